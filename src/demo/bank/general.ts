import type { BankQuestion } from './types';

export const general: readonly BankQuestion[] = [
  {
    id: 'general-01',
    stem: '<p>A health system considers offering a new blood test to screen adults for an occult cancer. In a validation study, 200 people with biopsy-proven cancer and 400 people without cancer were tested, with the results shown. The prevalence of the cancer in the population to be screened is 2%.</p><table><thead><tr><th></th><th>Cancer present</th><th>Cancer absent</th></tr></thead><tbody><tr><th>Test positive</th><td>180</td><td>20</td></tr><tr><th>Test negative</th><td>20</td><td>380</td></tr><tr><th>Total</th><td>200</td><td>400</td></tr></tbody></table><p>If a person from the screening population has a positive result, which of the following is closest to the probability that the cancer is present?</p>',
    options: [
      {
        text: '18%',
        why: 'This is the positive likelihood ratio (0.90 ÷ 0.05 = 18) mistaken for a percentage. A likelihood ratio multiplies the pretest odds; it is not a probability.',
      },
      {
        text: '27%',
        why: 'Sensitivity is 180/200 = 90% and specificity is 380/400 = 95%. Among 1,000 people screened, 20 have cancer and 18 test positive, and of 980 without cancer 49 test positive, so the positive predictive value is 18/67, or about 27%.',
        correct: true,
      },
      {
        text: '50%',
        why: 'This assumes that true and false positives are equal in number, which would need a prevalence of about 5%. At 2% false positives outnumber true positives by almost three to one.',
      },
      {
        text: '90%',
        why: 'Ninety percent is the sensitivity, and it is also the predictive value within the study (180/200). The study included one third with cancer by design, so its predictive value does not apply to a population with 2% prevalence.',
      },
      {
        text: '95%',
        why: 'This is the specificity, the probability of a negative test in a person without cancer. It is the reverse conditional probability of what is asked.',
      },
    ],
    objective:
      'Predictive values depend on prevalence; recalculate them for the target population from sensitivity and specificity instead of reading them from a case–control validation table.',
    expanded:
      '<p>Sensitivity and specificity are calculated within the columns and are, to a first approximation, properties of the test. Predictive values are calculated within the rows and change with prevalence. A table with a fixed number of cases and controls cannot give predictive values for practice.</p><p>The same answer comes from odds: pretest odds are 0.02/0.98 = 0.0204; multiplied by the positive likelihood ratio of 18 this gives 0.367; and 0.367/1.367 = 0.27. The negative predictive value here is 931/933, or 99.8%, hardly better than the 98% chance of being cancer free before testing. Confirmatory testing after a positive screen raises specificity and thus the positive predictive value. As prevalence falls, positive predictive value falls and negative predictive value rises, which is why screening low-risk people produces mostly false alarms.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=diagnostic+testing+sensitivity+specificity+predictive+values',
      'https://pubmed.ncbi.nlm.nih.gov/?term=predictive+value+prevalence+diagnostic+tests',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'Step 2', 'ABFM', 'COMLEX'],
    topics: ['Biostatistics'],
    subtopics: ['Diagnostic test performance', 'Predictive values'],
    percentCorrect: 66,
  },
  {
    id: 'general-02',
    stem: '<p>In a randomized, double-blind trial, 4,000 adults with type 2 diabetes and chronic kidney disease were assigned to a new drug or placebo in addition to standard care and followed for 3 years. No participant was lost to follow-up. The results are shown:</p><table><thead><tr><th>Outcome at 3 years</th><th>New drug (n = 2,000)</th><th>Placebo (n = 2,000)</th></tr></thead><tbody><tr><td>Kidney failure or death</td><td>160</td><td>240</td></tr><tr><td>Severe hyperkalemia</td><td>60</td><td>40</td></tr></tbody></table><p>How many patients must be treated for 3 years to prevent one case of kidney failure or death?</p>',
    options: [
      {
        text: '3',
        why: 'This is the reciprocal of the relative risk reduction (1 ÷ 0.33). Relative measures ignore the baseline risk, so they cannot give the number needed to treat.',
      },
      {
        text: '13',
        why: 'This is the reciprocal of the event rate with the drug (1 ÷ 0.08 = 12.5). The number needed to treat uses the difference between the two event rates.',
      },
      {
        text: '20',
        why: 'This is the difference in cases of severe hyperkalemia (60 − 40), a count and not a number needed to treat. It leads to the number needed to harm, which is 1 ÷ (0.03 − 0.02) = 100.',
      },
      {
        text: '25',
        why: 'The event rate is 240/2,000 = 12% with placebo and 160/2,000 = 8% with the drug. The absolute risk reduction is 4%, and the number needed to treat is 1 ÷ 0.04 = 25.',
        correct: true,
      },
      {
        text: '80',
        why: 'This is the difference in the number of events between the arms (240 − 160). It must be divided by the 2,000 participants of an arm to give the absolute risk reduction.',
      },
    ],
    objective:
      'The number needed to treat is the reciprocal of the absolute risk reduction and applies to the stated period of follow-up.',
    expanded:
      '<p>From the table: control event rate 12%, experimental event rate 8%, relative risk 0.08/0.12 = 0.67, relative risk reduction 33%, absolute risk reduction 4 percentage points, number needed to treat 25. For harm: 3% versus 2%, absolute risk increase 1%, number needed to harm 100. For every 100 patients treated over 3 years, about 4 outcomes are prevented at the price of 1 additional case of severe hyperkalemia.</p><p>When the result is not a whole number, the number needed to treat is rounded up and the number needed to harm is rounded down, so that benefit is not overstated. Relative risk reduction is fairly stable across populations, but absolute benefit depends on baseline risk: in patients with half this risk the number needed to treat would be 50. Always state the time frame and report a confidence interval.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=number+needed+to+treat+absolute+risk+reduction',
      'https://www.ncbi.nlm.nih.gov/books/?term=number+needed+to+treat',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'Step 3', 'ABIM', 'ABFM'],
    topics: ['Biostatistics'],
    subtopics: ['Measures of effect', 'Number needed to treat'],
    percentCorrect: 80,
  },
  {
    id: 'general-03',
    stem: '<p>A company asks a hospital to adopt its annual blood test for early detection of pancreatic cancer. In a trial supported by the company, 60,000 adults were randomly assigned to annual testing or usual care and were followed for 8 years. The same numbers of cancers were eventually diagnosed in both groups, and histologic types were the same. The findings are shown:</p><table><thead><tr><th></th><th>Annual testing</th><th>Usual care</th></tr></thead><tbody><tr><td>Median age at diagnosis</td><td>66.1 years</td><td>67.3 years</td></tr><tr><td>Median survival after diagnosis</td><td>22 months</td><td>8 months</td></tr><tr><td>Median age at death from pancreatic cancer</td><td>67.9 years</td><td>68.0 years</td></tr><tr><td>Pancreatic cancer deaths per 10,000 person-years</td><td>2.1</td><td>2.1</td></tr></tbody></table><p>Which of the following best explains the longer survival after diagnosis in the annual testing group?</p>',
    options: [
      {
        text: 'Confounding by socioeconomic status',
        why: 'Confounding could explain different outcomes if people had chosen to be tested. Random assignment of a large sample balances socioeconomic status, and mortality did not differ.',
      },
      {
        text: 'Detection bias from overdiagnosis',
        why: 'Overdiagnosis finds cancers that would never have caused symptoms, so the tested group would have more cancers in total. The numbers diagnosed were the same in both groups.',
      },
      {
        text: 'Lead-time bias',
        why: 'Testing moved the diagnosis earlier by more than a year, but age at death and mortality did not change. Survival counted from diagnosis therefore looks longer only because the clock was started sooner.',
        correct: true,
      },
      {
        text: 'Length-time bias',
        why: 'Length-time bias arises when periodic screening preferentially detects slowly growing tumors and screen-detected cases are compared with the rest. This analysis compares all cancers in each randomized arm, with similar histologic types, and age at death was unchanged.',
      },
      {
        text: 'Recall bias',
        why: 'Recall bias occurs when people with a disease remember exposures differently from controls, typically in case–control studies. No recalled exposure is used here.',
      },
    ],
    objective:
      'Lead-time bias makes survival from diagnosis appear longer after early detection even if the time of death is unchanged; disease-specific mortality is the valid endpoint for screening.',
    expanded:
      '<p>Lead time is the interval between detection by screening and the moment when symptoms would have led to diagnosis. Without effective early treatment, screening only adds this interval to recorded survival; the patient spends more time as a patient. Here the gain of 14 months in survival equals the earlier age at diagnosis, within rounding of medians.</p><p>Length-time bias is different: slow tumors stay longer in the preclinical phase and are more likely to be found at a scheduled test, so screen-detected cases look more favorable. Overdiagnosis is its extreme form. All three vanish when disease-specific (or all-cause) mortality is compared between randomized arms, with the whole arm as the denominator. The US Preventive Services Task Force recommends against screening asymptomatic adults for pancreatic cancer (grade D); people with high-risk germline variants are managed separately.</p>',
    references: [
      'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/pancreatic-cancer-screening',
      'https://pubmed.ncbi.nlm.nih.gov/?term=lead+time+bias+length+bias+cancer+screening',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 2', 'Step 3', 'ABIM', 'ABFM'],
    topics: ['Biostatistics'],
    subtopics: ['Bias', 'Screening'],
    percentCorrect: 83,
  },
  {
    id: 'general-04',
    stem: '<p>A healthy 28-year-old woman and her healthy partner ask about the risk of cystic fibrosis, an autosomal recessive disorder, in their first child. The woman’s brother has cystic fibrosis; neither of her parents is affected. The partner has no family history of the disease and comes from a population in Hardy–Weinberg equilibrium in which 1 in 2,500 newborns is affected. They are not related, and neither has had genetic testing.</p><p>Which of the following is closest to the probability that their first child will have cystic fibrosis?</p>',
    options: [
      {
        text: '1 in 150',
        why: 'The unaffected sister of an affected person carries the variant with a probability of 2/3. The partner’s carrier probability is about 2 × 1/50 = 1/25, and two carriers have an affected child with probability 1/4, so the risk is 2/3 × 1/25 × 1/4 = 1/150.',
        correct: true,
      },
      {
        text: '1 in 100',
        why: 'This treats the woman as a certain carrier (1 × 1/25 × 1/4). That would apply if she had an affected child or parent, or a positive carrier test.',
      },
      {
        text: '1 in 50',
        why: 'This is the frequency of the pathogenic allele, the square root of 1/2,500. It must be doubled to estimate the partner’s carrier probability and then combined with the other factors.',
      },
      {
        text: '2 in 75',
        why: 'This is the probability that both partners are carriers (2/3 × 1/25). It must be multiplied by 1/4, the chance that a child of two carriers inherits both variants.',
      },
    ],
    objective:
      'Combine pedigree and population information: an unaffected sibling of a person with a recessive disorder has a 2/3 carrier probability, and the population carrier frequency is about 2q.',
    expanded:
      '<p>Both parents of an affected child must be carriers. Their children are affected, carriers, or noncarriers in the ratio 1:2:1. Because the woman is known to be unaffected, the first possibility is removed, and two of the remaining three are carriers: 2/3.</p><p>For the partner, q<sup>2</sup> = 1/2,500, so q = 1/50 and p is 49/50. The carrier frequency is 2pq = 0.0392, or about 1/25. Events are independent, so the probabilities are multiplied: 2/3 × 1/25 × 1/4 = 2/300 = 1/150. Carrier screening would refine this. If her brother’s variants are known, she can be tested for them specifically; a negative population panel in the partner lowers, but does not remove, his risk (Bayesian residual risk). All who are pregnant or planning pregnancy should be offered cystic fibrosis carrier screening.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1250/',
      'https://openstax.org/details/books/biology-2e',
    ],
    disciplines: ['Genetics'],
    organSystems: ['General Principles'],
    examTypes: ['MCAT', 'Step 1', 'COMLEX'],
    topics: ['Population genetics'],
    subtopics: ['Hardy–Weinberg equilibrium', 'Carrier risk'],
    percentCorrect: 64,
  },
  {
    id: 'general-05',
    stem: '<p>A 3-week-old boy is evaluated because of poor feeding since birth. He was born at 39 weeks after a pregnancy with decreased fetal movement and needs tube feeding. Temperature is 36.5 °C, pulse is 134/min, and respirations are 34/min. He is markedly hypotonic with a weak cry, almond-shaped eyes, a narrow forehead, small hands and feet, and undescended testes. Deep tendon reflexes are present, and there is no tongue fasciculation. Serum creatine kinase is normal. Methylation analysis of chromosome region 15q11.2–q13 shows only the maternal pattern. Fluorescence in situ hybridization shows two intact copies of the region, and the parents’ karyotypes and sequencing of the imprinting center are normal.</p><p>Which of the following is the most likely genetic mechanism?</p>',
    options: [
      {
        text: 'CGG repeat expansion of <em>FMR1</em>',
        why: 'Fragile X syndrome causes intellectual disability, large ears, and later macroorchidism. It is not recognized by neonatal hypotonia and does not alter methylation at 15q11–q13.',
      },
      {
        text: 'Homozygous deletion of <em>SMN1</em> exon 7',
        why: 'Spinal muscular atrophy causes neonatal hypotonia, but with absent reflexes and tongue fasciculations. Facial features and genital hypoplasia would not be expected.',
      },
      {
        text: 'Loss-of-function variant of the maternal <em>UBE3A</em> allele',
        why: 'This causes Angelman syndrome, with seizures, ataxia, absent speech, and frequent laughter that emerge after infancy. Methylation analysis would be normal.',
      },
      {
        text: 'Maternal uniparental disomy of chromosome 15',
        why: 'Neonatal hypotonia with poor suck, typical face, and cryptorchidism is Prader–Willi syndrome, confirmed by a maternal-only methylation pattern. With two intact copies and a normal imprinting center, both copies most likely came from the mother.',
        correct: true,
      },
      {
        text: 'Paternal uniparental disomy of chromosome 15',
        why: 'Two paternal copies leave no active maternal <em>UBE3A</em> in neurons and cause Angelman syndrome. Methylation analysis would show only the paternal pattern.',
      },
    ],
    objective:
      'Prader–Willi syndrome results from absent paternal expression at 15q11–q13; when methylation is maternal only and no deletion is present, maternal uniparental disomy is the usual cause.',
    expanded:
      '<p>Imprinted genes are expressed from only one parental allele, as set by DNA methylation in the germ line. At 15q11.2–q13 several genes are active only on the paternal chromosome, and loss of their expression causes Prader–Willi syndrome; <em>UBE3A</em> is active only on the maternal chromosome in neurons, and its loss causes Angelman syndrome. Paternal deletion accounts for about 60% to 70% of Prader–Willi cases, maternal uniparental disomy for most of the rest, and imprinting defects for a few percent.</p><p>Uniparental disomy usually follows maternal meiotic nondisjunction, so it is associated with older maternal age, with trisomy rescue in the early embryo. DNA methylation analysis detects over 99% of cases and is the first test. Feeding difficulty in infancy gives way to hyperphagia and obesity in childhood. Early growth hormone improves body composition and development.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1330/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Prader-Willi+syndrome+uniparental+disomy+imprinting',
    ],
    disciplines: ['Genetics', 'Pediatrics'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Genomic imprinting'],
    subtopics: ['Prader–Willi syndrome', 'Uniparental disomy'],
    percentCorrect: 71,
  },
  {
    id: 'general-06',
    stem: '<p>A 3-day-old boy born at term is brought to the emergency department because of vomiting and lethargy that began after 36 hours of breastfeeding. A maternal uncle died in the first week of life. The mother has always avoided meat because it gives her headaches. Temperature is 36.2 °C, pulse is 156/min, and respirations are 74/min. He responds only to painful stimuli, and the fontanel is full. The liver is not enlarged. Laboratory results are shown:</p><table><tbody><tr><th>Ammonia</th><td>1,040 µmol/L (normal &lt;100)</td></tr><tr><th>Arterial pH</th><td>7.51</td></tr><tr><th>PaCO<sub>2</sub></th><td>22 mm Hg</td></tr><tr><th>Bicarbonate</th><td>17 mEq/L</td></tr><tr><th>Glucose</th><td>78 mg/dL</td></tr><tr><th>Lactate</th><td>1.9 mmol/L</td></tr><tr><th>Plasma citrulline</th><td>Very low</td></tr><tr><th>Urine orotic acid</th><td>Markedly elevated</td></tr></tbody></table><p>Deficiency of which of the following enzymes is most likely?</p>',
    options: [
      {
        text: 'Arginase',
        why: 'Arginase deficiency raises arginine and presents in childhood with progressive spastic diplegia and milder hyperammonemia. Neonatal coma is unusual, and inheritance is autosomal recessive.',
      },
      {
        text: 'Argininosuccinate lyase',
        why: 'A block at this step raises argininosuccinic acid and citrulline and often enlarges the liver; hair is brittle later. Very low citrulline places the block earlier in the cycle.',
      },
      {
        text: 'Carbamoyl phosphate synthetase I',
        why: 'This deficiency also causes neonatal hyperammonemia with low citrulline. However, carbamoyl phosphate is not formed, so orotic acid is low or normal, and inheritance is autosomal recessive.',
      },
      {
        text: 'Medium-chain acyl-CoA dehydrogenase',
        why: 'This fatty acid oxidation defect causes hypoketotic hypoglycemia after fasting, with moderate hyperammonemia. Normal glucose and high orotic acid exclude it.',
      },
      {
        text: 'Ornithine transcarbamylase',
        why: 'Carbamoyl phosphate cannot combine with ornithine, so citrulline is low and the excess enters pyrimidine synthesis, which raises orotic acid. Involvement of males through the maternal line and a mother with protein aversion fit X-linked inheritance.',
        correct: true,
      },
      {
        text: 'Propionyl-CoA carboxylase',
        why: 'Propionic acidemia causes secondary hyperammonemia with a high anion gap metabolic acidosis, ketosis, and often cytopenia. This infant has respiratory alkalosis with normal lactate.',
      },
    ],
    objective:
      'Hyperammonemia with respiratory alkalosis, low citrulline, and high urinary orotic acid in a male newborn indicates X-linked ornithine transcarbamylase deficiency.',
    expanded:
      '<p>Ammonia enters the urea cycle in liver mitochondria, where carbamoyl phosphate synthetase I makes carbamoyl phosphate and ornithine transcarbamylase joins it to ornithine to form citrulline. When the second step fails, carbamoyl phosphate spills into the cytosol, where it becomes orotic acid. Orotic acid thus separates the first two defects. Ammonia stimulates the respiratory center, so respiratory alkalosis in a lethargic newborn is a clue; organic acidemias cause acidosis instead. Astrocytes convert ammonia to glutamine and swell, producing cerebral edema.</p><p>Treatment is immediate: stop protein, give dextrose and lipid to halt catabolism, give intravenous sodium benzoate and sodium phenylacetate (which remove nitrogen as hippurate and phenylacetylglutamine) with arginine, and start hemodialysis at this ammonia level. Carriers may be symptomatic after childbirth, valproate, or corticosteroids. Liver transplantation is curative.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK154378/',
      'https://www.ncbi.nlm.nih.gov/books/?term=urea+cycle+disorders',
    ],
    disciplines: ['Biochemistry', 'Pediatrics'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Inborn errors of metabolism'],
    subtopics: ['Urea cycle disorders'],
    percentCorrect: 77,
  },
  {
    id: 'general-07',
    stem: '<p>A laboratory tests a candidate drug for gout against purified human xanthine oxidase. Initial velocities were measured at several substrate concentrations, with and without 10 µM of the candidate. Double-reciprocal plots of the two data sets are straight lines that cross on the vertical axis, and the maximal velocity is 100 nmol/min in both.</p><table><thead><tr><th>Substrate (µM)</th><th>Velocity without inhibitor (nmol/min)</th><th>Velocity with 10 µM inhibitor (nmol/min)</th></tr></thead><tbody><tr><td>2</td><td>50</td><td>25</td></tr><tr><td>6</td><td>75</td><td>50</td></tr><tr><td>18</td><td>90</td><td>75</td></tr><tr><td>54</td><td>96</td><td>90</td></tr></tbody></table><p>What is the inhibition constant (K<sub>i</sub>) of the candidate?</p>',
    options: [
      {
        text: '3.3 µM',
        why: 'This divides the inhibitor concentration by the ratio of the Michaelis constants (10 ÷ 3). The equation uses the ratio minus 1, which is 2.',
      },
      {
        text: '5 µM',
        why: 'Half-maximal velocity is reached at 2 µM without and 6 µM with the inhibitor, and maximal velocity is unchanged, so inhibition is competitive. From 6 = 2 × (1 + 10/K<sub>i</sub>) it follows that 10/K<sub>i</sub> = 2 and K<sub>i</sub> = 5 µM.',
        correct: true,
      },
      {
        text: '6 µM',
        why: 'This is the apparent Michaelis constant for the substrate in the presence of inhibitor. It describes the substrate and not the affinity of the inhibitor.',
      },
      {
        text: '20 µM',
        why: 'This multiplies the inhibitor concentration by 2 instead of dividing by it. An inhibitor at half of its K<sub>i</sub> would raise the apparent Michaelis constant only by a factor of 1.5.',
      },
    ],
    objective:
      'A competitive inhibitor leaves the maximal velocity unchanged and multiplies the Michaelis constant by (1 + [I]/Ki), from which the inhibition constant Ki can be calculated.',
    expanded:
      '<p>In Michaelis–Menten kinetics v = V<sub>max</sub>[S]/(K<sub>m</sub> + [S]), and K<sub>m</sub> is the substrate concentration that gives half-maximal velocity. A competitive inhibitor binds free enzyme at the active site. Enough substrate overcomes it, so V<sub>max</sub> is preserved and the apparent K<sub>m</sub> rises; on a double-reciprocal plot the lines meet at 1/V<sub>max</sub> on the vertical axis and the slope increases.</p><p>A pure noncompetitive inhibitor lowers V<sub>max</sub> with unchanged K<sub>m</sub> (lines meet on the horizontal axis), and an uncompetitive inhibitor binds only the enzyme–substrate complex and lowers both (parallel lines). K<sub>i</sub> is the dissociation constant of the enzyme–inhibitor complex, so a lower value means tighter binding. Statins (HMG-CoA reductase) and methotrexate (dihydrofolate reductase) are competitive inhibitors. At K<sub>i</sub> the inhibitor doubles the apparent K<sub>m</sub>.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=enzyme+kinetics+competitive+inhibition',
      'https://openstax.org/details/books/biology-2e',
    ],
    disciplines: ['Biochemistry', 'Pharmacology'],
    organSystems: ['General Principles'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Enzyme kinetics'],
    subtopics: ['Competitive inhibition', 'Michaelis–Menten equation'],
    percentCorrect: 63,
  },
  {
    id: 'general-08',
    stem: '<p>A 46-year-old woman with focal epilepsy has been stabilized in the hospital on a continuous intravenous infusion of an anticonvulsant and is to be switched to oral tablets taken every 12 hours. The goal is to keep the average plasma concentration at steady state. The drug follows first-order kinetics. Her weight is 62 kg, and renal and hepatic function are normal. Data for this drug are shown:</p><table><tbody><tr><th>Target average steady-state concentration</th><td>10 mg/L</td></tr><tr><th>Clearance</th><td>4.0 L/h</td></tr><tr><th>Volume of distribution</th><td>50 L</td></tr><tr><th>Oral bioavailability</th><td>80%</td></tr></tbody></table><p>Which of the following oral doses, taken every 12 hours, is most appropriate?</p>',
    options: [
      {
        text: '40 mg',
        why: 'This is the elimination rate for 1 hour (4 L/h × 10 mg/L = 40 mg/h). It would suit the hourly intravenous infusion but must be multiplied by the 12-hour interval and corrected for bioavailability.',
      },
      {
        text: '384 mg',
        why: 'This multiplies 480 mg by the bioavailability of 0.8. Because only part of each tablet reaches the circulation, the dose has to be divided by bioavailability.',
      },
      {
        text: '480 mg',
        why: 'This is 10 mg/L × 4 L/h × 12 h without correction for bioavailability. It would be right for an intravenous dose every 12 hours.',
      },
      {
        text: '500 mg',
        why: 'This is the intravenous loading dose (50 L × 10 mg/L). Volume of distribution determines the loading dose; clearance determines the maintenance dose.',
      },
      {
        text: '600 mg',
        why: 'At steady state the amount entering the circulation equals the amount eliminated: 10 mg/L × 4 L/h × 12 h = 480 mg per interval. Dividing by a bioavailability of 0.8 gives 600 mg.',
        correct: true,
      },
    ],
    objective:
      'Maintenance dose equals target concentration times clearance times dosing interval divided by bioavailability; volume of distribution determines the loading dose.',
    expanded:
      '<p>At steady state input equals output. Output is clearance times plasma concentration (CL × C<sub>ss</sub>); average input is bioavailability times dose divided by the interval (F × D/τ). Hence D = C<sub>ss</sub> × CL × τ/F = 10 × 4 × 12/0.8 = 600 mg.</p><p>The loading dose fills the volume of distribution at once: V<sub>d</sub> × C/F. Half-life depends on both quantities: 0.693 × 50/4 = 8.7 hours, so a new steady state after a change of rate takes about 4 to 5 half-lives, here 35 to 43 hours, regardless of dose. In kidney or liver disease clearance falls, so maintenance is reduced (or the interval prolonged), but the first dose usually stays the same. Drugs such as phenytoin, ethanol, and high-dose salicylate saturate elimination (zero order), and these equations no longer apply.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=pharmacokinetics+maintenance+dose+clearance+bioavailability',
      'https://pubmed.ncbi.nlm.nih.gov/?term=clinical+pharmacokinetics+loading+dose+maintenance+dose+clearance',
    ],
    disciplines: ['Pharmacology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'COMLEX'],
    topics: ['Pharmacokinetics'],
    subtopics: ['Maintenance dose', 'Bioavailability'],
    percentCorrect: 75,
  },
  {
    id: 'general-09',
    stem: '<p>During trauma resuscitation, the rate at which fluid can be infused depends on the geometry of the catheter. Under laminar flow, with the same driving pressure and the same fluid at the same temperature, two catheters are compared:</p><table><thead><tr><th>Catheter</th><th>Internal radius</th><th>Length</th></tr></thead><tbody><tr><td>Peripheral</td><td>0.80 mm</td><td>4.0 cm</td></tr><tr><td>Single lumen of a central line</td><td>0.40 mm</td><td>16 cm</td></tr></tbody></table><p>What is the ratio of the flow rate through the peripheral catheter to the flow rate through the lumen of the central line?</p>',
    options: [
      {
        text: '4 to 1',
        why: 'This counts only the difference in length (16 ÷ 4). The twofold difference in radius has a much larger effect.',
      },
      {
        text: '16 to 1',
        why: 'This counts only the radius: 2 to the fourth power is 16. The central lumen is also four times as long, which reduces its flow by another factor of 4.',
      },
      {
        text: '64 to 1',
        why: 'Laminar flow is proportional to r<sup>4</sup>/L. Doubling the radius raises flow 16-fold, and one fourth of the length raises it 4-fold, so the ratio is 16 × 4 = 64.',
        correct: true,
      },
      {
        text: '256 to 1',
        why: 'This squares the ratio of the lengths (16 × 4 × 4 = 256). Resistance increases only in direct proportion to length.',
      },
    ],
    objective:
      'By Poiseuille’s law, laminar flow is proportional to the pressure difference and to the fourth power of the radius and inversely proportional to length and viscosity.',
    expanded:
      '<p>Poiseuille’s law states Q = πΔP r<sup>4</sup>/(8ηL). Resistance is therefore 8ηL/(πr<sup>4</sup>). The law holds for steady laminar flow of a newtonian fluid in a rigid tube; at high velocity flow becomes turbulent (high Reynolds number), and the gain from a larger bore is then less than predicted, so measured ratios for real catheters are smaller.</p><p>The principle explains why short, wide peripheral catheters are preferred for rapid resuscitation over long, narrow central lumens, and why warming blood (lower viscosity) and pressure bags (higher ΔP) help. In the circulation, arterioles control resistance because of the fourth-power relation: a 16% reduction in radius halves flow. In the lungs, mucosal edema narrows an infant’s airway and raises resistance far more than in an adult. The lower viscosity of blood in anemia likewise raises flow and may cause murmurs.</p>',
    references: [
      'https://openstax.org/details/books/college-physics-2e',
      'https://www.ncbi.nlm.nih.gov/books/?term=Poiseuille+law+intravenous+catheter+flow',
    ],
    disciplines: ['Physics & Chemistry', 'Physiology'],
    organSystems: ['General Principles', 'Cardiovascular'],
    examTypes: ['MCAT'],
    topics: ['Fluid mechanics'],
    subtopics: ['Poiseuille’s law'],
    percentCorrect: 74,
  },
  {
    id: 'general-10',
    stem: '<p>A 57-year-old bookkeeper sees distant signs clearly but can no longer read without holding the page at arm’s length. Without lenses, the closest point at which she sees print sharply is 100 cm from the eye. She wants to read comfortably at 25 cm. Consider a thin lens placed directly at the eye.</p><p>Which of the following lens powers is required?</p>',
    options: [
      {
        text: '−3.0 diopters',
        why: 'The magnitude is right but the sign is wrong. A diverging lens moves the image closer to the eye and corrects myopia, whereas she needs an image farther away than the page.',
      },
      {
        text: '+3.0 diopters',
        why: 'The lens must form a virtual image of print at 25 cm at her near point of 100 cm. With 1/f = 1/0.25 m − 1/1.00 m, the power is 4.0 − 1.0 = +3.0 diopters.',
        correct: true,
      },
      {
        text: '+4.0 diopters',
        why: 'This is 1/0.25 m and would place the virtual image at infinity. It would be needed by an eye that is in focus for distance and cannot accommodate at all, but she still can focus at 100 cm.',
      },
      {
        text: '+5.0 diopters',
        why: 'This adds the reciprocals (4.0 + 1.0) as if the image were real and behind the lens. The image is virtual, on the same side as the page, so its distance is negative.',
      },
    ],
    objective:
      'Use the thin-lens equation with a virtual image at the near point: reading-lens power equals 1/(desired distance) − 1/(near point), in meters.',
    expanded:
      '<p>The thin-lens equation is 1/f = 1/o + 1/i, and power in diopters is 1/f with f in meters. The object is at +0.25 m. The image must be where the eye can focus, 1.00 m in front of the lens, so it is virtual and i = −1.00 m. Power is 4.0 − 1.0 = +3.0 diopters: a converging lens, with focal length 33 cm.</p><p>The relaxed eye has a power of about 60 diopters, two thirds of it from the cornea because the change in refractive index is greatest there. In accommodation, parasympathetic fibers of cranial nerve III contract the ciliary muscle, the zonules slacken, and the lens becomes rounder. With age the lens stiffens, and the near point recedes (presbyopia). Myopia is corrected by diverging lenses and hyperopia by converging lenses; spectacles worn 1 to 2 cm in front of the eye need slightly different powers.</p>',
    references: [
      'https://openstax.org/details/books/college-physics-2e',
      'https://www.ncbi.nlm.nih.gov/books/?term=presbyopia+accommodation',
    ],
    disciplines: ['Physics & Chemistry'],
    organSystems: ['General Principles', 'Nervous System'],
    examTypes: ['MCAT'],
    topics: ['Optics'],
    subtopics: ['Thin lenses', 'Presbyopia'],
    percentCorrect: 68,
  },
  {
    id: 'general-11',
    stem: '<p>The bicarbonate buffer of blood plasma is described by pH = 6.1 + log ([HCO<sub>3</sub><sup>−</sup>]/(0.03 × PCO<sub>2</sub>)), with bicarbonate in mmol/L and PCO<sub>2</sub> in mm Hg. Normal values are 24 mmol/L and 40 mm Hg. In an anesthetized, mechanically ventilated animal, an infusion of hydrochloric acid lowers plasma bicarbonate to 12 mmol/L while the ventilator is adjusted to keep PCO<sub>2</sub> at 40 mm Hg. (log 2 = 0.30)</p><p>What is the plasma pH?</p>',
    options: [
      {
        text: '7.10',
        why: 'Dissolved carbon dioxide is 0.03 × 40 = 1.2 mmol/L, so the ratio is 12 ÷ 1.2 = 10 and its logarithm is 1. The pH is 6.1 + 1.0 = 7.10.',
        correct: true,
      },
      {
        text: '7.29',
        why: 'This is about the value after normal respiratory compensation, when PCO<sub>2</sub> falls to near 26 mm Hg. The ventilator prevents compensation in this experiment.',
      },
      {
        text: '7.40',
        why: 'This is the normal pH, with a ratio of 20. It would need PCO<sub>2</sub> to fall to 20 mm Hg, which is complete compensation and does not occur even in a freely breathing animal.',
      },
      {
        text: '7.70',
        why: 'This adds log 2 to the normal pH, as if the ratio had doubled from 20 to 40. Halving bicarbonate halves the ratio, so 0.30 is subtracted.',
      },
    ],
    objective:
      'Apply the Henderson–Hasselbalch equation: pH depends on the ratio of bicarbonate to dissolved carbon dioxide, and halving the ratio lowers pH by 0.30.',
    expanded:
      '<p>The normal ratio is 24 ÷ 1.2 = 20, and log 20 = 1.3, so pH = 7.4. Halving bicarbonate at a constant PCO<sub>2</sub> lowers the ratio to 10 and pH by log 2 = 0.30. Note that hydrogen ion concentration doubles, from 40 to 80 nmol/L, when pH falls by 0.3.</p><p>A buffer works best within 1 pH unit of its pK<sub>a</sub>. The pK<sub>a</sub> of 6.1 looks unfavorable at pH 7.4, yet the bicarbonate system is the most important buffer of extracellular fluid, because it is open: the lungs excrete carbon dioxide and the kidneys regenerate bicarbonate. Peripheral and central chemoreceptors increase ventilation in metabolic acidosis; the expected PCO<sub>2</sub> is 1.5 × bicarbonate + 8 (±2), here 26 mm Hg. A patient with severe metabolic acidosis who is ventilated at a normal rate may therefore become dangerously acidemic, as in this experiment.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Henderson-Hasselbalch+acid+base+physiology',
      'https://openstax.org/details/books/chemistry-2e',
    ],
    disciplines: ['Physics & Chemistry', 'Physiology'],
    organSystems: ['General Principles', 'Respiratory'],
    examTypes: ['MCAT', 'Step 1'],
    topics: ['Acid–base chemistry'],
    subtopics: ['Henderson–Hasselbalch equation', 'Buffers'],
    percentCorrect: 76,
  },
  {
    id: 'general-12',
    stem: '<p>In glycolysis, triose phosphate isomerase converts dihydroxyacetone phosphate to glyceraldehyde 3-phosphate. The standard transformed free energy change of the reaction (ΔG°′) is +7.5 kJ/mol. In working muscle at 37 °C, the ratio of glyceraldehyde 3-phosphate to dihydroxyacetone phosphate is 0.01 because the product is rapidly consumed by the next enzyme. At this temperature 2.3 RT = 5.9 kJ/mol.</p><p>What is the actual free energy change (ΔG) of the reaction in this muscle?</p>',
    options: [
      {
        text: '−19.3 kJ/mol',
        why: 'This subtracts 7.5 from −11.8. The sign of the standard free energy change is positive, so +7.5 has to be added.',
      },
      {
        text: '−11.8 kJ/mol',
        why: 'This is only the concentration term, 5.9 × log 0.01. The standard free energy change of +7.5 kJ/mol must be included.',
      },
      {
        text: '−4.3 kJ/mol',
        why: 'ΔG = ΔG°′ + 2.3 RT log Q = 7.5 + 5.9 × (−2) = 7.5 − 11.8 = −4.3 kJ/mol. A low product concentration makes the reaction exergonic in the cell.',
        correct: true,
      },
      {
        text: '+19.3 kJ/mol',
        why: 'This adds 11.8 with a positive sign, as would be right for a ratio of 100. The logarithm of 0.01 is −2.',
      },
    ],
    objective:
      'Actual free energy change depends on concentrations: ΔG = ΔG°′ + RT ln Q, so removal of product can drive a reaction whose standard free energy change is positive.',
    expanded:
      '<p>The sign of ΔG, not of ΔG°′, determines the direction in the cell. ΔG°′ describes 1 M reactants and products at pH 7 and fixes the equilibrium constant: K = 10<sup>−7.5/5.9</sup>, about 0.05 at 37 °C. Since Q (0.01) is below K (0.05), the reaction proceeds forward; at Q = K, ΔG is zero, and above K the reaction runs backward, as in gluconeogenesis.</p><p>Cells drive unfavorable steps in two ways. One is keeping product low by a favorable downstream reaction, as here. The other is coupling to hydrolysis of ATP through a shared intermediate: phosphorylation of glucose (+13.8 kJ/mol) combined with ATP hydrolysis (−30.5 kJ/mol) gives −16.7 kJ/mol. Enzymes lower the activation energy of both directions and speed the approach to equilibrium, but they do not alter ΔG or K. Triose phosphate isomerase is so fast that diffusion limits it.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=glycolysis+free+energy+triose+phosphate+isomerase',
      'https://openstax.org/details/books/chemistry-2e',
    ],
    disciplines: ['Biochemistry', 'Physics & Chemistry'],
    organSystems: ['General Principles'],
    examTypes: ['MCAT'],
    topics: ['Thermodynamics'],
    subtopics: ['Gibbs free energy', 'Glycolysis'],
    percentCorrect: 70,
  },
  {
    id: 'general-13',
    stem: '<p>A technetium-99m–labeled radiopharmaceutical is injected for organ imaging. The physical half-life of technetium-99m is 6 hours. In a patient with normal organ function, the compound is also cleared from the organ by a first-order biologic process with a half-life of 12 hours. Uptake by the organ is immediate.</p><p>What fraction of the initial activity remains in the organ 12 hours after injection?</p>',
    options: [
      {
        text: '12.5%',
        why: 'The rates add: 1/T<sub>eff</sub> = 1/6 + 1/12 = 1/4, so the effective half-life is 4 hours. Twelve hours is three effective half-lives, and (1/2)<sup>3</sup> = 1/8, or 12.5%.',
        correct: true,
      },
      {
        text: '25%',
        why: 'This considers only physical decay over two half-lives of 6 hours. It would be right for activity in a sealed vial with no biologic clearance.',
      },
      {
        text: '37.5%',
        why: 'This is the average of the fractions left by each process alone (25% and 50%). Both processes act on the same atoms, so the fractions are multiplied: 0.25 × 0.50 = 0.125.',
      },
      {
        text: '50%',
        why: 'This considers only biologic clearance over one half-life of 12 hours. It would apply to a stable, nonradioactive compound.',
      },
    ],
    objective:
      'The effective half-life combines physical decay and biologic clearance, 1/T(eff) = 1/T(phys) + 1/T(biol), and is always shorter than either.',
    expanded:
      '<p>Each first-order process removes a constant fraction per unit of time, so the rate constants add: λ<sub>eff</sub> = λ<sub>phys</sub> + λ<sub>biol</sub>. Because λ = 0.693/T, the reciprocals of the half-lives add as well: T<sub>eff</sub> = (T<sub>phys</sub> × T<sub>biol</sub>)/(T<sub>phys</sub> + T<sub>biol</sub>) = (6 × 12)/18 = 4 hours. The effective half-life is always shorter than the shorter component; when one is far longer, the other dominates.</p><p>Absorbed dose depends on cumulated activity, which is proportional to the initial activity times 1.44 T<sub>eff</sub>. Hydration and voiding shorten the biologic half-life and lower the bladder dose, while renal failure prolongs it. Technetium-99m is favored for imaging because it emits a 140-keV photon by isomeric transition, with little particulate radiation, and its 6-hour half-life permits imaging with a low patient dose.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=effective+half-life+radiopharmaceutical+technetium',
      'https://www.nrc.gov/',
    ],
    disciplines: ['Physics & Chemistry', 'Radiology'],
    organSystems: ['General Principles'],
    examTypes: ['ABR Core', 'MCAT'],
    topics: ['Radiation physics'],
    subtopics: ['Radioactive decay', 'Effective half-life'],
    percentCorrect: 72,
  },
  {
    id: 'general-14',
    stem: '<p>An interventional radiologist performs a long fluoroscopically guided embolization. At a point 0.5 m from the irradiated volume of the patient, the scatter air kerma rate is 3.6 mGy/h. The radiologist steps back and stands 1.5 m from the same volume, behind a mobile shield whose thickness equals two half-value layers for this scatter beam. The scattering volume may be treated as a point source, and the fluoroscopy settings are unchanged. Beam-on time in this position is 30 minutes.</p><p>Which of the following is closest to the air kerma received at the radiologist’s position behind the shield?</p>',
    options: [
      {
        text: '600 µGy',
        why: 'This divides by distance and not by its square (3.6 ÷ 3 = 1.2 mGy/h for half an hour) and ignores the shield. Intensity from a point source falls with the square of distance.',
      },
      {
        text: '200 µGy',
        why: 'This applies the inverse-square law and the time correctly (0.4 mGy/h × 0.5 h) but leaves out the shield. Two half-value layers transmit one fourth of the beam.',
      },
      {
        text: '150 µGy',
        why: 'This includes the shield and the time but divides by 3 instead of 9 for distance. Tripling the distance reduces the intensity ninefold.',
      },
      {
        text: '50 µGy',
        why: 'Tripling the distance lowers the rate by a factor of 9, to 0.4 mGy/h. Two half-value layers lower it by 4, to 0.1 mGy/h, and 30 minutes give 0.05 mGy, or 50 µGy.',
        correct: true,
      },
      {
        text: '25 µGy',
        why: 'This would require three half-value layers, which transmit one eighth. The shield described has two.',
      },
    ],
    objective:
      'Occupational exposure is reduced by time, distance, and shielding: intensity falls with the square of distance, and each half-value layer transmits one half.',
    expanded:
      '<p>Scatter from the patient is the main source of exposure for staff in fluoroscopy. Three factors multiply: distance (0.5/1.5)<sup>2</sup> = 1/9, shielding (1/2)<sup>2</sup> = 1/4, and time 0.5 h. Thus 3.6 mGy/h × 1/9 × 1/4 × 0.5 h = 0.05 mGy. In reality scatter comes from an extended volume and the beam hardens in the shield, so later half-value layers are somewhat thicker; the estimate is still useful.</p><p>Practical steps also include pulsed fluoroscopy at a low frame rate, last-image hold, tight collimation, a short distance from patient to detector with the tube under the table, and avoiding magnification and steep angles. Stand on the detector side in oblique or lateral projections, because backscatter is greatest at the beam entrance. The occupational limit in the United States is 50 mSv per year; the international lens limit is 20 mSv per year averaged over 5 years.</p>',
    references: [
      'https://www.nrc.gov/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=occupational+radiation+protection+interventional+radiology+guidelines',
    ],
    disciplines: ['Radiology', 'Physics & Chemistry'],
    organSystems: ['General Principles'],
    examTypes: ['ABR Core'],
    topics: ['Radiation physics'],
    subtopics: ['Inverse-square law', 'Radiation protection'],
    percentCorrect: 70,
  },
  {
    id: 'general-15',
    stem: '<p>A 54-year-old woman recovering from colectomy receives 1 g of tranexamic acid through her epidural catheter instead of intravenous ondansetron. She develops seizures, is treated in the intensive care unit, and survives. The event is disclosed to her and her family. A root cause analysis finds that the two drugs came in ampules of the same size and cap color from neighboring bins, that the epidural and intravenous lines used the same Luer connectors, and that the nurse was covering nine patients after an unexpected absence. It was the third wrong-route event in the hospital in 4 years; after each of the earlier events, staff received retraining.</p><p>Which of the following corrective actions is most likely to prevent similar events?</p>',
    options: [
      {
        text: 'Disciplinary counseling of the nurse',
        why: 'Individual discipline is reserved for reckless conduct. Punishing a slip in a poorly designed system discourages reporting and leaves the hazard in place.',
      },
      {
        text: 'Hospital-wide safety alert about wrong-route errors',
        why: 'Alerts raise awareness for a short time and rely on memory and vigilance. They are weak interventions, although useful to share what was learned.',
      },
      {
        text: 'Mandatory annual training in epidural drug administration',
        why: 'Training is weak because it does not remove the opportunity for error. It has already failed twice in this hospital.',
      },
      {
        text: 'Policy that requires a second nurse to check every epidural injection',
        why: 'A policy that adds a double check is a weak measure, intermediate at best when the check is truly independent. It depends on staffing and degrades under workload, which was a contributing factor here.',
      },
      {
        text: 'Replacement of epidural connectors with a type incompatible with Luer',
        why: 'Incompatible neuraxial connectors are a forcing function: a syringe prepared for intravenous use physically cannot be attached to the epidural catheter. Such engineering controls do not depend on vigilance and are the strongest corrective actions.',
        correct: true,
      },
    ],
    objective:
      'Forcing functions and other engineering controls prevent error more reliably than policies, training, alerts, or discipline.',
    expanded:
      '<p>In the system view of error, active failures at the bedside pass through latent conditions such as look-alike packaging, shared connectors, and short staffing (the “Swiss cheese” model). A root cause analysis asks what happened, why, and how to prevent it, and it grades actions by strength. Strong actions are architectural change, forcing functions, standardized equipment, and removal of the hazard. Intermediate actions are checklists, software alerts, redundancy, and workload changes. Weak actions are policies, warnings, and training.</p><p>Neuraxial connectors to the ISO 80369-6 standard do not mate with Luer devices. Storing look-alike ampules apart, or buying them from a different supplier, adds a second barrier. Accidental neuraxial tranexamic acid has high mortality. A just culture consoles human error, coaches at-risk behavior, and disciplines recklessness. Disclosure to patients should be prompt and honest, with an apology and a plan.</p>',
    references: [
      'https://psnet.ahrq.gov/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=tranexamic+acid+wrong+route+neuraxial+error',
    ],
    disciplines: ['Behavioral Science', 'Family Medicine'],
    organSystems: ['General Principles'],
    examTypes: ['Step 3', 'Step 2', 'ABFM', 'ABIM'],
    topics: ['Patient safety'],
    subtopics: ['Root cause analysis', 'Forcing functions'],
    percentCorrect: 84,
  },
  {
    id: 'general-16',
    stem: '<p>A cohort study examines the relation between a new antihypertensive drug and falls in 8,000 adults over 2 years. The investigators suspect that the relation depends on age and present the results separately. The groups were similar in all other characteristics.</p><table><thead><tr><th>Age</th><th>Falls with drug</th><th>Falls without drug</th><th>Relative risk (95% CI)</th></tr></thead><tbody><tr><td>50–69 years</td><td>40/2,000</td><td>40/2,000</td><td>1.0 (0.65–1.54)</td></tr><tr><td>70 years or older</td><td>300/2,000</td><td>100/2,000</td><td>3.0 (2.41–3.73)</td></tr><tr><td>All</td><td>340/4,000</td><td>140/4,000</td><td>2.4 (2.00–2.94)</td></tr></tbody></table><p>Which of the following best describes the role of age in this study?</p>',
    options: [
      {
        text: 'Confounder',
        why: 'A confounder is related to both exposure and outcome, and its control changes the estimate while the strata resemble each other. Half of the participants in each age group took the drug, so age is not related to exposure.',
      },
      {
        text: 'Effect modifier',
        correct: true,
        why: 'The relative risk differs clearly between strata: 1.0 in the younger and 3.0 in the older participants, with intervals that do not overlap. The drug has a different effect at different ages, so the strata should be reported separately.',
      },
      {
        text: 'Mediator',
        why: 'A mediator lies on the causal path from exposure to outcome, such as orthostatic hypotension caused by the drug. Age is not caused by the drug.',
      },
      {
        text: 'Source of lead-time bias',
        why: 'Lead-time bias arises when earlier detection of a disease makes survival seem longer. This study involves neither screening nor survival.',
      },
      {
        text: 'Source of recall bias',
        why: 'Recall bias occurs when cases remember exposures differently from controls, as in case–control studies. Exposure here was recorded before the falls.',
      },
    ],
    objective:
      'Effect modification is present when the strength of an association differs between strata of a third variable; it is reported, whereas confounding is removed.',
    expanded:
      '<p>Stratified analysis separates two roles of a third variable. If the estimates of the strata agree with each other but differ from the crude estimate, the variable is a confounder, and an adjusted estimate (Mantel–Haenszel, regression) is given. If the estimates of the strata differ from each other, the variable modifies the effect, and one adjusted number would hide what matters. Both can be present at once.</p><p>Confounding is a distortion to be prevented by randomization, restriction, or matching, or removed by adjustment. Effect modification is a property of nature that cannot be removed by design and has practical meaning: here the drug would be avoided in older patients. It is tested with an interaction term. Its presence depends on the scale; relative risks may be equal while absolute differences are not.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=effect+modification+versus+confounding+stratified+analysis',
      'https://www.ncbi.nlm.nih.gov/books/?term=confounding+effect+modification',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles'],
    examTypes: ['Step 1', 'Step 2', 'Step 3'],
    topics: ['Biostatistics'],
    subtopics: ['Effect modification', 'Confounding'],
    percentCorrect: 71,
  },
  {
    id: 'general-17',
    stem: '<p>A trial compares 5 days with 10 days of an antibiotic for community-acquired pneumonia in 1,200 hospitalized adults who are clinically stable on day 5. The protocol defines noninferiority: the upper limit of the two-sided 95% confidence interval for the difference in treatment failure (5 days minus 10 days) must be below 6 percentage points. Treatment fails in 9.0% of patients assigned to 5 days and in 8.0% of those assigned to 10 days. The difference is 1.0 percentage point (95% CI, −2.2 to 4.2). The analysis per protocol gives a similar result.</p><p>Which of the following is the most appropriate conclusion?</p>',
    options: [
      {
        text: 'Five days is inferior to 10 days',
        why: 'Inferiority would require that the whole interval lie above the margin of 6 percentage points. Even its upper limit is below it, and because the interval includes zero, the observed difference of 1 point may be due to chance.',
      },
      {
        text: 'Five days is noninferior to 10 days',
        correct: true,
        why: 'The upper limit of the interval, 4.2 percentage points, is below the margin of 6 that was fixed beforehand. A difference as large as the margin is therefore excluded with the usual confidence.',
      },
      {
        text: 'Five days is superior to 10 days',
        why: 'Superiority would require an interval entirely below zero. The point estimate is in the other direction.',
      },
      {
        text: 'The two durations are identical in efficacy',
        why: 'No trial can prove identity. The data are compatible with a difference from 2.2 points in favor of 5 days to 4.2 points in favor of 10 days.',
      },
      {
        text: 'The trial is inconclusive because the interval includes zero',
        why: 'Zero matters for a test of difference. In a noninferiority trial the interval is compared with the margin, and a result is inconclusive when the interval includes the margin.',
      },
    ],
    objective:
      'Noninferiority is shown when the confidence limit on the unfavorable side does not reach the margin that was set in advance.',
    expanded:
      '<p>Noninferiority designs are chosen when a new treatment offers other advantages, such as shorter duration, fewer adverse effects, or lower cost, and a small loss of efficacy would be acceptable. The margin is the largest acceptable loss; it is set before the trial on clinical and statistical grounds and should preserve a good part of the proven effect of the standard treatment over placebo.</p><p>Four readings are possible. The interval lies below zero: superior. It includes zero but stays below the margin: noninferior. It includes the margin: inconclusive. It lies beyond the margin: inferior. An interval can even lie between zero and the margin, noninferior and yet statistically worse. Poor adherence and crossover make groups alike and so favor a finding of noninferiority; both the intention-to-treat and the per-protocol analysis should therefore agree.</p>',
    references: [
      'https://pubmed.ncbi.nlm.nih.gov/?term=CONSORT+noninferiority+equivalence+randomized+trials',
      'https://www.equator-network.org/reporting-guidelines/consort-non-inferiority/',
    ],
    disciplines: ['Biostatistics & Epidemiology'],
    organSystems: ['General Principles', 'Respiratory'],
    examTypes: ['Step 2', 'Step 3', 'ABIM'],
    topics: ['Clinical trials'],
    subtopics: ['Noninferiority'],
    percentCorrect: 70,
  },
  {
    id: 'general-18',
    stem: '<p>A sonographer measures blood flow in a carotid artery with a transducer that emits ultrasound of 5.0 MHz. The beam meets the direction of flow at an angle of 60°. The frequency of the echoes from erythrocytes moving toward the transducer is 2,600 Hz higher than the emitted frequency. The speed of sound in tissue is 1,540 m/s. The frequency shift is Δf = 2f<sub>0</sub>v cos θ/c (cos 60° = 0.50).</p><p>Which of the following is closest to the velocity of the blood?</p>',
    options: [
      {
        text: '20 cm/s',
        why: 'This value results when the cosine is placed in the numerator: 1,540 × 2,600 × 0.5 ÷ (2 × 5 × 10<sup>6</sup>). Solving for velocity puts it in the denominator.',
      },
      {
        text: '40 cm/s',
        why: 'This leaves out the cosine, as if the beam were parallel to the flow. At 60° only half of the velocity is directed along the beam.',
      },
      {
        text: '80 cm/s',
        correct: true,
        why: 'Solving for velocity gives v = cΔf ÷ (2f<sub>0</sub> cos θ) = 1,540 × 2,600 ÷ (2 × 5.0 × 10<sup>6</sup> × 0.50) = 0.80 m/s, or 80 cm/s.',
      },
      {
        text: '160 cm/s',
        why: 'This omits the factor 2. The shift occurs twice, when the moving cell receives the wave and again when it sends the echo back.',
      },
    ],
    objective:
      'In Doppler ultrasonography, velocity equals the speed of sound times the frequency shift, divided by twice the emitted frequency times the cosine of the beam angle.',
    expanded:
      '<p>A wave reflected by a target that approaches the source returns with a higher frequency, and one reflected by a receding target with a lower frequency. Because the shift is in the audible range, it can be heard. Only the component of velocity along the beam contributes, so the signal is greatest when beam and flow are parallel and vanishes at 90°.</p><p>Errors of the angle matter most when it is large: at 60° an error of 5° changes the result by about 15%, and above 60° measurements are unreliable. In pulsed Doppler, the highest shift that can be measured without ambiguity is half of the pulse repetition frequency (Nyquist limit); faster flow appears to run backward (aliasing). Peak velocity rises across a stenosis by continuity of flow, and the modified Bernoulli equation, ΔP = 4v<sup>2</sup>, converts it into a pressure gradient.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/?term=Doppler+ultrasound+physics',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Doppler+angle+velocity+measurement+error',
    ],
    disciplines: ['Physics & Chemistry', 'Radiology'],
    organSystems: ['General Principles', 'Cardiovascular'],
    examTypes: ['MCAT', 'ABR Core'],
    topics: ['Imaging physics'],
    subtopics: ['Doppler effect', 'Ultrasonography'],
    percentCorrect: 69,
  },
  {
    id: 'general-19',
    stem: '<p>A 33-year-old woman comes to a fertility clinic because her menses have become irregular during the past 18 months. Follicle-stimulating hormone is 46 IU/L, and estradiol is low, on two occasions; karyotype is 46,XX. She has no goiter, rash, or other illness. Her father, 64 years old, has had an action tremor and an unsteady gait for 5 years and has become forgetful. Her sister’s 6-year-old son has intellectual disability, avoids eye contact, and has a long face with prominent ears.</p><p>Which of the following findings in this woman best explains all of these conditions in her family?</p>',
    options: [
      {
        text: 'A CGG repeat in <em>FMR1</em> in the premutation range',
        correct: true,
        why: 'A premutation (55 to 200 repeats) causes primary ovarian insufficiency in about 20% of women and tremor–ataxia syndrome in older carriers, mainly men. It can expand to a full mutation in the child of a woman, which causes fragile X syndrome as in the nephew.',
      },
      {
        text: 'A CGG repeat in <em>FMR1</em> in the full mutation range',
        why: 'A full mutation (more than 200 repeats) is methylated and silent; it causes fragile X syndrome but neither ovarian insufficiency nor tremor–ataxia syndrome. Those result from toxic RNA of the premutation.',
      },
      {
        text: 'A CTG repeat expansion in <em>DMPK</em>',
        why: 'This expansion causes myotonic dystrophy with myotonia, distal weakness, cataracts, and testicular atrophy. It does not explain the nephew’s features or ovarian failure.',
      },
      {
        text: 'A GAA repeat expansion in both copies of <em>FXN</em>',
        why: 'Friedreich ataxia is autosomal recessive, begins in adolescence with areflexia and cardiomyopathy, and is not linked to intellectual disability.',
      },
      {
        text: 'Mosaicism for 45,X',
        why: 'Turner mosaicism is a common cause of early ovarian insufficiency, but it is not inherited and would not explain the disorders of her father and nephew. Her karyotype is 46,XX.',
      },
    ],
    objective:
      'The FMR1 premutation causes primary ovarian insufficiency and tremor–ataxia syndrome and can expand to a full mutation with fragile X syndrome when passed on by a woman.',
    expanded:
      '<p>The 5′ untranslated region of <em>FMR1</em> normally holds fewer than 45 CGG repeats. With a premutation, transcription is increased, and the RNA with its long repeat is toxic to ovary and brain. Above 200 repeats the promoter is methylated, transcription stops, and lack of the FMR1 protein, a regulator of translation at synapses, causes intellectual disability, autistic features, a long face, large ears, and large testes after puberty.</p><p>Expansion to a full mutation occurs only in transmission by women, with a risk that grows with repeat number and falls with the number of AGG interruptions. A man passes the premutation to all of his daughters, usually unexpanded, as this woman’s father did to her and her sister. <em>FMR1</em> analysis is recommended in every woman with unexplained ovarian insufficiency before the age of 40. Estrogen with a progestin is given until the usual age of menopause.</p>',
    references: [
      'https://www.ncbi.nlm.nih.gov/books/NBK1384/',
      'https://pubmed.ncbi.nlm.nih.gov/?term=FMR1+premutation+primary+ovarian+insufficiency',
    ],
    disciplines: ['Genetics', 'Obstetrics & Gynecology'],
    organSystems: ['General Principles', 'Reproductive', 'Nervous System'],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    topics: ['Trinucleotide repeat disorders'],
    subtopics: ['Fragile X–associated disorders'],
    percentCorrect: 74,
  },
];
