import type { BankQuestion } from '../types';

export const cardiovascular: readonly BankQuestion[] = [
  {
    id: 'cardiovascular-01',
    stem: '<p>A 64-year-old woman comes to the clinic for follow-up of nonischemic cardiomyopathy diagnosed 7 months ago. She can walk about 5 blocks before she becomes short of breath and has not been hospitalized. Current medications are sacubitril-valsartan 97/103 mg twice daily, metoprolol succinate 200 mg daily, spironolactone 25 mg daily, and furosemide 20 mg daily. Blood pressure is 108/66 mm Hg without lightheadedness, pulse is 74/min and regular, and oxygen saturation is 97% on room air. Jugular venous pressure is normal, the lungs are clear, and there is no edema.</p><table><tbody><tr><th>Potassium</th><td>4.9 mEq/L</td></tr><tr><th>Creatinine</th><td>1.5 mg/dL (eGFR 39 mL/min/1.73 m<sup>2</sup>)</td></tr><tr><th>Hemoglobin A<sub>1c</sub></th><td>5.6%</td></tr><tr><th>Electrocardiogram</th><td>Sinus rhythm, QRS 92 ms</td></tr><tr><th>Echocardiogram</th><td>LVEF 37%, no significant valve disease</td></tr></tbody></table><p>Which of the following is the most appropriate addition to her treatment?</p>',
    options: [
      {
        text: 'Cardiac resynchronization therapy',
        why: 'Resynchronization helps patients with LVEF of 35% or less, sinus rhythm, and electrical dyssynchrony (best evidence for left bundle branch block with QRS of at least 150 ms). Her QRS complex is narrow and her LVEF is 37%, so pacing would not help and could do harm.',
      },
      {
        text: 'Dapagliflozin',
        correct: true,
        why: 'She takes three of the four foundational drug classes for heart failure with reduced ejection fraction; an SGLT2 inhibitor is missing. Dapagliflozin reduces heart failure hospitalization and cardiovascular death with or without diabetes, can be started at an eGFR of 25 or above, and barely lowers blood pressure.',
      },
      {
        text: 'Digoxin',
        why: 'Digoxin reduces hospitalizations but not mortality and is reserved for patients who remain symptomatic despite full four-class therapy, or for rate control. Her reduced kidney function would also raise the risk of toxicity.',
      },
      {
        text: 'Hydralazine and isosorbide dinitrate',
        why: 'This combination improves survival in self-identified Black patients with persistent NYHA class III–IV symptoms despite optimal therapy, and is an alternative when renin-angiotensin inhibitors cannot be used. She has class II symptoms, tolerates her inhibitor, and has little blood pressure reserve.',
      },
      {
        text: 'Ivabradine',
        why: 'Ivabradine is considered in sinus rhythm at 70/min or more on a maximally tolerated β-blocker when LVEF is 35% or less. It lowers hospitalizations only modestly and comes after the foundational classes, one of which she still lacks.',
      },
    ],
    objective:
      'An SGLT2 inhibitor is one of the four foundational drug classes for heart failure with reduced ejection fraction and is given irrespective of diabetes status.',
    expanded:
      '<p>Guideline-directed therapy for heart failure with an LVEF of 40% or less rests on four classes: an angiotensin receptor–neprilysin inhibitor (or ACE inhibitor or ARB), an evidence-based β-blocker, a mineralocorticoid receptor antagonist, and an SGLT2 inhibitor. Each lowers mortality or hospitalization independently, and benefit appears within weeks; current practice is to start all four early at low dose rather than to titrate them one after another.</p><p>SGLT2 inhibitors promote natriuresis and osmotic diuresis, lower intraglomerular pressure, and improve myocardial energetics. They also slow chronic kidney disease and reduce the risk of hyperkalemia from mineralocorticoid antagonists, useful at this patient’s potassium level. A small early fall in eGFR is expected and is not a reason to stop. Counsel about genital mycotic infection and about pausing the drug during prolonged fasting or before surgery because of euglycemic ketoacidosis; the loop diuretic may need to be reduced.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://pubmed.ncbi.nlm.nih.gov/?term=DAPA-HF+dapagliflozin+heart+failure+reduced+ejection+fraction',
    ],
    videos: [
      'https://stanfordmedicine25.stanford.edu/the25/neck-exam-jugular-venous-pressure-measurement.html',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABIM', 'Step 2', 'Step 3', 'ABFM'],
    topics: ['Heart failure'],
    subtopics: ['Guideline-directed medical therapy'],
    percentCorrect: 72,
  },
  {
    id: 'cardiovascular-02',
    stem: '<p>A 17-year-old basketball player is brought to the clinic after he fainted while running back on defense. He recovered within seconds. A paternal uncle died suddenly at age 31. Blood pressure is 116/70 mm Hg and pulse is 62/min. The carotid upstroke is brisk with a double impulse. A grade 3/6 harsh crescendo-decrescendo systolic murmur is heard best at the left lower sternal border and does not radiate to the neck. It becomes louder when he stands up and nearly disappears when he squats quickly.</p><p>Which of the following best explains the change in the murmur with squatting?</p>',
    options: [
      {
        text: 'Decreased aortic impedance with a larger stroke volume',
        why: 'Squatting raises arterial resistance, so aortic impedance goes up rather than down. A fall in afterload, as with amyl nitrite, would narrow the outflow tract further and make this murmur louder.',
      },
      {
        text: 'Decreased inotropic state from withdrawal of circulating catecholamines',
        why: 'Reduced contractility does lessen outflow obstruction, which is why β-blockers and disopyramide help. Circulating catecholamines do not fall within the seconds that squatting takes to act; the effect is a loading change.',
      },
      {
        text: 'Decreased venous return with a smaller left ventricular cavity',
        why: 'This is what happens on standing or during the strain phase of a Valsalva maneuver, both of which bring the mitral leaflet closer to the septum and intensify the murmur. Squatting does the opposite.',
      },
      {
        text: 'Increased pressure gradient across the aortic valve leaflets',
        why: 'A greater transvalvular gradient would make a murmur louder, and the obstruction here lies below the valve. In valvular aortic stenosis the upstroke is slow, and the murmur radiates to the neck and softens with standing.',
      },
      {
        text: 'Increased left ventricular volume from greater preload and afterload',
        correct: true,
        why: 'Squatting empties leg veins into the heart and kinks the femoral arteries, so preload and afterload both rise. The fuller ventricle holds the anterior mitral leaflet away from the hypertrophied septum, the dynamic gradient falls, and the murmur softens.',
      },
    ],
    objective:
      'The murmur of hypertrophic cardiomyopathy with dynamic outflow obstruction softens when ventricular volume rises (squatting, leg raise, handgrip) and grows louder when it falls (standing, Valsalva strain).',
    expanded:
      '<p>In obstructive hypertrophic cardiomyopathy, asymmetric septal hypertrophy narrows the outflow tract; in systole, drag forces pull the anterior mitral leaflet toward the septum (systolic anterior motion), which causes both a subaortic gradient and often mitral regurgitation. The obstruction is dynamic: anything that makes the ventricle smaller or more forceful worsens it.</p><p>Louder: standing, Valsalva strain, nitrates, dehydration, dobutamine, and the beat after a premature contraction. Softer: squatting, passive leg raise, sustained handgrip, phenylephrine, and β-blockade. Mitral valve prolapse behaves similarly in timing (the click moves earlier when volume falls), whereas almost all other murmurs soften on standing.</p><p>Treatment follows the same logic: maintain preload, avoid vasodilators, and use a β-blocker or nondihydropyridine calcium channel blocker, then a cardiac myosin inhibitor, disopyramide, or septal reduction. Unexplained syncope and a family history of sudden death enter the assessment for an implantable defibrillator.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hypertrophic+cardiomyopathy',
      'https://www.acc.org/guidelines',
    ],
    videos: ['https://stanfordmedicine25.stanford.edu/the25/precordial.html'],
    disciplines: ['Physiology', 'Pediatrics'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 1', 'COMLEX', 'Step 2'],
    topics: ['Cardiomyopathy'],
    subtopics: ['Hypertrophic cardiomyopathy', 'Bedside maneuvers'],
    percentCorrect: 72,
  },
  {
    id: 'cardiovascular-03',
    stem: '<p>A 61-year-old man with severe chronic obstructive pulmonary disease comes to the emergency department because of palpitations for 2 hours. His medications include tiotropium, an inhaled corticosteroid with a long-acting β-agonist, and theophylline, which was added last winter. Pulse is 178/min, blood pressure is 122/74 mm Hg, and oxygen saturation is 92% on room air. Electrocardiography shows a regular narrow-complex tachycardia without visible P waves. Vagal maneuvers fail. Adenosine 6 mg and then 12 mg are given by rapid push with a saline flush through an antecubital vein, but neither dose has any visible effect on the rhythm, and he notes no flushing or chest pressure.</p><p>Which of the following best explains the lack of response to adenosine?</p>',
    options: [
      {
        text: 'Competitive blockade of adenosine A<sub>1</sub> receptors',
        correct: true,
        why: 'Theophylline, like caffeine, is a methylxanthine that competitively antagonizes adenosine receptors. At the A<sub>1</sub> receptor of the atrioventricular node it prevents the potassium efflux and transient block that end a reentrant tachycardia; missing side effects support this.',
      },
      {
        text: 'Downregulation of β<sub>1</sub>-adrenergic receptors by long-acting β-agonist therapy',
        why: 'Prolonged β-agonist exposure mainly desensitizes β<sub>2</sub> receptors in airway muscle. Adenosine acts through its own G<sub>i</sub>-coupled receptor, so β-receptor number does not determine the response.',
      },
      {
        text: 'Induction of hepatic metabolism of adenosine',
        why: 'Adenosine is cleared within seconds by uptake into red cells and endothelium, not by hepatic cytochromes. Enzyme induction (for instance by smoking) lowers theophylline levels but does not affect adenosine.',
      },
      {
        text: 'Inhibition of adenosine uptake by nucleoside transporters',
        why: 'Blocking the equilibrative nucleoside transporter, as dipyridamole does, prolongs the action of adenosine; the dose should then be reduced. It would not abolish the effect.',
      },
      {
        text: 'Muscarinic receptor blockade in the atrioventricular node',
        why: 'Tiotropium is an inhaled antimuscarinic with little systemic effect, and adenosine does not need the muscarinic receptor. Atropine-like blockade would blunt vagal maneuvers but not adenosine.',
      },
    ],
    objective:
      'Methylxanthines such as theophylline and caffeine antagonize adenosine receptors and can make usual doses of adenosine ineffective.',
    expanded:
      '<p>Adenosine binds A<sub>1</sub> receptors on nodal tissue; the G<sub>i</sub> protein opens acetylcholine- and adenosine-sensitive potassium channels and lowers cAMP and calcium current. The cell hyperpolarizes, and atrioventricular conduction stops for a few seconds, which breaks atrioventricular nodal or accessory-pathway reentry. A<sub>2A</sub> stimulation explains flushing and coronary vasodilation.</p><p>Drug interactions follow from the mechanism. Theophylline and caffeine block the receptor, so larger doses or another agent are needed. Dipyridamole blocks cellular uptake and carbamazepine may worsen block, so the dose is reduced (for instance to 3 mg); the same holds for heart transplant recipients, whose denervated node is supersensitive, and for injection through a central line.</p><p>Adenosine can also provoke bronchospasm and is best avoided in active wheezing. In this hemodynamically stable man, intravenous diltiazem or verapamil is a sensible alternative; verapamil and diltiazem can raise theophylline levels, so the level should be followed. Instability would call for synchronized cardioversion.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=adenosine+supraventricular+tachycardia',
      'https://pubmed.ncbi.nlm.nih.gov/?term=adenosine+theophylline+antagonism+supraventricular+tachycardia',
    ],
    disciplines: ['Pharmacology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Arrhythmias'],
    subtopics: ['Supraventricular tachycardia', 'Drug interactions'],
    percentCorrect: 61,
  },
  {
    id: 'cardiovascular-04',
    stem: '<p>A 71-year-old woman with atrial fibrillation comes to the emergency department 5 hours after sudden pain in the right leg. She stopped taking apixaban 3 weeks ago because of the cost. She has never had claudication. Pulse is 104/min and irregular; blood pressure is 148/86 mm Hg. The right leg is pale and cool from the mid-thigh down. The right femoral pulse is strong, and no popliteal or pedal pulses are felt; the left pedal pulses are normal. Sensation is reduced up to the mid-calf, and dorsiflexion of the toes is weak. The calf is soft. At the right ankle there is no arterial Doppler signal; a venous signal is audible. CT angiography shows an abrupt cutoff with a meniscus sign where the right common femoral artery divides. Intravenous heparin is started.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Catheter-directed thrombolysis over 24 hours',
        why: 'Lytic infusion takes many hours to restore flow and suits viable or marginally threatened limbs (Rutherford I–IIa), particularly thrombosis of a graft or stent. A limb with motor weakness cannot wait that long.',
      },
      {
        text: 'Continued heparin with reassessment in 12 hours',
        why: 'Heparin limits clot propagation but does not reopen the artery. Watchful anticoagulation alone is acceptable only for a viable limb with no sensory or motor loss while elective revascularization is arranged.',
      },
      {
        text: 'Emergency femoral artery embolectomy',
        correct: true,
        why: 'Sensory loss beyond the toes with mild motor weakness and an absent arterial but audible venous signal marks an immediately threatened limb (Rutherford IIb). An embolus at the femoral bifurcation is directly accessible, and balloon-catheter embolectomy restores flow fastest.',
      },
      {
        text: 'Four-compartment fasciotomy before revascularization',
        why: 'Fasciotomy treats compartment syndrome, which usually follows reperfusion; her calf is soft. It is often added after embolectomy when ischemia is prolonged, but it does not restore inflow.',
      },
      {
        text: 'Primary above-knee amputation',
        why: 'Amputation is for irreversible ischemia (Rutherford III): profound anesthesia, paralysis or rigor, and no arterial or venous signal. Here the muscle still moves and the venous signal persists, so the limb is salvageable.',
      },
    ],
    objective:
      'An immediately threatened limb (Rutherford IIb: sensory loss beyond the toes and motor weakness) needs emergency revascularization; embolism at the femoral bifurcation is well treated by surgical embolectomy.',
    expanded:
      '<p>Acute limb ischemia is staged at the bedside. Stage I is viable: no deficit and audible arterial signals. Stage IIa is marginally threatened: sensory loss confined to the toes, no weakness. Stage IIb is immediately threatened: more extensive sensory loss and mild to moderate weakness, arterial signal usually absent, venous signal present. Stage III is irreversible: paralysis, anesthesia, and no signals at all.</p><p>All patients without contraindication receive heparin at once. Revascularization should occur within about 6 hours for stage II limbs, and most urgently for IIb; the technique is the one that restores flow soonest with local expertise. Sudden onset without prior claudication, atrial fibrillation, a normal other leg, and a meniscus sign favor embolism.</p><p>After reperfusion, watch for compartment syndrome (pain on passive stretch), hyperkalemia, acidosis, and myoglobinuric kidney injury. Long-term anticoagulation, with a plan for affordability, prevents recurrence.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+limb+ischemia',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3'],
    topics: ['Peripheral artery disease'],
    subtopics: ['Acute limb ischemia'],
    percentCorrect: 60,
  },
  {
    id: 'cardiovascular-05',
    stem: '<p>In a physiology study, a healthy 24-year-old volunteer has arterial and pulmonary artery catheters placed and then pedals a supine cycle ergometer. The following steady-state measurements are obtained:</p><table><tbody><tr><th>Measurement</th><th>Rest</th><th>Exercise</th></tr><tr><td>Oxygen consumption (mL O<sub>2</sub>/min)</td><td>250</td><td>1,500</td></tr><tr><td>Arterial oxygen content (mL O<sub>2</sub>/L blood)</td><td>200</td><td>200</td></tr><tr><td>Mixed venous oxygen content (mL O<sub>2</sub>/L blood)</td><td>150</td><td>50</td></tr><tr><td>Mean arterial pressure (mm Hg)</td><td>95</td><td>110</td></tr><tr><td>Mean right atrial pressure (mm Hg)</td><td>5</td><td>5</td></tr></tbody></table><p>Which of the following is closest to the systemic vascular resistance during exercise, in mm Hg·min/L?</p>',
    options: [
      {
        text: '3.5',
        why: 'This value results when the resting arteriovenous difference (50 mL/L) is used with the exercise oxygen consumption, giving an output of 30 L/min. Extraction must be taken from the same state as consumption.',
      },
      {
        text: '10.5',
        correct: true,
        why: 'By the Fick principle, cardiac output is 1,500 ÷ (200 − 50) = 10 L/min. The driving pressure is 110 − 5 = 105 mm Hg, so resistance is 105 ÷ 10 = 10.5 mm Hg·min/L.',
      },
      {
        text: '14.0',
        why: 'This comes from dividing oxygen consumption by arterial content alone (1,500 ÷ 200 = 7.5 L/min), which would be right only if venous blood returned with no oxygen at all.',
      },
      {
        text: '18.0',
        why: 'This is the resting resistance: output 250 ÷ 50 = 5 L/min and (95 − 5) ÷ 5 = 18. During exercise metabolic vasodilation in muscle lowers it.',
      },
      {
        text: '21.0',
        why: 'This assumes that cardiac output stays at its resting 5 L/min (105 ÷ 5). The data show that output doubles while the pressure rises only slightly.',
      },
    ],
    objective:
      'Cardiac output follows from the Fick principle (oxygen consumption divided by the arteriovenous oxygen difference), and systemic vascular resistance is the arterial minus right atrial pressure divided by that output.',
    expanded:
      '<p>The Fick principle is conservation of mass: the oxygen that leaves the lungs in arterial blood minus the oxygen that returns in mixed venous blood equals the oxygen consumed. Rearranged, cardiac output = VO<sub>2</sub> ÷ (C<sub>a</sub>O<sub>2</sub> − C<sub>v</sub>O<sub>2</sub>).</p><p>The hydraulic analogue of Ohm’s law then gives resistance = pressure drop ÷ flow. At rest the values are 5 L/min and 18 mm Hg·min/L; during exercise they are 10 L/min and 10.5 mm Hg·min/L, a fall of about 42%. Multiplying by 80 converts to the clinical unit dyn·s/cm<sup>5</sup> (here 840).</p><p>Two points deserve notice. Oxygen consumption rose sixfold because output doubled <em>and</em> extraction tripled (from 50 to 150 mL/L). And mean pressure rose little although flow doubled, because arterioles in working muscle dilate in response to adenosine, potassium, hydrogen ions, and low oxygen tension, overriding sympathetic vasoconstriction.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Fick+principle+cardiac+output',
      'https://www.ncbi.nlm.nih.gov/books/?term=systemic+vascular+resistance+physiology',
    ],
    disciplines: ['Physiology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Hemodynamics'],
    subtopics: ['Fick principle', 'Vascular resistance'],
    percentCorrect: 63,
  },
  {
    id: 'cardiovascular-06',
    stem: '<p>A 9-day-old boy is brought to the emergency department because of poor feeding and fast breathing since last night. He was born at term after an uncomplicated pregnancy and went home on day 2. Temperature is 36.3 °C (97.3 °F), pulse 188/min, and respirations 72/min. Oxygen saturation is 95% in the right hand and 88% in the left foot. Blood pressure is 82/50 mm Hg in the right arm and 48/30 mm Hg in the right leg. He is gray and mottled; femoral pulses are not palpable, and the liver edge is 4 cm below the costal margin. There is a gallop and a soft systolic murmur. Arterial pH is 7.09, base excess is −16 mEq/L, and lactate is 9.1 mmol/L. Bag-mask ventilation and vascular access are established, cultures are obtained, and antibiotics are given.</p><p>Which of the following is the most appropriate next drug?</p>',
    options: [
      {
        text: 'Digoxin',
        why: 'Digoxin is a slow, weak inotrope with a narrow margin in a neonate with acidosis and renal hypoperfusion. It does nothing to restore blood flow to the lower body past the obstruction.',
      },
      {
        text: 'Indomethacin',
        why: 'Indomethacin closes the ductus arteriosus by inhibiting prostaglandin synthesis. It is used for a hemodynamically significant ductus in preterm infants and would be disastrous in ductal-dependent systemic flow.',
      },
      {
        text: 'Inhaled nitric oxide',
        why: 'Nitric oxide dilates pulmonary vessels and treats persistent pulmonary hypertension, which appears in the first hours of life and causes no arm-to-leg pressure gradient. Here it would steal flow from the right-to-left ductal supply to the lower body.',
      },
      {
        text: 'Phenylephrine',
        why: 'A pure vasoconstrictor raises the load on a failing left ventricle. It has a role in hypercyanotic spells of tetralogy of Fallot, in which raising systemic resistance reduces right-to-left shunting.',
      },
      {
        text: 'Prostaglandin E<sub>1</sub>',
        correct: true,
        why: 'Shock at the end of the first week with absent femoral pulses, an arm-to-leg gradient, and lower-limb desaturation indicates critical coarctation as the ductus closes. Prostaglandin E<sub>1</sub> (alprostadil) reopens the ductus and relaxes ductal tissue at the isthmus, restoring perfusion below it.',
      },
    ],
    objective:
      'A neonate with shock, absent femoral pulses, and an arm-to-leg pressure gradient should receive prostaglandin E1 at once to reopen the ductus arteriosus, before imaging confirms the lesion.',
    expanded:
      '<p>Left-sided obstructive lesions (critical coarctation, interrupted arch, hypoplastic left heart, critical aortic stenosis) depend on the ductus arteriosus to carry blood from the pulmonary artery to the descending aorta. The infant may appear well until the ductus constricts, usually between days 3 and 14, and then presents with shock that mimics sepsis.</p><p>Clues: weak or absent femoral pulses, upper-limb pressure at least 20 mm Hg above lower-limb pressure, hepatomegaly, and a postductal saturation lower than the preductal one (deoxygenated blood crossing the ductus). Pulse oximetry screening misses many cases of coarctation because saturations may be normal while the ductus is wide open.</p><p>Alprostadil is started when the diagnosis is suspected; echocardiography follows. Its chief adverse effects are apnea, hypotension, fever, and flushing, so the team should be ready to secure the airway. Surgical repair follows once organ perfusion has recovered. Look for Turner syndrome in girls and for a bicuspid aortic valve in everyone.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=coarctation+of+the+aorta+neonate',
      'https://pubmed.ncbi.nlm.nih.gov/?term=prostaglandin+E1+ductal+dependent+congenital+heart+disease',
    ],
    disciplines: ['Pediatrics', 'Pharmacology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Congenital heart disease'],
    subtopics: ['Coarctation of the aorta', 'Ductal-dependent circulation'],
    percentCorrect: 83,
  },
  {
    id: 'cardiovascular-07',
    stem: '<p>A 69-year-old woman is transferred to the intensive care unit because of sudden severe breathlessness. She came to a rural hospital 4 days ago, 30 hours after the onset of chest pain, with an inferior ST-segment elevation myocardial infarction; she did not undergo reperfusion. Pulse is 126/min, blood pressure is 78/50 mm Hg, and oxygen saturation is 84% on a nonrebreather mask. There are crackles throughout both lungs. A soft, early systolic murmur is heard at the apex; no thrill is palpable. Chest radiography shows pulmonary edema and a normal heart size. A pulmonary artery catheter shows a mean wedge pressure of 31 mm Hg with v waves to 52 mm Hg, and oxygen saturations of 48% in the right atrium and 49% in the pulmonary artery.</p><p>Which of the following is the most likely cause of the deterioration?</p>',
    options: [
      {
        text: 'Ischemic dilation of the mitral annulus',
        why: 'Annular dilation with leaflet tethering follows ventricular remodeling over weeks to months and causes gradual functional regurgitation with an enlarged heart. It does not produce abrupt pulmonary edema within days with a normal heart size.',
      },
      {
        text: 'Left ventricular free wall rupture',
        why: 'Free wall rupture causes sudden tamponade or pulseless electrical activity with distended neck veins and clear lungs. It does not create giant v waves or severe pulmonary edema.',
      },
      {
        text: 'Left ventricular true aneurysm',
        why: 'A true aneurysm is a late scar, usually anterior, which appears after weeks with persistent ST elevation, heart failure, thrombus, or arrhythmia. It does not cause acute mitral regurgitation within days.',
      },
      {
        text: 'Rupture of the posteromedial papillary muscle',
        correct: true,
        why: 'Flash pulmonary edema and shock 2 to 7 days after an inferior infarction, with large v waves and no oxygen step-up, indicate acute severe mitral regurgitation. The posteromedial papillary muscle is at risk because it has a single blood supply, usually the posterior descending artery.',
      },
      {
        text: 'Rupture of the interventricular septum',
        why: 'A septal rupture occurs in the same window, but it gives a loud holosystolic murmur with a thrill in most patients and an oxygen step-up of at least 5 to 7 percentage points from right atrium to pulmonary artery. Her saturations are almost equal.',
      },
    ],
    objective:
      'Papillary muscle rupture 2–7 days after an inferior myocardial infarction causes acute mitral regurgitation with pulmonary edema, a soft or absent murmur, large v waves, and no oxygen step-up.',
    expanded:
      '<p>Mechanical complications cluster in the first week, when neutrophil and macrophage enzymes have digested necrotic muscle and collagen has not yet been laid down. Late presentation, absent reperfusion, older age, and a first infarction (little collateral supply) raise the risk.</p><p>The anterolateral papillary muscle receives branches of both the left anterior descending and circumflex arteries. The posteromedial muscle usually depends on the posterior descending branch alone, so rupture follows inferior infarctions 6 to 12 times more often, even when the infarct is small.</p><p>The murmur may be short or inaudible because pressures in the left ventricle and the noncompliant left atrium equalize early in systole. Echocardiography shows a flail leaflet, often with a vigorous ventricle. Treatment is afterload reduction as the pressure permits, mechanical circulatory support as a bridge, and emergency mitral valve surgery; mortality without surgery exceeds 50% in the first day or two.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=mechanical+complications+of+myocardial+infarction',
      'https://pubmed.ncbi.nlm.nih.gov/?term=papillary+muscle+rupture+myocardial+infarction+scientific+statement',
    ],
    disciplines: ['Pathology', 'Anatomy'],
    organSystems: ['Cardiovascular'],
    examTypes: ['Step 1', 'Step 2', 'ABIM'],
    topics: ['Ischemic heart disease'],
    subtopics: ['Mechanical complications of infarction'],
    percentCorrect: 74,
  },
  {
    id: 'cardiovascular-08',
    stem: '<p>A 58-year-old man comes to the office for follow-up of hypertension. For 6 months he has taken chlorthalidone 25 mg, amlodipine 10 mg, and olmesartan 40 mg once daily; pharmacy records show on-time refills, and he takes no nonsteroidal drugs, decongestants, licorice, or stimulants. He limits sodium, walks daily, and drinks one beer on weekends. He does not snore, and a home sleep test was negative. The average of home readings over 2 weeks is 152/88 mm Hg with a validated, correctly sized cuff; office pressure is 154/90 mm Hg and pulse is 66/min. BMI is 27 kg/m<sup>2</sup>. Examination is normal.</p><table><tbody><tr><th>Potassium</th><td>4.1 mEq/L</td></tr><tr><th>Creatinine</th><td>0.9 mg/dL (eGFR 99 mL/min/1.73 m<sup>2</sup>)</td></tr><tr><th>Urine albumin-to-creatinine ratio</th><td>11 mg/g</td></tr><tr><th>Aldosterone-to-renin ratio</th><td>Not elevated</td></tr><tr><th>Renal artery duplex</th><td>No stenosis</td></tr></tbody></table><p>Which of the following is the most appropriate drug to add?</p>',
    options: [
      {
        text: 'Bisoprolol',
        why: 'A β-blocker is a reasonable fifth drug, or an earlier one with coronary disease, heart failure, or atrial fibrillation. In the crossover trial of fourth-line drugs it lowered pressure less than spironolactone did.',
      },
      {
        text: 'Clonidine',
        why: 'Central α<sub>2</sub>-agonists cause sedation and dry mouth, and rebound hypertension when doses are missed. Clonidine was no more effective than spironolactone as a fourth drug and belongs near the end of the sequence.',
      },
      {
        text: 'Hydralazine',
        why: 'Direct vasodilators need dosing several times a day and provoke reflex tachycardia and fluid retention. They are used late in resistant hypertension, together with a β-blocker and a diuretic.',
      },
      {
        text: 'Spironolactone',
        correct: true,
        why: 'Pressure remains above goal on full doses of a long-acting thiazide-like diuretic, calcium channel blocker, and ARB, with adherence and secondary causes checked: true resistant hypertension. A mineralocorticoid receptor antagonist is the most effective fourth drug, and his potassium and eGFR allow it.',
      },
      {
        text: 'Terazosin',
        why: 'α<sub>1</sub>-Blockers lowered pressure less than spironolactone in resistant hypertension, cause orthostatic hypotension, and raise heart failure risk when used alone. They are helpful mainly when prostatic symptoms coexist.',
      },
    ],
    objective:
      'In confirmed resistant hypertension on a thiazide-like diuretic, calcium channel blocker, and renin-angiotensin inhibitor, a mineralocorticoid receptor antagonist is the preferred fourth drug if potassium and kidney function permit.',
    expanded:
      '<p>Resistant hypertension is a pressure above goal despite three drugs of different classes, one of them a diuretic, at maximal tolerated doses, or control that needs four or more drugs. Before escalating, confirm out-of-office readings, cuff size, adherence, and interfering substances, and look for secondary causes, above all primary aldosteronism, sleep apnea, renovascular disease, and chronic kidney disease.</p><p>Many patients have sodium retention with relative aldosterone excess. In the randomized crossover PATHWAY-2 trial, spironolactone 25 to 50 mg lowered home systolic pressure about twice as much beyond placebo as bisoprolol or doxazosin did. Potassium and creatinine are checked within 1 to 4 weeks, especially alongside an ARB; eplerenone and amiloride are alternatives when gynecomastia or sexual side effects occur.</p><p>If the pressure stays high, a β-blocker or a vasodilator follows, and catheter renal denervation can be discussed in selected patients through shared decision-making. Use of chlorthalidone rather than hydrochlorothiazide, and sodium restriction, remain the foundation.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=PATHWAY-2+spironolactone+resistant+hypertension',
      'https://www.heart.org/',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABFM', 'ABIM', 'Step 3'],
    topics: ['Hypertension'],
    subtopics: ['Resistant hypertension'],
    percentCorrect: 78,
  },
  {
    id: 'cardiovascular-09',
    stem: '<p>A 47-year-old man is in the hospital for native aortic valve endocarditis. He has a bicuspid aortic valve and came in 8 days ago with fever and <em>Staphylococcus aureus</em> bacteremia susceptible to methicillin. He has been receiving cefazolin 2 g intravenously every 8 hours. Blood cultures remained positive on day 7. Temperature is 38.7 °C (101.7 °F), pulse 92/min, blood pressure 124/58 mm Hg. There is a grade 2/6 diastolic murmur at the left sternal border and no crackles. Creatinine is 1.0 mg/dL, and CT of the head is normal. The PR interval was 160 ms on admission and is 260 ms today. Transesophageal echocardiography shows a 9-mm aortic vegetation, moderate aortic regurgitation, and a 1.5-cm echolucent cavity in the aortic-mitral curtain that communicates with the outflow tract.</p><p>Which of the following is the most appropriate management in addition to continuing antibiotics?</p>',
    options: [
      {
        text: 'Addition of gentamicin for 2 weeks',
        why: 'Aminoglycosides no longer have a role in native valve staphylococcal endocarditis, since they add nephrotoxicity without lowering mortality. They remain part of selected regimens for enterococcal and prosthetic valve infection.',
      },
      {
        text: 'Addition of rifampin',
        why: 'Rifampin is used for staphylococcal infection of prosthetic valves because it penetrates biofilm. On native valves it adds hepatotoxicity and drug interactions without benefit, and it cannot sterilize an abscess cavity.',
      },
      {
        text: 'Early valve surgery with debridement of the aortic root',
        correct: true,
        why: 'Perivalvular extension (a cavity with new atrioventricular conduction delay) and bacteremia that persists despite appropriate therapy are each indications for surgery during the initial hospitalization, before the antibiotic course is complete. Drugs alone rarely cure root abscess.',
      },
      {
        text: 'Permanent dual-chamber pacemaker implantation',
        why: 'First-degree block needs continuous monitoring with temporary pacing at hand, and permanent hardware is contraindicated while bacteremia persists. A pacemaker may be needed after root surgery, when blood cultures are clear.',
      },
      {
        text: 'Repeat transesophageal echocardiography after 7 more days of antibiotics',
        why: 'Repeat imaging after 3 to 7 days is right when the first study is negative and suspicion stays high. Here the abscess has already been shown, and delay risks complete heart block, fistula, or heart failure.',
      },
    ],
    objective:
      'Perivalvular abscess or new heart block, heart failure from valve dysfunction, and persistent bacteremia are indications for early surgery in infective endocarditis, without waiting to finish antibiotics.',
    expanded:
      '<p>The three questions that drive timing of surgery are heart failure, uncontrolled infection, and prevention of embolism. Class I indications include valve dysfunction that causes heart failure; paravalvular abscess, destructive penetrating lesion, or new heart block; infection by <em>S. aureus</em>, fungi, or other highly resistant organisms on left-sided valves; and persistent bacteremia or fever beyond 5 days of suitable therapy. Large mobile vegetations (greater than 10 mm), particularly after an embolic event, are a further reason.</p><p>The atrioventricular node and the His bundle lie next to the noncoronary–right coronary commissure and the membranous septum, so infection spreading from the aortic annulus lengthens the PR interval. Daily electrocardiograms are therefore part of the care of aortic valve endocarditis.</p><p>Early surgery means during the index hospitalization. It may have to be delayed, usually by about 4 weeks, after a large intracranial hemorrhage; small or silent strokes generally do not justify delay. Decisions belong to a multispecialty endocarditis team.</p>',
    references: [
      'https://www.acc.org/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=infective+endocarditis+surgery+indications',
    ],
    disciplines: ['Internal Medicine', 'Surgery'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABIM', 'Step 3', 'Step 2'],
    topics: ['Infective endocarditis'],
    subtopics: ['Indications for surgery'],
    percentCorrect: 68,
  },
  {
    id: 'cardiovascular-10',
    stem: '<p>A 33-year-old woman comes to the urgent care clinic because of 2 days of sharp central chest pain that is worse with deep breaths and when lying flat, and better when she leans forward. She had a cold 10 days ago. She has no other medical conditions and takes an oral contraceptive. Temperature is 37.4 °C (99.3 °F), pulse 88/min, blood pressure 118/72 mm Hg without inspiratory decline, and oxygen saturation 99% on room air. A scratchy three-component sound is heard at the left sternal border. Electrocardiography shows diffuse upward-concave ST elevation with PR depression and PR elevation in lead aVR. High-sensitivity troponin is below the limit of detection on two samples. C-reactive protein is 4.8 mg/dL (N ≤ 0.8). Bedside echocardiography shows a trivial pericardial effusion and normal wall motion. A pregnancy test is negative.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Colchicine alone for 2 weeks',
        why: 'Colchicine is used as an adjunct to an anti-inflammatory dose of a nonsteroidal drug and for 3 months in a first episode. Alone and for 2 weeks it neither relieves pain quickly nor protects well against recurrence.',
      },
      {
        text: 'Heparin and dual antiplatelet therapy',
        why: 'This is treatment for acute coronary syndrome. Diffuse concave ST elevation with PR depression, normal serial troponin, and normal wall motion make infarction unlikely, and anticoagulation can promote hemopericardium.',
      },
      {
        text: 'Ibuprofen with taper and colchicine for 3 months',
        correct: true,
        why: 'She has acute pericarditis by positional pleuritic pain, rub, and typical electrocardiographic changes, with no high-risk feature. High-dose nonsteroidal therapy relieves pain and inflammation, and adding colchicine for 3 months about halves the risk of recurrence.',
      },
      {
        text: 'Prednisone 1 mg/kg daily for 4 weeks, then taper',
        why: 'Early high-dose glucocorticoids raise the risk of recurrence and chronicity. Low to moderate doses are kept for contraindications to or failure of nonsteroidal drugs and for autoimmune disease or late pregnancy.',
      },
      {
        text: 'Rilonacept',
        why: 'Interleukin-1 blockade is highly effective for recurrent pericarditis with raised inflammatory markers that resists or depends on other drugs. It is not a first-line treatment for a first uncomplicated episode.',
      },
    ],
    objective:
      'First-line treatment of acute idiopathic or viral pericarditis is a full-dose nonsteroidal anti-inflammatory drug or aspirin with colchicine for 3 months, together with exercise restriction; early glucocorticoids promote recurrence.',
    expanded:
      '<p>Acute pericarditis is diagnosed when typical chest pain is accompanied by further evidence such as a friction rub, new widespread ST elevation or PR depression, a new effusion, raised inflammatory markers, or pericardial inflammation on imaging. Most cases in high-income countries are viral or idiopathic.</p><p>Admission is advised for fever above 38 °C, subacute onset, large effusion or tamponade, failure of a week of treatment, immunosuppression, trauma, anticoagulation, or myopericarditis. She has none and can be treated as an outpatient with ibuprofen 600 to 800 mg three times daily (with gastroprotection), tapered after symptoms and C-reactive protein normalize, plus weight-adjusted colchicine (0.6 mg once daily below 70 kg, twice daily above).</p><p>Colchicine disrupts microtubules and thereby neutrophil migration and inflammasome assembly; diarrhea is the usual limit, and CYP3A4 or P-glycoprotein inhibitors raise its level. Strenuous exercise is avoided until symptoms, C-reactive protein, and electrocardiogram have normalized. After infarction, aspirin replaces ibuprofen.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=colchicine+acute+pericarditis+randomized+trial',
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+pericarditis',
    ],
    disciplines: ['Family Medicine', 'Internal Medicine'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABFM', 'COMLEX', 'Step 2'],
    topics: ['Pericardial disease'],
    subtopics: ['Acute pericarditis'],
    percentCorrect: 84,
  },
  {
    id: 'cardiovascular-11',
    stem: '<p>A 52-year-old woman who recently moved from Nepal comes to establish care. For 3 months she has had palpitations and has been short of breath on hills. She has no history of stroke, hypertension, or diabetes and takes no medications. Pulse is 96/min and irregularly irregular, and blood pressure is 116/74 mm Hg. There is a loud first heart sound, an opening snap, and a low-pitched diastolic rumble at the apex. Electrocardiography shows atrial fibrillation. Echocardiography shows doming mitral leaflets with commissural fusion, a mitral valve area of 1.3 cm<sup>2</sup>, a left atrial diameter of 5.2 cm, and no thrombus. Hemoglobin, creatinine, and liver tests are normal. Her clinic has a laboratory that she can reach easily.</p><p>Which of the following is the most appropriate long-term therapy to prevent stroke?</p>',
    options: [
      {
        text: 'Apixaban',
        why: 'Apixaban is preferred over warfarin in atrial fibrillation without moderate-to-severe rheumatic mitral stenosis or a mechanical valve. The pivotal trials excluded this valve lesion, and the evidence in rheumatic disease favors vitamin K antagonists.',
      },
      {
        text: 'Aspirin',
        why: 'Aspirin gives little protection against cardioembolism in atrial fibrillation but still causes bleeding, and guidelines advise against it as an alternative to anticoagulation.',
      },
      {
        text: 'Clopidogrel and aspirin',
        why: 'Dual antiplatelet therapy is inferior to warfarin for stroke prevention and bleeds about as much. It is reserved for coronary or cerebrovascular indications.',
      },
      {
        text: 'No antithrombotic therapy, because the CHA<sub>2</sub>DS<sub>2</sub>-VASc score is 1',
        why: 'The score, in which female sex is her only point, was not derived for moderate-to-severe rheumatic mitral stenosis. The embolic risk is high whatever the score, and anticoagulation is advised for all such patients.',
      },
      {
        text: 'Rivaroxaban',
        why: 'In the randomized INVICTUS trial of rheumatic heart disease with atrial fibrillation, rivaroxaban led to more deaths and strokes than vitamin K antagonist therapy. It suits atrial fibrillation without this valve lesion.',
      },
      {
        text: 'Warfarin with an INR goal of 2 to 3',
        correct: true,
        why: 'Her valve area of 1.3 cm<sup>2</sup> is severe stenosis. Atrial fibrillation with moderate or severe rheumatic mitral stenosis carries a very high embolic risk and needs a vitamin K antagonist irrespective of the risk score. Access to INR checks makes this practicable.',
      },
    ],
    objective:
      'Atrial fibrillation with moderate-to-severe rheumatic mitral stenosis is treated with a vitamin K antagonist regardless of the CHA2DS2-VASc score; direct oral anticoagulants are not recommended.',
    expanded:
      '<p>Rheumatic mitral stenosis enlarges the left atrium and slows its blood flow; with atrial fibrillation, annual stroke risk without anticoagulation is several times that of nonvalvular fibrillation. Two situations therefore remain outside the direct oral anticoagulant pathway: moderate-to-severe rheumatic mitral stenosis and mechanical heart valves. Risk scores are not used to decide.</p><p>INVICTUS randomized more than 4,500 people with rheumatic heart disease and atrial fibrillation, most with mitral stenosis, to rivaroxaban or a vitamin K antagonist. Survival was longer with the vitamin K antagonist, and major bleeding was not increased, although time in range was imperfect.</p><p>By contrast, patients with mitral regurgitation, aortic stenosis, or a bioprosthesis beyond the first months may take a direct oral anticoagulant. This patient also needs rate control, since a short diastole raises the transmitral gradient, secondary penicillin prophylaxis as indicated, and evaluation for percutaneous mitral balloon commissurotomy, because her symptomatic stenosis is in the severe range (1.5 cm<sup>2</sup> or less).</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=INVICTUS+rivaroxaban+rheumatic+heart+disease+atrial+fibrillation',
      'https://www.acc.org/guidelines',
    ],
    disciplines: ['Internal Medicine', 'Family Medicine'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABIM', 'ABFM', 'Step 3', 'COMLEX'],
    topics: ['Arrhythmias', 'Valvular heart disease'],
    subtopics: ['Stroke prevention in atrial fibrillation', 'Mitral stenosis'],
    percentCorrect: 54,
  },
  {
    id: 'cardiovascular-12',
    stem: '<p>A 76-year-old man is referred for cardiac magnetic resonance imaging because of exertional dyspnea and leg edema for 8 months. He had bilateral carpal tunnel release 6 years ago and a spontaneous rupture of the distal biceps tendon 2 years ago. Electrocardiography shows low limb-lead voltages and a pseudoinfarct pattern. On cine images the left ventricular wall is concentrically thick (17 mm), the interatrial septum is thick, both atria are enlarged, and there are small pericardial and pleural effusions; LVEF is 52%. During inversion-time selection after gadolinium, the myocardium passes through its null point before the blood pool does. Late gadolinium images show diffuse circumferential subendocardial enhancement that does not follow a coronary territory. Native T1 is 1,180 ms (institutional N, 950–1,030 ms), and extracellular volume fraction is 56% (N, 23–28%).</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Cardiac amyloidosis',
        correct: true,
        why: 'Concentric thickening with low voltage, global subendocardial enhancement, abnormal nulling kinetics, and an extracellular volume above 40% are characteristic of interstitial amyloid. Carpal tunnel syndrome and biceps tendon rupture years earlier point to the transthyretin type.',
      },
      {
        text: 'Cardiac sarcoidosis',
        why: 'Sarcoidosis gives patchy midwall or subepicardial enhancement, typically of the basal septum and its right ventricular insertion, with conduction block or ventricular arrhythmia. It rarely causes uniform thickening with very high extracellular volume.',
      },
      {
        text: 'Chronic multivessel myocardial infarction',
        why: 'Infarct scar is subendocardial too, but it lies in a coronary territory, extends outward in a wavefront, and comes with wall thinning and regional hypokinesis. Enhancement of the whole circumference in thick muscle does not fit.',
      },
      {
        text: 'Fabry disease',
        why: 'Fabry disease can also cause concentric hypertrophy, but glycolipid storage <em>lowers</em> native T1, and enhancement is typically midwall in the basal inferolateral segment. Acroparesthesia, angiokeratoma, and kidney disease usually accompany it.',
      },
      {
        text: 'Hypertensive heart disease',
        why: 'Pressure overload produces high voltages, a wall seldom thicker than 15 mm, and at most patchy enhancement with near-normal extracellular volume. Atrial septal thickening and abnormal nulling are not part of it.',
      },
    ],
    objective:
      'On cardiac MRI, diffuse subendocardial or transmural late enhancement, early myocardial nulling, and a markedly raised extracellular volume identify cardiac amyloidosis.',
    expanded:
      '<p>Amyloid fibrils expand the interstitium, so gadolinium, an extracellular agent, accumulates throughout the myocardium. Normally blood nulls before myocardium on an inversion-time scout; in amyloidosis the order reverses. Late enhancement is first subendocardial and later transmural, and the atria may enhance as well. Native T1 and extracellular volume rise, the latter often above 40%; no other common cause of thick myocardium does so to this degree.</p><p>MRI cannot separate the two main types reliably. The mandatory next step is a search for a monoclonal protein (serum and urine immunofixation and the serum free light chain ratio). If that is negative, a bone-avid tracer scan with SPECT showing grade 2 or 3 myocardial uptake establishes transthyretin amyloidosis without biopsy, and <em>TTR</em> sequencing separates variant from wild type. If it is positive, tissue with mass spectrometry is needed.</p><p>Stabilizers (tafamidis, acoramidis) and gene silencers (such as vutrisiran) improve the outcome of transthyretin cardiomyopathy.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=cardiac+amyloidosis+magnetic+resonance+late+gadolinium+enhancement+extracellular+volume',
      'https://www.ncbi.nlm.nih.gov/books/?term=cardiac+amyloidosis',
    ],
    disciplines: ['Radiology', 'Pathology'],
    organSystems: ['Cardiovascular'],
    examTypes: ['ABR Core', 'ABIM'],
    topics: ['Cardiomyopathy'],
    subtopics: ['Cardiac amyloidosis', 'Cardiac magnetic resonance imaging'],
    percentCorrect: 58,
  },
];
