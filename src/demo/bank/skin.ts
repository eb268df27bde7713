import type { BankQuestion } from './types';

export const skin: readonly BankQuestion[] = [
  {
    id: 'skin-01',
    stem: '<p>A 46-year-old man comes to the surgical clinic 2 weeks after excision of a changing pigmented lesion of the left upper back. He is otherwise healthy. There is a 2.5-cm well-healed scar with no residual pigment, in-transit nodules, or palpable cervical, axillary, or inguinal nodes. The pathology report is shown:</p><table><tbody><tr><th>Diagnosis</th><td>Melanoma, superficial spreading</td></tr><tr><th>Breslow thickness</th><td>1.6 mm</td></tr><tr><th>Ulceration</th><td>Absent</td></tr><tr><th>Mitotic rate</th><td>3/mm<sup>2</sup></td></tr><tr><th>Deep margin</th><td>Clear</td></tr><tr><th>Closest peripheral margin</th><td>2 mm</td></tr></tbody></table><p>He has no symptoms of metastatic disease and wants accurate staging.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Clinical and dermoscopic follow-up, as the margins are clear',
        why: 'A narrow diagnostic excision is not definitive treatment, and 2-mm margins leave a high risk of local recurrence. Follow-up alone begins after adequate wide excision and staging.',
      },
      {
        text: 'Re-excision with a 0.5-cm margin',
        why: 'Margins of 0.5 to 1 cm are used for melanoma in situ. An invasive lesion 1.6 mm thick needs wider clearance and nodal staging.',
      },
      {
        text: 'Wide excision with a 1- to 2-cm margin and sentinel lymph node biopsy',
        why: 'For lesions more than 1 and up to 2 mm thick the recommended margin is 1 to 2 cm. Sentinel node biopsy is recommended because nodal status is the strongest prognostic factor and guides adjuvant therapy; it is done at the same operation, before flaps or wide excision disturb drainage.',
        correct: true,
      },
      {
        text: 'Wide excision with a 1- to 2-cm margin and axillary lymph node dissection',
        why: 'Elective dissection of clinically negative nodes causes lymphedema without a survival benefit. Moreover, drainage from the back is unpredictable, and even after a positive sentinel node active surveillance is usually preferred.',
      },
      {
        text: 'Wide excision with a 4-cm margin and whole-body PET–CT',
        why: 'Margins above 2 cm do not improve survival and increase morbidity. PET–CT has little yield in clinically node-negative disease of this thickness without symptoms.',
      },
    ],
    objective:
      'Primary melanoma 1 to 2 mm thick without palpable nodes is treated with a 1- to 2-cm wide excision and sentinel lymph node biopsy.',
    expanded:
      '<p>Breslow thickness determines the surgical margin: 0.5 to 1 cm in situ, 1 cm up to 1 mm, 1 to 2 cm from more than 1 to 2 mm, and 2 cm above 2 mm. The deep plane is the muscular fascia. Thickness and ulceration define the T category; this is T2a.</p><p>Sentinel node biopsy is recommended above 1 mm and is discussed for 0.8 to 1 mm or thinner ulcerated tumors, when the chance of a positive node is 5% or more. Lymphoscintigraphy is essential on the trunk, where drainage may go to either axilla or groin. In randomized trials immediate completion dissection after a positive sentinel node did not improve melanoma-specific survival over ultrasound surveillance. Adjuvant PD-1 blockade, or BRAF plus MEK inhibition in BRAF-mutated disease, is offered in stage III, and PD-1 blockade also in stages IIB and IIC.</p>',
    references: [
      'https://www.nccn.org/guidelines/category_1',
      'https://pubmed.ncbi.nlm.nih.gov/?term=melanoma+sentinel+lymph+node+biopsy+guideline+ASCO+SSO',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Skin'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3'],
    topics: ['Skin cancer'],
    subtopics: ['Melanoma', 'Sentinel lymph node biopsy'],
    percentCorrect: 79,
  },
  {
    id: 'skin-02',
    stem: '<p>A 54-year-old woman comes to the clinic with 4 months of painful mouth sores and 3 weeks of blisters on the chest and back. She cannot eat solid food and has lost 4 kg. She takes no medications. Temperature is 37.1 °C, blood pressure is 118/72 mm Hg, and pulse is 86/min. There are ragged erosions of the buccal mucosa and gingiva. Flaccid bullae and crusted erosions cover the upper trunk, and firm sideways pressure on normal-appearing skin produces a new erosion. Histologic examination of a fresh lesion shows a suprabasal cleft with rounded, detached keratinocytes; basal cells remain attached to the basement membrane in a row.</p><p>Which of the following is the most likely finding on direct immunofluorescence of perilesional skin?</p>',
    options: [
      {
        text: 'Granular IgA in the tips of the dermal papillae',
        why: 'This is the pattern of dermatitis herpetiformis, with itchy grouped vesicles on extensor surfaces and gluten sensitivity. It does not cause flaccid bullae with oral erosions.',
      },
      {
        text: 'Intercellular IgG and C3 throughout the epidermis',
        why: 'Oral erosions, flaccid bullae, a positive Nikolsky sign, and suprabasal acantholysis are typical of pemphigus vulgaris. IgG against desmoglein 3 (and often 1) outlines every keratinocyte in a net-like pattern.',
        correct: true,
      },
      {
        text: 'Linear IgA along the basement membrane',
        why: 'Linear IgA bullous dermatosis gives tense annular blisters, often after vancomycin or in young children. The split is subepidermal and not suprabasal.',
      },
      {
        text: 'Linear IgG and C3 along the basement membrane',
        why: 'Bullous pemphigoid is caused by antibodies to hemidesmosomal BP180 and BP230. It produces tense, itchy bullae in older adults with a subepidermal split, and the mouth is often spared.',
      },
      {
        text: 'No immune deposits',
        why: 'Negative immunofluorescence is expected when blistering is not antibody mediated, as in Stevens–Johnson syndrome and staphylococcal scalded skin syndrome. Autoimmune acantholysis deposits IgG.',
      },
    ],
    objective:
      'Pemphigus vulgaris shows suprabasal acantholysis with net-like intercellular IgG directed at desmogleins, in contrast to the linear basement membrane deposits of bullous pemphigoid.',
    expanded:
      '<p>Desmosomes hold keratinocytes together through the cadherins desmoglein 1 and 3. Desmoglein 3 dominates in mucosa and in the lower epidermis; desmoglein 1 dominates in superficial skin. Antibodies to desmoglein 3 cause mucosal disease, antibodies to both cause mucocutaneous disease, and antibodies to desmoglein 1 alone cause pemphigus foliaceus, which spares mucosa. Staphylococcal exfoliative toxin cleaves the same desmoglein 1. Because hemidesmosomes are intact, basal cells stay on the basement membrane like a row of tombstones.</p><p>Diagnosis rests on biopsy of a lesion’s edge, direct immunofluorescence of perilesional skin, and serum antibody assays. Rituximab with a short course of systemic corticosteroid is first-line for moderate to severe disease and achieves more lasting remission with less steroid. Infection is now the main cause of death, so vaccinate and screen for hepatitis B before treatment.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=pemphigus+vulgaris',
      'https://pubmed.ncbi.nlm.nih.gov/?term=pemphigus+vulgaris+desmoglein+immunofluorescence',
    ],
    disciplines: ['Pathology', 'Immunology'],
    organSystems: ['Skin', 'Immune System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Blistering diseases'],
    subtopics: ['Pemphigus vulgaris'],
    percentCorrect: 78,
  },
  {
    id: 'skin-03',
    stem: '<p>A 34-year-old man with bipolar disorder is evaluated for 3 days of fever, sore throat, and burning eyes followed by a painful rash. Lamotrigine was added to valproate 18 days ago at a starting dose of 100 mg daily. Temperature is 39.2 °C, blood pressure is 102/64 mm Hg, pulse is 122/min, and respirations are 22/min. There are dusky macules and flaccid bullae on the trunk, face, and limbs, and gentle lateral pressure separates the epidermis. Detached and detachable skin amounts to 18% of body surface area. The lips are crusted with hemorrhage, the conjunctivae are injected with pseudomembranes, and there are penile erosions. Serum bicarbonate is 18 mEq/L, urea nitrogen is 31 mg/dL, and glucose is 164 mg/dL.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Continuation of lamotrigine at half the dose with oral prednisone',
        why: 'A culprit drug must be stopped completely, because each day of further exposure raises mortality. The risk came from rapid titration with valproate, which doubles lamotrigine levels, but dose reduction is not treatment.',
      },
      {
        text: 'Intravenous vancomycin and clindamycin for staphylococcal scalded skin syndrome',
        why: 'Scalded skin syndrome affects mainly young children, splits the superficial epidermis, and spares mucosa. Severe erosion at three mucosal sites after a high-risk drug indicates drug-induced epidermal necrolysis, and prophylactic antibiotics are not advised.',
      },
      {
        text: 'Oral antihistamine and outpatient follow-up in 48 hours',
        why: 'This is suitable for a mild morbilliform drug eruption without fever, skin pain, or mucosal lesions. Painful dusky skin with detachment is life threatening.',
      },
      {
        text: 'Punch biopsy, with lamotrigine continued until the result is known',
        why: 'Biopsy supports the diagnosis by showing full-thickness epidermal necrosis and should be obtained. Waiting for it before stopping the drug would be harmful.',
      },
      {
        text: 'Topical clobetasol under wet dressings',
        why: 'Potent topical corticosteroid under wet dressings helps severe atopic dermatitis or widespread drug-induced eczema. It does not halt epidermal necrosis and would add absorption and infection risk on denuded skin.',
      },
      {
        text: 'Withdrawal of lamotrigine and transfer to a burn unit',
        why: 'Fever, painful dusky bullae, several eroded mucosae, and 18% detachment 18 days after lamotrigine indicate Stevens–Johnson syndrome/toxic epidermal necrolysis overlap. Immediate drug withdrawal and supportive care in a burn or intensive care unit are the measures that most improve survival.',
        correct: true,
      },
    ],
    objective:
      'Suspected Stevens–Johnson syndrome or toxic epidermal necrolysis requires immediate withdrawal of the culprit drug and specialized supportive care in a burn or intensive care unit.',
    expanded:
      '<p>Stevens–Johnson syndrome involves less than 10% of body surface, toxic epidermal necrolysis more than 30%, and overlap the range between. Drug-specific cytotoxic T cells release granulysin and Fas ligand, and keratinocytes undergo apoptosis. Onset is usually 4 to 28 days after a new drug: allopurinol, sulfonamides, aromatic anticonvulsants, lamotrigine, nevirapine, and oxicam nonsteroidal drugs.</p><p>The SCORTEN score estimates mortality from seven items measured within the first day: age 40 or older, cancer, pulse of at least 120/min, detachment above 10%, urea nitrogen above 28 mg/dL, bicarbonate below 20 mEq/L, and glucose above 252 mg/dL. This patient scores 4 (pulse, area, urea, bicarbonate), which predicts mortality of more than 50%. Care includes fluids, warmth, nutrition, nonadherent dressings, and daily ophthalmology review to prevent scarring. Cyclosporine and etanercept are promising; benefit of corticosteroids is uncertain.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=toxic+epidermal+necrolysis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=SCORTEN+toxic+epidermal+necrolysis+management',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Skin'],
    examTypes: ['Step 2', 'ABIM', 'Step 3'],
    topics: ['Drug eruptions'],
    subtopics: ['Toxic epidermal necrolysis', 'Lamotrigine'],
    percentCorrect: 87,
  },
  {
    id: 'skin-04',
    stem: '<p>A 14-month-old boy is brought to the clinic with 2 days of fever, irritability, and a rapidly spreading rash. He has had moderate atopic dermatitis since 3 months of age, which is treated with emollients and intermittent hydrocortisone. His father had a cold sore last week. Immunizations are up to date. Temperature is 39.0 °C, pulse is 150/min, and respirations are 32/min. On both cheeks, the neck, and the antecubital fossae there are clusters of uniform 2- to 3-mm vesicles and punched-out erosions with hemorrhagic crusts on an eczematous base. The eyes are not involved, and capillary refill is 2 seconds.</p><p>Which of the following is the most appropriate pharmacotherapy to start now?</p>',
    options: [
      {
        text: 'Acyclovir, systemic',
        why: 'Monomorphic punched-out erosions with fever in a child with atopic dermatitis and a herpes contact indicate eczema herpeticum. Systemic acyclovir should start on clinical grounds; a febrile infant with extensive disease is admitted for intravenous treatment.',
        correct: true,
      },
      {
        text: 'Cephalexin, oral',
        why: 'Oral antistaphylococcal treatment fits impetiginized eczema with honey-colored crusts and pustules. Bacterial superinfection can coexist and be treated in addition, but it does not replace antiviral therapy here.',
      },
      {
        text: 'Mupirocin, topical',
        why: 'Topical mupirocin treats limited impetigo. It has no antiviral effect and is inadequate for a febrile child with widespread lesions.',
      },
      {
        text: 'Prednisolone, oral',
        why: 'Systemic corticosteroids are rarely used for severe flares and promote rebound. During untreated herpes infection they may favor dissemination.',
      },
      {
        text: 'Tacrolimus, topical',
        why: 'A topical calcineurin inhibitor is a steroid-sparing option for the face in children aged 2 years and older. It is stopped during active cutaneous viral infection.',
      },
    ],
    objective:
      'Eczema herpeticum presents as monomorphic vesicles and punched-out erosions on atopic skin with fever and is treated promptly with systemic acyclovir.',
    expanded:
      '<p>Herpes simplex virus spreads easily through skin whose barrier (filaggrin) and innate defenses (antimicrobial peptides, interferons) are impaired by type 2 inflammation. The result is eczema herpeticum, a dermatologic emergency that can progress to keratitis, viremia, meningoencephalitis, and secondary staphylococcal or streptococcal sepsis. A parent with herpes labialis is a common source. Coxsackievirus A6 can produce a similar picture (eczema coxsackium), but usually with lesions of the palms, soles, and mouth.</p><p>Swab a fresh erosion for herpes PCR and bacterial culture, and start treatment without waiting. Intravenous acyclovir is given to infants, febrile or ill-appearing children, and those with extensive disease or poor intake; milder cases in older children may receive oral acyclovir or valacyclovir. Lesions near the eye need same-day ophthalmology review. Emollients continue, and topical steroids can usually be resumed once antiviral treatment is under way.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=eczema+herpeticum',
      'https://publications.aap.org/redbook',
    ],
    disciplines: ['Pediatrics', 'Family Medicine'],
    organSystems: ['Skin', 'Immune System'],
    examTypes: ['ABFM', 'Step 2', 'COMLEX'],
    topics: ['Eczematous dermatoses'],
    subtopics: ['Eczema herpeticum', 'Atopic dermatitis'],
    percentCorrect: 86,
  },
  {
    id: 'skin-05',
    stem: '<p>Human sweat glands allow heat loss even when the surroundings are as warm as the skin. In a climate chamber held at skin temperature, a 60-kg volunteer exercises and evaporates 0.35 kg of sweat from the skin. Radiation, conduction, and convection are negligible under these conditions. Assume that all the heat of vaporization is taken from the body, that the latent heat of vaporization of sweat at skin temperature is 2.4 × 10<sup>6</sup> J/kg, and that the mean specific heat of the body is 3.5 × 10<sup>3</sup> J/(kg·°C).</p><p>By how much did this evaporation reduce the rise of the volunteer’s mean body temperature?</p>',
    options: [
      {
        text: '0.4 °C',
        why: 'This is a power-of-ten error. The heat removed is 8.4 × 10<sup>5</sup> J and the heat capacity of the body is 2.1 × 10<sup>5</sup> J/°C, so the quotient is 4 and not 0.4.',
      },
      {
        text: '2.0 °C',
        why: 'This would be right if only half of the heat of vaporization came from the body, for example if some sweat dripped off or drew heat from warm air. The stem states that all of it is taken from the body.',
      },
      {
        text: '3.3 °C',
        why: 'This uses the specific heat of pure water, about 4.2 × 10<sup>3</sup> J/(kg·°C). Body tissue contains fat and bone, so its mean specific heat is lower, and the stem gives 3.5 × 10<sup>3</sup>.',
      },
      {
        text: '4.0 °C',
        why: 'The heat removed is Q = mL = 0.35 kg × 2.4 × 10<sup>6</sup> J/kg = 8.4 × 10<sup>5</sup> J. Dividing by the heat capacity of the body, 60 kg × 3.5 × 10<sup>3</sup> J/(kg·°C) = 2.1 × 10<sup>5</sup> J/°C, gives 4.0 °C.',
        correct: true,
      },
    ],
    objective:
      'Calculate evaporative cooling by equating latent heat (Q = mL) to the change of sensible heat of the body (Q = mcΔT).',
    expanded:
      '<p>Vaporization breaks hydrogen bonds between water molecules, so it absorbs a large amount of energy without changing the temperature of the liquid: the latent heat. The molecules with the highest kinetic energy escape, and the average energy of what remains falls. The first law of thermodynamics requires that this energy come from the skin and blood.</p><p>Heat leaves the body by radiation, conduction, convection, and evaporation. The first three follow a temperature gradient, so they vanish or reverse when air reaches skin temperature, and evaporation becomes the only route. It depends on the difference in water vapor pressure between skin and air; in humid air sweat drips without evaporating and cools little, which explains the danger of exertional heat stroke in humid heat. In anhidrotic ectodermal dysplasia, or with anticholinergic drugs, the same mechanism fails. Sympathetic cholinergic fibers drive eccrine sweating.</p>',
    references: [
      'https://openstax.org/details/books/college-physics-2e',
      'https://www.ncbi.nlm.nih.gov/books/?term=physiology+thermoregulation+sweating',
    ],
    videos: ['https://medlineplus.gov/ency/anatomyvideos/000029.htm'],
    disciplines: ['Physics & Chemistry', 'Physiology'],
    organSystems: ['Skin', 'General Principles'],
    examTypes: ['MCAT'],
    topics: ['Thermodynamics'],
    subtopics: ['Latent heat', 'Thermoregulation'],
    percentCorrect: 75,
  },
  {
    id: 'skin-06',
    stem: '<p>A 69-year-old woman comes to the clinic because both lower legs have been red, itchy, and heavy for 6 weeks. Two courses of oral antibiotics for “bilateral cellulitis” brought no change. The swelling is worse in the evening and improves overnight. She has hypertension treated with losartan and has no fever or chills. Temperature is 36.7 °C, blood pressure is 138/78 mm Hg, and pulse is 74/min. BMI is 35 kg/m<sup>2</sup>. Both legs show pitting edema, brown discoloration above the medial malleoli, and ill-defined, scaly, slightly weeping erythema that is warm but only mildly tender. The calves are equal in circumference. Toe webs are clear. Leukocyte count is 7,100/mm<sup>3</sup> and C-reactive protein is 4 mg/L (normal &lt;10). Ankle–brachial index is 1.08 bilaterally.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Cefazolin intravenously for 5 days',
        why: 'Intravenous antibiotics are for cellulitis with systemic signs or failure of oral treatment. Bilateral disease, lack of fever, and normal inflammatory markers indicate that the earlier treatment failed because the diagnosis was wrong.',
      },
      {
        text: 'Clindamycin orally for 10 days',
        why: 'A third antibiotic would add the risk of <em>Clostridioides difficile</em> infection without benefit. True cellulitis is almost always unilateral, acute, and tender with a defined edge.',
      },
      {
        text: 'Compression therapy and topical triamcinolone',
        why: 'Bilateral chronic itch, hemosiderin staining, evening edema, and scaling point to stasis dermatitis from venous hypertension. Compression treats the cause and is safe with a normal ankle–brachial index, and a midpotency corticosteroid calms the inflammation.',
        correct: true,
      },
      {
        text: 'Rivaroxaban orally for 3 months',
        why: 'Anticoagulation is for confirmed venous thromboembolism. Symmetric, chronic changes with equal calves make acute deep venous thrombosis unlikely.',
      },
      {
        text: 'Terbinafine orally for 4 weeks',
        why: 'Oral antifungal treatment suits extensive tinea or onychomycosis confirmed by microscopy or culture. Clear toe webs and a symmetric supramalleolar pattern argue against tinea.',
      },
    ],
    objective:
      'Bilateral, itchy, chronic leg erythema with edema and hemosiderin staining is stasis dermatitis and is treated with compression and topical corticosteroid, not antibiotics.',
    expanded:
      '<p>Incompetent venous valves raise capillary pressure in the legs. Fluid and erythrocytes leak, hemosiderin stains the skin, and leukocytes release mediators that cause eczema and later lipodermatosclerosis and ulceration above the medial malleolus. About one third of patients given a diagnosis of cellulitis have a mimic, and stasis dermatitis is the commonest. Features that favor cellulitis are unilateral involvement, acute onset, fever or leukocytosis, and marked tenderness; bilateral cellulitis is rare.</p><p>Check the ankle–brachial index before compression: full compression (30 to 40 mm Hg) is used when it is above 0.8, modified compression with specialist advice at 0.5 to 0.8, and none below 0.5. Emollients, leg elevation, walking, and weight reduction help. Avoid neomycin and fragrances, because contact allergy is frequent. Duplex ultrasonography for reflux identifies patients who benefit from endovenous ablation.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=stasis+dermatitis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=cellulitis+misdiagnosis+stasis+dermatitis',
    ],
    disciplines: ['Internal Medicine', 'Family Medicine'],
    organSystems: ['Skin', 'Cardiovascular'],
    examTypes: ['ABIM', 'ABFM', 'Step 3'],
    topics: ['Eczematous dermatoses'],
    subtopics: ['Stasis dermatitis', 'Cellulitis mimics'],
    percentCorrect: 83,
  },
];
