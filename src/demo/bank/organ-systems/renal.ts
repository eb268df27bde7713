import type { BankQuestion } from '../types';

export const renal: readonly BankQuestion[] = [
  {
    id: 'renal-01',
    stem: '<p>A 23-year-old woman is brought to the emergency department by her roommate because of confusion, vomiting, and ringing in the ears. She had been upset after an examination. Temperature is 38.4 °C (101.1 °F), pulse 118/min, respirations 32/min and deep, and blood pressure 112/66 mm Hg. She is agitated and oriented only to person. The lungs are clear.</p><table><tbody><tr><th>Na<sup>+</sup></th><td>140 mEq/L</td></tr><tr><th>K<sup>+</sup></th><td>3.4 mEq/L</td></tr><tr><th>Cl<sup>−</sup></th><td>100 mEq/L</td></tr><tr><th>HCO<sub>3</sub><sup>−</sup></th><td>12 mEq/L</td></tr><tr><th>Albumin</th><td>4.2 g/dL</td></tr><tr><th>Arterial pH</th><td>7.40</td></tr><tr><th>PaCO<sub>2</sub></th><td>20 mm Hg</td></tr></tbody></table><p>Which of the following best describes her acid-base status?</p>',
    options: [
      {
        text: 'Anion gap metabolic acidosis with appropriate respiratory compensation',
        why: 'Expected PaCO<sub>2</sub> is 1.5 × 12 + 8 = 26 ± 2 mm Hg; hers is 20, lower than compensation explains. Compensation also never returns the pH fully to normal in metabolic acidosis.',
      },
      {
        text: 'Anion gap metabolic acidosis with metabolic alkalosis',
        why: 'The gap has risen by about 16 and bicarbonate has fallen by 12, a ratio near 1.3, as in simple gap acidosis. A hidden metabolic alkalosis would leave the bicarbonate much higher than the gap predicts (ratio above 2).',
      },
      {
        text: 'Anion gap metabolic acidosis with respiratory acidosis',
        why: 'Respiratory acidosis would mean a PaCO<sub>2</sub> above the expected 24 to 28 mm Hg, as in fatigue or sedative coingestion. Hers is below that range.',
      },
      {
        text: 'Anion gap metabolic acidosis with respiratory alkalosis',
        correct: true,
        why: 'The anion gap is 140 − 100 − 12 = 28, so there is a gap acidosis, and a PaCO<sub>2</sub> of 20 below the predicted 24 to 28 mm Hg indicates a separate respiratory alkalosis. The pair with tinnitus and fever is typical of salicylate poisoning.',
      },
      {
        text: 'No acid-base disorder',
        why: 'A normal pH with clearly abnormal bicarbonate and PaCO<sub>2</sub> means two opposing disorders rather than none.',
      },
    ],
    objective:
      'In metabolic acidosis, a PaCO2 below the value predicted by Winter’s formula shows an additional respiratory alkalosis; with a raised anion gap this combination suggests salicylate poisoning.',
    expanded:
      '<p>A stepwise reading prevents errors: note the pH, calculate the anion gap (with a correction of 2.5 per 1 g/dL of albumin below 4), check compensation, and compare the change in gap with the change in bicarbonate.</p><p>In metabolic acidosis, Winter’s formula predicts PaCO<sub>2</sub> = 1.5 × HCO<sub>3</sub><sup>−</sup> + 8 ± 2. Lower means respiratory alkalosis, higher means respiratory acidosis. The values are internally consistent: [H<sup>+</sup>] = 24 × 20 ÷ 12 = 40 nmol/L, or pH 7.40.</p><p>Salicylate stimulates the medullary respiratory center directly, producing early alkalosis. It then uncouples oxidative phosphorylation, which raises temperature and the concentrations of lactate and ketones. Alkalinizing the blood and urine with bicarbonate traps the ionized drug outside the brain and in the tubule; potassium must be replaced, because hypokalemia prevents urinary alkalinization. Hemodialysis is used for altered mental status, pulmonary or cerebral edema, kidney failure, or very high levels; intubation is dangerous if hyperventilation is not maintained.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=metabolic+acidosis+anion+gap',
      'https://www.ncbi.nlm.nih.gov/books/?term=salicylate+toxicity',
    ],
    disciplines: ['Physiology', 'Internal Medicine'],
    organSystems: ['Renal & Urinary', 'Respiratory'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Acid-base disorders'],
    subtopics: ['Mixed disorders', 'Salicylate poisoning'],
    percentCorrect: 75,
  },
  {
    id: 'renal-02',
    stem: '<p>A 59-year-old woman with alcohol use disorder and poor intake is admitted because of weakness, vomiting, and confusion for 3 days. She started hydrochlorothiazide 2 weeks ago. On admission the blood pressure is 94/58 mm Hg, serum sodium is 108 mEq/L, potassium is 2.6 mEq/L, and urine osmolality is 540 mOsm/kg. Hydrochlorothiazide is stopped, and 1.5 L of 0.9% saline and 80 mEq of potassium chloride are infused. Ten hours later she is oriented, and her blood pressure is 122/74 mm Hg. Urine output has been 500 mL/h for the past 2 hours; urine osmolality is now 85 mOsm/kg. Serum sodium is 120 mEq/L and potassium 3.6 mEq/L. Intravenous fluids have been stopped.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Continued observation with serum sodium every 6 hours',
        why: 'Sodium has already risen 12 mEq/L in 10 hours and will keep climbing as she excretes free water. Passive observation would be acceptable if the rise were within the limit and urine were still concentrated.',
      },
      {
        text: 'Desmopressin with 5% dextrose infusion',
        correct: true,
        why: 'Removal of the thiazide and of volume depletion has shut off vasopressin and caused a water diuresis, with overcorrection beyond 8 mEq/L in 24 hours in a patient at high risk of osmotic demyelination. Desmopressin stops water loss, and electrolyte-free water brings sodium back below the limit.',
      },
      {
        text: 'Fluid restriction to 800 mL daily',
        why: 'Restricting water increases the rate of correction. It is treatment for chronic euvolemic hyponatremia such as SIADH with concentrated urine.',
      },
      {
        text: 'Hypertonic (3%) saline bolus of 100 mL',
        why: 'Hypertonic saline is for severe symptoms such as seizure, coma, or respiratory arrest. She is now oriented, and more sodium would worsen overcorrection.',
      },
      {
        text: 'Tolvaptan by mouth',
        why: 'Vasopressin receptor antagonism causes precisely the aquaresis that must be stopped here. It has a limited role in SIADH or heart failure with close monitoring.',
      },
    ],
    objective:
      'When chronic hyponatremia corrects by more than 8 mEq/L in 24 hours in a high-risk patient, desmopressin and electrolyte-free water are used to halt and reverse the overcorrection.',
    expanded:
      '<p>Brain cells adapt to hyponatremia over about 48 hours by losing organic osmolytes. If plasma tonicity then rises faster than these can be regained, astrocytes shrink and die and oligodendrocytes follow: osmotic demyelination, which appears 2 to 6 days later with dysarthria, dysphagia, spastic tetraparesis, or a locked-in state.</p><p>Risk is greatest with sodium of 105 mEq/L or below, alcohol use disorder, malnutrition, hypokalemia, and liver disease; in such patients the aim is 4 to 6 and the limit 8 mEq/L in any 24 hours. Overcorrection usually comes from the patient’s own kidneys when the stimulus for vasopressin vanishes (volume repletion, stopped thiazide, cortisol replacement, relief of nausea). A sudden brisk output of dilute urine is the warning sign. Potassium given counts as sodium, because it exchanges with intracellular sodium.</p><p>Desmopressin 2 to 4 µg every 6 to 8 hours with 5% dextrose at about 3 mL/kg per hour lowers sodium by roughly 1 mEq/L per hour, with hourly checks, until back within the limit.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hyponatremia+osmotic+demyelination',
      'https://pubmed.ncbi.nlm.nih.gov/?term=hyponatremia+overcorrection+desmopressin+dextrose+relowering',
    ],
    disciplines: ['Internal Medicine', 'Physiology'],
    organSystems: ['Renal & Urinary', 'Nervous System'],
    examTypes: ['ABIM', 'Step 3'],
    topics: ['Electrolyte disorders'],
    subtopics: ['Hyponatremia', 'Overcorrection'],
    percentCorrect: 55,
  },
  {
    id: 'renal-03',
    stem: '<p>A 60-year-old man comes to the office for follow-up of type 2 diabetes mellitus and diabetic kidney disease. He feels well. His medications are metformin 1,000 mg daily, empagliflozin 10 mg daily, semaglutide 1 mg weekly, lisinopril 40 mg daily, amlodipine 5 mg daily, and atorvastatin 40 mg daily, all taken reliably for more than a year. Blood pressure is 124/74 mm Hg, and BMI is 27 kg/m<sup>2</sup>. Examination shows trace ankle edema.</p><table><tbody><tr><th>Test</th><th>1 year ago</th><th>Today</th></tr><tr><td>eGFR (mL/min/1.73 m<sup>2</sup>)</td><td>56</td><td>51</td></tr><tr><td>Urine albumin-to-creatinine ratio (mg/g)</td><td>490</td><td>460</td></tr><tr><td>Potassium (mEq/L)</td><td>4.2</td><td>4.3</td></tr><tr><td>Hemoglobin A<sub>1c</sub> (%)</td><td>7.0</td><td>6.8</td></tr></tbody></table><p>Which of the following is the most appropriate change in his treatment to slow kidney disease?</p>',
    options: [
      {
        text: 'Add aliskiren',
        why: 'Direct renin inhibition on top of an ACE inhibitor in diabetic kidney disease did not improve outcomes and caused more hyperkalemia, hypotension, and possibly stroke. The combination is contraindicated in diabetes.',
      },
      {
        text: 'Add chlorthalidone',
        why: 'Chlorthalidone lowers blood pressure even in advanced chronic kidney disease and would be a good choice if his pressure were uncontrolled. At 124/74 mm Hg it adds a risk of volume depletion, and it has not been shown to slow progression.',
      },
      {
        text: 'Add finerenone',
        correct: true,
        why: 'Albuminuria persists despite maximal ACE inhibition and an SGLT2 inhibitor, with eGFR of 25 or above and potassium not above 4.8 mEq/L. The nonsteroidal mineralocorticoid antagonist slows decline in kidney function and reduces cardiovascular events, mainly heart failure hospitalization.',
      },
      {
        text: 'Add losartan',
        why: 'Dual ACE inhibitor and ARB therapy lowers albuminuria but increases acute kidney injury and hyperkalemia without slowing progression to kidney failure. Only one agent of this axis should be used, at full dose.',
      },
      {
        text: 'Stop metformin',
        why: 'Metformin is safe at full dose with an eGFR of 45 or above, is reduced between 30 and 44, and is stopped below 30. It is neither harming this patient nor relevant to the albuminuria.',
      },
    ],
    objective:
      'In type 2 diabetes with persistent albuminuria despite a full-dose ACE inhibitor or ARB and an SGLT2 inhibitor, finerenone is added if eGFR is at least 25 and potassium is normal.',
    expanded:
      '<p>Protection of the diabetic kidney now rests on several pillars: a renin-angiotensin inhibitor at the highest tolerated dose, an SGLT2 inhibitor (started at an eGFR of 20 or above and continued thereafter), a GLP-1 receptor agonist with proven benefit, and finerenone for residual albuminuria of 30 mg/g or more, plus a statin and blood pressure control.</p><p>Mineralocorticoid receptor overactivation drives inflammation and fibrosis in kidney and heart. Finerenone blocks the receptor selectively, with less hyperkalemia and no gynecomastia compared with spironolactone. In the pooled FIDELIO-DKD and FIGARO-DKD trials it reduced the kidney composite by about 23% and cardiovascular events by 14%. Starting it together with an SGLT2 inhibitor gives a greater fall of albuminuria than either drug alone.</p><p>The dose is 20 mg daily at an eGFR of 60 or above and 10 mg at 25 to 59. Potassium is checked at 4 weeks; the drug is withheld above 5.5 mEq/L. Strong CYP3A4 inhibitors are contraindicated.</p>',
    references: [
      'https://kdigo.org/guidelines/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=finerenone+FIDELITY+pooled+analysis+type+2+diabetes+chronic+kidney+disease',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Renal & Urinary', 'Endocrine'],
    examTypes: ['ABFM', 'ABIM', 'Step 3'],
    topics: ['Chronic kidney disease'],
    subtopics: ['Diabetic kidney disease'],
    percentCorrect: 76,
  },
  {
    id: 'renal-04',
    stem: '<p>A 4-year-old boy is brought to the office because of puffy eyes for 6 days, first thought to be allergy, and a swollen abdomen for 2 days. He had a cold 2 weeks ago. He is otherwise healthy, up to date on vaccines, and takes no medications. Temperature is 36.8 °C (98.2 °F), pulse 98/min, and blood pressure 96/56 mm Hg (below the 90th percentile). He is playful and has periorbital edema, ascites without tenderness, and pitting edema of the legs and scrotum. There is no rash or joint swelling. Peripheral perfusion is good.</p><table><tbody><tr><th>Urinalysis</th><td>Protein 4+, no red cells, hyaline casts</td></tr><tr><th>Urine protein-to-creatinine ratio</th><td>6.8 mg/mg (N &lt; 0.2)</td></tr><tr><th>Albumin</th><td>1.6 g/dL</td></tr><tr><th>Cholesterol</th><td>412 mg/dL</td></tr><tr><th>Creatinine</th><td>0.3 mg/dL</td></tr><tr><th>C3 and C4</th><td>Normal</td></tr></tbody></table><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Albumin 25% with furosemide intravenously',
        why: 'Albumin followed by furosemide is kept for hypovolemic or severe symptomatic edema, for instance respiratory compromise or skin breakdown. He is well perfused and comfortable; transient oncotic effects also carry a risk of pulmonary edema.',
      },
      {
        text: 'Cyclophosphamide by mouth',
        why: 'Alkylating agents are steroid-sparing treatment for frequently relapsing or steroid-dependent disease. Their toxicity is not justified before a response to glucocorticoid has been tested.',
      },
      {
        text: 'Enalapril by mouth',
        why: 'ACE inhibitors are adjuncts for steroid-resistant or genetic nephrotic syndrome. In new-onset disease they do not induce remission and can cause kidney injury when effective volume is low.',
      },
      {
        text: 'Percutaneous kidney biopsy',
        why: 'Biopsy is for atypical features: age under 1 or over about 12 years, gross hematuria, hypertension, low complement, impaired kidney function, or resistance to glucocorticoids. He has none of these.',
      },
      {
        text: 'Prednisolone by mouth',
        correct: true,
        why: 'Age 1 to 10 years, nephrotic syndrome with normal blood pressure, complement, creatinine, and no hematuria make minimal change disease most likely. About 85% to 90% remit within 4 weeks of prednisolone, so treatment starts without biopsy.',
      },
    ],
    objective:
      'A child of 1 to 10 years with typical nephrotic syndrome is presumed to have minimal change disease and is treated with prednisone or prednisolone without a kidney biopsy.',
    expanded:
      '<p>Minimal change disease causes most childhood nephrotic syndrome. Light microscopy is normal and immunofluorescence negative; electron microscopy shows diffuse foot process effacement. T-cell and B-cell dysfunction, in some patients with antinephrin antibodies, injures the podocyte slit diaphragm and makes proteinuria selective for albumin.</p><p>Standard first treatment is prednisolone 60 mg/m<sup>2</sup> (2 mg/kg, maximum 60 mg) daily for 4 to 6 weeks, then 40 mg/m<sup>2</sup> on alternate days for 4 to 6 weeks. Remission (trace or negative dipstick for 3 days) predicts outcome better than histology. Most children relapse at least once, often with respiratory infections; parents learn to use dipsticks. Rituximab, levamisole, mycophenolate, calcineurin inhibitors, or cyclophosphamide are options for frequent relapses.</p><p>Complications come from urinary losses: infection with encapsulated bacteria, including spontaneous peritonitis (loss of IgG and factor B), venous thrombosis (loss of antithrombin), and hypovolemia. Fever with abdominal pain is an emergency. Pneumococcal vaccination should be complete; live vaccines are postponed during high-dose glucocorticoids.</p>',
    references: [
      'https://kdigo.org/guidelines/',
      'https://www.ncbi.nlm.nih.gov/books/?term=nephrotic+syndrome+children+minimal+change+disease',
    ],
    disciplines: ['Pediatrics'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX', 'ABFM'],
    topics: ['Glomerular disease'],
    subtopics: ['Minimal change disease', 'Nephrotic syndrome'],
    percentCorrect: 87,
  },
  {
    id: 'renal-05',
    stem: '<p>A 24-year-old man is admitted because of fatigue for 2 weeks and coughing up blood since yesterday. He smokes one pack of cigarettes daily and works with hydrocarbon solvents. Temperature is 37.2 °C (99.0 °F), blood pressure is 152/94 mm Hg, and oxygen saturation is 89% on room air. There are bilateral crackles, no rash, and no sinus tenderness. Hemoglobin is 8.6 g/dL, and creatinine is 5.4 mg/dL; it was 0.9 mg/dL 5 months ago. Urinalysis shows 2+ protein and red cell casts. Chest CT shows diffuse alveolar opacities. Kidney biopsy shows crescents in 60% of glomeruli, all of similar age; immunofluorescence shows smooth, continuous linear staining of IgG along the glomerular capillary walls.</p><p>Which of the following is the most likely target of the causative antibody?</p>',
    options: [
      {
        text: 'α3 chain of type IV collagen',
        correct: true,
        why: 'Pulmonary hemorrhage with crescentic glomerulonephritis and linear IgG is anti–glomerular basement membrane disease. The antibody binds the noncollagenous domain of the α3 chain, which occurs in both glomerular and alveolar basement membranes.',
      },
      {
        text: 'Galactose-deficient hinge region of IgA1',
        why: 'Autoantibodies to galactose-deficient IgA1 form immune complexes that deposit in the mesangium in IgA nephropathy. Granular mesangial IgA would be seen, and hematuria often accompanies a sore throat.',
      },
      {
        text: 'Myeloperoxidase',
        why: 'Antimyeloperoxidase antibodies cause microscopic polyangiitis, a pauci-immune glomerulonephritis with little or no immunoglobulin staining and crescents of varied age, usually in older adults. It may coexist with this disease but does not cause linear staining.',
      },
      {
        text: 'Phospholipase A<sub>2</sub> receptor',
        why: 'This podocyte antigen is the main target in primary membranous nephropathy, which shows <em>granular</em> capillary wall IgG and the nephrotic syndrome without crescents or lung hemorrhage.',
      },
      {
        text: 'Proteinase 3',
        why: 'Antiproteinase 3 antibodies mark granulomatosis with polyangiitis, which is pauci-immune and usually involves the upper airways with sinusitis, crusting, or cavitary lung nodules.',
      },
    ],
    objective:
      'Anti–glomerular basement membrane disease results from antibodies to the noncollagenous domain of the α3 chain of type IV collagen, shared by glomerular and alveolar basement membranes, and shows linear IgG.',
    expanded:
      '<p>Type IV collagen in the mature glomerular and alveolar basement membranes is a network of α3, α4, and α5 chains. The pathogenic epitopes lie in the carboxy-terminal noncollagenous (NC1) domain of α3 and are normally hidden within the hexamer. Smoking, hydrocarbons, and infections may expose them and open alveolar capillaries to the antibody, which is why lung hemorrhage occurs chiefly in smokers. HLA-DR15 confers susceptibility.</p><p>Bound IgG activates complement and recruits neutrophils; rupture of the capillary wall lets fibrin into Bowman space, and parietal cells and macrophages form crescents. Because the insult is a single wave, crescents look the same age, unlike in ANCA vasculitis. Up to one-third of patients also have ANCA.</p><p>Treatment must begin at once: plasma exchange to remove antibody, glucocorticoids, and cyclophosphamide. Dialysis dependence with 100% crescents seldom recovers. Relapse is rare. Alport syndrome involves the α3–α5 chains as well; after transplantation, those patients can form antibodies against the donor collagen.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=anti-glomerular+basement+membrane+disease',
      'https://kdigo.org/guidelines/',
    ],
    disciplines: ['Pathology'],
    organSystems: ['Renal & Urinary', 'Respiratory'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Glomerular disease'],
    subtopics: ['Anti–glomerular basement membrane disease', 'Rapidly progressive glomerulonephritis'],
    percentCorrect: 78,
  },
  {
    id: 'renal-06',
    stem: '<p>A 67-year-old man with diabetes mellitus and stage 4 chronic kidney disease comes to the emergency department because of weakness in his legs for a day. He began taking trimethoprim-sulfamethoxazole 5 days ago; he also takes losartan and insulin glargine. He makes normal amounts of urine. Pulse is 44/min, blood pressure 102/60 mm Hg, respirations 18/min, and oxygen saturation 97% on room air. Strength in the legs is 4/5 and reflexes are reduced. Electrocardiography shows absent P waves, a QRS duration of 168 ms, and tall, narrow-based T waves. Glucose is 172 mg/dL, potassium 7.6 mEq/L in a nonhemolyzed sample, bicarbonate 17 mEq/L, and creatinine 3.9 mg/dL. The dialysis team has been called. Within 3 minutes of intravenous calcium gluconate the QRS duration is 104 ms and the pulse is 66/min.</p><p>Which of the following should be given next to lower the serum potassium concentration most quickly?</p>',
    options: [
      {
        text: 'A second dose of calcium gluconate',
        why: 'Calcium restores the excitability of the myocardium but leaves the serum potassium concentration unchanged. It is repeated only if conduction disturbances persist or return, and this tracing has improved.',
      },
      {
        text: 'Furosemide intravenously',
        why: 'A loop diuretic removes potassium in patients with urine output, but it takes an hour or more, and the response is uncertain at this level of kidney function. It is part of later elimination.',
      },
      {
        text: 'Insulin with dextrose intravenously',
        correct: true,
        why: 'Insulin stimulates sodium–potassium ATPase and moves potassium into cells within about 15 minutes, lowering the concentration by 0.6 to 1.0 mEq/L within an hour. It bridges the time until potassium can be removed.',
      },
      {
        text: 'Sodium bicarbonate intravenously',
        why: 'Bicarbonate shifts little potassium unless metabolic acidosis is severe. At 17 mEq/L the acidosis is mild, and the sodium load is unwelcome in stage 4 kidney disease.',
      },
      {
        text: 'Sodium zirconium cyclosilicate by mouth',
        why: 'The binder begins to lower potassium after about an hour and helps to remove it thereafter. It is an adjunct that acts more slowly than a shift into cells.',
      },
    ],
    objective:
      'After calcium has stabilized the myocardium, insulin with dextrose is the fastest reliable means to lower serum potassium until it can be removed.',
    expanded:
      '<p>Treatment of severe hyperkalemia has three steps. Calcium antagonizes the effect on the membrane for 30 to 60 minutes. The second step is a shift into cells: regular insulin 5 to 10 units with 25 g of dextrose when glucose is below about 250 mg/dL, with hourly glucose checks for 4 to 6 hours, because kidney failure prolongs the action of insulin. Nebulized albuterol 10 to 20 mg acts on the same pump through cyclic AMP, and its effect adds to that of insulin. The shift lasts only 4 to 6 hours, so the third step is removal by loop diuretic, binder, or dialysis.</p><p>Finally the cause is removed. Trimethoprim blocks the epithelial sodium channel of the collecting duct as amiloride does, which reduces potassium secretion; with an angiotensin receptor blocker and kidney disease it is a notorious combination.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hyperkalemia+treatment',
      'https://pubmed.ncbi.nlm.nih.gov/?term=hyperkalemia+emergency+management+insulin+dextrose+KDIGO',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Renal & Urinary', 'Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Electrolyte disorders'],
    subtopics: ['Hyperkalemia'],
    percentCorrect: 81,
  },
  {
    id: 'renal-07',
    stem: '<p>A 45-year-old woman comes to the emergency department because of 2 days of left flank pain, vomiting, and shaking chills. Temperature is 39.4 °C (102.9 °F), pulse 122/min, and blood pressure 92/54 mm Hg, which rises to 106/62 mm Hg after 2 L of crystalloid. There is marked left costovertebral angle tenderness. Leukocyte count is 21,300/mm<sup>3</sup>, platelet count 168,000/mm<sup>3</sup>, INR 1.1, creatinine 1.7 mg/dL, and lactate 3.2 mmol/L. Urinalysis shows pyuria and positive nitrite; a pregnancy test is negative. Noncontrast CT shows a 7-mm obstructing calculus in the left proximal ureter with moderate hydronephrosis and perinephric stranding. Blood and urine are cultured, and ceftriaxone is given.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Admission for antibiotics and tamsulosin',
        why: 'Antibiotics reach an obstructed, infected system poorly, and mortality doubles without drainage. Expectant treatment with an α-blocker is for uncomplicated distal ureteral stones up to 10 mm with controlled pain and no infection.',
      },
      {
        text: 'Retrograde ureteral stent placement',
        correct: true,
        why: 'Obstruction with sepsis is a urologic emergency in which the pressurized infected urine must be drained at once, by retrograde stent or percutaneous nephrostomy. Stone removal waits until the infection has been treated.',
      },
      {
        text: 'Shock wave lithotripsy',
        why: 'Lithotripsy in the presence of untreated infection can spread bacteria and leaves fragments in an obstructed ureter. It is a reasonable elective choice for some kidney and proximal ureteral stones.',
      },
      {
        text: 'Ureterolithotomy by open surgery',
        why: 'Open or laparoscopic stone removal is reserved for rare large impacted stones when endoscopy fails. In a septic patient it adds operative risk and is slower than decompression.',
      },
      {
        text: 'Ureteroscopy with laser lithotripsy',
        why: 'Definitive ureteroscopy under pressurized irrigation forces infected urine into the circulation and can precipitate septic shock. It is performed after decompression and a course of antibiotics.',
      },
    ],
    objective:
      'An obstructing ureteral stone with infection requires urgent decompression with a ureteral stent or percutaneous nephrostomy; definitive stone treatment is deferred.',
    expanded:
      '<p>Urine above a stone is a closed space. As intrapelvic pressure rises, filtration falls, so antibiotics are not delivered into the lumen, while bacteria and endotoxin are driven into veins and lymphatics (pyelovenous backflow). Observational data link delay of drainage to higher mortality.</p><p>A retrograde stent and a percutaneous nephrostomy are equally effective in randomized comparisons. A nephrostomy is preferred when anesthesia is too risky, when a stent cannot be passed, or with pyonephrosis or a large stone burden; a stent is preferred with coagulopathy or when prone positioning is difficult. Pelvic urine is cultured, since it often differs from bladder urine, and antibiotics are tailored accordingly.</p><p>Other reasons for urgent drainage are an obstructed solitary or transplanted kidney, bilateral obstruction with acute kidney injury, and intractable pain or vomiting. Afterward, stone analysis and metabolic evaluation follow; struvite points to urease-producing organisms such as <em>Proteus</em>. The three usual sites of impaction are the ureteropelvic junction, the crossing of the iliac vessels, and the ureterovesical junction.</p>',
    references: [
      'https://www.auanet.org/guidelines-and-quality/guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=obstructing+ureteral+stone+infection+decompression',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000075.htm'],
    disciplines: ['Surgery'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 2', 'Step 3', 'ABFM'],
    topics: ['Urolithiasis'],
    subtopics: ['Infected obstructing stone'],
    percentCorrect: 83,
  },
  {
    id: 'renal-08',
    stem: '<p>To study tubular transport, an investigator infuses inulin, which is freely filtered and neither reabsorbed nor secreted, together with glucose into a volunteer until steady state is reached. Plasma and timed urine samples give the following values:</p><table><tbody><tr><th>Urine flow rate</th><td>5.0 mL/min</td></tr><tr><th>Plasma inulin</th><td>0.50 mg/mL</td></tr><tr><th>Urine inulin</th><td>12.0 mg/mL</td></tr><tr><th>Plasma glucose</th><td>4.0 mg/mL (400 mg/dL)</td></tr><tr><th>Urine glucose</th><td>26 mg/mL</td></tr></tbody></table><p>Glucose is freely filtered and is not secreted.</p><p>Which of the following is the rate of tubular reabsorption of glucose?</p>',
    options: [
      {
        text: '32.5 mg/min',
        why: 'This is the clearance of glucose (26 × 5.0 ÷ 4.0 = 32.5) with the wrong unit: clearance is in mL/min. It describes the plasma volume cleared, not the mass of glucose reabsorbed.',
      },
      {
        text: '130 mg/min',
        why: 'This is the excretion rate, 26 mg/mL × 5.0 mL/min. It would be the answer if the question asked for the glucose lost in the urine.',
      },
      {
        text: '350 mg/min',
        correct: true,
        why: 'Glomerular filtration rate equals inulin clearance, 12.0 × 5.0 ÷ 0.50 = 120 mL/min. Filtered glucose is 120 × 4.0 = 480 mg/min; subtracting the 130 mg/min excreted leaves 350 mg/min reabsorbed.',
      },
      {
        text: '480 mg/min',
        why: 'This is the filtered load. It would equal reabsorption only below the threshold, when no glucose appears in the urine.',
      },
      {
        text: '610 mg/min',
        why: 'This adds excretion to the filtered load instead of subtracting it. Reabsorption of a filtered substance can never exceed its filtered load of 480 mg/min.',
      },
    ],
    objective:
      'Net tubular reabsorption is the filtered load (glomerular filtration rate × plasma concentration) minus the excretion rate (urine concentration × urine flow).',
    expanded:
      '<p>Clearance is the virtual volume of plasma from which a substance is completely removed per minute: C = U × V ÷ P. For a marker that is filtered freely and handled no further, clearance equals the glomerular filtration rate. A substance with lower clearance is reabsorbed on balance; one with higher clearance is secreted, the extreme being p-aminohippurate, which estimates renal plasma flow.</p><p>Glucose is taken up in the proximal tubule by sodium-coupled transporters: SGLT2 (early segment, high capacity, about 90%) and SGLT1 (late segment, high affinity). Carriers saturate, so there is a transport maximum, roughly 300 to 375 mg/min. Spilling begins near a plasma concentration of 180 to 200 mg/dL, below the value predicted from the maximum, because nephrons differ (splay).</p><p>The example is above the threshold: reabsorption is at its maximum, and any further rise in plasma glucose goes straight into the urine. SGLT2 inhibitors lower the maximum and threshold therapeutically; in pregnancy, a higher filtered load has the same visible effect.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=renal+clearance+physiology',
      'https://www.ncbi.nlm.nih.gov/books/?term=renal+glucose+reabsorption+transport+maximum',
    ],
    disciplines: ['Physiology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Renal physiology'],
    subtopics: ['Clearance', 'Tubular transport'],
    percentCorrect: 71,
  },
  {
    id: 'renal-09',
    stem: '<p>A 41-year-old woman with bipolar I disorder comes to the clinic because of excessive thirst and urination. She has taken lithium for 9 years with excellent mood stability and wishes to continue it after discussion with her psychiatrist. She drinks about 6 L of water daily and wakes three times a night to urinate. Blood pressure is 118/74 mm Hg. Serum sodium is 145 mEq/L, potassium 4.0 mEq/L, calcium 9.6 mg/dL, glucose 88 mg/dL, and creatinine 0.9 mg/dL. Lithium level is 0.7 mEq/L. Urine osmolality is 140 mOsm/kg and does not rise after desmopressin. Copeptin is elevated. A drug is prescribed that limits entry of lithium into the cells responsible for the disorder and that raises its serum level less than thiazides do.</p><p>Which of the following transport proteins or receptors does this drug block?</p>',
    options: [
      {
        text: 'Sodium-glucose cotransporter 2 in the proximal tubule',
        why: 'SGLT2 inhibitors increase urine flow by osmotic diuresis. They treat diabetes, heart failure, and chronic kidney disease and do not reduce lithium uptake in the collecting duct.',
      },
      {
        text: 'Sodium-hydrogen exchanger 3 in the proximal tubule',
        why: 'Proximal lithium reabsorption follows sodium through this exchanger, but no approved diuretic blocks it selectively. Carbonic anhydrase inhibitors act indirectly in this segment and increase lithium excretion.',
      },
      {
        text: 'Sodium-potassium-chloride cotransporter in the thick ascending limb',
        why: 'Loop diuretics abolish the medullary gradient, so concentrating ability deteriorates further. They are used for edema and for hypercalcemia with volume overload.',
      },
      {
        text: 'Sodium-chloride cotransporter in the distal convoluted tubule',
        why: 'Thiazides do reduce polyuria in nephrogenic diabetes insipidus by volume contraction, but that same contraction increases proximal lithium reabsorption and can raise the level by 25% to 40%. They do not block entry into principal cells.',
      },
      {
        text: 'Epithelial sodium channel in collecting duct principal cells',
        correct: true,
        why: 'Lithium enters principal cells through the apical epithelial sodium channel and downregulates aquaporin 2. Amiloride blocks the channel, prevents this accumulation, and improves concentrating ability with little change in lithium level.',
      },
      {
        text: 'Vasopressin V<sub>2</sub> receptor on the basolateral membrane of collecting duct cells',
        why: 'Tolvaptan and conivaptan block this receptor and <em>cause</em> a water diuresis. They are used for selected hyponatremia, and tolvaptan for polycystic kidney disease.',
      },
    ],
    objective:
      'Lithium enters principal cells through the epithelial sodium channel and causes arginine vasopressin resistance; amiloride blocks this channel and is the preferred drug when lithium is continued.',
    expanded:
      '<p>Lithium is freely filtered, and about 80% is reabsorbed, mostly in the proximal tubule alongside sodium; a further part enters principal cells through the epithelial sodium channel, which conducts lithium well. Because the basolateral Na<sup>+</sup>,K<sup>+</sup>-ATPase exports it poorly, lithium accumulates, inhibits glycogen synthase kinase 3β, and lowers cAMP signaling; aquaporin 2 is reduced, so the collecting duct no longer answers to vasopressin. High copeptin with dilute urine proves resistance (nephrogenic) rather than deficiency.</p><p>Management: review the need for lithium, use the lowest effective level and once-daily dosing, and ensure free access to water. Amiloride helps in early disease; a low-sodium, modest-protein diet reduces solute load. Potassium and lithium levels are checked after starting.</p><p>Drugs that raise lithium levels are worth memorizing: thiazides, ACE inhibitors and ARBs, and most nonsteroidal anti-inflammatory drugs. Long-term monitoring includes creatinine, calcium (hyperparathyroidism), and thyroid-stimulating hormone. During fasting or surgery such patients need water, because they may become severely hypernatremic.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=nephrogenic+diabetes+insipidus+lithium',
      'https://pubmed.ncbi.nlm.nih.gov/?term=amiloride+lithium-induced+nephrogenic+diabetes+insipidus',
    ],
    disciplines: ['Pharmacology', 'Physiology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 1', 'ABIM'],
    topics: ['Water balance disorders'],
    subtopics: ['Nephrogenic diabetes insipidus', 'Diuretics'],
    percentCorrect: 52,
  },
  {
    id: 'renal-10',
    stem: '<p>A 16-year-old girl is brought to the clinic after passing her third kidney stone in 2 years. Her older brother has had many stones, and their parents, who are unrelated, have had none. She has no growth delay, bone pain, or eye problems. Examination is normal. Blood pressure is 108/66 mm Hg. Serum electrolytes, bicarbonate, calcium, uric acid, and creatinine are normal. Urinalysis shows pH 5.5 and flat, hexagonal crystals, and a cyanide-nitroprusside test is positive. Ultrasonography shows a 6-mm stone in the lower pole of the left kidney.</p><p>Urinary excretion of which of the following other amino acids is most likely to be increased?</p>',
    options: [
      {
        text: 'Arginine',
        correct: true,
        why: 'Hexagonal crystals and a positive nitroprusside test indicate cystinuria, in which a proximal tubular and intestinal transporter shared by cystine, ornithine, lysine, and arginine is defective. Only cystine is insoluble enough to form stones.',
      },
      {
        text: 'Homocystine',
        why: 'Homocystine also gives a positive nitroprusside test, but in homocystinuria caused by cystathionine β-synthase deficiency. Lens dislocation, marfanoid build, and thrombosis would be expected rather than stones.',
      },
      {
        text: 'Leucine',
        why: 'Branched-chain amino and keto acids accumulate in maple syrup urine disease, a defect of oxidative decarboxylation that presents in neonates with encephalopathy and sweet-smelling urine.',
      },
      {
        text: 'Phenylalanine',
        why: 'Urinary phenylalanine and phenylketones rise in phenylketonuria because of high blood levels, not a transport defect. It causes intellectual disability if untreated but no stones.',
      },
      {
        text: 'Tryptophan',
        why: 'Neutral amino acids such as tryptophan are lost in Hartnup disease through a different transporter (B<sup>0</sup>AT1). Pellagra-like photosensitive rash and ataxia are the clues.',
      },
    ],
    objective:
      'Cystinuria is an inherited defect of the proximal tubular and intestinal transporter of cystine, ornithine, lysine, and arginine, with recurrent cystine stones from poor cystine solubility in acid urine.',
    expanded:
      '<p>The transporter is a heterodimer of rBAT (<em>SLC3A1</em>) and b<sup>0,+</sup>AT (<em>SLC7A9</em>) in the brush border of the proximal tubule and small intestine. Loss of function is usually inherited in an autosomal recessive manner, though <em>SLC7A9</em> carriers may excrete moderately increased amounts. Nutrition is unaffected, because the dibasic amino acids are also absorbed as small peptides through PEPT1.</p><p>Cystine, two cysteines joined by a disulfide bond, dissolves to only about 250 mg/L at a urine pH below 7; solubility increases markedly above 7.5. Stones start in childhood or adolescence, may become staghorn, and are moderately radiopaque. The nitroprusside screen turns purple after cyanide reduces the disulfide.</p><p>Treatment: enough fluid for at least 3 L of urine per day in adults, including at night; limited sodium and animal protein; and potassium citrate to a urine pH of 7.0 to 7.5 or slightly higher. If this fails, tiopronin (better tolerated than penicillamine) forms a soluble mixed disulfide.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=cystinuria',
      'https://www.auanet.org/guidelines-and-quality/guidelines',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000075.htm'],
    disciplines: ['Biochemistry', 'Pediatrics'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Urolithiasis'],
    subtopics: ['Cystinuria', 'Amino acid transport'],
    percentCorrect: 62,
  },
  {
    id: 'renal-11',
    stem: '<p>A 36-year-old man comes to the nephrology clinic because of autosomal dominant polycystic kidney disease. His mother needed dialysis at the age of 51. He has had one episode of gross hematuria. He takes lisinopril, limits salt, and drinks 3 L of water daily. He has no liver disease. Blood pressure is 118/74 mm Hg, and both kidneys are palpable. MRI shows kidneys with a height-adjusted total volume of 1,150 mL/m, which corresponds to a high-risk class for his age. The results of laboratory tests are shown.</p><table><tbody><tr><th>Creatinine</th><td>1.5 mg/dL (eGFR 61 mL/min/1.73 m<sup>2</sup>)</td></tr><tr><th>eGFR 3 years ago</th><td>74 mL/min/1.73 m<sup>2</sup></td></tr><tr><th>Sodium</th><td>139 mEq/L</td></tr><tr><th>Aminotransferases and bilirubin</th><td>Normal</td></tr></tbody></table><p>Which of the following is most likely to slow the decline of his kidney function?</p>',
    options: [
      {
        text: 'Aspiration and sclerotherapy of the largest cysts',
        why: 'Drainage relieves pain from a single dominant cyst. It does not alter the growth of the countless other cysts or the loss of kidney function.',
      },
      {
        text: 'Everolimus',
        why: 'Inhibitors of the mammalian target of rapamycin slowed the increase of kidney volume in a trial but did not slow the loss of filtration and caused many adverse effects. They are not used for this purpose.',
      },
      {
        text: 'Potassium citrate',
        why: 'Citrate is used for calcium and uric acid stones, which are frequent in this disease, and for low urinary citrate. No stones are described, and citrate has not been shown to preserve kidney function.',
      },
      {
        text: 'Removal of one kidney',
        why: 'Nephrectomy is done for recurrent infection, intractable pain or bleeding, or lack of space for a transplant. It would remove half of his remaining function.',
      },
      {
        text: 'Tolvaptan',
        correct: true,
        why: 'Large kidneys for his age and a loss of more than 4 mL/min/1.73 m<sup>2</sup> a year show rapid progression. Tolvaptan blocks the vasopressin V<sub>2</sub> receptor, lowers cyclic AMP in the cyst epithelium, and slows both cyst growth and loss of filtration.',
      },
    ],
    objective:
      'Tolvaptan, a vasopressin V2 receptor antagonist, slows kidney function decline in adults with rapidly progressing autosomal dominant polycystic kidney disease.',
    expanded:
      '<p>Loss of polycystin 1 or 2 lowers intracellular calcium and raises cyclic AMP, which drives chloride secretion and proliferation of the epithelium. Vasopressin, acting at V<sub>2</sub> receptors in the collecting duct, is the main source of this cyclic AMP. Height-adjusted kidney volume for age (Mayo classes 1C to 1E), a truncating <em>PKD1</em> variant, early hypertension or hematuria, and a decline of at least 3 mL/min/1.73 m<sup>2</sup> a year identify rapid progression.</p><p>In randomized trials tolvaptan slowed the decline by about 1 to 1.3 mL/min/1.73 m<sup>2</sup> a year. Polyuria, thirst, and nocturia are universal, so patients must be able to drink freely. Because of rare severe liver injury, aminotransferases and bilirubin are tested at 2 and 4 weeks, monthly for 18 months, and every 3 months thereafter. Blood pressure control with a renin–angiotensin inhibitor and salt restriction continue.</p>',
    references: [
      'https://kdigo.org/guidelines/autosomal-dominant-polycystic-kidney-disease-adpkd/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=tolvaptan+autosomal+dominant+polycystic+kidney+disease+randomized',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Chronic kidney disease', 'Cystic kidney disease'],
    subtopics: ['Autosomal dominant polycystic kidney disease'],
    percentCorrect: 76,
  },
  {
    id: 'renal-12',
    stem: '<p>An 8-month-old girl is seen for follow-up 2 days after treatment of a first urinary tract infection was begun. She had fever of 39.4 °C (102.9 °F) and poor feeding. Catheterized urine showed pyuria and nitrite and has grown more than 100,000 colony-forming units/mL of <em>Escherichia coli</em> susceptible to cefixime, which she takes by mouth. She is now afebrile and feeds well. Prenatal ultrasonography at 20 weeks was normal. Growth is normal, blood pressure is 84/50 mm Hg, and the abdomen, spine, and genitalia are normal.</p><p>Which of the following imaging studies is most appropriate?</p>',
    options: [
      {
        text: 'CT of the abdomen and pelvis',
        why: 'CT exposes an infant to substantial radiation and is kept for suspected abscess or trauma when ultrasonography is not sufficient. She has responded promptly to treatment.',
      },
      {
        text: 'No imaging',
        why: 'Imaging can be omitted in older children with simple cystitis. In an infant with a febrile infection, a structural anomaly or obstruction must be looked for even when prenatal images were normal.',
      },
      {
        text: 'Radionuclide cortical scan of the kidneys',
        why: 'A cortical scan shows acute pyelonephritis and scars but rarely changes acute management. It is not recommended as a routine test after a first infection.',
      },
      {
        text: 'Ultrasonography of the kidneys and bladder',
        correct: true,
        why: 'Ultrasonography is recommended for every child of 2 to 24 months after a first febrile urinary tract infection. It detects hydronephrosis, duplication, and obstruction without radiation.',
      },
      {
        text: 'Voiding cystourethrography',
        why: 'Cystography requires a catheter and radiation and is not routine after a first infection. It follows if ultrasonography shows hydronephrosis, scarring, or signs of high-grade reflux, or if a second febrile infection occurs.',
      },
    ],
    objective:
      'After a first febrile urinary tract infection at 2 to 24 months of age, renal and bladder ultrasonography is obtained; voiding cystourethrography is reserved for abnormal findings or recurrence.',
    expanded:
      '<p>About 7% of febrile infants without another source have a urinary tract infection; the risk is highest in girls and in uncircumcised boys. The diagnosis requires pyuria (or bacteriuria) and growth of a uropathogen, conventionally at least 50,000 colony-forming units/mL, from urine obtained by catheter or suprapubic aspiration. A bag specimen is of use only when it is negative. Oral treatment for 7 to 10 days is as effective as intravenous treatment in a child who is not toxic and can drink.</p><p>Ultrasonography can be done electively, or within 2 days if illness is severe or improvement is slow. Most reflux is of low grade and resolves; prophylactic antibiotics reduce recurrences but have not been shown to prevent scars. Constipation and infrequent voiding should be treated. Parents are asked to seek care within 48 hours of any later fever.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=AAP+clinical+practice+guideline+urinary+tract+infection+2+to+24+months',
      'https://www.ncbi.nlm.nih.gov/books/?term=pediatric+urinary+tract+infection',
    ],
    disciplines: ['Pediatrics', 'Radiology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 2', 'ABFM', 'COMLEX'],
    topics: ['Urinary tract infection'],
    subtopics: ['Febrile urinary tract infection in infants'],
    percentCorrect: 80,
  },
  {
    id: 'renal-13',
    stem: '<p>A 67-year-old man is referred because of a rising creatinine concentration. He has felt tired and has eaten little for 3 weeks but has had no fever, rash, joint pain, or urinary symptoms. Omeprazole was begun 10 weeks ago for heartburn; his only other medication is amlodipine, which he has taken for 8 years. Temperature is 36.9 °C (98.4 °F), blood pressure is 134/78 mm Hg without orthostatic change, and pulse is 76/min. Examination is normal. Ultrasonography shows kidneys of normal size without hydronephrosis. The results of laboratory tests are shown.</p><table><tbody><tr><th>Creatinine</th><td>2.7 mg/dL (0.9 mg/dL 3 months ago)</td></tr><tr><th>Eosinophils</th><td>4% (N 0–5)</td></tr><tr><th>Urine protein-to-creatinine ratio</th><td>0.5 g/g</td></tr><tr><th>Urine sediment</th><td>25 leukocytes/hpf, leukocyte casts, 3 erythrocytes/hpf</td></tr><tr><th>Urine culture</th><td>No growth</td></tr></tbody></table><p>Which of the following is the most appropriate initial step?</p>',
    options: [
      {
        text: 'CT angiography of the renal arteries',
        why: 'Renal artery stenosis presents with resistant hypertension, flash pulmonary edema, or a rise of creatinine on a renin–angiotensin inhibitor, and with a bland sediment. Contrast would add risk without benefit.',
      },
      {
        text: 'Ciprofloxacin for 7 days',
        why: 'Leukocytes without growth in culture and without urinary symptoms are not bacterial infection. A fluoroquinolone is itself a cause of interstitial nephritis.',
      },
      {
        text: 'Discontinuation of omeprazole',
        correct: true,
        why: 'Sterile pyuria with leukocyte casts and a subacute rise of creatinine weeks after a proton pump inhibitor was begun indicate acute interstitial nephritis. Withdrawal of the drug is the essential first treatment; fever, rash, and eosinophilia are usually absent.',
      },
      {
        text: 'Intravenous 0.9% saline, 2 L',
        why: 'Volume expansion treats prerenal injury, which shows a bland sediment or hyaline casts and often orthostatic hypotension. He has neither.',
      },
      {
        text: 'Pulse methylprednisolone and cyclophosphamide',
        why: 'This combination treats rapidly progressive glomerulonephritis, in which dysmorphic erythrocytes and erythrocyte casts dominate. In interstitial nephritis a glucocorticoid alone may be considered after the culprit has been stopped and, usually, after biopsy.',
      },
    ],
    objective:
      'Proton pump inhibitors are a leading cause of acute interstitial nephritis, which often lacks fever, rash, and eosinophilia and is treated first by stopping the drug.',
    expanded:
      '<p>Drugs cause more than two thirds of acute interstitial nephritis. Antibiotics act within days to weeks, whereas proton pump inhibitors and nonsteroidal anti-inflammatory drugs may do so after weeks to months. Immune checkpoint inhibitors, sarcoidosis, Sjögren disease, and tubulointerstitial nephritis with uveitis are other causes. T cells and eosinophils infiltrate the interstitium and invade tubules. The classic triad of fever, rash, and eosinophilia occurs in about a tenth of patients, and urinary eosinophils are too inaccurate to be useful.</p><p>If creatinine does not begin to fall within about a week, biopsy confirms the diagnosis, and many nephrologists give prednisone, preferably within 2 weeks, because delay favors fibrosis. Half of patients keep some loss of function. Rechallenge with any drug of the class must be avoided; an H<sub>2</sub>-receptor antagonist can replace omeprazole.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=proton+pump+inhibitor+acute+interstitial+nephritis',
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+interstitial+nephritis',
    ],
    disciplines: ['Internal Medicine', 'Pathology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['ABIM', 'Step 2', 'Step 3', 'COMLEX'],
    topics: ['Acute kidney injury'],
    subtopics: ['Acute interstitial nephritis', 'Adverse drug reactions'],
    percentCorrect: 83,
  },
  {
    id: 'renal-14',
    stem: '<p>A 66-year-old man comes to the clinic because his urine was red on two mornings last week. He had no pain, fever, or injury. He has atrial fibrillation, for which he takes apixaban, and smoked a pack of cigarettes daily for 35 years until he retired from a tire factory. Blood pressure is 132/80 mm Hg. The abdomen and prostate are normal. Urinalysis today shows 18 erythrocytes/hpf of normal shape, no leukocytes, and no protein. Urine culture is sterile. Creatinine is 0.9 mg/dL, and hemoglobin is 14.2 g/dL.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Ciprofloxacin for 7 days and repeat urinalysis',
        why: 'There are no urinary symptoms or leukocytes, and the culture is sterile. Treating a presumed infection is a frequent cause of delay in the diagnosis of urothelial cancer.',
      },
      {
        text: 'Cystoscopy and CT urography',
        correct: true,
        why: 'Painless gross hematuria in an older smoker with an occupational exposure carries a risk of cancer well above 10%. The bladder is inspected by cystoscopy, and the kidneys and ureters are examined by multiphasic CT.',
      },
      {
        text: 'Percutaneous kidney biopsy',
        why: 'Biopsy is for suspected glomerular disease, shown by dysmorphic erythrocytes, erythrocyte casts, proteinuria, or loss of function. None is present.',
      },
      {
        text: 'Replacement of apixaban by aspirin and observation',
        why: 'Anticoagulation makes bleeding more likely and may unmask a lesion, so it must not be accepted as the explanation of hematuria. Patients who take anticoagulants are evaluated as others are, and aspirin would protect poorly against stroke.',
      },
      {
        text: 'Urine cytology alone',
        why: 'Cytology misses many low-grade tumors, so a negative result does not exclude cancer. It is not recommended in the initial evaluation in place of cystoscopy.',
      },
    ],
    objective:
      'Gross hematuria in an adult requires cystoscopy and imaging of the upper urinary tract, also when the patient takes an anticoagulant.',
    expanded:
      '<p>Bladder cancer is the most frequent cancer of the urinary tract. Smoking explains about half of cases; aromatic amines in the rubber, dye, and leather industries, cyclophosphamide, pelvic radiation, and schistosomiasis are other risk factors. Painless hematuria that comes and goes is the typical first sign, and clearing of the urine does not lessen the risk.</p><p>For microscopic hematuria (at least 3 erythrocytes per high-power field), urologic guidelines adapt testing to risk. Gross hematuria, an age of 60 or more in men, more than 30 pack-years, or more than 25 erythrocytes per high-power field place a patient in the high-risk group, which undergoes cystoscopy and CT urography. MR urography or ultrasonography with retrograde pyelography is used when contrast is contraindicated. Suspicious lesions are resected transurethrally, with muscle in the specimen, because invasion of the muscularis propria decides treatment.</p>',
    references: [
      'https://www.auanet.org/guidelines-and-quality/guidelines/microhematuria',
      'https://www.ncbi.nlm.nih.gov/books/?term=hematuria+evaluation',
    ],
    disciplines: ['Surgery', 'Family Medicine'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['ABSITE', 'ABFM', 'Step 2', 'Step 3'],
    topics: ['Hematuria', 'Urologic cancer'],
    subtopics: ['Bladder cancer'],
    percentCorrect: 85,
  },
];
