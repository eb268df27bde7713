import type { BankQuestion } from '../types';

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
      '<p>Breslow thickness determines the surgical margin: 0.5 to 1 cm in situ, 1 cm up to 1 mm, 1 to 2 cm from more than 1 to 2 mm, and 2 cm above 2 mm. The deep plane is the muscular fascia. Thickness and ulceration define the T category; this is T2a.</p><p>Sentinel node biopsy is recommended above 1 mm and is discussed for 0.8 to 1 mm or thinner ulcerated tumors, when the chance of a positive node is 5% or more. Lymphoscintigraphy is essential on the trunk, where drainage may go to either axilla or groin. In randomized trials immediate completion dissection after a positive sentinel node did not improve melanoma-specific survival over ultrasound surveillance. Adjuvant PD-1 blockade, or BRAF plus MEK inhibition in BRAF-mutated disease, is offered in stage III found by sentinel node biopsy, and PD-1 blockade also in stages IIB and IIC; clinically apparent nodal disease is first treated with neoadjuvant immunotherapy.</p>',
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
        why: 'Monomorphic punched-out erosions with fever in a child with atopic dermatitis and a herpes contact indicate eczema herpeticum. Systemic acyclovir should start on clinical grounds; a febrile young child with extensive disease is admitted for intravenous treatment.',
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
        why: 'A third antibiotic would add the risk of <em>Clostridioides difficile</em> infection without benefit. True cellulitis is almost always unilateral, acute, and tender.',
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
  {
    id: 'skin-07',
    stem: '<p>A 3-year-old boy is brought to an urgent care center in August because of blisters that appeared over 2 days. He attends day care, where another child has crusted sores. He has eaten normally. Temperature is 37.1 °C (98.8 °F). On the trunk and in the axillae are six flaccid bullae 1 to 2 cm across on otherwise normal skin; several have ruptured, leaving a shallow moist base with a thin collarette of scale. The oral mucosa is normal, and gentle rubbing of the surrounding skin does not cause new erosions. Gram stain of fluid from an intact bulla shows gram-positive cocci in clusters.</p><p>A protein released by these bacteria most likely cleaves which of the following structures?</p>',
    options: [
      {
        text: 'Collagen XVII',
        why: 'Collagen XVII (BP180) anchors basal cells in hemidesmosomes and is the target of autoantibodies in bullous pemphigoid. The resulting subepidermal bullae are tense and affect mainly older adults.',
      },
      {
        text: 'Desmoglein 1',
        correct: true,
        why: 'Exfoliative toxins A and B of <em>Staphylococcus aureus</em> are serine proteases that cut desmoglein 1, which holds the cells of the superficial epidermis together. The split lies below the granular layer, so the bullae are flaccid and break easily.',
      },
      {
        text: 'Desmoglein 3',
        why: 'Desmoglein 3 predominates in the deep epidermis and in mucosa and is attacked by antibodies in pemphigus vulgaris. Staphylococcal exfoliative toxins do not cut it, which is why the mucosa is spared.',
      },
      {
        text: 'Keratin 14',
        why: 'Variants of keratin 5 or 14 weaken basal keratinocytes in epidermolysis bullosa simplex, which causes blisters at sites of friction from early life. Keratin is not the target of a staphylococcal toxin.',
      },
      {
        text: 'Laminin 332',
        why: 'Laminin 332 lies in the basement membrane and is lacking in junctional epidermolysis bullosa. Its loss separates the whole epidermis and causes severe disease from birth.',
      },
    ],
    objective:
      'Bullous impetigo is caused by Staphylococcus aureus whose exfoliative toxins cleave desmoglein 1 in the superficial epidermis.',
    expanded:
      '<p>Bullous impetigo is a localized toxin disease: the bacteria grow in the lesion, so culture of the blister fluid is positive. In staphylococcal scalded skin syndrome the same toxins reach the whole skin through the blood from a distant focus, blister fluid is sterile, and rubbing normal skin lifts the epidermis (Nikolsky sign). Pemphigus foliaceus, in which autoantibodies bind the same desmoglein, splits the skin at the same level.</p><p>Limited nonbullous or bullous impetigo is treated with topical mupirocin or retapamulin. Extensive lesions, outbreaks, and fever call for an oral drug active against <em>S. aureus</em>, such as cephalexin, or clindamycin or doxycycline if methicillin resistance is suspected and age permits. Lesions should be covered, and the child may return to day care after 24 hours of treatment.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=exfoliative+toxin+desmoglein+1+bullous+impetigo',
      'https://www.ncbi.nlm.nih.gov/books/?term=impetigo',
    ],
    disciplines: ['Microbiology', 'Pediatrics'],
    organSystems: ['Skin'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Skin infections'],
    subtopics: ['Impetigo', 'Bacterial toxins'],
    percentCorrect: 68,
  },
  {
    id: 'skin-08',
    stem: '<p>A 29-year-old woman comes to the clinic because of itching for 5 weeks that is worst at night. She lives with her husband, who has begun to itch, and their 5-month-old son, who seems well. She is not pregnant and is otherwise healthy. There are excoriated papules in the finger webs, on the volar wrists, around the areolae, and along the belt line, with short wavy gray lines on two fingers. Dermoscopy of one line shows a dark triangle at its end. The infant has no skin lesions. Treatment of the mother with two applications of permethrin 5% cream, 1 week apart, is planned.</p><p>Which of the following is the most appropriate plan for the rest of the household?</p>',
    options: [
      {
        text: 'Lindane lotion for the husband and the infant',
        why: 'Lindane is absorbed through the skin and can cause seizures, especially in infants and small persons. It is no longer a recommended choice and should not be used in infants.',
      },
      {
        text: 'Oral ivermectin for the husband and the infant',
        why: 'Ivermectin is an alternative for adults and older children, but its safety is not established in children who weigh less than 15 kg. The infant should be treated with a topical drug.',
      },
      {
        text: 'Permethrin for the husband and the infant on the same day as the mother',
        correct: true,
        why: 'Household members and sexual partners are treated at the same time whether or not they itch, because sensitization takes weeks and symptom-free carriers reinfest the others. Permethrin may be used from the age of 2 months and is applied to the scalp and face of infants as well.',
      },
      {
        text: 'Permethrin for the husband now and for the infant only if lesions appear',
        why: 'Itching starts 2 to 6 weeks after a first infestation, so an infant without lesions may well carry mites. Leaving one close contact untreated is a common cause of treatment failure.',
      },
      {
        text: 'Professional fumigation of the home and no drug treatment',
        why: 'Mites survive only 2 to 3 days away from the skin. Washing clothes and bedding in hot water, or sealing them in a bag for several days, is enough, and fumigation does not treat the people.',
      },
    ],
    objective:
      'In scabies all household members and sexual partners are treated at the same time, even without symptoms; permethrin is safe from 2 months of age.',
    expanded:
      '<p><em>Sarcoptes scabiei</em> burrows in the stratum corneum. The rash and itch are a delayed hypersensitivity reaction to mites, eggs, and feces, so they begin weeks after a first infestation but within days of a later one. The burrow with the mite at its end, seen with a dermatoscope as a dark triangle, confirms the diagnosis.</p><p>Permethrin 5% is applied from the neck down (in infants also to the scalp and face, avoiding eyes and mouth), left for 8 to 14 hours, and repeated after about a week, because it kills eggs incompletely. Clothing and bedding used during the preceding days are machine-washed and dried hot. Itching can persist for 2 to 4 weeks after cure and is treated with emollients and topical glucocorticoids. Crusted scabies needs repeated ivermectin together with a topical drug.</p>',
    references: [
      'https://www.cdc.gov/scabies/',
      'https://www.ncbi.nlm.nih.gov/books/?term=scabies+treatment',
    ],
    disciplines: ['Family Medicine', 'Microbiology'],
    organSystems: ['Skin'],
    examTypes: ['ABFM', 'Step 2', 'COMLEX'],
    topics: ['Skin infections'],
    subtopics: ['Scabies'],
    percentCorrect: 82,
  },
  {
    id: 'skin-09',
    stem: '<p>A 44-year-old landscape gardener in Connecticut comes to the clinic in June because of a rash behind the left knee. It appeared 5 days ago as a red spot and has grown to 11 cm; it neither itches nor hurts. He recalls no tick bite. He has had mild fatigue but no headache, palpitations, or joint swelling. Temperature is 37.3 °C (99.1 °F), pulse is 74/min, and blood pressure is 126/78 mm Hg. There is an oval, flat, red patch with a paler ring and a darker center, without scale or tenderness. Neurologic examination is normal. Electrocardiography shows a PR interval of 160 ms. He has no drug allergy.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Ceftriaxone intravenously for 14 days',
        why: 'Parenteral ceftriaxone is given initially for Lyme carditis that needs admission and for parenchymal infection of the brain. Early skin disease with a normal PR interval is cured by an oral drug.',
      },
      {
        text: 'Cephalexin by mouth for 7 days',
        why: 'First-generation cephalosporins treat cellulitis, but they are ineffective against <em>Borrelia burgdorferi</em>. A painless expanding patch with rings and without warmth or tenderness is not cellulitis.',
      },
      {
        text: 'Doxycycline by mouth for 10 days',
        correct: true,
        why: 'A typical expanding patch of more than 5 cm in a region where Lyme disease is common is erythema migrans, which is diagnosed by sight. Guidelines recommend immediate oral doxycycline for 10 days, with amoxicillin or cefuroxime as alternatives.',
      },
      {
        text: 'Doxycycline by mouth, 200 mg once',
        why: 'A single dose is prophylaxis after removal of a high-risk <em>Ixodes</em> tick that was attached for at least 36 hours, given within 72 hours. It does not treat established infection.',
      },
      {
        text: 'Serologic testing, with treatment only if it is positive',
        why: 'Antibodies are often still undetectable when erythema migrans is present, so a negative test would not change the diagnosis. Waiting for serology delays treatment.',
      },
      {
        text: 'Terbinafine cream for 2 weeks',
        why: 'Tinea corporis is scaly, has a raised active border, itches, and grows slowly over weeks. A smooth patch that reaches 11 cm in 5 days is not a fungal infection.',
      },
    ],
    objective:
      'Erythema migrans in an endemic region is diagnosed clinically and treated at once with oral doxycycline for 10 days, without serologic testing.',
    expanded:
      '<p>Erythema migrans appears 3 to 30 days after the bite of an infected <em>Ixodes</em> tick and is present in most patients with Lyme disease; many do not remember the bite, because nymphs are tiny. It enlarges over days, often by 2 to 3 cm a day, and central clearing is often absent. Two-step serology is negative in more than half of patients at this stage but is the method of choice for later manifestations such as arthritis, facial palsy, and heart block.</p><p>Guidelines of the infectious disease, neurology, and rheumatology societies recommend 10 days of doxycycline, or 14 days of amoxicillin or cefuroxime axetil. Short courses of doxycycline are acceptable in young children. Symptoms such as dizziness, syncope, or dyspnea call for an electrocardiogram, since a PR interval of 300 ms or more requires monitoring in hospital.</p>',
    references: ['https://www.idsociety.org/practice-guideline/lyme-disease/', 'https://www.cdc.gov/lyme/'],
    disciplines: ['Family Medicine', 'Microbiology'],
    organSystems: ['Skin', 'Immune System'],
    examTypes: ['ABFM', 'ABIM', 'Step 2', 'Step 3'],
    topics: ['Bacterial infections', 'Skin infections'],
    subtopics: ['Lyme disease'],
    percentCorrect: 79,
  },
  {
    id: 'skin-10',
    stem: '<p>A 61-year-old woman is referred to a surgeon because of a slowly enlarging lesion on the right nasal ala that bleeds now and then. She sailed for many years without sun protection. Her health is otherwise good, and she is not immunosuppressed. There is a firm, scar-like, ivory plaque 0.9 cm across with poorly defined borders and a few fine telangiectasias. No cervical node is palpable. A punch biopsy shows thin infiltrating strands of basaloid cells in a dense stroma, without perineural invasion.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Cryotherapy',
        why: 'Freezing gives no histologic control of the margin and is an option only for small superficial or nodular tumors at low-risk sites. The infiltrating strands would be missed.',
      },
      {
        text: 'Imiquimod cream',
        why: 'Imiquimod can clear thin superficial basal cell carcinoma on the trunk or limbs when surgery is unsuitable. It does not reach the deep strands of an infiltrative tumor.',
      },
      {
        text: 'Mohs micrographic surgery',
        correct: true,
        why: 'The infiltrative growth pattern, the ill-defined border, and the site on the nose each make this a high-risk tumor. Mohs surgery examines the whole margin during the operation, has the lowest recurrence rate, and spares tissue of the ala.',
      },
      {
        text: 'Standard excision with a 4-mm margin and closure by a flap',
        why: 'A 4-mm margin suits well-defined low-risk tumors. Infiltrative tumors often extend farther than they look, sections on the usual plane examine only a small part of the margin, and a flap before clear margins are confirmed can bury residual tumor.',
      },
      {
        text: 'Vismodegib',
        why: 'Hedgehog pathway inhibitors are used for locally advanced or metastatic basal cell carcinoma that cannot be treated by surgery or radiation. A resectable tumor of 0.9 cm does not justify systemic treatment.',
      },
    ],
    objective:
      'Basal cell carcinoma that is infiltrative, ill-defined, recurrent, or located on the central face is high risk and is best treated with Mohs micrographic surgery.',
    expanded:
      '<p>Basal cell carcinoma rarely metastasizes but destroys tissue locally. Risk of recurrence is judged by site (central face, eyelids, nose, lips, ears, genitalia, hands, and feet are high-risk areas), size, border, primary or recurrent state, immunosuppression, previous radiation, growth pattern, and perineural invasion. Any single high-risk feature places the tumor in the high-risk group.</p><p>In Mohs surgery thin layers are removed and cut so that nearly all of the peripheral and deep margin is seen in frozen sections; only the positive sector is excised further. Five-year recurrence of primary tumors is about 1%. Radiation is an alternative for patients who cannot have an operation, and curettage with electrodesiccation is limited to low-risk tumors outside hair-bearing skin. All patients need sun protection and regular skin examination, because a second tumor within 5 years is frequent.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=guidelines+of+care+basal+cell+carcinoma+Mohs',
      'https://www.ncbi.nlm.nih.gov/books/?term=basal+cell+carcinoma',
    ],
    disciplines: ['Surgery', 'Family Medicine'],
    organSystems: ['Skin'],
    examTypes: ['ABSITE', 'Step 3', 'ABFM'],
    topics: ['Skin cancer'],
    subtopics: ['Basal cell carcinoma', 'Mohs micrographic surgery'],
    percentCorrect: 77,
  },
  {
    id: 'skin-11',
    stem: '<p>A 6-year-old girl is brought to the pediatrician because of hair loss for 6 weeks. Her younger brother has a similar spot. She is otherwise healthy, takes no medications, and has no family history of skin disease. Over the left parietal scalp is a scaly, slightly itchy patch 4 cm across in which the hairs have broken off level with the skin, giving the appearance of black dots. There is no boggy swelling. Small, mobile, nontender lymph nodes are felt behind the left ear. Potassium hydroxide preparation of plucked stubs shows spores inside the hair shafts. Culture later grows <em>Trichophyton tonsurans</em>.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Cephalexin by mouth',
        why: 'Antibacterial treatment is useful for impetigo or bacterial folliculitis. Spores inside the hair shafts prove a fungal infection, and even inflammatory tinea with pus is treated with antifungals.',
      },
      {
        text: 'Clotrimazole cream',
        why: 'Topical azoles cure tinea of smooth skin but do not reach effective concentrations inside the hair follicle and shaft. Used alone on the scalp, they fail.',
      },
      {
        text: 'Selenium sulfide shampoo alone',
        why: 'Medicated shampoo reduces shedding of spores and is used as an adjunct and by household contacts. It does not eradicate fungi within the hair.',
      },
      {
        text: 'Terbinafine by mouth',
        correct: true,
        why: 'Infection of the hair shaft requires systemic treatment. Oral terbinafine for 4 to 6 weeks is highly effective against <em>Trichophyton</em> species, and the course is shorter than with griseofulvin.',
      },
      {
        text: 'Triamcinolone by intralesional injection',
        why: 'Intralesional glucocorticoids treat alopecia areata, which leaves smooth skin without scale and shows hairs that taper toward the scalp. They would worsen a fungal infection.',
      },
    ],
    objective:
      'Tinea capitis needs systemic antifungal treatment because topical drugs do not penetrate the hair shaft; terbinafine is preferred for Trichophyton species.',
    expanded:
      '<p>Tinea capitis is mainly a disease of children before puberty. In North America most cases are caused by <em>T. tonsurans</em>, which spreads between children and invades the inside of the hair (endothrix); it does not fluoresce under Wood light. <em>Microsporum canis</em>, caught from cats and dogs, coats the outside of the hair, fluoresces green, and responds better to griseofulvin.</p><p>Scale, alopecia, and posterior cervical or occipital lymph nodes together make the diagnosis very likely, so treatment may start while culture is pending. A kerion, a boggy inflammatory mass, is an immune reaction to the fungus and is treated with the same oral drugs. Siblings are examined, asymptomatic contacts use a sporicidal shampoo, and combs and hats are not shared. The child may attend school once treatment has begun.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=tinea+capitis+children+terbinafine+griseofulvin',
      'https://www.ncbi.nlm.nih.gov/books/?term=tinea+capitis',
    ],
    disciplines: ['Pediatrics', 'Family Medicine'],
    organSystems: ['Skin'],
    examTypes: ['Step 2', 'ABFM', 'COMLEX'],
    topics: ['Fungal infections', 'Skin infections'],
    subtopics: ['Tinea capitis'],
    percentCorrect: 84,
  },
  {
    id: 'skin-12',
    stem: '<p>A 4-year-old girl is brought to a dermatologist because of freckles that have multiplied since infancy. At the age of 8 months she had a blistering sunburn after 10 minutes outdoors. Her parents are first cousins and have normal skin. Dry skin with many sharply outlined brown and pale macules covers the face, neck, and forearms, while the covered skin is nearly normal. The conjunctivae are injected. A 5-mm scaly nodule on the nose proves to be squamous cell carcinoma. Cultured fibroblasts exposed to ultraviolet light incorporate very little radioactive thymidine outside S phase.</p><p>Which of the following steps of DNA repair is most likely deficient in this patient?</p>',
    options: [
      {
        text: 'Cleavage of one strand on both sides of a bulky lesion',
        correct: true,
        why: 'In nucleotide excision repair, proteins of the xeroderma pigmentosum group recognize pyrimidine dimers, unwind the helix, and cut the damaged strand on both sides. Failure of this repair synthesis leaves ultraviolet damage in place and leads to skin cancer in childhood.',
      },
      {
        text: 'Joining of broken ends without a template',
        why: 'Nonhomologous end joining repairs double-strand breaks and is used in V(D)J recombination. Its loss causes severe combined immunodeficiency with sensitivity to ionizing radiation, not to sunlight.',
      },
      {
        text: 'Recognition of mispaired bases in the newly made strand',
        why: 'Mismatch repair corrects errors of replication. Its inherited deficiency causes Lynch syndrome, or constitutional mismatch repair deficiency with brain, blood, and bowel cancers, and leads to microsatellite instability.',
      },
      {
        text: 'Removal of a single altered base by a glycosylase',
        why: 'Base excision repair removes small changes such as deaminated or oxidized bases. Deficiency of the glycosylase MUTYH causes colorectal polyposis without sensitivity to sunlight.',
      },
      {
        text: 'Strand invasion of the sister chromatid',
        why: 'Homologous recombination repairs double-strand breaks after replication and depends on BRCA1 and BRCA2. Its defects predispose to breast and ovarian cancer or cause Fanconi anemia.',
      },
    ],
    objective:
      'Xeroderma pigmentosum is an autosomal recessive defect of nucleotide excision repair, which removes the pyrimidine dimers that ultraviolet light produces.',
    expanded:
      '<p>Ultraviolet B light links neighboring pyrimidines into cyclobutane dimers and 6-4 photoproducts that distort the helix. In global genome repair, XPC finds the distortion, TFIIH with the helicases XPB and XPD opens it, XPA verifies it, and the endonucleases XPG and XPF–ERCC1 cut out a piece of about 24 to 32 nucleotides, which polymerase and ligase replace. This repair synthesis outside S phase is the thymidine uptake that was missing in the patient’s cells.</p><p>Patients develop lentigines by the age of 2 years, skin cancers about half a century earlier than other people, damage of the ocular surface, and in some groups neurodegeneration. Strict protection from ultraviolet light, vitamin D supplements, and frequent skin and eye examinations are the basis of care.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1397/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=xeroderma+pigmentosum+nucleotide+excision+repair',
    ],
    disciplines: ['Biochemistry', 'Genetics'],
    organSystems: ['Skin', 'General Principles'],
    examTypes: ['Step 1', 'MCAT'],
    topics: ['DNA repair'],
    subtopics: ['Xeroderma pigmentosum', 'Nucleotide excision repair'],
    percentCorrect: 71,
  },
];
