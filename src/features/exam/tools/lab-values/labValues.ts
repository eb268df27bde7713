/**
 * Reference ranges for adults. From the table that the National Board of Medical Examiners shows in its exams
 * (Laboratory Reference Values, nbme.org); rows missing there from the American Board of Internal Medicine (Laboratory
 * Test Reference Ranges, abim.org) and, for INR only, from the Medical Council of Canada (Clinical Laboratory Tests:
 * Normal Values, mcc.ca). Limits of high-sensitivity troponin T and NT-proBNP are those of the Elecsys assays, of free
 * light chains those of the Freelite assay, of filtration and of urine sodium those of KDIGO and common teaching: the
 * boards print them in the question. SI figures are those of the boards if they follow from the factor, otherwise
 * computed with it.
 */

/** Range in conventional units, the same in SI units, and to whom or when it applies. */
type LabRange = readonly [conventional: string, si: string, applies?: string];

export interface LabValue {
  readonly name: string;
  /** Abbreviations and synonyms that a search finds, separated by spaces. */
  readonly also: string;
  readonly unit: string;
  readonly siUnit: string;
  /** SI figure = conventional figure × factor + offset. */
  readonly factor: number;
  readonly offset: number;
  readonly ranges: readonly LabRange[];
}

export const LAB_GROUPS = ['Serum', 'Hematologic', 'Cerebrospinal fluid', 'Urine and other'] as const;
export type LabGroup = (typeof LAB_GROUPS)[number];

/** Named at the end of the panel. */
export const LAB_SOURCES = [
  'National Board of Medical Examiners: Laboratory Reference Values',
  'American Board of Internal Medicine: Laboratory Test Reference Ranges',
  'Medical Council of Canada: Clinical Laboratory Tests, Normal Values (INR)',
  'Assay labels: Elecsys (troponin T, NT-proBNP), Freelite (free light chains); KDIGO (filtration rate)',
] as const;

/** In conventional and in SI units, which follow an arrow if they differ. */
function inBoth(text: string): readonly [string, string] {
  const [conventional = '', si = conventional] = text.split(' → ');
  return [conventional, si];
}

function rangeOf(line: string): LabRange {
  const [figures = '', applies] = line.split(' | ');
  return applies === undefined ? inBoth(figures) : [...inBoth(figures), applies];
}

/**
 * A line a value: name, what else a search finds it by, units × factor − offset, range, to whom or when that applies.
 * Further ranges have lines of their own, which are indented.
 */
const table = (text: string): readonly LabValue[] =>
  text
    .trim()
    .split(/\n+(?! )/)
    .map((entry) => {
      const [line = '', ...further] = entry.split('\n  ');
      const [name = '', also = '', units = '', ...first] = line.split(' | ');
      const [names = '', factor = 1, less = 0] = units.split(/ [×−] /);
      const [unit, siUnit] = inBoth(names);
      const ranges = (first.length === 0 ? further : [first.join(' | '), ...further]).map(rangeOf);
      return { name, also, unit, siUnit, factor: Number(factor), offset: 0 - Number(less), ranges };
    });

