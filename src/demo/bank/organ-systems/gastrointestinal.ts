import type { BankQuestion } from '../types';

export const gastrointestinal: readonly BankQuestion[] = [
  {
    id: 'gastrointestinal-01',
    stem: '<p>A 46-year-old woman returns to the emergency department 4 days after laparoscopic cholecystectomy for acute cholecystitis. She has had increasing abdominal fullness, anorexia, and dull right upper quadrant pain since yesterday. Temperature is 37.9 °C (100.2 °F), pulse 104/min, and blood pressure 118/72 mm Hg. The abdomen is mildly distended and tender in the right upper quadrant without guarding. Leukocyte count is 13,200/mm<sup>3</sup>, total bilirubin 2.1 mg/dL, and alkaline phosphatase 142 U/L. Ultrasonography shows a 6 × 5 cm subhepatic fluid collection; the common bile duct measures 5 mm.</p><p>A percutaneous drain placed into the collection returns 350 mL of bile during the first 24 hours. Her pain and tachycardia resolve with drainage and piperacillin-tazobactam. Hepatobiliary scintigraphy shows tracer pooling in the gallbladder fossa and prompt passage of tracer into the duodenum.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Endoscopic retrograde cholangiography with biliary stenting',
        correct: true,
        why: 'A controlled leak with tracer reaching the duodenum means the main duct is in continuity, most often a leak from the cystic duct stump or a small subvesical duct. Stenting, with or without sphincterotomy, removes the pressure gradient at the papilla so that bile flows to the bowel, defines the injury, and closes more than 90% of such leaks.',
      },
      {
        text: 'Laparoscopic reclipping of the cystic duct stump',
        why: 'Early reoperation in an inflamed, bile-stained field is hazardous and unnecessary when the leak is drained and can be treated endoscopically. Relaparoscopy has a place for washout when bile peritonitis cannot be controlled percutaneously.',
      },
      {
        text: 'Octreotide infusion and total parenteral nutrition',
        why: 'Octreotide reduces pancreatic and enteric secretion but does not close biliary leaks, and prolonged bowel rest adds line complications. It is sometimes used for pancreatic or small-bowel fistulas.',
      },
      {
        text: 'Percutaneous transhepatic biliary drainage',
        why: 'Transhepatic access is difficult in undilated ducts (5 mm) and carries bleeding risk. It is preferred when the papilla cannot be reached or when the main duct has been transected and endoscopy cannot cross the injury.',
      },
      {
        text: 'Roux-en-Y hepaticojejunostomy',
        why: 'Hepaticojejunostomy reconstructs a transected or excised major duct and is best performed by a hepatobiliary team after sepsis is controlled. Passage of tracer into the duodenum makes a complete main duct transection unlikely here.',
      },
    ],
    objective:
      'After cholecystectomy, a drained bile leak with an intact main duct is treated with endoscopic retrograde cholangiography and biliary stenting.',
    expanded:
      '<p>Bile leaks usually appear 2 to 10 days after cholecystectomy with vague pain, bloating, low-grade fever, and only modest liver test abnormalities; bilirubin rises because peritoneal bile is reabsorbed. The commonest source is the cystic duct stump (an injury without loss of main duct continuity), followed by small accessory ducts of the gallbladder bed.</p><p>Management proceeds in a fixed order: control sepsis and drain the collection, define the anatomy, then restore preferential flow into the duodenum. The intact sphincter of Oddi keeps duct pressure above peritoneal pressure; a transpapillary stent abolishes that gradient and is left for about 4 to 8 weeks.</p><p>Failure of contrast to opacify the proximal ducts at cholangiography, a clip across the main duct, or a missing right-sided segment suggests a major injury and should prompt referral to a hepatobiliary center before any repair is attempted.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=bile+duct+injury+cholecystectomy',
      'https://pubmed.ncbi.nlm.nih.gov/?term=bile+leak+after+cholecystectomy+endoscopic+management+guideline',
    ],
    videos: ['https://pie.med.utoronto.ca/TVASurg/project/standardlapchole/'],
    disciplines: ['Surgery'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'Step 2', 'Step 3'],
    topics: ['Biliary disease'],
    subtopics: ['Bile leak after cholecystectomy'],
    percentCorrect: 71,
  },
  {
    id: 'gastrointestinal-02',
    stem: '<p>A 29-year-old woman is seen 2 weeks after an uncomplicated laparoscopic appendectomy for acute appendicitis. She feels well and has no flushing, diarrhea, or wheezing. Examination shows healing port sites.</p><p>The pathology report describes the following:</p><table><tbody><tr><th>Diagnosis</th><td>Well-differentiated neuroendocrine tumor, grade 1</td></tr><tr><th>Size and site</th><td>2.4 cm, mid-appendix</td></tr><tr><th>Ki-67 index</th><td>1%</td></tr><tr><th>Mesoappendix</th><td>Invaded to a depth of 4 mm</td></tr><tr><th>Lymphovascular invasion</th><td>Present</td></tr><tr><th>Resection margin</th><td>Negative</td></tr></tbody></table><p>Contrast-enhanced CT of the chest, abdomen, and pelvis and a somatostatin-receptor PET/CT show no residual tumor or metastasis.</p><p>Which of the following is the most appropriate management?</p>',
    options: [
      {
        text: 'Annual chromogranin A measurement and CT without further surgery',
        why: 'Observation leaves possible nodal disease untreated in a young patient with a tumor larger than 2 cm. Appendectomy without further surgery is accepted for completely resected tumors smaller than 1 cm, which need no follow-up, and for many between 1 and 2 cm without adverse features.',
      },
      {
        text: 'Depot octreotide for 12 months',
        why: 'Somatostatin analogs control hormonal symptoms and slow growth of unresectable or metastatic disease. They have no established adjuvant role after resection of a localized appendiceal tumor.',
      },
      {
        text: 'Hyperthermic intraperitoneal chemotherapy',
        why: 'Cytoreduction with heated intraperitoneal chemotherapy is used for peritoneal spread of mucinous appendiceal neoplasms. This patient has a nonmucinous neuroendocrine tumor with no peritoneal disease.',
      },
      {
        text: 'No further treatment or surveillance',
        why: 'Appendectomy alone is curative for tumors smaller than 1 cm with clear margins. It is insufficient at 2.4 cm with deep mesoappendiceal and lymphovascular invasion, because the risk of nodal metastasis is substantial.',
      },
      {
        text: 'Resection of the cecal base without lymphadenectomy',
        why: 'A limited cecal resection clears a positive margin at the appendiceal base but does not remove the ileocolic nodes. This margin is negative; the nodal basin is the concern.',
      },
      {
        text: 'Right hemicolectomy with regional lymphadenectomy',
        correct: true,
        why: 'A tumor larger than 2 cm carries a meaningful risk of ileocolic nodal metastasis, and mesoappendiceal invasion beyond 3 mm and lymphovascular invasion add to it. Formal right hemicolectomy removes and stages that nodal basin and is recommended when, as here, there is no distant disease.',
      },
    ],
    objective:
      'Appendiceal neuroendocrine tumors larger than 2 cm are treated with right hemicolectomy; those smaller than 1 cm with clear margins need appendectomy only.',
    expanded:
      '<p>Appendiceal neuroendocrine tumors are usually found by chance after appendectomy in young adults. Size is the main guide to nodal risk: very low below 1 cm, intermediate from 1 to 2 cm, and about one quarter or more above 2 cm.</p><p>For tumors below 1 cm with complete resection, appendectomy is definitive and follow-up is unnecessary. Between 1 and 2 cm, practice has become more conservative, because long-term cohort data show excellent survival after appendectomy alone; completion colectomy is discussed case by case for a positive margin, mesoappendiceal invasion deeper than 3 mm, grade 2 histology, or lymphovascular invasion. Above 2 cm, right hemicolectomy with lymphadenectomy remains the recommendation after imaging has excluded metastases.</p><p>Carcinoid syndrome is exceptional in localized appendiceal disease because hepatic metabolism clears serotonin; its presence implies liver metastases or drainage that bypasses the portal system.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ENETS+guidance+appendiceal+neuroendocrine+tumours',
      'https://www.ncbi.nlm.nih.gov/books/?term=appendiceal+neuroendocrine+tumor',
    ],
    disciplines: ['Surgery', 'Pathology'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE'],
    topics: ['Gastrointestinal neoplasms'],
    subtopics: ['Appendiceal neuroendocrine tumor'],
    percentCorrect: 68,
  },
  {
    id: 'gastrointestinal-03',
    stem: '<p>A 78-year-old woman is brought to the emergency department with 18 hours of cramping abdominal pain, vomiting, and obstipation. She has had no abdominal operations. She weighs 46 kg (101 lb). Temperature is 37.4 °C (99.3 °F), pulse 108/min, and blood pressure 112/66 mm Hg. The abdomen is distended and tympanitic with high-pitched bowel sounds. There is a firm, tender, irreducible 3-cm lump in the right groin, below the inguinal ligament and lateral to the pubic tubercle. CT shows dilated small bowel proximal to a loop that is trapped in the groin.</p><p>At operation, the neck of the hernia sac is most likely to lie immediately medial to which of the following structures?</p>',
    options: [
      {
        text: 'Femoral artery',
        why: 'The femoral artery lies lateral to the femoral vein within the femoral sheath. It is separated from the hernia neck by the vein and is therefore not the immediate lateral neighbor.',
      },
      {
        text: 'Femoral nerve',
        why: 'The femoral nerve lies on the iliopsoas outside the femoral sheath and is the most lateral of the major structures. Its relation to the artery guides femoral nerve block rather than hernia repair.',
      },
      {
        text: 'Femoral vein',
        correct: true,
        why: 'A lump below the inguinal ligament and lateral to the pubic tubercle is a femoral hernia. It passes through the femoral ring into the femoral canal, the most medial compartment of the femoral sheath, so the femoral vein forms its lateral boundary and can be injured or compressed during repair.',
      },
      {
        text: 'Inferior epigastric artery',
        why: 'The inferior epigastric artery separates direct (medial) from indirect (lateral) inguinal hernias above the inguinal ligament. An inguinal hernia would emerge above and medial to the pubic tubercle.',
      },
      {
        text: 'Lacunar ligament',
        why: 'The lacunar ligament forms the sharp medial border of the femoral ring, so the sac lies lateral to it. It may be incised to release incarcerated bowel, with care for an aberrant obturator artery.',
      },
    ],
    objective:
      'The femoral canal is bounded laterally by the femoral vein, medially by the lacunar ligament, anteriorly by the inguinal ligament, and posteriorly by the pectineal ligament.',
    expanded:
      '<p>From lateral to medial, the groin contains the femoral nerve, artery, vein, and then the canal with its lymphatics. Only the last three lie inside the femoral sheath. The femoral ring is rigid: inguinal ligament in front, pectineal (Cooper) ligament behind, lacunar ligament medially, and femoral vein laterally. This explains why femoral hernias, though they are a small share of groin hernias, strangulate often.</p><p>They are most frequent in older, thin, multiparous women, and the lump may be missed in a patient with small bowel obstruction and no scars. The groins should be examined in every obstruction.</p><p>Because of the risk of strangulation, femoral hernias are repaired soon after diagnosis rather than watched. In an emergency, bowel viability is assessed and the defect is closed by approximating to the pectineal ligament (McVay) or with a preperitoneal mesh if the field is clean. Narrowing of the femoral vein is a specific complication.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=femoral+hernia',
      'https://pubmed.ncbi.nlm.nih.gov/?term=international+guidelines+for+groin+hernia+management',
    ],
    disciplines: ['Anatomy', 'Surgery'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'Step 1', 'COMLEX'],
    topics: ['Abdominal wall and hernia'],
    subtopics: ['Femoral hernia'],
    percentCorrect: 66,
  },
  {
    id: 'gastrointestinal-04',
    stem: '<p>An 80-year-old man is admitted with 2 days of painless abdominal distention and obstipation. He has had chronic constipation and mild Parkinson disease but lives independently, walks with a cane, and manages his own finances. On admission, temperature was 37.1 °C (98.8 °F), pulse 88/min, and blood pressure 134/78 mm Hg. The abdomen was tympanitic without tenderness. Serum lactate was 1.3 mmol/L. A radiograph showed a hugely dilated ahaustral loop rising from the pelvis toward the right upper quadrant, and CT showed a mesenteric whirl at the sigmoid colon, normal bowel wall enhancement, and no free air.</p><p>Flexible sigmoidoscopy achieved detorsion with a rush of gas and stool; the mucosa was pink throughout and a rectal tube was left in place. On the second hospital day he is comfortable, the abdomen is flat, and he is tolerating a diet. A cardiac evaluation shows him to be at acceptable operative risk.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Discharge on daily polyethylene glycol, with repeat endoscopic detorsion if needed',
        why: 'Detorsion alone is followed by recurrence in roughly half of patients or more, and emergency surgery for gangrene then carries high mortality. A nonoperative course is reserved for those whose frailty makes resection prohibitive.',
      },
      {
        text: 'Elective sigmoid colectomy during this hospitalization',
        correct: true,
        why: 'Viable bowel was decompressed and the patient is fit for operation, so resection of the redundant sigmoid during the index admission prevents recurrence under semi-elective conditions. A primary anastomosis is usually possible.',
      },
      {
        text: 'Laparoscopic sigmoidopexy',
        why: 'Fixation of the sigmoid without resection leaves the redundant loop in place and has a considerable recurrence rate. It is considered only when resection is not feasible.',
      },
      {
        text: 'Percutaneous endoscopic colostomy',
        why: 'Tube fixation of the sigmoid by endoscopy carries risks of leak and infection and is a compromise for patients who cannot tolerate an operation. This patient is an acceptable surgical candidate.',
      },
      {
        text: 'Total abdominal colectomy with ileorectal anastomosis',
        why: 'Extended resection is considered when there is coexisting megacolon or colonic inertia. Nothing here indicates dilated colon beyond the sigmoid, and the operation would add morbidity and diarrhea.',
      },
    ],
    objective:
      'After successful endoscopic detorsion of sigmoid volvulus, patients fit for surgery should have sigmoid resection during the same admission.',
    expanded:
      '<p>Sigmoid volvulus typically affects older people with chronic constipation, neurologic disease, or institutional care: a long redundant loop twists around a narrow mesenteric base. Plain films show the inverted U (“coffee bean”) pointing away from the pelvis; CT adds the mesenteric whirl and evidence about viability.</p><p>The first decision is whether ischemia is present. Peritonitis, sepsis, pneumatosis, free air, or dusky mucosa requires immediate resection, usually with an end colostomy. Otherwise, endoscopic detorsion succeeds in 60% to 95% and a decompression tube is left for 1 to 3 days.</p><p>Detorsion treats the episode, not the disease. Guidelines of the American Society of Colon and Rectal Surgeons advise sigmoid colectomy after resolution in appropriate candidates, ideally during the index admission. Cecal volvulus differs: endoscopic reduction is not advised, and right colectomy is the usual initial treatment.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=ASCRS+clinical+practice+guidelines+colonic+volvulus+pseudo-obstruction',
      'https://www.ncbi.nlm.nih.gov/books/?term=sigmoid+volvulus',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'Step 2'],
    topics: ['Intestinal obstruction'],
    subtopics: ['Sigmoid volvulus'],
    percentCorrect: 73,
  },
  {
    id: 'gastrointestinal-05',
    stem: '<p>A 51-year-old man has been hospitalized for 33 days with severe gallstone pancreatitis. He had been improving on nasojejunal feeding, but during the past 3 days he has had fever despite intravenous meropenem. Temperature is 39.0 °C (102.2 °F), pulse 118/min, blood pressure 102/60 mm Hg, and respirations 24/min. He is alert. There is epigastric fullness with moderate tenderness. Leukocyte count is 21,400/mm<sup>3</sup>, procalcitonin 6.8 ng/mL, and creatinine has risen from 0.9 to 1.7 mg/dL.</p><p>Contrast-enhanced CT shows a 12-cm encapsulated, heterogeneous collection replacing the body of the pancreas. It contains gas bubbles and solid debris and lies against the posterior wall of the stomach.</p><p>Which of the following is the most appropriate next step in management?</p>',
    options: [
      {
        text: 'Addition of fluconazole and repeat CT in 2 weeks',
        why: 'Infected necrosis with new organ dysfunction despite a carbapenem needs drainage; further antimicrobial change alone delays source control. Antifungal drugs are added for documented fungal infection.',
      },
      {
        text: 'CT-guided fine-needle aspiration of the collection for culture',
        why: 'Gas within the collection together with clinical sepsis is sufficient to diagnose infection, and aspiration has false-negative results. It is reserved for unclear cases, since it would not change the need for drainage here.',
      },
      {
        text: 'Endoscopic transgastric drainage with a stent',
        correct: true,
        why: 'This is infected walled-off necrosis in a deteriorating patient more than 4 weeks from onset, with a mature wall against the stomach. Drainage first, endoscopic or percutaneous, followed by minimally invasive necrosectomy only if needed (the step-up approach) lowers the risk of organ failure and other major complications compared with open surgery.',
      },
      {
        text: 'Interval cholecystectomy with intraoperative cholangiography',
        why: 'Cholecystectomy prevents recurrent gallstone pancreatitis but is deferred until collections resolve or stabilize and inflammation subsides. It does not treat the infected necrosis.',
      },
      {
        text: 'Open necrosectomy with continuous postoperative lavage',
        why: 'Primary open necrosectomy causes more new organ failure, fistulas, hernias, and endocrine insufficiency than a step-up approach. It remains a last resort for failed minimally invasive treatment, compartment syndrome, or bowel perforation.',
      },
    ],
    objective:
      'Infected walled-off pancreatic necrosis is managed with a step-up approach that begins with endoscopic or percutaneous drainage.',
    expanded:
      '<p>About one third of patients with necrotizing pancreatitis develop infection, usually after the second week. New fever, rising inflammatory markers, or organ failure in that period should suggest it, and gas in the collection confirms it.</p><p>Where the patient’s condition allows, intervention is postponed until the necrosis is encapsulated (about 4 weeks), because liquefied, walled-off contents are safer to drain. The PANTER trial showed that percutaneous drainage followed, if necessary, by minimally invasive retroperitoneal debridement reduced major complications or death compared with open necrosectomy; more than a third of patients in the step-up group needed drainage only. Later trials found endoscopic and surgical step-up similar for major complications, with fewer pancreatic fistulas and shorter stays after endoscopic treatment.</p><p>Anatomy directs the route: collections against the stomach or duodenum suit endoscopy, and paracolic extension suits a left retroperitoneal drain. Prophylactic antibiotics for sterile necrosis are not recommended.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=step-up+approach+or+open+necrosectomy+for+necrotizing+pancreatitis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=AGA+clinical+practice+update+management+of+pancreatic+necrosis',
    ],
    disciplines: ['Surgery', 'Internal Medicine'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'ABIM', 'Step 3'],
    topics: ['Pancreatic disease'],
    subtopics: ['Infected pancreatic necrosis'],
    percentCorrect: 70,
  },
  {
    id: 'gastrointestinal-06',
    stem: '<p>A 58-year-old woman has had 4 months of bright red rectal bleeding and a feeling of a lump in the anus that was first treated as hemorrhoids. She has HIV infection with an undetectable viral load and a CD4 count of 540/mm<sup>3</sup> on antiretroviral therapy and has smoked one pack of cigarettes daily for 30 years. Examination shows an indurated, ulcerated 3.5-cm mass that begins just above the dentate line and reaches the anal verge; sphincter tone is normal. A firm 1.8-cm left inguinal node is palpable.</p><p>Biopsy of the mass shows p16-positive squamous cell carcinoma. Fine-needle aspiration of the node shows metastatic squamous cell carcinoma. CT of the chest, abdomen, and pelvis shows no other disease.</p><p>Which of the following is the most appropriate initial treatment?</p>',
    options: [
      {
        text: 'Abdominoperineal resection with bilateral inguinal lymphadenectomy',
        why: 'Primary abdominoperineal resection costs the patient the sphincter without better survival than chemoradiation. It is the salvage operation for disease that persists 6 months after, or recurs locally following, chemoradiation.',
      },
      {
        text: 'Carboplatin and paclitaxel',
        why: 'Systemic carboplatin and paclitaxel, now combined with a PD-1 inhibitor, is used for metastatic or unresectable recurrent anal cancer. Inguinal nodal disease is regional and is treated with curative intent.',
      },
      {
        text: 'Local excision with 1-cm margins',
        why: 'Excision alone suits selected small (2 cm or less), node-negative cancers of the perianal skin or anal margin that do not involve the sphincter. This tumor involves the anal canal, is 3.5 cm, and is node-positive.',
      },
      {
        text: 'Pelvic and inguinal radiation alone',
        why: 'Radiation without chemotherapy gives lower local control and a higher colostomy rate. It is an option only for patients unable to tolerate concurrent drugs; well-controlled HIV infection is not such a reason.',
      },
      {
        text: 'Pelvic and inguinal radiation with fluorouracil and mitomycin',
        correct: true,
        why: 'Concurrent fluorouracil, mitomycin, and radiation is the standard first treatment for localized or node-positive squamous cell carcinoma of the anal canal. It cures most patients and preserves the sphincter, and patients with controlled HIV infection receive the same treatment.',
      },
    ],
    objective:
      'Squamous cell carcinoma of the anal canal is treated primarily with concurrent chemoradiation; abdominoperineal resection is reserved for persistent or recurrent disease.',
    expanded:
      '<p>Most anal squamous cell carcinomas arise from infection with high-risk human papillomavirus, chiefly type 16; p16 overexpression is its surrogate. HIV infection, transplantation, smoking, and anal receptive intercourse increase the risk.</p><p>Randomized trials established fluorouracil plus mitomycin with radiation as superior to radiation alone for local control and colostomy-free survival, and neither replacing mitomycin by cisplatin nor adding induction chemotherapy improved outcome. Capecitabine may replace infused fluorouracil. Inguinal nodes are included in the field because lymph from below the dentate line drains there.</p><p>Regression is slow. Response is examined at 8 to 12 weeks, but a tumor that is shrinking may be followed up to 26 weeks before it is called persistent; early biopsy risks unnecessary surgery. The ANCHOR trial showed that treating high-grade precursor lesions in people with HIV more than halves progression to cancer, which supports screening in high-risk groups.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=anal+cancer',
      'https://pubmed.ncbi.nlm.nih.gov/?term=anal+squamous+cell+carcinoma+chemoradiation+mitomycin+cisplatin+ACT+II',
    ],
    disciplines: ['Surgery'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABSITE', 'Step 3', 'ABIM'],
    topics: ['Gastrointestinal neoplasms'],
    subtopics: ['Anal cancer'],
    percentCorrect: 78,
  },
  {
    id: 'gastrointestinal-07',
    stem: '<p>A 9-day-old girl is brought to the emergency department because of three episodes of green vomiting in the past 5 hours. She was born at 39 weeks’ gestation, passed meconium at 14 hours of age, and had been feeding well on breast milk. Temperature is 36.9 °C (98.4 °F), pulse 148/min, respirations 40/min, and blood pressure 76/44 mm Hg. She is fussy but well perfused. The abdomen is soft and not distended, without masses. An abdominal radiograph shows a gas-filled stomach and a reduced amount of gas in the distal bowel without free air.</p><p>A nasogastric tube is placed and intravenous fluids are started; a pediatric surgeon is on the way.</p><p>Which of the following is the most appropriate next step?</p>',
    options: [
      {
        text: 'Contrast enema',
        why: 'An enema evaluates distal obstruction such as Hirschsprung disease, meconium plug, or ileal atresia, which cause distention and delayed meconium. It shows cecal position only indirectly and may be normal in malrotation.',
      },
      {
        text: 'Fluoroscopic upper gastrointestinal series',
        correct: true,
        why: 'Bilious vomiting in a neonate is malrotation with midgut volvulus until proven otherwise. In a stable infant an upper gastrointestinal series is the reference test: it shows whether the duodenojejunal junction lies left of the spine at the level of the pylorus and whether the duodenum has a corkscrew course.',
      },
      {
        text: 'Pyloric ultrasonography',
        why: 'Ultrasonography of the pylorus diagnoses hypertrophic pyloric stenosis, which causes nonbilious projectile vomiting usually from 3 to 6 weeks of age. The obstruction here is beyond the ampulla because the vomit is green.',
      },
      {
        text: 'Rectal suction biopsy',
        why: 'A suction biopsy is used to demonstrate absence of ganglion cells in Hirschsprung disease. Passage of meconium within 24 hours and a flat abdomen make that diagnosis less likely, and it would not exclude volvulus.',
      },
      {
        text: 'Trial of extensively hydrolyzed formula',
        why: 'Formula change treats cow’s milk protein–induced allergic disease, which does not cause bilious vomiting of abrupt onset. A trial would lose the hours in which the bowel can be saved.',
      },
    ],
    objective:
      'Bilious vomiting in a newborn requires emergency evaluation for malrotation with midgut volvulus; an upper gastrointestinal series is the test of choice in a stable infant.',
    expanded:
      '<p>During weeks 6 to 10 of development the midgut rotates 270 degrees counterclockwise around the superior mesenteric artery. If rotation stops early, the mesenteric root is short and the whole midgut can twist on it. Peritoneal (Ladd) bands from the malpositioned cecum can also obstruct the duodenum.</p><p>Most affected infants present in the first month with bilious vomiting, and the abdomen is often deceptively soft at first; distention, blood in the stool, acidosis, and shock mean ischemia. Radiographs can be normal. The upper gastrointestinal series shows the duodenojejunal junction to the right of the left pedicle, low, or a corkscrew or beaked duodenum. Ultrasonography of the mesenteric vessels (whirlpool sign, position of the third part of the duodenum) is increasingly used as a first test where expertise exists.</p><p>Treatment is the Ladd procedure: counterclockwise detorsion, division of bands, broadening of the mesentery, and appendectomy. An unstable infant goes straight to surgery.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=intestinal+malrotation+volvulus',
      'https://pubmed.ncbi.nlm.nih.gov/?term=ACR+appropriateness+criteria+vomiting+in+infants',
    ],
    disciplines: ['Pediatrics', 'Surgery'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['Step 2', 'Step 3', 'COMLEX'],
    topics: ['Intestinal obstruction'],
    subtopics: ['Malrotation and midgut volvulus'],
    percentCorrect: 76,
  },
  {
    id: 'gastrointestinal-08',
    stem: '<p>A 55-year-old woman comes to her family physician to discuss the results of her first screening colonoscopy. She has no gastrointestinal symptoms, and no relatives have had colorectal cancer or polyps. The cecum was reached, bowel preparation was excellent in all segments, and every polyp was completely removed by cold snare.</p><table><thead><tr><th>Location</th><th>Size</th><th>Histology</th></tr></thead><tbody><tr><td>Ascending colon</td><td>5 mm</td><td>Tubular adenoma, low-grade dysplasia</td></tr><tr><td>Transverse colon</td><td>8 mm</td><td>Tubular adenoma, low-grade dysplasia</td></tr><tr><td>Rectum</td><td>4 mm</td><td>Hyperplastic polyp</td></tr></tbody></table><p>According to current United States guidelines, her next colonoscopy should be performed after which of the following intervals?</p>',
    options: [
      {
        text: '6 months',
        why: 'A 6-month examination is advised after piecemeal removal of a large (20 mm or more) polyp to inspect the site. Her polyps were small and completely removed in one piece.',
      },
      {
        text: '1 year',
        why: 'One year is recommended after removal of more than 10 adenomas at a single examination, a setting in which genetic testing is also considered. She had two.',
      },
      {
        text: '3 years',
        why: 'Three years applies to advanced findings: 5 to 10 adenomas, any adenoma of 10 mm or more, villous histology, or high-grade dysplasia. None is present.',
      },
      {
        text: '5 years',
        why: 'Five years falls within the range for three or four small tubular adenomas (3 to 5 years) and was the lower limit of the older advice for low-risk adenomas (5 to 10 years). The interval for one or two small adenomas has since been lengthened.',
      },
      {
        text: '7 to 10 years',
        correct: true,
        why: 'One or two tubular adenomas smaller than 10 mm at a high-quality examination carry a later risk of colorectal cancer similar to that of people without adenomas. The small rectal hyperplastic polyp does not shorten the interval.',
      },
    ],
    objective:
      'After complete removal of one or two tubular adenomas smaller than 10 mm at a high-quality colonoscopy, surveillance is recommended in 7 to 10 years.',
    expanded:
      '<p>The US Multi-Society Task Force bases surveillance on number, size, and histology. One to two small tubular adenomas: 7 to 10 years. Three to four: 3 to 5 years. Five to ten, or any adenoma that is 10 mm or larger, villous, or high grade: 3 years. More than ten: 1 year. For sessile serrated lesions, one or two below 10 mm: 5 to 10 years; dysplasia or size 10 mm or more: 3 years. Twenty or fewer small hyperplastic polyps in the rectum or sigmoid colon: 10 years.</p><p>These intervals assume a complete examination, adequate preparation, and an endoscopist with a satisfactory adenoma detection rate. When preparation is inadequate, colonoscopy is repeated within a year.</p><p>Overuse of early surveillance is common, exposes patients to harm, and uses capacity needed for screening. Screening of average-risk adults begins at age 45.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=US+Multi-Society+Task+Force+follow-up+after+colonoscopy+and+polypectomy+2020',
      'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/colorectal-cancer-screening',
    ],
    disciplines: ['Family Medicine', 'Internal Medicine'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABFM', 'ABIM', 'Step 3'],
    topics: ['Gastrointestinal neoplasms'],
    subtopics: ['Colorectal polyp surveillance'],
    percentCorrect: 58,
  },
  {
    id: 'gastrointestinal-09',
    stem: '<p>A 59-year-old man with alcohol-associated cirrhosis is brought to the hospital because of 2 days of confusion and diffuse abdominal discomfort. Temperature is 38.1 °C (100.6 °F), pulse 98/min, and blood pressure 104/62 mm Hg. He is icteric and oriented to person only, with asterixis. The abdomen is moderately distended with mild diffuse tenderness. Stool is brown. Laboratory studies show:</p><table><thead><tr><th>Study</th><th>Result</th></tr></thead><tbody><tr><td>Creatinine</td><td>1.6 mg/dL (baseline 0.9)</td></tr><tr><td>Blood urea nitrogen</td><td>38 mg/dL</td></tr><tr><td>Total bilirubin</td><td>5.2 mg/dL</td></tr><tr><td>INR</td><td>1.8</td></tr><tr><td>Ascitic leukocytes</td><td>1,100/mm<sup>3</sup>, 68% neutrophils</td></tr><tr><td>Ascitic total protein</td><td>0.8 g/dL</td></tr><tr><td>Ascitic glucose</td><td>96 mg/dL</td></tr></tbody></table><p>Blood and ascitic fluid cultures are obtained and intravenous ceftriaxone is started.</p><p>Addition of which of the following is most likely to reduce his risk of death?</p>',
    options: [
      {
        text: 'Albumin',
        correct: true,
        why: 'The ascitic neutrophil count is about 750/mm³ (1,100 × 0.68), so this is spontaneous bacterial peritonitis. Intravenous albumin, 1.5 g/kg at diagnosis and 1 g/kg on day 3, prevents renal failure and lowers mortality, above all when creatinine exceeds 1 mg/dL, urea nitrogen 30 mg/dL, or bilirubin 4 mg/dL.',
      },
      {
        text: 'Fresh frozen plasma',
        why: 'Plasma does not improve outcome in infection and adds volume without correcting the balanced coagulopathy of cirrhosis. An elevated INR does not need correction for paracentesis.',
      },
      {
        text: 'Furosemide and spironolactone',
        why: 'Diuretics would deplete effective arterial volume further in a patient with acute kidney injury and infection and should be withheld. They are used for uncomplicated ascites with stable renal function.',
      },
      {
        text: 'Metronidazole',
        why: 'Anaerobic cover is added when secondary peritonitis is suspected, as with ascitic glucose below 50 mg/dL, total protein above 1 g/dL, or several organisms on culture. The glucose of 96 mg/dL and protein of 0.8 g/dL argue against a perforated viscus.',
      },
      {
        text: 'Propranolol',
        why: 'Nonselective beta-blockers prevent variceal bleeding, but starting one during spontaneous bacterial peritonitis with low blood pressure and renal injury may worsen perfusion. It can be considered after recovery.',
      },
    ],
    objective:
      'Spontaneous bacterial peritonitis is diagnosed by an ascitic neutrophil count of at least 250/mm³ and treated with a third-generation cephalosporin plus intravenous albumin.',
    expanded:
      '<p>Bacteria translocate from the gut to mesenteric nodes and seed ascitic fluid that is poor in complement and opsonins. Diagnostic paracentesis is indicated in every patient with cirrhosis and ascites who is hospitalized or develops fever, pain, encephalopathy, or kidney injury; delay beyond 12 hours increases mortality.</p><p>Infection worsens splanchnic vasodilation and lowers effective arterial volume, which can precipitate hepatorenal syndrome. In the pivotal trial, adding albumin to cefotaxime reduced renal impairment from 33% to 10% and in-hospital mortality from 29% to 10%. Fluid status must be watched, since pulmonary edema can occur.</p><p>Ceftriaxone suits community-acquired infection; nosocomial infection or prior exposure to resistant organisms calls for broader agents such as piperacillin-tazobactam or a carbapenem. Repeat paracentesis at 48 hours should show a fall in neutrophils of at least 25%. Secondary prophylaxis follows recovery, and transplant evaluation should be considered.</p>',
    references: ['https://pubmed.ncbi.nlm.nih.gov/10432325/', 'https://www.aasld.org/practice-guidelines'],
    disciplines: ['Internal Medicine'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABIM', 'Step 2', 'Step 3'],
    topics: ['Cirrhosis and its complications'],
    subtopics: ['Spontaneous bacterial peritonitis'],
    percentCorrect: 74,
  },
  {
    id: 'gastrointestinal-10',
    stem: '<p>A 7-year-old girl is evaluated for poor growth. During the past 2 years her height has fallen from the 50th to the 10th percentile. She has bloating and bulky, foul-smelling stools, and her brother has type 1 diabetes mellitus. Examination shows pallor and a mildly protuberant abdomen. Laboratory studies show hemoglobin 9.8 g/dL, mean corpuscular volume 72 µm<sup>3</sup>, and ferritin 5 ng/mL. Total serum IgA is normal; tissue transglutaminase IgA is more than 10 times the upper limit of normal, and endomysial IgA is positive. Duodenal biopsy shows villous atrophy, crypt hyperplasia, and increased intraepithelial lymphocytes.</p><p>Which of the following molecular events most directly enables her T lymphocytes to recognize the dietary antigen?</p>',
    options: [
      {
        text: 'Activation of mast cells by gliadin-specific IgE',
        why: 'IgE-mediated mast cell activation underlies immediate wheat allergy with urticaria, wheeze, or vomiting within minutes to hours. It does not produce villous atrophy.',
      },
      {
        text: 'Binding of gliadin to MHC class I molecules on villous enterocytes',
        why: 'Intraepithelial CD8+ cells contribute to killing of enterocytes through stress ligands, but gliadin peptides are presented on MHC class II molecules to CD4+ cells. Class I molecules present endogenous cytosolic peptides.',
      },
      {
        text: 'Cross-reaction of antibodies to gut bacteria with villous enterocytes',
        why: 'Molecular mimicry of this kind is proposed for diseases such as acute rheumatic fever and Guillain-Barré syndrome. Celiac disease is driven by gluten-specific T cells and remits when gluten is withdrawn.',
      },
      {
        text: 'Deamidation of glutamine residues, creating negatively charged peptides',
        correct: true,
        why: 'Tissue transglutaminase converts selected glutamines of gliadin to glutamate. The negative charges fit the positively charged pockets of HLA-DQ2 and HLA-DQ8, so that antigen-presenting cells display the peptides strongly to CD4+ T cells.',
      },
      {
        text: 'Impaired intracellular sensing of bacterial peptidoglycan',
        why: 'Loss of NOD2 function, which senses muramyl dipeptide, predisposes to ileal Crohn disease. Crohn disease causes patchy transmural inflammation with granulomas rather than diffuse proximal villous atrophy with tissue transglutaminase antibodies.',
      },
    ],
    objective:
      'In celiac disease, tissue transglutaminase deamidates gliadin so that the peptides bind HLA-DQ2 or HLA-DQ8 and activate CD4+ T cells.',
    expanded:
      '<p>Gliadin is rich in proline and glutamine and resists intestinal proteases, so long peptides reach the lamina propria. Tissue transglutaminase, released in inflamed tissue, exchanges glutamine for glutamate; HLA-DQ2 or HLA-DQ8 molecules then present the peptides to CD4+ T cells. Interferon-γ and interleukin-21 from these cells, interleukin-15 from epithelium, and cytotoxic intraepithelial lymphocytes bearing NKG2D cause villous atrophy and crypt hyperplasia. B cells that take up enzyme–gliadin complexes receive help from gliadin-specific T cells, which explains the autoantibody to the enzyme.</p><p>Nearly all patients carry DQ2 or DQ8, but so does about one third of the general population; the test is therefore useful to exclude disease. Tissue transglutaminase IgA with a total IgA is the screening test of choice. In children with a value at least 10 times the upper limit and positive endomysial antibody in a second sample, diagnosis without biopsy is accepted by European and some American guidance.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=celiac+disease+pathogenesis',
      'https://pubmed.ncbi.nlm.nih.gov/?term=celiac+disease+tissue+transglutaminase+deamidation+HLA-DQ2',
    ],
    disciplines: ['Immunology', 'Pathology'],
    organSystems: ['Gastrointestinal', 'Immune System'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Malabsorption'],
    subtopics: ['Celiac disease'],
    percentCorrect: 63,
  },
  {
    id: 'gastrointestinal-11',
    stem: '<p>A 61-year-old man with cirrhosis due to hepatitis C, cured 3 years ago with direct-acting antivirals, undergoes MRI of the liver with an extracellular gadolinium contrast agent after a surveillance ultrasound examination showed a new nodule. α-Fetoprotein is 14 ng/mL. He has no history of extrahepatic cancer.</p><p>MRI shows a nodular liver and mild splenomegaly. In segment VIII there is a rounded 24-mm observation that is mildly hyperintense on T2-weighted images. It enhances more than the liver throughout its whole cross section in the late arterial phase. In the portal venous phase it is darker than the surrounding liver, except for a thin, smooth bright rim that persists in the delayed phase. The portal vein and hepatic veins are patent. The examination of 8 months ago is not available for comparison.</p><p>Which of the following Liver Imaging Reporting and Data System (LI-RADS) categories is most appropriate?</p>',
    options: [
      {
        text: 'LR-2',
        why: 'LR-2 is for probably benign findings, such as a distinctive nodule smaller than 20 mm without major features or a likely perfusion change. This observation shows arterial hyperenhancement with washout.',
      },
      {
        text: 'LR-3',
        why: 'LR-3 covers intermediate probability, for example a 12-mm observation with nonrim arterial hyperenhancement and no additional major feature. Size of at least 20 mm with washout and a capsule goes beyond this.',
      },
      {
        text: 'LR-4',
        why: 'LR-4 means probably hepatocellular carcinoma, for instance arterial hyperenhancement in an observation of 20 mm or more without washout, capsule, or threshold growth. Two of these additional major features are present.',
      },
      {
        text: 'LR-5',
        correct: true,
        why: 'In a patient at risk, nonrim arterial phase hyperenhancement in an observation of at least 20 mm plus one or more of nonperipheral washout, enhancing capsule, or threshold growth defines LR-5. It is definite for hepatocellular carcinoma, and treatment can proceed without biopsy.',
      },
      {
        text: 'LR-M',
        why: 'LR-M describes probable malignancy not specific for hepatocellular carcinoma, with targetoid features such as rim arterial enhancement, peripheral washout, or delayed central enhancement, as in cholangiocarcinoma. Enhancement here was homogeneous and the washout was nonperipheral.',
      },
    ],
    objective:
      'In a patient with cirrhosis, a liver observation of at least 20 mm with nonrim arterial hyperenhancement and washout or capsule is definite hepatocellular carcinoma and needs no biopsy.',
    expanded:
      '<p>During hepatocarcinogenesis, portal supply to a nodule falls while unpaired arteries develop. Arterial phase hyperenhancement and later washout reflect that change and are specific enough in patients with cirrhosis, chronic hepatitis B, or previous hepatocellular carcinoma to replace tissue diagnosis. The algorithm does not apply to children, to vascular liver disease, or to congenital hepatic fibrosis, in which benign hyperplastic nodules may mimic cancer.</p><p>Five major features are scored: nonrim arterial phase hyperenhancement, size, nonperipheral washout, enhancing capsule, and threshold growth (50% or more in size within 6 months). Hyperenhancing observations of 10 to 19 mm need nonperipheral washout or threshold growth for LR-5; a capsule alone gives LR-4.</p><p>With gadoxetate, washout must be judged in the portal venous phase only, since hepatocyte uptake later makes the background bright. Ancillary features can move a category but cannot raise an observation to LR-5.</p>',
    references: [
      'https://www.acr.org/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=LI-RADS+version+2018+hepatocellular+carcinoma+imaging',
    ],
    disciplines: ['Radiology', 'Internal Medicine'],
    organSystems: ['Gastrointestinal'],
    examTypes: ['ABR Core', 'ABIM'],
    topics: ['Gastrointestinal neoplasms'],
    subtopics: ['Hepatocellular carcinoma'],
    percentCorrect: 72,
  },
  {
    id: 'gastrointestinal-12',
    stem: '<p>A 38-year-old man with ulcerative colitis that has been in remission for 4 years comes to the clinic with 1 week of fatigue, painful mouth sores, and fever. His medications are azathioprine 150 mg daily, unchanged since diagnosis, and a drug started 6 weeks ago at an urgent care clinic to prevent further attacks of gout. Thiopurine methyltransferase activity before treatment was normal, and his blood count 4 months ago was normal. Temperature is 38.3 °C (100.9 °F). There are shallow ulcers of the buccal mucosa and no hepatosplenomegaly. Laboratory studies show hemoglobin 8.9 g/dL, mean corpuscular volume 105 µm<sup>3</sup>, leukocyte count 1,400/mm<sup>3</sup> with 600 neutrophils/mm<sup>3</sup>, and platelet count 62,000/mm<sup>3</sup>.</p><p>Which of the following mechanisms best explains these findings?</p>',
    options: [
      {
        text: 'Decreased oxidation of 6-mercaptopurine',
        correct: true,
        why: 'Xanthine oxidase inactivates 6-mercaptopurine to 6-thiouric acid. Allopurinol (or febuxostat) for gout blocks that pathway, so more drug becomes thioguanine nucleotides that enter DNA, and pancytopenia follows within weeks.',
      },
      {
        text: 'Decreased phosphoribosylation of 6-mercaptopurine',
        why: 'Hypoxanthine-guanine phosphoribosyltransferase activates 6-mercaptopurine. Loss of this step would lower thioguanine nucleotides and reduce both effect and toxicity.',
      },
      {
        text: 'Decreased renal excretion of unchanged azathioprine',
        why: 'Azathioprine is converted rapidly to 6-mercaptopurine and little is excreted unchanged, so a transport interaction in the kidney does not explain severe marrow failure. Probenecid affects drugs such as methotrexate in this way.',
      },
      {
        text: 'Increased nonenzymatic cleavage of azathioprine',
        why: 'Release of 6-mercaptopurine from azathioprine by glutathione is already rapid and nearly complete. Gout drugs do not accelerate it to a degree that would cause toxicity.',
      },
      {
        text: 'Inherited loss of 6-mercaptopurine methylation',
        why: 'Low thiopurine methyltransferase activity shunts the drug to toxic thioguanine nucleotides, but it causes myelosuppression within the first weeks of treatment, and his activity was normal. Four years of tolerance make it unlikely.',
      },
    ],
    objective:
      'Xanthine oxidase inhibitors block inactivation of 6-mercaptopurine and cause severe myelosuppression in patients taking full doses of azathioprine.',
    expanded:
      '<p>Azathioprine is a prodrug of 6-mercaptopurine, which has three competing fates: oxidation to inactive 6-thiouric acid by xanthine oxidase, methylation by thiopurine methyltransferase, and activation by hypoxanthine-guanine phosphoribosyltransferase to thioguanine nucleotides. These nucleotides are incorporated into DNA and block Rac1 signaling in T cells; in excess they suppress the marrow. Macrocytosis is a common marker of thiopurine effect.</p><p>If a xanthine oxidase inhibitor cannot be avoided, the thiopurine dose must be lowered to about 25% to 33% with weekly blood counts and metabolite levels. Specialists sometimes use this combination deliberately, at reduced dose, in patients who form too many methylated metabolites and too few thioguanine nucleotides. Febuxostat is contraindicated with azathioprine in its labeling.</p><p>Before starting a thiopurine, thiopurine methyltransferase and NUDT15 genotypes are checked; NUDT15 variants are frequent in people of East Asian and Hispanic ancestry. Normal results do not replace monitoring.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=azathioprine+allopurinol+interaction',
      'https://pubmed.ncbi.nlm.nih.gov/?term=azathioprine+allopurinol+myelosuppression+xanthine+oxidase',
    ],
    disciplines: ['Pharmacology'],
    organSystems: ['Gastrointestinal', 'Hematologic & Lymphatic'],
    examTypes: ['Step 1', 'COMLEX', 'ABFM'],
    topics: ['Inflammatory bowel disease'],
    subtopics: ['Thiopurine toxicity'],
    percentCorrect: 67,
  },
  {
    id: 'gastrointestinal-13',
    stem: '<p>Researchers studied the control of pancreatic secretion in anesthetized dogs. In some animals, all extrinsic nerves to a loop of jejunum were cut while its blood vessels were left intact. A homogenate of jejunal mucosa was prepared in acid, filtered free of cells, and neutralized before use. The flow of pancreatic juice was recorded for 10 minutes after each treatment.</p><table><thead><tr><th>Treatment</th><th>Pancreatic flow (mL/10 min)</th></tr></thead><tbody><tr><td>None</td><td>0.4</td></tr><tr><td>Dilute HCl into normal loop</td><td>5.1</td></tr><tr><td>Dilute HCl into denervated loop</td><td>4.9</td></tr><tr><td>Dilute HCl into a vein</td><td>0.4</td></tr><tr><td>Mucosal homogenate into a vein</td><td>5.3</td></tr><tr><td>Homogenate heated to 100 °C for 5 min, then into a vein</td><td>5.0</td></tr><tr><td>Homogenate incubated with trypsin, then into a vein</td><td>0.5</td></tr></tbody></table><p>The signal that carries information from the jejunum to the pancreas in these experiments is best described as which of the following?</p>',
    options: [
      {
        text: 'Absorbed hydrogen ions that act directly on pancreatic duct cells',
        why: 'If hydrogen ions themselves were the signal, HCl given into a vein should have raised the flow. It remained at 0.4 mL/10 min, the same as without treatment.',
      },
      {
        text: 'Acetylcholine released from extrinsic nerve endings',
        why: 'Denervating the loop left the response almost unchanged (4.9 versus 5.1 mL/10 min), so extrinsic nerves of the loop are not needed. Acetylcholine also would not be destroyed by a protease.',
      },
      {
        text: 'A short peptide that travels in the blood',
        correct: true,
        why: 'The response survives denervation and is reproduced by a cell-free mucosal extract given into a vein, which indicates a blood-borne messenger made in the mucosa. Trypsin abolishes the activity, so the messenger contains peptide bonds, and resistance to brief boiling suits a short chain whose activity does not depend on a heat-labile tertiary structure.',
      },
      {
        text: 'A steroid that binds an intracellular receptor',
        why: 'A steroid has no peptide bonds and would keep its activity after incubation with trypsin. Steroid effects through gene transcription also take longer than a few minutes.',
      },
    ],
    objective:
      'Interpret denervation, extract transfer, and enzyme sensitivity experiments to identify a blood-borne peptide hormone such as secretin.',
    expanded:
      '<p>The experiments separate three possibilities: a nervous reflex, a direct effect of absorbed acid, and a hormone. Cutting the nerves tests the first, intravenous acid tests the second, and intravenous transfer of a mucosal extract tests the third. A messenger that acts at a distance through the circulation is by definition endocrine, in contrast to paracrine signals, which diffuse locally.</p><p>The hormone is secretin, a 27-amino-acid peptide released by S cells of the duodenum and jejunum when luminal pH falls below about 4.5. It binds a G<sub>s</sub>-coupled receptor on duct cells; cyclic AMP opens apical chloride channels (CFTR), and chloride–bicarbonate exchange delivers bicarbonate to the lumen. The bicarbonate neutralizes acid, which removes the stimulus: negative feedback.</p><p>As a hydrophilic peptide, secretin is stored in vesicles, dissolves freely in plasma, acts at the cell surface, and has a half-life of minutes.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=secretin+physiology',
      'https://pubmed.ncbi.nlm.nih.gov/?term=secretin+discovery+Bayliss+Starling',
    ],
    disciplines: ['Physiology'],
    organSystems: ['Gastrointestinal', 'Endocrine'],
    examTypes: ['MCAT'],
    topics: ['Gastrointestinal physiology'],
    subtopics: ['Gastrointestinal hormones'],
    percentCorrect: 69,
  },
];
