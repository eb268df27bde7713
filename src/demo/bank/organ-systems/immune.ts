import type { BankQuestion } from '../types';

export const immune: readonly BankQuestion[] = [
  {
    id: 'immune-01',
    stem: '<p>A 54-year-old woman with acute myeloid leukemia has had fever for 5 days despite meropenem and vancomycin. It is day 17 after induction chemotherapy, and her neutrophil count has been below 100/mm<sup>3</sup> for 13 days. She has a dry cough and mild right-sided pleuritic pain. Temperature is 38.8 °C (101.8 °F), pulse 106/min, blood pressure 122/70 mm Hg, and oxygen saturation 95% while she breathes room air. The chest radiograph is normal. Serum galactomannan index is 1.6 (positive ≥0.5).</p><p>CT of the chest shows a dense 2.2-cm nodule in the right upper lobe that is surrounded by a rim of ground-glass attenuation, and a wedge-shaped, pleura-based consolidation in the right lower lobe. The central airways are clear. There is no diffuse ground-glass opacity, reversed halo, effusion, or lymphadenopathy.</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Cytomegalovirus pneumonia',
        why: 'Cytomegalovirus pneumonia follows allogeneic transplantation or other impairment of T cells and shows bilateral ground-glass opacities with tiny nodules. It does not raise galactomannan.',
      },
      {
        text: 'Invasive pulmonary aspergillosis',
        correct: true,
        why: 'Prolonged profound neutropenia, a macronodule with a ground-glass halo (hemorrhage around an infarcted focus), a wedge-shaped infarct, and positive galactomannan make probable angioinvasive aspergillosis. A mold-active triazole such as voriconazole or isavuconazole should be started promptly.',
      },
      {
        text: '<em>Pneumocystis jirovecii</em> pneumonia',
        why: 'Pneumocystis pneumonia presents with diffuse, often perihilar ground-glass opacities and marked hypoxemia in patients with T-cell defects or prolonged glucocorticoid use. β-D-glucan is positive, but galactomannan is not.',
      },
      {
        text: 'Pulmonary mucormycosis',
        why: 'Mucorales also invade vessels, but a reversed halo, more than 10 nodules, effusion, sinusitis, or breakthrough on voriconazole favor them, and their cell walls do not contain galactomannan.',
      },
      {
        text: 'Reactivation tuberculosis',
        why: 'Reactivation shows apical and posterior fibrocavitary or tree-in-bud opacities that evolve over weeks. It would not explain the galactomannan result or the halo sign in neutropenia.',
      },
    ],
    objective:
      'In prolonged neutropenia, a lung nodule with a ground-glass halo and positive galactomannan indicates angioinvasive aspergillosis.',
    expanded:
      '<p>Neutrophils kill hyphae; without them, <em>Aspergillus</em> grows through the walls of small pulmonary arteries, which produces a thrombosed, infarcted nodule with a margin of hemorrhage. The halo sign is most frequent in the first days and fades within about a week. The lesion often enlarges during the first 10 days despite effective treatment, and on neutrophil recovery necrotic lung retracts to leave an air crescent; neither means failure.</p><p>Early CT is essential in persistent neutropenic fever, since radiographs are often normal. Serum galactomannan has a sensitivity of about 70% in neutropenic patients and falls with mold-active prophylaxis; bronchoalveolar lavage fluid performs better.</p><p>Voriconazole, isavuconazole, or posaconazole is first-line treatment, for at least 6 to 12 weeks and until immune recovery; liposomal amphotericin B is the alternative, and is preferred when mucormycosis cannot be excluded. Echinocandins are used for salvage or in combination.</p>',
    references: [
      'https://www.idsociety.org/practice-guideline/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=invasive+pulmonary+aspergillosis+CT+halo+sign+neutropenia',
    ],
    disciplines: ['Radiology', 'Microbiology'],
    organSystems: ['Immune System', 'Respiratory'],
    examTypes: ['ABR Core', 'ABIM'],
    topics: ['Fungal infections'],
    subtopics: ['Invasive aspergillosis'],
    percentCorrect: 77,
  },
  {
    id: 'immune-02',
    stem: '<p>A 58-year-old man is brought to the emergency department 20 minutes after he was stung by a wasp. He has generalized hives, lip swelling, and dizziness. He takes metoprolol 100 mg twice daily for coronary artery disease. Paramedics gave epinephrine 0.5 mg intramuscularly in the thigh and 1 L of 0.9% saline. On arrival, pulse is 62/min, blood pressure 74/40 mm Hg, respirations 24/min, and oxygen saturation 95% with high-flow oxygen. There is no stridor; faint wheezes are heard. During the next 15 minutes he receives two more intramuscular doses of epinephrine, a second liter of saline, and an intravenous infusion of epinephrine that is increased to 0.3 µg/kg/min. Pulse is 64/min and blood pressure is 76/42 mm Hg. Electrocardiography shows sinus rhythm without ischemic changes.</p><p>Which of the following intravenous drugs should be given next?</p>',
    options: [
      {
        text: 'Atropine',
        why: 'Atropine corrects vagally mediated bradycardia but does not restore contractility or vascular tone in anaphylaxis. A pulse of 64/min is inappropriately slow because of beta-blockade and is not the cause of the shock.',
      },
      {
        text: 'Diphenhydramine',
        why: 'H₁-antihistamines relieve itching and hives but do not treat hypotension or bronchospasm. They may follow once the circulation has been restored.',
      },
      {
        text: 'Famotidine',
        why: 'An H₂-antagonist adds little to an H₁-antihistamine for skin symptoms. It has no place in the rescue of refractory shock.',
      },
      {
        text: 'Glucagon',
        correct: true,
        why: 'Beta-blockade is the likely reason for the poor response to epinephrine. Glucagon raises cyclic AMP through its own G<sub>s</sub>-coupled receptor and so improves heart rate and contractility independently of beta-adrenergic receptors; 1 to 5 mg is given over 5 minutes, followed by an infusion.',
      },
      {
        text: 'Hydrocortisone',
        why: 'Glucocorticoids act over hours and have not been shown to prevent biphasic reactions. They are not an emergency treatment of refractory hypotension from anaphylaxis.',
      },
    ],
    objective:
      'Anaphylaxis refractory to epinephrine in a patient taking a beta-blocker should be treated with intravenous glucagon.',
    expanded:
      '<p>Epinephrine intramuscularly in the anterolateral thigh (0.01 mg/kg, up to 0.5 mg) is the first treatment of anaphylaxis, repeated every 5 to 15 minutes; the patient lies flat with legs raised, and fluid is given generously because up to a third of plasma volume may leak within minutes. Failure of two or three doses is an indication for an epinephrine infusion.</p><p>Beta-blockers antagonize the β<sub>1</sub> and β<sub>2</sub> effects of epinephrine and leave α-mediated vasoconstriction and vagal reflexes. The glucagon receptor reaches adenylyl cyclase by another route. Rapid injection causes vomiting, so the airway must be protected. Vasopressin, methylene blue, or extracorporeal support are later options.</p><p>Serum tryptase at 1 to 2 hours, compared with a baseline value, supports the diagnosis and may reveal mast cell disease, which is linked to severe sting reactions. Before discharge: epinephrine autoinjectors, an action plan, and referral for venom immunotherapy, which prevents more than 90% of systemic reactions to wasp venom.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=anaphylaxis+2023+practice+parameter+update',
      'https://www.ncbi.nlm.nih.gov/books/?term=anaphylaxis',
    ],
    disciplines: ['Pharmacology', 'Family Medicine'],
    organSystems: ['Immune System'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Allergy and hypersensitivity'],
    subtopics: ['Anaphylaxis'],
    percentCorrect: 80,
  },
  {
    id: 'immune-03',
    stem: '<p>A 31-year-old man underwent emergency splenectomy for a grade V splenic injury after a motorcycle collision. He received 4 units of packed red cells. His course has been uncomplicated, and he will leave the hospital on postoperative day 5. He completed childhood immunizations, including <em>Haemophilus influenzae</em> type b, but has had no pneumococcal or meningococcal vaccine as an adult. He is reliable, lives near the hospital, and already has an appointment in the trauma clinic 2 weeks after the operation.</p><p>Vaccination against pneumococcus and meningococcus is planned.</p><p>Which of the following is the best time to give these vaccines?</p>',
    options: [
      {
        text: 'On postoperative day 1',
        why: 'Functional antibody responses are poorer when vaccine is given within the first days after trauma and splenectomy. Early vaccination has no advantage in a patient who will return.',
      },
      {
        text: 'On the day of discharge',
        why: 'Giving vaccines at discharge is sensible when follow-up is doubtful, because some protection is better than none. He has a reliable appointment at the preferred time.',
      },
      {
        text: 'At the 2-week clinic visit',
        correct: true,
        why: 'After emergency splenectomy, vaccines are best given at least 14 days after the operation, when functional antibody responses are better. Secure follow-up allows this; before elective splenectomy the corresponding aim is at least 2 weeks beforehand.',
      },
      {
        text: 'Six months after the operation',
        why: 'A delay of half a year leaves him exposed during a time when sepsis risk is high. Intervals of 3 to 6 months are used after chemotherapy or B-cell depletion rather than after trauma.',
      },
      {
        text: 'One year after the operation',
        why: 'The risk of overwhelming infection is greatest in the first years after splenectomy, so waiting a year is unsafe. No immunologic reason supports this delay.',
      },
    ],
    objective:
      'Vaccines against encapsulated bacteria should be given at least 14 days after emergency splenectomy, or at least 14 days before an elective one.',
    expanded:
      '<p>The spleen filters poorly opsonized bacteria and houses the marginal-zone B cells that make rapid IgM responses to polysaccharides. Without it, <em>Streptococcus pneumoniae</em>, <em>Neisseria meningitidis</em>, and <em>H. influenzae</em> type b can cause sepsis with mortality near 50%.</p><p>Adults need one dose of a 20- or 21-valent pneumococcal conjugate vaccine; quadrivalent meningococcal conjugate vaccine as two doses 8 weeks apart with boosters every 5 years; a meningococcal B series with boosters 1 year later and then every 2 to 3 years; and one dose of <em>H. influenzae</em> type b vaccine if not previously immunized. Influenza and COVID-19 vaccines reduce secondary bacterial infection.</p><p>Vaccines are part of a bundle: education, a medical alert, a supply of antibiotics for any fever followed by immediate evaluation, and advice about animal bites (<em>Capnocytophaga</em>), babesiosis, and malaria. Daily penicillin prophylaxis is used in young children and in others for the first 1 to 2 years according to local practice.</p>',
    references: [
      'https://www.cdc.gov/vaccines/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=timing+of+vaccination+after+splenectomy+trauma+14+days',
    ],
    disciplines: ['Surgery', 'Immunology'],
    organSystems: ['Immune System', 'Hematologic & Lymphatic'],
    examTypes: ['ABSITE', 'Step 3', 'Step 2'],
    topics: ['Vaccination'],
    subtopics: ['Asplenia'],
    percentCorrect: 72,
  },
  {
    id: 'immune-04',
    stem: '<p>A 12-day-old boy is called back to the clinic because two newborn screening samples showed undetectable T-cell receptor excision circles. He was born at term after an uncomplicated pregnancy and is feeding and growing well on breast milk. His mother’s brother died of pneumonia at 5 months of age. Temperature is 36.8 °C (98.2 °F), pulse 140/min, and respirations 38/min. Examination shows no dysmorphic features, rash, or hepatosplenomegaly; tonsillar tissue and lymph nodes cannot be found. Leukocyte count is 6,400/mm<sup>3</sup> with an absolute lymphocyte count of 900/mm<sup>3</sup> (normal 2,000–11,000).</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Bone marrow examination for leukemia',
        why: 'Leukemia is not suggested by isolated lymphopenia in a healthy newborn with a normal examination. Bone marrow examination is not part of the first evaluation of a positive screening result.',
      },
      {
        text: 'Dihydrorhodamine flow cytometry',
        why: 'The dihydrorhodamine test measures neutrophil oxidative burst and diagnoses chronic granulomatous disease. In that disorder T-cell receptor excision circles and lymphocyte counts are normal.',
      },
      {
        text: 'Live oral rotavirus vaccine at 6 weeks and reassessment at 2 months',
        why: 'Rotavirus vaccine is live and can cause chronic severe diarrhea in severe combined immunodeficiency, so all live vaccines are withheld. Waiting also allows infections that reduce the success of transplantation.',
      },
      {
        text: 'Serum IgG measurement at 6 months of age',
        why: 'Maternal IgG masks antibody deficiency in a newborn, and by 6 months most infants with this disorder have had life-threatening infections. Late measurement of immunoglobulins is used to follow transient hypogammaglobulinemia.',
      },
      {
        text: 'T-, B-, and NK-cell enumeration with protective precautions',
        correct: true,
        why: 'Absent T-cell receptor excision circles, lymphopenia, and a maternal uncle who died in infancy suggest X-linked severe combined immunodeficiency. Urgent flow cytometry, including naive T cells, confirms it while the infant is isolated and given irradiated, cytomegalovirus-safe blood products only.',
      },
    ],
    objective:
      'Undetectable T-cell receptor excision circles on newborn screening call for immediate lymphocyte subset analysis, protective isolation, and avoidance of live vaccines.',
    expanded:
      '<p>T-cell receptor excision circles are loops of DNA cut out during receptor rearrangement in the thymus. They do not replicate with the cell, so their number reflects recent thymic output. Low values also occur in prematurity, 22q11.2 deletion, trisomy 21, lymphatic loss, and after thymectomy.</p><p>The X-linked form is due to <em>IL2RG</em>, the common γ chain of receptors for interleukins 2, 4, 7, 9, 15, and 21; T and NK cells are absent and B cells are present but do not function. <em>JAK3</em> deficiency looks alike; adenosine deaminase deficiency lacks all three; <em>RAG</em> defects spare NK cells.</p><p>Early care includes isolation, a discussion of breastfeeding based on maternal cytomegalovirus status, immune globulin, prophylaxis against <em>Pneumocystis</em> and fungi, and no live vaccines. Transplantation before 3.5 months of age and before infection gives survival above 90%. Gene therapy and, in adenosine deaminase deficiency, enzyme replacement are alternatives.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=severe+combined+immunodeficiency',
      'https://pubmed.ncbi.nlm.nih.gov/?term=newborn+screening+severe+combined+immunodeficiency+T-cell+receptor+excision+circles',
    ],
    disciplines: ['Pediatrics', 'Immunology'],
    organSystems: ['Immune System'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Immunodeficiency'],
    subtopics: ['Severe combined immunodeficiency'],
    percentCorrect: 76,
  },
  {
    id: 'immune-05',
    stem: '<p>A 22-year-old woman comes to the emergency department because of swelling of the face and tongue that has increased over 4 hours. Since adolescence she has had painless, nonitchy swelling of the hands lasting 2 to 3 days and attacks of severe abdominal pain with vomiting, one of which led to a normal laparoscopy. Her father died of “throat swelling.” She takes no medications except an estrogen-containing contraceptive begun 2 months ago. Vital signs are normal. There is firm, skin-colored swelling of the lips, cheeks, and anterior tongue without hives or stridor. Epinephrine, cetirizine, and methylprednisolone have produced no change. Laboratory studies show a low serum C4 concentration; C1 inhibitor antigen and function are later reported to be 20% of normal.</p><p>A subcutaneous synthetic peptide is given, and the swelling begins to recede within an hour.</p><p>This drug most likely blocks which of the following receptors?</p>',
    options: [
      {
        text: 'Bradykinin B<sub>2</sub> receptor',
        correct: true,
        why: 'Recurrent angioedema without hives, abdominal attacks, family history, and low C4 with low C1 inhibitor establish hereditary angioedema. Excess bradykinin raises vascular permeability through endothelial B₂ receptors, which the peptide icatibant blocks.',
      },
      {
        text: 'Complement C5a receptor',
        why: 'C4 is low because uninhibited C1 consumes it, but complement fragments do not cause the swelling. Avacopan, an oral C5a receptor blocker, is used in ANCA-associated vasculitis.',
      },
      {
        text: 'Cysteinyl leukotriene receptor 1',
        why: 'Montelukast blocks this receptor and is used for asthma and allergic rhinitis. Leukotrienes are released by mast cells, which do not drive hereditary angioedema.',
      },
      {
        text: 'Histamine H<sub>1</sub> receptor',
        why: 'H₁-antihistamines help mast cell–mediated angioedema, which itches and is accompanied by hives. Cetirizine had no effect, as expected.',
      },
      {
        text: 'Interleukin-5 receptor',
        why: 'Benralizumab binds the interleukin-5 receptor and depletes eosinophils in severe asthma. Episodic angioedema with eosinophilia is a different disorder with a normal C4.',
      },
    ],
    objective:
      'Hereditary angioedema is mediated by bradykinin acting on B2 receptors; icatibant, a B2 receptor antagonist, treats acute attacks.',
    expanded:
      '<p>C1 inhibitor is a serine protease inhibitor of C1r and C1s, factor XII, and plasma kallikrein. When it is deficient (type 1) or dysfunctional (type 2), kallikrein cleaves high-molecular-weight kininogen to bradykinin without restraint. The B<sub>2</sub> receptor on endothelium raises calcium and releases nitric oxide and prostacyclin, which opens cell junctions. A low C4 between attacks is a good screening test.</p><p>Inheritance is autosomal dominant with <em>SERPING1</em> variants; about a quarter are new. Estrogens and angiotensin-converting enzyme inhibitors (which block breakdown of bradykinin) provoke attacks, so her contraceptive should be changed to a progestin-only method.</p><p>Acute treatment: C1 inhibitor concentrate, icatibant, ecallantide, or the oral kallikrein inhibitor sebetralstat. Airway attacks need early preparation for intubation. Long-term prophylaxis includes lanadelumab, garadacimab, berotralstat, donidalorsen, or C1 inhibitor. Onset after 40 years of age with low C1q suggests acquired deficiency from lymphoproliferative disease.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=hereditary+angioedema',
      'https://pubmed.ncbi.nlm.nih.gov/?term=WAO+EAACI+guideline+management+hereditary+angioedema',
    ],
    disciplines: ['Immunology', 'Pharmacology'],
    organSystems: ['Immune System'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Allergy and hypersensitivity'],
    subtopics: ['Hereditary angioedema'],
    percentCorrect: 78,
  },
  {
    id: 'immune-06',
    stem: '<p>A 45-year-old woman has a rise in creatinine from 1.2 to 2.6 mg/dL 12 days after transplantation of a kidney from a deceased donor. She had three pregnancies and two transfusions before transplantation. She takes tacrolimus, mycophenolate, and prednisone. Temperature is 37.2 °C (99.0 °F) and blood pressure 148/88 mm Hg. The graft is mildly tender. Tacrolimus trough is 9 ng/mL (target 8–12). Ultrasonography shows patent vessels and no hydronephrosis. A new antibody to donor HLA-DQ7 is detected with a high mean fluorescence intensity. Polyomavirus DNA is not detected in plasma.</p><p>Biopsy shows neutrophils and monocytes in glomerular and peritubular capillaries and diffuse linear staining of peritubular capillaries for C4d. There is no tubulitis or interstitial infiltrate.</p><p>Which of the following is the most likely mechanism of the graft dysfunction?</p>',
    options: [
      {
        text: 'Afferent arteriolar vasoconstriction by tacrolimus',
        why: 'Calcineurin inhibitors may reduce renal blood flow acutely, and toxicity shows isometric tubular vacuolization or arteriolar hyalinosis. The trough is within target, and C4d with capillaritis is not explained.',
      },
      {
        text: 'BK polyomavirus replication in tubular epithelium',
        why: 'BK nephropathy shows intranuclear inclusions and SV40 staining of tubular cells, usually months after transplantation and with viremia. Plasma polyomavirus DNA is undetectable.',
      },
      {
        text: 'Cytotoxic T-cell invasion of tubular epithelium',
        why: 'Acute T cell–mediated rejection is defined by tubulitis and interstitial infiltrates of lymphocytes or by intimal arteritis. Neither tubulitis nor infiltrate is present.',
      },
      {
        text: 'Donor-specific antibody binding to graft endothelium',
        correct: true,
        why: 'Circulating donor-specific antibody, microvascular inflammation, and C4d in peritubular capillaries are the three elements of active antibody-mediated rejection. Pregnancies and transfusions sensitized her to HLA, and memory B cells responded within days.',
      },
      {
        text: 'Graft-versus-host reaction by passenger lymphocytes',
        why: 'Donor lymphocytes attack skin, gut, liver, and marrow of the host, mainly after stem cell or rarely liver or intestinal transplantation. They do not damage the kidney graft they came with.',
      },
    ],
    objective:
      'Acute antibody-mediated rejection is recognized by donor-specific antibodies, microvascular inflammation, and C4d deposition in peritubular capillaries.',
    expanded:
      '<p>Antibodies against donor HLA bind capillary endothelium and activate the classical complement pathway. C4d, a split product of C4 that stays covalently bound to tissue, marks the event. Fc receptor–bearing monocytes, neutrophils, and NK cells add injury and thrombosis. Hyperacute rejection is the extreme form, within minutes, when preformed antibodies are abundant; crossmatching has made it rare.</p><p>By the Banff classification, diagnosis requires evidence of tissue injury, evidence of current antibody interaction (C4d or at least moderate microvascular inflammation), and donor-specific antibody or an equivalent. C4d-negative cases exist.</p><p>Active early rejection is usually treated with plasma exchange and intravenous immune globulin, optimized baseline immunosuppression, and in some centers complement inhibitors or rituximab; evidence is limited. T cell–mediated rejection, in contrast, is treated with methylprednisolone pulses, and with antithymocyte globulin when it is severe or resistant to them. Anti-CD38 therapy (felzartamab) has shown promise in late antibody-mediated rejection.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=Banff+kidney+antibody-mediated+rejection+C4d+classification',
      'https://kdigo.org/guidelines/',
    ],
    disciplines: ['Immunology', 'Pathology'],
    organSystems: ['Immune System', 'Renal & Urinary'],
    examTypes: ['Step 1', 'ABSITE', 'ABIM'],
    topics: ['Transplantation'],
    subtopics: ['Antibody-mediated rejection'],
    percentCorrect: 75,
  },
  {
    id: 'immune-07',
    stem: '<p>A 64-year-old woman who receives hemodialysis through a tunneled catheter is admitted with fever and chills. Temperature is 38.9 °C (102.0 °F), pulse 104/min, and blood pressure 118/66 mm Hg. There is pus at the catheter exit site. There is no murmur, back pain, or neurologic deficit. Vancomycin is begun and the catheter is removed. Two sets of blood cultures grow <em>Staphylococcus aureus</em> after 14 hours:</p><table><thead><tr><th>Drug</th><th>MIC (µg/mL)</th><th>Interpretation</th></tr></thead><tbody><tr><td>Penicillin</td><td>&gt;0.25</td><td>Resistant</td></tr><tr><td>Oxacillin</td><td>0.5</td><td>Susceptible</td></tr><tr><td>Vancomycin</td><td>1</td><td>Susceptible</td></tr><tr><td>Daptomycin</td><td>0.5</td><td>Susceptible</td></tr><tr><td>Linezolid</td><td>2</td><td>Susceptible</td></tr></tbody></table><p>She had a mild, nonblistering rash on day 6 of amoxicillin as a child. Transesophageal echocardiography is scheduled, and repeat blood cultures have been drawn.</p><p>Which of the following is the most appropriate antibiotic for further treatment?</p>',
    options: [
      {
        text: 'Cefazolin',
        correct: true,
        why: 'An antistaphylococcal beta-lactam is superior to vancomycin for methicillin-susceptible <em>S. aureus</em> bacteremia. Cefazolin has a side chain unlike that of any penicillin, is safe after a mild remote rash, and can be given after each dialysis session.',
      },
      {
        text: 'Ceftriaxone',
        why: 'Ceftriaxone is less reliable for deep methicillin-susceptible staphylococcal infection, and some observational studies show worse outcomes in bacteremia. Once-daily convenience is no advantage when cefazolin can be dosed at dialysis.',
      },
      {
        text: 'Daptomycin',
        why: 'Daptomycin is a good drug for methicillin-resistant bacteremia or for a true severe beta-lactam allergy. It has no advantage over a beta-lactam here, and because pulmonary surfactant inactivates it, it cannot be used for pneumonia.',
      },
      {
        text: 'Linezolid',
        why: 'Linezolid is bacteriostatic and is not preferred for initial treatment of endovascular infection; marrow suppression limits prolonged courses, particularly in kidney failure. It is useful in pneumonia or as step-down treatment in selected patients.',
      },
      {
        text: 'Vancomycin',
        why: 'Vancomycin kills methicillin-susceptible strains more slowly, and continuing it for convenience is linked with higher recurrence and mortality. It would be appropriate for a methicillin-resistant isolate.',
      },
    ],
    objective:
      'Methicillin-susceptible Staphylococcus aureus bacteremia should be treated with cefazolin or an antistaphylococcal penicillin rather than vancomycin, and a remote mild penicillin rash does not preclude cefazolin.',
    expanded:
      '<p><em>S. aureus</em> in blood is never assumed to be a contaminant. Care that improves survival includes infectious disease consultation, removal of the source, repeat cultures every 24 to 48 hours until clear, echocardiography, a search for metastatic foci, and treatment of adequate length counted from the first negative culture: at least 14 days when uncomplicated and 4 to 6 weeks otherwise. Hemodialysis, an implanted device, fever beyond 72 hours, or persistent bacteremia indicates a complicated course.</p><p>Penicillin resistance comes from plasmid-borne penicillinase, whereas oxacillin susceptibility indicates absence of <em>mecA</em>. Randomized comparisons have found cefazolin to be noninferior to antistaphylococcal penicillins with less kidney injury. Central nervous system infection has traditionally been treated with nafcillin or oxacillin.</p><p>Cross-reactivity between penicillins and cephalosporins depends mainly on R1 side chains. Only severe delayed reactions, such as Stevens-Johnson syndrome, warrant avoidance of all beta-lactams until evaluated.</p>',
    references: [
      'https://www.idsociety.org/practice-guideline/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=cefazolin+methicillin-susceptible+Staphylococcus+aureus+bacteremia+randomized',
    ],
    disciplines: ['Microbiology', 'Internal Medicine'],
    organSystems: ['Immune System'],
    examTypes: ['ABIM', 'Step 3', 'Step 2'],
    topics: ['Bacterial infections'],
    subtopics: ['Staphylococcus aureus bacteremia'],
    percentCorrect: 73,
  },
  {
    id: 'immune-08',
    stem: '<p>A 59-year-old man develops fever 18 days after liver transplantation. He has received vancomycin and piperacillin-tazobactam for a biliary leak. Temperature is 38.6 °C (101.5 °F), pulse 110/min, and blood pressure 104/62 mm Hg. Blood cultures grow gram-positive cocci in pairs and short chains that are catalase-negative, grow in 6.5% sodium chloride, and hydrolyze esculin in the presence of bile. The organism is resistant to ampicillin and to high concentrations of vancomycin and teicoplanin and is susceptible to linezolid. Polymerase chain reaction detects a <em>vanA</em> gene cluster on a transposon.</p><p>Which of the following mechanisms best explains the vancomycin resistance of this organism?</p>',
    options: [
      {
        text: 'Acquisition of a penicillin-binding protein with low drug affinity',
        why: 'An altered transpeptidase such as PBP2a (<em>mecA</em>) in methicillin-resistant staphylococci or PBP5 in <em>Enterococcus faecium</em> explains beta-lactam resistance. Vancomycin does not bind the transpeptidase.',
      },
      {
        text: 'Efflux of drug through a membrane pump',
        why: 'Efflux pumps confer resistance to tetracyclines, macrolides, and fluoroquinolones, which act within the cell. Vancomycin acts outside the cytoplasmic membrane and does not need to enter the cell.',
      },
      {
        text: 'Hydrolysis of drug by a periplasmic enzyme',
        why: 'Beta-lactamases hydrolyze the beta-lactam ring, most often in the periplasm of gram-negative bacteria. Glycopeptides have no such ring, and enterococci have no periplasm bounded by an outer membrane.',
      },
      {
        text: 'Methylation of the 23S ribosomal RNA',
        why: 'Methylation of 23S rRNA by <em>erm</em> gene products gives resistance to macrolides, lincosamides, and streptogramin B, and <em>cfr</em> gives resistance to linezolid. It does not affect drugs that act on the cell wall.',
      },
      {
        text: 'Reduced permeability from loss of porins',
        why: 'Porins lie in the outer membrane of gram-negative bacteria, and their loss contributes to carbapenem resistance in <em>Pseudomonas</em>. Gram-positive enterococci have none.',
      },
      {
        text: 'Replacement of terminal D-alanine by D-lactate in the cell wall precursor',
        correct: true,
        why: 'The organism is a vancomycin-resistant enterococcus. The <em>vanA</em> cluster encodes enzymes that make precursors ending in D-alanyl–D-lactate; loss of one hydrogen bond lowers the affinity of vancomycin about a thousandfold.',
      },
    ],
    objective:
      'VanA-type resistance in enterococci results from substitution of D-Ala–D-Lac for D-Ala–D-Ala at the terminus of the peptidoglycan precursor.',
    expanded:
      '<p>Vancomycin is a large glycopeptide that cannot cross the outer membrane of gram-negative bacteria. In gram-positive bacteria it holds the D-alanyl–D-alanine end of the peptidoglycan precursor through five hydrogen bonds and thus blocks transglycosylation and transpeptidation.</p><p>The <em>vanA</em> operon, often carried on transposon Tn1546, is switched on by a sensor of glycopeptides. VanH makes D-lactate from pyruvate, VanA joins it to D-alanine, and VanX destroys the normal dipeptide. <em>vanB</em> strains are resistant to vancomycin but usually remain susceptible to teicoplanin. Motile species such as <em>E. gallinarum</em> have intrinsic low-level resistance through D-Ala–D-Ser (<em>vanC</em>).</p><p>Exposure to broad-spectrum antibiotics, transplantation, and long hospital stay favor colonization of the gut. Bacteremia is treated with high-dose daptomycin or linezolid along with source control. Transfer of <em>vanA</em> to <em>S. aureus</em> has been reported but remains very rare.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=vancomycin-resistant+enterococci',
      'https://pubmed.ncbi.nlm.nih.gov/?term=vanA+vancomycin+resistance+enterococci+D-Ala-D-Lac+mechanism',
    ],
    disciplines: ['Microbiology', 'Pharmacology'],
    organSystems: ['Immune System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Bacterial infections'],
    subtopics: ['Antimicrobial resistance'],
    percentCorrect: 82,
  },
  {
    id: 'immune-09',
    stem: '<p>A 42-year-old man comes to his family physician to discuss laboratory results obtained before starting preexposure prophylaxis for HIV. He has no symptoms. He remembers no genital sore or rash and has never been treated for syphilis; his only previous test was negative 6 years ago. He has had several male partners in the past 3 years. He has no drug allergies. Skin, oral mucosa, genitals, and neurologic examination are normal, and he has no visual or hearing symptoms. HIV antigen-antibody and RNA tests are negative. Syphilis tests, repeated 4 weeks later with the same result, show:</p><table><thead><tr><th>Test</th><th>Result</th></tr></thead><tbody><tr><td>Treponemal chemiluminescence immunoassay</td><td>Reactive</td></tr><tr><td>Rapid plasma reagin</td><td>Nonreactive</td></tr><tr><td><em>Treponema pallidum</em> particle agglutination</td><td>Reactive</td></tr></tbody></table><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Aqueous crystalline penicillin G, 18 to 24 million units per day intravenously for 10 to 14 days',
        why: 'Intravenous penicillin treats neurosyphilis, ocular syphilis, and otosyphilis. He has no neurologic, visual, or auditory symptoms, and cerebrospinal fluid examination is not needed.',
      },
      {
        text: 'Benzathine penicillin G, 2.4 million units intramuscularly once',
        why: 'A single dose treats primary, secondary, and early latent syphilis. Early latent infection requires evidence of acquisition within the past year, which he lacks.',
      },
      {
        text: 'Benzathine penicillin G, 2.4 million units intramuscularly weekly for 3 weeks',
        correct: true,
        why: 'Two different treponemal tests are reactive, so past or present infection is likely despite the nonreactive rapid plasma reagin, which may revert with time. Without previous treatment or proof of recent infection, he is managed for latent syphilis of unknown duration with three weekly doses.',
      },
      {
        text: 'Doxycycline, 100 mg orally twice daily for 14 days',
        why: 'Fourteen days of doxycycline is an alternative for early syphilis in penicillin allergy, and 28 days is used for late latent infection. He has no allergy, and the duration would be too short.',
      },
      {
        text: 'No treatment, because the screening result is a false positive',
        why: 'A false-positive immunoassay is concluded when the second treponemal test is nonreactive and the risk is low. Agglutination uses different antigens and is reactive here.',
      },
    ],
    objective:
      'With reverse-sequence syphilis screening, two reactive treponemal tests and a nonreactive nontreponemal test in a never-treated person are managed as latent syphilis of unknown duration.',
    expanded:
      '<p>The reverse algorithm starts with an automated treponemal immunoassay. If it is reactive, a quantitative nontreponemal test follows; if that is nonreactive, a second treponemal test with different antigens resolves the discrepancy. Explanations for a reactive-nonreactive-reactive pattern are treated syphilis, untreated late infection with waning reagin, very early infection before the reagin appears, and rarely a prozone reaction. History and examination decide: after adequate treatment, nothing more is needed; with a possible recent exposure, nontreponemal testing is repeated in 2 to 4 weeks.</p><p>Treponemal tests usually remain reactive for life and cannot be used to follow treatment. A titer of the nontreponemal test is drawn on the day of treatment and compared at 6, 12, and 24 months; it may stay nonreactive.</p><p>Partners of the relevant period should be evaluated. Doxycycline 200 mg within 72 hours of sex reduces new syphilis and chlamydia in men who have sex with men and transgender women with a recent bacterial infection, and should be discussed.</p>',
    references: [
      'https://www.cdc.gov/std/treatment-guidelines/default.htm',
      'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/syphilis-infection-nonpregnant-adults-adolescents-screening',
    ],
    disciplines: ['Family Medicine', 'Microbiology'],
    organSystems: ['Immune System', 'Reproductive'],
    examTypes: ['ABFM', 'Step 3', 'ABIM'],
    topics: ['Sexually transmitted infections'],
    subtopics: ['Syphilis serology'],
    percentCorrect: 64,
  },
  {
    id: 'immune-10',
    stem: '<p>A 36-year-old man is admitted with 2 weeks of worsening headache, blurred vision, and fever. He was diagnosed with HIV infection last week and has not started antiretroviral therapy. Temperature is 38.2 °C (100.8 °F), pulse 88/min, and blood pressure 126/74 mm Hg. He is drowsy but oriented; there is mild neck stiffness and papilledema without focal deficits. MRI shows no mass. Opening pressure on lumbar puncture is 34 cm H<sub>2</sub>O, and 20 mL of fluid is removed, with relief of headache. Cerebrospinal fluid shows 6 lymphocytes/mm<sup>3</sup>, protein 82 mg/dL, glucose 34 mg/dL, and a positive cryptococcal antigen. CD4 count is 18/mm<sup>3</sup> and HIV RNA 340,000 copies/mL. Liposomal amphotericin B and flucytosine are started, and lumbar puncture will be repeated daily as needed.</p><p>Antiretroviral therapy should be started at which of the following times after the beginning of antifungal therapy?</p>',
    options: [
      {
        text: 'Within 2 weeks',
        why: 'Early start within 2 weeks is correct for most opportunistic infections, such as <em>Pneumocystis</em> pneumonia. In cryptococcal meningitis it increased mortality, above all in patients with few cells in the cerebrospinal fluid, as here.',
      },
      {
        text: 'At 4 to 6 weeks',
        correct: true,
        why: 'Deferring antiretroviral therapy until about 4 to 6 weeks of antifungal treatment allows fungal burden to fall and intracranial pressure to be controlled. In the COAT trial this improved 26-week survival compared with therapy at 1 to 2 weeks.',
      },
      {
        text: 'At 12 weeks, after consolidation fluconazole',
        why: 'Twelve weeks at a CD4 count of 18/mm³ leaves him open to other lethal opportunistic infections. No trial supports such a long delay in a patient who responds.',
      },
      {
        text: 'At 6 months, if cryptococcal antigen has cleared from serum',
        why: 'Serum cryptococcal antigen may persist for many months despite cure and is not used to guide treatment. Postponing therapy until it clears would be dangerous.',
      },
      {
        text: 'At 12 months, after maintenance fluconazole',
        why: 'Maintenance fluconazole is given for at least 1 year and is stopped only when the CD4 count exceeds 100/mm³ with suppressed viral load, which requires antiretroviral therapy in the meantime.',
      },
    ],
    objective:
      'In HIV-associated cryptococcal meningitis, antiretroviral therapy is deferred for about 4 to 6 weeks after antifungal therapy begins.',
    expanded:
      '<p>Recovery of antigen-specific T cells in the presence of abundant fungal polysaccharide may provoke an immune reconstitution inflammatory syndrome with raised intracranial pressure. A cerebrospinal fluid leukocyte count below 5 to 10/mm<sup>3</sup> marks a weak local response and high risk. In the COAT trial, mortality at 26 weeks was 45% with early and 30% with deferred antiretroviral therapy. Tuberculous meningitis is the other infection in which a delay is usually advised.</p><p>Induction is liposomal amphotericin B with flucytosine for 2 weeks; where resources are limited, a single high dose (10 mg/kg) of the liposomal drug with 14 days of flucytosine and fluconazole was noninferior in AMBITION. Consolidation is fluconazole 800 mg daily (400 mg in selected responders with sterile cultures) for at least 8 weeks, then 200 mg daily for maintenance.</p><p>Pressure kills early: for an opening pressure of at least 25 cm H<sub>2</sub>O with symptoms, fluid is drained daily until normal, with a shunt or drain if necessary. Acetazolamide, mannitol, and routine dexamethasone are not helpful.</p>',
    references: ['https://pubmed.ncbi.nlm.nih.gov/24963568/', 'https://clinicalinfo.hiv.gov/en/guidelines'],
    disciplines: ['Internal Medicine', 'Microbiology'],
    organSystems: ['Immune System', 'Nervous System'],
    examTypes: ['ABIM', 'Step 3', 'Step 2'],
    topics: ['Fungal infections', 'HIV infection'],
    subtopics: ['Cryptococcal meningitis'],
    percentCorrect: 66,
  },
  {
    id: 'immune-11',
    stem: '<p>A 49-year-old man is brought to the emergency department because of severe left leg pain that began 24 hours after a minor scrape. Temperature is 39.4 °C (102.9 °F), pulse 132/min, respirations 28/min, and blood pressure 82/46 mm Hg. The left calf and thigh are tensely swollen and dusky with two hemorrhagic bullae, and the pain extends well beyond the margin of erythema. Laboratory studies show leukocytes 24,800/mm<sup>3</sup>, sodium 128 mEq/L, creatinine 2.4 mg/dL, creatine kinase 4,100 U/L, and lactate 5.8 mmol/L. He is taken to the operating room at once. The fascia is gray and separates easily from the muscle, with thin “dishwater” fluid; all nonviable tissue is excised. Gram stain and culture show <em>Streptococcus pyogenes</em> susceptible to all drugs tested. Treatment is narrowed to intravenous penicillin G and clindamycin.</p><p>Which of the following is the main reason for giving clindamycin?</p>',
    options: [
      {
        text: 'Coverage of gram-negative anaerobes in the wound',
        why: 'The infection is monomicrobial, and clindamycin has become unreliable against <em>Bacteroides</em>. In polymicrobial (type I) infection, anaerobic cover comes from piperacillin-tazobactam, a carbapenem, or metronidazole.',
      },
      {
        text: 'Neutralization of circulating superantigen',
        why: 'Intravenous immune globulin may neutralize superantigens that are already in the circulation and is considered as an adjunct in streptococcal toxic shock. An antibiotic cannot do this.',
      },
      {
        text: 'Prevention of penicillin resistance during therapy',
        why: '<em>S. pyogenes</em> has no known clinical resistance to penicillin, so a second drug is not needed for that purpose. Resistance to clindamycin itself does occur and must be tested.',
      },
      {
        text: 'Reduction of renal excretion of penicillin',
        why: 'Probenecid blocks tubular secretion of penicillin. Clindamycin is metabolized by the liver and does not influence penicillin excretion.',
      },
      {
        text: 'Suppression of bacterial toxin synthesis',
        correct: true,
        why: 'Clindamycin binds the 50S ribosomal subunit and stops production of streptococcal exotoxins and M protein, and it works on large stationary populations in which penicillin is less effective. Its addition is associated with lower mortality in invasive group A streptococcal infection.',
      },
    ],
    objective:
      'Clindamycin is added to penicillin in necrotizing group A streptococcal infection to inhibit ribosomal synthesis of toxins.',
    expanded:
      '<p>Pain out of proportion or beyond the erythema, tense edema, bullae, and systemic toxicity indicate necrotizing soft tissue infection. Diagnosis is surgical: imaging must not delay exploration when suspicion is high, and a low laboratory risk score does not exclude the disease. Early, wide debridement with planned re-exploration within 24 hours is the factor that determines survival. Initial antibiotics cover gram-positive (including methicillin-resistant <em>S. aureus</em>), gram-negative, and anaerobic organisms, and are narrowed when cultures return.</p><p>Streptococcal pyrogenic exotoxins are superantigens: they bridge MHC class II molecules and the Vβ region of T-cell receptors outside the peptide groove, which activates up to 20% of T cells and releases a storm of cytokines. Beta-lactams lose efficacy at high inoculum, when bacteria divide slowly and express fewer penicillin-binding proteins (Eagle effect).</p><p>Linezolid, which also inhibits ribosomes, is an alternative when clindamycin resistance is present. Close contacts should be told about early symptoms.</p>',
    references: [
      'https://www.idsociety.org/practice-guideline/',
      'https://www.ncbi.nlm.nih.gov/books/?term=necrotizing+fasciitis',
    ],
    disciplines: ['Surgery', 'Microbiology'],
    organSystems: ['Immune System', 'Skin'],
    examTypes: ['ABSITE', 'Step 1', 'COMLEX'],
    topics: ['Bacterial infections'],
    subtopics: ['Necrotizing soft tissue infection'],
    percentCorrect: 84,
  },
  {
    id: 'immune-12',
    stem: '<p>A 3-year-old boy is admitted with fever and right upper quadrant pain. He has had two episodes of suppurative cervical lymphadenitis, one of which grew <em>Serratia marcescens</em>, and pneumonia caused by <em>Aspergillus</em> species. A maternal uncle died of infection in childhood. The umbilical cord separated at 9 days. Temperature is 39.1 °C (102.4 °F). Ultrasonography shows three liver abscesses; aspirate grows <em>Staphylococcus aureus</em>. Leukocyte count is 21,000/mm<sup>3</sup> with 80% neutrophils. Serum IgG, IgA, and IgM concentrations are slightly raised, and lymphocyte subsets are normal. When his neutrophils are stimulated with phorbol ester, fluorescence of dihydrorhodamine does not increase.</p><p>A hemizygous pathogenic variant is most likely present in the gene for which of the following proteins?</p>',
    options: [
      {
        text: 'Bruton tyrosine kinase',
        why: 'Loss of this kinase arrests B-cell maturation, so B cells and all immunoglobulins are lacking. Infections are sinopulmonary and enteroviral, and the neutrophil oxidative burst is normal.',
      },
      {
        text: 'CD18 integrin',
        why: 'Leukocyte adhesion deficiency causes late separation of the cord, very high neutrophil counts, and infections without pus. It is autosomal recessive, and this boy forms abscesses.',
      },
      {
        text: 'CD40 ligand',
        why: 'CD40 ligand deficiency prevents class switching: IgM is normal or high while IgG and IgA are low. It leads to <em>Pneumocystis</em> pneumonia and <em>Cryptosporidium</em> infection.',
      },
      {
        text: 'gp91<sup>phox</sup> subunit of NADPH oxidase',
        correct: true,
        why: 'Abscesses with catalase-positive organisms and an absent oxidative burst define chronic granulomatous disease. The X-linked form is caused by variants of <em>CYBB</em>, which encodes gp91<sup>phox</sup>.',
      },
      {
        text: 'Interleukin-2 receptor γ chain',
        why: 'The common γ chain is required for T and NK cells; its loss causes severe combined immunodeficiency in early infancy. Lymphocyte subsets would be abnormal.',
      },
    ],
    objective:
      'Chronic granulomatous disease is a defect of phagocyte NADPH oxidase with recurrent catalase-positive infections and an abnormal dihydrorhodamine test.',
    expanded:
      '<p>NADPH oxidase in the phagosome transfers electrons to oxygen to form superoxide, from which hydrogen peroxide and hypochlorous acid arise. The burst also frees granule proteases and limits inflammation. About two thirds of patients have X-linked disease; the other forms (p47<sup>phox</sup>, p22<sup>phox</sup>, and others) are autosomal recessive. Characteristic organisms are <em>S. aureus</em>, <em>Burkholderia cepacia</em> complex, <em>Serratia</em>, <em>Nocardia</em>, and <em>Aspergillus</em>. Granulomas can obstruct the stomach or urinary tract and cause colitis.</p><p>In flow cytometry, normal cells oxidize dihydrorhodamine to fluorescent rhodamine; X-linked carriers show two populations. Prophylaxis with trimethoprim-sulfamethoxazole and itraconazole, often with interferon-γ, prevents most infections. Hematopoietic stem cell transplantation is curative. Gardening mulch should be avoided because inhaled mold can cause fulminant pneumonitis.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK99496/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=chronic+granulomatous+disease+dihydrorhodamine',
    ],
    disciplines: ['Immunology', 'Pediatrics', 'Genetics'],
    organSystems: ['Immune System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Immunodeficiency'],
    subtopics: ['Chronic granulomatous disease'],
    percentCorrect: 79,
  },
  {
    id: 'immune-13',
    stem: '<p>A 30-year-old woman with systemic lupus erythematosus comes to the clinic at 8 weeks of gestation in her first pregnancy, which was planned. She had arthritis, rash, and class II nephritis 4 years ago. Disease has been inactive for 20 months on hydroxychloroquine 300 mg daily (4.6 mg/kg). Blood pressure is 112/70 mm Hg, and examination is normal. Urinalysis, creatinine, complement, and anti–double-stranded DNA antibodies are normal. Anti-Ro/SSA antibodies are positive; antiphospholipid antibodies are absent on two occasions. Retinal examination 6 months ago was normal.</p><p>Which of the following is the most appropriate recommendation about her medication?</p>',
    options: [
      {
        text: 'Continue hydroxychloroquine and begin low-dose aspirin',
        correct: true,
        why: 'Hydroxychloroquine is compatible with pregnancy, prevents flares, and lowers the risk of congenital heart block in the child of a mother with anti-Ro antibodies. Aspirin begun at 12 to 16 weeks reduces preeclampsia, for which lupus is a high-risk condition.',
      },
      {
        text: 'Continue hydroxychloroquine and begin prophylactic prednisone',
        why: 'Prednisone is used at the lowest effective dose for active disease. As prophylaxis it raises the risk of gestational diabetes, hypertension, and preterm rupture of membranes without benefit.',
      },
      {
        text: 'Replace hydroxychloroquine with methotrexate',
        why: 'Methotrexate is an abortifacient and teratogen and must be stopped at least 1 to 3 months before conception. It is contraindicated in pregnancy.',
      },
      {
        text: 'Replace hydroxychloroquine with mycophenolate mofetil',
        why: 'Mycophenolate causes first-trimester loss and malformations of the ear, palate, and heart. It is replaced by azathioprine at least 6 weeks before conception.',
      },
      {
        text: 'Stop hydroxychloroquine until after delivery',
        why: 'Stopping doubles or triples the frequency of flares in pregnancy. Placental passage occurs, but no consistent harm to eyes, ears, or heart of the child has been found at usual doses.',
      },
    ],
    objective:
      'Hydroxychloroquine should be continued throughout pregnancy in systemic lupus erythematosus, together with low-dose aspirin to reduce preeclampsia.',
    expanded:
      '<p>Pregnancy outcomes in lupus are best when disease has been inactive for at least 6 months. Active nephritis, antiphospholipid antibodies, and hypertension are the main risks. Drugs regarded as compatible include hydroxychloroquine, azathioprine (up to 2 mg/kg daily), tacrolimus, cyclosporine, and low-dose prednisone; methotrexate, mycophenolate, and cyclophosphamide are stopped before conception.</p><p>Anti-Ro and anti-La IgG cross the placenta from about 16 weeks. They cause a transient neonatal rash in some infants and complete heart block in about 2%, with a recurrence of 13% to 18% in later pregnancies; hydroxychloroquine halves that recurrence. Many centers perform serial fetal echocardiography from 16 to 26 weeks. Rising blood pressure and proteinuria with normal complement and inactive sediment point to preeclampsia, whereas low complement, rising anti-DNA antibodies, and erythrocyte casts point to nephritis.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=2020+American+College+of+Rheumatology+guideline+reproductive+health',
      'https://www.ncbi.nlm.nih.gov/books/?term=lupus+pregnancy',
    ],
    disciplines: ['Internal Medicine', 'Obstetrics & Gynecology', 'Immunology'],
    organSystems: ['Immune System', 'Reproductive'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Systemic lupus erythematosus'],
    subtopics: ['Lupus in pregnancy'],
    percentCorrect: 77,
  },
  {
    id: 'immune-14',
    stem: '<p>A 24-year-old man comes to an urgent care center 20 hours after receptive anal intercourse without a condom with a new partner, who has since said that he has HIV infection and stopped his medication several months ago. The patient has had no other exposure in the past 6 months, takes no medications, and is otherwise healthy. Examination is normal. A rapid HIV antigen–antibody test is nonreactive. Creatinine and aminotransferases are normal, and hepatitis B surface antibody is 280 mIU/mL.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Bictegravir–emtricitabine–tenofovir alafenamide for 28 days',
        correct: true,
        why: 'A substantial exposure to a source with HIV within 72 hours is an indication for postexposure prophylaxis. A three-drug regimen based on an integrase inhibitor, such as this single tablet, is preferred and is started at once.',
      },
      {
        text: 'Cabotegravir as a single intramuscular injection',
        why: 'Long-acting cabotegravir is preexposure prophylaxis given every 2 months. It is not recommended after exposure, and a single injection leaves a long tail of low drug levels that may select resistance.',
      },
      {
        text: 'Emtricitabine–tenofovir disoproxil fumarate for 7 days',
        why: 'Two drugs are used before exposure in people without infection. After a known exposure three drugs are preferred, and the course lasts 28 days.',
      },
      {
        text: 'No drugs now and an HIV RNA test in 2 weeks',
        why: 'Waiting would forgo the only period in which systemic infection can be prevented. Prophylaxis is not recommended once more than 72 hours have passed, because it is then unlikely to work.',
      },
      {
        text: 'Zidovudine for 28 days',
        why: 'Zidovudine alone lowered occupational transmission in early studies but is less effective and less well tolerated than current combinations. Single-drug prophylaxis is obsolete.',
      },
    ],
    objective:
      'After a substantial exposure to HIV, a three-drug regimen based on an integrase inhibitor is started as soon as possible within 72 hours and continued for 28 days.',
    expanded:
      '<p>The risk of HIV transmission from one act of receptive anal intercourse with a viremic partner is about 1.4%, the highest of all sexual exposures. Virus is carried from the mucosa to lymph nodes within 2 to 3 days, so every hour counts; the first dose is given before test results are known.</p><p>The 2025 guideline of the Centers for Disease Control and Prevention prefers bictegravir–emtricitabine–tenofovir alafenamide, or dolutegravir with tenofovir and emtricitabine or lamivudine. Baseline tests include HIV antigen–antibody, hepatitis B and C, creatinine, aminotransferases, syphilis, gonorrhea, and chlamydia, and pregnancy when relevant. HIV antigen–antibody and RNA tests are repeated at 4 to 6 weeks and at 12 weeks. Patients with continuing risk move directly to preexposure prophylaxis. If the source proves to have had an undetectable viral load throughout, prophylaxis is usually unnecessary.</p>',
    references: ['https://www.cdc.gov/hivnexus/hcp/pep/', 'https://clinicalinfo.hiv.gov/en/guidelines'],
    disciplines: ['Family Medicine', 'Pharmacology', 'Microbiology'],
    organSystems: ['Immune System'],
    examTypes: ['ABFM', 'ABIM', 'Step 2', 'Step 3'],
    topics: ['HIV infection'],
    subtopics: ['Postexposure prophylaxis'],
    percentCorrect: 75,
  },
  {
    id: 'immune-15',
    stem: '<p>An 8-month-old boy is brought to the pediatrician 40 hours after he spent an hour in a waiting room with a child who has since been confirmed to have measles. He is well. He was born at term, breastfeeds, and has received all vaccines recommended for his age. No one in the household is pregnant or immunocompromised. His mother received two doses of measles vaccine in childhood. Examination is normal.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Acyclovir for 5 days',
        why: 'Acyclovir inhibits the DNA polymerase of herpesviruses and is considered after varicella exposure in selected persons. Measles virus is an RNA virus and does not respond.',
      },
      {
        text: 'Intravenous immune globulin',
        why: 'Intravenous immune globulin is for severely immunocompromised persons and for pregnant women without immunity. A healthy infant does not need it.',
      },
      {
        text: 'Measles-mumps-rubella vaccine now',
        correct: true,
        why: 'Vaccine given within 72 hours of exposure to an infant of at least 6 months can prevent or modify measles, because vaccine-induced immunity develops faster than the incubation period of 10 to 14 days.',
      },
      {
        text: 'No intervention, because maternal antibody protects him',
        why: 'Antibody from a mother with vaccine-induced immunity wanes within a few months, so infants are often susceptible by 6 months. Measles in infancy carries a higher risk of pneumonia, encephalitis, and death than in older children.',
      },
      {
        text: 'Vitamin A for 2 days',
        why: 'Vitamin A lowers complications and mortality in children who have measles, especially those who are hospitalized or deficient. It does not prevent infection after exposure.',
      },
    ],
    objective:
      'Infants 6 to 11 months old who are exposed to measles receive measles-mumps-rubella vaccine within 72 hours, or intramuscular immune globulin within 6 days if that time has passed.',
    expanded:
      '<p>Measles is among the most contagious infections: about 9 of 10 susceptible contacts become ill, and virus remains infectious in the air for up to 2 hours. Patients are contagious from 4 days before to 4 days after the rash begins.</p><p>Postexposure prophylaxis depends on age, immunity, and time. From 6 months on, vaccine is given within 72 hours; unimmunized children and adults benefit in the same way. Infants under 6 months, and those of 6 to 11 months seen between 72 hours and 6 days, receive immune globulin intramuscularly (0.5 mL/kg). Severely immunocompromised persons and nonimmune pregnant women receive 400 mg/kg intravenously. A dose given before the first birthday does not count: two further doses are needed, the first at 12 to 15 months and at least 28 days later. Live vaccine is contraindicated in pregnancy and severe immunodeficiency.</p>',
    references: [
      'https://www.cdc.gov/measles/hcp/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=measles+postexposure+prophylaxis+infants+vaccine',
    ],
    disciplines: ['Pediatrics', 'Microbiology', 'Family Medicine'],
    organSystems: ['Immune System'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Vaccination', 'Viral infections'],
    subtopics: ['Measles'],
    percentCorrect: 67,
  },
  {
    id: 'immune-16',
    stem: '<p>A 33-year-old engineer is brought to the emergency department because of fever, vomiting, and drowsiness. He returned 9 days ago from a month in northern Ghana, where he took no prophylaxis. Temperature is 40.0 °C (104.0 °F), pulse is 128/min, respirations are 28/min, and blood pressure is 98/60 mm Hg. He is confused and jaundiced; the neck is supple. The results of laboratory tests are shown.</p><table><tbody><tr><th>Hemoglobin</th><td>9.1 g/dL</td></tr><tr><th>Platelets</th><td>38,000/mm<sup>3</sup></td></tr><tr><th>Glucose</th><td>36 mg/dL</td></tr><tr><th>Creatinine</th><td>3.4 mg/dL</td></tr><tr><th>Lactate</th><td>5.6 mmol/L</td></tr><tr><th>Blood film</th><td>Ring forms in 9% of erythrocytes, many with two rings; banana-shaped gametocytes</td></tr></tbody></table><p>In addition to dextrose, which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Artemether–lumefantrine by mouth',
        why: 'An oral artemisinin combination cures uncomplicated falciparum malaria and completes treatment after intravenous therapy. It is unsuitable first in a vomiting patient with impaired consciousness.',
      },
      {
        text: 'Artesunate intravenously',
        correct: true,
        why: 'Impaired consciousness, parasitemia above 5%, acidosis, hypoglycemia, and kidney injury are each criteria of severe malaria; jaundice counts when another sign is present. Intravenous artesunate kills ring forms quickly and lowers mortality compared with quinine.',
      },
      {
        text: 'Chloroquine by mouth',
        why: '<em>Plasmodium falciparum</em> from Africa is widely resistant to chloroquine. It is used for falciparum malaria only when acquired in the few regions where strains remain sensitive.',
      },
      {
        text: 'Doxycycline intravenously',
        why: 'Doxycycline acts slowly on the apicoplast of the parasite and is a partner drug after a fast-acting one. Alone it would be dangerously slow.',
      },
      {
        text: 'Primaquine by mouth',
        why: 'Primaquine destroys the dormant liver stages of <em>P. vivax</em> and <em>P. ovale</em>. It has little effect on asexual blood stages and does not treat severe malaria.',
      },
    ],
    objective:
      'Severe falciparum malaria is treated with intravenous artesunate, followed by a full oral artemisinin combination.',
    expanded:
      '<p>Erythrocytes with mature <em>P. falciparum</em> carry PfEMP1 on knobs of the membrane and adhere to endothelium, so that they escape the spleen and obstruct capillaries of brain, kidney, and gut. Multiple rings in one cell, a high parasitemia, and crescent-shaped gametocytes are typical; of the asexual stages, only young rings circulate. Consumption of glucose by the parasite and impaired gluconeogenesis cause hypoglycemia.</p><p>In large trials artesunate reduced mortality by 35% in Asian adults and by 23% in African children relative to quinine. The dose is 2.4 mg/kg at 0, 12, and 24 hours and then daily until the patient can take oral treatment and parasitemia is 1% or less. Blood counts are checked for up to 4 weeks, because delayed hemolysis may follow when once-infected cells are cleared. If artesunate cannot be given at once, an oral drug is started meanwhile. Exchange transfusion is no longer recommended.</p>',
    references: [
      'https://www.cdc.gov/malaria/hcp/clinical-guidance/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=SEAQUAMAT+artesunate+quinine+severe+malaria',
    ],
    disciplines: ['Microbiology', 'Internal Medicine'],
    organSystems: ['Immune System', 'Hematologic & Lymphatic'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Parasitic infections'],
    subtopics: ['Severe malaria'],
    percentCorrect: 88,
  },
];
