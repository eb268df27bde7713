import type { BankQuestion } from './types';

export const illustrated: readonly BankQuestion[] = [
  {
    id: 'illustrated-01',
    stem: '<p>A 41-year-old woman comes to the emergency department because of palpitations for 3 days. Over the past 2 months she has lost 6 kg despite a good appetite and has had trouble sleeping. She has no asthma and takes no medications. Temperature is 37.2 °C, blood pressure is 138/66 mm Hg, pulse is 116/min, and oxygen saturation is 98% on room air. She has warm, moist skin, lid lag, a fine tremor of the outstretched hands, and a smooth, enlarged thyroid gland with a bruit. The lungs are clear, and there is no edema. Bedside echocardiography shows a normal left ventricular ejection fraction. A rhythm strip is shown.</p><table><tbody><tr><th>TSH</th><td>&lt; 0.01 µU/mL</td></tr><tr><th>Free thyroxine</th><td>5.1 ng/dL (reference 0.8–1.8)</td></tr><tr><th>Potassium</th><td>4.2 mEq/L</td></tr></tbody></table><p>In addition to an antithyroid drug, which of the following is the most appropriate initial drug for her heart rhythm?</p>',
    options: [
      {
        text: 'Adenosine',
        why: 'Adenosine ends reentrant tachycardias that use the atrioventricular node, which are regular. This tracing is irregular without P waves, so adenosine would slow the ventricles for only a few seconds.',
      },
      {
        text: 'Amiodarone',
        why: 'Amiodarone carries a large iodine load that can aggravate hyperthyroidism and delays later radioiodine treatment. It is kept for unstable or refractory patients in whom other drugs fail.',
      },
      {
        text: 'Digoxin',
        why: 'Digoxin slows the ventricular rate by vagal effects, which are weak when sympathetic tone is high, and hyperthyroidism increases its clearance. It is an adjunct when atrial fibrillation is accompanied by systolic heart failure.',
      },
      {
        text: 'Diltiazem',
        why: 'A nondihydropyridine calcium channel blocker is the alternative when a β-blocker is contraindicated, for instance in severe asthma. It does nothing for the tremor and other adrenergic symptoms and is not first choice here.',
      },
      {
        text: 'Propranolol',
        correct: true,
        why: 'The strip shows atrial fibrillation with a rapid ventricular response: varying RR intervals and a fibrillating baseline without P waves. In thyrotoxicosis a β-blocker is the first choice because it controls the rate and the adrenergic symptoms, and propranolol also slows conversion of thyroxine to triiodothyronine.',
      },
    ],
    objective:
      'Atrial fibrillation caused by thyrotoxicosis is first treated with a β-blocker together with treatment of the thyroid disease.',
    expanded:
      '<p>Thyroid hormone increases the density of cardiac β-adrenergic receptors, shortens the atrial refractory period, and increases automaticity in the pulmonary veins. About 10% to 15% of patients with overt hyperthyroidism develop atrial fibrillation, more often with older age. The rhythm is recognized by irregularly irregular QRS complexes and the absence of organized P waves.</p><p>Guidelines recommend a β-blocker for rate control, with diltiazem or verapamil when β-blockers cannot be given. Propranolol has the added effect of inhibiting peripheral deiodination at higher doses. Cardioversion is usually deferred, because most patients return to sinus rhythm within weeks to months of becoming euthyroid and early recurrence is the rule while hormone levels are high. Anticoagulation follows the usual risk factors for stroke. Every new diagnosis of atrial fibrillation should prompt measurement of TSH.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=hyperthyroidism+atrial+fibrillation',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Cardiovascular', 'Endocrine'],
    examTypes: ['ABIM', 'ABFM', 'Step 2'],
    topics: ['Cardiac arrhythmias', 'Thyroid disease'],
    subtopics: ['Atrial fibrillation', 'Hyperthyroidism'],
    percentCorrect: 79,
    figures: ['ecg-strip-palpitations.png'],
  },
  {
    id: 'illustrated-02',
    stem: '<p>A 66-year-old man is brought to the emergency department 2 hours after the onset of epigastric pressure, nausea, and sweating. Blood pressure before treatment was 124/76 mm Hg. A few minutes after sublingual nitroglycerin, blood pressure is 76/48 mm Hg and pulse is 70/min. Jugular venous pressure is 13 cm H<sub>2</sub>O and rises with inspiration. The lungs are clear. No murmur is heard. Six leads of the electrocardiogram, including a right-sided chest lead, are shown. His coronary circulation is right-dominant.</p><p>Occlusion of which of the following vessels is the most likely cause of these findings?</p>',
    options: [
      {
        text: 'Right coronary artery proximal to the right ventricular branches',
        correct: true,
        why: 'ST elevation in II, III, and aVF that is greatest in III, with reciprocal depression in I and aVL, points to the right coronary artery. Elevation in V4R, hypotension after nitroglycerin, and high venous pressure with clear lungs show right ventricular infarction, so the occlusion lies upstream of the branches to the right ventricle.',
      },
      {
        text: 'Right coronary artery distal to the right ventricular branches',
        why: 'A distal occlusion would also cause inferior ST elevation, but the right ventricle would keep its blood supply. ST elevation in V4R and the collapse after nitroglycerin would not be expected.',
      },
      {
        text: 'Left main coronary artery',
        why: 'Subtotal left main occlusion typically produces widespread ST depression with ST elevation in aVR and pulmonary edema. Inferior ST elevation with clear lungs does not fit.',
      },
      {
        text: 'Left anterior descending artery proximal to the first septal branch',
        why: 'Proximal occlusion of this vessel produces ST elevation in the anterior chest leads and in I and aVL, where this patient has ST depression. Inferior leads would show reciprocal depression.',
      },
      {
        text: 'Left circumflex artery',
        why: 'A circumflex occlusion can cause inferior ST elevation, but then elevation in II equals or exceeds that in III and leads I and aVL are isoelectric or elevated. It does not infarct the right ventricle in a right-dominant circulation.',
      },
    ],
    objective:
      'Inferior ST elevation greatest in lead III with ST elevation in V4R localizes the occlusion to the right coronary artery proximal to its right ventricular branches.',
    expanded:
      '<p>The injury vector of a right coronary occlusion points downward and to the right, toward lead III (+120°) and away from aVL (−30°). ST elevation in III therefore exceeds that in II, and aVL shows the deepest reciprocal depression. A circumflex occlusion points more to the left, so that II is at least as elevated as III.</p><p>Acute marginal (right ventricular) branches leave the proximal and middle right coronary artery. When they are lost, the right ventricle dilates and cannot fill the left ventricle: hypotension, distended neck veins, Kussmaul sign, and clear lungs. ST elevation of 1 mm or more in V4R is the most sensitive electrocardiographic sign and should be looked for in every inferior infarction.</p><p>These patients depend on preload. Nitrates, diuretics, and morphine can cause collapse; cautious isotonic fluid, inotropes when fluid does not help, maintenance of atrioventricular synchrony, and prompt reperfusion are the treatment.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=right+ventricular+myocardial+infarction',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000065.htm'],
    disciplines: ['Anatomy', 'Physiology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Coronary artery disease'],
    subtopics: ['Inferior myocardial infarction', 'Coronary anatomy'],
    percentCorrect: 68,
    figures: ['ecg-six-leads.png'],
  },
  {
    id: 'illustrated-03',
    stem: '<p>A 58-year-old woman is admitted because of vomiting and diarrhea for 4 days. She takes methadone, 110 mg daily, and was given ondansetron twice in the emergency department. Forty minutes after arrival on the ward, she twice feels faint for several seconds and recovers without treatment; a strip recorded during the second episode is shown together with one from admission. She is now awake, with blood pressure 112/68 mm Hg and pulse 60/min.</p><table><tbody><tr><th>Potassium</th><td>3.1 mEq/L</td></tr><tr><th>Magnesium</th><td>1.7 mg/dL (reference 1.7–2.2)</td></tr><tr><th>Creatinine</th><td>0.9 mg/dL</td></tr></tbody></table><p>In addition to correcting potassium and withholding the offending drugs, which of the following is the most appropriate immediate treatment?</p>',
    options: [
      {
        text: 'Intravenous adenosine',
        why: 'Adenosine ends regular supraventricular tachycardias that depend on the atrioventricular node. It does not act on this ventricular rhythm, and the bradycardia that follows could start another episode.',
      },
      {
        text: 'Intravenous amiodarone',
        why: 'Amiodarone is used for monomorphic or polymorphic ventricular tachycardia with a normal QT interval. It prolongs repolarization further and is harmful when the baseline QT interval is long.',
      },
      {
        text: 'Intravenous magnesium sulfate',
        correct: true,
        why: 'The admission strip shows a QT interval of about 600 ms, and the telemetry strip shows a wide-complex rhythm whose axis twists around the baseline after a pause: torsades de pointes. Magnesium, 2 g intravenously, suppresses the triggering early afterdepolarizations even when the serum magnesium is normal.',
      },
      {
        text: 'Intravenous procainamide',
        why: 'Procainamide treats stable monomorphic ventricular tachycardia and preexcited atrial fibrillation. It blocks potassium channels, prolongs the QT interval, and would make recurrence more likely.',
      },
      {
        text: 'Synchronized cardioversion',
        why: 'She is in sinus rhythm and stable, so no shock is indicated now. If the arrhythmia were sustained with collapse, an unsynchronized shock would be needed because the changing QRS complexes cannot be tracked reliably.',
      },
    ],
    objective:
      'Intravenous magnesium is the first treatment of torsades de pointes in a hemodynamically stable patient, whatever the serum magnesium concentration.',
    expanded:
      '<p>Torsades de pointes is polymorphic ventricular tachycardia in the setting of delayed repolarization. Drugs that block the rapid delayed rectifier current (hERG), such as methadone, ondansetron, macrolides, and fluoroquinolones, prolong the action potential; hypokalemia reduces the same current further. L-type calcium channels recover during the long plateau and generate early afterdepolarizations. Episodes typically follow a short–long–short sequence: a premature beat, a compensatory pause, and another premature beat on the following T wave.</p><p>Magnesium lowers calcium influx and is given as 2 g over several minutes, repeated if needed. Potassium is raised to 4.5–5 mEq/L. Recurrent episodes are prevented by increasing the heart rate with temporary pacing or isoproterenol, which shortens repolarization. Pulseless or sustained torsades requires immediate unsynchronized defibrillation. A QTc above 500 ms should prompt a review of every drug on the list.</p>',
    references: ['https://www.heart.org/', 'https://www.ncbi.nlm.nih.gov/books/?term=torsades+de+pointes'],
    disciplines: ['Pharmacology', 'Internal Medicine'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Cardiac arrhythmias'],
    subtopics: ['Torsades de pointes', 'Drug-induced QT prolongation'],
    percentCorrect: 82,
    figures: ['ecg-admission.png', 'ecg-telemetry.png'],
  },
  {
    id: 'illustrated-04',
    stem: '<p>A 57-year-old man with end-stage kidney disease is brought to the emergency department because of weakness of the legs since this morning. He missed his last two hemodialysis sessions. Medications are lisinopril, amlodipine, and sevelamer. Temperature is 36.7 °C, blood pressure is 148/86 mm Hg, respirations are 18/min, and oxygen saturation is 96% on room air. There is moderate symmetric weakness of the legs. An arteriovenous fistula in the left arm has a palpable thrill. Two leads of his electrocardiogram are shown; a tracing 6 months ago was normal. Laboratory results will be available in 30 minutes, and the dialysis team has been called.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Albuterol by nebulizer',
        why: 'Albuterol shifts potassium into cells within about 30 minutes and is a good adjunct. It does not protect the heart in the meantime, which is the first priority with this tracing.',
      },
      {
        text: 'Calcium gluconate, intravenously',
        correct: true,
        why: 'Tall, narrow, pointed T waves with flattened P waves and a wide QRS complex in a dialysis patient mean severe hyperkalemia until proved otherwise. Calcium stabilizes the myocardial membrane within minutes and is given at once, before the laboratory result.',
      },
      {
        text: 'Emergency hemodialysis, with no treatment until it begins',
        why: 'Dialysis is the definitive way to remove potassium from this patient, but preparing it takes an hour or more. A wide QRS complex can degenerate to ventricular fibrillation or asystole during the wait.',
      },
      {
        text: 'Regular insulin with dextrose, intravenously',
        why: 'Insulin lowers serum potassium beginning after 10 to 20 minutes and should follow directly. With conduction already disturbed, membrane stabilization comes first.',
      },
      {
        text: 'Sodium bicarbonate, intravenously',
        why: 'Bicarbonate has little effect on potassium unless there is severe metabolic acidosis, and it adds a sodium load in an anuric patient. It does not act reliably or quickly enough.',
      },
      {
        text: 'Sodium zirconium cyclosilicate, orally',
        why: 'This potassium binder begins to work within an hour and removes potassium through the bowel over many hours. It is useful in chronic or less urgent hyperkalemia but cannot prevent an arrhythmia now.',
      },
    ],
    objective:
      'When the electrocardiogram suggests severe hyperkalemia, intravenous calcium is given immediately, without waiting for the serum potassium.',
    expanded:
      '<p>A high extracellular potassium concentration makes the resting membrane potential less negative. Sodium channels inactivate, so conduction slows: the PR interval and QRS complex lengthen and P waves flatten and disappear. Faster phase 3 repolarization gives the tall, narrow-based T waves. The end stage is a sine wave, ventricular fibrillation, or asystole. Correlation of these changes with the serum concentration is loose, so a suggestive tracing in a patient at risk is treated at once.</p><p>Treatment has three steps. Calcium gluconate (or calcium chloride through a central line) restores the difference between resting and threshold potential within 3 minutes for 30 to 60 minutes and is repeated if the tracing does not improve; it does not change serum potassium. Insulin with dextrose and inhaled albuterol shift potassium into cells. Dialysis, diuretics when urine is made, and binders remove it.</p>',
    references: ['https://kdigo.org/guidelines/', 'https://www.ncbi.nlm.nih.gov/books/?term=hyperkalemia'],
    disciplines: ['Internal Medicine'],
    organSystems: ['Renal & Urinary', 'Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Electrolyte disorders'],
    subtopics: ['Hyperkalemia'],
    percentCorrect: 86,
    figures: ['ecg-two-leads.png'],
  },
  {
    id: 'illustrated-05',
    stem: '<p>An 18-month-old boy is brought to the clinic because of irritability and a swollen belly. He was born at term after an uncomplicated pregnancy and passed meconium on the first day. He was breastfed; rice cereal and fruit were added at 5 months, and porridge, bread, and pasta at 7 months. He passes four pale, bulky stools daily. He has had no pneumonia. Length is at the 12th percentile and head circumference at the 50th. His weights are shown on the chart. He is pale, the abdomen is distended, and there is little subcutaneous fat over the buttocks. Duodenal biopsy specimens were taken; a schematic of the findings beside those of a healthy child is shown.</p><table><tbody><tr><th>Hemoglobin</th><td>9.4 g/dL</td></tr><tr><th>Mean corpuscular volume</th><td>68 µm<sup>3</sup></td></tr><tr><th>Albumin</th><td>3.3 g/dL</td></tr><tr><th>Stool ova and parasites</th><td>Negative</td></tr></tbody></table><p>Which of the following additional findings is most likely?</p>',
    options: [
      {
        text: 'Acanthocytes in the peripheral blood',
        why: 'Acanthocytes with very low cholesterol suggest abetalipoproteinemia, in which fat malabsorption begins in the first months of life. The villi keep their normal shape there, and the enterocytes are filled with fat.',
      },
      {
        text: 'Chloride concentration of 88 mmol/L in sweat',
        why: 'A high sweat chloride concentration means cystic fibrosis, in which weight gain is poor from birth because of pancreatic insufficiency. This child grew well for 7 months, and cystic fibrosis does not flatten the villi.',
      },
      {
        text: 'Foamy, PAS-positive macrophages in the lamina propria',
        why: 'Such macrophages are typical of Whipple disease, a rare infection mainly of middle-aged men with arthralgia. The drawing shows lymphocytes, not macrophages, and long crypts.',
      },
      {
        text: 'IgA antibodies to tissue transglutaminase in serum',
        correct: true,
        why: 'Growth faltered only after wheat was introduced, and the mucosa shows flat villi, elongated crypts, and many intraepithelial lymphocytes: celiac disease. IgA antibodies to tissue transglutaminase are present in about 95% of untreated children with normal total IgA.',
      },
      {
        text: 'Lymphopenia with low serum IgG',
        why: 'Loss of lymphocytes and immunoglobulins occurs in intestinal lymphangiectasia, whose hallmark is dilated lacteals within the villi. Here the villi are absent and lymphocytes are abundant.',
      },
    ],
    objective:
      'Weight that crosses percentiles downward after wheat is introduced, with villous atrophy, crypt hyperplasia, and intraepithelial lymphocytosis, indicates celiac disease.',
    expanded:
      '<p>The time at which a growth curve bends is a diagnostic clue. Falling weight from birth suggests cystic fibrosis or another congenital cause; a bend between 6 and 18 months, after gluten enters the diet, suggests celiac disease. Weight falls first, then length, while the head is spared, the pattern of insufficient or wasted calories.</p><p>In carriers of HLA-DQ2 or HLA-DQ8, deamidated gliadin peptides activate CD4<sup>+</sup> T cells in the lamina propria. Cytokines and intraepithelial cytotoxic lymphocytes destroy enterocytes, villi flatten, and crypts lengthen as they try to replace them. Iron, folate, and fat are malabsorbed in the proximal bowel.</p><p>Testing begins with tissue transglutaminase IgA and total IgA while gluten is eaten. European and some American guidance accepts the diagnosis without biopsy in children whose titer is at least 10 times the upper limit and whose endomysial antibodies are positive. Treatment is a lifelong gluten-free diet.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=celiac+disease',
      'https://www.who.int/tools/child-growth-standards',
    ],
    disciplines: ['Pediatrics', 'Pathology'],
    organSystems: ['Gastrointestinal', 'Immune System'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Malabsorption'],
    subtopics: ['Celiac disease', 'Growth faltering'],
    percentCorrect: 78,
    figures: ['growth-chart-weight.png', 'duodenal-mucosa.png'],
  },
  {
    id: 'illustrated-06',
    stem: '<p>A 47-year-old man comes to the clinic because of shortness of breath on exertion that has slowly worsened for 3 months. Five months ago he was mechanically ventilated for 16 days because of influenza pneumonia. An inhaled corticosteroid and albuterol have not helped. He has never smoked. Respirations are 18/min, and oxygen saturation is 97% on room air at rest. When he takes a deep, fast breath, a harsh sound is heard over the neck in inspiration and expiration. The lungs are clear. His flow–volume loop, the same on three efforts, is shown; a chest radiograph is normal.</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Asthma',
        why: 'Asthma narrows small airways, so the expiratory limb is scooped toward the volume axis while inspiratory flow is preserved. A flat inspiratory limb and failure of bronchodilators argue against it.',
      },
      {
        text: 'Idiopathic pulmonary fibrosis',
        why: 'A stiff lung produces a narrow loop with reduced vital capacity and relatively high flows. His vital capacity is nearly as predicted, and there are no crackles.',
      },
      {
        text: 'Inducible laryngeal obstruction',
        why: 'Paradoxical vocal fold movement is a variable extrathoracic obstruction: only the inspiratory limb is flattened, and the pattern varies between efforts. Here expiration is cut off just as much.',
      },
      {
        text: 'Intrathoracic tracheomalacia',
        why: 'A floppy intrathoracic trachea is pulled open during inspiration and collapses in forced expiration, so only the expiratory limb is flattened. Inspiratory flow would be near normal.',
      },
      {
        text: 'Respiratory muscle weakness',
        why: 'Weak muscles reduce peak flows and vital capacity and give efforts that are rounded and poorly reproducible. They do not cause stridor or square plateaus at constant flow.',
      },
      {
        text: 'Tracheal stenosis',
        correct: true,
        why: 'Both limbs are flattened to a plateau near 2 L/s with preserved vital capacity, the pattern of a fixed upper airway obstruction. Stridor in both phases after prolonged intubation points to a cuff-related stenosis of the trachea.',
      },
    ],
    objective:
      'Flattening of both the inspiratory and expiratory limbs of the flow–volume loop indicates a fixed upper airway obstruction such as postintubation tracheal stenosis.',
    expanded:
      '<p>When the narrowest point of the airway is rigid, flow is limited to the same plateau in both phases, whatever the pressure around it. A lesion that changes caliber behaves differently. Outside the thorax, negative airway pressure during inspiration narrows the lesion and flattens the lower limb; inside the thorax, positive pleural pressure during forced expiration flattens the upper limb.</p><p>After prolonged intubation, cuff pressure above capillary perfusion pressure (about 30 cm H<sub>2</sub>O) causes mucosal ischemia, and a fibrous ring develops over weeks to months. Symptoms appear on exertion once the lumen falls to about 8 mm and at rest at about 5 mm. A ratio of FEV<sub>1</sub> in mL to peak flow in L/min above about 10 is suggestive. Computed tomography of the neck and chest and bronchoscopy define length and site; dilation, laser, stenting, or resection with anastomosis are the treatments.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=tracheal+stenosis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=flow-volume+loop+upper+airway+obstruction',
    ],
    disciplines: ['Internal Medicine', 'Physiology'],
    organSystems: ['Respiratory'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Upper airway obstruction', 'Pulmonary function testing'],
    subtopics: ['Tracheal stenosis', 'Flow–volume loops'],
    percentCorrect: 72,
    figures: ['flow-volume-loop.png'],
  },
  {
    id: 'illustrated-07',
    stem: '<p>A 31-year-old woman who is 14 weeks pregnant comes for genetic counseling because of a bleeding disorder in her family. Her brother has been treated since infancy for bleeding into joints, as was her late maternal uncle; factor IX activity in her brother is less than 1%. Her pedigree is shown. Cell-free DNA testing has shown that the fetus is male. Molecular testing of the family is not yet available.</p><p>Which of the following is the best estimate of the probability that the fetus (IV-3) is affected?</p>',
    options: [
      {
        text: '1 in 20',
        why: 'This would be the risk if the sex of the fetus were unknown: a carrier probability of 1 in 5, times 1 in 2 for passing on the allele, times 1 in 2 for a male. The fetus is known to be male.',
      },
      {
        text: '1 in 10',
        correct: true,
        why: 'Her mother (II-3) must be a carrier, so her own prior risk is 1 in 2. Two unaffected sons lower it to (1/2 × 1/4) ÷ (1/2 × 1/4 + 1/2) = 1/5, and a male fetus inherits the variant with probability 1/2.',
      },
      {
        text: '1 in 5',
        why: 'This is her probability of being a carrier after her two healthy sons are taken into account. It must still be multiplied by 1/2, because a carrier passes the variant to half of her sons.',
      },
      {
        text: '1 in 4',
        why: 'This multiplies her prior carrier risk of 1/2 by 1/2 and leaves out the information that two sons are healthy. It would be right if this were her first pregnancy.',
      },
      {
        text: '1 in 2',
        why: 'This would be the risk of a male fetus if she were known to be a carrier, or her own carrier risk before her sons were born. Neither applies here.',
      },
    ],
    objective:
      'Healthy sons lower the carrier probability of a woman at risk for an X-linked recessive disorder, which is calculated with Bayes’ theorem.',
    expanded:
      '<p>The pedigree shows hemophilia B, an X-linked recessive disorder: only males are affected, and they are related through unaffected females. II-3 has an affected brother and an affected son, so she is an obligate carrier and each daughter has a prior carrier risk of 1/2.</p><p>Bayes’ theorem weighs this prior against the observation. If she is a carrier, the chance of two unaffected sons is 1/2 × 1/2 = 1/4, giving a joint probability of 1/8. If she is not, the chance is 1, giving a joint probability of 1/2. The posterior probability of being a carrier is 1/8 ÷ (1/8 + 1/2) = 1/5. Each healthy son halves the odds: 1 to 1, then 1 to 2, then 1 to 4.</p><p>Normal factor IX activity does not exclude the carrier state because of skewed X inactivation. Testing for the familial variant settles the matter and allows planning of delivery.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hemophilia+B',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Bayesian+risk+assessment+genetic+counseling',
    ],
    disciplines: ['Genetics', 'Biostatistics & Epidemiology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Patterns of inheritance'],
    subtopics: ['X-linked recessive inheritance', 'Bayes theorem'],
    percentCorrect: 48,
    figures: ['pedigree-bleeding.png'],
  },
  {
    id: 'illustrated-08',
    stem: '<p>Researchers study a family in which several members lost central vision in early adulthood. The pedigree is shown; filled symbols are affected members. Muscle and blood cells of every affected member show reduced activity of complex I of the electron transport chain, whereas cells of the unaffected members are normal. Within this family the trait shows complete penetrance, and all copies of the responsible gene within a cell are identical.</p><p>III-6 and III-7 each have a child with an unaffected, unrelated partner.</p><p>Which of the following are the expected probabilities that the child is affected?</p>',
    options: [
      {
        text: 'Child of III-6, 0%; child of III-7, 100%',
        why: 'This reverses the direction of transmission. In the pedigree, all children of affected women (I-2 and II-4) and no children of affected men (II-2 and III-5) are affected.',
      },
      {
        text: 'Child of III-6, 50%; child of III-7, 0%',
        why: 'A risk of 50% from an affected mother would fit heterozygosity for a nuclear gene. The two affected mothers in this family have six affected children out of six, and identical mitochondrial genomes leave nothing to segregate.',
      },
      {
        text: 'Child of III-6, 50%; child of III-7, 50%',
        why: 'This is the expectation for an autosomal dominant allele in heterozygous parents. Five unaffected children of two affected fathers and six affected children of two affected mothers make that explanation very unlikely.',
      },
      {
        text: 'Child of III-6, 100%; child of III-7, 0%',
        correct: true,
        why: 'Transmission from every affected mother to all children and from no affected father is maternal (mitochondrial) inheritance, which fits a defect of complex I. III-6 will pass her mitochondria to every child, and III-7 to none.',
      },
    ],
    objective:
      'A variant in mitochondrial DNA is passed from an affected mother to all of her children and from an affected father to none.',
    expanded:
      '<p>The cytoplasm of the zygote comes from the oocyte, which carries more than 100,000 copies of the mitochondrial genome. Sperm mitochondria are few, are marked with ubiquitin, and are destroyed after fertilization. Seven of the subunits of complex I are encoded by mitochondrial DNA, so a maternally transmitted complex I defect fits well; Leber hereditary optic neuropathy is the best-known example.</p><p>Other patterns can be excluded from the pedigree. X-linked dominant inheritance would make every daughter of an affected man affected, but III-2 and III-3 are not. X-linked recessive inheritance cannot explain II-4, an affected woman whose father is unaffected. Autosomal dominant inheritance predicts about half of the children of each affected parent.</p><p>In real families, mixtures of normal and variant genomes (heteroplasmy) and incomplete penetrance blur the picture: the share of variant copies differs between siblings and between tissues. The stem excludes both.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=mitochondrial+inheritance',
      'https://pubmed.ncbi.nlm.nih.gov/?term=paternal+mitochondria+elimination+ubiquitin',
    ],
    disciplines: ['Genetics', 'Biochemistry'],
    organSystems: ['General Principles', 'Nervous System'],
    examTypes: ['MCAT'],
    topics: ['Patterns of inheritance'],
    subtopics: ['Mitochondrial inheritance'],
    percentCorrect: 77,
    figures: ['pedigree-vision.png'],
  },
  {
    id: 'illustrated-09',
    stem: '<p>Students equilibrate four blood samples with gas mixtures and measure their oxygen content; the results are shown. Sample 1 is normal blood with a hemoglobin concentration of 15 g/dL. Sample 2 is the same blood at a pH of 7.1. In sample 3, carbon monoxide occupies half of the heme sites. Sample 4 was diluted with plasma to a hemoglobin concentration of 7.5 g/dL. Fully oxygenated samples 3 and 4 carry the same amount of oxygen.</p><p>A tissue supplied with arterial blood at a PO<sub>2</sub> of 100 mm Hg extracts 5 mL of oxygen from every deciliter.</p><p>Which of the following venous PO<sub>2</sub> values are closest to those expected with samples 3 and 4?</p>',
    options: [
      {
        text: 'Sample 3, 14 mm Hg; sample 4, 27 mm Hg',
        correct: true,
        why: 'Both samples arrive with about 10 mL/dL and leave with about 5 mL/dL. Curve 3 reaches that content at about 14 mm Hg and curve 4 at about 27 mm Hg, because carbon monoxide also increases the affinity of the remaining sites.',
      },
      {
        text: 'Sample 3, 27 mm Hg; sample 4, 14 mm Hg',
        why: 'These are the right numbers for the wrong samples. Curve 3 lies to the left of curve 4, so at the same content its PO<sub>2</sub> is lower.',
      },
      {
        text: 'Sample 3, 27 mm Hg; sample 4, 27 mm Hg',
        why: 'Equal values would require curves of the same shape, that is, carbon monoxide acting only by removing binding sites. The curves have the same plateau but differ in their steep part.',
      },
      {
        text: 'Sample 3, 40 mm Hg; sample 4, 40 mm Hg',
        why: 'A venous PO<sub>2</sub> of about 40 mm Hg is right for sample 1, in which content falls from 20 to 15 mL/dL. Samples with half of the capacity must give up half of their oxygen.',
      },
    ],
    objective:
      'Carbon monoxide reduces oxygen capacity and shifts the dissociation curve to the left, so tissue PO2 falls further than in anemia of equal oxygen content.',
    expanded:
      '<p>Oxygen content depends on hemoglobin concentration, saturation, and a small dissolved amount: about 1.34 mL per gram of saturated hemoglobin plus 0.003 mL/dL per mm Hg. Halving the functional hemoglobin halves the plateau from 20 to 10 mL/dL, whether by dilution or by carbon monoxide, which binds heme more than 200 times as tightly as oxygen.</p><p>The samples differ in cooperativity. Carbon monoxide holds hemoglobin tetramers in the relaxed (R) state, so the remaining hemes bind oxygen tightly; the curve moves left and loses its sigmoid shape. To unload 5 mL/dL, PO<sub>2</sub> must fall to about 14 mm Hg, leaving little gradient to drive diffusion into mitochondria. In sample 4, the P<sub>50</sub> is unchanged at 27 mm Hg. Low pH (sample 2) moves the curve to the right and eases unloading.</p><p>This helps to explain why carboxyhemoglobin of 50% threatens life while a hemoglobin concentration of 7.5 g/dL at rest is usually tolerated.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=oxygen+hemoglobin+dissociation+curve',
      'https://www.ncbi.nlm.nih.gov/books/?term=carbon+monoxide+toxicity',
    ],
    disciplines: ['Physiology', 'Biochemistry'],
    organSystems: ['Hematologic & Lymphatic', 'Respiratory'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Oxygen transport'],
    subtopics: ['Oxygen dissociation curve', 'Carbon monoxide'],
    percentCorrect: 61,
    figures: ['oxygen-content-curves.png'],
  },
  {
    id: 'illustrated-10',
    stem: '<p>A laboratory studies a candidate drug that inhibits a bacterial enzyme. The initial reaction rate is measured at five substrate concentrations without inhibitor and again with 30 µM inhibitor; both series contain the same amount of enzyme. Inhibition is reversed completely by dialysis. The data are shown in a double-reciprocal plot.</p><p>Which of the following gives the type of inhibition and the inhibition constant (K<sub>i</sub>)?</p>',
    options: [
      {
        text: 'Competitive; 12 µM',
        why: 'A competitive inhibitor leaves V<sub>max</sub> unchanged, so the lines would meet on the vertical axis. Here they meet on the horizontal axis, and the vertical intercept rises from 0.02 to 0.05.',
      },
      {
        text: 'Noncompetitive; 12 µM',
        why: 'The type is right, but 12 µM results from dividing 30 µM by 2.5. The factor by which V<sub>max</sub> falls equals 1 + [I]/K<sub>i</sub>, so 1 must be subtracted first.',
      },
      {
        text: 'Noncompetitive; 20 µM',
        correct: true,
        why: 'The lines share the intercept −1/K<sub>m</sub> = −0.5 mM<sup>−1</sup>, so K<sub>m</sub> is unchanged while V<sub>max</sub> falls from 50 to 20 µmol/min. The factor 2.5 = 1 + 30/K<sub>i</sub> gives K<sub>i</sub> = 30/1.5 = 20 µM.',
      },
      {
        text: 'Uncompetitive; 20 µM',
        why: 'An uncompetitive inhibitor binds only the enzyme–substrate complex and lowers K<sub>m</sub> and V<sub>max</sub> by the same factor. The lines would be parallel instead of differing in slope.',
      },
    ],
    objective:
      'In a double-reciprocal plot, lines that meet on the horizontal axis show pure noncompetitive inhibition, and the ratio of the vertical intercepts equals 1 + [I]/Ki.',
    expanded:
      '<p>Taking reciprocals of the Michaelis–Menten equation gives a straight line: 1/v = (K<sub>m</sub>/V<sub>max</sub>)(1/[S]) + 1/V<sub>max</sub>. The vertical intercept is 1/V<sub>max</sub>, the horizontal intercept −1/K<sub>m</sub>, and the slope K<sub>m</sub>/V<sub>max</sub>.</p><p>Without inhibitor the intercepts are 0.02 min/µmol and −0.5 mM<sup>−1</sup>, so V<sub>max</sub> is 50 µmol/min and K<sub>m</sub> is 2 mM. With inhibitor V<sub>max</sub> is 1/0.05 = 20 µmol/min at the same K<sub>m</sub>. A pure noncompetitive inhibitor binds free enzyme and enzyme–substrate complex equally well at a site other than the active site, so it acts as if part of the enzyme had been removed, and more substrate cannot overcome it. An irreversible inhibitor would produce the same plot, but dialysis would not restore activity. The three types can be told apart by where the lines cross: the vertical axis, the horizontal axis, or nowhere.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=enzyme+kinetics+inhibition',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Lineweaver-Burk+noncompetitive+inhibition',
    ],
    disciplines: ['Biochemistry'],
    organSystems: ['General Principles'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Enzyme kinetics'],
    subtopics: ['Noncompetitive inhibition', 'Double-reciprocal plots'],
    percentCorrect: 57,
    figures: ['double-reciprocal-plot.png'],
  },
  {
    id: 'illustrated-11',
    stem: '<p>A 69-year-old man in the surgical intensive care unit has cool extremities and low urine output 12 hours after repair of a ruptured abdominal aortic aneurysm. He had an anterior myocardial infarction 3 years ago. He takes metoprolol. Blood pressure is 98/70 mm Hg and pulse is 76/min in sinus rhythm. A pulmonary artery catheter shows a cardiac index of 2.0 L/min/m<sup>2</sup> and a pulmonary artery occlusion pressure of 22 mm Hg. The hemoglobin concentration is 10.1 g/dL and stable. Left ventricular pressure–volume loops before and 30 minutes after an intervention are shown.</p><p>Which of the following interventions best explains the change?</p>',
    options: [
      {
        text: 'Bolus of lactated Ringer solution',
        why: 'More preload moves the loop to the right along an unchanged end-systolic line: end-diastolic volume and stroke volume rise. In the figure, end-diastolic volume falls and the end-systolic line becomes steeper.',
      },
      {
        text: 'Dobutamine infusion',
        correct: true,
        why: 'The end-systolic pressure–volume relation turns steeper, which means increased contractility. End-systolic volume falls from about 110 to 72 mL, stroke volume rises from about 50 to 78 mL, and filling pressure decreases slightly.',
      },
      {
        text: 'Esmolol infusion',
        why: 'A β<sub>1</sub>-blocker lowers contractility, so the end-systolic line would be flatter, end-systolic volume larger, and stroke volume smaller, the opposite of the figure.',
      },
      {
        text: 'Nitroglycerin infusion',
        why: 'Venodilation lowers end-diastolic volume and pressure, moving the loop to the left along the same end-systolic line. It would not increase systolic pressure or steepen that line.',
      },
      {
        text: 'Phenylephrine infusion',
        why: 'An α<sub>1</sub>-agonist raises afterload: the loop becomes taller and narrower, with a larger end-systolic volume and a smaller stroke volume. Here stroke volume increases.',
      },
    ],
    objective:
      'A steeper end-systolic pressure–volume relation with a smaller end-systolic volume shows increased contractility, as produced by dobutamine.',
    expanded:
      '<p>The pressure–volume loop separates the determinants of stroke volume. Preload is the volume at the lower right corner, where filling along the end-diastolic relation stops. Afterload can be read from the pressure at which the ventricle must eject. Contractility is the slope of the line through the upper left corners of loops at different loads; it does not depend on preload or afterload.</p><p>Dobutamine stimulates mainly β<sub>1</sub>-receptors. Cyclic AMP activates protein kinase A, which increases calcium entry and, by phosphorylating phospholamban, its reuptake, so contraction is stronger and relaxation faster. Mild β<sub>2</sub>-mediated vasodilation lets systemic resistance fall. Stroke volume rises at a lower filling pressure, which suits low output with pulmonary congestion.</p><p>Before treatment the ejection fraction was 50/160, about 31%; afterward it is 78/150, or 52%. The price is a higher oxygen demand and a risk of tachyarrhythmia.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=pressure+volume+loop+left+ventricle',
      'https://www.ncbi.nlm.nih.gov/books/?term=dobutamine',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000067.htm'],
    disciplines: ['Physiology', 'Pharmacology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 1', 'ABSITE', 'COMLEX'],
    topics: ['Cardiac mechanics', 'Shock'],
    subtopics: ['Pressure–volume loops', 'Inotropic drugs'],
    percentCorrect: 73,
    figures: ['pressure-volume-loops.png'],
  },
  {
    id: 'illustrated-12',
    stem: '<p>A 52-year-old man comes to the clinic because he has begun to hold his phone to the other ear. Over about 10 months he has had slowly increasing trouble understanding speech on one side, with ringing in the same ear and brief unsteadiness when he turns quickly. He has had no ear pain, discharge, or noise exposure. Otoscopic examination is normal on both sides. With a 512-Hz tuning fork, air conduction is louder than bone conduction in both ears, and sound is heard louder in the right ear when the fork is placed on the forehead. The audiogram is shown; word recognition is 96% in the right ear and 44% in the left.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Audiometry again in 12 months',
        why: 'Watchful repetition suits symmetric, age-related loss without other symptoms. Marked asymmetry with poor word recognition needs a cause first, and delay risks growth of a tumor.',
      },
      {
        text: 'CT of the temporal bones without contrast',
        why: 'CT shows bone and is used for conductive loss from otosclerosis, cholesteatoma, or fracture. The bone thresholds here equal the air thresholds, and CT misses small tumors of the internal auditory canal.',
      },
      {
        text: 'Hearing aid evaluation without imaging',
        why: 'A hearing aid may help later, but amplification alone would leave a retrocochlear cause undetected. It is the right step for symmetric sensorineural loss.',
      },
      {
        text: 'MRI of the internal auditory canals with contrast',
        correct: true,
        why: 'The audiogram shows sensorineural loss confined to the left ear that grows toward high frequencies, with word recognition worse than the thresholds predict. Asymmetric sensorineural loss calls for MRI to look for a vestibular schwannoma or another lesion of the cerebellopontine angle.',
      },
      {
        text: 'Oral prednisone for 2 weeks',
        why: 'Corticosteroids are offered for sudden sensorineural loss, which develops within 72 hours and is treated as early as possible. His loss has progressed over 10 months.',
      },
    ],
    objective:
      'Asymmetric sensorineural hearing loss is evaluated with contrast-enhanced MRI of the internal auditory canals to look for vestibular schwannoma.',
    expanded:
      '<p>Reading an audiogram takes three steps: how loud must sounds be (thresholds above 25 dB are abnormal), is there a gap between air and bone conduction (conductive loss), and are the ears alike? Here bone equals air on the left, so the loss is sensorineural, and the ears differ by 15 dB or more at several neighboring frequencies. Tuning forks agree: air conduction is better than bone conduction on both sides, and the Weber test lateralizes to the better ear.</p><p>About 95% of patients with a vestibular schwannoma have hearing loss, usually gradual and one-sided, often with tinnitus and mild imbalance; vertigo is unusual because the vestibular system compensates for slow change. Word recognition out of proportion to the thresholds points behind the cochlea. Gadolinium-enhanced T1-weighted MRI, or a high-resolution T2-weighted sequence for screening, detects tumors of a few millimeters. Small tumors are observed with serial MRI; larger or growing ones are treated with radiosurgery or microsurgery.</p>',
    references: ['https://www.ncbi.nlm.nih.gov/books/?term=vestibular+schwannoma', 'https://www.entnet.org/'],
    disciplines: ['Family Medicine'],
    organSystems: ['Nervous System'],
    examTypes: ['ABFM', 'Step 2', 'Step 3', 'COMLEX'],
    topics: ['Hearing loss'],
    subtopics: ['Asymmetric sensorineural hearing loss', 'Vestibular schwannoma'],
    percentCorrect: 80,
    figures: ['audiogram.png'],
  },
  {
    id: 'illustrated-13',
    stem: '<p>A 44-year-old right-handed woman is evaluated after a seizure. For 4 months she has had spells of a rising sensation in the abdomen followed by staring and lip smacking for about a minute. She has noticed no change in her vision. Visual acuity is 20/20 in both eyes, the pupils react normally, and the optic discs are normal. Language is normal. Formal visual field testing is shown.</p><p>On MRI, the lesion is most likely found in which of the following locations?</p>',
    options: [
      {
        text: 'Left optic nerve',
        why: 'An optic nerve lesion affects one eye only, often with a central scotoma, reduced acuity, and an afferent pupillary defect. The defect here is the same in both eyes.',
      },
      {
        text: 'Optic chiasm',
        why: 'Compression of the crossing fibers causes bitemporal loss: the outer halves of both fields. In this patient the nasal field of the left eye and the temporal field of the right eye are affected.',
      },
      {
        text: 'Left optic tract',
        why: 'An optic tract lesion causes a right homonymous hemianopia that is usually incongruous and includes the lower quadrants. Only the upper quadrants are lost here.',
      },
      {
        text: 'Left anterior temporal lobe',
        correct: true,
        why: 'Loss of the right upper quadrant in both eyes comes from the left Meyer loop, the part of the optic radiation that sweeps forward around the temporal horn. Focal seizures with an epigastric aura and automatisms also arise from the temporal lobe.',
      },
      {
        text: 'Left parietal lobe',
        why: 'The upper part of the optic radiation runs through the parietal lobe and carries the lower contralateral quadrants. A lesion there would cause a right inferior quadrantanopia.',
      },
      {
        text: 'Left occipital cortex, both banks of the calcarine fissure',
        why: 'Damage to both banks causes a congruous right homonymous hemianopia, often with sparing of the macula. It would involve the lower quadrant and would not cause temporal lobe seizures.',
      },
    ],
    objective:
      'A contralateral homonymous superior quadrantanopia localizes to the Meyer loop of the optic radiation in the temporal lobe.',
    expanded:
      '<p>Fibers from the inferior retina, which sees the upper field, leave the lateral geniculate nucleus, run forward and downward around the tip of the temporal horn (Meyer loop), and end in the lingual gyrus below the calcarine fissure. Fibers from the superior retina pass straight back through the parietal lobe to the cuneus above the fissure. A temporal lesion therefore removes the upper and a parietal lesion the lower contralateral quadrant.</p><p>Rules for reading fields: one eye means in front of the chiasm; both temporal halves mean the chiasm; the same side in both eyes means behind it. The more alike the two defects, the closer the lesion is to the cortex. Patients rarely notice a superior defect because the upper field matters little for reading and walking.</p><p>The same defect follows anterior temporal lobectomy for epilepsy in more than half of patients, and tractography of the Meyer loop helps surgeons to limit it.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=visual+field+defects+neuroanatomy',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Meyer+loop+superior+quadrantanopia',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000016.htm'],
    disciplines: ['Anatomy', 'Radiology'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 1', 'COMLEX', 'ABR Core'],
    topics: ['Neuroanatomic localization'],
    subtopics: ['Visual pathway', 'Homonymous visual field defects'],
    percentCorrect: 74,
    figures: ['visual-fields.png'],
  },
  {
    id: 'illustrated-14',
    stem: '<p>In a randomized trial, 2000 adults with advanced heart failure receive a new drug or placebo. The Kaplan–Meier survival curves are shown. A participant who received placebo comes to a visit 12 months after randomization and feels well. She asks how likely it is that she will still be alive at 36 months after randomization if she continues as before.</p><p>Which of the following is the best estimate of this probability?</p>',
    options: [
      {
        text: '48%',
        why: 'This multiplies the survival at 36 months by that at 12 months (0.60 × 0.80). Survival over the first 12 months is already contained in the value at 36 months.',
      },
      {
        text: '60%',
        why: 'This is the survival at 36 months for a participant at the time of randomization. She has already lived through the first 12 months, in which 20% of the placebo group died.',
      },
      {
        text: '75%',
        correct: true,
        why: 'Of the placebo group, 80% are alive at 12 months and 60% at 36 months. For those alive at 12 months, the conditional probability is 0.60 ÷ 0.80 = 0.75.',
      },
      {
        text: '80%',
        why: 'This is the survival of the placebo group at 12 months, the denominator of the calculation. Coincidentally it is also close to the conditional survival in the drug group (70% ÷ 88%).',
      },
      {
        text: '88%',
        why: 'This is the survival of the drug group at 12 months. It belongs to the other arm and to another time.',
      },
    ],
    objective:
      'The probability of surviving to a later time, given survival to an earlier one, is the quotient of the two Kaplan–Meier estimates.',
    expanded:
      '<p>A Kaplan–Meier curve shows the probability of surviving beyond each time, counted from time zero. It is the product of the conditional probabilities of surviving each short interval, with the number at risk as the denominator; participants who are censored (tick marks) leave the denominator without lowering the curve. Because survival is a product, the conditional probability of surviving from time <em>a</em> to time <em>b</em> is S(<em>b</em>)/S(<em>a</em>).</p><p>The same curves give other measures. At 36 months the absolute risk reduction is 70% − 60% = 10 percentage points, so the number needed to treat for 36 months is 10. Median survival in the placebo group is about 48 months, where the curve has come down to about 50%. Toward the right end, few participants remain at risk, so the estimates there are imprecise. The log-rank test compares whole curves; a hazard ratio summarizes them if hazards are proportional.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=Kaplan-Meier+conditional+survival+tutorial',
      'https://www.ncbi.nlm.nih.gov/books/?term=survival+analysis',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles', 'Cardiovascular'],
    examTypes: ['Step 3', 'ABFM', 'ABIM', 'Step 2'],
    topics: ['Survival analysis'],
    subtopics: ['Kaplan–Meier curves', 'Conditional probability'],
    percentCorrect: 59,
    figures: ['survival-curves.png'],
  },
  {
    id: 'illustrated-15',
    stem: '<p>A 46-year-old woman with severe pancreatitis is mechanically ventilated in the intensive care unit. A left subclavian venous catheter has just been placed with difficulty, and a portable supine chest radiograph was taken. While the film is being read, blood pressure falls from 118/70 to 68/40 mm Hg, pulse rises to 138/min, oxygen saturation falls to 81% on an FiO<sub>2</sub> of 1.0, and the ventilator signals a high peak airway pressure. The neck veins are distended. A schematic of the radiograph is shown.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Bronchoscopy through the endotracheal tube',
        why: 'Bronchoscopy removes a mucus plug that has collapsed a lung, in which case the mediastinum would move toward the opaque side. Here the left side is filled with air and the mediastinum is pushed away from it.',
      },
      {
        text: 'Chest CT with intravenous contrast',
        why: 'CT would clarify a doubtful or loculated pneumothorax in a stable patient. In a patient in extremis, transport delays a procedure that the findings already demand.',
      },
      {
        text: 'Decompression of the left pleural space',
        correct: true,
        why: 'The left hemithorax is dark without lung markings, the lung is collapsed at the hilum, the diaphragm is low, and trachea and heart are pushed to the right: tension pneumothorax. Needle or finger decompression restores venous return at once, and a chest tube follows.',
      },
      {
        text: 'Pericardiocentesis',
        why: 'Perforation by the catheter can cause tamponade with hypotension and distended neck veins, but lung markings would be normal on both sides and airway pressure would not rise. Bedside ultrasonography would show a pericardial effusion.',
      },
      {
        text: 'Withdrawal of the endotracheal tube by 3 cm',
        why: 'A tube in the right main bronchus can cause hypoxemia and collapse of the left lung, but the left side would be opaque and the mediastinum pulled to the left. In this film the tip lies well above the carina.',
      },
    ],
    objective:
      'Sudden shock with high airway pressure after subclavian puncture in a ventilated patient is tension pneumothorax and needs immediate pleural decompression.',
    expanded:
      '<p>Positive-pressure ventilation drives air through a visceral pleural tear with each breath. Intrapleural pressure rises above atmospheric, the lung collapses, and the mediastinum is displaced; compression of the great veins and right atrium reduces venous return. In a ventilated patient, collapse is sudden, and the first clue is often rising airway pressure.</p><p>The diagnosis is clinical, helped by bedside ultrasonography (absent lung sliding); a film should not be awaited. On a radiograph, look for a pleural line, absence of markings beyond it, widened intercostal spaces, a low or inverted hemidiaphragm with a deep costophrenic sulcus in the supine patient, and mediastinal shift.</p><p>In adults, Advanced Trauma Life Support recommends the fourth or fifth intercostal space just anterior to the midaxillary line for needle or finger decompression, where the chest wall is thinner than at the second space in the midclavicular line. A tube thoracostomy must follow.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=tension+pneumothorax',
      'https://www.facs.org/quality-programs/trauma/education/advanced-trauma-life-support/',
    ],
    disciplines: ['Surgery', 'Radiology'],
    organSystems: ['Respiratory'],
    examTypes: ['ABSITE', 'ABR Core', 'Step 2'],
    topics: ['Pleural disease'],
    subtopics: ['Tension pneumothorax', 'Complications of central venous access'],
    percentCorrect: 88,
    figures: ['chest-film.png'],
  },
  {
    id: 'illustrated-16',
    stem: '<p>A 79-year-old woman comes to the emergency department because of intermittent cramping abdominal pain and vomiting for 3 days; the vomit became feculent today. She has had episodes of right upper quadrant pain after meals for years and has never had an operation. Temperature is 37.4 °C, blood pressure is 108/64 mm Hg, and pulse is 106/min. The abdomen is distended with high-pitched bowel sounds and mild diffuse tenderness without guarding. No hernia is felt. The serum lactate concentration is normal. A schematic of her upright abdominal radiograph is shown. Intravenous fluid is given, and a nasogastric tube is placed.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Endoscopic retrograde cholangiography with sphincterotomy',
        why: 'This removes stones from the bile duct in cholangitis or choledocholithiasis. Her stone has already left the biliary tree and lies in the distal small bowel, far beyond the reach of a duodenoscope.',
      },
      {
        text: 'Enterotomy with extraction of the obstructing stone',
        correct: true,
        why: 'Dilated small bowel with air–fluid levels, air in the bile ducts, and a ring-shaped calcification in the right lower quadrant form the Rigler triad of gallstone ileus. The stone is milked back to healthy bowel and removed through a longitudinal enterotomy.',
      },
      {
        text: 'Mesenteric angiography with papaverine infusion',
        why: 'Papaverine treats nonocclusive mesenteric ischemia. A normal lactate concentration, a visible obstructing stone, and central branching bile duct air do not suggest ischemia; gas in the portal veins would reach the edge of the liver.',
      },
      {
        text: 'Sigmoidoscopic decompression',
        why: 'Endoscopic detorsion is the first treatment of sigmoid volvulus, in which a single huge colonic loop without folds rises from the pelvis. The gas here lies in several loops with folds that cross the lumen.',
      },
      {
        text: 'Water-soluble contrast medium by nasogastric tube and observation',
        why: 'A contrast challenge predicts and may promote resolution of obstruction by adhesions in patients with earlier operations. A large impacted stone rarely passes on its own.',
      },
    ],
    objective:
      'Small-bowel obstruction, pneumobilia, and an ectopic calcified gallstone indicate gallstone ileus, which is treated with enterolithotomy.',
    expanded:
      '<p>A large gallstone can erode through an inflamed gallbladder into the duodenum. Air enters the bile ducts through the fistula, and a stone larger than about 2.5 cm lodges where the bowel is narrowest, usually the distal ileum near the ileocecal valve. Cramping comes and goes as the stone tumbles along. Most patients are older women, and 1% to 4% of mechanical small-bowel obstructions have this cause.</p><p>Pneumobilia lies centrally, because bile flows toward the hilum; portal venous gas is carried to the periphery. The complete triad is visible on plain films in fewer than half of patients, and CT is far more sensitive.</p><p>Enterolithotomy alone is the safest operation in frail or acutely ill patients. The bowel is palpated for further stones. Cholecystectomy with fistula repair in the same operation carries higher mortality and is reserved for selected fit patients; most fistulas close once the stone is gone.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=gallstone+ileus',
      'https://radiopaedia.org/articles/gallstone-ileus',
    ],
    disciplines: ['Surgery', 'Radiology'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'ABR Core'],
    topics: ['Intestinal obstruction', 'Gallstone disease'],
    subtopics: ['Gallstone ileus', 'Pneumobilia'],
    percentCorrect: 76,
    figures: ['abdominal-film.png'],
  },
  {
    id: 'illustrated-17',
    stem: '<p>Two patients undergo noncontrast CT of the head. Patient 1 is a 22-year-old man who was struck on the side of the head by a baseball, regained consciousness, and became drowsy 2 hours later. Patient 2 is a 79-year-old woman who takes apixaban and became confused several hours after a fall. Schematics of axial images are shown. The collection in patient 2 extends across the coronal and lambdoid sutures; that in patient 1 does not.</p><p>Which of the following best explains this difference?</p>',
    options: [
      {
        text: 'Both collections are in the same space; the higher arterial pressure in patient 1 pushes the brain inward before blood can spread',
        why: 'Pressure explains how fast a collection grows but not where it stops. Arterial blood also spreads widely in the subarachnoid space, so the boundary must be anatomic.',
      },
      {
        text: 'The collection in patient 1 is between arachnoid and pia mater, held by trabeculae; that in patient 2 is between dura and arachnoid',
        why: 'Blood between arachnoid and pia mater is subarachnoid and fills sulci and cisterns as bright lines. It does not form a lens against the skull.',
      },
      {
        text: 'The collection in patient 1 is between dura and arachnoid; that in patient 2 is between skull and periosteal dura',
        why: 'The two spaces are interchanged. A crescent that crosses sutures is subdural, and a biconvex collection limited by sutures is epidural.',
      },
      {
        text: 'The collection in patient 1 is between the two layers of dura; that in patient 2 is between skull and periosteal dura',
        why: 'The periosteal and meningeal layers of dura separate only to enclose the venous sinuses. No hematoma of this form develops there, and the collection in patient 2 does not respect sutures as an epidural one would.',
      },
      {
        text: 'The collection in patient 1 is between skull and periosteal dura, which is fixed at the sutures; that in patient 2 is between dura and arachnoid',
        correct: true,
        why: 'The outer dura is the periosteum of the inner table and is anchored at the sutures, so an epidural hematoma stays between them and bulges inward as a lens. Dura and arachnoid are only loosely joined, so subdural blood spreads over the hemisphere.',
      },
    ],
    objective:
      'Epidural hematomas are biconvex and limited by sutures because periosteal dura is anchored there; subdural hematomas are crescent-shaped and cross sutures.',
    expanded:
      '<p>Cranial dura has a periosteal layer, which adheres to the inner table and passes through the sutures to join the outer periosteum, and a meningeal layer. Blood from a torn middle meningeal artery strips the periosteal layer from bone but stops where it is anchored. Such a hematoma can, however, cross the midline above a sinus or extend from the supratentorial to the infratentorial space, because the dural folds lie beneath it.</p><p>A subdural hematoma usually comes from torn bridging veins and opens a plane within the dural border cell layer. It crosses sutures freely but is confined by the falx and tentorium, the reflections of meningeal dura. Atrophy stretches the veins, so minor trauma suffices in older adults, particularly during anticoagulation.</p><p>Acute blood measures about 50 to 70 HU. Over 1 to 3 weeks it becomes isodense with cortex, and shift of the gray–white junction may be the only clue.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=epidural+hematoma',
      'https://www.ncbi.nlm.nih.gov/books/?term=subdural+hematoma',
    ],
    disciplines: ['Radiology', 'Anatomy'],
    organSystems: ['Nervous System'],
    examTypes: ['ABR Core', 'Step 1'],
    topics: ['Head trauma'],
    subtopics: ['Epidural hematoma', 'Subdural hematoma'],
    percentCorrect: 84,
    figures: ['head-images.png'],
  },
  {
    id: 'illustrated-18',
    stem: '<p>A 36-year-old warehouse worker comes to the clinic because of stiffness in the upper part of the lower back for 2 weeks after lifting a box. There is no leg pain, numbness, or weakness, and neurologic examination is normal. The transverse processes of L2 are palpated in three positions of the spine; the findings, drawn as seen from above with the front of the body upward, are shown. The physician plans to treat L2 with muscle energy as a direct technique, with the patient seated.</p><p>In which of the following positions should L2 be placed to engage the restrictive barrier?</p>',
    options: [
      {
        text: 'Extended, rotated left, sidebent left',
        why: 'Rotation and sidebending are right, but extension is the direction of ease here: the transverse processes become level in extension. A direct technique must engage flexion, which is restricted.',
      },
      {
        text: 'Extended, rotated right, sidebent right',
        why: 'This is the position in which the segment already lies, the position of ease in all three planes. It would be the start of an indirect technique.',
      },
      {
        text: 'Flexed, rotated left, sidebent left',
        correct: true,
        why: 'The right transverse process lies posterior, so L2 is rotated right; the asymmetry increases in flexion and disappears in extension, so the diagnosis is L2 E R<sub>R</sub>S<sub>R</sub>. The barrier is the opposite in every plane: flexion, left rotation, and left sidebending.',
      },
      {
        text: 'Flexed, rotated right, sidebent right',
        why: 'This would engage only the flexion barrier while moving with the dysfunction in the other two planes. Barriers in all three planes are engaged in direct muscle energy for a type II dysfunction.',
      },
      {
        text: 'Neutral, rotated left, sidebent right',
        why: 'Opposite rotation and sidebending in neutral belong to the treatment of a type I dysfunction that is rotated right and sidebent left. A dysfunction that changes with flexion and extension is type II and affects one segment.',
      },
    ],
    objective:
      'A transverse process that is posterior on the right in flexion and level in extension shows an extended, right-rotated, right-sidebent segment, treated directly in flexion and to the left.',
    expanded:
      '<p>A vertebra is named for the direction in which it moves freely. The side of the posterior transverse process gives rotation. If the asymmetry is worse in flexion and gone in extension, flexion is restricted and the segment is extended (E); the reverse identifies a flexed segment (F). By the second Fryette principle, rotation and sidebending occur to the same side when the spine is not neutral, so sidebending need not be tested separately. If asymmetry were unchanged by position and involved a group, the dysfunction would be neutral (type I) with rotation and sidebending to opposite sides.</p><p>In direct muscle energy, the segment is brought to its barrier in all planes, the patient pushes toward the position of ease for 3 to 5 seconds against an unyielding counterforce, relaxes, and a new barrier is taken up three to five times. Indirect techniques such as counterstrain or balanced ligamentous tension begin in the position of ease.</p>',
    references: [
      'https://www.aacom.org/',
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+muscle+energy+lumbar',
    ],
    disciplines: ['Osteopathic Principles', 'Anatomy'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Osteopathic manipulative treatment', 'Somatic dysfunction'],
    subtopics: ['Muscle energy', 'Segmental naming'],
    percentCorrect: 66,
    figures: ['vertebra-from-above.png'],
  },
  {
    id: 'illustrated-19',
    stem: '<p>A 29-year-old woman comes to the clinic because of pain in the right buttock for 10 days since she stumbled on a curb. There is no weakness or numbness. The standing flexion test is negative. In the seated flexion test, the right posterior superior iliac spine moves farther upward. With the patient prone, pressure on the lumbosacral junction meets a springy, yielding response, and asymmetry of the sacral bases becomes less when she props herself on her elbows. The findings on palpation of the sacrum in the prone position are shown.</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Left rotation on a left oblique axis',
        correct: true,
        why: 'A deep right sulcus and a posterior left inferior lateral angle show rotation to the left. A positive seated flexion test on the right places the axis on the left, and the springing lumbosacral junction with improvement in extension shows a forward torsion.',
      },
      {
        text: 'Left rotation on a right oblique axis',
        why: 'This backward torsion can give the same landmarks. The seated flexion test would be positive on the left, though, the lumbosacral junction would not spring, and asymmetry would increase in extension.',
      },
      {
        text: 'Right rotation on a left oblique axis',
        why: 'In this backward torsion the left sulcus is deep, the right inferior lateral angle is posterior, and the spring test is positive. Only the side of the seated flexion test would agree.',
      },
      {
        text: 'Right rotation on a right oblique axis',
        why: 'This forward torsion is the mirror image: a deep left sulcus, a posterior right inferior lateral angle, and a positive seated flexion test on the left.',
      },
      {
        text: 'Right unilateral sacral flexion',
        why: 'Right sacral shear also has a deep right sulcus and a positive seated flexion test on the right. The right inferior lateral angle would be inferior and posterior, however; sulcus and angle findings would lie on the same side.',
      },
    ],
    objective:
      'A deep right sulcus and posterior left inferior lateral angle with a positive right seated flexion test and a springing lumbosacral junction indicate a left-on-left forward sacral torsion.',
    expanded:
      '<p>Three questions lead to a sacral diagnosis. First, the side: the seated flexion test is positive on the side opposite to the oblique axis. Second, the landmarks: in torsions, the deep sulcus and the posterior inferior lateral angle lie on opposite sides; in unilateral flexion or extension, on the same side. Third, the direction: in forward torsions the base moves anteriorly, the lumbosacral junction springs (negative spring test), and extension on the elbows (sphinx test) reduces the asymmetry; in backward torsions all of these are reversed.</p><p>A negative standing flexion test argues against an innominate cause. In a left-on-left torsion, L5 is usually rotated right and sidebent left: it rotates opposite to the sacrum and sidebends toward the engaged axis.</p><p>For direct muscle energy, the patient lies on the side of the axis (left) in a modified Sims position, chest down, with the hips flexed, and pushes the feet toward the ceiling against resistance.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+sacral+torsion',
      'https://pubmed.ncbi.nlm.nih.gov/?term=sacral+torsion+osteopathic+manipulative',
    ],
    disciplines: ['Osteopathic Principles'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Somatic dysfunction'],
    subtopics: ['Sacral torsion'],
    percentCorrect: 64,
    figures: ['sacrum-from-behind.png'],
  },
  {
    id: 'illustrated-20',
    stem: '<p>A 12-year-old boy comes to the clinic because of pain in the left groin and knee for 5 weeks. There was no injury. He can walk without support but limps. Temperature is 36.9 °C. Body mass index is at the 97th percentile. The left knee is normal. The left foot turns outward when he walks; as the left hip is flexed, the thigh turns outward, and internal rotation is limited and painful. Leukocyte count and C-reactive protein concentration are normal. A schematic of the anteroposterior radiograph of the pelvis is shown; the dashed lines follow the upper border of each femoral neck.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Abduction bracing',
        why: 'Bracing or casting in abduction is one way to contain the femoral head in Perthes disease, typically in children of 4 to 8 years. There the epiphysis is dense and flattened but not displaced.',
      },
      {
        text: 'Closed reduction followed by a hip spica cast',
        why: 'Forceful reduction endangers the vessels of the epiphysis and causes osteonecrosis, and a cast does not hold the physis. Neither is used for a stable slip.',
      },
      {
        text: 'Hip aspiration and intravenous antibiotics',
        why: 'Aspiration is urgent when fever, refusal to bear weight, and raised inflammatory markers suggest septic arthritis. This boy is afebrile with normal markers and a course of weeks.',
      },
      {
        text: 'Percutaneous screw fixation in situ',
        correct: true,
        why: 'On the right the line along the femoral neck crosses the epiphysis; on the left it passes above it, and the physis is wide: slipped capital femoral epiphysis. He is kept from bearing weight at once, and a screw across the physis in situ prevents further slip.',
      },
      {
        text: 'Physical therapy and naproxen',
        why: 'Conservative treatment fits a muscle strain or transient synovitis. With an open, slipping physis, continued loading can turn a stable slip into an unstable one with a high risk of osteonecrosis.',
      },
    ],
    objective:
      'A line along the upper femoral neck that does not cross the epiphysis indicates slipped capital femoral epiphysis, which is treated with in situ screw fixation.',
    expanded:
      '<p>In slipped capital femoral epiphysis the metaphysis moves forward and upward through the hypertrophic zone of the physis while the epiphysis stays in the acetabulum. Typical patients are 10 to 16 years old with obesity. Pain is often felt in the thigh or knee through the obturator nerve, so the hip must be examined in every child with knee pain. Obligate external rotation in flexion is the most useful sign.</p><p>On the anteroposterior view, the Klein line normally cuts the lateral part of the epiphysis; failure to do so, or a difference of 2 mm or more between sides, is abnormal. The frog-leg lateral view is more sensitive because the slip is mainly posterior; in an unstable slip a cross-table lateral view is safer. MRI detects preslip edema.</p><p>Age under 10, short stature, or an atypical course suggests hypothyroidism or another endocrine or renal disorder and favors prophylactic pinning of the other hip.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=slipped+capital+femoral+epiphysis',
      'https://www.aafp.org/pubs/afp.html',
    ],
    disciplines: ['Pediatrics', 'Radiology'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['ABR Core', 'ABFM', 'Step 2', 'COMLEX'],
    topics: ['Pediatric hip disorders'],
    subtopics: ['Slipped capital femoral epiphysis'],
    percentCorrect: 83,
    figures: ['hip-film.png'],
  },
  {
    id: 'illustrated-21',
    stem: '<p>A physicist measures the energy spectrum of the beam of an x-ray tube with a tungsten anode, used for pediatric fluoroscopy. The tube voltage is 100 kV. Spectrum 1 is obtained with the initial settings and spectrum 2 after one change; both are shown.</p><p>Which of the following changes best explains spectrum 2?</p>',
    options: [
      {
        text: 'Addition of a copper filter',
        correct: true,
        why: 'Spectrum 2 has lost mainly low-energy photons while its maximum energy of 100 keV and the positions of the characteristic lines are unchanged. This is beam hardening by a filter, whose photoelectric absorption is strongest at low energies.',
      },
      {
        text: 'Decrease in tube current',
        why: 'Fewer electrons per second reduce all parts of the spectrum by the same factor. In spectrum 2 the low energies are nearly gone while those near 100 keV are hardly changed.',
      },
      {
        text: 'Decrease in tube voltage',
        why: 'The highest photon energy in keV equals the tube voltage in kV, so the right end would move to the left. Below 69.5 kV the tungsten K lines would vanish altogether.',
      },
      {
        text: 'Increase in exposure time',
        why: 'A longer exposure produces more photons at every energy in proportion. Spectrum 2 contains fewer.',
      },
      {
        text: 'Replacement of the anode with one of molybdenum',
        why: 'The K lines of molybdenum lie at about 17 and 20 keV, which is useful in mammography. Both spectra show lines near 58–59 and 67–69 keV, those of tungsten.',
      },
    ],
    objective:
      'Added filtration removes mainly low-energy photons, which raises the mean energy of the beam and lowers skin dose without changing the maximum energy.',
    expanded:
      '<p>The continuous part of the spectrum is bremsstrahlung from electrons slowed near tungsten nuclei; the spikes are characteristic photons emitted when vacancies in the K shell (binding energy 69.5 keV) are filled. Peak voltage sets the right end of the spectrum and strongly affects output; tube current and time scale its height; the anode material sets the lines and, by its atomic number, the output; filtration shapes the left side.</p><p>Photons below about 30 keV hardly ever reach the detector through a patient and only add skin dose. A sheet of 0.1 to 0.3 mm of copper removes them, because photoelectric absorption falls with roughly the third power of energy. The half-value layer rises and entrance dose at equal detector exposure falls, at the cost of more tube load and slightly less contrast. For this reason, spectral filters are used automatically in pediatric and interventional fluoroscopy.</p>',
    references: [
      'https://www.imagegently.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=copper+filtration+pediatric+fluoroscopy+dose',
    ],
    disciplines: ['Physics & Chemistry', 'Radiology'],
    organSystems: ['General Principles'],
    examTypes: ['ABR Core'],
    topics: ['Imaging physics'],
    subtopics: ['X-ray production', 'Beam filtration'],
    percentCorrect: 75,
    figures: ['tube-spectrum.png'],
  },
  {
    id: 'illustrated-22',
    stem: '<p>A 30-year-old woman, gravida 1, para 0, at 40 weeks and 5 days of gestation is undergoing induction of labor. She has had epidural analgesia for 2 hours. Oxytocin was increased to 18 mU/min 40 minutes ago. Temperature is 37.0 °C, and blood pressure is 118/70 mm Hg. She lies on her back. The membranes ruptured 3 hours ago, and the fluid is clear. The cervix is 6 cm dilated and the vertex is at station 0; the cord is not felt. The fetal heart rate responds with an acceleration when the scalp is touched. The last 10 minutes of the tracing, typical of the last half hour, are shown.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Amnioinfusion',
        why: 'Amnioinfusion relieves compression of the cord and is used for recurrent variable decelerations, which are abrupt and vary in shape and timing. These decelerations are gradual, uniform, and late.',
      },
      {
        text: 'Cesarean delivery now',
        why: 'Immediate delivery is indicated for a category III tracing or when resuscitation fails. Variability is minimal but not absent, an acceleration can be provoked, and a reversible cause has not yet been removed.',
      },
      {
        text: 'Continuation of oxytocin at the same rate',
        why: 'With more than five contractions in 10 minutes and fetal heart rate changes, continuing would prolong the interruption of placental blood flow. It is right only when the tracing is category I and contractions are not excessive.',
      },
      {
        text: 'Oxygen by mask as the only measure',
        why: 'Oxygen for a mother with normal saturation has not improved fetal acid–base status and is no longer recommended as routine. It would leave the tachysystole untreated.',
      },
      {
        text: 'Stopping oxytocin and turning her on her side',
        correct: true,
        why: 'The tracing shows six contractions in 10 minutes, each followed by a late deceleration, with minimal variability: a category II tracing caused by tachysystole under oxytocin. Stopping oxytocin, lateral positioning, and a fluid bolus as needed restore placental perfusion.',
      },
    ],
    objective:
      'Recurrent late decelerations with oxytocin-induced tachysystole are first managed by stopping oxytocin and changing maternal position.',
    expanded:
      '<p>A late deceleration falls gradually (onset to nadir at least 30 seconds) and begins, reaches its nadir, and recovers after the corresponding points of the contraction. It reflects fetal hypoxemia from interrupted intervillous flow: first a chemoreceptor reflex and, with worsening acidemia, direct myocardial depression. Tachysystole means more than five contractions in 10 minutes, averaged over 30 minutes.</p><p>Category III requires absent variability with recurrent late or variable decelerations or bradycardia, or a sinusoidal pattern. Everything between I and III is category II, in which moderate variability or accelerations, spontaneous or provoked, make acidemia unlikely at that moment.</p><p>Intrauterine resuscitation treats the cause: stop or reduce oxytocin, turn the patient on her side, correct hypotension with fluid or phenylephrine, check for cord prolapse and rapid descent. If tachysystole persists, terbutaline, 0.25 mg subcutaneously, is given. If the tracing does not improve and delivery is remote, operative delivery follows.</p>',
    references: [
      'https://www.acog.org/clinical',
      'https://www.ncbi.nlm.nih.gov/books/?term=intrapartum+fetal+heart+rate+monitoring',
    ],
    disciplines: ['Obstetrics & Gynecology'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX', 'ABFM'],
    topics: ['Intrapartum care'],
    subtopics: ['Fetal heart rate monitoring', 'Tachysystole'],
    percentCorrect: 81,
    figures: ['fetal-heart-tracing.png'],
  },
  {
    id: 'illustrated-23',
    stem: '<p>A 74-year-old man is brought to the emergency department after he fainted in his kitchen; he had fainted briefly a week ago as well. He takes no medications and has had no chest pain, fever, or tick bite. Blood pressure is 104/58 mm Hg, pulse is 35/min, and oxygen saturation is 97% on room air. Some jugular venous pulsations are much taller than others, and the first heart sound varies in loudness. Potassium is 4.3 mEq/L, and TSH and two troponin measurements are normal. Echocardiography shows a left ventricular ejection fraction of 58%. A rhythm strip is shown. Transcutaneous pacing pads have been applied.</p><p>Which of the following is the most appropriate definitive treatment?</p>',
    options: [
      {
        text: 'Ambulatory monitoring for 14 days before a decision',
        why: 'A monitor is useful when the cause of syncope is uncertain. The strip already shows the cause, and he could die of asystole while waiting.',
      },
      {
        text: 'Catheter ablation of the slow pathway',
        why: 'Ablation of the slow pathway cures atrioventricular nodal reentrant tachycardia. This patient has bradycardia, and further injury near the node must be avoided.',
      },
      {
        text: 'Implantable cardioverter–defibrillator',
        why: 'A defibrillator treats ventricular tachyarrhythmias, as in survivors of cardiac arrest or with an ejection fraction of 35% or less. His ejection fraction is normal, and his arrhythmia is block.',
      },
      {
        text: 'Permanent dual-chamber pacemaker',
        correct: true,
        why: 'P waves at about 86/min and wide escape beats at 35/min occur without any relation to each other, so the block is complete. Without a reversible cause, permanent pacing is indicated, and an atrial lead keeps the chambers synchronized.',
      },
      {
        text: 'Theophylline by mouth',
        why: 'Theophylline can raise the sinus rate in sinus node dysfunction and is used occasionally after heart transplantation. It does not restore conduction below the atrioventricular node.',
      },
    ],
    objective:
      'Complete atrioventricular block without a reversible cause is treated with a permanent pacemaker.',
    expanded:
      '<p>In complete block, atria and ventricles beat independently: PP and RR intervals are each regular, and the PR interval changes from beat to beat. When the atrium contracts against a closed tricuspid valve, cannon a waves appear in the neck, and the varying PR interval changes the loudness of the first heart sound. A wide escape rhythm below 40/min arises below the bundle of His, is unreliable, and responds poorly to atropine.</p><p>Fibrosis of the conduction system with age is the usual cause. Reversible causes include ischemia, β-blockers and other nodal drugs, hyperkalemia, hypothyroidism, Lyme carditis, and myocarditis. Until the device is implanted, an infusion of dopamine or epinephrine and transcutaneous or transvenous pacing support the circulation. Guidelines recommend permanent pacing for acquired Mobitz II, high-grade, or complete block regardless of symptoms.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=third+degree+atrioventricular+block',
    ],
    disciplines: ['Internal Medicine', 'Physiology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Cardiac arrhythmias'],
    subtopics: ['Atrioventricular block', 'Pacemaker therapy'],
    percentCorrect: 86,
    figures: ['ecg-syncope.png'],
  },
  {
    id: 'illustrated-24',
    stem: '<p>A guideline panel reviews a new drug for heart failure. All six randomized, placebo-controlled trials that were registered have been published and were combined by a meta-analysis; the outcome is hospitalization within 1 year. The result is shown. Trials 1 to 3 enrolled patients with a reduced ejection fraction, and trials 4 to 6 enrolled patients with a preserved ejection fraction.</p><p>Which of the following conclusions is best supported by the figure?</p>',
    options: [
      {
        text: 'The differences among the trials exceed chance and call for separate analysis',
        correct: true,
        why: 'Heterogeneity is substantial (I<sup>2</sup> of 74%, P = 0.002): the first three trials show benefit and the last three do not. The split follows ejection fraction, so a subgroup analysis is more informative than the pooled estimate.',
      },
      {
        text: 'The drug lowers hospitalization by 18% in the average patient',
        why: 'The interval of the pooled risk ratio (0.63 to 1.06) includes 1, so absence of an effect is not excluded. With such different trials a single average is also misleading.',
      },
      {
        text: 'Trial 4 has the largest weight because its risk ratio is closest to 1',
        why: 'Weight depends on precision, not on the result. Trial 4 has the narrowest confidence interval and hence the largest square.',
      },
      {
        text: 'Trials with a preserved ejection fraction show that the drug is harmful',
        why: 'The intervals of trials 4 to 6 all include 1. They show neither benefit nor harm.',
      },
      {
        text: 'Unpublished negative trials explain the result',
        why: 'Publication bias would show as a lack of small negative trials in a funnel plot. The stem states that all registered trials were published.',
      },
    ],
    objective:
      'A high I² means that trials differ by more than chance; the source of heterogeneity should be sought before a pooled estimate is applied.',
    expanded:
      '<p>In a forest plot each square marks the effect of one trial and its size the weight, the line is the 95% confidence interval, and the diamond spans the interval of the pooled estimate. An interval that crosses the line of no effect (1 for ratios, 0 for differences) means that the result is not statistically significant at the 5% level.</p><p>Cochran Q tests whether the scatter exceeds chance; I<sup>2</sup> is the share of the variation due to true differences, and values above 50% to 75% are considered substantial. A random-effects model allows the true effect to vary, gives small trials relatively more weight, and widens the interval, but it does not explain the variation. Explanations are sought in population, dose, outcome, and quality, preferably in prespecified subgroups, because chance produces spurious subgroups easily.</p>',
    references: [
      'https://training.cochrane.org/handbook/current/chapter-10',
      'https://pubmed.ncbi.nlm.nih.gov/?term=measuring+inconsistency+in+meta-analyses+I2',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles', 'Cardiovascular'],
    examTypes: ['Step 1', 'Step 2', 'Step 3', 'ABFM'],
    topics: ['Evidence synthesis'],
    subtopics: ['Meta-analysis', 'Heterogeneity'],
    percentCorrect: 68,
    figures: ['forest-plot.png'],
  },
  {
    id: 'illustrated-25',
    stem: '<p>Investigators evaluate a blood test to exclude acute aortic dissection in the emergency department. The receiver operating characteristic curve with four possible cutoffs is shown. In the population in which the test will be used, 20% of patients have dissection. A patient may leave without CT angiography only if a negative result lowers the probability of dissection below 1%.</p><p>Which of the following cutoffs meets this requirement?</p>',
    options: [
      {
        text: 'Cutoff 1',
        why: 'The negative likelihood ratio is 0.55 ÷ 0.98 = 0.56, and the probability after a negative result is still about 12%. This strict cutoff is suited to ruling in disease.',
      },
      {
        text: 'Cutoff 2',
        why: 'The negative likelihood ratio is 0.25 ÷ 0.90 = 0.28, which leaves a probability of 6.5%. A quarter of dissections would be missed.',
      },
      {
        text: 'Cutoff 3',
        why: 'The negative likelihood ratio is 0.08 ÷ 0.70 = 0.11, which leaves a probability of 2.8%. Sensitivity is high, but 8% of dissections would still be missed, and the target is not reached.',
      },
      {
        text: 'Cutoff 4',
        correct: true,
        why: 'The negative likelihood ratio is 0.01 ÷ 0.40 = 0.025. Pretest odds of 0.25 become 0.00625, a probability of 0.6%, at the price of many false-positive results.',
      },
    ],
    objective:
      'To exclude a dangerous disease, a lenient cutoff with very high sensitivity is chosen; post-test odds are pretest odds multiplied by the negative likelihood ratio.',
    expanded:
      '<p>Each point of a receiver operating characteristic curve is a pair of sensitivity and false-positive rate for one cutoff. Moving the cutoff trades one for the other; the area under the curve measures discrimination over all cutoffs, with 0.5 for a useless test (the diagonal) and 1 for a perfect one.</p><p>The negative likelihood ratio is (1 − sensitivity) ÷ specificity. A pretest probability of 20% corresponds to odds of 0.2 ÷ 0.8 = 0.25. At cutoff 4 the odds after a negative result are 0.25 × 0.025 = 0.00625, or 0.6%. In 1,000 patients, 2 of 200 dissections would be missed, 320 without dissection would avoid CT, and 480 without dissection would undergo it. The cutoff with the largest sum of sensitivity and specificity (Youden index) is optimal only if both kinds of error are equally costly.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=receiver+operating+characteristic+curve+cutoff+likelihood+ratio',
      'https://www.ncbi.nlm.nih.gov/books/?term=likelihood+ratio+diagnostic+test',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'Step 2', 'Step 3', 'ABIM'],
    topics: ['Biostatistics'],
    subtopics: ['Receiver operating characteristic curve', 'Likelihood ratios'],
    percentCorrect: 66,
    figures: ['roc-curve.png'],
  },
  {
    id: 'illustrated-26',
    stem: '<p>Strips of human artery are suspended in a bath, and their contraction in response to increasing concentrations of norepinephrine is recorded. The experiment is repeated after 30 minutes of incubation with drug X or drug Y, each at a fixed concentration. The results are shown. After drug X is washed out, the original curve returns; after drug Y is washed out, the curve remains as shown.</p><p>Which of the following pairs of drugs would most likely give these results?</p>',
    options: [
      {
        text: 'X, phenoxybenzamine; Y, phentolamine',
        why: 'The two are interchanged. The irreversible drug lowers the maximum and persists after washout, and the reversible one shifts the curve.',
      },
      {
        text: 'X, phentolamine; Y, phenoxybenzamine',
        correct: true,
        why: 'Phentolamine competes reversibly at α-receptors, so enough norepinephrine restores the full response (parallel shift to the right). Phenoxybenzamine alkylates the receptor; the maximum falls and does not recover on washing.',
      },
      {
        text: 'X, phentolamine; Y, propranolol',
        why: 'Drug X fits, but propranolol blocks β-receptors, which relax most vessels. It would not reduce the maximal α-mediated contraction.',
      },
      {
        text: 'X, propranolol; Y, phenoxybenzamine',
        why: 'Drug Y fits, but β-blockade does not shift the contractile response to norepinephrine tenfold to the right. If anything, it removes a small relaxing component.',
      },
      {
        text: 'X, tyramine; Y, phentolamine',
        why: 'Tyramine releases stored norepinephrine and would add to contraction. Phentolamine is reversible and would not lower the maximum permanently.',
      },
    ],
    objective:
      'A competitive reversible antagonist shifts the agonist curve to the right without loss of maximum; an irreversible antagonist lowers the maximum.',
    expanded:
      '<p>The concentration that gives half of the maximal effect (EC<sub>50</sub>) measures potency, and the plateau measures efficacy. With drug X the EC<sub>50</sub> rises from 10<sup>−7</sup> to 10<sup>−6</sup> M at an unchanged plateau; the dose ratio of 10 allows calculation of the affinity of the antagonist by the Schild equation. With drug Y fewer receptors are available whatever the concentration of agonist, so the plateau falls to 45% while the EC<sub>50</sub> hardly changes. Where spare receptors exist, an irreversible antagonist at first shifts the curve and lowers the plateau only after the reserve has been used up.</p><p>The difference is used clinically: phenoxybenzamine before removal of a pheochromocytoma gives a block that even a surge of catecholamines cannot overcome, whereas phentolamine, with its short action, treats hypertensive crises and extravasation of vasopressors.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=pharmacodynamics+antagonist',
      'https://pubmed.ncbi.nlm.nih.gov/?term=phenoxybenzamine+irreversible+alpha+antagonist+phentolamine',
    ],
    disciplines: ['Pharmacology'],
    organSystems: ['Cardiovascular', 'General Principles'],
    examTypes: ['Step 1', 'COMLEX', 'MCAT'],
    topics: ['Pharmacodynamics'],
    subtopics: ['Competitive and irreversible antagonists'],
    percentCorrect: 74,
    figures: ['dose-response-curves.png'],
  },
  {
    id: 'illustrated-27',
    stem: '<p>The figure shows the volume and osmolality of the body fluid compartments of a healthy adult (solid line) and of a patient of the same size (dashed line). The area of each rectangle represents the amount of osmotically active solute in that compartment.</p><p>In which of the following patients is the dashed pattern most likely to be found?</p>',
    options: [
      {
        text: 'A man in coma after a head injury with urine output of 8 L/day that is not replaced',
        correct: true,
        why: 'Central diabetes insipidus causes loss of almost pure water. Both compartments shrink in proportion, and osmolality rises equally in both, while the amount of solute stays the same.',
      },
      {
        text: 'A man who has received 1 L of 3% saline within an hour',
        why: 'Hypertonic saline expands the extracellular compartment and draws water out of cells. The extracellular rectangle would become wider, not narrower.',
      },
      {
        text: 'A man with small cell lung cancer and inappropriate secretion of vasopressin',
        why: 'Retention of water expands both compartments and lowers osmolality. The dashed line would lie below the solid one and extend beyond it on both sides.',
      },
      {
        text: 'A woman who has lost 3 L of isotonic fluid through diarrhea',
        why: 'Loss of isotonic fluid narrows the extracellular compartment alone. Osmolality and intracellular volume would not change.',
      },
      {
        text: 'A woman with primary adrenal insufficiency who has been drinking water',
        why: 'Lack of aldosterone causes loss of sodium with retention of water: osmolality falls, the extracellular compartment shrinks, and cells swell.',
      },
    ],
    objective:
      'Loss of pure water contracts the intracellular and extracellular compartments in proportion and raises osmolality equally in both.',
    expanded:
      '<p>Water crosses cell membranes freely, so osmolality is the same on both sides at steady state, whereas sodium stays mainly outside and potassium inside. Any disturbance can be worked out in two steps: decide what was added or lost, and then let water move until osmolality is equal again.</p><p>Here total solute is unchanged: 42 L × 290 mOsm/kg = 12,180 mOsm. At 318 mOsm/kg this is contained in 38.3 L, so 3.7 L of water has been lost, two thirds of it from cells. Because only about one twelfth of a water deficit comes from plasma, blood pressure is preserved for a long time. Brain cells shrink, and thirst would normally correct the deficit; a patient who cannot drink becomes hypernatremic. Treatment is desmopressin and water or 5% dextrose with frequent checks of sodium.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=body+fluid+compartments+osmolality',
      'https://www.ncbi.nlm.nih.gov/books/?term=central+diabetes+insipidus',
    ],
    disciplines: ['Physiology'],
    organSystems: ['Renal & Urinary', 'Endocrine'],
    examTypes: ['Step 1', 'COMLEX', 'MCAT'],
    topics: ['Water balance disorders'],
    subtopics: ['Body fluid compartments', 'Diabetes insipidus'],
    percentCorrect: 72,
    figures: ['body-fluid-diagram.png'],
  },
  {
    id: 'illustrated-28',
    stem: '<p>A 29-year-old woman and her partner have tried to conceive for 14 months. Her menses come regularly every 35 days. In a research clinic, hormones were measured throughout her last cycle; the results are shown. Physical examination, TSH, and prolactin are normal, and semen analysis is normal. Her gynecologist wants to confirm in the next cycle that ovulation has taken place, with a single measurement of hormone X in serum.</p><p>On which of the following days of the cycle should the sample be taken?</p>',
    options: [
      {
        text: 'Day 3',
        why: 'On day 3 follicle-stimulating hormone and estradiol are measured to estimate ovarian reserve. Hormone X is low at this time in every woman.',
      },
      {
        text: 'Day 14',
        why: 'Ovulation falls on about day 14 only in a cycle of 28 days. In this patient the follicle is still growing, and no corpus luteum exists yet.',
      },
      {
        text: 'Day 21',
        why: 'Day 21 is right for a 28-day cycle. In her cycle ovulation has just occurred, so a low value would be taken wrongly for anovulation.',
      },
      {
        text: 'Day 28',
        correct: true,
        why: 'Hormone X is progesterone from the corpus luteum. It peaks about 7 days after ovulation and 7 days before the next menses; with the luteinizing hormone peak on day 20 and ovulation within a day of it, that is day 28.',
      },
      {
        text: 'Day 34',
        why: 'The corpus luteum regresses when no pregnancy occurs, and progesterone has fallen by then. A low value would not exclude ovulation.',
      },
    ],
    objective:
      'Progesterone confirms ovulation when it is measured about 7 days before the expected menses, which is day 28 of a 35-day cycle.',
    expanded:
      '<p>Cycles differ in length mainly because of the follicular phase; the luteal phase is nearly constant at about 14 days, the life span of the corpus luteum without human chorionic gonadotropin. Estradiol above about 200 pg/mL for 2 days switches from negative to positive feedback and triggers the surge of luteinizing hormone. Ovulation follows 34 to 36 hours after the onset of the surge and about 10 to 12 hours after its peak.</p><p>A progesterone concentration above 3 ng/mL in the middle of the luteal phase shows that ovulation has occurred. Progesterone turns the endometrium secretory and raises basal body temperature by 0.3 to 0.5 °C. Home kits that detect luteinizing hormone in urine predict ovulation beforehand and define the fertile window, the 5 days before ovulation and the day itself.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=normal+menstrual+cycle+ovulation',
      'https://pubmed.ncbi.nlm.nih.gov/?term=midluteal+progesterone+confirmation+of+ovulation',
    ],
    disciplines: ['Physiology', 'Obstetrics & Gynecology'],
    organSystems: ['Reproductive', 'Endocrine'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Reproductive physiology', 'Infertility'],
    subtopics: ['Menstrual cycle', 'Confirmation of ovulation'],
    percentCorrect: 70,
    figures: ['menstrual-cycle-hormones.png'],
  },
  {
    id: 'illustrated-29',
    stem: '<p>A 34-year-old woman with asthma is under general anesthesia with sevoflurane for open repair of an ankle fracture. Twenty minutes after intubation the peak airway pressure rises from 18 to 38 cm H<sub>2</sub>O; the plateau pressure remains 15 cm H<sub>2</sub>O. The ventilator delivers 12 breaths/min as before. Temperature is 36.4 °C, pulse is 96/min, blood pressure is 122/74 mm Hg, and oxygen saturation is 96%. There is no rash. Breath sounds are equal with prolonged expiratory wheezes. The tube is at the same mark as before, and a suction catheter passes through it easily. Capnograms are shown.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Albuterol inhaled, with more sevoflurane',
        correct: true,
        why: 'A slanted upstroke without a plateau, high resistance pressure (peak far above plateau), and bilateral wheezes indicate bronchospasm. An inhaled β<sub>2</sub>-agonist and deeper anesthesia with a bronchodilating volatile anesthetic are the first steps, along with more oxygen.',
      },
      {
        text: 'Dantrolene intravenously',
        why: 'Malignant hyperthermia raises carbon dioxide steadily while the square shape is kept, and it causes tachycardia, rigidity, and later fever. Airway pressure does not rise from resistance.',
      },
      {
        text: 'Needle decompression of the chest',
        why: 'Tension pneumothorax raises the plateau pressure, weakens breath sounds on one side, and lowers blood pressure. Her breath sounds are equal, and the plateau pressure is unchanged.',
      },
      {
        text: 'Replacement of the endotracheal tube',
        why: 'A kinked or plugged tube can give the same capnogram and must be excluded. A suction catheter that passes easily, together with wheezes on both sides, makes it unlikely.',
      },
      {
        text: 'Withdrawal of the endotracheal tube by 3 cm',
        why: 'Withdrawal corrects intubation of a main bronchus, in which breath sounds are lost on one side and the plateau pressure rises. The tube has not moved, and withdrawal risks losing the airway.',
      },
    ],
    objective:
      'A capnogram shaped like a shark fin with a large difference between peak and plateau pressure indicates bronchospasm, which is treated with an inhaled β2-agonist and deeper volatile anesthesia.',
    expanded:
      '<p>Normal expiration has three phases in the capnogram: dead-space gas without carbon dioxide, a steep upstroke, and an alveolar plateau that ends in the end-tidal value. When airways are narrowed unevenly, fast and slow units empty one after another; the upstroke slants, the plateau is lost, and end-tidal values may underestimate arterial PCO<sub>2</sub>.</p><p>Peak pressure reflects resistance and compliance, plateau pressure (no flow) compliance alone. A widened difference therefore points to the airways or the tube, whereas a rise of both suggests pneumothorax, pulmonary edema, endobronchial intubation, or abdominal pressure. If bronchospasm persists, ketamine, magnesium, and low-dose epinephrine are added, and a glucocorticoid is given for later effect. Hypotension or a rash would suggest anaphylaxis, in which epinephrine comes first. A long expiratory time limits air trapping.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=capnography+bronchospasm',
      'https://pubmed.ncbi.nlm.nih.gov/?term=intraoperative+bronchospasm+management',
    ],
    disciplines: ['Surgery', 'Physiology'],
    organSystems: ['Respiratory'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3'],
    topics: ['Perioperative care', 'Asthma'],
    subtopics: ['Bronchospasm', 'Capnography'],
    percentCorrect: 75,
    figures: ['capnograms.png'],
  },
  {
    id: 'illustrated-30',
    stem: '<p>A 17-year-old boy who recently moved from Ghana comes to establish care. He has had two episodes of severe limb pain that lasted several days. He sees well. Vital signs and growth are normal. The spleen tip is felt 3 cm below the costal margin. Hemoglobin is 11.4 g/dL, mean corpuscular volume is 76 µm<sup>3</sup>, ferritin is normal, and the reticulocyte count is 4%. The blood film shows many target cells, a few sickled cells, and some rectangular crystals. Electrophoresis of hemoglobin at alkaline pH for him and his parents is shown.</p><p>Which of the following is most important to arrange for this patient now?</p>',
    options: [
      {
        text: 'Chronic transfusion to keep hemoglobin S below 30%',
        why: 'Chronic transfusion prevents stroke in sickle cell anemia with abnormal transcranial Doppler velocities. With his hemoglobin of 11.4 g/dL it would raise viscosity dangerously.',
      },
      {
        text: 'Dilated examination of the retina',
        correct: true,
        why: 'Equal bands of S and C without A show hemoglobin SC disease. Proliferative retinopathy is more frequent in it than in sickle cell anemia, starts in adolescence without symptoms, and can be treated before bleeding or detachment occurs.',
      },
      {
        text: 'Iron supplementation',
        why: 'Small erythrocytes are usual in hemoglobin SC disease, because the cells are dehydrated and coinherited α-thalassemia is frequent. His ferritin is normal, so iron would be of no benefit.',
      },
      {
        text: 'Reassurance that he is a carrier of sickle cell trait',
        why: 'In sickle cell trait hemoglobin A exceeds S, as in his father. The patient has no hemoglobin A and has pain crises.',
      },
      {
        text: 'Transcranial Doppler ultrasonography every year',
        why: 'Screening is recommended from 2 to 16 years in hemoglobin SS and Sβ<sup>0</sup>-thalassemia. Stroke is much rarer in hemoglobin SC disease, and he is beyond the age.',
      },
    ],
    objective:
      'Hemoglobin SC disease causes milder anemia than hemoglobin SS but more proliferative retinopathy, so regular dilated retinal examination is recommended from 10 years of age.',
    expanded:
      '<p>At alkaline pH hemoglobin moves toward the anode according to its negative charge. Replacement of glutamate 6 of the β chain by valine (S) removes one negative charge, and replacement by lysine (C) changes the charge by two units per chain, so C is slowest and runs with A<sub>2</sub>. The father has sickle cell trait (A and S), the mother hemoglobin C trait (A and C), and each further child has a risk of 1 in 4.</p><p>Hemoglobin C dehydrates erythrocytes by activating potassium–chloride cotransport, which concentrates hemoglobin S and makes it polymerize. Hemoglobin is often 10 to 12 g/dL and viscosity is high, which favors retinopathy, osteonecrosis, and thrombosis. The spleen often persists into adulthood, so splenic sequestration can occur late. Scatter laser photocoagulation treats neovascularization. If the first examination is normal, it is repeated every 1 to 2 years.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1377/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=hemoglobin+SC+disease+proliferative+retinopathy',
    ],
    disciplines: ['Genetics', 'Pediatrics', 'Internal Medicine'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Hemoglobin and red cell disorders'],
    subtopics: ['Hemoglobin SC disease', 'Sickle retinopathy'],
    percentCorrect: 62,
    figures: ['hemoglobin-electrophoresis.png'],
  },
];