export const LAB_VALUES: Readonly<Record<LabGroup, readonly LabValue[]>> = {
  Serum: table(`
Sodium | Na electrolyte natrium | mEq/L → mmol/L | 136–146
Potassium | K electrolyte kalium | mEq/L → mmol/L | 3.5–5.0
Chloride | Cl electrolyte | mEq/L → mmol/L | 95–105
Bicarbonate | HCO3 CO2 carbon dioxide electrolyte | mEq/L → mmol/L | 22–28
Anion gap | AG | mEq/L → mmol/L | 7–13
Magnesium | Mg | mEq/L → mmol/L × 0.5 | 1.5–2.0 → 0.75–1.00
Magnesium, by mass | Mg mg/dL | mg/dL → mmol/L × 0.4114 | 1.8–2.4 → 0.74–0.99
Calcium, total | Ca | mg/dL → mmol/L × 0.25 | 8.4–10.2 → 2.1–2.6
Calcium, ionized | Ca iCa ionised free | mg/dL → mmol/L × 0.25 | 4.5–4.9 → 1.12–1.23
Phosphorus | phosphate PO4 P inorganic | mg/dL → mmol/L × 0.323 | 3.0–4.5 → 1.0–1.5
Urea nitrogen | BUN blood urea renal kidney | mg/dL → mmol/L × 0.357 | 7–18 → 2.5–6.4
Creatinine | Cr SCr renal kidney | mg/dL → µmol/L × 88.4 | 0.6–1.2 → 53–106
Glomerular filtration rate, estimated | eGFR GFR CKD-EPI renal kidney | mL/min/1.73 m² → mL/s/1.73 m² × 0.0166667
  ≥ 90 → ≥ 1.5
Glucose | blood sugar FBS FPG BG | mg/dL → mmol/L × 0.0555 | 70–100 → 3.9–5.6 | Fasting
  < 140 → < 7.8 | Random
Osmolality | osmolarity osm | mOsmol/kg → mmol/kg | 275–295
Uric acid | urate UA | mg/dL → mmol/L × 0.0595 | 3.0–8.2 → 0.18–0.49
Lactate, venous | lactic acid | mg/dL → mmol/L × 0.111 | 6–16 → 0.7–1.8
Ammonia | NH3 | µg/dL → µmol/L × 0.587 | 40–70 → 23–41
Beta-hydroxybutyrate | BHB ketone hydroxybutyrate | mg/dL → mmol/L × 0.0961 | < 4.2 → < 0.4

Alanine aminotransferase | ALT SGPT GPT liver transaminase | U/L | 10–40
Aspartate aminotransferase | AST SGOT GOT liver transaminase | U/L | 12–38
Alkaline phosphatase | ALP AP liver bone | U/L | 25–100
Gamma-glutamyltransferase | GGT gGT glutamyl transpeptidase liver | U/L | 9–50 | Men
  8–40 | Women
Bilirubin, total | TBil liver jaundice | mg/dL → µmol/L × 17.1 | 0.1–1.0 → 2–17
Bilirubin, direct | DBil conjugated liver | mg/dL → µmol/L × 17.1 | 0.0–0.3 → 0–5
Protein, total | TP | g/dL → g/L × 10 | 6.0–7.8 → 60–78
Albumin | Alb | g/dL → g/L × 10 | 3.5–5.5 → 35–55
Globulin | globulins | g/dL → g/L × 10 | 2.3–3.5 → 23–35
Prealbumin | transthyretin | mg/dL → mg/L × 10 | 16–30 → 160–300
Amylase | pancreas | U/L | 25–125
Lipase | pancreas | U/L | 13–60
Lactate dehydrogenase | LDH LD hemolysis | U/L | 45–200
Creatine kinase | CK CPK muscle | U/L | 25–90 | Men
  10–70 | Women
Creatine kinase MB | CK-MB CKMB heart, part of total | % → fraction × 0.01 | < 5 → < 0.05
Troponin I | TnI cTnI heart cardiac | ng/mL → µg/L | ≤ 0.04
Troponin T, high-sensitivity | hs-TnT hsTnT cTnT heart cardiac | ng/L | ≤ 22 | Men
  ≤ 14 | Women
B-type natriuretic peptide | BNP brain heart failure | pg/mL → ng/L | < 100
NT-proBNP | NTproBNP N-terminal natriuretic peptide heart failure | pg/mL → ng/L | < 125 | Under 75 years
  < 450 | 75 years and over
Myoglobin | muscle heart | ng/mL → µg/L | < 100
C-reactive protein | CRP inflammation | mg/dL → mg/L × 10 | ≤ 0.8 → ≤ 8
Procalcitonin | PCT sepsis | ng/mL → µg/L | ≤ 0.10
Homocysteine | Hcy | µmol/L | 5–15

Cholesterol, total | TC lipid | mg/dL → mmol/L × 0.02586 | < 200 → < 5.2 | Normal
  > 240 → > 6.2 | High
Cholesterol, HDL | high-density lipoprotein lipid | mg/dL → mmol/L × 0.02586 | 40–60 → 1.0–1.6
Cholesterol, LDL | low-density lipoprotein lipid | mg/dL → mmol/L × 0.02586 | < 160 → < 4.1
Triglycerides | TG TAG lipid triacylglycerol | mg/dL → mmol/L × 0.01129 | < 150 → < 1.7 | Normal
  151–199 → 1.70–2.25 | Borderline
Lipoprotein(a) | Lpa Lp lipid | mg/dL → mg/L × 10 | < 30 → < 300

Ferritin | Ftn iron stores | ng/mL → µg/L | 20–250 | Men
  10–120 | Women
Iron | Fe | µg/dL → µmol/L × 0.1791 | 65–175 → 11.6–31.3 | Men
  50–170 → 9.0–30.4 | Women
Total iron-binding capacity | TIBC Fe | µg/dL → µmol/L × 0.1791 | 250–400 → 44.8–71.6
Transferrin | Tf iron | mg/dL → g/L × 0.01 | 200–360 → 2.0–3.6
Transferrin saturation | TSAT iron | % → fraction × 0.01 | 20–50 → 0.20–0.50
Vitamin B12 | cobalamin cyanocobalamin | pg/mL → pmol/L × 0.738 | 200–800 → 148–590
Folate | folic acid vitamin B9 | ng/mL → nmol/L × 2.266 | 1.8–9.0 → 4.1–20.4
Vitamin C | ascorbic acid | mg/dL → µmol/L × 56.78 | 0.4–1.5 → 23–85
Vitamin D, 25-hydroxy | 25-OH-D calcidiol cholecalciferol | ng/mL → nmol/L × 2.496 | 30–60 → 75–150
Methylmalonic acid | MMA | µmol/L → nmol/L × 1000 | ≤ 0.40 → ≤ 400
Copper | Cu Wilson | µg/dL → µmol/L × 0.1574 | 100–200 → 15.7–31.5
Ceruloplasmin | copper Wilson caeruloplasmin | mg/dL → mg/L × 10 | 25–43 → 250–430
Lead, blood | Pb | µg/dL → µmol/L × 0.04826 | < 5.0 → < 0.24
Alpha-1 antitrypsin | AAT A1AT | mg/dL → g/L × 0.01 | 150–350 → 1.5–3.5

Thyroid-stimulating hormone | TSH thyrotropin | µU/mL → mIU/L | 0.4–4.0
Thyroxine, total | T4 thyroid | µg/dL → nmol/L × 12.87 | 5–12 → 64–154
Thyroxine, free | fT4 T4 thyroid | ng/dL → pmol/L × 12.87 | 0.9–1.7 → 11.6–21.9
Triiodothyronine, total | T3 thyroid | ng/dL → nmol/L × 0.01536 | 100–200 → 1.5–3.1
Triiodothyronine, free | fT3 T3 thyroid | pg/mL → pmol/L × 1.536 | 2.3–4.2 → 3.5–6.5
T3 resin uptake | T3RU triiodothyronine thyroid | % → fraction × 0.01 | 25–35 → 0.25–0.35
Thyroid iodine uptake, 24 h | RAIU radioiodine 123I | % → fraction × 0.01 | 8–30 → 0.08–0.30
Parathyroid hormone, intact | PTH iPTH parathormone | pg/mL → ng/L | 10–60
Calcitonin | medullary thyroid | pg/mL → ng/L | ≤ 10 | Men
  ≤ 5 | Women
Cortisol | hydrocortisone adrenal | µg/dL → nmol/L × 27.59 | 5–23 → 138–635 | 8 am
  3–15 → 83–414 | 4 pm
Corticotropin | ACTH adrenocorticotropic hormone | pg/mL → pmol/L × 0.2202 | 10–60 → 2.2–13.2
Aldosterone, standing | adrenal | ng/dL → pmol/L × 27.74 | < 21 → < 583
Dehydroepiandrosterone sulfate | DHEA-S DHEAS adrenal androgen | µg/dL → µmol/L × 0.02714 | 89–457 → 2.4–12.4 | Men
  44–332 → 1.2–9.0 | Women
17-Hydroxyprogesterone | 17-OHP CAH adrenal | ng/dL → nmol/L × 0.03026 | < 220 → < 6.7 | Men
  < 80 → < 2.4 | Women, follicular
  < 285 → < 8.6 | Women, luteal
Follicle-stimulating hormone | FSH gonadotropin | mIU/mL → IU/L | 4–25 | Men
  4–30 | Women, premenopause
  10–90 | Women, midcycle
  40–250 | Women, postmenopause
Luteinizing hormone | LH luteinising gonadotropin | mIU/mL → IU/L | 6–23 | Men
  5–30 | Women, follicular
  75–150 | Women, midcycle
  30–200 | Women, postmenopause
Estradiol | E2 oestradiol estrogen | pg/mL → pmol/L × 3.671 | 20–50 → 73–184 | Men
  10–180 → 37–661 | Women, follicular
  100–300 → 367–1101 | Women, midcycle
  40–200 → 147–734 | Women, luteal
  < 10 → < 37 | Women, postmenopause
Progesterone | P4 luteal ovulation | ng/mL → nmol/L × 3.18 | 0.12–0.3 → 0.4–1.0 | Men
  0.02–0.9 → 0.1–2.9 | Women, follicular
  2–30 → 6–95 | Women, luteal
Testosterone, total | androgen | ng/dL → nmol/L × 0.03467 | 291–1100 → 10.1–38.1 | Men
  18–54 → 0.6–1.9 | Women
Prolactin | PRL hPRL | ng/mL → µg/L | < 17 | Men
  < 25 | Women
Growth hormone | GH somatotropin | ng/mL → µg/L | < 5 | Fasting
  > 7 | After stimulation
Insulin, fasting |  | µU/mL → mIU/L | < 20
C-peptide | insulin connecting peptide | ng/mL → nmol/L × 0.331 | 0.8–3.1 → 0.26–1.03
Gastrin | Zollinger Ellison | pg/mL → ng/L | < 100
Beta-hCG, not pregnant | hCG chorionic gonadotropin pregnancy | mIU/mL → IU/L | < 1.4 | Men
  < 1.0 | Women, premenopause
  < 7.0 | Women, postmenopause

Alpha-fetoprotein | AFP fetoprotein tumor marker | ng/mL → µg/L | < 10
Carcinoembryonic antigen | CEA tumor marker | ng/mL → µg/L | < 2.5
CA 19-9 | carbohydrate antigen tumor marker | U/mL → kU/L | 0–37
CA 125 | CA125 carbohydrate antigen tumor marker | U/mL → kU/L | < 35
Immunoglobulin A | IgA antibody | mg/dL → g/L × 0.01 | 76–390 → 0.76–3.90
Immunoglobulin E | IgE antibody allergy | IU/mL → kIU/L | 0–380
Immunoglobulin G | IgG antibody | mg/dL → g/L × 0.01 | 650–1500 → 6.5–15.0
Immunoglobulin M | IgM antibody | mg/dL → g/L × 0.01 | 50–300 → 0.5–3.0
Complement C3 |  | mg/dL → g/L × 0.01 | 100–233 → 1.00–2.33
Complement C4 |  | mg/dL → g/L × 0.01 | 14–48 → 0.14–0.48
Free light chains, kappa | FLC myeloma | mg/L | 3.3–19.4
Free light chains, lambda | FLC myeloma | mg/L | 5.7–26.3
Free light chains, ratio | FLC kappa lambda myeloma | ratio | 0.26–1.65
Beta-2 microglobulin | B2M myeloma | mg/L | 0.54–2.75
Angiotensin-converting enzyme | ACE sarcoidosis | U/L | 8–53

pH, arterial | ABG blood gas | pH | 7.35–7.45
PCO2, arterial | ABG blood gas PaCO2 carbon dioxide | mm Hg → kPa × 0.1333 | 33–45 → 4.4–6.0
PO2, arterial | ABG blood gas PaO2 oxygen | mm Hg → kPa × 0.1333 | 75–105 → 10.0–14.0
Oxygen saturation, arterial | ABG SaO2 SpO2 O2 | % → fraction × 0.01 | ≥ 95 → ≥ 0.95
Carboxyhemoglobin | COHb carbon monoxide | % → fraction × 0.01 | < 5 → < 0.05
`),
  Hematologic: table(`
Hemoglobin | Hb Hgb haemoglobin CBC | g/dL → g/L × 10 | 13.5–17.5 → 135–175 | Men
  12.0–16.0 → 120–160 | Women
Hematocrit | Hct haematocrit PCV CBC | % → fraction × 0.01 | 41–53 → 0.41–0.53 | Men
  36–46 → 0.36–0.46 | Women
Erythrocyte count | RBC red blood cells CBC | million/mm³ → ×10¹²/L | 4.3–5.9 | Men
  3.5–5.5 | Women
Mean corpuscular volume | MCV CBC | µm³ → fL | 80–100
Mean corpuscular hemoglobin | MCH CBC | pg/cell → fmol/cell × 0.0155 | 25–35 → 0.39–0.54
Mean corpuscular hemoglobin concentration | MCHC CBC | g/dL → mmol Hb/L × 0.155 | 31–36 → 4.8–5.6
Red cell distribution width | RDW CBC | % → fraction × 0.01 | 9.0–14.5 → 0.090–0.145
Reticulocyte count | retics | % → fraction × 0.01 | 0.5–1.5 → 0.005–0.015
Leukocyte count | WBC white blood cells leucocytes CBC | /mm³ → ×10⁹/L × 0.001 | 4500–11,000 → 4.5–11.0
Neutrophils, segmented | PMN granulocytes differential CBC | % → fraction × 0.01 | 54–62 → 0.54–0.62
Neutrophils, bands | stabs left shift differential CBC | % → fraction × 0.01 | 3–5 → 0.03–0.05
Neutrophils, absolute | ANC neutropenia | /mm³ → ×10⁹/L × 0.001 | 2000–8250 → 2.00–8.25
Lymphocytes | differential CBC | % → fraction × 0.01 | 25–33 → 0.25–0.33
Monocytes | differential CBC | % → fraction × 0.01 | 3–7 → 0.03–0.07
Eosinophils | differential CBC | % → fraction × 0.01 | 1–3 → 0.01–0.03
Basophils | differential CBC | % → fraction × 0.01 | 0–0.75 → 0–0.0075
CD4 T-lymphocyte count | CD4 HIV T cells | /mm³ → ×10⁹/L × 0.001 | ≥ 500 → ≥ 0.5
Platelet count | Plt thrombocytes CBC | /mm³ → ×10⁹/L × 0.001 | 150,000–400,000 → 150–400
Mean platelet volume | MPV | µm³ → fL | 7–9
Erythrocyte sedimentation rate | ESR Westergren | mm/h | 0–15 | Men
  0–20 | Women
Prothrombin time | PT clotting coagulation | s | 11–15
INR | international normalized ratio PT coagulation | ratio | 0.9–1.2
Partial thromboplastin time, activated | PTT aPTT clotting coagulation | s | 25–40
Bleeding time | platelet function | min | < 8
Fibrinogen | factor I coagulation | mg/dL → g/L × 0.01 | 200–400 → 2.0–4.0
D-dimer | DD thrombosis | ng/mL → µg/L | ≤ 250
Antithrombin activity | AT III coagulation | % → fraction × 0.01 | 80–120 → 0.80–1.20
Protein C activity | coagulation | % → fraction × 0.01 | 65–150 → 0.65–1.50
Protein S activity | coagulation | % → fraction × 0.01 | 57–131 → 0.57–1.31
Factor VIII | F8 hemophilia A coagulation | % → fraction × 0.01 | 50–150 → 0.50–1.50
Factor IX | F9 hemophilia B coagulation | % → fraction × 0.01 | 60–130 → 0.60–1.30
Haptoglobin | Hp hemolysis | mg/dL → g/L × 0.01 | 83–267 → 0.83–2.67
Hemoglobin, plasma | free Hb hemolysis | mg/dL → mg/L × 10 | < 5.0 → < 50
Hemoglobin A1c | HbA1c glycated diabetes | % → mmol/mol × 10.93 − 23.5 | ≤ 6 → ≤ 42
Hemoglobin A2 | HbA2 thalassemia electrophoresis | % → fraction × 0.01 | 1.5–3.5 → 0.015–0.035
Hemoglobin F | HbF fetal electrophoresis | % → fraction × 0.01 | < 1 → < 0.01
Glucose-6-phosphate dehydrogenase | G6PD | U/g Hb | 5–15
Erythropoietin | EPO | mU/mL → IU/L | 4–26
Folate, red cell | RBC folic acid | ng/mL → nmol/L × 2.266 | 150–450 → 340–1020
Plasma volume | PV | mL/kg → L/kg × 0.001 | 25–43 → 0.025–0.043 | Men
  28–45 → 0.028–0.045 | Women
Red cell volume | RCV mass | mL/kg → L/kg × 0.001 | 20–36 → 0.020–0.036 | Men
  19–31 → 0.019–0.031 | Women
`),
  'Cerebrospinal fluid': table(`
Cell count, CSF | leukocytes WBC lumbar puncture | /mm³ → ×10⁶/L | 0–5
Erythrocytes, CSF | RBC red blood cells | /mm³ → ×10⁶/L | 0
Glucose, CSF | sugar | mg/dL → mmol/L × 0.0555 | 40–70 → 2.2–3.9
Protein, CSF | total proteins | mg/dL → g/L × 0.01 | < 40 → < 0.40
Gamma globulin, CSF | part of total proteins | % → fraction × 0.01 | 3–12 → 0.03–0.12
Chloride, CSF | Cl | mEq/L → mmol/L | 118–132
Pressure, CSF | opening lumbar puncture LP | mm H₂O → kPa × 0.00981 | 70–180 → 0.69–1.77
`),
  'Urine and other': table(`
Osmolality, urine | osmolarity | mOsmol/kg → mmol/kg | 50–1200
Specific gravity, urine | SG USG | ratio | 1.002–1.030
pH, urine | urinalysis | pH | 4.5–8.0
Protein, urine | proteinuria total | mg/24 h → g/24 h × 0.001 | < 150 → < 0.15
Protein-to-creatinine ratio, urine | UPCR PCR proteinuria | mg/mg → mg/mmol × 113.1 | < 0.2 → < 23
Albumin-to-creatinine ratio, urine | UACR ACR microalbumin | mg/g → mg/mmol × 0.1131 | < 30 → < 3.4
Creatinine clearance | CrCl GFR renal kidney | mL/min → mL/s × 0.0166667 | 97–137 → 1.62–2.28 | Men
  88–128 → 1.47–2.13 | Women
Sodium, urine | Na spot | mEq/L → mmol/L | < 20 | Volume depletion
  > 40 | Tubular injury
Fractional excretion of sodium | FENa FE Na renal kidney injury | % → fraction × 0.01
  < 1 → < 0.01 | Volume depletion
  > 2 → > 0.02 | Tubular injury
Calcium, urine | Ca | mg/24 h → mmol/24 h × 0.025 | 100–300 → 2.5–7.5
Phosphorus, urine | phosphate PO4 | mg/24 h → mmol/24 h × 0.0323 | 500–1200 → 16–39
Magnesium, urine | Mg | mg/24 h → mmol/24 h × 0.0411 | 14–290 → 0.6–11.9
Oxalate, urine | stone | µg/mL → µmol/L × 11.1 | 8–40 → 89–444
Citrate, urine | stone | mg/24 h → mmol/24 h × 0.005205 | 250–1000 → 1.3–5.2
Copper, urine | Cu Wilson | µg/24 h → µmol/24 h × 0.01574 | 0–100 → 0–1.6
Amylase, urine | pancreas | U/h | 1–17
Cortisol, free, urine | UFC Cushing | µg/24 h → nmol/24 h × 2.759 | 4–50 → 11–138
Aldosterone, urine | adrenal | µg/24 h → nmol/24 h × 2.774 | 5–19 → 14–53
17-Hydroxycorticosteroids, urine | 17-OHCS adrenal | mg/24 h → µmol/24 h × 2.759 | 3.0–10.0 → 8.3–27.6 | Men
  2.0–8.0 → 5.5–22.1 | Women
17-Ketosteroids, urine | 17-KS androgen adrenal | mg/24 h → µmol/24 h × 3.467 | 8–20 → 28–69 | Men
  6–15 → 21–52 | Women
Metanephrine, urine | pheochromocytoma | µg/24 h → µmol/24 h × 0.00507 | < 400 → < 2.03
Normetanephrine, urine | pheochromocytoma | µg/24 h → µmol/24 h × 0.00546 | < 900 → < 4.91
Epinephrine, urine | adrenaline catecholamine | µg/24 h → nmol/24 h × 5.458 | 2–24 → 11–131
Norepinephrine, urine | noradrenaline catecholamine | µg/24 h → nmol/24 h × 5.911 | 15–100 → 89–591
Dopamine, urine | catecholamine | µg/24 h → nmol/24 h × 6.528 | 65–400 → 424–2611
5-Hydroxyindoleacetic acid, urine | 5-HIAA HIAA serotonin carcinoid | mg/24 h → µmol/24 h × 5.23 | 2–9 → 10–47
Fecal fat | stool steatorrhea faecal | g/24 h | < 7
Body mass index | BMI weight obesity | kg/m² | 19–25
`),
};
