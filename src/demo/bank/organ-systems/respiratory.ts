import type { BankQuestion } from '../types';

export const respiratory: readonly BankQuestion[] = [
  {
    id: 'respiratory-01',
    stem: '<p>A 70-year-old woman with severe chronic obstructive pulmonary disease is brought to the emergency department because of 3 days of worsening dyspnea and purulent sputum. She has received repeated nebulized albuterol-ipratropium, methylprednisolone, and ceftriaxone with azithromycin, and oxygen at 2 L/min by nasal cannula. One hour later she is tired but opens her eyes to voice, follows commands, and coughs up her secretions. Temperature is 37.8 °C (100.0 °F), pulse 112/min, respirations 32/min, blood pressure 146/82 mm Hg, and oxygen saturation 90%. She uses accessory muscles, and breath sounds are faint with wheezing. Chest radiography shows hyperinflation without infiltrate or pneumothorax.</p><table><tbody><tr><th>Arterial blood gas</th><th>On arrival</th><th>After 1 hour</th></tr><tr><th>pH</th><td>7.29</td><td>7.26</td></tr><tr><th>PaCO<sub>2</sub></th><td>66 mm Hg</td><td>71 mm Hg</td></tr><tr><th>PaO<sub>2</sub></th><td>52 mm Hg</td><td>60 mm Hg</td></tr></tbody></table><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Continuous nebulized albuterol and repeat blood gas in 4 hours',
        why: 'She has already received intensive bronchodilator therapy, and her acidosis is getting worse. Waiting 4 hours without ventilatory support risks respiratory arrest; continued medical therapy alone is suitable when the pH is above 7.35.',
      },
      {
        text: 'Endotracheal intubation and mechanical ventilation',
        why: 'Invasive ventilation is for respiratory arrest, inability to protect the airway, hemodynamic collapse, or failure of noninvasive ventilation. She is arousable, cooperative, stable, and clears secretions, so the noninvasive route should be tried first.',
      },
      {
        text: 'Noninvasive bilevel positive pressure ventilation',
        correct: true,
        why: 'Acute hypercapnia with a pH of 7.35 or below and fatigue in an exacerbation, without contraindication, is the strongest indication for bilevel ventilation. It unloads the inspiratory muscles, offsets intrinsic PEEP, and lowers rates of intubation and death.',
      },
      {
        text: 'Oxygen by nonrebreather mask at 15 L/min',
        why: 'Her saturation of 90% is already within the target of 88% to 92%. High-concentration oxygen would worsen hypercapnia through ventilation-perfusion mismatch and the Haldane effect, and it increases mortality in this setting.',
      },
      {
        text: 'Sodium bicarbonate infusion',
        why: 'Bicarbonate generates carbon dioxide that she cannot exhale and does not treat respiratory acidosis. It is reserved for selected metabolic acidoses or hyperkalemia.',
      },
    ],
    objective:
      'Acute hypercapnic respiratory failure (pH 7.35 or below) in an exacerbation of chronic obstructive pulmonary disease is treated with bilevel noninvasive ventilation unless immediate intubation is required.',
    expanded:
      '<p>In an exacerbation, airflow limitation prolongs expiration; tachypnea leaves less time to empty, so gas is trapped and intrinsic PEEP rises. The diaphragm works from a flattened position and must first overcome that pressure before any air flows. Expiratory pressure (usually 4 to 6 cm H<sub>2</sub>O) counterbalances intrinsic PEEP, and inspiratory pressure (10 to 15 cm H<sub>2</sub>O, raised stepwise) assists tidal volume.</p><p>Randomized trials show roughly one death avoided for every 12 patients treated and one intubation avoided for every 5. Drowsiness caused by hypercapnia is not itself a contraindication when the patient can be watched closely.</p><p>Repeat the blood gas within 1 to 2 hours: rising pH and falling respiratory rate predict success. Failure to improve, worsening consciousness, intolerance, vomiting, or copious secretions should prompt intubation if it accords with the patient’s goals, which are best discussed now. Controlled oxygen to 88% to 92% continues throughout.</p>',
    references: [
      'https://goldcopd.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=noninvasive+ventilation+acute+hypercapnic+COPD+exacerbation+guideline',
    ],
    disciplines: ['Internal Medicine'],
    organSystems: ['Respiratory'],
    examTypes: ['ABIM', 'Step 2', 'Step 3', 'COMLEX'],
    topics: ['Chronic obstructive pulmonary disease'],
    subtopics: ['Acute exacerbation', 'Noninvasive ventilation'],
    percentCorrect: 86,
  },
  {
    id: 'respiratory-02',
    stem: '<p>Carbon monoxide binds to hemoglobin with an affinity more than 200 times that of oxygen. Students model a firefighter with a hemoglobin concentration of 15.0 g/dL who has inhaled smoke. Thirty percent of the heme sites carry carbon monoxide. The arterial PO<sub>2</sub> is 100 mm Hg, and 98% of the heme sites <em>not</em> occupied by carbon monoxide carry oxygen. One gram of hemoglobin can bind 1.34 mL of oxygen; the solubility of oxygen in plasma is 0.003 mL O<sub>2</sub>/dL per mm Hg.</p><p>Which of the following most closely describes the arterial oxygen content and the P<sub>50</sub> of the remaining oxygen-binding sites compared with normal?</p>',
    options: [
      {
        text: '14.1 mL/dL; P<sub>50</sub> decreased',
        correct: true,
        why: 'Bound oxygen is 1.34 × 15.0 × 0.70 × 0.98 = 13.8 mL/dL, and dissolved oxygen is 0.003 × 100 = 0.3 mL/dL, for a total of 14.1. Carbon monoxide holds the tetramer in its relaxed, high-affinity state, so the curve shifts left and P<sub>50</sub> falls.',
      },
      {
        text: '14.1 mL/dL; P<sub>50</sub> increased',
        why: 'The content is right, but a higher P<sub>50</sub> means lower affinity, as with acidosis, fever, or 2,3-bisphosphoglycerate. Carbon monoxide does the reverse and impairs unloading in tissue.',
      },
      {
        text: '20.0 mL/dL; P<sub>50</sub> decreased',
        why: 'The shift is right, but the content counts every heme site as available (1.34 × 15.0 × 0.98 + 0.3). That figure belongs to the same person before exposure.',
      },
      {
        text: '20.0 mL/dL; P<sub>50</sub> unchanged',
        why: 'This is the normal state. A normal PO<sub>2</sub> tempts one to assume a normal content, but PO<sub>2</sub> reflects only dissolved oxygen, whereas carbon monoxide changes both the capacity and the shape of the curve.',
      },
    ],
    objective:
      'Carbon monoxide lowers oxygen content by occupying heme sites and impairs unloading by shifting the dissociation curve to the left, while the PO2 stays normal.',
    expanded:
      '<p>Oxygen content is the sum of hemoglobin-bound and dissolved oxygen: (1.34 × hemoglobin × fractional saturation) + (0.003 × PO<sub>2</sub>). Here the fractional saturation of all heme sites is 0.70 × 0.98 = 0.686, so content falls from 20.0 to 14.1 mL/dL, a loss of about 30%, comparable to an anemia of 10.5 g/dL.</p><p>Carbon monoxide poisoning is worse than that anemia, however, because hemoglobin is a cooperative tetramer. A ligand on one subunit stabilizes the relaxed (R) conformation of the others, which then bind oxygen more tightly. The curve becomes more hyperbolic and shifts left; venous PO<sub>2</sub> must fall further before oxygen is released.</p><p>The carotid bodies respond mainly to PO<sub>2</sub> rather than content, so there is little urge to breathe harder. Ordinary two-wavelength pulse oximetry reads falsely high, because carboxyhemoglobin absorbs red light much as oxyhemoglobin does; co-oximetry is required. Breathing pure oxygen shortens the half-life of carboxyhemoglobin by competition.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=oxygen+hemoglobin+dissociation+curve',
      'https://www.ncbi.nlm.nih.gov/books/?term=carbon+monoxide+toxicity',
    ],
    videos: [
      'https://medlineplus.gov/ency/anatomyvideos/000018.htm',
      'https://medlineplus.gov/ency/anatomyvideos/000059.htm',
    ],
    disciplines: ['Physiology', 'Biochemistry'],
    organSystems: ['Respiratory', 'Hematologic & Lymphatic'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Gas exchange and transport'],
    subtopics: ['Oxygen content', 'Carbon monoxide'],
    percentCorrect: 58,
  },
  {
    id: 'respiratory-03',
    stem: '<p>A 68-year-old man undergoes high-resolution chest CT because of exertional dyspnea and dry cough that have progressed over 18 months. He smoked 25 pack-years and quit at age 50. He has no birds, mold exposure, joint pain, rash, or drugs known to injure the lung; rheumatologic serologies are negative. There are bibasilar fine crackles and digital clubbing. Prone inspiratory images show reticulation with traction bronchiectasis and several layers of clustered 3- to 8-mm cysts with shared thick walls directly beneath the pleura. The changes are bilateral, patchy, and most marked in the posterior costophrenic regions. Ground-glass opacity is minimal, there are no nodules, and expiratory images show no air trapping.</p><p>Which of the following patterns do these findings represent?</p>',
    options: [
      {
        text: 'Combined bronchiolar and fibrotic pattern of hypersensitivity pneumonitis',
        why: 'Fibrotic hypersensitivity pneumonitis tends to spare the bases or to be diffuse and shows mosaic attenuation, lobular air trapping, the “three-density” pattern, or centrilobular nodules. None is present here, and there is no exposure.',
      },
      {
        text: 'Desquamative interstitial pneumonia',
        why: 'This smoking-related disease is dominated by bilateral lower-zone ground-glass opacity with small cysts inside it. Honeycombing with little ground-glass opacity argues against it.',
      },
      {
        text: 'Nonspecific interstitial pneumonia',
        why: 'Nonspecific interstitial pneumonia is symmetric and basal, with ground-glass opacity and fine reticulation that often <em>spares</em> the immediate subpleural lung; honeycombing is absent or scant. It is frequently tied to systemic sclerosis or myositis.',
      },
      {
        text: 'Pulmonary Langerhans cell histiocytosis',
        why: 'Langerhans cell histiocytosis causes nodules and bizarre-shaped cysts in the upper and middle zones of current smokers and spares the costophrenic angles, the region most involved here.',
      },
      {
        text: 'Usual interstitial pneumonia',
        correct: true,
        why: 'Subpleural, basal-predominant, patchy reticulation with traction bronchiectasis and honeycombing (stacked cysts with shared walls), without features of another diagnosis, is the definite pattern of usual interstitial pneumonia. In this clinical setting it establishes idiopathic pulmonary fibrosis without biopsy.',
      },
    ],
    objective:
      'Subpleural, basal-predominant fibrosis with honeycombing and traction bronchiectasis on high-resolution CT is the usual interstitial pneumonia pattern and, without an identifiable cause, suffices for the diagnosis of idiopathic pulmonary fibrosis.',
    expanded:
      '<p>Honeycombing denotes clustered cystic airspaces, usually 3 to 10 mm, with well-defined thick walls, in one or more subpleural layers. Prone images show that posterior changes are fixed rather than gravity-dependent, and expiratory images look for air trapping. Imitators are paraseptal emphysema (a single layer of larger cysts, upper zones, thin walls) and traction bronchiolectasis (tubular when followed).</p><p>CT categories are usual interstitial pneumonia, probable usual interstitial pneumonia (traction bronchiectasis without honeycombing), indeterminate, and alternative diagnosis. In an older adult without exposure or connective tissue disease, the first two categories generally make surgical biopsy unnecessary after multidisciplinary discussion. The histologic counterpart is temporal heterogeneity: fibroblastic foci next to dense scar and normal lung.</p><p>Nintedanib and pirfenidone slow the decline of vital capacity by about half, and nerandomilast, approved in 2025, slows it as well; glucocorticoids are not indicated for stable disease. Early referral for transplantation, oxygen, rehabilitation, and vaccination complete care. Surveillance should include lung cancer, which is more frequent.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=idiopathic+pulmonary+fibrosis+ATS+ERS+JRS+ALAT+clinical+practice+guideline',
      'https://www.ncbi.nlm.nih.gov/books/?term=usual+interstitial+pneumonia',
    ],
    disciplines: ['Radiology', 'Pathology'],
    organSystems: ['Respiratory'],
    examTypes: ['ABR Core', 'ABIM'],
    topics: ['Interstitial lung disease'],
    subtopics: ['Idiopathic pulmonary fibrosis', 'High-resolution computed tomography'],
    percentCorrect: 70,
  },
  {
    id: 'respiratory-04',
    stem: '<p>A 26-year-old woman comes to the office because of asthma symptoms. For 4 months she has had cough and wheeze about 5 days a week and has woken at night twice a week. Her only medication is albuterol, which she uses daily. She needed a 5-day course of prednisone after a visit to the emergency department 2 months ago. She does not smoke. Inhaler technique is correct, and her home has no pets or mold. Pulse is 78/min, respirations 16/min, and oxygen saturation 98%. There is scattered end-expiratory wheezing. FEV<sub>1</sub> is 74% of predicted and rises by 15% (380 mL) after albuterol. She would like to carry as few inhalers as possible.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Albuterol as needed with daily montelukast',
        why: 'Leukotriene antagonists are less effective than inhaled glucocorticoids at preventing exacerbations and carry a boxed warning for neuropsychiatric effects. They are at best an alternative for patients who cannot or will not use an inhaled glucocorticoid.',
      },
      {
        text: 'Budesonide-formoterol for both maintenance and relief',
        correct: true,
        why: 'Symptoms on most days, weekly awakenings, a reduced FEV<sub>1</sub>, and a recent exacerbation call for at least step 3 treatment. One low-dose inhaled glucocorticoid–formoterol inhaler taken daily and for relief reduces severe exacerbations more than fixed dosing with a short-acting reliever, and it meets her wish for a single device.',
      },
      {
        text: 'Budesonide-formoterol only as needed',
        why: 'As-needed use without maintenance suits mild asthma (symptoms on fewer than 3 to 5 days a week with near-normal lung function). Her nearly daily symptoms, night waking, and low FEV<sub>1</sub> warrant regular maintenance as well.',
      },
      {
        text: 'Salmeterol twice daily with albuterol as needed',
        why: 'A long-acting β-agonist without an inhaled glucocorticoid masks inflammation and raises the risk of asthma-related death. Salmeterol is also too slow in onset to serve as a reliever.',
      },
      {
        text: 'Tiotropium daily with albuterol as needed',
        why: 'A long-acting antimuscarinic is an add-on at steps 4 to 5 for patients already on an inhaled glucocorticoid with a long-acting β-agonist. Without a glucocorticoid it leaves the airway inflammation untreated.',
      },
    ],
    objective:
      'For asthma with near-daily symptoms or night waking, low-dose inhaled glucocorticoid–formoterol as maintenance and reliever therapy is preferred because it lowers the risk of severe exacerbations.',
    expanded:
      '<p>Relief of symptoms with a short-acting β-agonist alone leaves airway inflammation untreated; heavy use (three or more canisters a year) predicts exacerbations and death. Current strategy therefore builds inhaled glucocorticoid into every step, including the reliever.</p><p>Formoterol works within minutes and has a dose range that allows repeated use, which is what makes maintenance-and-reliever therapy possible: one or two inhalations daily plus one inhalation whenever symptoms occur, up to 12 inhalations of the 160/4.5 µg strength in a day for adults. Each symptom then brings extra anti-inflammatory drug at the time it is needed.</p><p>Before stepping up, always check the diagnosis, technique, adherence, exposures, and comorbidities such as rhinitis, reflux, and obesity. Review in 4 to 12 weeks, give a written action plan, and step down after about 3 months of control. Patients on this plan should not be given a salmeterol- or vilanterol-containing inhaler for relief.</p>',
    references: [
      'https://ginasthma.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=2020+focused+updates+asthma+management+guidelines+NAEPP',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Respiratory'],
    examTypes: ['ABFM', 'Step 3', 'COMLEX'],
    topics: ['Asthma'],
    subtopics: ['Maintenance and reliever therapy'],
    percentCorrect: 73,
  },
  {
    id: 'respiratory-05',
    stem: '<p>A 5-month-old girl is brought to the emergency department in January because of 3 days of rhinorrhea followed by cough and noisy breathing. She was born at term, has had no earlier wheezing, and did not receive RSV immunoprophylaxis. She takes about three-fourths of her usual feeds and had a wet diaper 2 hours ago. Temperature is 38.1 °C (100.6 °F), pulse 148/min, respirations 50/min, and oxygen saturation 93% on room air. She is alert and smiles. There is nasal congestion with mild subcostal retractions, and scattered crackles and expiratory wheezes are heard on both sides. Mucous membranes are moist, and capillary refill is less than 2 seconds.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Albuterol by nebulizer every 4 hours',
        why: 'In bronchiolitis the airways are narrowed by edema, mucus, and sloughed cells rather than by muscle spasm; bronchodilators do not shorten illness or prevent admission. They are used for recurrent wheeze with features of asthma in older children.',
      },
      {
        text: 'Azithromycin orally for 5 days',
        why: 'Macrolides do not alter viral bronchiolitis and promote resistance. An antibiotic is used only when bacterial coinfection such as acute otitis media or focal pneumonia is likely.',
      },
      {
        text: 'Dexamethasone orally as a single dose',
        why: 'Glucocorticoids do not reduce admissions or length of stay in bronchiolitis. A single dose of dexamethasone is right for croup, which causes a barking cough and inspiratory stridor.',
      },
      {
        text: 'Nasal suctioning and continued frequent feeds at home',
        correct: true,
        why: 'A first episode of wheeze after a viral prodrome in winter is bronchiolitis, a clinical diagnosis. She is well hydrated, has mild distress, and saturates above 90%, so supportive care at home with return precautions is appropriate.',
      },
      {
        text: 'Respiratory viral panel and chest radiography before a decision',
        why: 'Routine testing and imaging do not change management in typical bronchiolitis, and atelectasis on the film leads to unnecessary antibiotics. Imaging is for severe or atypical illness; viral testing may help with cohorting of inpatients.',
      },
    ],
    objective:
      'Typical bronchiolitis is diagnosed clinically and treated supportively; bronchodilators, glucocorticoids, antibiotics, and routine imaging are not recommended.',
    expanded:
      '<p>Respiratory syncytial virus causes most bronchiolitis in children under 2 years. Infection of bronchiolar epithelium leads to necrosis, mucus plugging, and peribronchial edema, with air trapping and atelectasis. Symptoms peak on days 3 to 5, and cough may last 2 to 3 weeks; parents should be told so.</p><p>Admission is considered for oxygen saturation persistently below 90%, moderate-to-severe work of breathing, apnea, dehydration or intake below about half of normal, and for social reasons. Infants younger than 12 weeks, those born preterm, and those with heart, lung, or immune disease need a low threshold. Hospital care consists of suctioning, oxygen, fluids by nasogastric tube or vein, and high-flow support as rescue.</p><p>Prevention has changed: either maternal RSV vaccination at 32 to 36 weeks in season or a single dose of a long-acting monoclonal antibody (nirsevimab or clesrovimab) for infants younger than 8 months entering or born during their first season reduces hospitalization markedly. Smoke avoidance and breastfeeding also help.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=clinical+practice+guideline+bronchiolitis+diagnosis+management+prevention+American+Academy+of+Pediatrics',
      'https://www.cdc.gov/rsv/',
    ],
    disciplines: ['Pediatrics', 'Family Medicine'],
    organSystems: ['Respiratory'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Pediatric respiratory infection'],
    subtopics: ['Bronchiolitis'],
    percentCorrect: 85,
  },
  {
    id: 'respiratory-06',
    stem: '<p>A 57-year-old man collapses in the hospital corridor 6 days after craniotomy for resection of a meningioma. He regains consciousness and is short of breath. Postoperative prophylaxis has been intermittent pneumatic compression. Pulse is 132/min, respirations 34/min, and oxygen saturation 87% on 10 L/min of oxygen. Blood pressure is 74/46 mm Hg; it is 88/54 mm Hg on norepinephrine 0.25 µg/kg/min after 500 mL of crystalloid. Jugular venous pressure is elevated, and the lungs are clear. Bedside echocardiography shows a dilated right ventricle with septal flattening. CT angiography shows thrombus in both main pulmonary arteries; CT of the head shows expected postoperative change without hemorrhage. Lactate is 5.8 mmol/L. The neurosurgeon agrees to intravenous heparin without a bolus, and the pulmonary embolism response team is at the bedside.</p><p>Which of the following is the most appropriate additional treatment?</p>',
    options: [
      {
        text: 'Alteplase 100 mg intravenously over 2 hours',
        why: 'Systemic thrombolysis is the usual reperfusion treatment for high-risk pulmonary embolism, but intracranial surgery 6 days ago is a major contraindication because of the danger of intracranial hemorrhage.',
      },
      {
        text: 'Catheter-directed alteplase infusion at 1 mg/h',
        why: 'Local infusion lowers the dose of lytic but still exposes a fresh craniotomy bed to it, and it takes hours to work. It is an option for selected intermediate-risk patients without high bleeding risk.',
      },
      {
        text: 'Inferior vena cava filter placement alone',
        why: 'A filter may prevent further emboli when anticoagulation is impossible, but it does nothing for the clot that is obstructing the pulmonary arteries and causing shock. He is able to receive heparin.',
      },
      {
        text: 'Mechanical catheter thrombectomy',
        correct: true,
        why: 'He has obstructive shock from bilateral central embolism and needs immediate reperfusion, but fibrinolysis is contraindicated. Large-bore catheter aspiration removes proximal thrombus without lytic drugs; surgical embolectomy is the alternative where expertise allows.',
      },
      {
        text: 'Repeated crystalloid boluses to a total of 2 L',
        why: 'More volume distends an overloaded right ventricle, pushes the septum to the left, and lowers left-sided output. At most a small bolus is given when central venous pressure is low.',
      },
    ],
    objective:
      'High-risk (massive) pulmonary embolism needs immediate reperfusion; when systemic thrombolysis is contraindicated, catheter thrombectomy or surgical embolectomy is used.',
    expanded:
      '<p>Risk in pulmonary embolism is defined by hemodynamics rather than clot size. Sustained hypotension, need for vasopressors, or cardiac arrest marks the high-risk category, in which obstruction raises right ventricular afterload acutely; the ventricle dilates, its wall tension compresses coronary flow, and septal shift underfills the left side.</p><p>First steps are anticoagulation without delay (low-molecular-weight heparin for most patients; unfractionated heparin in shock, severe kidney disease, or high bleeding risk), norepinephrine to protect right coronary perfusion, cautious fluids, and avoidance of intubation if possible, since induction and positive pressure may precipitate arrest.</p><p>Reperfusion follows. Absolute contraindications to fibrinolysis include prior intracranial hemorrhage, ischemic stroke within 3 months, intracranial neoplasm, recent brain or spinal surgery or head trauma, and active bleeding. Mechanical thrombectomy or surgical embolectomy then takes its place, with venoarterial extracorporeal support as a bridge for refractory shock or arrest. Most normotensive patients, even with right ventricular strain, start with anticoagulation and close monitoring; reperfusion can be considered with transient hypotension or signs of hypoperfusion.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=massive+pulmonary+embolism',
      'https://pubmed.ncbi.nlm.nih.gov/?term=acute+pulmonary+embolism+guideline+mechanical+thrombectomy+high-risk',
    ],
    disciplines: ['Internal Medicine', 'Surgery'],
    organSystems: ['Respiratory', 'Cardiovascular'],
    examTypes: ['ABIM', 'Step 3'],
    topics: ['Venous thromboembolism'],
    subtopics: ['High-risk pulmonary embolism'],
    percentCorrect: 74,
  },
  {
    id: 'respiratory-07',
    stem: '<p>A 39-year-old woman comes to the clinic because of a dry cough, fatigue, and increased thirst for 2 months. She takes no medications or supplements. There are tender red nodules on both shins. Chest radiography shows bilateral hilar lymphadenopathy with reticulonodular upper-lung opacities. Transbronchial biopsy shows compact granulomas with epithelioid histiocytes and multinucleated giant cells without necrosis; stains for mycobacteria and fungi are negative.</p><table><tbody><tr><th>Calcium</th><td>11.6 mg/dL (N, 8.6–10.2)</td></tr><tr><th>Phosphorus</th><td>4.3 mg/dL (N, 2.5–4.5)</td></tr><tr><th>Parathyroid hormone</th><td>8 pg/mL (N, 15–65)</td></tr><tr><th>25-Hydroxyvitamin D</th><td>19 ng/mL (N, 20–50)</td></tr><tr><th>24-Hour urine calcium</th><td>412 mg (N, 100–250)</td></tr></tbody></table><p>Which of the following best explains the hypercalcemia?</p>',
    options: [
      {
        text: 'Activating antibody against the parathyroid calcium-sensing receptor',
        why: 'Stimulating the calcium-sensing receptor suppresses parathyroid hormone and causes <em>hypo</em>calcemia. Inactivation of the receptor, as in familial hypocalciuric hypercalcemia, would raise calcium with low urinary calcium.',
      },
      {
        text: 'Impaired breakdown of calcitriol by loss of 24-hydroxylase',
        why: 'Biallelic <em>CYP24A1</em> variants raise calcitriol and suppress parathyroid hormone, but they present with infantile hypercalcemia or lifelong kidney stones and do not produce granulomas or adenopathy.',
      },
      {
        text: 'Release of osteolytic cytokines within the bone marrow',
        why: 'Local RANK ligand and interleukin-driven osteolysis explains hypercalcemia in myeloma and breast cancer metastases. Bone pain, lytic lesions, or cytopenias would be expected, and calcitriol would be low.',
      },
      {
        text: 'Secretion of parathyroid hormone–related protein',
        why: 'This mediator of humoral hypercalcemia in squamous and renal carcinomas suppresses parathyroid hormone, but it also lowers phosphorus through the shared receptor in the proximal tubule. Her phosphorus is in the upper normal range.',
      },
      {
        text: 'Unregulated 1α-hydroxylation of vitamin D in macrophages',
        correct: true,
        why: 'Activated macrophages in sarcoid granulomas express 1α-hydroxylase that is driven by interferon-γ and ignores feedback by calcium or calcitriol. Excess calcitriol absorbs gut calcium and phosphate, suppresses parathyroid hormone, and causes hypercalciuria while substrate 25-hydroxyvitamin D is consumed.',
      },
    ],
    objective:
      'Granulomatous disease causes hypercalcemia through macrophage 1α-hydroxylase, which produces calcitriol outside the control of parathyroid hormone and calcium.',
    expanded:
      '<p>Vitamin D is hydroxylated in the liver at carbon 25 and in the proximal tubule at carbon 1. The renal enzyme (<em>CYP27B1</em>) is induced by parathyroid hormone and low phosphate and inhibited by calcium, calcitriol, and FGF23. The same gene is expressed in macrophages, where interferon-γ and toll-like receptor signals regulate it and where the usual feedback does not apply.</p><p>The signature is high calcium, low parathyroid hormone, normal-to-high phosphorus, low or low-normal 25-hydroxyvitamin D, and raised 1,25-dihydroxyvitamin D. Hypercalciuria is even more common than hypercalcemia and leads to stones, nephrocalcinosis, and polyuria from nephrogenic diabetes insipidus. Sunlight and vitamin D supplements taken for a “low” 25-hydroxyvitamin D can provoke a crisis, so both forms should be measured before supplementing.</p><p>Glucocorticoids inhibit the enzyme and lower calcium within days; hydroxychloroquine and azole antifungals are alternatives. Tuberculosis, histoplasmosis, and some lymphomas use the same mechanism.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=sarcoidosis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=sarcoidosis+hypercalcemia+1-alpha-hydroxylase+macrophage',
    ],
    disciplines: ['Biochemistry', 'Pathology'],
    organSystems: ['Respiratory', 'Endocrine'],
    examTypes: ['Step 1', 'COMLEX', 'Step 2'],
    topics: ['Interstitial lung disease'],
    subtopics: ['Sarcoidosis', 'Vitamin D metabolism'],
    percentCorrect: 69,
  },
  {
    id: 'respiratory-08',
    stem: '<p>A 63-year-old man is in the hospital with right lower lobe pneumonia and pleural infection. Two days ago a 14-French chest tube was placed under ultrasonographic guidance; the fluid was turbid with pH 7.02, glucose 22 mg/dL, and lactate dehydrogenase 2,140 U/L, and grew <em>Streptococcus intermedius</em>. The tube has been flushed regularly and drained 300 mL on the first day but only 25 mL in the past 24 hours. He is receiving ampicillin-sulbactam, to which the organism is susceptible. Temperature is 38.6 °C (101.5 °F), pulse 106/min, blood pressure 128/74 mm Hg, and oxygen saturation 93% on 2 L/min. Leukocyte count is 19,200/mm<sup>3</sup>; platelet count and coagulation studies are normal. CT shows the tube in good position within a residual 450-mL multiseptated collection. He has had no bleeding or recent surgery. The thoracic surgery service is 3 hours away.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Alteplase with dornase alfa through the chest tube',
        correct: true,
        why: 'Sepsis with a septated residual collection despite a well-placed tube and active antibiotics is failed simple drainage. Fibrinolytic and DNase together break fibrin septa and thin DNA-rich pus, improve drainage, and reduce referral for surgery.',
      },
      {
        text: 'Alteplase alone through the chest tube',
        why: 'A fibrinolytic alone dissolves septa but does not reduce the viscosity of pus, and it performed no better than placebo in the factorial trial that showed benefit of the combination.',
      },
      {
        text: 'Chest tube removal and 6 weeks of intravenous antibiotics',
        why: 'Antibiotics penetrate loculated acidic pus poorly, and undrained empyema maintains sepsis and traps the lung. Antibiotics alone are adequate only for small uncomplicated parapneumonic effusions.',
      },
      {
        text: 'Open window thoracostomy',
        why: 'Open drainage with rib resection is for chronic empyema or bronchopleural fistula in patients too frail for decortication. It would be disproportionate on day 2 of treatment.',
      },
      {
        text: 'Talc pleurodesis through the chest tube',
        why: 'Pleurodesis obliterates the pleural space for recurrent malignant effusion or pneumothorax. Talc is contraindicated in an infected space and would trap pus.',
      },
    ],
    objective:
      'When pleural infection does not resolve after tube drainage and antibiotics because of septated fluid, intrapleural tissue plasminogen activator plus DNase is given; surgery follows if that fails.',
    expanded:
      '<p>Pleural infection evolves from a free-flowing exudate through a fibrinopurulent stage with septa to an organized peel. A pleural fluid pH of 7.20 or below, frank pus, a positive Gram stain or culture, or a large loculated effusion calls for a tube; small-bore tubes perform as well as large ones when flushed.</p><p>In the MIST2 trial, alteplase 10 mg plus dornase alfa 5 mg, given twice daily for 3 days, cleared more of the radiographic opacity, lowered surgical referral, and shortened hospital stay compared with placebo; neither drug alone did. Lower alteplase doses (for instance 2.5 to 5 mg) are being used increasingly when the bleeding risk is raised. Pleural bleeding occurs in a few percent, so therapeutic anticoagulation should be held if possible.</p><p>Early video-assisted thoracoscopic surgery is an accepted alternative where available and is used when sepsis persists despite lytics. Anaerobic and <em>S. anginosus</em> group organisms are common, so regimens should cover both; total duration is usually 3 to 6 weeks.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=intrapleural+tissue+plasminogen+activator+DNase+pleural+infection+MIST2',
      'https://www.ncbi.nlm.nih.gov/books/?term=empyema+parapneumonic+effusion',
    ],
    disciplines: ['Internal Medicine', 'Surgery'],
    organSystems: ['Respiratory'],
    examTypes: ['ABIM', 'Step 3', 'Step 2'],
    topics: ['Pleural disease'],
    subtopics: ['Pleural infection'],
    percentCorrect: 70,
  },
  {
    id: 'respiratory-09',
    stem: '<p>A 52-year-old woman comes to the office to discuss an incidental finding. CT angiography of the chest, done in the emergency department for atypical chest pain, showed no embolism but a single 7-mm, smooth, solid, noncalcified nodule in the right lower lobe. There are no earlier images. She has never smoked and has no asbestos or radon exposure, no history of cancer, and no family history of lung cancer. She has no cough, fever, or weight loss. Her chest pain has resolved. Vital signs and examination, including lymph nodes and breasts, are normal; screening mammography was normal 4 months ago.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'No further imaging',
        why: 'No routine follow-up is advised for a solid nodule smaller than 6 mm in a patient at low risk, in whom the chance of cancer is below 1%. At 7 mm, surveillance is recommended.',
      },
      {
        text: 'CT of the chest without contrast in 3 months',
        why: 'A 3-month interval applies to solid nodules larger than 8 mm (as one option) or to multiple nodules of 6 mm or more. For a single 6- to 8-mm nodule it is too short to show growth reliably.',
      },
      {
        text: 'CT of the chest without contrast in 6 to 12 months',
        correct: true,
        why: 'For a single solid nodule of 6 to 8 mm in a low-risk adult aged 35 or older, guidance is repeat low-dose CT at 6 to 12 months, and then consideration of another at 18 to 24 months. Her risk of malignancy is about 1% to 2%.',
      },
      {
        text: 'CT-guided core needle biopsy',
        why: 'Biopsy of so small a lower-lobe nodule has limited yield and a pneumothorax risk near 15% to 20%. Tissue sampling suits nodules larger than 8 mm with intermediate-to-high probability of cancer.',
      },
      {
        text: 'PET/CT',
        why: 'PET is unreliable below about 8 mm because of limited spatial resolution and motion, so a negative result would not exclude cancer. It is useful for solid nodules larger than 8 mm.',
      },
    ],
    objective:
      'An incidental solitary solid lung nodule of 6 to 8 mm in a low-risk adult is followed with CT at 6 to 12 months; nodules under 6 mm need no routine follow-up in low-risk persons.',
    expanded:
      '<p>The Fleischner Society recommendations apply to nodules found <em>incidentally</em> in adults aged 35 or older without known cancer or immunosuppression. Lung-RADS applies instead to nodules found during lung cancer screening, and the two must not be mixed.</p><p>For a single solid nodule: below 6 mm, no routine follow-up at low risk and optional CT at 12 months at high risk; 6 to 8 mm, CT at 6 to 12 months, then consider (low risk) or obtain (high risk) CT at 18 to 24 months; above 8 mm, CT at 3 months, PET/CT, or tissue sampling according to probability. Ground-glass nodules of 6 mm or more are followed for 5 years, because they grow slowly.</p><p>Risk rises with age, smoking, emphysema, family history, upper-lobe site, spiculation, and size. Diffuse, central, laminated, or popcorn calcification, macroscopic fat, or stability of a solid nodule for 2 years indicates a benign lesion. Reassurance and a tracked recall keep patients from anxiety and from being lost to follow-up.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=Fleischner+Society+2017+incidental+pulmonary+nodules+guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=solitary+pulmonary+nodule',
    ],
    disciplines: ['Family Medicine'],
    organSystems: ['Respiratory'],
    examTypes: ['ABFM', 'Step 3', 'ABIM'],
    topics: ['Pulmonary nodule'],
    subtopics: ['Incidental nodule surveillance'],
    percentCorrect: 57,
  },
  {
    id: 'respiratory-10',
    stem: '<p>A 44-year-old woman with pneumococcal pneumonia is intubated for worsening hypoxemia. She is 160 cm (5 ft 3 in) tall and weighs 104 kg (229 lb). Chest radiography shows diffuse bilateral opacities, and echocardiography shows normal left ventricular function. She is deeply sedated. The ventilator is set to volume assist-control with a tidal volume of 525 mL, a rate of 16/min, an FiO<sub>2</sub> of 0.7, and a PEEP of 10 cm H<sub>2</sub>O. Plateau pressure is 35 cm H<sub>2</sub>O. Arterial blood gas shows pH 7.38, PaCO<sub>2</sub> 39 mm Hg, and PaO<sub>2</sub> 78 mm Hg. Predicted body weight for women is 45.5 + 0.91 × (height in cm − 152.4) kg.</p><p>Which of the following is the most appropriate tidal volume, with an increase of the respiratory rate as needed?</p>',
    options: [
      {
        text: '150 mL',
        why: 'About 3 mL/kg of predicted weight is the ultraprotective range, which is used with extracorporeal carbon dioxide removal or membrane oxygenation. Without it, dead-space ventilation would lead to severe hypercapnia.',
      },
      {
        text: '315 mL',
        correct: true,
        why: 'Predicted body weight is 45.5 + 0.91 × 7.6 = 52.4 kg, and 6 mL/kg gives about 315 mL. Her PaO<sub>2</sub>/FiO<sub>2</sub> of 111 with bilateral opacities is ARDS, for which this volume and a plateau pressure of 30 cm H<sub>2</sub>O or less lower mortality.',
      },
      {
        text: '420 mL',
        why: 'This is 8 mL/kg of predicted weight, the upper limit of the range, acceptable when the plateau pressure is low and dyssynchrony or acidosis is a problem. With a plateau pressure of 35 cm H<sub>2</sub>O it is too much.',
      },
      {
        text: '525 mL',
        why: 'The present volume is 10 mL/kg of predicted weight and causes overdistention, as the plateau pressure of 35 cm H<sub>2</sub>O shows. A normal PaCO<sub>2</sub> is not a reason to accept injurious settings.',
      },
      {
        text: '625 mL',
        why: 'This is 6 mL/kg of <em>actual</em> weight. Lung size depends on height and sex and does not grow with body mass, so using actual weight would injure the lung further.',
      },
    ],
    objective:
      'In ARDS, tidal volume is set at about 6 mL/kg of predicted body weight (from height and sex) with a plateau pressure of 30 cm H2O or less, accepting permissive hypercapnia.',
    expanded:
      '<p>In ARDS, much of the lung is flooded or collapsed, leaving a small aerated “baby lung.” A conventional tidal volume overstretches it, and cyclic opening and closing adds shear injury; the cytokines released injure distant organs. In the landmark ARDS Network trial, 6 rather than 12 mL/kg of predicted weight lowered mortality from 40% to 31%.</p><p>Practical steps: compute the predicted weight, set 6 mL/kg (range 4 to 8), raise the rate up to 35/min to preserve minute ventilation, and lower the volume further, by 1 mL/kg at a time to 4 mL/kg, if the plateau stays above 30 cm H<sub>2</sub>O. Driving pressure (plateau minus PEEP; here 25 cm H<sub>2</sub>O) should ideally be 15 or less. A pH down to about 7.20 to 7.25 is tolerated unless intracranial pressure is raised.</p><p>If PaO<sub>2</sub>/FiO<sub>2</sub> stays below 150, prone positioning for at least 16 hours a day also lowers mortality. Conservative fluids and glucocorticoids for severe pneumonia complement this care.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ARDS+Network+lower+tidal+volumes+acute+lung+injury+2000',
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+respiratory+distress+syndrome',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000018.htm'],
    disciplines: ['Internal Medicine', 'Physiology'],
    organSystems: ['Respiratory'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Acute respiratory failure'],
    subtopics: ['Acute respiratory distress syndrome', 'Mechanical ventilation'],
    percentCorrect: 80,
  },
];
