import type { BankQuestion } from '../types';

export const hematologic: readonly BankQuestion[] = [
  {
    id: 'hematologic-01',
    stem: '<p>A 36-year-old woman is brought to the emergency department because of 3 days of fatigue and bruising and 2 hours of difficulty finding words, which has resolved. She has no diarrhea, takes no medications, and is not pregnant. Temperature is 37.8 °C (100.0 °F), pulse 108/min, and blood pressure 128/76 mm Hg. Examination shows mild scleral icterus and petechiae on the legs. Neurologic examination is now normal. CT of the head shows no hemorrhage. Laboratory studies show:</p><table><thead><tr><th>Study</th><th>Result</th></tr></thead><tbody><tr><td>Hemoglobin</td><td>7.9 g/dL</td></tr><tr><td>Platelet count</td><td>11,000/mm<sup>3</sup></td></tr><tr><td>Lactate dehydrogenase</td><td>1,480 U/L</td></tr><tr><td>Haptoglobin</td><td>&lt;10 mg/dL</td></tr><tr><td>Indirect bilirubin</td><td>3.0 mg/dL</td></tr><tr><td>Creatinine</td><td>1.1 mg/dL</td></tr><tr><td>INR and fibrinogen</td><td>Normal</td></tr><tr><td>Direct antiglobulin test</td><td>Negative</td></tr><tr><td>Blood smear</td><td>5 to 6 schistocytes per high-power field</td></tr></tbody></table><p>A blood sample for ADAMTS13 activity is drawn; the result is expected in 3 days.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Eculizumab',
        why: 'Complement C5 blockade treats atypical hemolytic uremic syndrome, in which severe kidney injury dominates and platelets are usually above 30,000/mm³. Her near-normal creatinine and platelet count of 11,000/mm³ point to ADAMTS13 deficiency.',
      },
      {
        text: 'Intravenous immune globulin with prednisone',
        why: 'This combination raises the platelet count in immune thrombocytopenia, which does not cause hemolysis with schistocytes or neurologic deficits. It would not replace ADAMTS13.',
      },
      {
        text: 'Observation until ADAMTS13 activity is known',
        why: 'Untreated immune thrombotic thrombocytopenic purpura is fatal in most patients, often within days. When clinical probability is high, treatment must not wait for the assay.',
      },
      {
        text: 'Plasma exchange with a glucocorticoid',
        correct: true,
        why: 'Microangiopathic hemolysis, severe thrombocytopenia, normal coagulation, and a transient neurologic deficit give a high probability of immune thrombotic thrombocytopenic purpura. Urgent plasma exchange removes the autoantibody and supplies ADAMTS13, and a glucocorticoid suppresses antibody production; caplacizumab is added when available.',
      },
      {
        text: 'Platelet transfusion',
        why: 'Platelets are reserved for life-threatening bleeding or an unavoidable invasive procedure in this disorder, because they may feed microvascular thrombi. She has petechiae only.',
      },
    ],
    objective:
      'Suspected immune thrombotic thrombocytopenic purpura is treated with immediate plasma exchange and glucocorticoids before the ADAMTS13 result is known.',
    expanded:
      '<p>ADAMTS13 cleaves ultralarge von Willebrand factor multimers. When an autoantibody inhibits it (activity below 10%), multimers bind platelets in arterioles and capillaries, which causes ischemia of brain and heart, mechanical hemolysis, and consumption of platelets. The full pentad with fever and renal failure is rare; microangiopathic anemia plus thrombocytopenia without another explanation is enough to act.</p><p>The PLASMIC score gives one point each for platelets below 30,000/mm<sup>3</sup>, hemolysis, no active cancer, no transplant, mean corpuscular volume below 90 µm<sup>3</sup>, INR below 1.5, and creatinine below 2.0 mg/dL; 6 or 7 indicates high risk. Normal coagulation separates it from disseminated intravascular coagulation.</p><p>The sample for ADAMTS13 must be taken before plasma is given. Caplacizumab blocks the binding of von Willebrand factor to platelet glycoprotein Ib and shortens episodes; rituximab reduces relapse. If exchange is delayed, plasma infusion is a bridge. Persistent ADAMTS13 deficiency in remission predicts relapse and is treated preemptively.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ISTH+guidelines+treatment+thrombotic+thrombocytopenic+purpura',
      'https://www.ncbi.nlm.nih.gov/books/?term=thrombotic+thrombocytopenic+purpura',
    ],
    disciplines: ['Internal Medicine'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Platelet and thrombotic disorders'],
    subtopics: ['Thrombotic thrombocytopenic purpura'],
    percentCorrect: 80,
  },
  {
    id: 'hematologic-02',
    stem: '<p>Hemoglobin A (α<sub>2</sub>β<sub>2</sub>) and hemoglobin F (α<sub>2</sub>γ<sub>2</sub>) were purified from adult and umbilical cord blood and freed of small molecules. Oxygen binding was measured at pH 7.4 and 37 °C with and without 2,3-bisphosphoglycerate (2,3-BPG), an anion with a charge of about −4 to −5 that binds in the central cavity of deoxyhemoglobin. P<sub>50</sub> is the oxygen partial pressure at half saturation, and n is the Hill coefficient.</p><table><thead><tr><th>Sample</th><th>P<sub>50</sub> (mm Hg)</th><th>n</th></tr></thead><tbody><tr><td>Hemoglobin A, no 2,3-BPG</td><td>13</td><td>2.7</td></tr><tr><td>Hemoglobin F, no 2,3-BPG</td><td>13</td><td>2.7</td></tr><tr><td>Hemoglobin A, 5 mM 2,3-BPG</td><td>27</td><td>2.8</td></tr><tr><td>Hemoglobin F, 5 mM 2,3-BPG</td><td>20</td><td>2.8</td></tr></tbody></table><p>At position 143 the β chain has histidine, whereas the γ chain has serine.</p><p>Which of the following conclusions about the transfer of oxygen from mother to fetus is best supported by these data?</p>',
    options: [
      {
        text: 'It depends on competition of 2,3-BPG with oxygen for the heme iron.',
        why: '2,3-BPG binds the central cavity between the β-like chains and acts allosterically. A competitor at the heme would not explain why a substitution at position 143, away from the heme, changes the effect.',
      },
      {
        text: 'It is favored because 2,3-BPG stabilizes deoxyhemoglobin A more than deoxyhemoglobin F.',
        correct: true,
        why: 'Without 2,3-BPG the two proteins have the same P<sub>50</sub>; with it, P<sub>50</sub> rises by 14 mm Hg for hemoglobin A but only by 7 mm Hg for hemoglobin F. Replacement of a positively charged histidine by neutral serine weakens binding of the anion, so fetal hemoglobin keeps the higher oxygen affinity.',
      },
      {
        text: 'It is favored because hemoglobin F binds oxygen more tightly in the absence of any effector.',
        why: 'The stripped proteins have an identical P<sub>50</sub> of 13 mm Hg, so there is no difference of intrinsic affinity. The difference appears only when the effector is present.',
      },
      {
        text: 'It requires loss of cooperative oxygen binding in hemoglobin F.',
        why: 'The Hill coefficient is the same for both proteins (2.7 without and 2.8 with 2,3-BPG), so cooperativity is preserved. Myoglobin, with n equal to 1, would be an example of noncooperative binding.',
      },
    ],
    objective:
      'Fetal hemoglobin has a higher oxygen affinity in red cells because its gamma chains bind 2,3-BPG more weakly than the beta chains of adult hemoglobin.',
    expanded:
      '<p>Hemoglobin switches between a low-affinity tense state and a high-affinity relaxed state. 2,3-BPG fits the cavity between the two β chains only in the tense state, where its negative charges pair with the N-terminal amino groups, Lys82, His2, and His143. By stabilizing that state it raises P<sub>50</sub> and helps release of oxygen in tissue.</p><p>In the γ chain, residue 143 is serine; two positive charges per tetramer are lost and the anion is held less tightly. In the placenta, therefore, at a partial pressure of 25 to 30 mm Hg, fetal blood is considerably more saturated than maternal blood.</p><p>An allosteric effector changes affinity by binding at a distance from the active site, whereas a competitor (for instance carbon monoxide) occupies the heme itself. A P<sub>50</sub> that increases describes a curve shifted to the right, as with fever, acidosis (Bohr effect), and more 2,3-BPG at high altitude.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=fetal+hemoglobin+oxygen+affinity',
      'https://pubmed.ncbi.nlm.nih.gov/?term=2%2C3-diphosphoglycerate+fetal+hemoglobin+oxygen+affinity',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000059.htm'],
    disciplines: ['Biochemistry', 'Physiology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Hemoglobin and red cell disorders'],
    subtopics: ['Oxygen binding of hemoglobin'],
    percentCorrect: 71,
  },
  {
    id: 'hematologic-03',
    stem: '<p>A 6-year-old boy with sickle cell anemia (hemoglobin SS) is seen for a routine visit. He has had two painful episodes, one of them treated in the hospital, and no neurologic symptoms. He takes hydroxyurea, prescribed 2 months ago. Immunizations are up to date. Growth and neurologic examination are normal. Hemoglobin is 8.2 g/dL and reticulocytes are 11%.</p><p>Transcranial Doppler ultrasonography shows a time-averaged mean maximum velocity of 214 cm/s in the left middle cerebral artery; a second study 2 weeks later shows 208 cm/s. MRI of the brain is normal, and MR angiography shows no stenosis.</p><p>Which of the following is the most appropriate management to reduce his risk of stroke?</p>',
    options: [
      {
        text: 'Aspirin daily',
        why: 'Antiplatelet drugs have not been shown to prevent a first stroke in children with sickle cell anemia and may increase hemorrhage. Stroke here is caused by an arteriopathy of high flow and sickling rather than by atherothrombosis.',
      },
      {
        text: 'Chronic red cell transfusion',
        correct: true,
        why: 'Two velocities of at least 200 cm/s place him at a stroke risk of about 10% per year. Regular transfusion to keep hemoglobin S below 30% lowered that risk by more than 90% in the STOP trial and is the recommended initial prevention.',
      },
      {
        text: 'Hydroxyurea alone at the maximum tolerated dose',
        why: 'Hydroxyurea may replace transfusion after at least 1 year of transfusions when velocities have normalized and there is no severe vasculopathy. As sole initial therapy for an abnormal velocity it is used where transfusion is not available.',
      },
      {
        text: 'Repeat transcranial Doppler study in 12 months',
        why: 'Annual screening from 2 to 16 years of age is right for normal velocities (below 170 cm/s). Conditional values (170 to 199 cm/s) are repeated within 3 to 6 months, and two abnormal values require treatment.',
      },
      {
        text: 'Surgical revascularization of the left hemisphere',
        why: 'Indirect bypass is considered for moyamoya vasculopathy with stroke or ischemia despite transfusion. MR angiography shows no stenosis.',
      },
    ],
    objective:
      'Children with sickle cell anemia and a confirmed transcranial Doppler velocity of at least 200 cm/s should begin chronic transfusion to prevent a first stroke.',
    expanded:
      '<p>Without screening, about 11% of children with hemoglobin SS have an overt stroke before the age of 20 years. Narrowing of the distal internal carotid and proximal middle cerebral arteries, together with anemia, raises flow velocity, which transcranial Doppler detects before infarction. Children with hemoglobin SS or Sβ<sup>0</sup>-thalassemia are screened yearly from 2 to 16 years of age.</p><p>In the STOP trial, transfusion reduced the risk of stroke by 92%. STOP II showed that stopping transfusions led to reversion of velocities and to strokes. TWiTCH then showed that hydroxyurea at the maximum tolerated dose is noninferior for children who had completed at least a year of transfusion without severe vasculopathy.</p><p>Chronic transfusion causes iron overload and alloimmunization, so ferritin and liver iron are followed and red cells matched for the C, E, and K antigens are given. Silent infarcts on MRI are an additional indication for transfusion.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=prevention+of+a+first+stroke+by+transfusions+sickle+cell+anemia+transcranial+Doppler',
      'https://pubmed.ncbi.nlm.nih.gov/?term=American+Society+of+Hematology+2020+guidelines+sickle+cell+disease+cerebrovascular',
    ],
    disciplines: ['Pediatrics'],
    organSystems: ['Hematologic & Lymphatic', 'Nervous System'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Hemoglobin and red cell disorders'],
    subtopics: ['Sickle cell disease'],
    percentCorrect: 70,
  },
  {
    id: 'hematologic-04',
    stem: '<p>A 67-year-old man has new swelling of the left leg 7 days after a right femoral-popliteal bypass. He has received subcutaneous unfractionated heparin since the operation. He has stage 4 chronic kidney disease. Temperature is 36.9 °C (98.4 °F), pulse 92/min, and blood pressure 138/80 mm Hg. The left calf is warm and 3 cm larger than the right; the graft pulse is strong. There are no bruises, and the incision is dry. Laboratory studies show platelets 92,000/mm<sup>3</sup> (264,000/mm<sup>3</sup> before operation), hemoglobin 10.4 g/dL, creatinine clearance 18 mL/min, and normal bilirubin, aminotransferases, and INR. Duplex ultrasonography shows thrombosis of the left popliteal vein. An immunoassay for antibodies to platelet factor 4–heparin is strongly positive.</p><p>Heparin is stopped.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Argatroban',
        correct: true,
        why: 'Heparin-induced thrombocytopenia with thrombosis requires a nonheparin anticoagulant at treatment dose. Argatroban, a direct thrombin inhibitor cleared by the liver, needs no adjustment for his kidney disease, and his liver tests are normal.',
      },
      {
        text: 'Enoxaparin at a reduced dose',
        why: 'Low-molecular-weight heparin cross-reacts with the antibody in nearly all patients and would sustain platelet activation. It also accumulates when creatinine clearance is below 30 mL/min.',
      },
      {
        text: 'Fondaparinux',
        why: 'Fondaparinux rarely cross-reacts and is a reasonable choice in stable patients with adequate renal function. It is excreted by the kidney and contraindicated when creatinine clearance is below 30 mL/min.',
      },
      {
        text: 'Platelet transfusion followed by a caval filter',
        why: 'Platelets are not given unless there is bleeding or a high-risk procedure, since spontaneous bleeding is unusual in this condition. A caval filter adds a thrombogenic surface and leaves the prothrombotic state untreated.',
      },
      {
        text: 'Warfarin, starting at 5 mg daily',
        why: 'Warfarin given alone in the acute phase depletes protein C quickly and may cause venous limb gangrene or skin necrosis. It can be started at a low dose after the platelet count exceeds 150,000/mm³, overlapped with the nonheparin drug.',
      },
    ],
    objective:
      'Heparin-induced thrombocytopenia is treated with a nonheparin anticoagulant; argatroban is preferred when kidney function is poor and liver function is normal.',
    expanded:
      '<p>IgG against complexes of platelet factor 4 and heparin activates platelets through their Fcγ receptors IIa and stimulates monocytes and endothelium, which generates thrombin; the result is thrombosis rather than bleeding. The 4Ts score assigns up to two points each for <strong>t</strong>hrombocytopenia (here a fall of 65% with a nadir above 20,000/mm<sup>3</sup>), <strong>t</strong>iming (day 5 to 10), <strong>t</strong>hrombosis, and o<strong>t</strong>her causes being unlikely. A score of 0 to 3 nearly excludes the diagnosis; 4 or more means that heparin is stopped, a nonheparin anticoagulant is begun, and an immunoassay is sent, with a functional assay such as serotonin release if needed.</p><p>Options include argatroban, bivalirudin, fondaparinux, and direct oral anticoagulants in stable patients. Bivalirudin is favored for urgent cardiac procedures. Argatroban raises the INR, which complicates transition to warfarin.</p><p>All heparin must be removed, including flushes and coated catheters. Treatment lasts at least 3 months when thrombosis is present.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=American+Society+of+Hematology+2018+guidelines+heparin-induced+thrombocytopenia',
      'https://www.ncbi.nlm.nih.gov/books/?term=heparin-induced+thrombocytopenia',
    ],
    disciplines: ['Surgery', 'Pharmacology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['ABSITE', 'Step 2', 'ABIM'],
    topics: ['Platelet and thrombotic disorders'],
    subtopics: ['Heparin-induced thrombocytopenia'],
    percentCorrect: 81,
  },
  {
    id: 'hematologic-05',
    stem: '<p>A 34-year-old woman is brought to the hospital because of gum bleeding, heavy vaginal bleeding, and extensive bruising for 5 days. Temperature is 37.6 °C (99.7 °F), pulse 112/min, and blood pressure 106/64 mm Hg. There are ecchymoses on the trunk and oozing around a venipuncture site; the spleen is not palpable. Laboratory studies show hemoglobin 7.8 g/dL, leukocytes 1,900/mm<sup>3</sup>, platelets 14,000/mm<sup>3</sup>, INR 1.8, fibrinogen 86 mg/dL, and a markedly elevated D-dimer. The blood smear shows bilobed promyelocytes with bundles of needle-like cytoplasmic inclusions. A vitamin A derivative is given at once, together with transfusion of platelets and cryoprecipitate.</p><p>Which of the following best describes the mechanism by which this drug treats the underlying disease?</p>',
    options: [
      {
        text: 'Blockade of BCL-2, permitting mitochondrial apoptosis',
        why: 'Venetoclax inhibits BCL-2 and is combined with azacitidine in older adults with other forms of acute myeloid leukemia. It is not a vitamin A derivative.',
      },
      {
        text: 'Hypomethylation of silenced tumor suppressor genes',
        why: 'Azacitidine and decitabine inhibit DNA methyltransferase and are used in myelodysplastic neoplasms and acute myeloid leukemia. They are nucleoside analogs.',
      },
      {
        text: 'Inhibition of a constitutively active FLT3 tyrosine kinase',
        why: 'Midostaurin, quizartinib, and gilteritinib inhibit mutant FLT3, which may coexist with this leukemia, but they do not act on its initiating fusion protein and are not retinoids.',
      },
      {
        text: 'Intercalation into DNA with inhibition of topoisomerase II',
        why: 'Anthracyclines such as idarubicin work this way and are added for high-risk disease (leukocytes above 10,000/mm³). They do not restore maturation.',
      },
      {
        text: 'Relief of transcriptional repression by a fused nuclear receptor',
        correct: true,
        why: 'Acute promyelocytic leukemia carries t(15;17), which fuses <em>PML</em> to the retinoic acid receptor α gene. Pharmacologic all-<em>trans</em>-retinoic acid releases corepressors from the fusion protein and leads to its degradation, so that promyelocytes mature.',
      },
    ],
    objective:
      'All-trans-retinoic acid reverses transcriptional repression by the PML-RARA fusion protein and induces differentiation in acute promyelocytic leukemia.',
    expanded:
      '<p>The retinoic acid receptor α normally binds DNA as a heterodimer with RXR; physiologic retinoic acid displaces corepressors and histone deacetylases, which allows genes of granulocyte maturation to be transcribed. The fusion protein holds corepressors too tightly to respond to physiologic concentrations. Pharmacologic doses overcome this and send the protein to the proteasome; arsenic trioxide binds the PML part and promotes its degradation as well. Together they cure more than 90% of patients with standard-risk disease without chemotherapy.</p><p>Bleeding is the chief cause of early death: promyelocytes express tissue factor and annexin II, which drive disseminated intravascular coagulation and fibrinolysis. Therefore, the retinoid is begun on suspicion, before genetic confirmation, and platelets and fibrinogen are replaced liberally.</p><p>Differentiation syndrome (fever, dyspnea, infiltrates, weight gain, hypotension) occurs in about a quarter of patients and is treated with dexamethasone. Other hazards are intracranial hypertension with the retinoid and QT prolongation with arsenic.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+promyelocytic+leukemia',
      'https://pubmed.ncbi.nlm.nih.gov/?term=European+LeukemiaNet+management+acute+promyelocytic+leukemia+recommendations',
    ],
    disciplines: ['Pathology', 'Pharmacology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Leukemia and plasma cell disorders'],
    subtopics: ['Acute promyelocytic leukemia'],
    percentCorrect: 83,
  },
  {
    id: 'hematologic-06',
    stem: '<p>A 28-year-old woman comes to her family physician for a preconception visit. She feels well. She was once given iron for a “low blood count,” without effect. Her grandparents came from Cyprus. Menses are regular, with light flow for 4 days. Examination is normal. Laboratory studies show:</p><table><tbody><tr><th>Hemoglobin</th><td>11.8 g/dL</td></tr><tr><th>Mean corpuscular volume</th><td>66 µm<sup>3</sup></td></tr><tr><th>Erythrocyte count</th><td>5.6 million/mm<sup>3</sup></td></tr><tr><th>Red cell distribution width</th><td>13.6% (normal 11.5–14.5)</td></tr><tr><th>Ferritin</th><td>84 ng/mL</td></tr><tr><th>C-reactive protein</th><td>1 mg/L</td></tr><tr><th>Blood smear</th><td>Microcytes, target cells, basophilic stippling</td></tr></tbody></table><p>Which of the following is most likely to be found on further testing?</p>',
    options: [
      {
        text: 'Decreased haptoglobin with spherocytes',
        why: 'Spherocytes with hemolysis are found in hereditary spherocytosis or autoimmune hemolysis, in which the mean corpuscular hemoglobin concentration is high and the smear lacks target cells. Marked microcytosis is not a feature.',
      },
      {
        text: 'Elevated free erythrocyte protoporphyrin with low transferrin saturation',
        why: 'This is the pattern of iron deficiency, which lowers the erythrocyte count and raises the red cell distribution width. A ferritin of 84 ng/mL without inflammation excludes it.',
      },
      {
        text: 'Elevated hemoglobin A<sub>2</sub> fraction',
        correct: true,
        why: 'Severe microcytosis with a high erythrocyte count, normal distribution width, normal ferritin, and Mediterranean ancestry indicates β-thalassemia trait. Reduced β-chain synthesis leaves relatively more δ chains to pair with α chains, so hemoglobin A₂ rises above 3.5%.',
      },
      {
        text: 'Hemoglobin Bart (γ<sub>4</sub>) and hemoglobin H (β<sub>4</sub>)',
        why: 'These tetramers form when three α-globin genes are lost, which produces a moderate hemolytic anemia with splenomegaly. Hemoglobin Bart is seen mainly in newborns.',
      },
      {
        text: 'Ring sideroblasts in the bone marrow',
        why: 'Congenital sideroblastic anemia and lead poisoning may cause microcytosis with stippling, but they are rare, tend to give iron overload or symptoms, and would not produce a normal distribution width with erythrocytosis in a healthy person.',
      },
    ],
    objective:
      'Marked microcytosis with a high erythrocyte count and normal iron studies suggests beta-thalassemia trait, which is confirmed by an elevated hemoglobin A2 fraction.',
    expanded:
      '<p>The Mentzer index (mean corpuscular volume divided by erythrocyte count in millions) is 66 ÷ 5.6 = 11.8; values below 13 favor thalassemia, and values above 13 favor iron deficiency. Cells are small but numerous in thalassemia trait, because globin synthesis per cell is impaired while the marrow responds; in iron deficiency, fewer cells of unequal size are made.</p><p>Most β-thalassemia alleles are point mutations that impair transcription, splicing, or translation, whereas α-thalassemia usually results from gene deletions and leaves hemoglobin A<sub>2</sub> normal, so genetic testing is needed to confirm it. Coexisting iron deficiency can lower hemoglobin A<sub>2</sub> into the normal range and should be corrected before repeat testing.</p><p>Carriers need no treatment, and iron should not be given without proof of deficiency. The partner should be tested: if both carry β-thalassemia (or the partner carries hemoglobin S or E), each pregnancy has a 25% chance of a severe disorder, and genetic counseling is offered.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=beta-thalassemia',
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACOG+hemoglobinopathies+in+pregnancy+practice+advisory',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000104.htm'],
    disciplines: ['Family Medicine', 'Pathology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['ABFM', 'Step 1', 'Step 2', 'COMLEX'],
    topics: ['Hemoglobin and red cell disorders'],
    subtopics: ['Thalassemia'],
    percentCorrect: 78,
  },
  {
    id: 'hematologic-07',
    stem: '<p>A 48-year-old man is in the surgical intensive care unit after hepatic resection. Because of oozing from the drain and an INR of 2.1, he receives 2 units of plasma. One hour after the start of the second unit he becomes acutely short of breath. Temperature is 38.4 °C (101.1 °F; 36.9 °C before), pulse 124/min, respirations 34/min, blood pressure 86/50 mm Hg (126/72 mm Hg before), and oxygen saturation 82% on a face mask. There are diffuse crackles; the jugular veins are flat, and there is no wheezing or urticaria. Radiography shows new bilateral alveolar opacities with a normal heart size. Echocardiography shows normal ventricular function and a collapsible inferior vena cava. Laboratory studies show leukocytes 2,100/mm<sup>3</sup> (8,900/mm<sup>3</sup> before), B-type natriuretic peptide 48 pg/mL, and a negative direct antiglobulin test. Cultures of the plasma bags are negative.</p><p>Which of the following is the most likely cause of this reaction?</p>',
    options: [
      {
        text: 'Antibodies in the donor plasma against leukocytes of the recipient',
        correct: true,
        why: 'Hypoxemia with bilateral infiltrates within 6 hours of plasma, together with fever, hypotension, transient leukopenia, and no sign of circulatory overload, is transfusion-related acute lung injury. Donor antibodies to HLA or neutrophil antigens activate neutrophils primed in the lung after surgery.',
      },
      {
        text: 'Antibodies in the recipient against erythrocytes of the donor',
        why: 'An acute hemolytic reaction produces hemoglobinuria, flank pain, and a positive direct antiglobulin test. Plasma contains few red cells, and the test is negative.',
      },
      {
        text: 'Antibodies in the recipient against IgA of the donor',
        why: 'Anaphylaxis due to anti-IgA begins within minutes with wheeze, urticaria, angioedema, and shock, usually without fever. Skin and airway signs are absent.',
      },
      {
        text: 'Bacterial growth in the blood component',
        why: 'Septic reactions mainly follow platelets stored at room temperature; frozen plasma is rarely the source. The cultures of the bags are negative, and leukopenia with normal-pressure pulmonary edema is better explained by neutrophil sequestration.',
      },
      {
        text: 'Expansion of intravascular volume beyond cardiac capacity',
        why: 'Transfusion-associated circulatory overload is a close imitator, but it causes hypertension, distended neck veins, elevated natriuretic peptide, and response to diuretics. He has hypotension, flat veins, and a natriuretic peptide of 48 pg/mL.',
      },
    ],
    objective:
      'Transfusion-related acute lung injury is noncardiogenic pulmonary edema within 6 hours of transfusion, usually caused by donor anti-HLA or antineutrophil antibodies.',
    expanded:
      '<p>Two hits are thought to be needed. The first, such as surgery, sepsis, or ventilation, primes neutrophils and holds them in the pulmonary capillaries. The second, from the component, activates them: donor antibodies to HLA class I or II or to human neutrophil antigens in most cases, otherwise bioactive lipids. Injury to the endothelium causes protein-rich edema, and sequestration explains the transient leukopenia.</p><p>Plasma and platelets from parous donors carry the highest risk because pregnancy induces HLA antibodies. Using plasma mainly from men, from women never pregnant, or from donors tested for HLA antibodies has reduced cases by about two thirds.</p><p>Management is to stop the transfusion, support oxygenation with lung-protective ventilation, and treat hypotension with fluid or vasopressors; diuretics and glucocorticoids do not help. Most patients improve within 48 to 96 hours, although mortality is 5% to 10% or higher. The blood bank must be told so that the donor is investigated and other components are withdrawn.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=transfusion-related+acute+lung+injury',
      'https://pubmed.ncbi.nlm.nih.gov/?term=consensus+redefinition+of+transfusion-related+acute+lung+injury',
    ],
    disciplines: ['Immunology', 'Surgery'],
    organSystems: ['Hematologic & Lymphatic', 'Respiratory'],
    examTypes: ['ABSITE', 'Step 1', 'Step 2'],
    topics: ['Transfusion medicine'],
    subtopics: ['Transfusion-related acute lung injury'],
    percentCorrect: 76,
  },
  {
    id: 'hematologic-08',
    stem: '<p>A 66-year-old man is referred because total protein was 9.1 g/dL on routine testing. He feels well and plays tennis twice a week. He has no bone pain, weight loss, numbness, or edema. Examination is normal. Studies show:</p><table><tbody><tr><th>Hemoglobin</th><td>13.8 g/dL</td></tr><tr><th>Calcium</th><td>9.4 mg/dL</td></tr><tr><th>Creatinine</th><td>0.9 mg/dL</td></tr><tr><th>Serum M protein</th><td>2.3 g/dL, IgG κ</td></tr><tr><th>Serum free κ light chains</th><td>412 mg/L</td></tr><tr><th>Serum free λ light chains</th><td>2.9 mg/L</td></tr><tr><th>Bone marrow plasma cells</th><td>24%, clonal</td></tr><tr><th>Urine albumin</th><td>Normal</td></tr><tr><th>Whole-body MRI</th><td>No focal lesion</td></tr></tbody></table><p>Which of the following is the most appropriate diagnosis?</p>',
    options: [
      {
        text: 'AL amyloidosis',
        why: 'AL amyloidosis requires proof of amyloid deposits and an affected organ, for example nephrotic-range albuminuria, restrictive cardiomyopathy, or neuropathy. None is present, although light chain excess makes later vigilance sensible.',
      },
      {
        text: 'Monoclonal gammopathy of undetermined significance',
        why: 'This diagnosis needs an M protein below 3 g/dL and also fewer than 10% clonal plasma cells in the marrow without a defining event. He has 24% plasma cells.',
      },
      {
        text: 'Multiple myeloma',
        correct: true,
        why: 'Clonal marrow plasma cells of 10% or more plus any myeloma-defining event makes the diagnosis. His involved-to-uninvolved free light chain ratio is 412 ÷ 2.9 = 142; a ratio of at least 100 with an involved chain of at least 100 mg/L is such an event, even without end-organ damage.',
      },
      {
        text: 'Smoldering multiple myeloma',
        why: 'Smoldering disease has 10% to 59% marrow plasma cells or an M protein of at least 3 g/dL but, by definition, no myeloma-defining event. The light chain ratio of more than 100 excludes it.',
      },
      {
        text: 'Solitary plasmacytoma',
        why: 'A solitary plasmacytoma is one biopsy-proven bone or soft tissue lesion with absent or minimal marrow involvement. Imaging shows no lesion.',
      },
    ],
    objective:
      'A free light chain ratio of at least 100, marrow plasma cells of at least 60%, or more than one focal MRI lesion defines multiple myeloma even without end-organ damage.',
    expanded:
      '<p>The International Myeloma Working Group added three biomarkers to the classic CRAB features (hypercalcemia, renal insufficiency, anemia, bone lesions), often remembered as SLiM: <strong>s</strong>ixty percent or more clonal plasma cells, an involved-to-uninvolved <strong>li</strong>ght chain ratio of 100 or more (with the involved chain at least 100 mg/L), and more than one focal lesion of at least 5 mm on <strong>M</strong>RI. In the original cohorts most patients with these biomarkers progressed to organ damage within 2 years (about 40% in later series), so treatment is offered before kidneys or bone are harmed.</p><p>Fit patients usually receive a CD38 antibody with a proteasome inhibitor, lenalidomide, and dexamethasone, then consolidation with or without autologous transplantation, and maintenance.</p><p>For smoldering disease, risk is graded by the 20/2/20 rule (marrow plasma cells above 20%, M protein above 2 g/dL, ratio above 20). Observation has been standard; in the AQUILA trial, daratumumab delayed progression in high-risk smoldering disease and has become an option.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=International+Myeloma+Working+Group+updated+criteria+diagnosis+multiple+myeloma+2014',
      'https://www.ncbi.nlm.nih.gov/books/?term=multiple+myeloma',
    ],
    disciplines: ['Internal Medicine'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['ABIM'],
    topics: ['Leukemia and plasma cell disorders'],
    subtopics: ['Multiple myeloma'],
    percentCorrect: 52,
  },
  {
    id: 'hematologic-09',
    stem: '<p>A 51-year-old man comes to his family physician 6 months after a first femoropopliteal deep venous thrombosis of the right leg. There had been no surgery, injury, travel, cancer, or hormone use beforehand. He has taken apixaban 5 mg twice daily without missed doses or bleeding. He has no leg swelling, falls, ulcer disease, or alcohol misuse, takes no other medications, and is up to date with cancer screening. His father had a pulmonary embolism at 60 years of age. Blood pressure is 124/76 mm Hg and weight 88 kg (194 lb). Hemoglobin, platelet count, aminotransferases, and creatinine are normal. He is willing to continue medication if it is worthwhile.</p><p>Which of the following is the most appropriate recommendation?</p>',
    options: [
      {
        text: 'Aspirin 81 mg daily in place of apixaban',
        why: 'Aspirin lowers recurrence by about a third, compared with 80% or more for reduced-dose direct oral anticoagulants at a similar rate of major bleeding. It is considered only when a patient declines or cannot take an anticoagulant.',
      },
      {
        text: 'Discontinuation of anticoagulation now',
        why: 'Stopping after 3 to 6 months is right for thrombosis provoked by a major transient risk factor such as surgery. After an unprovoked event, about 10% of patients have a recurrence in the first year and more than a third within 10 years.',
      },
      {
        text: 'Enoxaparin 1 mg/kg twice daily',
        why: 'Treatment-dose enoxaparin is burdensome and offers no advantage without cancer, pregnancy, or contraindication to oral drugs. It would expose him to more bleeding and injections.',
      },
      {
        text: 'Reduced-dose apixaban without a planned stop date',
        correct: true,
        why: 'An unprovoked proximal thrombosis in a man with low bleeding risk warrants extended therapy with regular reassessment. After 6 months of full treatment, apixaban 2.5 mg twice daily prevents recurrence as well as 5 mg, with major bleeding similar to placebo.',
      },
      {
        text: 'Thrombophilia testing, with continuation only if positive',
        why: 'Negative thrombophilia tests do not lower the recurrence risk of an unprovoked event enough to justify stopping, and a positive test would rarely change treatment. The clinical circumstances decide.',
      },
    ],
    objective:
      'After 3 to 6 months of treatment for unprovoked proximal venous thromboembolism, patients at low bleeding risk should be offered indefinite anticoagulation, commonly with a reduced-dose direct oral anticoagulant.',
    expanded:
      '<p>Duration of anticoagulation depends on whether the risk factor was major and transient (3 months), persistent (as long as it lasts), or absent. Men have about 1.7 times the recurrence risk of women. Annual review should weigh bleeding, kidney function, interactions, and preference.</p><p>In AMPLIFY-EXT, 12 further months of apixaban at 2.5 mg or 5 mg twice daily reduced recurrent venous thromboembolism or related death from 8.8% to 1.7%; major bleeding was 0.2% with the lower dose and 0.5% with placebo. Rivaroxaban 10 mg daily gave similar results in EINSTEIN CHOICE, in which aspirin was the comparator. In active cancer, reduced-dose apixaban after 6 months was noninferior to full dose (API-CAT); in patients chosen for high risk of recurrence (RENOVE), noninferiority was narrowly missed, although recurrences were few and bleeding was less. Antiphospholipid syndrome is usually treated with warfarin.</p><p>Age-appropriate cancer screening is sufficient; extensive imaging does not improve survival.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/23216615/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=American+Society+of+Hematology+2020+guidelines+venous+thromboembolism+treatment',
    ],
    disciplines: ['Family Medicine', 'Internal Medicine'],
    organSystems: ['Hematologic & Lymphatic', 'Cardiovascular'],
    examTypes: ['ABFM', 'ABIM', 'Step 3'],
    topics: ['Platelet and thrombotic disorders'],
    subtopics: ['Extended anticoagulation for venous thromboembolism'],
    percentCorrect: 75,
  },
  {
    id: 'hematologic-10',
    stem: '<p>A 9-year-old girl is scheduled for tonsillectomy because of obstructive sleep apnea. She has frequent nosebleeds and bled for 2 days after a tooth extraction. Her father bleeds easily after shaving. She takes no medications and is otherwise healthy. A test dose of one drug was given last month. The results of laboratory tests are shown.</p><table><thead><tr><th>Test</th><th>Before</th><th>1 hour after</th></tr></thead><tbody><tr><td>von Willebrand factor antigen (N 50–150 IU/dL)</td><td>28</td><td>96</td></tr><tr><td>von Willebrand factor activity (N 50–150 IU/dL)</td><td>26</td><td>90</td></tr><tr><td>Factor VIII (N 50–150 IU/dL)</td><td>40</td><td>132</td></tr><tr><td>Platelets</td><td>246,000/mm<sup>3</sup></td><td>240,000/mm<sup>3</sup></td></tr></tbody></table><p>The drug that was tested most likely acts by which of the following mechanisms?</p>',
    options: [
      {
        text: 'Blockade of the lysine-binding sites of plasminogen',
        why: 'Tranexamic acid stabilizes clots in this way and is a useful adjunct for mucosal surgery. It does not change the concentration of von Willebrand factor or factor VIII.',
      },
      {
        text: 'Bridging of factors IXa and X by a bispecific antibody',
        why: 'Emicizumab replaces the function of factor VIII in hemophilia A. It does not raise von Willebrand factor.',
      },
      {
        text: 'Intravenous replacement of factor VIII alone',
        why: 'Recombinant factor VIII would raise factor VIII but not von Willebrand factor antigen, and without its carrier it would be cleared quickly. Both proteins rose threefold here.',
      },
      {
        text: 'Release of stored von Willebrand factor from endothelial cells',
        correct: true,
        why: 'Proportional reduction of antigen and activity is type 1 von Willebrand disease. Desmopressin stimulates V<sub>2</sub> receptors on endothelium, so that Weibel–Palade bodies release von Willebrand factor, which carries and protects factor VIII.',
      },
      {
        text: 'γ-Carboxylation of glutamate residues',
        why: 'Vitamin K is needed to carboxylate factors II, VII, IX, and X and proteins C and S. Von Willebrand factor and factor VIII do not depend on it.',
      },
    ],
    objective:
      'Desmopressin treats type 1 von Willebrand disease by releasing von Willebrand factor from endothelial Weibel–Palade bodies through V2 receptors.',
    expanded:
      '<p>Von Willebrand factor binds platelet glycoprotein Ib at sites of high shear and carries factor VIII. Type 1 disease, a partial quantitative deficiency, is the most common inherited bleeding disorder and is usually autosomal dominant. The ratio of activity to antigen is above 0.7 in type 1 and lower in most type 2 variants. Estrogen, stress, and inflammation raise levels, and blood group O lowers them, so testing may have to be repeated.</p><p>A trial of desmopressin before elective surgery shows who responds; levels should at least double and exceed 50 IU/dL. Effects last 8 to 12 hours and wane with repeated doses as stores are emptied. Fluids are restricted for 24 hours because the renal action can cause hyponatremia and seizures. Type 3 and severe type 2 disease need concentrates that contain von Willebrand factor, and type 2B may worsen with desmopressin.</p>',
    references: [
      'https://www.hematology.org/education/clinicians/guidelines-and-quality-care/clinical-practice-guidelines/von-willebrand-disease',
      'https://www.ncbi.nlm.nih.gov/books/NBK7014/',
    ],
    disciplines: ['Pharmacology', 'Pediatrics'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Platelet and thrombotic disorders'],
    subtopics: ['von Willebrand disease', 'Desmopressin'],
    percentCorrect: 82,
  },
  {
    id: 'hematologic-11',
    stem: '<p>A 21-year-old man of Nigerian ancestry is admitted with Burkitt lymphoma. Uric acid is 14.8 mg/dL, and a drug is infused before chemotherapy; 6 hours later uric acid is 0.6 mg/dL. The next morning he is short of breath and has dark urine. Pulse is 116/min, respirations are 26/min, and pulse oximetry reads 85% with 10 L/min of oxygen by mask. The lips are gray-blue, and the sclerae are icteric. The blood drawn from his artery is chocolate brown; PaO<sub>2</sub> is 212 mm Hg. Hemoglobin has fallen from 12.1 to 7.6 g/dL. The blood film shows cells with a bite-shaped defect and blister cells.</p><p>Which of the following best explains this complication?</p>',
    options: [
      {
        text: 'Antibody-mediated lysis of erythrocytes coated with the drug',
        why: 'Drug-induced immune hemolysis, as with some cephalosporins, gives spherocytes and a positive direct antiglobulin test. It does not produce bite cells or methemoglobin.',
      },
      {
        text: 'Hydrogen peroxide that the erythrocytes cannot detoxify',
        correct: true,
        why: 'Rasburicase oxidizes uric acid to allantoin and releases hydrogen peroxide. Without glucose-6-phosphate dehydrogenase, erythrocytes lack NADPH to regenerate glutathione, so hemoglobin is oxidized to methemoglobin and denatures.',
      },
      {
        text: 'Inhibition of xanthine oxidase with accumulation of xanthine',
        why: 'Allopurinol and febuxostat inhibit xanthine oxidase, and xanthine may crystallize in the tubules. They do not lower existing uric acid within hours and do not cause hemolysis.',
      },
      {
        text: 'Mechanical fragmentation of erythrocytes in small vessels',
        why: 'Thrombotic microangiopathy yields schistocytes and thrombocytopenia and is not linked to this drug. Chocolate-colored blood would not be explained.',
      },
      {
        text: 'Oxidation of heme iron by inherited hemoglobin M',
        why: 'Hemoglobin M causes lifelong cyanosis from birth. He became cyanotic within a day of receiving a drug.',
      },
    ],
    objective:
      'Rasburicase generates hydrogen peroxide and causes hemolysis and methemoglobinemia in glucose-6-phosphate dehydrogenase deficiency, in which it is contraindicated.',
    expanded:
      '<p>Urate oxidase is absent in humans. Recombinant rasburicase converts uric acid to soluble allantoin within hours and is used when the risk of tumor lysis syndrome is high. Each reaction yields one molecule of hydrogen peroxide, which erythrocytes normally remove with glutathione peroxidase and catalase. Glutathione is kept reduced by NADPH, and the pentose phosphate pathway is the only source of NADPH in erythrocytes.</p><p>Denatured hemoglobin forms Heinz bodies, which splenic macrophages pluck out, leaving bite cells. The deficiency is X-linked and frequent in people of African, Mediterranean, and South Asian ancestry, who should be tested beforehand. Methylene blue must not be given: it is reduced by NADPH, is therefore ineffective, and worsens hemolysis. Treatment is withdrawal of the drug, oxygen, transfusion, and, in selected cases, ascorbic acid. Pulse oximetry tends toward 85% in methemoglobinemia.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=rasburicase+G6PD+deficiency+methemoglobinemia',
      'https://www.ncbi.nlm.nih.gov/books/NBK470315/',
    ],
    disciplines: ['Biochemistry', 'Pharmacology'],
    organSystems: ['Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'ABIM', 'COMLEX'],
    topics: ['Hemoglobin and red cell disorders'],
    subtopics: ['Glucose-6-phosphate dehydrogenase deficiency', 'Methemoglobinemia'],
    percentCorrect: 69,
  },
  {
    id: 'hematologic-12',
    stem: '<p>A 47-year-old man comes to the clinic because of fatigue and pain in the second and third metacarpophalangeal joints of both hands. He drinks two beers a week. His brother has been treated by phlebotomy. The skin is bronze, and the liver edge is firm. Radiographs show hook-like osteophytes at the painful joints. Complete blood count is normal, serum ferritin is 1,850 ng/mL, and transferrin saturation is 82%. He is homozygous for the p.Cys282Tyr variant of <em>HFE</em>. MRI shows a high liver iron concentration with little iron in the spleen.</p><p>Which of the following changes is the primary cause of his iron overload?</p>',
    options: [
      {
        text: 'Decreased binding of iron to transferrin',
        why: 'Absence of transferrin is a very rare disorder with iron-deficient erythropoiesis and anemia. His transferrin is highly saturated, which shows that it binds iron well.',
      },
      {
        text: 'Decreased hepcidin secretion by hepatocytes',
        correct: true,
        why: 'HFE is part of the iron sensor of hepatocytes. Without it, hepcidin stays inappropriately low, ferroportin persists on enterocytes and macrophages, and iron keeps flowing into plasma although stores are full.',
      },
      {
        text: 'Decreased renal excretion of iron',
        why: 'Humans have no regulated excretion of iron; 1 to 2 mg a day is lost in shed cells. Balance depends solely on absorption.',
      },
      {
        text: 'Increased erythroferrone release by erythroblasts',
        why: 'Erythroferrone suppresses hepcidin when erythropoiesis is ineffective, as in thalassemia. His blood count is normal, and the <em>HFE</em> genotype explains the disease.',
      },
      {
        text: 'Increased internalization of ferroportin',
        why: 'Hepcidin causes ferroportin to be internalized and degraded, which locks iron in macrophages and enterocytes, as in anemia of inflammation. Plasma iron would be low, and the spleen would be iron rich.',
      },
    ],
    objective:
      'HFE hemochromatosis results from inappropriately low hepcidin, which leaves ferroportin active and lets intestinal iron absorption continue unchecked.',
    expanded:
      '<p>Hepcidin, a peptide from the liver, binds ferroportin, the only known exporter of iron. Iron loading and inflammation (through interleukin-6) raise hepcidin; iron deficiency, hypoxia, and erythroferrone lower it. HFE together with transferrin receptor 2, hemojuvelin, and bone morphogenetic protein signaling relays iron status to the hepcidin gene. Because macrophages also export freely, the spleen contains little iron, in contrast to transfusional overload.</p><p>Raised transferrin saturation (above 45%) appears first, then ferritin. Homozygosity for p.Cys282Tyr has low penetrance, more so in women, who lose iron by menstruation. Cirrhosis with risk of hepatocellular carcinoma, diabetes, cardiomyopathy, hypogonadism, and arthropathy are complications; arthropathy often persists despite treatment. Weekly phlebotomy is continued until ferritin is about 50 to 100 ng/mL, and first-degree relatives are tested. Raw seafood is avoided because of <em>Vibrio vulnificus</em>.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1440/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=hepcidin+ferroportin+HFE+hemochromatosis',
    ],
    disciplines: ['Genetics', 'Physiology'],
    organSystems: ['Hematologic & Lymphatic', 'Gastrointestinal'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Iron metabolism'],
    subtopics: ['Hereditary hemochromatosis', 'Hepcidin'],
    percentCorrect: 74,
  },
  {
    id: 'hematologic-13',
    stem: '<p>A 2-year-old boy is seen for a routine visit. He lives in a house built in 1926, and his parents are sanding the window frames. He has been seen to eat paint chips. He is playful and eats and sleeps normally. Growth, stool pattern, and neurologic examination are normal. Blood lead concentration in a capillary sample is 54 µg/dL and is 52 µg/dL in a venous sample the next day. Hemoglobin is 9.8 g/dL, mean corpuscular volume is 66 µm<sup>3</sup>, and ferritin is 6 ng/mL. An abdominal radiograph shows no radiopaque flecks. The family has moved to a relative’s lead-free apartment.</p><p>Besides iron supplementation in due course, which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Deferoxamine intravenously',
        why: 'Deferoxamine binds ferric iron and aluminum and treats acute iron poisoning and transfusional overload. It does not bind lead usefully, and this child is iron deficient.',
      },
      {
        text: 'Dimercaprol intramuscularly followed by calcium disodium edetate',
        why: 'This hospital treatment is for lead encephalopathy or a concentration of 70 µg/dL or more. Edetate alone can move lead into the brain, and painful injections are not justified in a child without symptoms at 52 µg/dL.',
      },
      {
        text: 'Repeated measurement in 3 months without drug treatment',
        why: 'Removal of the source and follow-up are enough for concentrations below 45 µg/dL. Above that threshold chelation is recommended, and retesting takes place within days to weeks.',
      },
      {
        text: 'Succimer by mouth',
        correct: true,
        why: 'A confirmed venous concentration of 45 to 69 µg/dL without encephalopathy is treated with oral succimer (dimercaptosuccinic acid) after the child has left the source of lead.',
      },
      {
        text: 'Whole-bowel irrigation with polyethylene glycol',
        why: 'Irrigation is used when radiographs show lead particles in the intestine. This radiograph shows none.',
      },
    ],
    objective:
      'Children with a venous blood lead concentration of 45 to 69 µg/dL without encephalopathy are treated with oral succimer and removal from the source.',
    expanded:
      '<p>Lead inhibits δ-aminolevulinic acid dehydratase and ferrochelatase, so that δ-aminolevulinic acid and zinc protoporphyrin accumulate, and 5′-nucleotidase, which explains basophilic stippling. Iron deficiency often coexists and increases absorption through the shared intestinal transporter DMT1. There is no safe level: cognitive loss is measurable below 5 µg/dL, and the current United States reference value is 3.5 µg/dL.</p><p>Action is graded. From 3.5 µg/dL on, the source is sought, nutrition is improved, and tests are repeated. At 45 µg/dL or more, chelation is added; at 70 µg/dL or more or with vomiting, ataxia, or altered consciousness, the child is admitted for dimercaprol and edetate. Succimer is given for 19 days; aminotransferases and neutrophils are monitored. Concentrations rebound as lead leaves bone, so courses may be repeated. Chelation has not been shown to improve cognition at lower concentrations.</p>',
    references: [
      'https://www.cdc.gov/lead-prevention/hcp/clinical-guidance/',
      'https://www.ncbi.nlm.nih.gov/books/?term=lead+poisoning+children',
    ],
    disciplines: ['Pediatrics', 'Pharmacology'],
    organSystems: ['Hematologic & Lymphatic', 'Nervous System'],
    examTypes: ['Step 2', 'ABFM', 'COMLEX'],
    topics: ['Environmental exposures'],
    subtopics: ['Lead poisoning'],
    percentCorrect: 73,
  },
];
