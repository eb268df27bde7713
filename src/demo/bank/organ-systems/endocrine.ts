import type { BankQuestion } from '../types';

export const endocrine: readonly BankQuestion[] = [
  {
    id: 'endocrine-01',
    stem: '<p>A 22-year-old man with type 1 diabetes mellitus is brought to the emergency department because of vomiting and abdominal pain for 2 days. He ran out of insulin 4 days ago. Pulse is 124/min, respirations 28/min and deep, and blood pressure 102/60 mm Hg. His mucous membranes are dry, and he is drowsy but oriented. Electrocardiography shows sinus tachycardia with flat T waves and U waves.</p><table><tbody><tr><th>Glucose</th><td>486 mg/dL</td></tr><tr><th>Na<sup>+</sup></th><td>131 mEq/L</td></tr><tr><th>K<sup>+</sup></th><td>2.8 mEq/L</td></tr><tr><th>HCO<sub>3</sub><sup>−</sup></th><td>9 mEq/L</td></tr><tr><th>β-Hydroxybutyrate</th><td>7.2 mmol/L</td></tr><tr><th>Phosphorus</th><td>2.6 mg/dL</td></tr><tr><th>Venous pH</th><td>7.14</td></tr></tbody></table><p>He receives 1 L of 0.9% saline over the first hour and passes 200 mL of urine.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Insulin bolus of 0.1 unit/kg, then infusion',
        why: 'Insulin drives potassium into cells, and starting it at 2.8 mEq/L can cause fatal arrhythmia or respiratory muscle weakness. A bolus or infusion is suitable once potassium is at least 3.5 mEq/L.',
      },
      {
        text: 'Insulin infusion of 0.1 unit/kg per hour with potassium added to the fluids',
        why: 'Concurrent insulin and potassium is right when serum potassium is between 3.5 and 5.0 mEq/L. Below that range replacement cannot keep up with the shift, so insulin must wait.',
      },
      {
        text: 'Potassium chloride intravenously, delaying insulin',
        correct: true,
        why: 'Potassium below 3.5 mEq/L despite acidosis and insulin deficiency signals a severe total-body deficit, and U waves show its effect on the heart. With urine output established, potassium at 10 to 20 mEq/h is given until the level exceeds 3.5 mEq/L; then insulin starts.',
      },
      {
        text: 'Sodium bicarbonate infusion',
        why: 'Bicarbonate moves potassium into cells and would worsen hypokalemia; it does not speed recovery. It is considered only at a pH below 7.0.',
      },
      {
        text: 'Sodium phosphate intravenously',
        why: 'Phosphorus is within a safe range, and routine replacement gives no benefit and can cause hypocalcemia. It is given for levels below 1.0 mg/dL with weakness, hemolysis, or respiratory compromise.',
      },
    ],
    objective:
      'In diabetic ketoacidosis with serum potassium below 3.5 mEq/L, potassium is replaced first and insulin is withheld until the level exceeds 3.5 mEq/L.',
    expanded:
      '<p>Osmotic diuresis, vomiting, secondary hyperaldosteronism, and excretion of potassium with ketoanions leave a deficit of 3 to 5 mEq/kg in diabetic ketoacidosis. Serum potassium is nevertheless usually normal or high at presentation, because insulin deficiency and hypertonicity move it out of cells. A low initial value, seen in about 5% of adults, is therefore ominous.</p><p>Order of treatment: isotonic crystalloid (balanced solutions are acceptable and may resolve acidosis sooner), then potassium by level, then insulin. Below 3.5 mEq/L: 10 to 20 mEq/h, no insulin. From 3.5 to 5.0: 10 to 20 mEq in each liter of fluid along with insulin. Above 5.0: no potassium, recheck every 2 hours.</p><p>Insulin starts at 0.1 unit/kg per hour. Once glucose falls below 250 mg/dL, dextrose is added and the rate is lowered to 0.05 unit/kg per hour until ketosis resolves (β-hydroxybutyrate below 0.6 mmol/L, with pH of at least 7.3 or bicarbonate of at least 18 mEq/L). Basal insulin overlaps the infusion by 1 to 2 hours. Asking why he ran out of insulin is part of care.</p>',
    references: [
      'https://diabetesjournals.org/care',
      'https://pubmed.ncbi.nlm.nih.gov/?term=hyperglycemic+crises+in+adults+with+diabetes+consensus+report+2024',
    ],
    disciplines: ['Internal Medicine', 'Family Medicine'],
    organSystems: ['Endocrine', 'Renal & Urinary'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX', 'ABFM'],
    topics: ['Diabetes mellitus'],
    subtopics: ['Diabetic ketoacidosis'],
    percentCorrect: 79,
  },
  {
    id: 'endocrine-02',
    stem: '<p>A 38-year-old woman is referred to a surgeon because of a thyroid nodule found on examination. She has no hoarseness, dysphagia, neck irradiation, or family history of thyroid cancer. There is a firm, mobile 2-cm nodule in the right thyroid lobe and no palpable lymphadenopathy. Ultrasonography shows a 1.8-cm solid hypoechoic nodule with microcalcifications, well away from the posterior and anterior capsule; the left lobe is normal, and the cervical lymph nodes appear normal. Fine-needle aspiration is read as papillary thyroid carcinoma without aggressive features (Bethesda category VI). Thyroid-stimulating hormone is 1.4 mU/L. She wants definitive treatment and hopes to avoid lifelong thyroid hormone.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Active surveillance with ultrasonography',
        why: 'Surveillance is an accepted choice for papillary microcarcinoma of 1 cm or smaller (at some centers slightly larger) in a patient who prefers it. Her tumor is 1.8 cm, and she asks for definitive treatment.',
      },
      {
        text: 'Radioactive iodine ablation without surgery',
        why: 'Iodine-131 concentrates in normal thyroid tissue far more than in cancer, so it is useless as primary treatment. It is an adjunct after total thyroidectomy in selected intermediate- and high-risk disease.',
      },
      {
        text: 'Right thyroid lobectomy with isthmusectomy',
        correct: true,
        why: 'For a unifocal intrathyroidal papillary cancer of 1 to 2 cm without nodal disease or extrathyroidal extension, lobectomy yields survival equal to total thyroidectomy. It lowers the risk of nerve injury and hypoparathyroidism and usually spares thyroid hormone replacement.',
      },
      {
        text: 'Total thyroidectomy',
        why: 'Total thyroidectomy is for tumors above 4 cm, gross extrathyroidal extension, clinically involved nodes, distant metastases, bilateral disease, or prior neck irradiation. Here it adds risk and a lifelong medication without oncologic benefit.',
      },
      {
        text: 'Total thyroidectomy with bilateral modified radical neck dissection',
        why: 'Lateral compartment dissection is done for biopsy-proven lateral nodal metastases on the affected side. Prophylactic lateral dissection is not indicated in papillary cancer with normal nodes.',
      },
    ],
    objective:
      'Lobectomy is sufficient for low-risk, unifocal, intrathyroidal papillary thyroid carcinoma smaller than 2 cm, without nodal or extrathyroidal disease.',
    expanded:
      '<p>Disease-specific survival in low-risk papillary thyroid carcinoma exceeds 98% at 20 years, so treatment has been scaled down. Cohort studies show no survival difference between lobectomy and total thyroidectomy when the tumor is confined to the gland; guidelines recommend lobectomy for cancers up to 2 cm without risk features and accept either operation between 2 and 4 cm, according to features and preference.</p><p>Preoperative assessment should include ultrasonography of the central and lateral neck and voice evaluation, with laryngoscopy when the voice is abnormal or after prior neck surgery. The final pathology is reviewed for aggressive subtypes (tall cell, hobnail, columnar), vascular invasion, and nodal metastases, which may lead to completion thyroidectomy.</p><p>After lobectomy, about 20% to 40% need levothyroxine, mainly if preoperative TSH is high-normal or antibodies are present; TSH suppression is unnecessary as long as the level is within the normal range. Follow-up is by ultrasonography; thyroglobulin is hard to interpret with a remaining lobe.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=American+Thyroid+Association+management+guidelines+differentiated+thyroid+cancer+adults',
      'https://www.ncbi.nlm.nih.gov/books/?term=papillary+thyroid+carcinoma',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Endocrine'],
    examTypes: ['ABSITE', 'Step 3', 'ABIM'],
    topics: ['Thyroid cancer'],
    subtopics: ['Papillary thyroid carcinoma', 'Extent of surgery'],
    percentCorrect: 56,
  },
  {
    id: 'endocrine-03',
    stem: '<p>A 44-year-old man is evaluated because of spells of headache, sweating, and pallor several times a week for 6 months. Between spells his blood pressure is 158/96 mm Hg and his pulse is 98/min; during one in the clinic they were 214/122 mm Hg and 118/min. He takes amlodipine 5 mg daily. Plasma free metanephrines, drawn supine, are normetanephrine 6.2 nmol/L (N &lt; 0.9) and metanephrine 1.9 nmol/L (N &lt; 0.5). CT shows a 4.6-cm heterogeneous right adrenal mass with an unenhanced attenuation of 34 Hounsfield units. The left adrenal gland and liver are normal. Hematocrit is 49%. Germline testing is under way, and laparoscopic adrenalectomy is planned.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Adrenalectomy within 48 hours',
        why: 'Operating without blockade exposes him to severe hypertension and arrhythmia at induction and tumor handling and to collapse after vein ligation. Preparation takes 7 to 14 days unless an emergency compels surgery.',
      },
      {
        text: 'CT-guided biopsy of the mass',
        why: 'Biopsy of a pheochromocytoma can trigger a lethal crisis and capsule rupture, and the diagnosis is already biochemically certain. Adrenal biopsy is reserved for suspected metastasis, after pheochromocytoma has been excluded.',
      },
      {
        text: 'Doxazosin with a high-sodium diet and fluids',
        correct: true,
        why: 'α-Blockade for 7 to 14 days controls pressure and opens the contracted vascular bed, and salt and fluids refill it, so that intraoperative crises and hypotension after resection become less likely. Phenoxybenzamine is an alternative.',
      },
      {
        text: 'Hydrochlorothiazide',
        why: 'Catecholamine excess causes pressure natriuresis and volume contraction (note the hematocrit of 49%). A diuretic worsens orthostasis and the hypotension that follows resection.',
      },
      {
        text: 'Propranolol',
        why: 'β-Blockade without prior α-blockade removes β<sub>2</sub>-mediated vasodilation and leaves α-mediated constriction unopposed, with dangerous hypertension. It is added after α-blockade to control tachycardia.',
      },
    ],
    objective:
      'Before resection of a pheochromocytoma, α-adrenergic blockade with volume expansion is given for 7 to 14 days; a β-blocker is added only after α-blockade is established.',
    expanded:
      '<p>Plasma free or 24-hour urinary fractionated metanephrines are the best screening tests, because chromaffin cells convert catecholamines continuously, even between spells. Values more than 3 or 4 times the upper limit, as here, are nearly diagnostic. Imaging follows biochemistry; unenhanced attenuation of 10 Hounsfield units or less essentially excludes the tumor.</p><p>Preparation aims at a seated pressure of 130/80 mm Hg or lower and standing systolic pressure of at least 90 mm Hg, with a heart rate of 60 to 70/min seated. Selective competitive α<sub>1</sub>-blockers (doxazosin) cause less reflex tachycardia and less postoperative hypotension; irreversible nonselective phenoxybenzamine gives smoother intraoperative pressure. Calcium channel blockers are add-ons, and metyrosine inhibits synthesis in difficult cases. Avoid metoclopramide, glucagon, and high-dose glucocorticoids, which can trigger a crisis.</p><p>After resection, watch for hypotension and hypoglycemia (rebound insulin release). About 35% to 40% of patients carry a germline variant (<em>SDHB</em>, <em>VHL</em>, <em>RET</em>, <em>NF1</em>, and others), so all should be offered testing and lifelong follow-up.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=pheochromocytoma+paraganglioma+Endocrine+Society+clinical+practice+guideline',
      'https://www.ncbi.nlm.nih.gov/books/?term=pheochromocytoma',
    ],
    disciplines: ['Surgery', 'Pharmacology'],
    organSystems: ['Endocrine', 'Cardiovascular'],
    examTypes: ['ABSITE', 'Step 2', 'ABIM', 'COMLEX'],
    topics: ['Adrenal disorders'],
    subtopics: ['Pheochromocytoma', 'Preoperative preparation'],
    percentCorrect: 85,
  },
  {
    id: 'endocrine-04',
    stem: '<p>A 46-year-old man comes to the office to discuss hypercalcemia found on routine testing. He has no bone pain, fractures, kidney stones, or abdominal symptoms. He takes no medications, lithium, or supplements other than vitamin D 1,000 IU daily. His parents have normal calcium levels. Blood pressure is 124/78 mm Hg, and examination is normal.</p><table><tbody><tr><th>Calcium (two occasions)</th><td>11.0 and 11.1 mg/dL (N, 8.6–10.2)</td></tr><tr><th>Albumin</th><td>4.2 g/dL</td></tr><tr><th>Parathyroid hormone</th><td>98 pg/mL (N, 15–65)</td></tr><tr><th>25-Hydroxyvitamin D</th><td>34 ng/mL (N, 20–50)</td></tr><tr><th>Creatinine</th><td>1.1 mg/dL (eGFR 84 mL/min/1.73 m<sup>2</sup>)</td></tr><tr><th>24-Hour urine calcium</th><td>290 mg (calcium-to-creatinine clearance ratio 0.021)</td></tr><tr><th>Bone density Z-score</th><td>−0.9 lumbar spine, −1.1 hip, −1.5 distal radius</td></tr></tbody></table><p>Kidney ultrasonography and vertebral imaging are normal.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Alendronate',
        why: 'Bisphosphonates raise bone density in primary hyperparathyroidism but do not correct hypercalcemia. They suit patients with osteoporosis who cannot or will not undergo surgery; his density is within the expected range for his age.',
      },
      {
        text: 'Annual calcium and creatinine measurement without other treatment',
        why: 'Monitoring is acceptable for asymptomatic patients who meet none of the criteria for surgery. He is younger than 50, which is a criterion in itself because progression over decades is likely.',
      },
      {
        text: 'Cinacalcet',
        why: 'Calcimimetics lower calcium and slightly lower parathyroid hormone but do not improve bone density or prevent stones. They are for patients with significant hypercalcemia who cannot have surgery.',
      },
      {
        text: 'Genetic testing of the calcium-sensing receptor before any treatment',
        why: 'Familial hypocalciuric hypercalcemia is suggested by a clearance ratio below 0.01 and affected relatives. His ratio of 0.021 and normal parental calcium make it unlikely.',
      },
      {
        text: 'Parathyroidectomy',
        correct: true,
        why: 'High calcium with high parathyroid hormone and a clearance ratio above 0.02 establishes primary hyperparathyroidism, and an age below 50 is an indication for surgery even without symptoms. Surgery is the only cure and succeeds in more than 95% in experienced hands.',
      },
    ],
    objective:
      'Asymptomatic primary hyperparathyroidism is treated surgically when the patient is younger than 50 or has calcium more than 1 mg/dL above normal, osteoporosis or vertebral fracture, reduced kidney function, stones or nephrocalcinosis, or marked hypercalciuria.',
    expanded:
      '<p>In parathyroid hormone–dependent hypercalcemia the gland does not shut off: even a value in the upper half of the normal range is inappropriate. After lithium, thiazides, and vitamin D deficiency have been considered, a 24-hour urine collection separates primary hyperparathyroidism from familial hypocalciuric hypercalcemia, in which inactivating variants of the calcium-sensing receptor reset both gland and tubule. Ratios between 0.01 and 0.02 are indeterminate.</p><p>Criteria of the Fifth International Workshop for surgery in asymptomatic disease: calcium more than 1 mg/dL above the upper limit; T-score (before menopause and in men younger than 50, Z-score) of −2.5 or lower at any site, or vertebral fracture; eGFR or creatinine clearance below 60 mL/min; nephrolithiasis or nephrocalcinosis; urinary calcium above 250 mg/day in women or 300 mg/day in men; or age below 50. One is enough. Anyone without contraindications may also choose surgery.</p><p>Localization (ultrasonography, sestamibi, 4D-CT) plans the operation and does not make the diagnosis. A single adenoma accounts for about 85%. Young patients should be considered for MEN1 testing.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=primary+hyperparathyroidism+Fifth+International+Workshop+guidelines',
      'https://www.ncbi.nlm.nih.gov/books/?term=primary+hyperparathyroidism',
    ],
    disciplines: ['Internal Medicine', 'Surgery'],
    organSystems: ['Endocrine', 'Musculoskeletal'],
    examTypes: ['ABIM', 'ABFM', 'Step 3'],
    topics: ['Calcium and bone metabolism'],
    subtopics: ['Primary hyperparathyroidism'],
    percentCorrect: 75,
  },
  {
    id: 'endocrine-05',
    stem: '<p>A 54-year-old woman comes to the office because of hypertension that has been hard to control for 5 years. She takes amlodipine 10 mg, valsartan 320 mg, and doxazosin 4 mg daily and potassium chloride 40 mEq daily. She would like surgery if it could reduce her medications. Blood pressure is 156/94 mm Hg, and BMI is 28 kg/m<sup>2</sup>. Serum potassium with supplements is 3.6 mEq/L, and bicarbonate is 30 mEq/L. Morning plasma aldosterone is 34 ng/dL with plasma renin activity below 0.2 ng/mL/h; aldosterone is 21 ng/dL (N &lt; 10) after intravenous saline loading. A 1-mg overnight dexamethasone suppression test is normal, and plasma metanephrines are normal. CT shows a 1.1-cm left adrenal nodule with an attenuation of 4 Hounsfield units and a slightly thick right adrenal gland.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Adrenal vein sampling',
        correct: true,
        why: 'Primary aldosteronism is confirmed, she wishes surgery, and at her age a small nodule may well be nonfunctioning. Bilateral venous sampling shows whether secretion lateralizes; CT alone points to the wrong side or wrong subtype in about one-third of patients.',
      },
      {
        text: 'CT-guided biopsy of the left adrenal nodule',
        why: 'An attenuation of 4 Hounsfield units already identifies a lipid-rich adenoma, and histology cannot tell whether it secretes aldosterone. Biopsy is for suspected metastasis to the adrenal gland.',
      },
      {
        text: 'Left laparoscopic adrenalectomy',
        why: 'Adrenalectomy without venous sampling is acceptable mainly in patients under about 35 with marked biochemical disease and a clear unilateral adenoma. At 54, with a changed right gland, the operation might fail.',
      },
      {
        text: 'Repeat CT of the adrenal glands in 12 months',
        why: 'Imaging follow-up suits indeterminate nonfunctioning incidentalomas. She has confirmed hormone excess, which damages the heart and kidneys beyond the effect of pressure, and should be treated now.',
      },
      {
        text: 'Sodium restriction and higher potassium supplements',
        why: 'These measures help but do not block the effects of aldosterone. If she preferred drug treatment, or if secretion were bilateral, a mineralocorticoid receptor antagonist would be the appropriate therapy.',
      },
    ],
    objective:
      'In confirmed primary aldosteronism, adrenal vein sampling is used to distinguish unilateral from bilateral disease before adrenalectomy, because CT is unreliable except in the youngest patients.',
    expanded:
      '<p>Primary aldosteronism accounts for about 5% to 10% of hypertension in primary care and up to 20% of resistant hypertension; most patients have normal potassium. Recent guidance favors screening every adult with hypertension once by aldosterone, renin, and potassium. The pattern is renin suppressed with aldosterone inappropriately high. Valsartan tends to raise renin, so a suppressed value despite it is all the more convincing.</p><p>Confirmatory testing may be omitted with spontaneous hypokalemia, undetectable renin, and aldosterone above 20 ng/dL. Subtyping matters because unilateral disease is curable: adrenalectomy corrects hypokalemia in nearly all and hypertension fully in about one-third to one-half. Bilateral hyperplasia is treated with spironolactone or eplerenone, titrated until renin is no longer suppressed.</p><p>Venous sampling compares aldosterone-to-cortisol ratios on the two sides; cortisol proves that the short right adrenal vein, which drains directly into the vena cava, has been entered. Concurrent autonomous cortisol secretion, excluded here by dexamethasone, would confound the comparison.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=primary+aldosteronism+Endocrine+Society+clinical+practice+guideline+2025',
      'https://www.ncbi.nlm.nih.gov/books/?term=primary+aldosteronism',
    ],
    disciplines: ['Internal Medicine', 'Family Medicine'],
    organSystems: ['Endocrine', 'Cardiovascular'],
    examTypes: ['ABIM', 'ABFM', 'Step 3'],
    topics: ['Adrenal disorders', 'Hypertension'],
    subtopics: ['Primary aldosteronism'],
    percentCorrect: 59,
  },
  {
    id: 'endocrine-06',
    stem: '<p>A 12-day-old infant is brought to the emergency department because of vomiting and lethargy for 2 days. The birth at home was attended by a midwife, and no newborn screening was done. The infant weighs 2.7 kg; birth weight was 3.3 kg. Temperature is 36.4 °C (97.5 °F), pulse 182/min, and blood pressure 54/30 mm Hg. The fontanel is sunken, and the nipples and genital skin are hyperpigmented. There is a phallus 2.2 cm long with a urogenital opening at its base and partly fused, rugated labioscrotal folds; no gonads are palpable. Pelvic ultrasonography shows a uterus.</p><table><tbody><tr><th>Na<sup>+</sup></th><td>119 mEq/L</td></tr><tr><th>K<sup>+</sup></th><td>7.4 mEq/L</td></tr><tr><th>HCO<sub>3</sub><sup>−</sup></th><td>13 mEq/L</td></tr><tr><th>Glucose</th><td>44 mg/dL</td></tr><tr><th>17-Hydroxyprogesterone</th><td>28,000 ng/dL (N &lt; 200)</td></tr><tr><th>11-Deoxycortisol</th><td>Low</td></tr></tbody></table><p>A deficiency of which of the following, listed in order of the pathway, is the most likely cause?</p>',
    options: [
      {
        text: 'Steroidogenic acute regulatory protein',
        why: 'Without transport of cholesterol into mitochondria no steroid is made, so there is salt loss but also <em>no</em> androgen: 46,XX infants have typical female genitalia, and all steroid precursors, including 17-hydroxyprogesterone, are low.',
      },
      {
        text: '3β-Hydroxysteroid dehydrogenase type 2',
        why: 'This deficiency also causes salt wasting, but Δ<sup>5</sup> steroids (17-hydroxypregnenolone, DHEA) accumulate. 46,XX infants are at most mildly virilized, and 17-hydroxyprogesterone does not reach such values.',
      },
      {
        text: '17α-Hydroxylase',
        why: 'Precursors go to mineralocorticoids, with hypertension, <em>hypo</em>kalemia, and absent sex steroids; girls present with absent puberty. 17-Hydroxyprogesterone, a product of the enzyme, is low.',
      },
      {
        text: '21-Hydroxylase',
        correct: true,
        why: 'The enzyme converts progesterone and 17-hydroxyprogesterone to deoxycorticosterone and 11-deoxycortisol. The block before these leaves aldosterone and cortisol deficient (salt-losing crisis) and diverts 17-hydroxyprogesterone to androgens, virilizing a 46,XX infant.',
      },
      {
        text: '11β-Hydroxylase',
        why: 'This deficiency also virilizes, but 11-deoxycortisol and deoxycorticosterone are <em>high</em>; the latter has mineralocorticoid activity and usually causes hypertension and hypokalemia rather than salt loss.',
      },
      {
        text: 'Aldosterone synthase',
        why: 'Isolated aldosterone deficiency causes salt wasting with hyperkalemia, but cortisol and androgens are normal, so there is no virilization, hyperpigmentation, or rise of 17-hydroxyprogesterone.',
      },
    ],
    objective:
      'Classic 21-hydroxylase deficiency causes salt wasting, cortisol deficiency, and virilization of 46,XX infants, with markedly elevated 17-hydroxyprogesterone and low 11-deoxycortisol.',
    expanded:
      '<p>More than 90% of congenital adrenal hyperplasia is due to variants of <em>CYP21A2</em>, which arise by recombination with the neighboring pseudogene. Low cortisol releases corticotropin, which enlarges the glands, darkens the skin (melanocortin activity), and drives the open pathway toward androstenedione and testosterone. About three-fourths of classic cases are salt-losing, with crisis typically in weeks 1 to 3.</p><p>Boys have no genital clue except pigmentation, so without newborn screening their crisis is easily missed. Ovaries, uterus, and upper vagina are normal in 46,XX infants, because no antimüllerian hormone is present.</p><p>Emergency care: 20 mL/kg of 0.9% saline, dextrose, and hydrocortisone 50 to 100 mg/m<sup>2</sup> intravenously, after a blood sample if this causes no delay; hyperkalemia in infants often corrects with these. Maintenance is hydrocortisone (preferred in growth), fludrocortisone, and salt, with stress dosing; crinecerfont, a CRF<sub>1</sub> antagonist, allows lower glucocorticoid doses from the age of 4 years. Families deserve sensitive, unhurried, multidisciplinary counseling.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=congenital+adrenal+hyperplasia+21-hydroxylase+deficiency',
      'https://pubmed.ncbi.nlm.nih.gov/?term=congenital+adrenal+hyperplasia+Endocrine+Society+clinical+practice+guideline+2018',
    ],
    disciplines: ['Biochemistry', 'Pediatrics'],
    organSystems: ['Endocrine', 'Reproductive'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Adrenal disorders'],
    subtopics: ['Congenital adrenal hyperplasia', 'Steroid synthesis'],
    percentCorrect: 84,
  },
  {
    id: 'endocrine-07',
    stem: '<p>A 57-year-old woman comes to the office for follow-up of type 2 diabetes mellitus. She had a non–ST-elevation myocardial infarction 18 months ago. Her medications are metformin 2,000 mg daily, empagliflozin 10 mg daily, aspirin, atorvastatin 80 mg, metoprolol, and lisinopril. She walks 30 minutes on most days and has worked with a dietitian, but her weight has not changed. She has no history of pancreatitis, gallstones, or medullary thyroid carcinoma, and her insurance covers all common diabetes drugs. Blood pressure is 126/76 mm Hg, and BMI is 36 kg/m<sup>2</sup>. A dilated eye examination last month was normal. Hemoglobin A<sub>1c</sub> is 8.1%, eGFR is 68 mL/min/1.73 m<sup>2</sup>, and LDL cholesterol is 52 mg/dL.</p><p>Which of the following is the most appropriate addition?</p>',
    options: [
      {
        text: 'Glimepiride',
        why: 'Sulfonylureas are inexpensive and effective on glucose but cause hypoglycemia and weight gain and do not reduce cardiovascular events. They are a reasonable choice when cost is the main limit.',
      },
      {
        text: 'Insulin glargine',
        why: 'Basal insulin is preferred with catabolic symptoms, A<sub>1c</sub> above 10%, or suspected insulin deficiency. At 8.1% with obesity, a GLP-1 receptor agonist should precede it, with less hypoglycemia and no weight gain.',
      },
      {
        text: 'Pioglitazone',
        why: 'Pioglitazone lowers the risk of recurrent stroke and improves steatohepatitis but causes weight gain, edema, heart failure, and fractures. It would move her weight in the wrong direction.',
      },
      {
        text: 'Semaglutide',
        correct: true,
        why: 'With atherosclerotic disease and obesity, she benefits from a GLP-1 receptor agonist of proven cardiovascular efficacy regardless of A<sub>1c</sub>. It lowers major cardiovascular events, body weight, and A<sub>1c</sub> (by 1.0 to 1.8 percentage points) and complements her SGLT2 inhibitor.',
      },
      {
        text: 'Sitagliptin',
        why: 'DPP-4 inhibitors are weight-neutral, lower A<sub>1c</sub> by only 0.5 to 0.7 percentage points, and are neutral for cardiovascular outcomes. They should not be combined with a GLP-1 receptor agonist.',
      },
    ],
    objective:
      'In type 2 diabetes with atherosclerotic cardiovascular disease, a GLP-1 receptor agonist with proven benefit (and/or an SGLT2 inhibitor) is used irrespective of A1c, and is the preferred addition when obesity coexists.',
    expanded:
      '<p>Drug choice in type 2 diabetes is led by comorbidity rather than by A<sub>1c</sub> alone. With atherosclerotic disease or high risk: a GLP-1 receptor agonist or SGLT2 inhibitor with proven benefit, and both if needed. With heart failure: an SGLT2 inhibitor, plus an incretin-based drug for heart failure with preserved ejection fraction and obesity. With chronic kidney disease: an SGLT2 inhibitor, a GLP-1 receptor agonist, or both.</p><p>Semaglutide, liraglutide, and dulaglutide reduce myocardial infarction, stroke, and cardiovascular death together by about 12% to 26%. Tirzepatide lowers weight and A<sub>1c</sub> most of all. These drugs enhance glucose-dependent insulin release, suppress glucagon, slow gastric emptying, and act on hypothalamic appetite centers.</p><p>Start low and increase every 4 weeks to limit nausea. Counsel about gallstones, dehydration, and pancreatitis. Check the retina before a rapid fall in glucose, because preexisting retinopathy may worsen. Avoid with a personal or family history of medullary thyroid carcinoma or MEN2. DPP-4 inhibitors add nothing and are stopped.</p>',
    references: [
      'https://diabetesjournals.org/care',
      'https://pubmed.ncbi.nlm.nih.gov/?term=GLP-1+receptor+agonists+cardiovascular+outcomes+type+2+diabetes+meta-analysis',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Endocrine', 'Cardiovascular'],
    examTypes: ['ABFM', 'ABIM', 'Step 3', 'COMLEX'],
    topics: ['Diabetes mellitus', 'Obesity'],
    subtopics: ['Glucose-lowering drug selection'],
    percentCorrect: 88,
  },
  {
    id: 'endocrine-08',
    stem: '<p>A 34-year-old nurse’s aide is brought to the emergency department by coworkers after she was found confused and sweating at work. It is her third such episode in 2 months. Glucose by meter is 36 mg/dL. Blood is drawn, and her mental status becomes normal within minutes of intravenous dextrose. She has no diabetes and has had no surgery; her mother takes medication for type 2 diabetes. BMI is 24 kg/m<sup>2</sup>, and examination is normal.</p><table><tbody><tr><th>Plasma glucose</th><td>34 mg/dL</td></tr><tr><th>Insulin</th><td>19 µU/mL (N during hypoglycemia &lt; 3)</td></tr><tr><th>C-peptide</th><td>1.6 nmol/L (N during hypoglycemia &lt; 0.2)</td></tr><tr><th>Proinsulin</th><td>21 pmol/L (N during hypoglycemia &lt; 5)</td></tr><tr><th>β-Hydroxybutyrate</th><td>0.2 mmol/L</td></tr><tr><th>Insulin antibodies</th><td>Negative</td></tr><tr><th>Screen for insulin secretagogues (same sample)</th><td>Positive</td></tr></tbody></table><p>Which of the following is the most likely cause of the hypoglycemia?</p>',
    options: [
      {
        text: 'Adrenal insufficiency',
        why: 'Cortisol deficiency causes fasting hypoglycemia with appropriately <em>suppressed</em> insulin and C-peptide and raised ketones, along with weight loss, hypotension, or hyponatremia.',
      },
      {
        text: 'Autoimmune hypoglycemia from insulin antibodies',
        why: 'Antibodies bind and later release insulin; measured insulin is often above 100 µU/mL, and the antibody titer is high. Her antibodies are negative.',
      },
      {
        text: 'Injection of insulin',
        why: 'Exogenous insulin suppresses the β-cell, so C-peptide and proinsulin are low while insulin is high. Her C-peptide is clearly raised.',
      },
      {
        text: 'Insulin-like growth factor 2 secretion by a tumor',
        why: 'Large mesenchymal or hepatic tumors secrete incompletely processed IGF-2, which acts on insulin receptors. Insulin, C-peptide, and proinsulin are all suppressed.',
      },
      {
        text: 'Insulinoma',
        why: 'Insulinoma gives the same insulin, C-peptide, and proinsulin values, which is precisely why a secretagogue screen on the same sample is mandatory. A negative screen would have led to imaging of the pancreas.',
      },
      {
        text: 'Sulfonylurea ingestion',
        correct: true,
        why: 'Sulfonylureas close the β-cell ATP-sensitive potassium channel and release endogenous insulin, so insulin, C-peptide, and proinsulin are all raised. The positive screen during hypoglycemia makes the diagnosis; access to the drug at home or at work fits.',
      },
    ],
    objective:
      'High insulin and C-peptide during hypoglycemia means endogenous hyperinsulinism; only a secretagogue screen on the same sample separates sulfonylurea ingestion from insulinoma.',
    expanded:
      '<p>Evaluation begins with Whipple’s triad: symptoms, documented low glucose, and relief when it is raised. The critical sample, taken during spontaneous hypoglycemia below 55 mg/dL or at the end of a supervised fast, includes glucose, insulin, C-peptide, proinsulin, β-hydroxybutyrate, insulin antibodies, and a screen for sulfonylureas and glinides.</p><p>Inappropriate insulin (at least 3 µU/mL) with low ketones (2.7 mmol/L or less) indicates insulin action. C-peptide, cleaved from proinsulin and secreted in equimolar amounts with insulin, tells the source: at least 0.2 nmol/L is endogenous.</p><p>A positive screen does not by itself prove intent. Pharmacy dispensing errors, a relative’s tablets taken by mistake, contaminated supplements, and deliberate harm by others must be explored, together with a nonjudgmental assessment for factitious disorder. Treat with dextrose and octreotide, which inhibits insulin release and prevents rebound hypoglycemia; observe for at least 24 hours, because long-acting agents and kidney disease prolong the effect.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hypoglycemia+without+diabetes+insulinoma',
      'https://pubmed.ncbi.nlm.nih.gov/?term=evaluation+management+adult+hypoglycemic+disorders+Endocrine+Society+guideline',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Endocrine'],
    examTypes: ['Step 1', 'Step 2', 'ABIM'],
    topics: ['Hypoglycemia'],
    subtopics: ['Sulfonylurea ingestion', 'Critical sample interpretation'],
    percentCorrect: 64,
  },
  {
    id: 'endocrine-09',
    stem: '<p>A 31-year-old woman calls her family physician on a Friday afternoon because of a sore throat and chills since this morning. She was diagnosed with Graves disease 7 weeks ago and takes methimazole 30 mg daily and propranolol. Her palpitations and tremor have improved. Her 5-year-old child has a cold. She is not pregnant. She is asked to come in at once: temperature is 38.9 °C (102.0 °F), pulse 104/min, and blood pressure 116/70 mm Hg. The oropharynx is red with two shallow ulcers on the soft palate. There is a smooth, diffuse goiter with a faint bruit. The neck is supple, and the lungs are clear. A rapid streptococcal test is negative.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Absolute neutrophil count today and discontinuation of methimazole',
        correct: true,
        why: 'Fever and sore throat with mucosal ulcers within the first 3 months of a thionamide is agranulocytosis until excluded. The drug must be stopped before the next dose and neutrophils counted immediately; at counts below 500/mm<sup>3</sup> she needs admission and broad-spectrum antibiotics.',
      },
      {
        text: 'Acetaminophen and saline gargles with a return visit in 3 days',
        why: 'The sick child makes a virus plausible and the advice would suit most adults with pharyngitis. In someone taking methimazole, missing agranulocytosis for 3 days can be fatal.',
      },
      {
        text: 'Amoxicillin for 10 days',
        why: 'The rapid test for streptococci is negative, and oral amoxicillin would be inadequate for neutropenic fever. Continuing methimazole in the meantime would allow marrow injury to go on.',
      },
      {
        text: 'Replacement of methimazole with propylthiouracil',
        why: 'Agranulocytosis is an idiosyncratic reaction with cross-reactivity between thionamides, so the other drug is contraindicated if it is confirmed. Propylthiouracil is chosen in the first trimester of pregnancy and in thyroid storm.',
      },
      {
        text: 'Thyroid function tests and an increase of propranolol',
        why: 'Fever and tachycardia raise the thought of thyroid storm, but she has no agitation, vomiting, or heart failure and had been improving. Hormone levels do not address the urgent danger.',
      },
    ],
    objective:
      'A patient taking methimazole or propylthiouracil who develops fever or sore throat must stop the drug and have an immediate neutrophil count to exclude agranulocytosis.',
    expanded:
      '<p>Agranulocytosis (neutrophils below 500/mm<sup>3</sup>) occurs in 0.2% to 0.5% of people taking thionamides, mostly in the first 90 days. With methimazole it is partly dose-related; with propylthiouracil it can occur at any dose. Certain HLA class I and II alleles predispose. Onset is abrupt, so routine counts are of little use; explicit advice, given in writing at the first prescription, is what saves lives.</p><p>When confirmed: admit, culture, give an antipseudomonal β-lactam for neutropenic fever, and consider granulocyte colony-stimulating factor; counts usually recover in 1 to 2 weeks. Neither thionamide may be given again. Hyperthyroidism is controlled with β-blockers and, as a bridge, cholestyramine, glucocorticoids, or (before thyroidectomy) iodine, followed by radioactive iodine or thyroidectomy.</p><p>Other adverse effects: rash and itching (manageable), cholestatic injury with methimazole, hepatocellular failure and ANCA vasculitis with propylthiouracil, and methimazole embryopathy. Radioactive iodine can worsen moderate-to-severe orbitopathy, particularly in smokers.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=American+Thyroid+Association+guidelines+hyperthyroidism+thyrotoxicosis+agranulocytosis',
      'https://www.ncbi.nlm.nih.gov/books/?term=methimazole+agranulocytosis',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Endocrine', 'Hematologic & Lymphatic'],
    examTypes: ['ABFM', 'Step 2', 'Step 3', 'COMLEX'],
    topics: ['Hyperthyroidism'],
    subtopics: ['Thionamide adverse effects', 'Graves disease'],
    percentCorrect: 87,
  },
  {
    id: 'endocrine-10',
    stem: '<p>A 49-year-old woman becomes restless on the surgical ward 5 hours after total thyroidectomy for a large multinodular goiter. She says that her neck feels tight and that she cannot breathe when lying back. She retched repeatedly in the recovery room. Pulse is 122/min, respirations 30/min, blood pressure 178/98 mm Hg, and oxygen saturation 90% on 10 L/min of oxygen by face mask. There is inspiratory stridor. The neck is tense and swollen beneath the dressing with spreading ecchymosis, and the skin closure bulges. There is no drain. Chvostek sign is absent. The operating surgeon and the anesthesiologist are on their way and will need at least 10 minutes.</p><p>Which of the following is the most appropriate immediate step?</p>',
    options: [
      {
        text: 'Calcium gluconate intravenously',
        why: 'Hypocalcemia after thyroidectomy typically appears at 12 to 48 hours with perioral tingling, cramps, or tetany and seldom laryngospasm. It does not cause a tense, bulging neck.',
      },
      {
        text: 'CT of the neck',
        why: 'A lying position in the scanner and delay could cost her life; the diagnosis is clinical. CT may help later in a stable patient with late swelling or suspected abscess.',
      },
      {
        text: 'Flexible laryngoscopy at the bedside',
        why: 'Laryngoscopy would assess vocal folds when bilateral recurrent nerve injury is suspected, which causes stridor right after extubation without neck swelling. In this unstable patient it wastes time.',
      },
      {
        text: 'Needle aspiration of the neck swelling',
        why: 'Fresh hematoma is clotted and lies partly beneath the strap muscles, so a needle neither evacuates it nor relieves pressure. Aspiration is for small late seromas.',
      },
      {
        text: 'Opening of the incision at the bedside and evacuation of clot',
        correct: true,
        why: 'Stridor, respiratory distress, and a tense neck within hours of thyroidectomy indicate a compressing hematoma. Opening the skin, the platysma layer, and the strap muscles at once relieves venous and lymphatic congestion of the larynx and usually makes intubation possible.',
      },
      {
        text: 'Racemic epinephrine by nebulizer',
        why: 'Nebulized epinephrine reduces mucosal edema in croup or after extubation. Here the edema results from obstructed venous drainage, and nothing short of decompression will relieve it.',
      },
    ],
    objective:
      'An expanding neck hematoma with airway compromise after thyroidectomy is treated at once by opening the wound in layers at the bedside, before transfer, imaging, or definitive hemostasis.',
    expanded:
      '<p>Hemorrhage complicates about 1% of thyroidectomies, mostly within 6 hours and usually within 24. Retching, coughing, and hypertension at emergence are triggers; large goiter, Graves disease, anticoagulants, and reoperation raise the risk. The airway is lost less by compression of the cartilage-supported trachea than by laryngeal edema, because pressure in the closed compartment impedes venous and lymphatic return; hence intubation soon becomes impossible.</p><p>A widely taught approach for ward staff: oxygen and head up, call for senior surgical and anesthetic help, then, for any airway compromise, cut the sutures (skin exposure, cut sutures, open skin, open muscles, pack wound). A hematoma evacuation kit should be at every bedside. After decompression the airway is secured by the most experienced person; an emergency front-of-neck airway is the fallback. Hemostasis is then completed in the operating room; the usual sources are superior thyroid pedicle branches, the vicinity of the Berry ligament, and muscle veins.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=management+of+haematoma+after+thyroid+surgery+guidelines+Difficult+Airway+Society',
      'https://www.ncbi.nlm.nih.gov/books/?term=thyroidectomy+complications+hematoma',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Endocrine', 'Respiratory'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3'],
    topics: ['Thyroid surgery'],
    subtopics: ['Postoperative neck hematoma'],
    percentCorrect: 86,
  },
  {
    id: 'endocrine-11',
    stem: '<p>A 35-year-old choir soprano is seen 4 weeks after right thyroid lobectomy for a follicular adenoma of the upper pole. Her speaking voice sounds almost normal in quiet conversation, but it tires by noon. She cannot reach high notes or project across a room. She does not cough when drinking and has no stridor. Laryngoscopy shows that both vocal folds move fully in adduction and abduction. On gliding upward in pitch, the right vocal fold does not lengthen, and the posterior glottis rotates toward the right. The operative note mentions that bleeding from the superior thyroid vessels was controlled with several clips placed high above the pole.</p><p>Paralysis of which of the following muscles best explains her findings?</p>',
    options: [
      {
        text: 'Aryepiglottic portion of the oblique arytenoid',
        why: 'This muscle narrows the laryngeal inlet in swallowing and is supplied by the recurrent laryngeal nerve. Weakness would favor aspiration, not a loss of pitch with normal fold movement.',
      },
      {
        text: 'Cricothyroid',
        correct: true,
        why: 'The cricothyroid tilts the cricoid against the thyroid cartilage, lengthening and tensing the vocal folds to raise pitch. It is the only intrinsic laryngeal muscle supplied by the external branch of the superior laryngeal nerve, which runs beside the superior thyroid vessels.',
      },
      {
        text: 'Lateral cricoarytenoid',
        why: 'The lateral cricoarytenoid adducts the fold and is supplied by the recurrent laryngeal nerve. Its paralysis leaves a glottic gap with a breathy voice and impaired adduction, contrary to the laryngoscopic findings.',
      },
      {
        text: 'Posterior cricoarytenoid',
        why: 'This is the only abductor of the vocal folds. Paralysis on one side, from recurrent laryngeal nerve injury, leaves the fold near the midline; on both sides it causes stridor. Her abduction is full.',
      },
      {
        text: 'Thyroarytenoid',
        why: 'The thyroarytenoid with its vocalis part shortens and relaxes the fold, which <em>lowers</em> pitch, and is supplied by the recurrent laryngeal nerve. Its paralysis gives a bowed fold and a breathy voice.',
      },
    ],
    objective:
      'The external branch of the superior laryngeal nerve runs with the superior thyroid vessels and supplies the cricothyroid; injury causes loss of high pitch and vocal fatigue with preserved vocal fold movement.',
    expanded:
      '<p>The superior laryngeal nerve arises from the vagus at the inferior ganglion and divides behind the carotid. The internal branch pierces the thyrohyoid membrane and carries sensation from the larynx above the vocal folds (loss causes silent aspiration). The external branch descends on the inferior pharyngeal constrictor, close to the superior thyroid artery, to the cricothyroid.</p><p>In about one-third of people, and in most with a large goiter, the nerve crosses the vessels within 1 cm of, or below, the upper pole (Cernea types 2a and 2b). Ligating individual branches on the thyroid capsule rather than the whole pedicle high up, gentle lateral and downward traction, dissection of the space between cricothyroid and upper pole, and nerve stimulation that makes the cricothyroid twitch all protect it.</p><p>The recurrent laryngeal nerve supplies all other intrinsic muscles and is at risk near the inferior thyroid artery and the Berry ligament. Laryngeal electromyography confirms external branch injury; treatment is voice therapy, and many patients improve within months.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=superior+laryngeal+nerve+anatomy',
      'https://pubmed.ncbi.nlm.nih.gov/?term=external+branch+superior+laryngeal+nerve+thyroidectomy+Cernea',
    ],
    disciplines: ['Anatomy', 'Surgery'],
    organSystems: ['Endocrine', 'Respiratory'],
    examTypes: ['Step 1', 'ABSITE', 'COMLEX'],
    topics: ['Thyroid surgery'],
    subtopics: ['Laryngeal nerve injury'],
    percentCorrect: 66,
  },
  {
    id: 'endocrine-12',
    stem: '<p>A 14½-year-old boy comes to the office with his parents because he is the shortest in his class and is teased about it. He was of average length at birth, moved to the 3rd percentile by age 3 years, and has grown 5 cm per year since. He eats well and has no headache, abdominal pain, or diarrhea. His father is 178 cm (5 ft 10 in) tall and “grew until college”; his mother is 165 cm (5 ft 5 in) tall and had menarche at 15. Height and weight are both just below the 3rd percentile; body proportions are normal. Testicular volume is 4 mL on both sides; pubic hair is sexual maturity stage 1. Sense of smell and examination of the visual fields are normal. Complete blood count, erythrocyte sedimentation rate, thyroid function, and tissue transglutaminase IgA with total IgA are normal, and insulin-like growth factor 1 is normal for bone age. Bone age is 12 years.</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Acquired growth hormone deficiency',
        why: 'Growth velocity would fall below 4 to 5 cm per year with height crossing percentiles, weight relatively preserved, and low insulin-like growth factor 1. His velocity has been steady since age 3 and the factor is normal.',
      },
      {
        text: 'Constitutional delay of growth and puberty',
        correct: true,
        why: 'Early slowing followed by normal velocity parallel to the curve, a bone age 2 or more years behind, parents who matured late, and testes that have just reached 4 mL describe constitutional delay. His height corresponds to bone age, and adult height should be near the family target.',
      },
      {
        text: 'Familial short stature',
        why: 'Children with familial short stature have short parents, a bone age equal to their chronologic age, and puberty on time. His parents are of average height, and his bone age is delayed.',
      },
      {
        text: 'Hypogonadotropic hypogonadism with anosmia (Kallmann syndrome)',
        why: 'This condition shows no testicular growth by 14 to 18 years, often with anosmia, cryptorchidism, or micropenis. Testes of 4 mL mean that gonadotropin-driven puberty has begun, and his sense of smell is normal.',
      },
      {
        text: 'Klinefelter syndrome',
        why: 'Boys with a 47,XXY karyotype are usually tall with long legs and have small firm testes with high gonadotropins from mid-puberty on. Short stature with delayed bone age does not fit.',
      },
    ],
    objective:
      'Constitutional delay of growth and puberty is characterized by a normal growth velocity for bone age, delayed bone age, a family history of late maturation, and a normal predicted adult height.',
    expanded:
      '<p>Two measurements sort short stature: growth velocity and bone age. Normal velocity with delayed bone age suggests constitutional delay; normal velocity with normal bone age suggests familial short stature; low velocity calls for a search for disease (hypothyroidism, growth hormone deficiency, Cushing syndrome, celiac or inflammatory bowel disease, kidney disease, and Turner syndrome in girls).</p><p>Delayed puberty in boys means a testicular volume below 4 mL at age 14. A volume of 4 mL or more, as here, is the first sign of central puberty; pubic hair and the growth spurt (at about 10 to 12 mL in boys) come later. The mid-parental target is (178 + 165 + 13) ÷ 2 = 178 cm.</p><p>Most boys need only explanation, a growth prediction, and review every 4 to 6 months. If distress is substantial, a short course of low-dose testosterone (for instance 50 mg of an ester monthly for 3 to 6 months) starts development without compromising adult height. Failure to progress suggests hypogonadotropic hypogonadism. The talk should take the teasing seriously.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=constitutional+delay+of+growth+and+puberty',
      'https://pubmed.ncbi.nlm.nih.gov/?term=constitutional+delay+of+growth+and+puberty+evaluation+treatment+boys',
    ],
    disciplines: ['Pediatrics', 'Family Medicine'],
    organSystems: ['Endocrine', 'Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Growth and puberty'],
    subtopics: ['Constitutional delay'],
    percentCorrect: 71,
  },
];
