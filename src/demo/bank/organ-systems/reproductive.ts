import type { BankQuestion } from '../types';

export const reproductive: readonly BankQuestion[] = [
  {
    id: 'reproductive-01',
    stem: '<p>A 29-year-old gravida 1 at 35 weeks 2 days comes to labor and delivery because of a severe frontal headache that began this morning and has not improved with acetaminophen. The pregnancy was uncomplicated until now. Blood pressure is 172/114 mm Hg and is 168/112 mm Hg 15 minutes later; pulse is 88/min and respirations are 16/min. There is right upper quadrant tenderness, and patellar reflexes are 3+ with two beats of clonus. The fetal heart tracing is category I with irregular contractions. The cervix is 2 cm dilated and 60% effaced with a vertex presentation. Laboratory results are shown:</p><table><tbody><tr><th>Hemoglobin</th><td>12.8 g/dL</td></tr><tr><th>Platelets</th><td>92,000/mm<sup>3</sup></td></tr><tr><th>AST</th><td>104 U/L</td></tr><tr><th>Creatinine</th><td>0.9 mg/dL</td></tr><tr><th>Urine protein-to-creatinine ratio</th><td>0.7</td></tr></tbody></table><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Betamethasone now, with delivery 48 hours later',
        why: 'Delaying delivery to complete a corticosteroid course may be considered before 34 weeks when mother and fetus are stable. At 35 weeks with severe features, delivery should not wait for steroid benefit.',
      },
      {
        text: 'Intravenous labetalol, magnesium sulfate, and induction of labor once she is stable',
        why: 'Severe-range pressure, headache, thrombocytopenia, and raised AST make this preeclampsia with severe features. At or beyond 34 weeks the treatment is blood pressure control within 30 to 60 minutes, seizure prophylaxis, and prompt delivery; with a vertex fetus and a reassuring tracing, induction is appropriate.',
        correct: true,
      },
      {
        text: 'Intravenous labetalol, magnesium sulfate, and inpatient observation to 37 weeks',
        why: 'Continuing to 37 weeks is the plan for gestational hypertension or preeclampsia without severe features. With severe features, expectant management ends at 34 weeks because maternal risk rises without fetal benefit.',
      },
      {
        text: 'Oral nifedipine and twice-weekly outpatient testing',
        why: 'Outpatient surveillance fits preeclampsia without severe features in a reliable patient. This patient has acute severe hypertension with neurologic and hepatic involvement and needs inpatient treatment.',
      },
      {
        text: 'Platelet transfusion and emergency cesarean delivery',
        why: 'Preeclampsia alone is not an indication for cesarean delivery; route follows obstetric indications. A platelet count of 92,000/mm<sup>3</sup> does not require transfusion without bleeding, which is usually reserved for counts below about 50,000/mm<sup>3</sup> before surgery.',
      },
    ],
    objective:
      'Preeclampsia with severe features at or beyond 34 weeks is treated with rapid blood pressure control, magnesium sulfate, and delivery after maternal stabilization.',
    expanded:
      '<p>Severe features of preeclampsia are systolic pressure of at least 160 or diastolic of at least 110 mm Hg, platelets below 100,000/mm<sup>3</sup>, liver enzymes at least twice normal or severe persistent epigastric pain, creatinine above 1.1 mg/dL or doubled, pulmonary edema, new headache unresponsive to medication, and visual disturbance. Persistent severe pressure (15 minutes or more) is an emergency: intravenous labetalol, intravenous hydralazine, or oral immediate-release nifedipine should be given within 30 to 60 minutes to prevent stroke.</p><p>Magnesium sulfate prevents eclampsia during labor and for 24 hours after delivery. Watch reflexes, respiration, and urine output, and treat toxicity with calcium gluconate. Delivery is the only cure. Timing: at diagnosis from 34 weeks with severe features, and at 37 weeks without them. In a future pregnancy she should take low-dose aspirin from 12 weeks.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACOG+practice+bulletin+gestational+hypertension+and+preeclampsia',
      'https://www.acog.org/clinical',
    ],
    disciplines: ['Obstetrics & Gynecology'],
    organSystems: ['Reproductive', 'Cardiovascular'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX', 'ABFM'],
    topics: ['Hypertensive disorders of pregnancy'],
    subtopics: ['Preeclampsia with severe features'],
    percentCorrect: 82,
  },
  {
    id: 'reproductive-02',
    stem: '<p>A 33-year-old woman has heavy vaginal bleeding 15 minutes after vaginal delivery of a 4,150-g newborn at 39 weeks. Gestational hypertension was diagnosed on admission in labor. She has severe persistent asthma and was intubated for an exacerbation last year. Blood pressure is 162/104 mm Hg and pulse is 118/min. Estimated blood loss is 1,100 mL. The placenta is complete, no laceration is seen, and the uterus is soft and rises above the umbilicus. Bimanual massage and a continuous oxytocin infusion have been under way for 10 minutes, and tranexamic acid 1 g has been given intravenously. The uterus remains boggy.</p><p>Which of the following is the most appropriate additional pharmacotherapy?</p>',
    options: [
      {
        text: 'Carboprost',
        why: 'This 15-methyl prostaglandin F<sub>2α</sub> is an effective second-line uterotonic but causes bronchoconstriction. It is contraindicated in asthma, especially in a patient who has needed intubation.',
      },
      {
        text: 'Methylergonovine',
        why: 'This ergot alkaloid causes sustained uterine contraction but also generalized vasoconstriction. It is avoided with hypertension because of the risk of stroke, seizure, and myocardial ischemia.',
      },
      {
        text: 'Misoprostol',
        why: 'This prostaglandin E<sub>1</sub> analog contracts the uterus without bronchoconstriction or a rise in blood pressure, so it is the second-line uterotonic that is safe with both asthma and hypertension. Fever and shivering are its common adverse effects.',
        correct: true,
      },
      {
        text: 'Oxytocin as a rapid undiluted intravenous bolus',
        why: 'Oxytocin is already infusing, and persistent atony needs a second agent. A large undiluted bolus causes vasodilation with sudden hypotension and tachycardia, which is dangerous during hemorrhage.',
      },
      {
        text: 'Terbutaline',
        why: 'A β<sub>2</sub>-agonist treats bronchospasm and is used to relax the uterus, for example with tachysystole or uterine inversion. It would worsen atony and bleeding.',
      },
    ],
    objective:
      'Choose second-line uterotonics by comorbidity: avoid carboprost in asthma and methylergonovine in hypertension; misoprostol is safe in both.',
    expanded:
      '<p>Postpartum hemorrhage is blood loss of at least 1,000 mL, or bleeding with signs of hypovolemia, within 24 hours of birth by any route. Atony causes about 70% of cases; the others are trauma, retained tissue, and coagulopathy. Initial measures are given together: massage, bladder emptying, oxytocin infusion, large-bore access, blood tests, and tranexamic acid within 3 hours of birth, which reduces death from bleeding.</p><p>Second-line agents are methylergonovine 0.2 mg intramuscularly, carboprost 0.25 mg intramuscularly, and misoprostol 600 to 1,000 µg by the oral, sublingual, or rectal route. Because misoprostol acts slowly and its added benefit over oxytocin is modest, prepare an intrauterine balloon or vacuum device at the same time and activate the massive transfusion protocol if bleeding continues. Embolization, compression sutures, and hysterectomy follow if needed.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACOG+practice+bulletin+postpartum+hemorrhage',
      'https://www.ncbi.nlm.nih.gov/books/?term=postpartum+hemorrhage',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Pharmacology'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'COMLEX', 'Step 3'],
    topics: ['Obstetric emergencies'],
    subtopics: ['Postpartum hemorrhage', 'Uterotonic drugs'],
    percentCorrect: 80,
  },
  {
    id: 'reproductive-03',
    stem: '<p>A 26-year-old woman comes to the emergency department with 1 day of light vaginal spotting and mild midline cramping. Her last menstrual period began 5 weeks 4 days ago, cycles are usually 28 to 35 days, and a home pregnancy test was positive. The pregnancy is desired. Temperature is 36.9 °C, blood pressure is 116/72 mm Hg, and pulse is 76/min. The abdomen is soft and nontender. The cervical os is closed with scant dark blood, and there is no adnexal tenderness. Serum β-hCG is 1,180 mIU/mL, hemoglobin is 12.9 g/dL, and blood type is O positive. Transvaginal ultrasonography shows an 8-mm endometrium, no intrauterine sac, no adnexal mass, and no free fluid.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Diagnostic laparoscopy',
        why: 'Surgery is indicated for suspected ectopic pregnancy with instability, peritoneal signs, or hemoperitoneum. She is stable with a benign examination and no adnexal mass.',
      },
      {
        text: 'Intramuscular methotrexate',
        why: 'Methotrexate treats a confirmed or highly likely ectopic pregnancy in a stable patient. Giving it for a single low hCG value could harm an early viable intrauterine pregnancy that she desires.',
      },
      {
        text: 'Misoprostol by vaginal route',
        why: 'Misoprostol, ideally with mifepristone, treats an established early pregnancy loss. Neither the location nor the viability of this pregnancy is known.',
      },
      {
        text: 'Repeat β-hCG in 48 hours',
        why: 'This is a pregnancy of unknown location: positive test, nothing seen inside or outside the uterus, and an hCG below the level at which a sac should always be visible. In a stable patient serial hCG with ultrasonography separates a viable pregnancy, a failing one, and an ectopic pregnancy.',
        correct: true,
      },
      {
        text: 'Uterine aspiration',
        why: 'Aspiration to look for villi is useful when a viable pregnancy has been excluded, for example with an hCG that rises abnormally or plateaus. Doing it now could interrupt a normal pregnancy.',
      },
    ],
    objective:
      'In a stable patient with a desired pregnancy of unknown location and hCG below the discriminatory level, repeat hCG in 48 hours before any intervention.',
    expanded:
      '<p>Pregnancy of unknown location is a temporary label, not a diagnosis. Final outcomes include early intrauterine pregnancy, failing pregnancy, and ectopic pregnancy (roughly 6% to 20%). The discriminatory hCG level, above which an intrauterine sac should be seen, should be set conservatively, as high as 3,500 mIU/mL, so that a normal pregnancy (or twins) is not treated by mistake.</p><p>The minimum expected 48-hour rise of a viable pregnancy depends on the first value: 49% below 1,500, 40% from 1,500 to 3,000, and 33% above 3,000 mIU/mL. A slower rise or plateau suggests an abnormal pregnancy, and a fall suggests a failing one, but an ectopic pregnancy can follow any pattern. Give clear return precautions for pain, syncope, or heavy bleeding, and follow until diagnosis. She is Rh positive and needs no anti-D immune globulin.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACOG+practice+bulletin+tubal+ectopic+pregnancy',
      'https://www.ncbi.nlm.nih.gov/books/?term=ectopic+pregnancy',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Family Medicine'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'ABFM'],
    topics: ['Early pregnancy complications'],
    subtopics: ['Pregnancy of unknown location', 'Ectopic pregnancy'],
    percentCorrect: 77,
  },
  {
    id: 'reproductive-04',
    stem: '<p>A 34-year-old woman comes to her family physician to discuss the results of cervical cancer screening. She has no symptoms and has never had an abnormal result; cytology at ages 25, 28, and 31 was negative. She is not pregnant, is immunocompetent, and does not smoke. She received three doses of human papillomavirus (HPV) vaccine at ages 19 and 20. Pelvic examination at the time of sampling was normal. The cotest shows:</p><table><tbody><tr><th>Cytology</th><td>Negative for intraepithelial lesion or malignancy; satisfactory, transformation zone present</td></tr><tr><th>High-risk HPV</th><td>Detected</td></tr><tr><th>HPV genotype</th><td>16 detected; 18 not detected</td></tr></tbody></table><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Colposcopy with directed biopsy',
        why: 'HPV 16 carries the highest risk of cervical intraepithelial neoplasia grade 3 and cancer, and the immediate risk exceeds the 4% threshold for colposcopy even when cytology is negative. Normal cytology therefore does not permit observation.',
        correct: true,
      },
      {
        text: 'Diagnostic loop excision without colposcopy',
        why: 'Expedited excision is preferred when the immediate risk of grade 3 disease is at least 60%, such as high-grade cytology with HPV 16, or with any high-risk type in a never or rarely screened person. Her risk is far lower, and excision may increase later preterm birth.',
      },
      {
        text: 'Repeat cotest in 1 year',
        why: 'One-year follow-up is appropriate for a first HPV-positive, cytology-negative result when the genotype is not 16 or 18. Genotype 16 changes the plan to colposcopy.',
      },
      {
        text: 'Repeat cotest in 5 years',
        why: 'Five years is the routine interval after a negative HPV test or cotest in an average-risk person. A positive HPV 16 result is never managed as routine screening.',
      },
      {
        text: 'Repeat HPV vaccination series',
        why: 'She has completed the series, and the vaccine is prophylactic and does not clear an established infection. Vaccination is offered through age 26, and by shared decision to 45, to those not adequately vaccinated.',
      },
    ],
    objective: 'A positive test for HPV 16 or 18 requires colposcopy regardless of the cytology result.',
    expanded:
      '<p>Management of abnormal cervical screening is based on risk: the same estimated risk of grade 3 or worse neoplasia leads to the same action, whichever combination of tests produced it. Colposcopy is recommended when the immediate risk is at least 4%, and treatment without biopsy is acceptable from 25% and preferred from 60% (in nonpregnant people aged 25 or older).</p><p>HPV 16 and 18 cause about 70% of cervical cancers, and HPV 16 has by far the greatest oncogenic potential. Through proteins E6 (degrades p53) and E7 (inactivates RB) it drives dysplasia at the transformation zone. Cytology misses a substantial share of lesions in HPV 16–positive patients, so both genotypes go directly to colposcopy; endocervical sampling is added in nonpregnant patients, and HPV 18 has a particular link to adenocarcinoma. Vaccinated people follow the same screening and management pathways.</p>',
    references: [
      'https://www.asccp.org/',
      'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/cervical-cancer-screening',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Family Medicine'],
    organSystems: ['Reproductive'],
    examTypes: ['ABFM', 'Step 2', 'Step 3', 'ABIM'],
    topics: ['Gynecologic oncology'],
    subtopics: ['Cervical cancer screening', 'Human papillomavirus'],
    percentCorrect: 73,
  },
  {
    id: 'reproductive-05',
    stem: '<p>A 23-year-old woman comes to the clinic because a condom broke 4 days (98 hours) ago. Her last menstrual period began 17 days ago and was normal. She wants the most effective way to avoid pregnancy now and would like contraception that lasts for several years. She has migraine with aura. She has no history of sexually transmitted infection, and her menses are light. BMI is 36 kg/m<sup>2</sup>, blood pressure is 122/76 mm Hg, and pelvic examination is normal. Urine pregnancy test is negative.</p><p>Which of the following is the most appropriate recommendation?</p>',
    options: [
      {
        text: 'Combined estrogen–progestin pills in two divided doses',
        why: 'The combined regimen is the least effective form of emergency contraception and often causes vomiting. It gives no lasting contraception, and ongoing estrogen is contraindicated with migraine with aura.',
      },
      {
        text: 'Copper intrauterine device',
        why: 'Placed within 5 days, the copper device prevents more than 99% of pregnancies, is unaffected by body weight, and then provides contraception for at least 10 years (the T380A device). She has no contraindication such as active infection or heavy menses.',
        correct: true,
      },
      {
        text: 'Etonogestrel implant',
        why: 'The implant is highly effective ongoing contraception and is safe with migraine with aura. It is not established as emergency contraception and would not protect against pregnancy from the intercourse 4 days ago.',
      },
      {
        text: 'Levonorgestrel 1.5 mg orally',
        why: 'Levonorgestrel is most effective within 72 hours and works poorly after the luteinizing hormone surge has begun. Its efficacy is also lower with a BMI above 30 kg/m<sup>2</sup>.',
      },
      {
        text: 'Ulipristal acetate 30 mg orally',
        why: 'Ulipristal is the most effective oral option through 120 hours and would be chosen if she declined a device. It is less effective than a copper device, loses some efficacy at high body weight, and provides no continuing contraception.',
      },
    ],
    objective:
      'A copper intrauterine device placed within 5 days is the most effective emergency contraception, irrespective of body weight, and provides long-term contraception.',
    expanded:
      '<p>Copper ions are toxic to sperm and oocytes and provoke a sterile endometrial reaction, so the device prevents fertilization even after ovulation. Its failure rate as emergency contraception is about 0.1%. A randomized trial found the 52-mg levonorgestrel device noninferior to copper for this purpose, and some services now offer it as well.</p><p>Oral methods work only by delaying ovulation. Ulipristal, a selective progesterone receptor modulator, can still block follicular rupture after the luteinizing hormone surge has begun but before its peak, and stays effective through 120 hours; progestin contraception should be started no sooner than 5 days after it because the two oppose each other. Levonorgestrel is widely available without prescription. No examination or test should delay pills, and a pregnancy test is advised if menses do not come within 3 weeks. Offer screening for sexually transmitted infection at device placement.</p>',
    references: [
      'https://www.cdc.gov/contraception/hcp/usspr/index.html',
      'https://pubmed.ncbi.nlm.nih.gov/?term=emergency+contraception+copper+intrauterine+device+ulipristal',
    ],
    disciplines: ['Family Medicine', 'Obstetrics & Gynecology'],
    organSystems: ['Reproductive'],
    examTypes: ['ABFM', 'Step 2', 'COMLEX'],
    topics: ['Contraception'],
    subtopics: ['Emergency contraception', 'Intrauterine devices'],
    percentCorrect: 85,
  },
  {
    id: 'reproductive-06',
    stem: '<p>A 16-year-old girl is brought to the clinic because she has not had a menstrual period. Breast development began at 11 years of age. She is otherwise healthy and competes in track. Her maternal aunt could not have children. Height is at the 85th percentile. Breasts are Tanner stage 5 with pale areolae; axillary and pubic hair are nearly absent. The external genitalia are typically female with no clitoral enlargement, the vagina is short and ends blindly, and a firm 2-cm mass is palpable in each inguinal canal. Pelvic ultrasonography shows no uterus or ovaries.</p><p>Which of the following sets of findings is most likely?</p>',
    options: [
      {
        text: '45,X; low estradiol; high follicle-stimulating hormone',
        why: 'Turner syndrome causes primary amenorrhea with streak gonads, short stature, and little breast development because estrogen is low. A uterus is present.',
      },
      {
        text: '46,XX; testosterone in the normal female range; normal luteinizing hormone',
        why: 'This fits müllerian agenesis, which also presents with full breasts, a blind vagina, and no uterus. Normal ovaries and normal pubic hair would be expected, and inguinal gonads would not.',
      },
      {
        text: '46,XX; high testosterone; high 17-hydroxyprogesterone',
        why: '21-Hydroxylase deficiency causes virilization with a normal uterus and ovaries. This patient shows absent androgen effect.',
      },
      {
        text: '46,XY; low testosterone; high luteinizing hormone',
        why: 'Failure to make testosterone, as in 46,XY gonadal dysgenesis or 17α-hydroxylase deficiency, leaves no substrate for estrogen, so breasts do not develop. In complete gonadal dysgenesis the uterus is also present because antimüllerian hormone is absent.',
      },
      {
        text: '46,XY; testosterone in the male range; high luteinizing hormone',
        why: 'Full breasts, almost no sexual hair, no uterus, and inguinal testes indicate complete androgen insensitivity. Without androgen receptor feedback luteinizing hormone rises, testosterone is normal or high for a male, and its aromatization to estradiol drives breast growth.',
        correct: true,
      },
    ],
    objective:
      'Complete androgen insensitivity presents with primary amenorrhea, normal breasts, scant sexual hair, absent uterus, 46,XY karyotype, male-range testosterone, and raised luteinizing hormone.',
    expanded:
      '<p>The androgen receptor gene lies on the X chromosome, so the condition passes through carrier mothers; an affected maternal aunt is typical. The testes develop normally under <em>SRY</em> and secrete antimüllerian hormone, which removes the uterus, fallopian tubes, and upper vagina. Testosterone cannot act, so wolffian structures regress and the external genitalia follow the female pathway. At puberty abundant testosterone is aromatized to estradiol, while sexual hair, which needs androgen action, does not grow.</p><p>The chief mimic is müllerian agenesis (46,XX), which has normal sexual hair and ovaries. Care is multidisciplinary and begins with honest, age-appropriate disclosure and psychological support. Gonadectomy may be deferred until after spontaneous puberty because the tumor risk is low before adulthood; estrogen is then needed. Vaginal dilation is first-line if she wishes penetrative intercourse.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1429/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=complete+androgen+insensitivity+syndrome+review',
    ],
    disciplines: ['Genetics', 'Obstetrics & Gynecology'],
    organSystems: ['Reproductive', 'Endocrine'],
    examTypes: ['Step 1', 'COMLEX', 'Step 2'],
    topics: ['Disorders of sex development'],
    subtopics: ['Androgen insensitivity', 'Primary amenorrhea'],
    percentCorrect: 72,
  },
  {
    id: 'reproductive-07',
    stem: '<p>A 29-year-old man comes to the clinic because of a painless lump in the left testis that he noticed 1 month ago. He has no cough, weight loss, or back pain. He had an orchiopexy for an undescended left testis at 7 years of age. Examination shows a firm, nontender 2.5-cm intratesticular mass that does not transilluminate. There is no inguinal adenopathy. Scrotal ultrasonography shows a solid hypoechoic lesion. Serum β-hCG and lactate dehydrogenase are mildly elevated, and α-fetoprotein is normal. Left radical inguinal orchiectomy confirms a seminoma confined to the testis.</p><p>If the tumor spreads by lymphatics, which of the following nodes are most likely to be involved first?</p>',
    options: [
      {
        text: 'Deep inguinal nodes',
        why: 'Deep inguinal nodes receive lymph from the glans penis or clitoris and from the superficial nodes. The testis does not drain to them directly.',
      },
      {
        text: 'External iliac nodes',
        why: 'External iliac nodes receive the deep inguinal nodes, superior bladder, and parts of the cervix and prostate. They may be reached later by retrograde spread but are not the first landing site of a testicular tumor.',
      },
      {
        text: 'Internal iliac nodes',
        why: 'Internal iliac nodes drain most pelvic viscera, such as the prostate and the lower rectum. The testis originates in the abdomen and not the pelvis.',
      },
      {
        text: 'Lumbar (para-aortic) nodes',
        why: 'The testis forms near the kidneys at about L2 and keeps its blood and lymph vessels as it descends. Lymph follows the gonadal vessels to the lumbar nodes, on the left mainly beside the aorta below the left renal vein.',
        correct: true,
      },
      {
        text: 'Superficial inguinal nodes',
        why: 'Superficial inguinal nodes drain the scrotal skin, perineum, and lower abdominal wall. They matter if the tumor invades the scrotum or if a transscrotal biopsy has been performed, which is why that approach is avoided.',
      },
    ],
    objective:
      'Lymph from the testis follows the gonadal vessels to the lumbar (para-aortic) nodes, whereas scrotal skin drains to superficial inguinal nodes.',
    expanded:
      '<p>Embryology predicts lymphatic spread. The gonads develop on the posterior abdominal wall and receive arteries directly from the aorta near L2. As they descend they carry vessels, nerves, and lymphatics along, so tumors of both the testis and the ovary first reach retroperitoneal lumbar nodes. Right-sided testicular tumors land mainly between the aorta and vena cava; left-sided tumors land in para-aortic and preaortic nodes near the left renal hilum.</p><p>Clinical consequences follow. Staging includes CT of the abdomen and pelvis, back pain may be the first sign of nodal disease, and orchiectomy is done through the groin so that scrotal drainage stays undisturbed. Seminoma may modestly raise β-hCG, but a raised α-fetoprotein means that nonseminomatous elements are present. Cryptorchidism raises risk, less so when corrected before puberty. Offer sperm banking before treatment.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=testicular+seminoma',
      'https://www.nccn.org/guidelines/category_1',
    ],
    disciplines: ['Anatomy'],
    organSystems: ['Reproductive', 'Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Testicular tumors'],
    subtopics: ['Lymphatic drainage', 'Seminoma'],
    percentCorrect: 81,
  },
  {
    id: 'reproductive-08',
    stem: '<p>A 30-year-old woman and her 32-year-old partner have been trying to conceive for 14 months. Her menses occur every 45 to 70 days and have been irregular since menarche. She has had increasing facial hair but no galactorrhea, hot flushes, or headache. She has lost 5% of her body weight with a supervised program and takes folic acid. BMI is 32 kg/m<sup>2</sup> and blood pressure is 124/78 mm Hg. Results of evaluation are shown:</p><table><tbody><tr><th>Total testosterone</th><td>72 ng/dL (normal 8–60)</td></tr><tr><th>17-Hydroxyprogesterone</th><td>62 ng/dL (normal &lt;200)</td></tr><tr><th>TSH and prolactin</th><td>Normal</td></tr><tr><th>Follicle-stimulating hormone</th><td>5.8 mIU/mL (normal)</td></tr><tr><th>Hemoglobin A1c</th><td>5.4%</td></tr><tr><th>Hysterosalpingogram</th><td>Bilateral tubal patency</td></tr><tr><th>Semen analysis</th><td>Normal</td></tr></tbody></table><p>Which of the following is the most appropriate treatment to achieve live birth?</p>',
    options: [
      {
        text: 'Clomiphene',
        why: 'Clomiphene induces ovulation and is an alternative if letrozole is not available. In a large randomized trial of polycystic ovary syndrome, letrozole produced more live births, particularly with obesity.',
      },
      {
        text: 'In vitro fertilization',
        why: 'In vitro fertilization is third-line for anovulation or first choice with severe tubal or male factors. She has patent tubes and a partner with normal semen, and oral ovulation induction has not been tried.',
      },
      {
        text: 'Letrozole',
        why: 'Irregular cycles with biochemical and clinical hyperandrogenism, after exclusion of mimics, establish polycystic ovary syndrome. The aromatase inhibitor letrozole is first-line for anovulatory infertility because it gives higher ovulation and live-birth rates than clomiphene or metformin.',
        correct: true,
      },
      {
        text: 'Metformin alone',
        why: 'Metformin improves metabolic features and may restore some cycles but gives fewer live births than letrozole. It can be added in selected patients, such as those with glucose intolerance.',
      },
      {
        text: 'Spironolactone',
        why: 'Spironolactone treats hirsutism when combined with reliable contraception. It does not induce ovulation and may feminize a male fetus.',
      },
    ],
    objective:
      'Letrozole is first-line pharmacotherapy for anovulatory infertility in polycystic ovary syndrome.',
    expanded:
      '<p>Adult polycystic ovary syndrome is diagnosed when two of three features are present after exclusion of other causes: ovulatory dysfunction, clinical or biochemical hyperandrogenism, and polycystic ovarian morphology (or, in adults, raised antimüllerian hormone). Insulin resistance and rapid luteinizing hormone pulses increase thecal androgen output and arrest follicles.</p><p>Letrozole blocks conversion of androgen to estrogen. The fall in estradiol releases the hypothalamus from negative feedback, follicle-stimulating hormone rises, and usually a single follicle matures; because estrogen receptors are not blocked, the endometrium is not thinned as it may be with clomiphene. Typical dosing is 2.5 mg on cycle days 3 to 7, increased as needed to 7.5 mg. If it fails, gonadotropins with ultrasound monitoring or laparoscopic ovarian surgery come next. Before conception check blood pressure and glycemia, and plan early screening for gestational diabetes.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=letrozole+versus+clomiphene+infertility+polycystic+ovary+syndrome',
      'https://www.monash.edu/medicine/mchri/pcos/guideline',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Pharmacology'],
    organSystems: ['Reproductive', 'Endocrine'],
    examTypes: ['Step 2', 'Step 3', 'ABFM'],
    topics: ['Infertility'],
    subtopics: ['Polycystic ovary syndrome', 'Ovulation induction'],
    percentCorrect: 76,
  },
  {
    id: 'reproductive-09',
    stem: '<p>A 27-year-old gravida 2, para 1 at 22 weeks comes to the emergency department with 18 hours of abdominal pain that began around the umbilicus and moved to the right side, with nausea and one episode of vomiting. Temperature is 38.0 °C, blood pressure is 112/68 mm Hg, and pulse is 102/min. There is tenderness to the right of the umbilicus with voluntary guarding. The uterus is nontender, and fetal heart rate is 148/min. Leukocyte count is 16,800/mm<sup>3</sup> with 88% neutrophils, and urinalysis is normal. Graded-compression ultrasonography does not show the appendix; the ovaries, kidneys, and placenta are normal. MRI is available at this hospital at all hours.</p><p>Which of the following is the most appropriate next imaging study?</p>',
    options: [
      {
        text: 'CT of the abdomen and pelvis with intravenous contrast',
        why: 'CT is accurate and should not be withheld if MRI is unavailable or would cause dangerous delay; fetal dose is about 10 to 25 mGy, below the 50-mGy level of concern. With MRI at hand, a study without radiation is preferred.',
      },
      {
        text: 'MRI of the abdomen and pelvis with gadolinium',
        why: 'Contrast is not needed to diagnose appendicitis. Gadolinium crosses the placenta and has been linked to stillbirth, neonatal death, and inflammatory skin conditions in children, so it is limited to cases in which it would clearly change the outcome.',
      },
      {
        text: 'MRI of the abdomen and pelvis without gadolinium',
        why: 'MRI without contrast is the recommended next study when ultrasonography is nondiagnostic in pregnancy. It detects appendicitis with sensitivity and specificity above 90%, uses no ionizing radiation, and often shows alternative causes.',
        correct: true,
      },
      {
        text: 'Plain radiography of the abdomen',
        why: 'Radiographs can show free air or obstruction. They neither confirm nor exclude appendicitis and therefore expose the fetus to radiation without benefit.',
      },
      {
        text: 'Technetium-99m–labeled leukocyte scintigraphy',
        why: 'Labeled-leukocyte imaging takes hours, exposes the fetus to radiation, and has poor anatomic detail. It has no role in suspected appendicitis during pregnancy.',
      },
    ],
    objective:
      'When ultrasonography is nondiagnostic for suspected appendicitis in pregnancy, MRI without gadolinium is the preferred next study.',
    expanded:
      '<p>Appendicitis is the most common nonobstetric surgical emergency in pregnancy. Delay matters: fetal loss rises from a few percent in simple appendicitis to 20% or more with perforation. Leukocytosis up to about 16,000/mm<sup>3</sup> may be physiologic, and the appendix may be displaced upward by the uterus, so imaging has a large role. Ultrasonography comes first, but it is often nondiagnostic in the second and third trimesters.</p><p>On MRI, single-shot T2-weighted images show an appendix wider than 7 mm with a thick wall, and fat-suppressed images show periappendiceal edema. MRI may be used in any trimester. Fetal doses below 50 mGy have not been associated with malformation or loss, so necessary CT is never refused. Confirmed disease is treated by prompt laparoscopic appendectomy in any trimester.</p>',
    references: [
      'https://acsearch.acr.org/list',
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACOG+committee+opinion+diagnostic+imaging+during+pregnancy+and+lactation',
    ],
    disciplines: ['Radiology', 'Obstetrics & Gynecology'],
    organSystems: ['Reproductive', 'Gastrointestinal'],
    examTypes: ['ABR Core', 'Step 2', 'Step 3'],
    topics: ['Imaging in pregnancy'],
    subtopics: ['Magnetic resonance imaging', 'Appendicitis'],
    percentCorrect: 84,
  },
  {
    id: 'reproductive-10',
    stem: '<p>A 52-year-old woman comes to the clinic because of 10 to 12 hot flushes each day that soak her clothing and wake her at night. She was diagnosed with estrogen receptor–positive breast cancer 18 months ago, was treated with lumpectomy and radiation, and takes tamoxifen. Her last menstrual period was 2 years ago. Layered clothing, a bedside fan, and cognitive behavioral therapy have helped only a little. She has no depression and takes no other medication. Blood pressure is 122/78 mm Hg and BMI is 26 kg/m<sup>2</sup>. Physical examination, thyroid-stimulating hormone, and liver enzymes are normal.</p><p>Which of the following is the most appropriate pharmacotherapy?</p>',
    options: [
      {
        text: 'Black cohosh',
        why: 'Trials have not shown a consistent benefit over placebo. Hepatotoxicity and product variability are added concerns, so it is not recommended.',
      },
      {
        text: 'Clonidine',
        why: 'This central α<sub>2</sub>-agonist is only slightly better than placebo and often causes dry mouth, dizziness, and rebound hypertension. Current guidance no longer recommends it because better-tolerated drugs are more effective.',
      },
      {
        text: 'Low-dose transdermal estradiol with oral progesterone',
        why: 'Menopausal hormone therapy is the most effective treatment of vasomotor symptoms for healthy women younger than 60 or within 10 years of menopause. A history of hormone receptor–positive breast cancer is a contraindication.',
      },
      {
        text: 'Paroxetine',
        why: 'Low-dose paroxetine relieves hot flushes and would be reasonable without tamoxifen. It strongly inhibits CYP2D6, which converts tamoxifen to its active metabolite endoxifen, and could reduce the anticancer effect.',
      },
      {
        text: 'Raloxifene',
        why: 'This selective estrogen receptor modulator treats osteoporosis and lowers breast cancer risk, but it worsens hot flushes. Adding it to tamoxifen offers no benefit and increases thrombotic risk.',
      },
      {
        text: 'Venlafaxine',
        why: 'This serotonin–norepinephrine reuptake inhibitor reduces hot flushes by about half and only weakly inhibits CYP2D6. It is therefore a preferred nonhormonal drug for a patient who takes tamoxifen.',
        correct: true,
      },
    ],
    objective:
      'For vasomotor symptoms after hormone receptor–positive breast cancer use nonhormonal therapy, and avoid strong CYP2D6 inhibitors such as paroxetine with tamoxifen.',
    expanded:
      '<p>Estrogen withdrawal leaves hypothalamic kisspeptin, neurokinin B, and dynorphin (KNDy) neurons unopposed and narrows the thermoneutral zone, so that small rises in core temperature trigger flushing and sweating. Tamoxifen and aromatase inhibitors intensify this.</p><p>Evidence-based nonhormonal options include selected serotonin and norepinephrine reuptake inhibitors, gabapentin (helpful for night symptoms), oxybutynin, and neurokinin receptor antagonists; fezolinetant requires liver enzyme monitoring. Cognitive behavioral therapy and clinical hypnosis have support; black cohosh, soy, and cooling techniques have little. Of the antidepressants, venlafaxine, desvenlafaxine, citalopram, and escitalopram have the least effect on CYP2D6, whereas paroxetine, fluoxetine, and bupropion are strong inhibitors. Start venlafaxine at 37.5 mg, increase to 75 mg after 1 week, check blood pressure, and taper when stopping.</p>',
    references: [
      'https://menopause.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=nonhormone+therapy+position+statement+menopause+society',
    ],
    disciplines: ['Pharmacology', 'Obstetrics & Gynecology'],
    organSystems: ['Reproductive', 'Endocrine'],
    examTypes: ['ABIM', 'ABFM', 'Step 3'],
    topics: ['Menopause'],
    subtopics: ['Vasomotor symptoms', 'Drug interactions'],
    percentCorrect: 74,
  },
  {
    id: 'reproductive-11',
    stem: '<p>A 28-year-old woman, gravida 2, para 1, is admitted in labor at 38 weeks and 4 days of gestation. Contractions occur every 4 minutes, and the cervix is 5 cm dilated. The membranes are intact. A rectovaginal culture at 36 weeks grew group B streptococci; susceptibility was not tested. When she was 6 years old she had a faint flat rash without hives on the fifth day of amoxicillin; she had no swelling, breathing problem, blisters, or fever and has not taken a penicillin since. Temperature is 36.8 °C (98.2 °F), and the fetal heart tracing is category I.</p><p>Which of the following is the most appropriate intrapartum prophylaxis?</p>',
    options: [
      {
        text: 'Azithromycin',
        why: 'Macrolides reach the fetus poorly, and many group B streptococci are resistant to them. They are not used to prevent early-onset neonatal disease.',
      },
      {
        text: 'Cefazolin',
        correct: true,
        why: 'A mild, delayed, nonurticarial rash in the distant past is a low-risk penicillin allergy. Cefazolin is then recommended, since it is active against nearly all group B streptococci, reaches high levels in the amniotic cavity, and has a side chain unlike that of any penicillin.',
      },
      {
        text: 'Clindamycin',
        why: 'Clindamycin is used for high-risk penicillin allergy only if the isolate is known to be susceptible. Resistance exceeds 40%, and her isolate has not been tested.',
      },
      {
        text: 'No antibiotic',
        why: 'Group B streptococcal colonization in the current pregnancy with labor is an indication for prophylaxis. Without it, 1% to 2% of newborns of colonized women develop early-onset disease.',
      },
      {
        text: 'Vancomycin',
        why: 'Vancomycin is for women with a high-risk penicillin allergy, such as anaphylaxis, and an isolate that is resistant to or untested against clindamycin. Her allergy is of low risk.',
      },
    ],
    objective:
      'Women colonized with group B streptococci who have a low-risk penicillin allergy should receive intrapartum cefazolin.',
    expanded:
      '<p>Universal rectovaginal screening is done at 36 0/7 to 37 6/7 weeks. Intrapartum prophylaxis is given for a positive screen, group B streptococcal bacteriuria in this pregnancy, or a previous infant with invasive disease; with unknown status it is given for preterm labor, rupture of membranes for 18 hours or more, fever of 38 °C or more, or a positive rapid test. It is not needed for cesarean delivery before labor with intact membranes.</p><p>Penicillin G is the drug of choice and ampicillin the alternative. Prophylaxis is considered adequate if a β-lactam was given at least 4 hours before birth, though obstetric procedures are not delayed to reach this. High-risk reactions are urticaria, angioedema, anaphylaxis, and severe delayed reactions such as Stevens–Johnson syndrome. Penicillin allergy testing is safe in pregnancy and is beneficial, because most reported allergies are not confirmed.</p>',
    references: [
      'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2020/02/prevention-of-group-b-streptococcal-early-onset-disease-in-newborns',
      'https://www.cdc.gov/group-b-strep/',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Microbiology'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'ABFM', 'COMLEX'],
    topics: ['Intrapartum care'],
    subtopics: ['Group B streptococcal prophylaxis', 'Penicillin allergy'],
    percentCorrect: 71,
  },
  {
    id: 'reproductive-12',
    stem: '<p>A 34-year-old woman, gravida 3, para 2, with gestational diabetes is in the second stage of labor at 39 weeks of gestation. The head is delivered spontaneously and then draws back tightly against the perineum. Gentle downward traction along the axis of the fetal spine does not deliver the anterior shoulder. The bladder is empty, epidural analgesia is effective, and help has been called. She is asked to stop pushing.</p><p>Which of the following should be done first?</p>',
    options: [
      {
        text: 'Delivery of the posterior arm',
        why: 'Delivery of the posterior arm is highly effective and is usually the next maneuver when the first one fails. It requires a hand in the sacral hollow and may fracture the humerus, so it is not tried first.',
      },
      {
        text: 'Firm pressure on the uterine fundus',
        why: 'Fundal pressure drives the shoulder harder against the pubic symphysis. It raises the risk of brachial plexus injury and uterine rupture and is contraindicated.',
      },
      {
        text: 'Hyperflexion of the maternal thighs with suprapubic pressure',
        correct: true,
        why: 'Sharp flexion of the thighs onto the abdomen (McRoberts maneuver) flattens the lumbar lordosis and rotates the symphysis over the shoulder, while suprapubic pressure adducts it. Simple and of low risk, the combination resolves about half of shoulder dystocias.',
      },
      {
        text: 'Replacement of the head followed by cesarean delivery',
        why: 'The Zavanelli maneuver is a last resort after all other maneuvers have failed, because it carries considerable fetal and maternal morbidity. It would waste time at the outset.',
      },
      {
        text: 'Strong lateral traction on the head',
        why: 'Forceful or lateral traction stretches the upper roots of the brachial plexus and is the mechanism of Erb palsy. Only gentle axial traction is allowed.',
      },
    ],
    objective:
      'The first maneuver in shoulder dystocia is the McRoberts position, usually with suprapubic pressure; fundal pressure is contraindicated.',
    expanded:
      '<p>Shoulder dystocia is the impaction of the anterior shoulder behind the symphysis (or, rarely, of the posterior shoulder at the promontory) after the head has been born. Retraction of the head, the turtle sign, announces it. Macrosomia, maternal diabetes, obesity, and an earlier dystocia are risk factors, but most cases cannot be predicted.</p><p>After a call for help, the time is noted and the McRoberts maneuver is applied. If it fails, delivery of the posterior arm, rotational maneuvers (Rubin, Woods), and the hands-and-knees position follow in an order that depends on circumstances; an episiotomy makes room for the hand but does not release the shoulder. Fetal pH falls gradually, and the risk of hypoxic injury rises after about 5 minutes. The newborn is examined for brachial plexus palsy and fractures of the clavicle or humerus, and the team documents head-to-body time and maneuvers.</p>',
    references: [
      'https://www.acog.org/clinical/clinical-guidance/practice-bulletin/articles/2017/05/shoulder-dystocia',
      'https://www.ncbi.nlm.nih.gov/books/?term=shoulder+dystocia',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Family Medicine'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'ABFM', 'COMLEX'],
    topics: ['Obstetric emergencies'],
    subtopics: ['Shoulder dystocia'],
    percentCorrect: 90,
  },
  {
    id: 'reproductive-13',
    stem: '<p>A 25-year-old woman, gravida 1, at 38 weeks of gestation is observed after a car collision. She is blood type O, Rh(D) negative, and her antibody screen is negative; she did not receive anti-D immune globulin at 28 weeks. The fetal heart rate is 165/min without decelerations, and there is no sign of abruption. In the Kleihauer–Betke test, 1.6% of erythrocytes contain fetal hemoglobin. Maternal blood volume is estimated at 5,000 mL. One vial of anti-D immune globulin contains 300 µg and protects against 30 mL of fetal whole blood. By convention, the calculated number of vials is rounded to the nearest whole number and one vial is added.</p><p>Which of the following is the appropriate total dose of anti-D immune globulin?</p>',
    options: [
      {
        text: '300 µg',
        why: 'One vial is the routine dose at 28 weeks and after delivery when hemorrhage does not exceed 30 mL. It would cover less than half of this hemorrhage.',
      },
      {
        text: '600 µg',
        why: 'Two vials cover 60 mL of fetal blood. The hemorrhage was 80 mL, so she could still be sensitized.',
      },
      {
        text: '900 µg',
        why: 'This is the calculated number rounded to three vials (2.67) without the additional vial. The extra vial allows for the imprecision of the test and of the estimated blood volume.',
      },
      {
        text: '1,200 µg',
        correct: true,
        why: 'The fetal hemorrhage is 0.016 × 5,000 mL = 80 mL. Dividing by 30 mL gives 2.67, which is rounded to 3, and one vial is added: 4 × 300 µg = 1,200 µg.',
      },
      {
        text: '1,800 µg',
        why: 'This results when 80 mL is taken as fetal erythrocytes instead of whole blood. A vial covers 15 mL of erythrocytes, which is the same amount as 30 mL of whole blood at a hematocrit of 50%.',
      },
    ],
    objective:
      'Fetomaternal hemorrhage is the fraction of fetal cells times maternal blood volume; 300 µg of anti-D immune globulin is given for each 30 mL of fetal whole blood, plus one vial.',
    expanded:
      '<p>When Rh-positive fetal cells enter the circulation of an Rh-negative woman, she may form IgG anti-D, which crosses the placenta in a later pregnancy and causes hemolytic disease and hydrops. Anti-D immune globulin, given within 72 hours, clears the fetal cells before they immunize and lowers the risk from about 16% to below 0.2% when antenatal and postnatal doses are combined.</p><p>It is given at 28 weeks, after delivery of an Rh-positive newborn, and after events such as trauma, external version, amniocentesis, or antepartum bleeding. After 20 weeks a rosette test screens for a large hemorrhage; if positive, the Kleihauer–Betke test, in which acid elutes adult but not fetal hemoglobin, or flow cytometry measures it. Maternal hereditary persistence of fetal hemoglobin gives falsely high values. No more than five vials are injected intramuscularly in 24 hours; larger doses are given intravenously.</p>',
    references: [
      'https://www.acog.org/clinical/clinical-guidance/practice-bulletin/articles/2017/08/prevention-of-rh-d-alloimmunization',
      'https://pubmed.ncbi.nlm.nih.gov/?term=fetomaternal+hemorrhage+Kleihauer-Betke+anti-D+dose',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Immunology'],
    organSystems: ['Reproductive', 'Hematologic & Lymphatic'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Antenatal care', 'Transfusion medicine'],
    subtopics: ['Rh alloimmunization', 'Fetomaternal hemorrhage'],
    percentCorrect: 63,
  },
  {
    id: 'reproductive-14',
    stem: '<p>A 19-year-old woman comes to the emergency department because of sudden severe pain in the right lower abdomen for 5 hours, with vomiting. The pain began while she was playing volleyball. Her last menstrual period was 16 days ago, she uses condoms, and she hopes to have children later. Temperature is 37.2 °C (99.0 °F), pulse is 104/min, and blood pressure is 122/76 mm Hg. There is right adnexal tenderness without cervical motion tenderness. Urine pregnancy test is negative, and leukocyte count is 10,800/mm<sup>3</sup>. Ultrasonography shows a right ovary 7 cm long with peripheral follicles and a 5-cm simple cyst; arterial flow is present but diminished. At laparoscopy the right ovary is twisted twice on its pedicle and is dusky blue.</p><p>Which of the following is the most appropriate procedure?</p>',
    options: [
      {
        text: 'Aspiration of the cyst without untwisting',
        why: 'Aspiration alone leaves the vessels of the pedicle obstructed, so the ovary would infarct. Cysts may be opened or removed after detorsion.',
      },
      {
        text: 'Closure and intravenous antibiotics',
        why: 'Antibiotics treat pelvic inflammatory disease and tubo-ovarian abscess, which cause cervical motion tenderness and fever. Torsion is mechanical and has to be relieved.',
      },
      {
        text: 'Detorsion with preservation of the ovary',
        correct: true,
        why: 'Untwisting restores flow, and a dark ovary recovers function in more than 90% of young patients. The cyst can be drained or removed in the same session or later, and oophorectomy is avoided unless tissue is clearly gelatinous and falling apart.',
      },
      {
        text: 'Detorsion with removal of both ovaries',
        why: 'The other ovary is normal. Removal of both would cause surgical menopause and infertility at 19 years of age without any indication.',
      },
      {
        text: 'Right salpingo-oophorectomy without untwisting',
        why: 'Removal because of a dusky color or fear of emboli is outdated: color does not predict viability, and detorsion does not raise the risk of thromboembolism. Excision is reserved for malignancy, postmenopausal women, or dead tissue.',
      },
    ],
    objective:
      'Adnexal torsion in a woman who may wish to conceive is treated by laparoscopic detorsion with preservation of the ovary even if it looks ischemic.',
    expanded:
      '<p>The ovary can twist around the infundibulopelvic and ovarian ligaments, especially when a benign mass of 5 cm or more makes it heavy; teratomas and functional cysts are typical, and the right side is affected more often because the sigmoid colon limits movement on the left. Veins and lymphatics are obstructed first, so the ovary swells with edema while arterial flow may persist. A normal Doppler study therefore does not exclude torsion.</p><p>An enlarged ovary with follicles pushed to the periphery, a whirlpool sign of the pedicle, and free fluid support the diagnosis, but it is confirmed by laparoscopy, which should not be delayed. Follow-up ultrasonography shows follicular activity in most untwisted ovaries. Ovarian fixation is considered after repeated torsion or when the ligament is abnormally long.</p>',
    references: [
      'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2019/08/adnexal-torsion-in-adolescents',
      'https://www.ncbi.nlm.nih.gov/books/?term=ovarian+torsion',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Surgery'],
    organSystems: ['Reproductive'],
    examTypes: ['Step 2', 'Step 3', 'ABSITE'],
    topics: ['Gynecologic emergencies'],
    subtopics: ['Adnexal torsion'],
    percentCorrect: 86,
  },
  {
    id: 'reproductive-15',
    stem: '<p>A 62-year-old woman comes to the clinic because of vulvar itching for 2 years that disturbs her sleep. Intercourse has become painful. Three courses of antifungal cream have not helped. She has hypothyroidism treated with levothyroxine. Examination shows thin, white, crinkled skin in a figure-of-eight pattern around the vulva and anus, resorption of the labia minora, and a few purpuric spots. The vagina is pale but not inflamed. There is no nodule, ulcer, or thick plaque. Wet mount and potassium hydroxide preparation are normal. Punch biopsy shows a thin epidermis over a band of homogeneous collagen with lymphocytes beneath it.</p><p>Which of the following is the most appropriate treatment?</p>',
    options: [
      {
        text: 'Clobetasol ointment',
        correct: true,
        why: 'The figure-of-eight pattern, loss of architecture, purpura, and histology establish lichen sclerosus. An ultrapotent topical glucocorticoid relieves itching in most patients, halts scarring, and with regular use lowers the risk of squamous cell carcinoma.',
      },
      {
        text: 'Estradiol vaginal cream',
        why: 'Vaginal estrogen treats genitourinary syndrome of menopause, which causes dryness and dyspareunia but neither white crinkled skin nor perianal change. It may be added but does not control lichen sclerosus.',
      },
      {
        text: 'Fluconazole by mouth',
        why: 'Candidiasis causes erythema, satellite lesions, and discharge, and the microscopic preparation would show hyphae. The preparation was negative, and antifungals have already failed.',
      },
      {
        text: 'Simple vulvectomy',
        why: 'Excision is reserved for cancer or high-grade intraepithelial neoplasia, because lichen sclerosus recurs in the scar. Surgery is otherwise used only to release adhesions.',
      },
      {
        text: 'Testosterone ointment',
        why: 'Topical testosterone was once used but is no better than petrolatum in trials and causes virilization. It is no longer recommended.',
      },
    ],
    objective:
      'Vulvar lichen sclerosus is treated with an ultrapotent topical glucocorticoid such as clobetasol, followed by long-term maintenance and surveillance for squamous cell carcinoma.',
    expanded:
      '<p>Lichen sclerosus is a chronic inflammatory disease of the anogenital skin with peaks before puberty and after menopause. It is associated with autoimmune disorders, above all of the thyroid. Fragile, white, cellophane-like skin, purpura, fissures, fusion of the clitoral hood, and narrowing of the introitus are typical; the vagina is spared, in contrast to erosive lichen planus.</p><p>Biopsy is advisable in adults when the diagnosis is uncertain, treatment fails, or a lesion is ulcerated, raised, or pigmented. Clobetasol 0.05% ointment is applied once daily for about 3 months and then reduced to maintenance once or twice a week, which prevents scarring. A calcineurin inhibitor is the second choice. Untreated disease carries a risk of squamous cell carcinoma of about 2% to 5%, so examination once or twice a year is lifelong.</p>',
    references: [
      'https://www.acog.org/clinical/clinical-guidance/practice-bulletin/articles/2020/07/diagnosis-and-management-of-vulvar-skin-disorders',
      'https://www.ncbi.nlm.nih.gov/books/?term=lichen+sclerosus',
    ],
    disciplines: ['Obstetrics & Gynecology', 'Family Medicine'],
    organSystems: ['Reproductive', 'Skin'],
    examTypes: ['ABFM', 'Step 2', 'COMLEX'],
    topics: ['Vulvar disorders'],
    subtopics: ['Lichen sclerosus'],
    percentCorrect: 82,
  },
];
