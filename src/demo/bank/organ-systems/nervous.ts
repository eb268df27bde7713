import type { BankQuestion } from '../types';

export const nervous: readonly BankQuestion[] = [
  {
    id: 'nervous-01',
    stem: '<p>A 68-year-old woman is brought to a comprehensive stroke center after her husband found her on the bedroom floor at 8:30 AM, unable to speak or to move her right side. She was last seen well at 11:00 PM. She has hypertension and was fully independent. On arrival at 9:15 AM, blood pressure is 168/92 mm Hg, pulse 76/min and regular, and glucose 128 mg/dL. She has global aphasia, left gaze preference, right hemiplegia, and an NIH Stroke Scale score of 17.</p><table><tbody><tr><th>Noncontrast CT</th><td>No hemorrhage; ASPECTS 8</td></tr><tr><th>CT angiography</th><td>Occlusion of the M1 segment of the left middle cerebral artery</td></tr><tr><th>CT perfusion</th><td>Infarct core 22 mL; hypoperfused tissue (T<sub>max</sub> &gt; 6 s) 96 mL</td></tr></tbody></table><p>The interventional team is in the hospital.</p><p>Which of the following is the most appropriate treatment now?</p>',
    options: [
      {
        text: 'Aspirin plus clopidogrel',
        why: 'Short dual antiplatelet therapy is for minor stroke (NIH Stroke Scale score 3 or less, up to 5 in recent trials) or high-risk transient ischemic attack without a plan for reperfusion. It will not reopen a proximal occlusion in a severe stroke.',
      },
      {
        text: 'Decompressive hemicraniectomy',
        why: 'Hemicraniectomy is done for malignant edema after a large hemispheric infarct, usually within 48 hours in patients who deteriorate. Her core is small and most of the threatened tissue can still be saved.',
      },
      {
        text: 'Endovascular thrombectomy',
        correct: true,
        why: 'She was last well about 10 hours ago, has a proximal occlusion, severe deficit, small core (22 mL), and a mismatch of 74 mL with a ratio of 4.4. Thrombectomy between 6 and 24 hours improves functional independence in such patients.',
      },
      {
        text: 'Intravenous unfractionated heparin',
        why: 'Early full-dose heparin does not improve outcome in acute ischemic stroke and increases hemorrhage. Anticoagulation is considered later for a cardioembolic source, after infarct size has been judged.',
      },
      {
        text: 'Tenecteplase, reserving angiography for nonresponders',
        why: 'Waiting for a response to a thrombolytic delays the treatment with proven benefit, and a proximal clot often resists lysis. Extended-window thrombolysis guided by perfusion imaging is mainly of use when thrombectomy is not available or will be delayed by transfer.',
      },
    ],
    objective:
      'Patients with anterior circulation large-vessel occlusion and salvageable tissue benefit from thrombectomy up to 24 hours after last known well.',
    expanded:
      '<p>When onset is unwitnessed, the clock starts at last known well, but imaging of tissue rather than the clock decides treatment. The DAWN trial (6 to 24 hours) required a deficit out of proportion to infarct volume, and DEFUSE 3 (6 to 16 hours) required a core below 70 mL, a mismatch ratio of at least 1.8, and at least 15 mL of penumbra. In both, about 45% of treated patients reached functional independence compared with about 15% of controls.</p><p>Here the mismatch volume is 96 − 22 = 74 mL and the ratio 96 ÷ 22 = 4.4. Subsequent trials have shown benefit even for many patients with large cores (ASPECTS 3 to 5) and for basilar occlusion.</p><p>Patients eligible for intravenous thrombolysis should receive it without delaying thrombectomy. Blood pressure is kept at or below 180/105 mm Hg during and after the procedure; intensive lowering (systolic below 140 mm Hg) after successful reperfusion is harmful.</p>',
    references: ['https://pubmed.ncbi.nlm.nih.gov/29129157/', 'https://pubmed.ncbi.nlm.nih.gov/29364767/'],
    videos: ['https://stanfordmedicine25.stanford.edu/the25/ics.html'],
    disciplines: ['Internal Medicine'],
    organSystems: ['Nervous System', 'Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Cerebrovascular disease'],
    subtopics: ['Acute ischemic stroke'],
    percentCorrect: 77,
  },
  {
    id: 'nervous-02',
    stem: '<p>A 43-year-old man is admitted because of progressive leg and arm weakness over 4 days, which began 10 days after a diarrheal illness. Since this morning he has had trouble swallowing saliva, and his voice has become soft. He weighs 80 kg (176 lb). Pulse varies between 58/min and 122/min, blood pressure is 158/96 mm Hg, respirations are 26/min, and oxygen saturation is 97% while he breathes room air. There is bilateral facial weakness, he cannot lift his head from the pillow, and the limbs are weak and areflexic with preserved sensation. Cerebrospinal fluid shows protein 96 mg/dL and 2 leukocytes/mm<sup>3</sup>.</p><p>Bedside measurements show a forced vital capacity of 1.1 L (2.0 L at admission) and a maximal inspiratory pressure of −22 cm H<sub>2</sub>O. Arterial blood gas studies show pH 7.41 and PaCO<sub>2</sub> 42 mm Hg. The first dose of intravenous immune globulin is being prepared.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Bilevel noninvasive ventilation in the step-down unit',
        why: 'Noninvasive ventilation is unsafe with bulbar weakness, since secretions cannot be cleared, and it tends to delay a needed intubation in Guillain-Barré syndrome. It can succeed in selected patients with myasthenic crisis who have intact bulbar function.',
      },
      {
        text: 'Elective endotracheal intubation in intensive care',
        correct: true,
        why: 'His vital capacity is about 14 mL/kg (below 20), maximal inspiratory pressure is weaker than −30 cm H₂O, the vital capacity has fallen by more than 30%, and bulbar function is failing. These findings predict respiratory failure, and a planned intubation is safer than an emergency one, especially with autonomic instability.',
      },
      {
        text: 'Intravenous methylprednisolone',
        why: 'Glucocorticoids do not help Guillain-Barré syndrome, and oral treatment may slow recovery. They are useful in chronic inflammatory demyelinating polyneuropathy and myasthenia gravis.',
      },
      {
        text: 'Pyridostigmine with vital capacity every 4 hours',
        why: 'Pyridostigmine treats myasthenia gravis, in which reflexes are preserved and weakness fatigues. It would increase secretions in this patient, and further observation ignores existing intubation criteria.',
      },
      {
        text: 'Transfer to the ward with repeat blood gases in 6 hours',
        why: 'Normal oxygenation and PaCO₂ are falsely reassuring, because hypercapnia and hypoxemia are late signs of neuromuscular failure. Blood gases must not be awaited when ventilatory mechanics are this poor.',
      },
    ],
    objective:
      'In Guillain-Barré syndrome, vital capacity below 20 mL/kg, maximal inspiratory pressure weaker than −30 cm H₂O, or rapid decline with bulbar weakness calls for early elective intubation.',
    expanded:
      '<p>About one quarter of patients hospitalized with Guillain-Barré syndrome need ventilation. The “20/30/40” rule summarizes the warning thresholds: vital capacity below 20 mL/kg, maximal inspiratory pressure weaker than −30 cm H<sub>2</sub>O, or maximal expiratory pressure below 40 cm H<sub>2</sub>O; a fall of any of these by more than 30% in 24 hours is equally worrying. Here 1.1 L ÷ 80 kg = 13.8 mL/kg. Neck flexor weakness parallels diaphragm weakness because both share cervical segments.</p><p>Succinylcholine must be avoided, since denervated muscle can release lethal amounts of potassium. Dysautonomia makes both hypotension and bradycardia during intubation likely.</p><p>Intravenous immune globulin (0.4 g/kg daily for 5 days) and plasma exchange are equally effective; combining them or repeating the immune globulin course routinely adds no benefit. A preceding <em>Campylobacter jejuni</em> infection suggests antibodies to gangliosides such as GM1 and axonal motor variants.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Guillain-Barre+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Guillain-Barre+syndrome+EAN+PNS+guideline+2023',
    ],
    disciplines: ['Internal Medicine'],
    organSystems: ['Nervous System', 'Respiratory'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Neuromuscular disease'],
    subtopics: ['Guillain-Barré syndrome'],
    percentCorrect: 73,
  },
  {
    id: 'nervous-03',
    stem: '<p>A 57-year-old man with diabetes mellitus and hypertension has had sudden vertigo, vomiting, hoarseness, and choking on liquids since this morning. Blood pressure is 176/94 mm Hg and pulse is 84/min and regular. Examination shows right-sided ptosis and a small, reactive right pupil. There is loss of pain and temperature sensation on the right side of the face and on the left side of the trunk and limbs. When he says “ah,” the right side of the palate does not rise and the uvula deviates to the left. Finger-nose testing on the right is inaccurate. Strength, tongue protrusion, and vibration sense are normal.</p><p>Injury to which of the following structures best accounts for his hoarseness and the palatal finding?</p>',
    options: [
      {
        text: 'Dorsal motor nucleus of the vagus',
        why: 'This nucleus supplies preganglionic parasympathetic fibers to thoracic and abdominal viscera. Its injury does not weaken the striated muscles of the palate or larynx.',
      },
      {
        text: 'Hypoglossal nucleus',
        why: 'The hypoglossal nucleus moves the tongue and lies in the medial medulla, supplied by the anterior spinal artery. Its injury would make the tongue deviate toward the right, but tongue protrusion is normal.',
      },
      {
        text: 'Nucleus ambiguus',
        correct: true,
        why: 'The nucleus ambiguus sends branchial motor fibers in cranial nerves IX and X to the palate, pharynx, and larynx. A right-sided lesion causes hoarseness, dysphagia, and palatal droop with deviation of the uvula to the intact left side.',
      },
      {
        text: 'Nucleus of the solitary tract',
        why: 'The nucleus of the solitary tract receives taste and visceral afferents. Damage may abolish taste and blunt baroreceptor reflexes but does not cause muscle weakness.',
      },
      {
        text: 'Spinal nucleus of the trigeminal nerve',
        why: 'The spinal trigeminal nucleus and tract are indeed affected and explain the loss of pain and temperature sensation in the right side of the face. They carry no motor fibers to the larynx.',
      },
    ],
    objective:
      'Infarction of the lateral medulla damages the nucleus ambiguus, which produces ipsilateral palatal, pharyngeal, and laryngeal weakness.',
    expanded:
      '<p>The lateral medullary (Wallenberg) syndrome usually follows occlusion of the vertebral artery or of its posterior inferior cerebellar branch. Each sign maps to a structure: vestibular nuclei (vertigo, nystagmus, vomiting), inferior cerebellar peduncle (ipsilateral ataxia), spinal trigeminal tract (ipsilateral facial pain and temperature), spinothalamic tract (contralateral body pain and temperature), descending sympathetic fibers (ipsilateral Horner syndrome), and nucleus ambiguus (hoarseness, dysphagia, reduced gag reflex).</p><p>The corticospinal tract, medial lemniscus, and hypoglossal nucleus lie medially and are spared; their infarction from the anterior spinal artery produces the medial medullary syndrome with contralateral weakness and loss of vibration sense and ipsilateral tongue deviation.</p><p>Dysphagia in lateral medullary infarction is often severe and brings a high risk of aspiration, so swallowing must be tested before oral intake. Young patients should be evaluated for vertebral artery dissection.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=lateral+medullary+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Wallenberg+syndrome+lateral+medullary+infarction',
    ],
    disciplines: ['Anatomy'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Cerebrovascular disease'],
    subtopics: ['Brainstem localization'],
    percentCorrect: 70,
  },
  {
    id: 'nervous-04',
    stem: '<p>A 17-year-old girl is seen in the family medicine clinic for follow-up of seizures. Six weeks ago she had a generalized tonic-clonic seizure after staying awake overnight to study. She was given carbamazepine 200 mg twice daily in an emergency department. Since then, the brief jerks of both arms that had bothered her for a year on awakening have become more frequent, and she has dropped cups at breakfast. She has no history of depression or behavioral problems, takes a combined oral contraceptive, and hopes to have children some day. Neurologic examination is normal. Electroencephalography shows 4- to 6-Hz generalized polyspike-and-wave discharges that increase with photic stimulation.</p><p>Which of the following is the most appropriate change in her treatment?</p>',
    options: [
      {
        text: 'Increase the dose of carbamazepine',
        why: 'Sodium channel blockers such as carbamazepine can aggravate myoclonic and absence seizures, as happened here. Carbamazepine is effective in focal epilepsy.',
      },
      {
        text: 'Replace carbamazepine with ethosuximide',
        why: 'Ethosuximide blocks thalamic T-type calcium channels and is the first choice for childhood absence epilepsy. It does not protect against generalized tonic-clonic seizures.',
      },
      {
        text: 'Replace carbamazepine with gabapentin',
        why: 'Gabapentin is an adjunct for focal seizures and a treatment of neuropathic pain. It is ineffective in generalized epilepsy and may worsen myoclonus.',
      },
      {
        text: 'Replace carbamazepine with levetiracetam',
        correct: true,
        why: 'Morning myoclonus, a tonic-clonic seizure after sleep deprivation, and polyspike-and-wave discharges indicate juvenile myoclonic epilepsy. Levetiracetam controls both seizure types, does not interact with hormonal contraception, and has a low rate of major malformations.',
      },
      {
        text: 'Replace carbamazepine with phenytoin',
        why: 'Phenytoin can worsen myoclonic seizures, induces metabolism of contraceptive steroids, and is teratogenic. It is mainly used for focal seizures and status epilepticus.',
      },
      {
        text: 'Replace carbamazepine with valproate',
        why: 'Valproate is highly effective in juvenile myoclonic epilepsy, but it causes neural tube defects and other malformations and lowers IQ of exposed children. It is avoided in people who may become pregnant unless other drugs fail and contraception is reliable.',
      },
    ],
    objective:
      'Juvenile myoclonic epilepsy in a person who may become pregnant is treated with levetiracetam in preference to valproate; sodium channel blockers can worsen it.',
    expanded:
      '<p>Juvenile myoclonic epilepsy begins at 12 to 18 years of age with myoclonic jerks shortly after awakening, generalized tonic-clonic seizures in most, and absences in about a third. Sleep deprivation, alcohol, and flashing light are triggers. Cognition and imaging are normal, and relapse is common when medication is withdrawn.</p><p>Broad-spectrum drugs (valproate, levetiracetam, lamotrigine, topiramate, zonisamide) are effective; carbamazepine, oxcarbazepine, phenytoin, gabapentin, tiagabine, and vigabatrin may aggravate generalized seizures. In pregnancy registries, valproate carries a malformation risk of about 10%, compared with about 3% for levetiracetam and lamotrigine. Estrogen-containing contraceptives lower lamotrigine concentrations by about half, which complicates its use in this patient.</p><p>Irritability and depression are the main adverse effects of levetiracetam and should be asked about. Folic acid, regular sleep, and advice on driving and bathing belong to every plan.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=juvenile+myoclonic+epilepsy',
      'https://pubmed.ncbi.nlm.nih.gov/?term=teratogenesis+perinatal+outcomes+antiseizure+medication+practice+guideline+2024',
    ],
    disciplines: ['Pharmacology', 'Pediatrics'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 2', 'COMLEX', 'ABFM'],
    topics: ['Epilepsy'],
    subtopics: ['Juvenile myoclonic epilepsy'],
    percentCorrect: 69,
  },
  {
    id: 'nervous-05',
    stem: '<p>A 7-year-old boy has had 6 weeks of morning headache and vomiting and has become clumsy. Examination shows bilateral papilledema, a wide-based gait, and past-pointing with the left hand. Noncontrast CT shows a well-defined lesion of the left cerebellar hemisphere of low attenuation without calcification.</p><p>MRI shows a 4.5-cm cyst in the left cerebellar hemisphere with a 1.6-cm nodule on its wall. The nodule is hyperintense on T2-weighted images, enhances intensely, and has no restricted diffusion; its apparent diffusion coefficient is 1.7 × 10<sup>−3</sup> mm<sup>2</sup>/s (normal cerebellum about 0.8). There are no vascular flow voids. The fourth ventricle is displaced to the right, with dilatation of the third and lateral ventricles. The spine is normal.</p><p>Which of the following is the most likely diagnosis?</p>',
    options: [
      {
        text: 'Atypical teratoid/rhabdoid tumor',
        why: 'This aggressive tumor mostly affects children younger than 3 years and appears as a large heterogeneous mass with hemorrhage and restricted diffusion. High diffusion and a neat cyst with a nodule do not fit.',
      },
      {
        text: 'Ependymoma',
        why: 'Posterior fossa ependymoma arises in the fourth ventricle, often calcifies, and molds itself through the foramina of Luschka and Magendie. This lesion is intra-axial in the hemisphere and only displaces the ventricle.',
      },
      {
        text: 'Hemangioblastoma',
        why: 'Hemangioblastoma also presents as a cyst with an enhancing mural nodule, but typically in adults or in von Hippel–Lindau disease, and the nodule abuts the pia with flow voids of large vessels. The age and lack of flow voids argue against it.',
      },
      {
        text: 'Medulloblastoma',
        why: 'Medulloblastoma is a densely cellular tumor, usually of the vermis in children, that is hyperattenuating on CT and shows restricted diffusion (low apparent diffusion coefficient). The opposite pattern is described here.',
      },
      {
        text: 'Pilocytic astrocytoma',
        correct: true,
        why: 'A cerebellar hemispheric cyst with an avidly enhancing nodule in a school-aged child is the classic appearance. Low attenuation and a high apparent diffusion coefficient reflect the loose, low-cellularity tissue of this grade 1 tumor.',
      },
    ],
    objective:
      'A cyst with an enhancing mural nodule and high apparent diffusion coefficient in a child’s cerebellar hemisphere indicates pilocytic astrocytoma.',
    expanded:
      '<p>Diffusion imaging is a strong discriminator among pediatric posterior fossa tumors because water motion falls as cellularity rises. Medulloblastoma and atypical teratoid/rhabdoid tumor have the lowest apparent diffusion coefficients, ependymoma is intermediate, and pilocytic astrocytoma has the highest.</p><p>Pilocytic astrocytoma is the most frequent glioma of childhood. Histology shows a biphasic pattern of compact bipolar cells with Rosenthal fibers and loose microcystic areas with eosinophilic granular bodies. Enhancement comes from fenestrated tumor vessels and does not imply high grade. Most cerebellar tumors carry a <em>KIAA1549–BRAF</em> fusion that activates the MAPK pathway; optic pathway tumors are linked with neurofibromatosis type 1.</p><p>Complete resection of a cerebellar lesion is curative in more than 90%. When the cyst wall itself enhances it may contain tumor and is also removed. Residual or inoperable disease is treated with chemotherapy or with BRAF or MEK inhibitors.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=pilocytic+astrocytoma',
      'https://pubmed.ncbi.nlm.nih.gov/?term=pediatric+posterior+fossa+tumors+apparent+diffusion+coefficient+MRI',
    ],
    disciplines: ['Radiology', 'Pathology'],
    organSystems: ['Nervous System'],
    examTypes: ['ABR Core', 'Step 1'],
    topics: ['Brain tumors'],
    subtopics: ['Pilocytic astrocytoma'],
    percentCorrect: 79,
  },
  {
    id: 'nervous-06',
    stem: '<p>GABA<sub>A</sub> receptors are ligand-gated channels selective for chloride. The intracellular chloride concentration of a neuron is set by two cotransporters: NKCC1, which carries chloride in, and KCC2, which carries chloride out. Immature neurons express mostly NKCC1, and mature neurons mostly KCC2.</p><table><thead><tr><th></th><th>Immature neuron</th><th>Mature neuron</th></tr></thead><tbody><tr><td>Extracellular [Cl<sup>−</sup>]</td><td>120 mM</td><td>120 mM</td></tr><tr><td>Intracellular [Cl<sup>−</sup>]</td><td>30 mM</td><td>6 mM</td></tr><tr><td>Resting membrane potential</td><td>−60 mV</td><td>−65 mV</td></tr></tbody></table><p>At 37 °C the equilibrium potential of chloride is given by E<sub>Cl</sub> = 61 mV × log<sub>10</sub>([Cl<sup>−</sup>]<sub>in</sub>/[Cl<sup>−</sup>]<sub>out</sub>). (log<sub>10</sub> 2 = 0.30)</p><p>Which of the following describes the effect of opening GABA<sub>A</sub> channels in the immature neuron at rest?</p>',
    options: [
      {
        text: 'Net Cl<sup>−</sup> efflux and depolarization toward −37 mV',
        correct: true,
        why: 'E<sub>Cl</sub> = 61 × log(30/120) = 61 × (−0.60) ≈ −37 mV, which is positive to the resting potential of −60 mV. The membrane moves toward −37 mV, and the loss of negative charge that depolarizes the cell is an outflow of chloride.',
      },
      {
        text: 'Net Cl<sup>−</sup> efflux and hyperpolarization toward −79 mV',
        why: 'Outflow of an anion leaves the interior less negative, so efflux and hyperpolarization contradict each other. The value of −79 mV is the equilibrium potential of the mature neuron (61 × log(6/120)).',
      },
      {
        text: 'Net Cl<sup>−</sup> influx and depolarization toward −37 mV',
        why: 'The target of −37 mV is correct, but entry of negative charge would make the interior more negative. At −60 mV the electrical force driving chloride out exceeds the concentration gradient driving it in.',
      },
      {
        text: 'Net Cl<sup>−</sup> influx and hyperpolarization toward −79 mV',
        why: 'This describes the mature neuron, in which KCC2 keeps intracellular chloride at 6 mM and E<sub>Cl</sub> lies below the resting potential of −65 mV. It is the usual inhibitory action of GABA.',
      },
    ],
    objective:
      'Use the Nernst equation to predict the direction of ion movement and of the change in membrane potential when a selective channel opens.',
    expanded:
      '<p>When a channel selective for one ion opens, the membrane potential moves toward that ion’s equilibrium potential. Whether a transmitter excites or inhibits thus depends on the ion gradients and not on the transmitter.</p><p>For the immature neuron, log(30/120) = log(1/4) = −2 × 0.30 = −0.60, so E<sub>Cl</sub> = −36.6 mV. The driving force is V<sub>m</sub> − E<sub>Cl</sub> = −60 − (−37) = −23 mV. For the mature neuron, log(6/120) = log(1/20) = −1.30 and E<sub>Cl</sub> = −79 mV; the driving force at −65 mV is +14 mV, and chloride enters.</p><p>The equation as written already contains the valence of −1: the ratio is inverted (inside over outside) relative to the form for a monovalent cation. The developmental switch to KCC2 occurs around birth in humans and helps to explain why drugs that enhance GABA<sub>A</sub> signaling can be less effective in neonatal seizures.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Nernst+equation+membrane+potential',
      'https://pubmed.ncbi.nlm.nih.gov/?term=NKCC1+KCC2+GABA+depolarizing+immature+neurons',
    ],
    disciplines: ['Physiology', 'Physics & Chemistry'],
    organSystems: ['Nervous System'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Neurophysiology'],
    subtopics: ['Membrane potential'],
    percentCorrect: 57,
  },
  {
    id: 'nervous-07',
    stem: '<p>A 61-year-old woman with restless legs syndrome comes to her family physician because treatment no longer works. For 5 years, pramipexole 0.25 mg at bedtime controlled her symptoms. During the past 18 months the dose has been increased in steps to 0.75 mg, each time with relief for only a few weeks. The urge to move now starts in the early afternoon, comes on within minutes of sitting down, and has spread to her arms. She takes no antidepressants or antihistamines, does not snore, and has no history of depression or substance use. Body mass index is 24 kg/m<sup>2</sup>. Neurologic examination is normal. Laboratory studies show ferritin 162 ng/mL, transferrin saturation 31%, and estimated glomerular filtration rate 84 mL/min/1.73 m<sup>2</sup>.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Add clonazepam at bedtime',
        why: 'Clonazepam may help sleep but has little effect on restless legs symptoms, none on augmentation, and adds the risk of falls and dependence. Current guidance suggests against its use for this disorder.',
      },
      {
        text: 'Add gabapentin, then gradually taper pramipexole',
        correct: true,
        why: 'Earlier onset, shorter latency, spread to the arms, and loss of benefit after dose increases define augmentation by a dopamine agonist. The agonist should be withdrawn slowly under cover of an α2δ ligand such as gabapentin, which is also recommended first-line therapy and needs no dose change at her renal function.',
      },
      {
        text: 'Add oral ferrous sulfate every other day',
        why: 'Oral iron is considered when ferritin is 75 ng/mL or less or transferrin saturation is below 20%, and intravenous iron when ferritin is up to 100 ng/mL. Her stores are adequate, so iron is not the solution.',
      },
      {
        text: 'Increase pramipexole and divide it into two doses',
        why: 'Raising or splitting the dose gives short-lived relief and drives further augmentation. She already takes more than the usual maximum of 0.5 mg daily for restless legs syndrome, and impulse-control disorders become more likely.',
      },
      {
        text: 'Replace pramipexole with nightly carbidopa-levodopa',
        why: 'Levodopa has the highest rate of augmentation of all dopaminergic drugs. At most it is used intermittently, for example before a long flight.',
      },
    ],
    objective:
      'Augmentation of restless legs syndrome by a dopamine agonist is managed by starting an alpha-2-delta ligand and slowly withdrawing the agonist.',
    expanded:
      '<p>Augmentation is a drug-induced worsening of restless legs syndrome that affects a growing share of patients with each year of dopaminergic treatment, up to about half over 8 to 10 years. It is recognized by symptoms at least 2 to 4 hours earlier in the day, a paradoxical response to dose increases, shorter latency at rest, and spread to other body parts.</p><p>The 2025 guideline of the American Academy of Sleep Medicine strongly recommends gabapentin, gabapentin enacarbil, or pregabalin, and intravenous ferric carboxymaltose in appropriate iron status, and suggests against standard use of dopamine agonists. Abrupt withdrawal produces severe insomnia and motor restlessness, so pramipexole is reduced by small steps (for example 0.125 mg every 1 to 2 weeks) after the α<sub>2</sub>δ ligand has been established. Low-dose opioids such as methadone or buprenorphine are effective for refractory cases.</p><p>Antihistamines, most antidepressants, antiemetic dopamine blockers, and untreated sleep apnea should be sought as aggravating factors.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=restless+legs+syndrome+American+Academy+of+Sleep+Medicine+clinical+practice+guideline+2025',
      'https://www.ncbi.nlm.nih.gov/books/?term=restless+legs+syndrome',
    ],
    disciplines: ['Family Medicine', 'Pharmacology'],
    organSystems: ['Nervous System'],
    examTypes: ['ABFM', 'ABIM', 'Step 3'],
    topics: ['Movement and sleep disorders'],
    subtopics: ['Restless legs syndrome'],
    percentCorrect: 64,
  },
  {
    id: 'nervous-08',
    stem: '<p>A 19-year-old man is brought to the emergency department 50 minutes after a baseball struck the right side of his head. He lost consciousness for 1 minute, then talked normally in the ambulance, but has since become drowsy. Blood pressure is 172/92 mm Hg, pulse 52/min, and respirations 12/min and irregular. He opens his eyes to pain, makes incomprehensible sounds, and withdraws from pain (Glasgow Coma Scale score 8). The right pupil is 6 mm and unreactive; the left is 3 mm and reactive. CT shows a fracture of the squamous part of the right temporal bone and a biconvex hyperattenuating extra-axial collection 26 mm thick with 9 mm of midline shift. Airway control, hyperosmolar therapy, and emergency craniotomy are arranged.</p><p>The vessel most likely responsible for the hemorrhage enters the skull through which of the following openings?</p>',
    options: [
      {
        text: 'Carotid canal',
        why: 'The carotid canal transmits the internal carotid artery and its sympathetic plexus. Fractures here cause dissection, pseudoaneurysm, or carotid-cavernous fistula rather than a temporal epidural hematoma.',
      },
      {
        text: 'Foramen lacerum',
        why: 'The foramen lacerum is filled by cartilage in life and lies below the internal carotid artery. The meningeal branch of the ascending pharyngeal artery that crosses it is not a usual source of epidural bleeding.',
      },
      {
        text: 'Foramen ovale',
        why: 'The foramen ovale transmits the mandibular nerve, the accessory meningeal artery, the lesser petrosal nerve, and emissary veins. It lies just anteromedial to the opening in question.',
      },
      {
        text: 'Foramen rotundum',
        why: 'The foramen rotundum carries the maxillary nerve from the middle cranial fossa to the pterygopalatine fossa. Injury would cause numbness of the midface.',
      },
      {
        text: 'Foramen spinosum',
        correct: true,
        why: 'The collection is an epidural hematoma after a lucid interval, typically from the middle meningeal artery under the thin temporal bone. This branch of the maxillary artery enters the middle cranial fossa through the foramen spinosum of the sphenoid.',
      },
      {
        text: 'Superior orbital fissure',
        why: 'The superior orbital fissure transmits cranial nerves III, IV, VI, and the ophthalmic nerve with the ophthalmic veins. The dilated pupil is due to uncal compression of the oculomotor nerve within the cranial cavity and not to injury at the fissure.',
      },
    ],
    objective:
      'Epidural hematoma after temporal bone fracture usually arises from the middle meningeal artery, which enters the skull through the foramen spinosum.',
    expanded:
      '<p>The middle meningeal artery, a branch of the first part of the maxillary artery, often passes between the roots of the auriculotemporal nerve and runs in a groove on the inner table. A fracture across the groove tears it, and arterial blood strips the dura from bone. The clot is limited by sutures, which gives the biconvex outline.</p><p>As the hematoma expands, the uncus herniates over the tentorial edge. Pupillary fibers lie on the surface of the oculomotor nerve, so a dilated ipsilateral pupil is an early sign. Hypertension, bradycardia, and irregular breathing (Cushing response) indicate brainstem compression.</p><p>Surgical guidelines advise evacuation of any epidural hematoma larger than 30 mL regardless of the Glasgow Coma Scale score, and as soon as possible in a patient with a score below 9 and anisocoria. Small clots (below 30 mL, less than 15 mm thick, shift less than 5 mm) in alert patients can be observed with repeated CT. Prompt evacuation gives an excellent outcome because the underlying brain is often uninjured.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=epidural+hematoma',
      'https://pubmed.ncbi.nlm.nih.gov/?term=surgical+management+of+acute+epidural+hematomas+guidelines',
    ],
    disciplines: ['Anatomy', 'Surgery'],
    organSystems: ['Nervous System'],
    examTypes: ['ABSITE', 'Step 1', 'COMLEX'],
    topics: ['Head trauma'],
    subtopics: ['Epidural hematoma'],
    percentCorrect: 82,
  },
  {
    id: 'nervous-09',
    stem: '<p>A 6-month-old boy is brought to the clinic because of clusters of sudden bending of the head and trunk with flinging of the arms, 10 to 20 in a row, mostly on awakening, for 2 weeks. He has stopped smiling and no longer rolls over. Prenatal ultrasonography had shown two ventricular masses of the heart, which have become smaller since birth. Examination shows an alert but hypotonic infant with five pale oval macules on the trunk that stand out under a Wood lamp. Electroencephalography shows chaotic high-amplitude slow waves with multifocal spikes. MRI shows several cortical tubers and subependymal nodules.</p><p>The first-line drug that is preferred for this infant because of his underlying disorder is most strongly associated with which of the following adverse effects?</p>',
    options: [
      {
        text: 'Adrenal suppression',
        why: 'Hormonal therapy with adrenocorticotropic hormone or prednisolone causes hypertension, infection, and adrenal suppression, and it is a leading choice for infantile spasms of most other causes. In tuberous sclerosis another drug is preferred.',
      },
      {
        text: 'Aplastic anemia',
        why: 'Aplastic anemia limits felbamate, which is kept for refractory epilepsies such as Lennox-Gastaut syndrome. It is not a first-line drug for infantile spasms.',
      },
      {
        text: 'Hepatic failure',
        why: 'Fatal hepatotoxicity is the feared effect of valproate in children younger than 2 years, particularly with mitochondrial disease due to <em>POLG</em> variants. Valproate is not the preferred treatment here.',
      },
      {
        text: 'Nephrolithiasis',
        why: 'Kidney stones, acidosis, and reduced sweating are effects of the carbonic anhydrase inhibitors topiramate and zonisamide. These are second-line options for infantile spasms.',
      },
      {
        text: 'Stevens-Johnson syndrome',
        why: 'Severe skin reactions are typical of lamotrigine and of aromatic antiseizure drugs such as carbamazepine. They are not used as first-line treatment for infantile spasms.',
      },
      {
        text: 'Visual field constriction',
        correct: true,
        why: 'Infantile spasms in tuberous sclerosis complex are treated with vigabatrin, an irreversible inhibitor of GABA transaminase. Its most important toxicity is permanent bilateral concentric constriction of the visual fields from retinal injury, so vision is monitored and treatment is kept as short as possible.',
      },
    ],
    objective:
      'Vigabatrin is the preferred treatment for infantile spasms due to tuberous sclerosis complex; permanent visual field loss is its main toxicity.',
    expanded:
      '<p>Infantile epileptic spasms syndrome combines clustered flexor or extensor spasms, developmental arrest or regression, and often hypsarrhythmia, with a peak onset at 3 to 7 months. Delay in treatment worsens cognitive outcome, so an electroencephalogram should be obtained within days.</p><p>Tuberous sclerosis complex is due to loss of function of <em>TSC1</em> (hamartin) or <em>TSC2</em> (tuberin), which releases inhibition of mTOR complex 1. Its signs depend on age: cardiac rhabdomyomas before birth that regress, hypomelanotic macules in infancy, cortical tubers and subependymal nodules, and later facial angiofibromas, renal angiomyolipomas, and lymphangioleiomyomatosis. Everolimus treats subependymal giant cell astrocytoma, angiomyolipoma, and refractory focal seizures.</p><p>Spasms stop with vigabatrin in most infants with tuberous sclerosis. The drug may also produce reversible MRI signal changes in the thalamus, globus pallidus, and brainstem. Visual loss relates to dose and duration, so a course of about 6 months is usual, with ophthalmologic assessments.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=tuberous+sclerosis+complex',
      'https://pubmed.ncbi.nlm.nih.gov/?term=updated+international+tuberous+sclerosis+complex+surveillance+management+recommendations',
    ],
    disciplines: ['Pediatrics', 'Pharmacology'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Epilepsy'],
    subtopics: ['Infantile spasms'],
    percentCorrect: 62,
  },
  {
    id: 'nervous-10',
    stem: '<p>A 72-year-old woman with mild cognitive impairment due to biomarker-confirmed Alzheimer disease comes to the emergency department with 2 days of headache, confusion, and trouble reading. She has received four infusions of lecanemab, the last 8 days ago, and takes no antithrombotic drugs. She is homozygous for apolipoprotein E ε4. Temperature is 36.8 °C (98.2 °F), pulse 78/min, and blood pressure 136/78 mm Hg. There is a left homonymous visual field defect. MRI before treatment showed one microhemorrhage.</p><p>MRI now shows hyperintensity of the right occipital and temporal white matter and sulci on FLAIR images without restricted diffusion, and three new punctate foci of low signal on susceptibility-weighted images in the same region. MR angiography and venography are normal.</p><p>Which of the following is the most likely mechanism of these findings?</p>',
    options: [
      {
        text: 'Antibody-driven clearance of amyloid from vessel walls',
        correct: true,
        why: 'Edema and effusion (ARIA-E) and microhemorrhage (ARIA-H) early in anti-amyloid antibody therapy reflect removal of amyloid from cerebral vessels, with local inflammation and a leaky wall. The ε4/ε4 genotype, which goes with heavy vascular amyloid, is the strongest risk factor.',
      },
      {
        text: 'Autoantibodies to NMDA receptors in the hippocampus',
        why: 'Anti-NMDA receptor encephalitis causes psychiatric symptoms, seizures, dyskinesia, and autonomic instability, mostly in younger people, and MRI is often normal. It does not explain new microhemorrhages.',
      },
      {
        text: 'Embolic occlusion of the posterior cerebral artery',
        why: 'An embolic infarct would show restricted diffusion in an arterial territory and an occluded vessel. Diffusion and MR angiography are normal here, a critical distinction because thrombolysis could cause fatal hemorrhage.',
      },
      {
        text: 'Reactivation of JC virus in oligodendrocytes',
        why: 'Progressive multifocal leukoencephalopathy occurs with natalizumab, HIV infection, or other impairment of T cells and evolves over weeks without sulcal effusion or microhemorrhage. Lecanemab does not impair immune surveillance.',
      },
      {
        text: 'Thrombosis of the right transverse sinus',
        why: 'Venous thrombosis may cause headache with vasogenic edema and hemorrhage, but the normal MR venogram excludes it. It is linked to estrogen use, pregnancy, and thrombophilia.',
      },
    ],
    objective:
      'Amyloid-related imaging abnormalities during anti-amyloid antibody therapy result from clearance of vascular amyloid and are most frequent in apolipoprotein E ε4 homozygotes.',
    expanded:
      '<p>Lecanemab and donanemab bind aggregated amyloid-β and promote its removal by microglia. Amyloid also lies in the media of cortical and leptomeningeal arteries (cerebral amyloid angiopathy). Mobilizing it loosens the wall and obstructs perivascular drainage, so that fluid (ARIA-E: parenchymal edema or sulcal effusion) or blood products (ARIA-H: microhemorrhage or superficial siderosis) escape.</p><p>Most events occur within the first 3 months or so. In the lecanemab phase 3 trial ARIA-E affected about 13% of treated patients overall but about one third of ε4 homozygotes; roughly three quarters of cases cause no symptoms. Genotyping before treatment, a recent baseline MRI, and scheduled MRIs before early infusions are therefore recommended. More than four microhemorrhages or superficial siderosis argues against treatment, and anticoagulant use calls for great caution.</p><p>For symptomatic or radiographically moderate to severe ARIA, infusions are suspended until resolution; glucocorticoids are given in severe cases. Thrombolytics should be avoided in patients taking these antibodies.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=lecanemab+appropriate+use+recommendations',
      'https://pubmed.ncbi.nlm.nih.gov/?term=amyloid-related+imaging+abnormalities+mechanism+apolipoprotein+E',
    ],
    disciplines: ['Pathology', 'Internal Medicine'],
    organSystems: ['Nervous System'],
    examTypes: ['ABIM', 'Step 3'],
    topics: ['Dementia'],
    subtopics: ['Amyloid-related imaging abnormalities'],
    percentCorrect: 72,
  },
  {
    id: 'nervous-11',
    stem: '<p>A 34-year-old man comes to the clinic because his left foot has slapped the ground for 10 days. He noticed it the morning after a weekend spent laying floor tiles in a squatting position. He has no back pain. He has lost 14 kg (31 lb) on a diet during the past 4 months. Examination shows 2/5 strength of left ankle dorsiflexion and great toe extension and 3/5 strength of eversion. Sensation is reduced over the lower lateral leg and the dorsum of the foot. Tapping behind the fibular head produces tingling in the foot. The straight-leg raise test is negative.</p><p>Which of the following additional findings, if present, would most strongly suggest an L5 radiculopathy rather than the most likely diagnosis?</p>',
    options: [
      {
        text: 'Loss of the Achilles reflex',
        why: 'The Achilles reflex tests S1 through the tibial nerve and is normally preserved in both L5 radiculopathy and fibular neuropathy. Its loss suggests S1 radiculopathy, a sciatic lesion, or polyneuropathy.',
      },
      {
        text: 'Numbness of the first web space',
        why: 'The first web space is supplied by the deep fibular nerve and lies within the L5 dermatome. Numbness there is expected with either lesion and does not discriminate.',
      },
      {
        text: 'Steppage gait',
        why: 'Steppage gait compensates for weak dorsiflexion from any cause, including fibular neuropathy, L5 radiculopathy, and length-dependent polyneuropathy. It does not locate the lesion.',
      },
      {
        text: 'Weakness of ankle inversion',
        correct: true,
        why: 'Inversion is chiefly the work of the tibialis posterior, which receives L5 fibers through the tibial nerve. It is spared in common fibular neuropathy, so weakness here moves the lesion to the L5 root (or the sciatic nerve or plexus); weak hip abduction would have the same value.',
      },
      {
        text: 'Weakness of the extensor digitorum brevis',
        why: 'The extensor digitorum brevis is supplied by the deep fibular nerve with fibers from L5 and S1. It is weak or wasted in both conditions.',
      },
    ],
    objective:
      'Weakness of ankle inversion or hip abduction distinguishes L5 radiculopathy from common fibular neuropathy in a patient with footdrop.',
    expanded:
      '<p>The common fibular (peroneal) nerve winds around the fibular neck covered only by skin and fascia. Prolonged squatting, leg crossing, casts, and recent weight loss with loss of the protective fat pad cause compression there. Both divisions are affected: the deep fibular nerve (dorsiflexion, toe extension, first web space) and the superficial fibular nerve (eversion, lateral leg and dorsum of the foot).</p><p>The L5 root contributes to all of these muscles, and also to muscles supplied by other nerves: tibialis posterior (tibial nerve, inversion), gluteus medius and minimus (superior gluteal nerve, hip abduction), and hamstrings (sciatic nerve). Testing these muscles is the key to localization. Inversion should be tested with the foot in passive dorsiflexion, because a plantar-flexed foot places the muscle at a disadvantage.</p><p>Nerve conduction studies show a block or slowing at the fibular neck. Most compressive lesions recover over weeks to months with removal of pressure, padding, and an ankle-foot orthosis.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=common+peroneal+nerve+injury',
      'https://pubmed.ncbi.nlm.nih.gov/?term=foot+drop+fibular+neuropathy+L5+radiculopathy',
    ],
    disciplines: ['Anatomy', 'Family Medicine'],
    organSystems: ['Nervous System', 'Musculoskeletal'],
    examTypes: ['Step 1', 'COMLEX', 'ABFM'],
    topics: ['Peripheral nerve disorders'],
    subtopics: ['Common fibular neuropathy'],
    percentCorrect: 59,
  },
  {
    id: 'nervous-12',
    stem: '<p>A 63-year-old man has had 4 months of difficulty rising from chairs and climbing stairs. He also has a dry mouth, constipation, and new erectile dysfunction. He notes that his grip seems to improve after the first few squeezes. He has smoked one and a half packs of cigarettes daily for 42 years and has lost 6 kg (13 lb). Examination shows symmetric proximal weakness of the legs more than the arms, dry oral mucosa, and sluggish pupils. Knee reflexes are absent at rest and appear after 10 seconds of maximal contraction of the quadriceps. Sensation is normal, and there are no fasciculations. Creatine kinase is normal. CT of the chest shows a 3-cm right hilar mass.</p><p>Which of the following is most likely to be found on electrodiagnostic studies?</p>',
    options: [
      {
        text: 'Conduction block outside common compression sites',
        why: 'Conduction block characterizes multifocal motor neuropathy and acquired demyelinating neuropathies. These cause asymmetric distal weakness or sensory loss and do not produce autonomic symptoms with facilitation of reflexes.',
      },
      {
        text: 'Decrement at 3 Hz without an increment after exercise',
        why: 'A decrement on slow stimulation with normal baseline amplitude and no marked facilitation is the pattern of myasthenia gravis, which starts with ocular and bulbar fatigue and spares reflexes and autonomic function.',
      },
      {
        text: 'Fibrillations and fasciculations in three body regions',
        why: 'Widespread active denervation supports amyotrophic lateral sclerosis. That disease combines upper and lower motor neuron signs and does not improve with brief exercise.',
      },
      {
        text: 'Low-amplitude motor responses that double after brief exercise',
        correct: true,
        why: 'Proximal weakness, autonomic symptoms, reflexes that appear after contraction, and a hilar mass indicate Lambert-Eaton myasthenic syndrome. Too few quanta are released at rest; presynaptic calcium builds up with brief exercise or 20- to 50-Hz stimulation, and the motor amplitude rises by more than 60% to 100%.',
      },
      {
        text: 'Myotonic discharges that wax and wane',
        why: 'Myotonic discharges occur in myotonic dystrophy and channelopathies. Patients have delayed relaxation of grip, which is different from facilitation of strength.',
      },
    ],
    objective:
      'Lambert-Eaton myasthenic syndrome shows small motor responses that increase markedly after brief exercise or high-frequency stimulation, and calls for a search for small cell lung cancer.',
    expanded:
      '<p>Antibodies against presynaptic P/Q-type voltage-gated calcium channels reduce calcium entry and acetylcholine release at motor and autonomic terminals. Small cell lung carcinoma expresses the same channel and is found in 50% to 60% of patients, usually within 2 years; cancers may be detected after the neurologic diagnosis, so imaging is repeated every 3 to 6 months when the first study is negative.</p><p>The triad is proximal leg weakness, autonomic dysfunction (dry mouth, erectile dysfunction, constipation), and reduced reflexes with post-exercise facilitation. Slow repetitive stimulation may cause a decrement, as in myasthenia gravis; the small baseline response and large increment separate the two.</p><p>Treatment of the tumor often improves strength. Amifampridine (3,4-diaminopyridine) blocks presynaptic potassium channels, prolongs the action potential, and so lengthens calcium entry; seizures are its main risk. Immune globulin or immunosuppression is added when needed. Antibodies to SOX1 favor an underlying tumor.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Lambert-Eaton+myasthenic+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Lambert-Eaton+myasthenic+syndrome+diagnosis+treatment+review',
    ],
    disciplines: ['Pathology', 'Internal Medicine'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 1', 'ABIM', 'COMLEX'],
    topics: ['Neuromuscular disease'],
    subtopics: ['Lambert-Eaton myasthenic syndrome'],
    percentCorrect: 74,
  },
  {
    id: 'nervous-13',
    stem: '<p>A 4-month-old girl is brought to the emergency department because of poor feeding and a weak cry for 2 days. She has passed no stool for 6 days. She was born at term and had been well; she is breastfed, and her grandmother recently began to dip her pacifier in honey. She is afebrile. Pulse is 138/min, respirations are 30/min, and oxygen saturation is 97% on room air. She is alert but has bilateral ptosis, sluggish pupils, an expressionless face, a weak suck, and poor head control; tendon reflexes are reduced. Complete blood count, electrolytes, and cerebrospinal fluid are normal.</p><p>In addition to close respiratory monitoring, which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Equine heptavalent botulinum antitoxin',
        why: 'Equine antitoxin is used for foodborne and wound botulism in older children and adults. In infants a human product is preferred, because equine serum can cause anaphylaxis and has a short half-life.',
      },
      {
        text: 'Gentamicin and ampicillin intravenously',
        why: 'Antibiotics do not neutralize toxin and may release more of it from the gut. Aminoglycosides also impair neuromuscular transmission and can precipitate respiratory arrest.',
      },
      {
        text: 'Human botulism immune globulin intravenously',
        correct: true,
        why: 'Constipation followed by descending flaccid paralysis with ptosis and sluggish pupils is infant botulism. Human-derived botulism immune globulin neutralizes circulating toxin, shortens the hospital stay by about 3 weeks, and is given at once on clinical suspicion.',
      },
      {
        text: 'Nusinersen intrathecally',
        why: 'Nusinersen treats spinal muscular atrophy, which causes proximal weakness and tongue fasciculations with spared eye and facial muscles. It develops over weeks, not days.',
      },
      {
        text: 'Pyridostigmine by mouth',
        why: 'Pyridostigmine increases acetylcholine in the synaptic cleft in myasthenic disorders. In botulism too little acetylcholine is released, pupils are affected, and cholinesterase inhibitors give no useful benefit.',
      },
    ],
    objective:
      'Infant botulism is treated with human botulism immune globulin on clinical suspicion; aminoglycosides are avoided.',
    expanded:
      '<p>Spores of <em>Clostridium botulinum</em> from soil, dust, or honey germinate in the immature intestine of infants younger than 12 months and release toxin. The toxin enters cholinergic terminals and cleaves SNARE proteins, such as synaptobrevin or SNAP-25, so that vesicles cannot fuse with the membrane. Constipation comes first; then weakness descends from cranial nerves to limbs and diaphragm. Parasympathetic failure explains the sluggish pupils and may cause a dry mouth.</p><p>The diagnosis is confirmed by toxin or organism in stool, which may take days to obtain, and treatment must not wait. About half of hospitalized infants need ventilation. Recovery requires new nerve terminals and takes weeks, but it is usually complete. Electromyography shows small potentials that increase with rapid stimulation. Honey should not be given before the first birthday.</p>',
    references: [
      'https://www.cdc.gov/botulism/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=human+botulism+immune+globulin+infant+botulism',
    ],
    disciplines: ['Pediatrics', 'Microbiology'],
    organSystems: ['Nervous System'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Neuromuscular disease', 'Bacterial infections'],
    subtopics: ['Infant botulism'],
    percentCorrect: 80,
  },
];
