import type { BankQuestion } from '../types';

export const psychiatric: readonly BankQuestion[] = [
  {
    id: 'psychiatric-01',
    stem: '<p>A 58-year-old man with schizophrenia and type 2 diabetes is hospitalized for dry gangrene of the left forefoot. His psychosis has been stable on monthly paliperidone for 6 years, and he lives with his sister. Vascular surgeons recommend below-knee amputation and explain that without it he is likely to develop sepsis and may die within months. He declines. In his own words he says, “The foot is dead, the infection can get into my blood, and I could die. The operation would probably save me. I watched my father after he lost both legs, and I would rather have less time on my own feet.” He gives the same account to the psychiatrist on 2 consecutive days. He is oriented, attentive, and euthymic; he occasionally hears a murmuring voice that does not comment on his foot. His sister begs the team to operate.</p><p>Which of the following is the most appropriate course of action?</p>',
    options: [
      {
        text: 'Ask the sister to give consent as the next of kin',
        why: 'A surrogate decides only when the patient lacks capacity and should then follow his known wishes. He has capacity, so her consent would have no standing, although her concerns deserve a supportive conversation.',
      },
      {
        text: 'Initiate involuntary psychiatric hospitalization and then amputate',
        why: 'Involuntary hospitalization is for danger due to mental illness, and it does not authorize unwanted surgery. His refusal rests on personal experience and not on psychosis or suicidal intent.',
      },
      {
        text: 'Petition a court to order the amputation',
        why: 'Courts may be asked to decide when capacity is disputed or a patient without capacity has no surrogate. There is no dispute here, since two consistent assessments show intact decision making.',
      },
      {
        text: 'Respect his refusal and continue to offer alternative and palliative care',
        why: 'He communicates a stable choice, understands the facts, appreciates that they apply to him, and reasons from his values. A psychiatric diagnosis does not remove capacity, so his informed refusal is respected, with wound care, symptom control, and an open offer of surgery if he reconsiders.',
        correct: true,
      },
      {
        text: 'Treat him under the emergency exception once he becomes septic and confused',
        why: 'The emergency exception presumes consent only when the patient’s wishes are unknown. His refusal was made with capacity and remains binding after he loses it, so it should be documented as an advance directive.',
      },
    ],
    objective:
      'Decision-making capacity is specific to the decision and requires choice, understanding, appreciation, and reasoning; a patient with schizophrenia who meets all four may refuse life-saving treatment.',
    expanded:
      '<p>Adults are presumed to have capacity whatever their diagnosis. Four abilities are assessed for the decision at hand: to express a choice consistently, to understand relevant information, to appreciate how it applies to oneself, and to reason by comparing options in the light of one’s values. The standard is stricter when the stakes are high, but an unusual choice is not evidence of incapacity. Any physician may assess capacity; psychiatry helps in complex cases. Competence, by contrast, is a legal determination by a court.</p><p>Reversible barriers such as delirium, pain, depression, language, and hearing are corrected first. Hallucinations matter only if they drive the choice. After an informed refusal, explore fears, offer peer contact and prosthetics counseling, record the discussion, involve palliative care and, if the patient agrees, the family, and help him appoint a health care agent.</p>',
    references: [
      'https://code-medical-ethics.ama-assn.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Appelbaum+assessment+of+patients+competence+to+consent+to+treatment',
    ],
    disciplines: ['Behavioral Science', 'Psychiatry'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX', 'Step 3'],
    topics: ['Medical ethics'],
    subtopics: ['Decision-making capacity', 'Informed refusal'],
    percentCorrect: 85,
  },
  {
    id: 'psychiatric-02',
    stem: '<p>A 47-year-old woman with obsessive–compulsive disorder is being treated in the hospital for a methicillin-resistant <em>Staphylococcus aureus</em> soft-tissue infection. Vancomycin was replaced by linezolid yesterday because of a rash. She has taken sertraline 200 mg daily for years. She is now restless, sweating, and tremulous and has had three watery stools. Temperature is 38.9 °C, blood pressure is 164/96 mm Hg, and pulse is 128/min. Pupils are 7 mm and reactive, and bowel sounds are hyperactive. Tone is increased more in the legs than in the arms, patellar reflexes are 4+, and there is sustained ankle clonus. Creatine kinase is 310 U/L, and leukocyte count is 9,800/mm<sup>3</sup>.</p><p>In addition to intravenous fluids, which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Bromocriptine and dantrolene, with both drugs stopped',
        why: 'These are used in severe neuroleptic malignant syndrome, which develops over days after dopamine blockade with lead-pipe rigidity and slow reflexes. Bromocriptine has serotonergic activity and may worsen her condition.',
      },
      {
        text: 'Discontinuation of linezolid and sertraline, and lorazepam',
        why: 'Hyperthermia, dilated pupils, diarrhea, hyperreflexia, and clonus within a day of adding linezolid, a reversible monoamine oxidase inhibitor, to sertraline indicate serotonin toxicity. Treatment is to stop the serotonergic drugs and give benzodiazepines, with cooling and cyproheptadine if needed.',
        correct: true,
      },
      {
        text: 'Haloperidol for agitation, with both drugs continued',
        why: 'Haloperidol is useful in hyperactive delirium with danger when other measures fail. Here it would impair sweating, add cardiac risk, and leave the cause untreated.',
      },
      {
        text: 'Physostigmine, with sertraline stopped',
        why: 'Physostigmine reverses severe anticholinergic toxicity, which shares fever, tachycardia, and mydriasis. That toxidrome has dry skin, absent bowel sounds, and no clonus.',
      },
      {
        text: 'Propranolol and propylthiouracil',
        why: 'This is the start of treatment for thyroid storm, which causes fever, tachycardia, and diarrhea but not sustained clonus. Propranolol may also cause prolonged hypotension in serotonin toxicity.',
      },
    ],
    objective:
      'Serotonin toxicity is recognized by clonus and hyperreflexia within hours of a serotonergic drug change and is treated by stopping the drugs, benzodiazepines, cooling, and cyproheptadine if needed.',
    expanded:
      '<p>Overstimulation of 5-HT<sub>1A</sub> and 5-HT<sub>2A</sub> receptors produces a triad of mental status change, autonomic instability, and neuromuscular excitability, most marked in the legs. The Hunter criteria require a serotonergic drug plus, for example, spontaneous clonus, or inducible or ocular clonus with agitation or diaphoresis, or tremor with hyperreflexia. Typical culprits besides antidepressants are linezolid, methylene blue, tramadol, meperidine, dextromethorphan, and MDMA.</p><p>Distinguish it from neuroleptic malignant syndrome by tempo (hours, not days), bowel (hyperactive), pupils (large), and reflexes (brisk with clonus versus slow with rigidity and high creatine kinase). Most cases resolve within 24 hours. Temperature above 41.1 °C demands sedation, intubation, and nondepolarizing paralysis, since fever comes from muscle activity and antipyretics do not help. Another antibiotic, such as daptomycin, should replace linezolid.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=serotonin+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=serotonin+syndrome+Boyer+Shannon',
    ],
    disciplines: ['Pharmacology', 'Psychiatry'],
    organSystems: ['Psychiatric & Behavioral', 'Nervous System'],
    examTypes: ['Step 2', 'ABIM', 'Step 1', 'COMLEX'],
    topics: ['Psychopharmacology'],
    subtopics: ['Serotonin syndrome', 'Drug interactions'],
    percentCorrect: 82,
  },
  {
    id: 'psychiatric-03',
    stem: '<p>A 29-year-old man with treatment-resistant schizophrenia comes to the emergency department with 2 days of fever, fatigue, and sharp chest discomfort. Clozapine was started 19 days ago and has been increased to 250 mg daily; hallucinations have improved. He takes no other medication and does not use illicit drugs. Temperature is 38.4 °C, blood pressure is 102/66 mm Hg, pulse is 126/min, and respirations are 22/min. Jugular venous pressure is raised, and an S<sub>3</sub> is heard. Muscle tone is normal. ECG shows sinus tachycardia with diffuse T-wave inversion. Laboratory results are shown:</p><table><tbody><tr><th>Absolute neutrophil count</th><td>5,400/mm<sup>3</sup></td></tr><tr><th>Eosinophils</th><td>11%</td></tr><tr><th>C-reactive protein</th><td>128 mg/L (normal &lt;10)</td></tr><tr><th>Troponin I</th><td>1.9 ng/mL (normal &lt;0.04)</td></tr><tr><th>Creatine kinase</th><td>240 U/L</td></tr></tbody></table><p>He is admitted to a monitored bed.</p><p>Which of the following is the most appropriate management of clozapine?</p>',
    options: [
      {
        text: 'Add propranolol and continue the current dose',
        why: 'Benign sinus tachycardia early in clozapine treatment can be managed with a β-blocker. Fever, raised troponin, and signs of heart failure mean that this tachycardia is not benign.',
      },
      {
        text: 'Begin filgrastim and continue the current dose',
        why: 'Filgrastim is used for clozapine-associated severe neutropenia, after the drug is stopped. His neutrophil count is normal.',
      },
      {
        text: 'Continue the current dose and arrange outpatient echocardiography',
        why: 'An isolated mild fever or small C-reactive protein rise with normal troponin can be watched with daily tests. With a troponin far above twice normal, continued exposure may be fatal.',
      },
      {
        text: 'Reduce the dose by half and repeat troponin in 1 week',
        why: 'Slow titration lowers the chance of myocarditis, but a lower dose is not treatment once it occurs. The reaction is thought to be hypersensitivity, so any exposure may sustain it.',
      },
      {
        text: 'Stop clozapine and obtain echocardiography now',
        why: 'Fever, tachycardia, eosinophilia, raised C-reactive protein and troponin, and heart failure in the third week indicate clozapine-induced myocarditis. The drug is stopped at once, ventricular function is assessed, and cardiology is consulted.',
        correct: true,
      },
    ],
    objective:
      'Clozapine-induced myocarditis typically occurs in the first 4 to 8 weeks with fever, tachycardia, and rising troponin and C-reactive protein; stop clozapine and assess cardiac function.',
    expanded:
      '<p>Clozapine is the most effective drug for schizophrenia that has not responded to two adequate antipsychotic trials, and it reduces suicidal behavior. Its serious adverse effects are severe neutropenia, myocarditis and cardiomyopathy, seizures (dose related), orthostatic hypotension, and gastrointestinal hypomotility, which can progress to fatal ileus.</p><p>Myocarditis affects up to about 3% of patients where monitoring is systematic, most often between days 10 and 30. Rapid titration, valproate, and older age increase risk. Many services check troponin and C-reactive protein at baseline and weekly for 4 weeks; troponin above twice normal or C-reactive protein above 100 mg/L should prompt stopping. Supportive heart failure care is the mainstay; rechallenge is exceptional and done only with expert oversight. In the United States the mandatory neutrophil registry ended in 2025, but labeling still recommends regular neutrophil counts.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=clozapine+induced+myocarditis+monitoring+protocol',
      'https://www.ncbi.nlm.nih.gov/books/?term=clozapine',
    ],
    disciplines: ['Psychiatry', 'Pharmacology'],
    organSystems: ['Psychiatric & Behavioral', 'Cardiovascular'],
    examTypes: ['Step 1', 'Step 2', 'Step 3'],
    topics: ['Psychopharmacology'],
    subtopics: ['Clozapine', 'Adverse drug reactions'],
    percentCorrect: 76,
  },
  {
    id: 'psychiatric-04',
    stem: '<p>Investigators compared four versions of a smartphone program that rewards home exercise after knee replacement. Participants were assigned at random. In each version a completed exercise set could earn a digital coin, and all versions paid about the same number of coins per week. After 6 weeks the coins were stopped without notice, and the investigators counted exercise sets per day. In version 4, a coin was awarded after an unpredictable number of completed sets, averaging one coin for every five sets.</p><table><thead><tr><th>Version</th><th>Sets per day, week 6 (coins)</th><th>Sets per day, week 8 (no coins)</th></tr></thead><tbody><tr><td>1</td><td>5.1</td><td>0.9</td></tr><tr><td>2</td><td>7.8</td><td>1.6</td></tr><tr><td>3</td><td>6.0</td><td>3.4</td></tr><tr><td>4</td><td>9.2</td><td>6.3</td></tr></tbody></table><p>Which schedule of reinforcement was used in version 4?</p>',
    options: [
      {
        text: 'Fixed interval',
        why: 'A fixed-interval schedule rewards the first response after a constant time has elapsed, such as once every 24 hours. It gives low response rates with bursts just before the reward is due.',
      },
      {
        text: 'Fixed ratio',
        why: 'A fixed-ratio schedule rewards a constant number of responses, for example exactly every fifth set. It gives high rates with pauses after each reward and extinguishes faster than an unpredictable schedule.',
      },
      {
        text: 'Variable interval',
        why: 'In a variable-interval schedule, the first response after an unpredictable time is rewarded. Response is steady but moderate, because doing more sets does not bring coins sooner.',
      },
      {
        text: 'Variable ratio',
        why: 'The reward depends on the number of responses (ratio), and that number is unpredictable (variable). This schedule gives the highest response rate and the greatest resistance to extinction, as the table shows.',
        correct: true,
      },
    ],
    objective:
      'A variable-ratio schedule rewards an unpredictable number of responses and produces high, steady responding that resists extinction.',
    expanded:
      '<p>In operant conditioning, the consequences of a behavior change its frequency. Reinforcement increases it (positive when something is added, negative when something unpleasant is removed), and punishment decreases it. Partial schedules are named by two features: ratio (count of responses) or interval (passage of time), and fixed or variable.</p><p>Ratio schedules produce faster responding, because effort brings reward sooner. Variable schedules produce steadier responding and slower extinction, because the end of reward is hard to notice. Gambling machines use a variable ratio, which helps to explain the persistence of gambling disorder. Contingency management, which rewards drug-negative urine samples, often with prize draws, uses the same principles and is the most effective psychosocial treatment of stimulant use disorder. New behaviors are best established with continuous reinforcement and then maintained by thinning to a variable schedule.</p>',
    references: [
      'https://openstax.org/details/books/psychology-2e',
      'https://www.ncbi.nlm.nih.gov/books/?term=operant+conditioning',
    ],
    disciplines: ['Behavioral Science'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['MCAT'],
    topics: ['Learning and memory'],
    subtopics: ['Operant conditioning'],
    percentCorrect: 83,
  },
  {
    id: 'psychiatric-05',
    stem: '<p>A 41-year-old man tells his psychiatrist during an evening clinic visit that he bought a handgun today and intends to shoot his former supervisor tonight when she leaves work. He gives her full name and the address of the building. He was dismissed last month, has slept little since, and says, “She ruined me.” He has delusional disorder with persecutory content and stopped olanzapine 6 weeks ago. He is calm and organized, and alcohol is not detected on his breath. He refuses voluntary hospitalization, says that everything in therapy is confidential, and stands up to leave. Vital signs are normal.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Arrange a visit for tomorrow after obtaining a no-violence contract',
        why: 'Close follow-up may suit vague anger without a plan or means. Contracts do not prevent violence, and this threat is specific, planned, and for tonight.',
      },
      {
        text: 'Ask his permission before contacting anyone',
        why: 'Seeking consent to disclosure is normally preferred and preserves trust. Serious and imminent danger to an identified person is an exception that permits, and in most states requires, action without consent.',
      },
      {
        text: 'Begin emergency detention, and notify police and the former supervisor',
        why: 'An identified victim, intent, means, and an imminent time create a duty to protect. Emergency hospitalization contains the risk and treats the illness, and warning the intended victim and the police protects her if he leaves before he can be secured.',
        correct: true,
      },
      {
        text: 'Document the threat and maintain confidentiality',
        why: 'Confidentiality covers violent thoughts or fantasies without intent or means. Documentation alone would not protect a person in imminent danger.',
      },
      {
        text: 'Terminate the treatment relationship and refer him elsewhere',
        why: 'Ending care in a crisis is abandonment and increases the danger. Any change of clinician must come after safety is ensured and with adequate notice.',
      },
    ],
    objective:
      'A specific, imminent threat to an identifiable person overrides confidentiality: hospitalize if needed and notify law enforcement and the intended victim.',
    expanded:
      '<p>Confidentiality is not absolute. Exceptions include reportable infections, suspected abuse of a child, elder, or dependent adult, gunshot and similar wounds in most states, impaired driving in some, and serious threats of harm to self or others. In the United States the duty to protect stems from a California case of the 1970s, and privacy law allows disclosure to anyone reasonably able to prevent or lessen a serious and imminent threat.</p><p>State statutes differ: some mandate a warning, others only permit it, and many accept hospitalization, notification of police, or both as fulfilment of the duty. Assess intent, plan, means, target, past violence, substance use, and treatable illness. Disclose the minimum needed, document the reasoning, and keep staff safe: do not block the exit of a potentially armed patient. Antipsychotic treatment and removal of the firearm are part of the plan.</p>',
    references: [
      'https://code-medical-ethics.ama-assn.org/',
      'https://www.hhs.gov/hipaa/for-professionals/index.html',
    ],
    disciplines: ['Psychiatry', 'Behavioral Science'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['Step 3', 'COMLEX', 'Step 2'],
    topics: ['Medical ethics'],
    subtopics: ['Confidentiality', 'Duty to protect'],
    percentCorrect: 88,
  },
  {
    id: 'psychiatric-06',
    stem: '<p>A 36-year-old paramedic comes to her family physician because of poor sleep and irritability since a school bus crash 7 months ago in which she treated several dying children. She has intrusive images most days, wakes from nightmares about the crash twice a week, avoids the road where it happened, feels detached from her family, blames herself for the deaths, and startles at sirens. She has missed 9 shifts. She drinks one glass of wine on weekends and does not use other substances. She has no suicidal thoughts. Temperature is 36.7 °C, blood pressure is 118/74 mm Hg, and pulse is 72/min. Physical examination and thyroid-stimulating hormone are normal. The PTSD checklist score is 52 (≥33 suggests the disorder). She is willing to attend weekly visits, and all of the following treatments are available.</p><p>Which of the following is the most appropriate initial treatment?</p>',
    options: [
      {
        text: 'Cognitive processing therapy',
        why: 'Symptoms from all four clusters for more than 1 month with impairment establish posttraumatic stress disorder. Individual trauma-focused psychotherapy, such as cognitive processing therapy, prolonged exposure, or eye movement desensitization and reprocessing, is recommended over medication when available.',
        correct: true,
      },
      {
        text: 'Lorazepam',
        why: 'Benzodiazepines do not relieve core symptoms, may interfere with extinction learning, and carry a risk of dependence. Guidelines recommend against them in this disorder.',
      },
      {
        text: 'Prazosin',
        why: 'This α<sub>1</sub>-blocker may be tried for distressing trauma nightmares as an addition to treatment. It does not treat the disorder as a whole.',
      },
      {
        text: 'Quetiapine',
        why: 'Antipsychotics are reserved for comorbid psychosis or bipolar disorder. Their metabolic harm exceeds any benefit in uncomplicated posttraumatic stress disorder.',
      },
      {
        text: 'Single-session psychological debriefing',
        why: 'Debriefing soon after a trauma was once used for prevention and does not work; it may even be harmful. It is not a treatment for an established disorder.',
      },
    ],
    objective:
      'Individual trauma-focused psychotherapy is first-line treatment for posttraumatic stress disorder, and benzodiazepines should be avoided.',
    expanded:
      '<p>The diagnosis requires exposure to actual or threatened death, injury, or sexual violence (including repeated professional exposure), plus intrusion, avoidance, negative changes in cognition and mood, and altered arousal for more than 1 month. Acute stress disorder lasts from 3 days to 1 month. The amygdala is hyperreactive, and medial prefrontal inhibition and hippocampal context processing are reduced, so that fear does not extinguish.</p><p>Trauma-focused therapies promote extinction and correct beliefs such as self-blame; most are delivered in 8 to 16 sessions, in person or by secure video. When therapy is unavailable or medication is preferred, sertraline, paroxetine, or venlafaxine is recommended. Guidelines advise against benzodiazepines and cannabis. Screen for depression, alcohol use, sleep apnea, chronic pain, and suicide risk; occupational health and peer support aid the return to work of first responders.</p>',
    references: [
      'https://www.healthquality.va.gov/guidelines/MH/ptsd/',
      'https://www.ncbi.nlm.nih.gov/books/?term=posttraumatic+stress+disorder',
    ],
    disciplines: ['Psychiatry', 'Family Medicine'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['ABFM', 'Step 2', 'Step 3', 'ABIM'],
    topics: ['Trauma-related disorders'],
    subtopics: ['Posttraumatic stress disorder', 'Psychotherapy'],
    percentCorrect: 78,
  },
  {
    id: 'psychiatric-07',
    stem: '<p>A 4-year-old boy is brought to the clinic by his mother because he is always in motion. For the past year, at home and at preschool, he has left his seat at meals and story time, run into the street, interrupted, lost belongings, and been unable to stay with any game for more than a few minutes. His teacher completed a rating scale with scores above the 95th percentile for hyperactivity and inattention. Birth, language, and motor development were normal; he sleeps 11 hours without snoring, and vision and hearing are normal. Blood lead concentration is 1.0 µg/dL. Growth is at the 50th percentile. Blood pressure is 94/58 mm Hg and pulse is 96/min. In the office he climbs on the table but makes good eye contact and plays imaginatively. His parents have not received any treatment for him.</p><p>Which of the following is the most appropriate initial management?</p>',
    options: [
      {
        text: 'Atomoxetine',
        why: 'Atomoxetine is a nonstimulant alternative from 6 years of age, for example when stimulants are not tolerated. It is not approved at 4 years and is not first-line.',
      },
      {
        text: 'Behavioral parent training',
        why: 'He meets criteria for attention-deficit/hyperactivity disorder in two settings. From age 4 until the sixth birthday, parent training in behavior management, with behavioral classroom intervention if available, is first-line because it works and avoids drug effects on growth and sleep.',
        correct: true,
      },
      {
        text: 'Elimination of food dyes and sugar',
        why: 'Sugar does not cause the disorder, and the effect of dyes is at most small. Diet change should not replace effective treatment.',
      },
      {
        text: 'Methylphenidate',
        why: 'Methylphenidate may be offered in preschool children if behavioral treatment has not helped enough and moderate to severe impairment persists. From 6 years, medication together with behavioral treatment is first-line.',
      },
      {
        text: 'Reassurance and reevaluation at 6 years of age',
        why: 'High activity can be normal at this age, but pervasive impairment and unsafe behavior for a year exceed developmental expectation. The diagnosis can be made from 4 years, and early treatment is beneficial.',
      },
    ],
    objective:
      'For preschool children (age 4 to 5 years) with attention-deficit/hyperactivity disorder, parent training in behavior management is the first-line treatment.',
    expanded:
      '<p>Evaluation for attention-deficit/hyperactivity disorder is recommended from 4 through 17 years when academic or behavioral problems occur with inattention, hyperactivity, or impulsivity. Symptoms must start before 12 years, last at least 6 months, and impair function in two or more settings, supported by reports from parents and teachers. Exclude or identify sleep apnea, sensory loss, lead exposure, language disorder, anxiety, autism, and adverse experiences.</p><p>Behavioral parent training teaches specific praise, clear commands, consistent routines, and nonviolent consequences; benefits persist after training ends. Preschool trials of methylphenidate show smaller effects and more irritability, weight loss, and slowed growth than in older children. From 6 years, approved medication plus behavioral treatment is recommended, with stimulants having the strongest evidence (effect size near 1). Monitor height, weight, blood pressure, and pulse, and plan school support.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=clinical+practice+guideline+ADHD+children+adolescents+Pediatrics+2019',
      'https://www.cdc.gov/adhd/index.html',
    ],
    disciplines: ['Pediatrics', 'Psychiatry'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['ABFM', 'Step 2', 'COMLEX'],
    topics: ['Neurodevelopmental disorders'],
    subtopics: ['Attention-deficit/hyperactivity disorder', 'Behavioral treatment'],
    percentCorrect: 80,
  },
  {
    id: 'psychiatric-08',
    stem: '<p>In a study of sensory judgment, medical students hold covered cylinders and report whether the second is heavier than the first. Each comparison is repeated many times, and the just-noticeable difference is taken as the weight increase that is detected in half of the trials. Visual cues are excluded.</p><table><thead><tr><th>Standard weight</th><th>Just-noticeable difference</th></tr></thead><tbody><tr><td>100 g</td><td>5 g</td></tr><tr><td>200 g</td><td>10 g</td></tr><tr><td>400 g</td><td>20 g</td></tr></tbody></table><p>According to the relation shown, what is the smallest total weight that students would detect in half of the trials as heavier than a 600-g standard?</p>',
    options: [
      {
        text: '605 g',
        why: 'This assumes a constant difference of 5 g for every standard. The table shows that the difference grows with the standard.',
      },
      {
        text: '620 g',
        why: 'This carries over the 20-g difference from the 400-g standard. At 600 g the same fraction, 5%, corresponds to a larger amount.',
      },
      {
        text: '630 g',
        why: 'The ratio of the just-noticeable difference to the standard is constant: 5/100 = 10/200 = 20/400 = 0.05. For 600 g the difference is 0.05 × 600 g = 30 g, so the total is 630 g.',
        correct: true,
      },
      {
        text: '640 g',
        why: 'This doubles the last difference as if the series 5, 10, 20 simply continued to 40. A difference of 40 g belongs to a standard of 800 g.',
      },
    ],
    objective:
      'Weber’s law: the just-noticeable difference is a constant fraction of the intensity of the standard stimulus.',
    expanded:
      '<p>Weber’s law states that ΔI/I = k. The value k, the Weber fraction, depends on the sense: a few percent for lifted weight and brightness, and more for taste. The law fails near the absolute threshold and at very high intensity. Fechner extended it to propose that sensation grows with the logarithm of intensity, and Stevens later described a power law whose exponent varies among the senses (below 1 for brightness, above 1 for electric shock).</p><p>Do not confuse thresholds. The absolute threshold is the least stimulus detected in half of the trials when none else is present; the difference threshold compares two stimuli. Signal detection theory adds that the response depends on sensitivity and on the criterion of the observer: a radiologist who expects cancer reports more hits but also more false alarms. Adaptation, meaning a reduced response to a constant stimulus, is a separate matter.</p>',
    references: [
      'https://openstax.org/details/books/psychology-2e',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Weber+law+just+noticeable+difference+weight',
    ],
    disciplines: ['Behavioral Science'],
    organSystems: ['Psychiatric & Behavioral', 'Nervous System'],
    examTypes: ['MCAT'],
    topics: ['Sensation and perception'],
    subtopics: ['Psychophysics'],
    percentCorrect: 81,
  },
  {
    id: 'psychiatric-09',
    stem: '<p>A 58-year-old woman with bipolar I disorder is brought to the emergency department because of vomiting, unsteady gait, and a coarse tremor for 2 days. She has taken the same dose of lithium for 9 years, and the trough level 3 months ago was 0.8 mEq/L. Three weeks ago hydrochlorothiazide was begun for hypertension. Blood pressure is 112/70 mm Hg, and pulse is 94/min. She is slow to answer and has dysarthria and brisk reflexes. The results of laboratory tests are shown.</p><table><tbody><tr><th>Sodium</th><td>134 mEq/L</td></tr><tr><th>Creatinine</th><td>1.3 mg/dL (0.9 mg/dL 3 months ago)</td></tr><tr><th>Lithium, 12 hours after the last dose</th><td>2.4 mEq/L</td></tr></tbody></table><p>Which of the following effects of the new drug best explains this lithium level?</p>',
    options: [
      {
        text: 'Blocked entry of lithium into collecting duct cells',
        why: 'Amiloride, not a thiazide, blocks the epithelial sodium channel through which lithium enters principal cells. This protects against nephrogenic diabetes insipidus and does not by itself produce toxic serum levels.',
      },
      {
        text: 'Decreased hepatic conjugation of lithium',
        why: 'Lithium is an element and is not metabolized. It leaves the body almost entirely in the urine, so liver enzymes play no part.',
      },
      {
        text: 'Displacement of lithium from albumin',
        why: 'Lithium is not bound to plasma proteins. Displacement cannot raise its free concentration, and a true increase of the total level would not result from it.',
      },
      {
        text: 'Greater absorption of lithium in the intestine',
        why: 'Oral lithium is absorbed almost completely without other drugs, so there is no room for a threefold increase in exposure. Thiazides do not act on the intestine in this way.',
      },
      {
        text: 'Greater reabsorption of lithium in the proximal tubule',
        correct: true,
        why: 'Thiazides cause mild volume depletion, to which the proximal tubule responds by reabsorbing more sodium and, along with it, more lithium. Lithium clearance falls by about a quarter or more, and the level can reach the toxic range within weeks.',
      },
    ],
    objective:
      'Thiazides, ACE inhibitors, angiotensin receptor blockers, and most nonsteroidal drugs raise lithium levels by reducing its renal clearance; after volume depletion the proximal tubule reabsorbs lithium together with sodium.',
    expanded:
      '<p>Lithium is filtered freely and handled much like sodium: about 60% to 80% is reabsorbed, mostly in the proximal tubule. Anything that makes the kidney retain sodium there, such as diuretics, vomiting, a low-salt diet, or heart failure, also retains lithium. Renin–angiotensin blockers and nonsteroidal anti-inflammatory drugs lower clearance further by their effects on glomerular filtration. Calcium channel blockers of the dihydropyridine type are a safer choice for hypertension.</p><p>Chronic toxicity appears at lower levels than acute ingestion, because the brain is already saturated, and shows as tremor, ataxia, dysarthria, confusion, and seizures. Isotonic saline restores volume while sodium is watched for nephrogenic diabetes insipidus. Hemodialysis is recommended for decreased consciousness, seizures, or life-threatening arrhythmia at any level, and above 4 mEq/L with impaired renal function.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=lithium+thiazide+interaction+toxicity',
      'https://www.ncbi.nlm.nih.gov/books/?term=lithium+toxicity',
    ],
    disciplines: ['Pharmacology', 'Psychiatry'],
    organSystems: ['Psychiatric & Behavioral', 'Renal & Urinary'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Psychopharmacology'],
    subtopics: ['Lithium', 'Drug interactions'],
    percentCorrect: 66,
  },
  {
    id: 'psychiatric-10',
    stem: '<p>A 17-year-old girl with anorexia nervosa is admitted because of bradycardia. Body mass index is 13.2 kg/m<sup>2</sup>. She has eaten less than 300 kcal daily for 3 weeks. On admission electrolytes were normal. A nasogastric feeding of 1,800 kcal daily was begun. On the third day she feels weak and short of breath and has ankle edema. Temperature is 36.4 °C (97.5 °F), pulse 102/min, respirations 22/min, and blood pressure 96/60 mm Hg. The results of laboratory tests are shown.</p><table><tbody><tr><th>Potassium</th><td>3.1 mEq/L</td></tr><tr><th>Magnesium</th><td>1.3 mg/dL (N 1.6–2.6)</td></tr><tr><th>Phosphorus</th><td>1.1 mg/dL (N 2.7–4.5)</td></tr><tr><th>Glucose</th><td>142 mg/dL</td></tr></tbody></table><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Increase of feeding to 2,600 kcal daily',
        why: 'More carbohydrate would stimulate more insulin and drive phosphate, potassium, and magnesium farther into cells. Calories are advanced again only after the electrolytes have been corrected.',
      },
      {
        text: 'Intravenous furosemide and fluid restriction',
        why: 'The edema comes from insulin-mediated sodium retention and a weakened heart. A loop diuretic would worsen the losses of potassium and magnesium without correcting the cause.',
      },
      {
        text: 'Phosphate, potassium, magnesium, and thiamine with fewer calories for now',
        correct: true,
        why: 'She has refeeding syndrome with severe hypophosphatemia. Electrolytes are replaced under cardiac monitoring, thiamine is given to prevent Wernicke encephalopathy, and calories are reduced and then advanced slowly as the values recover.',
      },
      {
        text: 'Regular insulin to keep glucose below 110 mg/dL',
        why: 'Insulin would aggravate the shift of phosphate and potassium into cells. A glucose level of 142 mg/dL needs no treatment.',
      },
      {
        text: 'Withdrawal of all nutrition until weight has been stable for a week',
        why: 'Stopping food entirely prolongs starvation and risks hypoglycemia when insulin is already high. Feeding is continued at a lower rate while electrolytes are corrected.',
      },
    ],
    objective:
      'Refeeding syndrome is treated with phosphate, potassium, magnesium, and thiamine replacement and a temporary reduction of calories.',
    expanded:
      '<p>During starvation the body burns fat and its stores of phosphate shrink, although serum levels stay normal. Carbohydrate brings back insulin, which drives glucose, phosphate, potassium, and magnesium into cells and retains sodium and water. Phosphate is consumed in adenosine triphosphate and 2,3-bisphosphoglycerate; its lack weakens the diaphragm and the heart and can cause arrhythmia, rhabdomyolysis, hemolysis, and delirium.</p><p>Those at highest risk have a very low body mass index, rapid weight loss, negligible intake for more than 10 days, or low electrolytes before feeding. In them many protocols begin with 10 to 20 kcal/kg daily, give thiamine before the first carbohydrate, and check phosphorus, potassium, and magnesium every 12 hours for the first 3 days. Higher starting rates are safe in moderately malnourished adolescents when monitoring is close.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ASPEN+consensus+refeeding+syndrome',
      'https://www.ncbi.nlm.nih.gov/books/?term=refeeding+syndrome',
    ],
    disciplines: ['Psychiatry', 'Pediatrics'],
    organSystems: ['Psychiatric & Behavioral', 'Endocrine'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Eating disorders'],
    subtopics: ['Anorexia nervosa', 'Refeeding syndrome'],
    percentCorrect: 81,
  },
  {
    id: 'psychiatric-11',
    stem: '<p>A 54-year-old man is admitted with a fractured ankle. He drinks a bottle of vodka daily and last drank 22 hours ago. He has cirrhosis with ascites and was treated for hepatic encephalopathy last year. He is anxious, sweating, and tremulous but oriented, without asterixis or hallucinations. Temperature is 37.6 °C (99.7 °F), pulse is 116/min, and blood pressure is 158/94 mm Hg. The score on the Clinical Institute Withdrawal Assessment for Alcohol is 17 (moderate withdrawal). Total bilirubin is 3.4 mg/dL, albumin is 2.6 g/dL, and INR is 1.7.</p><p>Which of the following drugs is most appropriate for the treatment of his withdrawal?</p>',
    options: [
      {
        text: 'Chlordiazepoxide',
        why: 'Chlordiazepoxide is oxidized in the liver to several long-acting metabolites. In advanced cirrhosis they accumulate and cause prolonged sedation and respiratory depression.',
      },
      {
        text: 'Diazepam',
        why: 'Diazepam depends on hepatic oxidation and has an active metabolite with a half-life of several days. In a patient without liver disease this self-tapering is useful, but here it invites oversedation.',
      },
      {
        text: 'Haloperidol',
        why: 'Antipsychotics do not treat withdrawal itself, lower the seizure threshold, and prolong the QT interval. They are at most an adjunct for hallucinations that persist after enough benzodiazepine.',
      },
      {
        text: 'Lorazepam',
        correct: true,
        why: 'Benzodiazepines prevent seizures and delirium in alcohol withdrawal. Lorazepam is conjugated directly with glucuronic acid, a reaction that is largely preserved in cirrhosis, and has no active metabolite, so it suits patients with liver failure when given according to symptoms.',
      },
      {
        text: 'Propranolol',
        why: 'A β-blocker lowers pulse and blood pressure and thus hides signs of withdrawal, but it prevents neither seizures nor delirium tremens. It is not used alone.',
      },
    ],
    objective:
      'Alcohol withdrawal in advanced liver disease is treated with a benzodiazepine that is only glucuronidated, such as lorazepam or oxazepam.',
    expanded:
      '<p>Chronic alcohol use reduces inhibitory γ-aminobutyric acid type A and increases excitatory N-methyl-D-aspartate signaling. Abrupt abstinence unmasks the excitation: tremor and sweating after 6 hours, seizures usually between 6 and 48 hours, and delirium tremens from 48 to 96 hours. Benzodiazepines have the best evidence for preventing seizures and delirium.</p><p>Lorazepam, oxazepam, and temazepam undergo conjugation alone. Doses are triggered by a symptom score rather than fixed, which reduces the total dose, and patients with a history of encephalopathy are watched for sedation. All patients receive thiamine, preferably by injection and before or with glucose, and magnesium and phosphate are replaced. After recovery, treatment of the alcohol use disorder should begin; baclofen has been studied in cirrhosis, whereas naltrexone and disulfiram are avoided or used with caution.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ASAM+alcohol+withdrawal+management+guideline',
      'https://www.ncbi.nlm.nih.gov/books/?term=alcohol+withdrawal',
    ],
    disciplines: ['Pharmacology', 'Psychiatry', 'Internal Medicine'],
    organSystems: ['Psychiatric & Behavioral', 'Gastrointestinal'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Substance use disorders'],
    subtopics: ['Alcohol withdrawal'],
    percentCorrect: 78,
  },
  {
    id: 'psychiatric-12',
    stem: '<p>A 27-year-old graduate student comes to the psychiatric clinic because of 6 weeks of low mood, sleeping 12 hours a night, loss of interest, poor concentration, and feelings of guilt. She has no suicidal thoughts, drinks no alcohol, and uses no drugs. Two years ago she was hospitalized after 9 days in which she slept 2 hours a night, spoke rapidly, spent her savings, and believed that she had been chosen to reform the university. She has taken no medication for a year. She has an intrauterine device. Physical examination, TSH, glucose, and lipids are normal.</p><p>Which of the following is the most appropriate initial drug?</p>',
    options: [
      {
        text: 'Amitriptyline',
        why: 'Tricyclic drugs carry the highest risk of a switch to mania among antidepressants and are dangerous in overdose. They are not given alone to a person with bipolar I disorder.',
      },
      {
        text: 'Aripiprazole',
        why: 'Aripiprazole is effective for acute mania and for prevention of manic episodes. In two randomized trials in acute bipolar depression it was no better than placebo at the end of 8 weeks.',
      },
      {
        text: 'Haloperidol',
        why: 'Haloperidol controls acute mania quickly, but it does not relieve bipolar depression and may deepen it. It also causes extrapyramidal adverse effects.',
      },
      {
        text: 'Quetiapine',
        correct: true,
        why: 'The hospitalized episode was mania, so this is a depressive episode of bipolar I disorder. Quetiapine alone improves bipolar depression in randomized trials, also protects against mania, and is a first-line choice.',
      },
      {
        text: 'Sertraline',
        why: 'An antidepressant without a mood stabilizer can provoke mania or rapid cycling in bipolar I disorder. Before it is prescribed to any depressed patient, past mania must be asked about.',
      },
    ],
    objective:
      'Acute depression in bipolar I disorder is treated with quetiapine, lurasidone, cariprazine, lumateperone, or an olanzapine–fluoxetine combination, or with lithium or lamotrigine, but not with an antidepressant alone.',
    expanded:
      '<p>Patients with bipolar disorder spend more time depressed than manic, and many are first treated for unipolar depression. Clues are earlier mania or hypomania, onset before the age of 25, hypersomnia, psychotic features, postpartum onset, and a family history of bipolar disorder.</p><p>Quetiapine 300 mg at night was superior to placebo in several large trials and acts against both poles. Its main drawbacks are sedation, weight gain, and metabolic change, so weight, waist, glucose, and lipids are followed. Lurasidone, cariprazine, and lumateperone cause less weight gain. Lithium prevents relapse and lowers the risk of suicide. Lamotrigine prevents depressive relapse but must be titrated over 6 weeks because of the risk of severe rash. Valproate should be avoided in women who may become pregnant.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=CANMAT+ISBD+guidelines+bipolar+disorder',
      'https://www.ncbi.nlm.nih.gov/books/?term=bipolar+depression',
    ],
    disciplines: ['Psychiatry', 'Pharmacology'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Mood disorders'],
    subtopics: ['Bipolar depression'],
    percentCorrect: 72,
  },
  {
    id: 'psychiatric-13',
    stem: '<p>A psychologist shows volunteers a video of a student who arrives 20 minutes late for an oral examination. One group also reads a note stating that a signal failure stopped all trains that morning. When they are asked why the student was late, most volunteers in <em>both</em> groups choose “careless and disorganized” rather than a circumstance outside the student’s control. The volunteers have never met the student and have no stake in the outcome.</p><p>Which of the following best describes this pattern of judgment?</p>',
    options: [
      {
        text: 'Cognitive dissonance',
        why: 'Cognitive dissonance is the discomfort felt when one’s own attitudes and actions conflict, which leads to a change of one of them. The volunteers hold no conflicting attitudes about themselves.',
      },
      {
        text: 'Fundamental attribution error',
        correct: true,
        why: 'The volunteers explain another person’s behavior by character and give too little weight to the situation, even when they know about it. This is the fundamental attribution error.',
      },
      {
        text: 'Halo effect',
        why: 'In the halo effect, one favorable or unfavorable trait colors the judgment of unrelated traits. Here no other trait is rated; the cause of one action is.',
      },
      {
        text: 'Self-fulfilling prophecy',
        why: 'A self-fulfilling prophecy needs interaction, in which an expectation changes behavior so that it comes true. The volunteers only watch a recording and cannot influence the student.',
      },
      {
        text: 'Self-serving bias',
        why: 'Self-serving bias concerns oneself: success is credited to ability and failure blamed on circumstances. The volunteers judge a stranger and gain nothing for their self-esteem.',
      },
    ],
    objective:
      'The fundamental attribution error is the tendency to explain the behavior of others by disposition while underestimating the situation.',
    expanded:
      '<p>Attribution theory asks how people explain behavior. Internal (dispositional) attributions refer to traits and effort, external (situational) ones to circumstances. When we judge others, the person is salient and the situation is often not, and correcting the first impression takes effort that people seldom make; hence dispositional explanations persist even when the constraint is known.</p><p>Related patterns are easily confused. The actor–observer difference adds that people explain their own behavior more often by the situation. The self-serving bias protects self-esteem. The just-world belief holds that people get what they deserve. The error is more pronounced in individualist than in collectivist cultures. In medicine it appears when a missed appointment is put down to nonadherence without a question about transport, cost, or work.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=fundamental+attribution+error+dispositional+situational',
    ],
    disciplines: ['Behavioral Science'],
    organSystems: ['Psychiatric & Behavioral'],
    examTypes: ['MCAT'],
    topics: ['Social psychology'],
    subtopics: ['Attribution theory'],
    percentCorrect: 83,
  },
  {
    id: 'psychiatric-14',
    stem: '<p>A 10-year-old boy is brought to the clinic because of sudden shoulder jerks, eye blinking, and throat clearing that have come and gone for 3 years. Over the past 4 months the jerks have caused neck pain, and classmates imitate the noises. He feels a tightness before each movement that is relieved by it, and he can hold the movements back for a minute. Growth and school performance are normal, and he is not inattentive. He takes no medications. Neurologic examination between the movements is normal. The family asks for treatment, and the regional hospital has a trained behavioral therapist.</p><p>Which of the following is the most appropriate initial treatment?</p>',
    options: [
      {
        text: 'Comprehensive behavioral intervention with habit reversal',
        correct: true,
        why: 'His tics are bothersome and have lasted more than a year with both motor and vocal forms, which is Tourette syndrome. Behavioral therapy teaches awareness of the urge and a competing response; it is as effective as most drugs, free of adverse effects, and recommended first where it is available.',
      },
      {
        text: 'Deep brain stimulation',
        why: 'Stimulation of the thalamus or pallidum is considered in severe Tourette syndrome, mostly in adults, after behavioral therapy and several drugs have failed. This boy has had no treatment.',
      },
      {
        text: 'Explanation and observation without treatment',
        why: 'Watchful waiting is right for tics that do not impair the child. His tics cause pain and social difficulty, and the family wants treatment.',
      },
      {
        text: 'Haloperidol',
        why: 'Haloperidol reduces tics but often causes sedation, weight gain, and extrapyramidal effects including tardive dyskinesia. It is kept for severe tics that do not respond to behavioral therapy and safer drugs.',
      },
      {
        text: 'Methylphenidate',
        why: 'Stimulants treat attention-deficit/hyperactivity disorder, which may accompany Tourette syndrome and then can be treated with them. They do not reduce tics, and this boy is not inattentive.',
      },
    ],
    objective:
      'Comprehensive behavioral intervention for tics is the first-line treatment of impairing tics in Tourette syndrome; drugs are added if it is unavailable or not enough.',
    expanded:
      '<p>Tourette syndrome requires multiple motor tics and at least one vocal tic, not necessarily at the same time, for more than a year with onset before the age of 18. The premonitory urge, brief suppressibility, and waxing and waning distinguish tics from myoclonus, chorea, and stereotypy. Tics peak between 10 and 12 years and lessen in most people by early adulthood. Attention-deficit/hyperactivity disorder, obsessive–compulsive disorder, and anxiety are common companions and often impair more than the tics.</p><p>Comprehensive behavioral intervention combines habit reversal training with relaxation and changes of situations that worsen tics. If drugs are needed, α<sub>2</sub>-agonists such as guanfacine come first, especially with attention-deficit/hyperactivity disorder; antipsychotics such as aripiprazole are more effective but less well tolerated.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=practice+guideline+treatment+of+tics+Tourette+syndrome+AAN',
      'https://www.ncbi.nlm.nih.gov/books/?term=Tourette+syndrome',
    ],
    disciplines: ['Psychiatry', 'Pediatrics', 'Behavioral Science'],
    organSystems: ['Psychiatric & Behavioral', 'Nervous System'],
    examTypes: ['Step 2', 'ABFM', 'COMLEX'],
    topics: ['Neurodevelopmental disorders'],
    subtopics: ['Tourette syndrome', 'Behavioral treatment'],
    percentCorrect: 70,
  },
  {
    id: 'psychiatric-15',
    stem: '<p>A 31-year-old woman is brought to the obstetric clinic by her husband 8 days after an uncomplicated vaginal birth. For 4 days she has slept at most 2 hours a night and does not seem tired. She talks without pause, weeps and laughs in turn, and says that the baby has been exchanged and that a voice tells her to “send it back.” At times she does not know what day it is. Her mother has bipolar disorder. Temperature is 36.8 °C (98.2 °F), blood pressure is 118/72 mm Hg, and pulse is 88/min. Neurologic examination, complete blood count, glucose, TSH, and urinalysis are normal. She declines admission and wants to go home to the baby.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Admission to a psychiatric unit, if necessary involuntarily',
        correct: true,
        why: 'Acute delusions about the infant, command hallucinations, and fluctuating confusion in the first 2 weeks are postpartum psychosis, an emergency with a risk of suicide and infanticide. She must be kept safe in hospital, apart from unsupervised contact with the baby, and treated at once.',
      },
      {
        text: 'Intravenous brexanolone as an outpatient',
        why: 'Brexanolone was developed for postpartum depression and required continuous monitoring in a health care facility. It does not treat psychosis or mania.',
      },
      {
        text: 'Reassurance that the symptoms will pass within 2 weeks',
        why: 'The postpartum blues bring tearfulness and irritability that resolve within about 2 weeks, without delusions or hallucinations. Reassurance here would leave mother and child in danger.',
      },
      {
        text: 'Sertraline and review in 2 weeks',
        why: 'Sertraline is a first choice for postpartum depression. An antidepressant alone can worsen a bipolar psychosis, and a delay of 2 weeks is unsafe.',
      },
      {
        text: 'Weekly interpersonal psychotherapy',
        why: 'Psychotherapy is effective for mild to moderate postpartum depression. A patient with command hallucinations cannot use it and needs protection and drugs first.',
      },
    ],
    objective:
      'Postpartum psychosis is a psychiatric emergency that usually represents bipolar illness and requires immediate admission and treatment with lithium or an antipsychotic.',
    expanded:
      '<p>Postpartum psychosis follows 1 to 2 of 1,000 births, usually begins within 2 weeks, and changes quickly. Sleeplessness, elated or labile mood, perplexity, and delusions centered on the child are typical. The strongest risk factors are bipolar disorder and an earlier episode, after which prophylaxis begins at delivery.</p><p>Infection, preeclampsia with neurologic symptoms, thyroiditis, autoimmune encephalitis, and drugs are excluded first. Lithium, an antipsychotic, and a benzodiazepine for sleep are the usual drugs, and electroconvulsive therapy is effective and fast in severe cases. The choice is discussed with regard to breastfeeding. With treatment most women recover within weeks, but at least half have further mood episodes outside pregnancy. Asking directly about thoughts of harming herself or the infant is essential, because many women hide them.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=postpartum+psychosis+treatment+lithium',
      'https://www.ncbi.nlm.nih.gov/books/?term=postpartum+psychosis',
    ],
    disciplines: ['Psychiatry', 'Obstetrics & Gynecology'],
    organSystems: ['Psychiatric & Behavioral', 'Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'ABFM'],
    topics: ['Mood disorders', 'Postpartum care'],
    subtopics: ['Postpartum psychosis'],
    percentCorrect: 89,
  },
];
