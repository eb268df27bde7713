import type { BankQuestion } from '../types';

export const musculoskeletal: readonly BankQuestion[] = [
  {
    id: 'musculoskeletal-01',
    stem: '<p>A 31-year-old dental hygienist comes to the clinic with a 2-week history of aching pain between the shoulder blades that began after a long day of leaning over patients. She has no trauma, fever, weight loss, or neurologic symptoms. Temperature is 36.8 °C, blood pressure is 118/74 mm Hg, and pulse is 68/min. Strength, sensation, and reflexes are normal in all limbs. At T5 there is boggy tissue texture change and tenderness. Palpation of the transverse processes shows the following:</p><table><thead><tr><th>Position</th><th>T5 transverse processes</th></tr></thead><tbody><tr><td>Neutral (seated)</td><td>Right is posterior</td></tr><tr><td>Forward bent</td><td>Right is more posterior than in neutral</td></tr><tr><td>Backward bent</td><td>Right and left are level</td></tr></tbody></table><p>T4 and T6 move freely.</p><p>Which of the following is the most accurate name for this somatic dysfunction?</p>',
    options: [
      {
        text: 'T5 E R<sub>L</sub>S<sub>L</sub>',
        why: 'The extension component is right because the asymmetry disappears in backward bending. However, a vertebra rotated left would carry the left transverse process posterior, and this patient’s right one is posterior.',
      },
      {
        text: 'T5 E R<sub>R</sub>S<sub>R</sub>',
        why: 'The posterior right transverse process means rotation to the right, and leveling in backward bending means that the segment prefers extension. A single nonneutral segment rotates and sidebends to the same side, so the full name is extended, rotated right, sidebent right.',
        correct: true,
      },
      {
        text: 'T5 F R<sub>L</sub>S<sub>L</sub>',
        why: 'This name would require a posterior left transverse process that becomes level in forward bending. Both the side and the sagittal-plane finding are the reverse of what was palpated.',
      },
      {
        text: 'T5 F R<sub>R</sub>S<sub>R</sub>',
        why: 'Rotation to the right is correct, but a flexed segment becomes symmetric in forward bending. Here forward bending exaggerated the asymmetry, so flexion is the barrier and not the position of ease.',
      },
      {
        text: 'T5 N S<sub>L</sub>R<sub>R</sub>',
        why: 'A neutral (type I) dysfunction sidebends and rotates to opposite sides, usually involves a group of three or more segments, and persists in both flexion and extension. This single segment becomes level in backward bending.',
      },
    ],
    objective:
      'Name a single-segment thoracic dysfunction from its position of ease: the side of the posterior transverse process gives rotation, and the position in which the asymmetry resolves gives flexion or extension.',
    expanded:
      '<p>Somatic dysfunction is named for its freedom of motion, not for its restriction. Three questions give the name. First, which transverse process is posterior? That is the side of rotation. Second, does the asymmetry resolve in flexion, in extension, or in neither? If it resolves in one, the segment is nonneutral (type II) and prefers that position; if it persists in both, the dysfunction is neutral (type I). Third, which coupling applies? In type II mechanics rotation and sidebending are to the same side and usually a single vertebra is involved; in type I they are opposite and a group is involved.</p><p>These coupling rules describe the thoracic and lumbar spine. Treatment with a direct technique would take T5 into its barriers: flexion, left rotation, and left sidebending.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+somatic+dysfunction+thoracic',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Fryette+principles+somatic+dysfunction',
    ],
    disciplines: ['Osteopathic Principles'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Somatic dysfunction'],
    subtopics: ['Segmental naming', 'Fryette mechanics'],
    percentCorrect: 74,
  },
  {
    id: 'musculoskeletal-02',
    stem: '<p>A 44-year-old mail carrier has had dull low back pain for 8 months that worsens after a day of walking and eases overnight. His right tibial plateau fracture healed 3 years ago. Vital signs are normal, straight-leg raising is negative bilaterally, and neurologic examination is normal. With the patient standing, the right iliac crest and the right greater trochanter are lower than the left. A standing postural radiograph shows that the sacral base is 9 mm lower on the right, with a smooth lumbar curve convex to the right. The findings are unchanged with forward and backward bending.</p><p>If the lumbar spine has adapted according to Fryette’s first principle, which of the following is the expected diagnosis?</p>',
    options: [
      {
        text: 'L1–L4 E R<sub>R</sub>S<sub>R</sub>',
        why: 'An extended dysfunction with rotation and sidebending to the same side follows the second principle and would level in backward bending. It is typically a single segment, not a smooth group curve that persists in all positions.',
      },
      {
        text: 'L1–L4 F R<sub>L</sub>S<sub>L</sub>',
        why: 'This is nonneutral (type II) mechanics, and a left rotation would make the left transverse processes posterior. A convexity to the right instead brings the right transverse processes posterior.',
      },
      {
        text: 'L1–L4 N S<sub>L</sub>R<sub>L</sub>',
        why: 'A curve convex to the right is indeed sidebent left. In neutral mechanics, however, the vertebrae rotate into the convexity, so rotation to the left violates the first principle.',
      },
      {
        text: 'L1–L4 N S<sub>L</sub>R<sub>R</sub>',
        why: 'The sacral base drops on the short right side, so the spine curves back toward the midline: concave (sidebent) left and convex right. In neutral mechanics a group rotates opposite to its sidebending, into the convexity, which is to the right.',
        correct: true,
      },
      {
        text: 'L1–L4 N S<sub>R</sub>R<sub>L</sub>',
        why: 'This pattern obeys the first principle but describes a curve convex to the left. It would be expected with a short left leg and a sacral base that is low on the left.',
      },
    ],
    objective:
      'In a short-leg syndrome the lumbar spine forms a neutral group curve convex toward the short side: sidebent away from it and rotated toward it.',
    expanded:
      '<p>Fryette’s first principle states that when the thoracic or lumbar spine is in neutral, sidebending and rotation are coupled to opposite sides. Groups of vertebrae that adapt to an unlevel base therefore sidebend toward the concavity and rotate into the convexity. With a short right leg the sacral base declines to the right, the lumbar spine sidebends left to bring the trunk back over the pelvis, and the vertebral bodies rotate right.</p><p>Group curves are often compensatory; look for the type II segment or the structural cause that drives them. When an anatomic short leg is confirmed on standing films and symptoms fit, a heel lift on the short side is introduced gradually, usually about 3 mm at first (about 1.5 mm in frail patients), with small increases every 2 weeks and osteopathic treatment of the spine and pelvis alongside.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=leg+length+inequality+osteopathic+lift+treatment',
      'https://www.ncbi.nlm.nih.gov/books/?term=leg+length+discrepancy+osteopathic',
    ],
    disciplines: ['Osteopathic Principles', 'Family Medicine'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Somatic dysfunction'],
    subtopics: ['Fryette mechanics', 'Short-leg syndrome'],
    percentCorrect: 66,
  },
  {
    id: 'musculoskeletal-03',
    stem: '<p>A 37-year-old distance runner has had deep right buttock pain for 3 weeks, worse with sitting and climbing stairs. She has no back pain, weakness, or bladder symptoms. Straight-leg raising is negative to 80°, and strength, sensation, and reflexes are normal. Resisted external rotation of the hip reproduces the pain. There is an exquisitely tender, pea-sized point midway between the lateral border of the sacrum and the right greater trochanter. The physician decides to treat this point with counterstrain.</p><p>Which of the following is the most appropriate technique?</p>',
    options: [
      {
        text: 'Prone with the right leg off the table, hip flexed and abducted to the position of greatest ease; hold 90 seconds, then return the leg slowly and passively',
        why: 'Counterstrain shortens the involved muscle until the tender point eases by at least 70%, holds it for 90 seconds while the contact is monitored, and returns slowly without the patient’s help. Marked hip flexion with abduction and external rotation shortens the piriformis.',
        correct: true,
      },
      {
        text: 'Prone with the right leg off the table, hip flexed and abducted; hold 5 seconds while the patient pushes against resistance, and repeat three times',
        why: 'The position of ease is right, but brief isometric effort with repetition belongs to muscle energy. Contraction during counterstrain reactivates the spindle reflex that the technique is meant to quiet.',
      },
      {
        text: 'Prone with the right hip extended and slightly abducted; hold 90 seconds, then return the leg slowly and passively',
        why: 'This position suits posterior pelvic and lower lumbar points that ease in extension. It does not shorten the piriformis as flexion with abduction does, so the point would remain tender.',
      },
      {
        text: 'Supine with the right hip flexed, adducted, and internally rotated to a firm stretch; hold 30 seconds and repeat three times',
        why: 'This is static stretching of the piriformis, a direct technique that is reasonable as home exercise after treatment. Counterstrain is indirect and moves away from the stretch.',
      },
      {
        text: 'Left lateral recumbent with the pelvis rotated to the restrictive barrier; deliver a high-velocity, low-amplitude thrust',
        why: 'A lateral recumbent thrust treats a restricted lumbar or sacroiliac joint with a firm barrier. It does not address a myofascial tender point and is not counterstrain.',
      },
    ],
    objective:
      'Counterstrain is a passive, indirect technique: shorten the tissue to maximal ease at the tender point, hold 90 seconds, and return slowly and passively; the piriformis point is treated in hip flexion and abduction.',
    expanded:
      '<p>Counterstrain, described by Lawrence Jones, treats discrete tender points that do not radiate, unlike trigger points. The steps are: find the most tender point and set its tenderness at 10 out of 10, position the patient until tenderness falls to 3 or less (ideally 0), hold for 90 seconds while keeping light contact, return slowly and passively, and recheck. The proposed mechanism is a reset of aberrant muscle-spindle (gamma) activity in a muscle that was strained and suddenly lengthened.</p><p>General rules help: anterior points usually need flexion, posterior points extension, and points far from the midline more sidebending or rotation. The piriformis point is an exception worth knowing, because this posterior point is treated in marked hip flexion with abduction and fine-tuned rotation. Warn patients that soreness for a day or two is common.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=strain+counterstrain+technique',
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+counterstrain',
    ],
    disciplines: ['Osteopathic Principles'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Osteopathic manipulative treatment'],
    subtopics: ['Counterstrain'],
    percentCorrect: 71,
  },
  {
    id: 'musculoskeletal-04',
    stem: '<p>A 29-year-old man has had right-sided low back and buttock pain for 5 days since he stepped off a curb unexpectedly. He has no radiation below the knee, and neurologic examination is normal. Findings on structural examination are shown:</p><table><tbody><tr><th>Standing flexion test</th><td>Positive on the right</td></tr><tr><th>Anterior superior iliac spine</th><td>Right is superior</td></tr><tr><th>Posterior superior iliac spine</th><td>Right is inferior</td></tr><tr><th>Pubic rami</th><td>Level</td></tr><tr><th>Medial malleolus (supine)</th><td>Right is superior</td></tr></tbody></table><p>The physician treats the dysfunction with muscle energy.</p><p>Against which of the following efforts by the patient should the physician provide resistance?</p>',
    options: [
      {
        text: 'Abduction of both knees followed by adduction, with the hips and knees flexed',
        why: 'Resisted abduction followed by adduction is used for pubic symphysis dysfunction. This patient’s pubic rami are level.',
      },
      {
        text: 'Extension of the right hip while the hip is held in flexion',
        why: 'This recruits the gluteus maximus and hamstrings to rotate the innominate posteriorly, which treats an anterior innominate rotation. That diagnosis would show an inferior right anterior superior iliac spine and a superior posterior superior iliac spine.',
      },
      {
        text: 'Flexion of the right hip while the hip is held in extension off the table',
        why: 'A superior anterior and inferior posterior iliac spine on the side of the positive test indicate a right posterior innominate. Extending the hip to the barrier and resisting hip flexion uses the rectus femoris and iliacus to draw the innominate anteriorly.',
        correct: true,
      },
      {
        text: 'Hiking of the right hip toward the shoulder while traction is applied to the leg',
        why: 'Leg traction with the limb slightly abducted and internally rotated treats a superior innominate shear. In that dysfunction both the anterior and the posterior superior iliac spines are superior on the same side.',
      },
      {
        text: 'Internal rotation of the right hip while the hip is held in external rotation',
        why: 'Resisted rotation addresses restricted hip rotators. It has no useful lever arm to rotate the innominate about the transverse axis.',
      },
    ],
    objective:
      'Diagnose a posterior innominate rotation from its landmarks and treat it with muscle energy by extending the hip to the barrier and resisting hip flexion.',
    expanded:
      '<p>The standing flexion test tells the side of iliosacral dysfunction, and the landmarks tell the type. With a posterior rotation the anterior superior iliac spine moves up, the posterior superior iliac spine moves down, and the leg appears short on that side. An anterior rotation shows the reverse, and a superior shear moves both spines up.</p><p>Postisometric muscle energy is a direct, active technique. The joint is brought to its restrictive barrier (here, right hip extension with the leg off the table), the patient contracts away from the barrier with light to moderate force for 3 to 5 seconds, relaxes, and the physician takes up the slack to the new barrier. The cycle is repeated three to five times and the landmarks are rechecked. In this case the contracting hip flexors also pull the innominate in the desired anterior direction.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+muscle+energy+innominate',
      'https://pubmed.ncbi.nlm.nih.gov/?term=muscle+energy+technique+innominate+dysfunction',
    ],
    disciplines: ['Osteopathic Principles', 'Anatomy'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Osteopathic manipulative treatment'],
    subtopics: ['Muscle energy', 'Innominate dysfunction'],
    percentCorrect: 68,
  },
  {
    id: 'musculoskeletal-05',
    stem: '<p>A 63-year-old woman comes to the emergency department with 2 days of steady left lower quadrant abdominal pain and low-grade fever. Temperature is 38.1 °C, blood pressure is 132/80 mm Hg, and pulse is 92/min. The left lower quadrant is tender without rebound. Leukocyte count is 13,400/mm<sup>3</sup>. CT shows thickening of the sigmoid colon with inflamed diverticula and no abscess. Osteopathic structural examination reveals a firm, smooth, exquisitely tender nodule in the deep fascia that does not radiate.</p><p>At which of the following sites is this anterior Chapman reflex point most likely to be found?</p>',
    options: [
      {
        text: 'Left seventh intercostal space near the costochondral junction',
        why: 'This is the anterior point for the spleen. It may be tender with splenic disease, which CT does not show in this patient.',
      },
      {
        text: 'Tip of the right 12th rib',
        why: 'This is the anterior point for the appendix. It would be expected with acute appendicitis, which usually causes right lower quadrant pain.',
      },
      {
        text: 'One inch superior and one inch lateral to the umbilicus',
        why: 'This pair of points belongs to the kidneys; the adrenal points lie about an inch higher. A renal source would more likely cause flank pain with pyuria or hematuria.',
      },
      {
        text: 'Right lateral thigh, just below the greater trochanter',
        why: 'The proximal right iliotibial band is the point for the cecum. Cecal disease would cause right-sided findings.',
      },
      {
        text: 'Left lateral thigh, just below the greater trochanter',
        why: 'The colon is represented along the iliotibial bands. On the left, the sigmoid colon lies proximally and the splenic flexure distally, so sigmoid diverticulitis maps to the proximal left thigh.',
        correct: true,
      },
      {
        text: 'Left lateral thigh, just above the knee',
        why: 'The distal left iliotibial band represents the distal transverse colon and splenic flexure. It would fit ischemic colitis at the splenic flexure better than sigmoid disease.',
      },
    ],
    objective:
      'Chapman points for the colon lie along the iliotibial bands: cecum proximally on the right, sigmoid proximally on the left, and the flexures distally near the knees.',
    expanded:
      '<p>Chapman points are viscerosomatic reflexes that present as small, firm, discrete, tender nodules in fascia. Each has an anterior point, used mainly for diagnosis, and a posterior point, traditionally treated first. To remember the colon, imagine it flipped down over the lateral thighs: the cecum starts near the right greater trochanter, the hepatic flexure and proximal transverse colon lie near the right knee, the remaining transverse colon and splenic flexure lie near the left knee, and the sigmoid ends near the left greater trochanter.</p><p>Other frequently tested points are the myocardium (second intercostal space at the sternal border), appendix (tip of the right 12th rib), and bladder (around the umbilicus). The sensitivity and specificity of these points have not been established, so they complement and never replace clinical evaluation and imaging.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=Chapman+reflex+points+osteopathic',
      'https://www.ncbi.nlm.nih.gov/books/?term=Chapman+points+osteopathic',
    ],
    disciplines: ['Osteopathic Principles'],
    organSystems: ['Musculoskeletal', 'Gastrointestinal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Viscerosomatic reflexes'],
    subtopics: ['Chapman points'],
    percentCorrect: 59,
  },
  {
    id: 'musculoskeletal-06',
    stem: '<p>A 42-year-old woman has had three episodes of right upper quadrant pain in 2 months, each beginning about an hour after a fatty meal and lasting 2 to 3 hours. The current episode began 4 hours ago and radiates to the tip of the right scapula. Temperature is 37.2 °C, blood pressure is 126/78 mm Hg, and pulse is 84/min. BMI is 32 kg/m<sup>2</sup>. Inspiration is not arrested by deep palpation of the right upper quadrant. Leukocyte count, aminotransferases, bilirubin, and lipase are normal. Ultrasonography shows gallstones without wall thickening.</p><p>Warm, boggy paraspinal tissue from a viscerosomatic reflex is most likely to be palpated at which of the following sites?</p>',
    options: [
      {
        text: 'C2 on the right',
        why: 'Upper cervical changes reflect vagal (parasympathetic) reflexes, which are shared by many thoracic and abdominal organs. They do not localize to the gallbladder, and facilitated sympathetic segments give the more specific finding.',
      },
      {
        text: 'T1–T4 on the left',
        why: 'These segments carry the sympathetic supply to the heart. Findings here would raise concern for myocardial ischemia.',
      },
      {
        text: 'T5–T9 on the left',
        why: 'The level of the greater splanchnic nerve is right, but left-sided changes are typical of the stomach and spleen. The gallbladder and liver are expressed on the right.',
      },
      {
        text: 'T5–T9 on the right',
        why: 'Visceral afferents from the gallbladder travel with the greater splanchnic nerve to T5–T9 and facilitate those segments, mainly on the right. Referred pain to the scapular tip fits the same level.',
        correct: true,
      },
      {
        text: 'T10–T11 bilaterally',
        why: 'The lesser splanchnic segments serve the midgut (distal duodenum through the proximal transverse colon), kidneys, and gonads. They would be expected with small-bowel or renal disease.',
      },
      {
        text: 'T12–L2 bilaterally',
        why: 'Lower thoracolumbar segments supply the left colon and pelvic viscera through the least and lumbar splanchnic nerves. Pain would be lower abdominal or pelvic.',
      },
    ],
    objective:
      'Foregut viscera, including the gallbladder, facilitate T5–T9 through the greater splanchnic nerve; gallbladder findings lateralize to the right.',
    expanded:
      '<p>Visceral afferent fibers run with sympathetic nerves to the spinal cord and synapse on interneurons shared with somatic efferents. Sustained input facilitates the segment, which produces paraspinal tissue texture change, tenderness, and restricted motion: a viscerosomatic reflex. A useful scaffold is heart T1–T5 (left), lungs T2–T7, foregut T5–T9 (stomach left, gallbladder and liver right, pancreas on either side), midgut T10–T11, and hindgut and pelvic organs T12–L2. Sources differ by a segment or so.</p><p>Parasympathetic reflexes are less specific: the vagus produces findings at the occiput, C1, and C2, and the pelvic splanchnic nerves produce findings at S2–S4. Treating the facilitated segments, for example with rib raising, is adjunctive. This patient has biliary colic without cholecystitis and should be referred for elective laparoscopic cholecystectomy.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=viscerosomatic+reflexes+osteopathic',
      'https://pubmed.ncbi.nlm.nih.gov/?term=viscerosomatic+reflex+osteopathic',
    ],
    disciplines: ['Osteopathic Principles', 'Anatomy'],
    organSystems: ['Musculoskeletal', 'Gastrointestinal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Viscerosomatic reflexes'],
    subtopics: ['Sympathetic segmental levels'],
    percentCorrect: 79,
  },
  {
    id: 'musculoskeletal-07',
    stem: '<p>A 12-day-old girl is brought to the clinic because of difficulty breastfeeding. She was born at 39 weeks by vacuum-assisted delivery after a prolonged second stage. She latches but slips off repeatedly, and her weight is 6% below birth weight. Temperature is 36.9 °C, pulse is 142/min, and respirations are 38/min. She is alert with a strong cry, a symmetric face, a normal gag reflex, and normal tone. The palate is intact and there is no ankyloglossia. The tongue is midline but weakly cups and elevates around the examiner’s finger. The newborn hearing screen was normal. Gentle palpation suggests bilateral compression at the cranial base.</p><p>According to the osteopathic cranial concept, dysfunction at which of the following sites best explains the feeding difficulty?</p>',
    options: [
      {
        text: 'Condylar parts of the occiput, affecting the hypoglossal canals',
        why: 'The hypoglossal nerve supplies the intrinsic and most extrinsic tongue muscles and leaves through the hypoglossal canal. In the newborn the canal lies between the unfused condylar and basilar parts of the occiput, so condylar compression is the classic explanation for a weak tongue and poor suck.',
        correct: true,
      },
      {
        text: 'Greater wings of the sphenoid, affecting the foramina ovalia',
        why: 'The mandibular nerve leaves here and supplies the muscles of mastication. Dysfunction would affect jaw movement and lower facial sensation, and tongue elevation would be spared.',
      },
      {
        text: 'Lesser and greater wings of the sphenoid, affecting the superior orbital fissures',
        why: 'Cranial nerves III, IV, VI, and V<sub>1</sub> pass through this fissure. Dysfunction would be expected to affect eye movements and not the tongue.',
      },
      {
        text: 'Occipitomastoid sutures, affecting the jugular foramina',
        why: 'Cranial nerves IX, X, and XI leave through the jugular foramen, and irritation is linked with regurgitation, dysphagia, or a weak cry. Her strong cry and normal gag reflex argue against it.',
      },
      {
        text: 'Petrous parts of the temporal bones, affecting the internal acoustic meatus',
        why: 'Cranial nerves VII and VIII enter here, so facial weakness or an abnormal hearing screen would be expected. Both are normal.',
      },
    ],
    objective:
      'Poor suckling with isolated tongue weakness in a newborn is attributed, in the cranial concept, to occipital condylar compression affecting the hypoglossal nerve.',
    expanded:
      '<p>At birth the occiput consists of four parts (basilar, two condylar, and squamous) joined by cartilage, and fusion is not complete until about 6 years of age. The hypoglossal canal lies at the junction of the condylar and basilar parts. Osteopathic teaching holds that intrauterine or delivery forces can compress these parts and disturb cranial nerve XII, and that nearby compression at the occipitomastoid suture can disturb nerves IX, X, and XI. Treatment is gentle: condylar decompression with balanced membranous tension.</p><p>Evidence for cranial techniques is limited and of low quality, so treatment is adjunctive. First exclude ankyloglossia, cleft palate, sepsis, hypotonia, and cardiac disease, and support feeding with a lactation consultant and close weight checks. Newborns should regain birth weight by about 10 to 14 days, so this infant needs a feeding plan today.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=osteopathic+newborn+suck+dysfunction+breastfeeding',
      'https://www.ncbi.nlm.nih.gov/books/?term=hypoglossal+nerve+anatomy',
    ],
    disciplines: ['Osteopathic Principles', 'Pediatrics'],
    organSystems: ['Musculoskeletal', 'Nervous System'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Cranial osteopathy'],
    subtopics: ['Cranial nerve entrapment'],
    percentCorrect: 77,
  },
  {
    id: 'musculoskeletal-08',
    stem: '<p>A 59-year-old woman comes to the clinic with 10 days of right-sided neck stiffness and occipital headache after sleeping on a new pillow. She has had seropositive erosive rheumatoid arthritis for 21 years, treated with methotrexate and etanercept, and hypertension treated with lisinopril. Blood pressure is 134/82 mm Hg and pulse is 76/min. Bone density 1 year ago showed a femoral neck T-score of −1.4. There is ulnar deviation of the fingers. The right trapezius is in spasm, and motion testing of C2 shows restricted left rotation. Strength and sensation are normal except for decreased sensation over the right thumb, index, and middle fingers that is reproduced by wrist flexion. She asks for a quick “adjustment” of her neck.</p><p>Which of the following is an absolute contraindication to high-velocity, low-amplitude treatment of C2 in this patient?</p>',
    options: [
      {
        text: 'Age older than 55 years',
        why: 'Age by itself does not forbid a thrust. It matters only through conditions that become more frequent with age, such as osteoporosis, atherosclerosis, and spondylotic stenosis.',
      },
      {
        text: 'Carpal tunnel syndrome',
        why: 'A positive wrist flexion test localizes the sensory symptoms to the carpal tunnel. This is not a contraindication; cervical radiculopathy from disc herniation would be a reason to avoid a thrust at that level.',
      },
      {
        text: 'Hypertension',
        why: 'Treated hypertension with a reading of 134/82 mm Hg does not preclude cervical manipulation. Suspected cervical artery dissection or vertebrobasilar insufficiency would.',
      },
      {
        text: 'Low bone mass',
        why: 'A T-score of −1.4 is osteopenia, at most a relative contraindication that calls for lower force. Severe osteoporosis with fracture would be an absolute contraindication.',
      },
      {
        text: 'Muscle spasm',
        why: 'Acute spasm is a relative contraindication because the tissue should be relaxed before a thrust. Soft-tissue or counterstrain treatment can address it first.',
      },
      {
        text: 'Rheumatoid arthritis',
        why: 'Long-standing erosive rheumatoid arthritis erodes the dens and weakens the transverse ligament, so a thrust at the upper cervical spine may cause atlantoaxial subluxation with cord compression. Upper cervical high-velocity technique is absolutely contraindicated.',
        correct: true,
      },
    ],
    objective:
      'Rheumatoid arthritis and Down syndrome are absolute contraindications to high-velocity treatment of the upper cervical spine because of atlantoaxial instability.',
    expanded:
      '<p>High-velocity, low-amplitude technique is a direct, passive method that carries the segment through its restrictive barrier. Absolute contraindications include ligamentous instability of the upper cervical spine (rheumatoid arthritis, Down syndrome, achondroplasia, connective tissue laxity), fracture, malignant or infected bone, severe osteoporosis, vertebral artery disease, joint fusion, progressive neurologic deficit, and lack of consent. Relative contraindications include mild bone loss, acute whiplash, muscle spasm, pregnancy, and a herniated disc away from the segment.</p><p>Atlantoaxial disease may be silent, so patients with long-standing rheumatoid arthritis and neck symptoms need lateral flexion and extension radiographs; an anterior atlantodental interval above 3 mm in adults is abnormal, and MRI is added for myelopathy or marked instability. Meanwhile gentle indirect methods to the thoracic spine and shoulder girdle are safer than any cervical thrust or forceful end-range motion.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+HVLA+cervical+contraindications',
      'https://pubmed.ncbi.nlm.nih.gov/?term=rheumatoid+arthritis+atlantoaxial+subluxation',
    ],
    disciplines: ['Osteopathic Principles', 'Family Medicine'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Osteopathic manipulative treatment'],
    subtopics: ['High-velocity, low-amplitude technique', 'Contraindications'],
    percentCorrect: 86,
  },
  {
    id: 'musculoskeletal-09',
    stem: '<p>A 71-year-old man with type 2 diabetes and chronic calcium pyrophosphate arthritis comes to the emergency department with 2 days of severe left knee pain and chills. He received an intra-articular injection in this knee 9 days ago. Temperature is 38.8 °C, blood pressure is 128/70 mm Hg, and pulse is 108/min. The left knee is warm and swollen, and any motion is intensely painful. Serum C-reactive protein is 212 mg/L (normal &lt;10) and creatinine is 1.1 mg/dL. He has no drug allergies. Results of arthrocentesis are shown:</p><table><tbody><tr><th>Appearance</th><td>Opaque, yellow-green</td></tr><tr><th>Leukocytes</th><td>86,000/mm<sup>3</sup> (94% neutrophils)</td></tr><tr><th>Crystals</th><td>Few intracellular rhomboid, weakly positively birefringent</td></tr><tr><th>Gram stain</th><td>No organisms</td></tr><tr><th>Culture</th><td>Pending</td></tr></tbody></table><p>Blood cultures are obtained.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Colchicine by mouth',
        why: 'Colchicine is reasonable for an uncomplicated calcium pyrophosphate flare. It does nothing for bacterial infection, which must be assumed with fever, recent joint injection, and this leukocyte count.',
      },
      {
        text: 'Intra-articular triamcinolone',
        why: 'A steroid injection is an effective treatment of a single-joint crystal flare once infection is excluded. Injecting a possibly septic joint risks rapid cartilage destruction.',
      },
      {
        text: 'Prednisone by mouth for 5 days',
        why: 'Systemic corticosteroids suit polyarticular crystal arthritis when infection is unlikely. Here they would mask and worsen sepsis and raise glucose.',
      },
      {
        text: 'Vancomycin and ceftriaxone intravenously with drainage of the joint',
        why: 'Crystals do not exclude infection, and a negative Gram stain is common in proven septic arthritis. Fever, recent instrumentation, diabetes, and more than 50,000 leukocytes/mm<sup>3</sup> call for immediate empiric antibiotics and drainage while cultures are pending.',
        correct: true,
      },
      {
        text: 'Withholding of antibiotics until the culture is final, with MRI of the knee',
        why: 'Waiting is only reasonable when the probability of infection is low. Cartilage is damaged within hours to days, and MRI would not change the need for drainage.',
      },
    ],
    objective:
      'Crystal arthritis and septic arthritis can coexist; treat a hot joint with a high leukocyte count and risk factors as infected until cultures prove otherwise.',
    expanded:
      '<p>Acute bacterial arthritis is an emergency with substantial mortality and lasting joint damage. Risk factors include older age, diabetes, preexisting arthritis, prosthetic joints, immunosuppression, and recent joint surgery or injection. The probability rises with the synovial leukocyte count (likelihood ratio about 3 above 25,000/mm<sup>3</sup> and about 8 above 50,000/mm<sup>3</sup>) and with at least 90% neutrophils, but no count excludes it. Gram stain is positive in only about half of cases, and up to a few percent of crystal-positive joints are also infected.</p><p><em>Staphylococcus aureus</em> is the leading cause in adults. Vancomycin covers methicillin-resistant strains, and a third-generation cephalosporin is added in older or immunocompromised patients and when the Gram stain is negative. Drainage is by repeated aspiration, arthroscopy, or arthrotomy with orthopedic input. Therapy is narrowed to the culture result.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=septic+arthritis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=septic+arthritis+crystal+arthritis+coexistence',
    ],
    disciplines: ['Internal Medicine'],
    organSystems: ['Musculoskeletal', 'Immune System'],
    examTypes: ['Step 2', 'Step 3', 'ABIM', 'ABFM'],
    topics: ['Arthritis'],
    subtopics: ['Septic arthritis', 'Crystal arthritis'],
    percentCorrect: 78,
  },
  {
    id: 'musculoskeletal-10',
    stem: '<p>In a rehabilitation laboratory, a volunteer sits with the upper arm vertical and the elbow flexed at 90°, so that the forearm is horizontal and at rest. A 4.0-kg weight is held in the hand, with its center 35 cm from the elbow joint. The forearm and hand have a combined mass of 2.0 kg, with the center of mass 15 cm from the joint. The biceps tendon pulls vertically upward at a point 5.0 cm from the joint, and no other muscle is active. Use <em>g</em> = 10 m/s<sup>2</sup>.</p><p>What force must the biceps exert to hold this position?</p>',
    options: [
      {
        text: '280 N',
        why: 'This value counts only the torque of the held weight: 40 N × 0.35 m ÷ 0.05 m. The weight of the forearm and hand also produces torque and must be included.',
      },
      {
        text: '340 N',
        why: 'The torques about the elbow must sum to zero: F × 0.050 m = (40 N × 0.35 m) + (20 N × 0.15 m) = 14 + 3 = 17 N·m. Therefore F = 17 N·m ÷ 0.050 m = 340 N.',
        correct: true,
      },
      {
        text: '400 N',
        why: 'This adds the two weights (60 N) to the correct muscle force. The weights already act through their torques; force balance determines the joint reaction force, which is 280 N downward on the forearm.',
      },
      {
        text: '420 N',
        why: 'This applies the full 60 N at the hand: 60 N × 0.35 m ÷ 0.05 m. The weight of the forearm acts at its own center of mass, 15 cm from the joint.',
      },
    ],
    objective:
      'Solve a static lever problem of the body by setting the sum of torques about the joint to zero, including the weight of the limb itself.',
    expanded:
      '<p>A body at rest satisfies two conditions: the net force and the net torque are zero. Taking torques about the elbow eliminates the unknown joint reaction force, because a force through the axis has no lever arm. For forces perpendicular to the forearm, torque equals force times distance from the joint.</p><p>The forearm is a third-class lever: the effort acts between the fulcrum and the load. Its mechanical advantage is less than 1, so the muscle force (340 N) far exceeds the total load (60 N), and in exchange a small shortening of the muscle moves the hand a large distance at high speed. Force balance then gives the joint reaction: 340 N up from the biceps is opposed by 60 N of weight and 280 N downward from the humerus. This is why joint loads exceed the carried weight several times.</p>',
    references: [
      'https://openstax.org/details/books/college-physics-2e',
      'https://www.ncbi.nlm.nih.gov/books/?term=biomechanics+elbow',
    ],
    disciplines: ['Physics & Chemistry'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['MCAT'],
    topics: ['Mechanics'],
    subtopics: ['Torque and static equilibrium'],
    percentCorrect: 69,
  },
  {
    id: 'musculoskeletal-11',
    stem: '<p>A 26-year-old rock climber comes to the clinic 3 weeks after a bout of severe aching in the right proximal forearm that followed intense training. The pain has resolved, but he has difficulty picking up coins and fastening buttons. When he tries to pinch the tips of the thumb and index finger into a circle, the thumb interphalangeal joint and the distal interphalangeal joint of the index finger remain straight, so that the pulps meet flat. Sensation is normal throughout the hand, and there is no atrophy of the thenar eminence.</p><p>Which of the following additional movements is most likely to be weak?</p>',
    options: [
      {
        text: 'Abduction of the thumb away from the palm',
        why: 'The abductor pollicis brevis is supplied by the recurrent branch of the median nerve in the hand. It would be weak in carpal tunnel syndrome, in which sensation over the radial digits is also altered.',
      },
      {
        text: 'Adduction of the thumb toward the palm',
        why: 'The adductor pollicis is supplied by the deep branch of the ulnar nerve. Weakness makes the thumb flex at the interphalangeal joint during key pinch (Froment sign), the reverse of this patient’s finding.',
      },
      {
        text: 'Extension of the thumb',
        why: 'The thumb extensors are supplied by the posterior interosseous branch of the radial nerve. That lesion causes finger and thumb drop without loss of flexion.',
      },
      {
        text: 'Flexion of the distal joint of the little finger',
        why: 'The ulnar half of the flexor digitorum profundus, to the ring and little fingers, is supplied by the ulnar nerve. It is spared in this lesion.',
      },
      {
        text: 'Pronation of the forearm with the elbow flexed',
        why: 'Loss of the flexor pollicis longus and the index profundus with normal sensation indicates an anterior interosseous nerve lesion. The nerve also supplies the pronator quadratus, which is tested with the elbow flexed to slacken the pronator teres.',
        correct: true,
      },
    ],
    objective:
      'The anterior interosseous nerve is a purely motor branch of the median nerve to the flexor pollicis longus, the radial half of the flexor digitorum profundus, and the pronator quadratus.',
    expanded:
      '<p>The anterior interosseous nerve leaves the median nerve in the proximal forearm, a few centimeters below the elbow, and runs on the interosseous membrane. It supplies three muscles: flexor pollicis longus, the part of flexor digitorum profundus to the index and middle fingers, and pronator quadratus. It carries no cutaneous fibers, only sensory fibers from the wrist joints, so the skin examination is normal. The inability to form an “OK” circle is the typical sign.</p><p>Causes include compression by fibrous bands, supracondylar fracture of the humerus in children, and, frequently, an immune-mediated neuritis (Parsonage–Turner syndrome) that starts with pain. Rupture of the flexor pollicis longus tendon mimics the thumb sign; with an intact tendon, passive wrist extension flexes the thumb (tenodesis effect). Most cases recover with observation, and electromyography confirms the diagnosis.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=anterior+interosseous+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=anterior+interosseous+nerve+palsy',
    ],
    disciplines: ['Anatomy'],
    organSystems: ['Musculoskeletal', 'Nervous System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Peripheral nerve injury'],
    subtopics: ['Median nerve', 'Upper limb anatomy'],
    percentCorrect: 58,
  },
  {
    id: 'musculoskeletal-12',
    stem: '<p>A 74-year-old woman comes to the clinic 4 weeks after an acute L1 compression fracture that occurred when she lifted a laundry basket. A T12 compression fracture occurred 10 months ago. She had an ST-elevation myocardial infarction 5 months ago treated with a drug-eluting stent, and she takes aspirin, ticagrelor, atorvastatin, and metoprolol. She has had no radiation therapy, bone cancer, or kidney stones. Blood pressure is 128/74 mm Hg. Laboratory and bone density results are shown:</p><table><tbody><tr><th>Calcium</th><td>9.4 mg/dL</td></tr><tr><th>25-Hydroxyvitamin D</th><td>38 ng/mL</td></tr><tr><th>Parathyroid hormone</th><td>42 pg/mL (normal 15–65)</td></tr><tr><th>Alkaline phosphatase</th><td>84 U/L</td></tr><tr><th>eGFR</th><td>72 mL/min/1.73 m<sup>2</sup></td></tr><tr><th>T-score, lumbar spine</th><td>−3.9</td></tr><tr><th>T-score, femoral neck</th><td>−3.2</td></tr></tbody></table><p>She has never received osteoporosis medication and wants the treatment that offers the greatest reduction in vertebral fractures. Serum protein electrophoresis is normal.</p><p>Which of the following is the most appropriate initial pharmacotherapy?</p>',
    options: [
      {
        text: 'Alendronate',
        why: 'An oral bisphosphonate is first-line treatment for most people at high risk and is used to consolidate gains after an anabolic course. In very high risk it reduces vertebral fractures less than a bone-forming agent given first.',
      },
      {
        text: 'Denosumab',
        why: 'Denosumab is a good choice when bisphosphonates are unsuitable, for example in advanced kidney disease. Starting with it makes a later switch to a parathyroid hormone analog unfavorable, because bone is then lost at the hip.',
      },
      {
        text: 'Raloxifene',
        why: 'Raloxifene lowers vertebral but not hip fracture risk and increases venous thromboembolism and fatal stroke. It is reserved for younger postmenopausal women at lower risk who also want breast cancer risk reduction.',
      },
      {
        text: 'Romosozumab',
        why: 'This sclerostin antibody is a potent bone-forming agent and would otherwise be an option. It carries a boxed warning and must not be started within 1 year of myocardial infarction or stroke.',
      },
      {
        text: 'Teriparatide',
        why: 'Two vertebral fractures within a year and T-scores below −3.0 place her at very high risk, for which starting with a bone-forming agent is favored. This parathyroid hormone analog is suitable because calcium and parathyroid hormone are normal and she has had no skeletal radiation, bone cancer, or kidney stones; recent infarction is not a contraindication.',
        correct: true,
      },
    ],
    objective:
      'In osteoporosis with very high fracture risk an anabolic agent is started first and followed by an antiresorptive drug; romosozumab is avoided within 1 year of myocardial infarction or stroke.',
    expanded:
      '<p>Very high fracture risk includes a fracture within the past 12 months, multiple fractures, fracture during therapy, or a T-score below −3.0. In head-to-head trials, teriparatide reduced new vertebral fractures more than risedronate, and romosozumab followed by alendronate reduced vertebral and hip fractures more than alendronate alone. Guidelines therefore support starting with teriparatide, abaloparatide, or romosozumab in this group.</p><p>Teriparatide and abaloparatide are given daily, usually for up to 2 years, and are avoided with hypercalcemia, hyperparathyroidism, Paget disease, skeletal radiation, or bone malignancy. Romosozumab is given monthly for 12 months. Gains are lost within months unless an antiresorptive agent follows. Order matters: anabolic first, then antiresorptive. Add adequate calcium and vitamin D, fall prevention, and a search for secondary causes such as myeloma.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=endocrine+society+guideline+postmenopausal+osteoporosis+pharmacological',
      'https://www.bonehealthandosteoporosis.org/',
    ],
    disciplines: ['Internal Medicine', 'Pharmacology'],
    organSystems: ['Musculoskeletal', 'Endocrine'],
    examTypes: ['ABIM', 'ABFM', 'Step 3'],
    topics: ['Osteoporosis'],
    subtopics: ['Anabolic therapy', 'Fracture risk'],
    percentCorrect: 55,
  },
  {
    id: 'musculoskeletal-13',
    stem: '<p>A 24-year-old man is evaluated 8 hours after intramedullary nailing of a closed right tibial shaft fracture sustained in a motorcycle collision. He has required increasing doses of hydromorphone and says the leg feels as if it will burst. Temperature is 37.3 °C, blood pressure is 118/66 mm Hg, and pulse is 112/min. The dressing has been split and the leg placed at heart level without relief. The anterolateral leg is tense. Passive plantar flexion of the great toe causes severe pain, and sensation is reduced in the first web space. Dorsalis pedis and posterior tibial pulses are palpable, and capillary refill is 2 seconds. Pressure in the anterior compartment is 45 mm Hg.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'CT angiography of the right leg',
        why: 'Angiography is indicated for absent pulses, an ankle–brachial index below 0.9, or an expanding hematoma. Palpable pulses with a tense, painful compartment make arterial injury unlikely, and imaging would delay decompression.',
      },
      {
        text: 'Elevation of the leg above the heart and ice',
        why: 'Elevation above heart level lowers arterial inflow without lowering compartment pressure enough, so tissue perfusion falls further. The limb is kept at heart level only until decompression.',
      },
      {
        text: 'Emergency four-compartment fasciotomy',
        why: 'Pain out of proportion, pain on passive stretch, and sensory loss in the deep peroneal territory indicate acute compartment syndrome. The pressure difference of 21 mm Hg (diastolic 66 − 45) is below 30 mm Hg and confirms the need for immediate release of all four compartments.',
        correct: true,
      },
      {
        text: 'Peripheral nerve block and reassessment in the morning',
        why: 'A dense regional block would hide the increasing pain that is the best early sign. Muscle necrosis begins within about 6 hours of ischemia.',
      },
      {
        text: 'Repeat pressure measurement in 4 hours',
        why: 'Serial or continuous measurement is useful in an obtunded patient or when findings are equivocal. Here both the examination and the pressure difference are diagnostic.',
      },
    ],
    objective:
      'Acute compartment syndrome is a clinical diagnosis supported by a pressure difference (diastolic minus compartment) of 30 mm Hg or less; palpable pulses do not exclude it, and treatment is emergency fasciotomy.',
    expanded:
      '<p>When pressure in a closed fascial space approaches diastolic pressure, the arteriovenous gradient collapses and capillary flow stops, although the larger arteries still pulse. Loss of pulses and paralysis are therefore late signs. Early signs are pain out of proportion, rising analgesic need, and pain on passive stretch of the muscles in the compartment; here stretching the toe extensors and numbness in the first web space localize to the anterior compartment, which contains the deep peroneal nerve.</p><p>Tibial shaft fracture in a young man is the typical setting, and an intramedullary nail does not prevent it. In the leg, all four compartments (anterior, lateral, superficial posterior, and deep posterior) are released through two long incisions, or through one lateral perifibular incision. Watch afterward for reperfusion hyperkalemia, rhabdomyolysis, and myoglobin-induced kidney injury.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=acute+compartment+syndrome',
      'https://pubmed.ncbi.nlm.nih.gov/?term=acute+compartment+syndrome+leg+fasciotomy+tibial+fracture',
    ],
    disciplines: ['Surgery', 'Anatomy'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3', 'COMLEX'],
    topics: ['Trauma'],
    subtopics: ['Compartment syndrome', 'Lower limb anatomy'],
    percentCorrect: 84,
  },
  {
    id: 'musculoskeletal-14',
    stem: '<p>Two unrelated boys have pathogenic deletions in the dystrophin gene. Boy 1, aged 5 years, has a waddling gait, enlarged calves, and a creatine kinase concentration of 18,000 U/L; he pushes on his thighs to rise from the floor. Boy 2, aged 14 years, has cramps after exercise and a creatine kinase concentration of 4,200 U/L, but he still climbs stairs without help. The deletion of boy 1 removes 148 base pairs of coding sequence, and that of boy 2 removes 3,600 base pairs of coding sequence in the rod domain.</p><p>Which of the following best explains why boy 1 is more severely affected?</p>',
    options: [
      {
        text: 'His deletion has expanded over the generations',
        why: 'Anticipation is due to unstable repeats, as in myotonic dystrophy. Deletions are passed on unchanged.',
      },
      {
        text: 'His deletion shifts the reading frame',
        correct: true,
        why: 'The number 148 is not divisible by 3, so every codon after the deletion is changed, a premature stop codon appears, and hardly any dystrophin is made: Duchenne dystrophy. The deletion of 3,600 base pairs keeps the frame, and a shortened but partly working protein is made: Becker dystrophy.',
      },
      {
        text: 'His second X chromosome is inactivated',
        why: 'Boys have a single X chromosome, which remains active. Skewed inactivation explains symptoms in some girls who are carriers.',
      },
      {
        text: 'The larger deletion affects a gene for a different protein',
        why: 'Both deletions lie in the same gene, and the larger one removes part of the repetitive rod domain. Sarcoglycan genes are affected in some limb-girdle dystrophies.',
      },
      {
        text: 'The larger deletion is repaired more often in muscle',
        why: 'Deletions are not repaired in muscle fibers. Rare revertant fibers arise by exon skipping but are too few to change the severity.',
      },
    ],
    objective:
      'In dystrophin disorders, deletions that shift the reading frame cause Duchenne and in-frame deletions cause the milder Becker muscular dystrophy.',
    expanded:
      '<p>Dystrophin links actin inside the fiber with the dystroglycan–sarcoglycan complex of the membrane and so protects the sarcolemma during contraction. Its gene, one of the largest in humans, has 79 exons; about two thirds of pathogenic variants are deletions of one or more exons. The reading-frame rule predicts severity correctly in about 90%, irrespective of the size of the deletion.</p><p>Duchenne dystrophy begins before the age of 5 years, leads to loss of walking by about 12 years, and later involves heart and diaphragm. A third of cases arise from new variants. Glucocorticoids prolong walking, and ACE inhibitors are begun by 10 years to protect the heart. Exon-skipping oligonucleotides restore the frame in selected deletions and thus aim to turn a Duchenne into a Becker phenotype. Carriers can develop cardiomyopathy and need echocardiography.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1119/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=reading+frame+rule+dystrophin+Duchenne+Becker',
    ],
    disciplines: ['Genetics', 'Biochemistry'],
    organSystems: ['Musculoskeletal'],
    examTypes: ['Step 1', 'MCAT', 'COMLEX'],
    topics: ['Muscle disease'],
    subtopics: ['Duchenne and Becker muscular dystrophy', 'Reading frame'],
    percentCorrect: 80,
  },
  {
    id: 'musculoskeletal-15',
    stem: '<p>A 47-year-old man comes to the osteopathic clinic because of stiffness of the right side of the chest for 2 weeks after a bout of coughing. The cough has resolved. Vital signs, breath sounds, and chest radiography are normal. On the right, ribs 3 to 6 move fully upward with inhalation but stop before the left ribs do in exhalation and stay elevated. The intercostal space above rib 3 is narrowed, and the space below rib 6 is widened. There is no point tenderness or crepitus.</p><p>Which of the following ribs should be treated first with muscle energy?</p>',
    options: [
      {
        text: 'Rib 2 on the right',
        why: 'Rib 2 lies above the group and moves normally. A rib outside the dysfunctional group is not the key rib.',
      },
      {
        text: 'Rib 3 on the right',
        why: 'The uppermost rib is the key rib of an exhalation dysfunction, in which ribs are held down and the top one keeps the others from rising. This group is held up.',
      },
      {
        text: 'Rib 4 on the right',
        why: 'Ribs in the middle of the group follow when the key rib is released. Treating one of them first does not free the group.',
      },
      {
        text: 'Rib 6 on the right',
        correct: true,
        why: 'Ribs that rise with inhalation but do not descend with exhalation are in inhalation dysfunction. The lowest rib of the group keeps those above it from moving down and is the key rib.',
      },
    ],
    objective:
      'The key rib is the lowest of the group in an inhalation dysfunction and the uppermost in an exhalation dysfunction.',
    expanded:
      '<p>Rib dysfunctions are named for the direction in which the ribs move freely. An inhalation dysfunction (exhalation restriction) means ribs that are held up; an exhalation dysfunction (inhalation restriction) means ribs that are held down. The mnemonic BITE recalls the key rib: bottom for inhalation, top for exhalation.</p><p>In muscle energy for an inhalation dysfunction, the patient’s trunk is flexed (and sidebent to the same side for ribs with bucket-handle motion) down to the level of the key rib. The physician follows the rib caudad during exhalation, resists its rise during inhalation, and takes up the slack in several cycles. For an exhalation dysfunction, muscles attached to the ribs lift them: scalenes for ribs 1 and 2, pectoralis minor for ribs 3 to 5, and serratus anterior for ribs 6 to 9. Rib fracture and osteoporosis must be excluded beforehand.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=osteopathic+rib+somatic+dysfunction',
      'https://pubmed.ncbi.nlm.nih.gov/?term=osteopathic+rib+dysfunction+muscle+energy',
    ],
    disciplines: ['Osteopathic Principles', 'Anatomy'],
    organSystems: ['Musculoskeletal', 'Respiratory'],
    examTypes: ['OMM', 'COMLEX'],
    topics: ['Somatic dysfunction'],
    subtopics: ['Rib dysfunction', 'Muscle energy'],
    percentCorrect: 76,
  },
];
