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
  readonly offset?: number;
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

function value(
  name: string,
  also: string,
  [unit, siUnit, factor, offset = 0]: readonly [string, string, number, number?],
  ...ranges: readonly LabRange[]
): LabValue {
  return { name, also, unit, siUnit, factor, offset, ranges };
}

/** The figures are the same in both systems. */
const same = (range: string, applies?: string): LabRange =>
  applies === undefined ? [range, range] : [range, range, applies];

const UNITS_PER_LITRE = ['U/L', 'U/L', 1] as const;
const EQUIVALENTS = ['mEq/L', 'mmol/L', 1] as const;
const NANOGRAMS = ['ng/mL', 'µg/L', 1] as const;
const PICOGRAMS = ['pg/mL', 'ng/L', 1] as const;
const GONADOTROPIN = ['mIU/mL', 'IU/L', 1] as const;
const PERCENT = ['%', 'fraction', 0.01] as const;
const PROTEIN = ['mg/dL', 'g/L', 0.01] as const;
const GRAMS = ['g/dL', 'g/L', 10] as const;
const LIPID = ['mg/dL', 'mmol/L', 0.02586] as const;
const CALCIUM = ['mg/dL', 'mmol/L', 0.25] as const;
const GLUCOSE = ['mg/dL', 'mmol/L', 0.0555] as const;
const IRON = ['µg/dL', 'µmol/L', 0.1791] as const;
const BILIRUBIN = ['mg/dL', 'µmol/L', 17.1] as const;
const GAS = ['mm Hg', 'kPa', 0.1333] as const;
const FOLATE = ['ng/mL', 'nmol/L', 2.266] as const;
const SECONDS = ['s', 's', 1] as const;
const OSMOLALITY = ['mOsmol/kg', 'mmol/kg', 1] as const;

const serum: readonly LabValue[] = [
  value('Sodium', 'Na electrolyte natrium', EQUIVALENTS, same('136–146')),
  value('Potassium', 'K electrolyte kalium', EQUIVALENTS, same('3.5–5.0')),
  value('Chloride', 'Cl electrolyte', EQUIVALENTS, same('95–105')),
  value('Bicarbonate', 'HCO3 CO2 carbon dioxide electrolyte', EQUIVALENTS, same('22–28')),
  value('Anion gap', 'AG', EQUIVALENTS, same('7–13')),
  value('Magnesium', 'Mg', ['mEq/L', 'mmol/L', 0.5], ['1.5–2.0', '0.75–1.00']),
  value('Magnesium, by mass', 'Mg mg/dL', ['mg/dL', 'mmol/L', 0.4114], ['1.8–2.4', '0.74–0.99']),
  value('Calcium, total', 'Ca', CALCIUM, ['8.4–10.2', '2.1–2.6']),
  value('Calcium, ionized', 'Ca iCa ionised free', CALCIUM, ['4.5–4.9', '1.12–1.23']),
  value('Phosphorus', 'phosphate PO4 P inorganic', ['mg/dL', 'mmol/L', 0.323], ['3.0–4.5', '1.0–1.5']),
  value('Urea nitrogen', 'BUN blood urea renal kidney', ['mg/dL', 'mmol/L', 0.357], ['7–18', '2.5–6.4']),
  value('Creatinine', 'Cr SCr renal kidney', ['mg/dL', 'µmol/L', 88.4], ['0.6–1.2', '53–106']),
  value(
    'Glomerular filtration rate, estimated',
    'eGFR GFR CKD-EPI renal kidney',
    ['mL/min/1.73 m²', 'mL/s/1.73 m²', 1 / 60],
    ['≥ 90', '≥ 1.5'],
  ),
  value(
    'Glucose',
    'blood sugar FBS FPG BG',
    GLUCOSE,
    ['70–100', '3.9–5.6', 'Fasting'],
    ['< 140', '< 7.8', 'Random'],
  ),
  value('Osmolality', 'osmolarity osm', OSMOLALITY, same('275–295')),
  value('Uric acid', 'urate UA', ['mg/dL', 'mmol/L', 0.0595], ['3.0–8.2', '0.18–0.49']),
  value('Lactate, venous', 'lactic acid', ['mg/dL', 'mmol/L', 0.111], ['6–16', '0.7–1.8']),
  value('Ammonia', 'NH3', ['µg/dL', 'µmol/L', 0.587], ['40–70', '23–41']),
  value(
    'Beta-hydroxybutyrate',
    'BHB ketone hydroxybutyrate',
    ['mg/dL', 'mmol/L', 0.0961],
    ['< 4.2', '< 0.4'],
  ),

  value('Alanine aminotransferase', 'ALT SGPT GPT liver transaminase', UNITS_PER_LITRE, same('10–40')),
  value('Aspartate aminotransferase', 'AST SGOT GOT liver transaminase', UNITS_PER_LITRE, same('12–38')),
  value('Alkaline phosphatase', 'ALP AP liver bone', UNITS_PER_LITRE, same('25–100')),
  value(
    'Gamma-glutamyltransferase',
    'GGT gGT glutamyl transpeptidase liver',
    UNITS_PER_LITRE,
    same('9–50', 'Men'),
    same('8–40', 'Women'),
  ),
  value('Bilirubin, total', 'TBil liver jaundice', BILIRUBIN, ['0.1–1.0', '2–17']),
  value('Bilirubin, direct', 'DBil conjugated liver', BILIRUBIN, ['0.0–0.3', '0–5']),
  value('Protein, total', 'TP', GRAMS, ['6.0–7.8', '60–78']),
  value('Albumin', 'Alb', GRAMS, ['3.5–5.5', '35–55']),
  value('Globulin', 'globulins', GRAMS, ['2.3–3.5', '23–35']),
  value('Prealbumin', 'transthyretin', ['mg/dL', 'mg/L', 10], ['16–30', '160–300']),
  value('Amylase', 'pancreas', UNITS_PER_LITRE, same('25–125')),
  value('Lipase', 'pancreas', UNITS_PER_LITRE, same('13–60')),
  value('Lactate dehydrogenase', 'LDH LD hemolysis', UNITS_PER_LITRE, same('45–200')),
  value('Creatine kinase', 'CK CPK muscle', UNITS_PER_LITRE, same('25–90', 'Men'), same('10–70', 'Women')),
  value('Creatine kinase MB', 'CK-MB CKMB heart, part of total', PERCENT, ['< 5', '< 0.05']),
  value('Troponin I', 'TnI cTnI heart cardiac', NANOGRAMS, same('≤ 0.04')),
  value(
    'Troponin T, high-sensitivity',
    'hs-TnT hsTnT cTnT heart cardiac',
    ['ng/L', 'ng/L', 1],
    same('≤ 22', 'Men'),
    same('≤ 14', 'Women'),
  ),
  value('B-type natriuretic peptide', 'BNP brain heart failure', PICOGRAMS, same('< 100')),
  value(
    'NT-proBNP',
    'NTproBNP N-terminal natriuretic peptide heart failure',
    PICOGRAMS,
    same('< 125', 'Under 75 years'),
    same('< 450', '75 years and over'),
  ),
  value('Myoglobin', 'muscle heart', NANOGRAMS, same('< 100')),
  value('C-reactive protein', 'CRP inflammation', ['mg/dL', 'mg/L', 10], ['≤ 0.8', '≤ 8']),
  value('Procalcitonin', 'PCT sepsis', NANOGRAMS, same('≤ 0.10')),
  value('Homocysteine', 'Hcy', ['µmol/L', 'µmol/L', 1], same('5–15')),

  value('Cholesterol, total', 'TC lipid', LIPID, ['< 200', '< 5.2', 'Normal'], ['> 240', '> 6.2', 'High']),
  value('Cholesterol, HDL', 'high-density lipoprotein lipid', LIPID, ['40–60', '1.0–1.6']),
  value('Cholesterol, LDL', 'low-density lipoprotein lipid', LIPID, ['< 160', '< 4.1']),
  value(
    'Triglycerides',
    'TG TAG lipid triacylglycerol',
    ['mg/dL', 'mmol/L', 0.01129],
    ['< 150', '< 1.7', 'Normal'],
    ['151–199', '1.70–2.25', 'Borderline'],
  ),
  value('Lipoprotein(a)', 'Lpa Lp lipid', ['mg/dL', 'mg/L', 10], ['< 30', '< 300']),

  value('Ferritin', 'Ftn iron stores', NANOGRAMS, same('20–250', 'Men'), same('10–120', 'Women')),
  value('Iron', 'Fe', IRON, ['65–175', '11.6–31.3', 'Men'], ['50–170', '9.0–30.4', 'Women']),
  value('Total iron-binding capacity', 'TIBC Fe', IRON, ['250–400', '44.8–71.6']),
  value('Transferrin', 'Tf iron', PROTEIN, ['200–360', '2.0–3.6']),
  value('Transferrin saturation', 'TSAT iron', PERCENT, ['20–50', '0.20–0.50']),
  value('Vitamin B12', 'cobalamin cyanocobalamin', ['pg/mL', 'pmol/L', 0.738], ['200–800', '148–590']),
  value('Folate', 'folic acid vitamin B9', FOLATE, ['1.8–9.0', '4.1–20.4']),
  value('Vitamin C', 'ascorbic acid', ['mg/dL', 'µmol/L', 56.78], ['0.4–1.5', '23–85']),
  value(
    'Vitamin D, 25-hydroxy',
    '25-OH-D calcidiol cholecalciferol',
    ['ng/mL', 'nmol/L', 2.496],
    ['30–60', '75–150'],
  ),
  value('Methylmalonic acid', 'MMA', ['µmol/L', 'nmol/L', 1000], ['≤ 0.40', '≤ 400']),
  value('Copper', 'Cu Wilson', ['µg/dL', 'µmol/L', 0.1574], ['100–200', '15.7–31.5']),
  value('Ceruloplasmin', 'copper Wilson caeruloplasmin', ['mg/dL', 'mg/L', 10], ['25–43', '250–430']),
  value('Lead, blood', 'Pb', ['µg/dL', 'µmol/L', 0.04826], ['< 5.0', '< 0.24']),
  value('Alpha-1 antitrypsin', 'AAT A1AT', PROTEIN, ['150–350', '1.5–3.5']),

  value('Thyroid-stimulating hormone', 'TSH thyrotropin', ['µU/mL', 'mIU/L', 1], same('0.4–4.0')),
  value('Thyroxine, total', 'T4 thyroid', ['µg/dL', 'nmol/L', 12.87], ['5–12', '64–154']),
  value('Thyroxine, free', 'fT4 T4 thyroid', ['ng/dL', 'pmol/L', 12.87], ['0.9–1.7', '11.6–21.9']),
  value('Triiodothyronine, total', 'T3 thyroid', ['ng/dL', 'nmol/L', 0.01536], ['100–200', '1.5–3.1']),
  value('Triiodothyronine, free', 'fT3 T3 thyroid', ['pg/mL', 'pmol/L', 1.536], ['2.3–4.2', '3.5–6.5']),
  value('T3 resin uptake', 'T3RU triiodothyronine thyroid', PERCENT, ['25–35', '0.25–0.35']),
  value('Thyroid iodine uptake, 24 h', 'RAIU radioiodine 123I', PERCENT, ['8–30', '0.08–0.30']),
  value('Parathyroid hormone, intact', 'PTH iPTH parathormone', PICOGRAMS, same('10–60')),
  value('Calcitonin', 'medullary thyroid', PICOGRAMS, same('≤ 10', 'Men'), same('≤ 5', 'Women')),
  value(
    'Cortisol',
    'hydrocortisone adrenal',
    ['µg/dL', 'nmol/L', 27.59],
    ['5–23', '138–635', '8 am'],
    ['3–15', '83–414', '4 pm'],
  ),
  value(
    'Corticotropin',
    'ACTH adrenocorticotropic hormone',
    ['pg/mL', 'pmol/L', 0.2202],
    ['10–60', '2.2–13.2'],
  ),
  value('Aldosterone, standing', 'adrenal', ['ng/dL', 'pmol/L', 27.74], ['< 21', '< 583']),
  value(
    'Dehydroepiandrosterone sulfate',
    'DHEA-S DHEAS adrenal androgen',
    ['µg/dL', 'µmol/L', 0.02714],
    ['89–457', '2.4–12.4', 'Men'],
    ['44–332', '1.2–9.0', 'Women'],
  ),
  value(
    '17-Hydroxyprogesterone',
    '17-OHP CAH adrenal',
    ['ng/dL', 'nmol/L', 0.03026],
    ['< 220', '< 6.7', 'Men'],
    ['< 80', '< 2.4', 'Women, follicular'],
    ['< 285', '< 8.6', 'Women, luteal'],
  ),
  value(
    'Follicle-stimulating hormone',
    'FSH gonadotropin',
    GONADOTROPIN,
    same('4–25', 'Men'),
    same('4–30', 'Women, premenopause'),
    same('10–90', 'Women, midcycle'),
    same('40–250', 'Women, postmenopause'),
  ),
  value(
    'Luteinizing hormone',
    'LH luteinising gonadotropin',
    GONADOTROPIN,
    same('6–23', 'Men'),
    same('5–30', 'Women, follicular'),
    same('75–150', 'Women, midcycle'),
    same('30–200', 'Women, postmenopause'),
  ),
  value(
    'Estradiol',
    'E2 oestradiol estrogen',
    ['pg/mL', 'pmol/L', 3.671],
    ['20–50', '73–184', 'Men'],
    ['10–180', '37–661', 'Women, follicular'],
    ['100–300', '367–1101', 'Women, midcycle'],
    ['40–200', '147–734', 'Women, luteal'],
    ['< 10', '< 37', 'Women, postmenopause'],
  ),
  value(
    'Progesterone',
    'P4 luteal ovulation',
    ['ng/mL', 'nmol/L', 3.18],
    ['0.12–0.3', '0.4–1.0', 'Men'],
    ['0.02–0.9', '0.1–2.9', 'Women, follicular'],
    ['2–30', '6–95', 'Women, luteal'],
  ),
  value(
    'Testosterone, total',
    'androgen',
    ['ng/dL', 'nmol/L', 0.03467],
    ['291–1100', '10.1–38.1', 'Men'],
    ['18–54', '0.6–1.9', 'Women'],
  ),
  value('Prolactin', 'PRL hPRL', NANOGRAMS, same('< 17', 'Men'), same('< 25', 'Women')),
  value(
    'Growth hormone',
    'GH somatotropin',
    NANOGRAMS,
    same('< 5', 'Fasting'),
    same('> 7', 'After stimulation'),
  ),
  value('Insulin, fasting', '', ['µU/mL', 'mIU/L', 1], same('< 20')),
  value('C-peptide', 'insulin connecting peptide', ['ng/mL', 'nmol/L', 0.331], ['0.8–3.1', '0.26–1.03']),
  value('Gastrin', 'Zollinger Ellison', PICOGRAMS, same('< 100')),
  value(
    'Beta-hCG, not pregnant',
    'hCG chorionic gonadotropin pregnancy',
    GONADOTROPIN,
    same('< 1.4', 'Men'),
    same('< 1.0', 'Women, premenopause'),
    same('< 7.0', 'Women, postmenopause'),
  ),

  value('Alpha-fetoprotein', 'AFP fetoprotein tumor marker', NANOGRAMS, same('< 10')),
  value('Carcinoembryonic antigen', 'CEA tumor marker', NANOGRAMS, same('< 2.5')),
  value('CA 19-9', 'carbohydrate antigen tumor marker', ['U/mL', 'kU/L', 1], same('0–37')),
  value('CA 125', 'CA125 carbohydrate antigen tumor marker', ['U/mL', 'kU/L', 1], same('< 35')),
  value('Immunoglobulin A', 'IgA antibody', PROTEIN, ['76–390', '0.76–3.90']),
  value('Immunoglobulin E', 'IgE antibody allergy', ['IU/mL', 'kIU/L', 1], same('0–380')),
  value('Immunoglobulin G', 'IgG antibody', PROTEIN, ['650–1500', '6.5–15.0']),
  value('Immunoglobulin M', 'IgM antibody', PROTEIN, ['50–300', '0.5–3.0']),
  value('Complement C3', '', PROTEIN, ['100–233', '1.00–2.33']),
  value('Complement C4', '', PROTEIN, ['14–48', '0.14–0.48']),
  value('Free light chains, kappa', 'FLC myeloma', ['mg/L', 'mg/L', 1], same('3.3–19.4')),
  value('Free light chains, lambda', 'FLC myeloma', ['mg/L', 'mg/L', 1], same('5.7–26.3')),
  value('Free light chains, ratio', 'FLC kappa lambda myeloma', ['ratio', 'ratio', 1], same('0.26–1.65')),
  value('Beta-2 microglobulin', 'B2M myeloma', ['mg/L', 'mg/L', 1], same('0.54–2.75')),
  value('Angiotensin-converting enzyme', 'ACE sarcoidosis', UNITS_PER_LITRE, same('8–53')),

  value('pH, arterial', 'ABG blood gas', ['pH', 'pH', 1], same('7.35–7.45')),
  value('PCO2, arterial', 'ABG blood gas PaCO2 carbon dioxide', GAS, ['33–45', '4.4–6.0']),
  value('PO2, arterial', 'ABG blood gas PaO2 oxygen', GAS, ['75–105', '10.0–14.0']),
  value('Oxygen saturation, arterial', 'ABG SaO2 SpO2 O2', PERCENT, ['≥ 95', '≥ 0.95']),
  value('Carboxyhemoglobin', 'COHb carbon monoxide', PERCENT, ['< 5', '< 0.05']),
];

const hematologic: readonly LabValue[] = [
  value(
    'Hemoglobin',
    'Hb Hgb haemoglobin CBC',
    GRAMS,
    ['13.5–17.5', '135–175', 'Men'],
    ['12.0–16.0', '120–160', 'Women'],
  ),
  value(
    'Hematocrit',
    'Hct haematocrit PCV CBC',
    PERCENT,
    ['41–53', '0.41–0.53', 'Men'],
    ['36–46', '0.36–0.46', 'Women'],
  ),
  value(
    'Erythrocyte count',
    'RBC red blood cells CBC',
    ['million/mm³', '×10¹²/L', 1],
    same('4.3–5.9', 'Men'),
    same('3.5–5.5', 'Women'),
  ),
  value('Mean corpuscular volume', 'MCV CBC', ['µm³', 'fL', 1], same('80–100')),
  value('Mean corpuscular hemoglobin', 'MCH CBC', ['pg/cell', 'fmol/cell', 0.0155], ['25–35', '0.39–0.54']),
  value(
    'Mean corpuscular hemoglobin concentration',
    'MCHC CBC',
    ['g/dL', 'mmol Hb/L', 0.155],
    ['31–36', '4.8–5.6'],
  ),
  value('Red cell distribution width', 'RDW CBC', PERCENT, ['9.0–14.5', '0.090–0.145']),
  value('Reticulocyte count', 'retics', PERCENT, ['0.5–1.5', '0.005–0.015']),
  value(
    'Leukocyte count',
    'WBC white blood cells leucocytes CBC',
    ['/mm³', '×10⁹/L', 0.001],
    ['4500–11,000', '4.5–11.0'],
  ),
  value('Neutrophils, segmented', 'PMN granulocytes differential CBC', PERCENT, ['54–62', '0.54–0.62']),
  value('Neutrophils, bands', 'stabs left shift differential CBC', PERCENT, ['3–5', '0.03–0.05']),
  value('Neutrophils, absolute', 'ANC neutropenia', ['/mm³', '×10⁹/L', 0.001], ['2000–8250', '2.00–8.25']),
  value('Lymphocytes', 'differential CBC', PERCENT, ['25–33', '0.25–0.33']),
  value('Monocytes', 'differential CBC', PERCENT, ['3–7', '0.03–0.07']),
  value('Eosinophils', 'differential CBC', PERCENT, ['1–3', '0.01–0.03']),
  value('Basophils', 'differential CBC', PERCENT, ['0–0.75', '0–0.0075']),
  value('CD4 T-lymphocyte count', 'CD4 HIV T cells', ['/mm³', '×10⁹/L', 0.001], ['≥ 500', '≥ 0.5']),
  value('Platelet count', 'Plt thrombocytes CBC', ['/mm³', '×10⁹/L', 0.001], ['150,000–400,000', '150–400']),
  value('Mean platelet volume', 'MPV', ['µm³', 'fL', 1], same('7–9')),
  value(
    'Erythrocyte sedimentation rate',
    'ESR Westergren',
    ['mm/h', 'mm/h', 1],
    same('0–15', 'Men'),
    same('0–20', 'Women'),
  ),
  value('Prothrombin time', 'PT clotting coagulation', SECONDS, same('11–15')),
  value('INR', 'international normalized ratio PT coagulation', ['ratio', 'ratio', 1], same('0.9–1.2')),
  value('Partial thromboplastin time, activated', 'PTT aPTT clotting coagulation', SECONDS, same('25–40')),
  value('Bleeding time', 'platelet function', ['min', 'min', 1], same('< 8')),
  value('Fibrinogen', 'factor I coagulation', PROTEIN, ['200–400', '2.0–4.0']),
  value('D-dimer', 'DD thrombosis', ['ng/mL', 'µg/L', 1], same('≤ 250')),
  value('Antithrombin activity', 'AT III coagulation', PERCENT, ['80–120', '0.80–1.20']),
  value('Protein C activity', 'coagulation', PERCENT, ['65–150', '0.65–1.50']),
  value('Protein S activity', 'coagulation', PERCENT, ['57–131', '0.57–1.31']),
  value('Factor VIII', 'F8 hemophilia A coagulation', PERCENT, ['50–150', '0.50–1.50']),
  value('Factor IX', 'F9 hemophilia B coagulation', PERCENT, ['60–130', '0.60–1.30']),
  value('Haptoglobin', 'Hp hemolysis', PROTEIN, ['83–267', '0.83–2.67']),
  value('Hemoglobin, plasma', 'free Hb hemolysis', ['mg/dL', 'mg/L', 10], ['< 5.0', '< 50']),
  value('Hemoglobin A1c', 'HbA1c glycated diabetes', ['%', 'mmol/mol', 10.93, -23.5], ['≤ 6', '≤ 42']),
  value('Hemoglobin A2', 'HbA2 thalassemia electrophoresis', PERCENT, ['1.5–3.5', '0.015–0.035']),
  value('Hemoglobin F', 'HbF fetal electrophoresis', PERCENT, ['< 1', '< 0.01']),
  value('Glucose-6-phosphate dehydrogenase', 'G6PD', ['U/g Hb', 'U/g Hb', 1], same('5–15')),
  value('Erythropoietin', 'EPO', ['mU/mL', 'IU/L', 1], same('4–26')),
  value('Folate, red cell', 'RBC folic acid', FOLATE, ['150–450', '340–1020']),
  value(
    'Plasma volume',
    'PV',
    ['mL/kg', 'L/kg', 0.001],
    ['25–43', '0.025–0.043', 'Men'],
    ['28–45', '0.028–0.045', 'Women'],
  ),
  value(
    'Red cell volume',
    'RCV mass',
    ['mL/kg', 'L/kg', 0.001],
    ['20–36', '0.020–0.036', 'Men'],
    ['19–31', '0.019–0.031', 'Women'],
  ),
];

const cerebrospinalFluid: readonly LabValue[] = [
  value('Cell count, CSF', 'leukocytes WBC lumbar puncture', ['/mm³', '×10⁶/L', 1], same('0–5')),
  value('Erythrocytes, CSF', 'RBC red blood cells', ['/mm³', '×10⁶/L', 1], same('0')),
  value('Glucose, CSF', 'sugar', GLUCOSE, ['40–70', '2.2–3.9']),
  value('Protein, CSF', 'total proteins', PROTEIN, ['< 40', '< 0.40']),
  value('Gamma globulin, CSF', 'part of total proteins', PERCENT, ['3–12', '0.03–0.12']),
  value('Chloride, CSF', 'Cl', EQUIVALENTS, same('118–132')),
  value('Pressure, CSF', 'opening lumbar puncture LP', ['mm H₂O', 'kPa', 0.00981], ['70–180', '0.69–1.77']),
];

const urineAndOther: readonly LabValue[] = [
  value('Osmolality, urine', 'osmolarity', OSMOLALITY, same('50–1200')),
  value('Specific gravity, urine', 'SG USG', ['ratio', 'ratio', 1], same('1.002–1.030')),
  value('pH, urine', 'urinalysis', ['pH', 'pH', 1], same('4.5–8.0')),
  value('Protein, urine', 'proteinuria total', ['mg/24 h', 'g/24 h', 0.001], ['< 150', '< 0.15']),
  value(
    'Protein-to-creatinine ratio, urine',
    'UPCR PCR proteinuria',
    ['mg/mg', 'mg/mmol', 113.1],
    ['< 0.2', '< 23'],
  ),
  value(
    'Albumin-to-creatinine ratio, urine',
    'UACR ACR microalbumin',
    ['mg/g', 'mg/mmol', 0.1131],
    ['< 30', '< 3.4'],
  ),
  value(
    'Creatinine clearance',
    'CrCl GFR renal kidney',
    ['mL/min', 'mL/s', 1 / 60],
    ['97–137', '1.62–2.28', 'Men'],
    ['88–128', '1.47–2.13', 'Women'],
  ),
  value(
    'Sodium, urine',
    'Na spot',
    EQUIVALENTS,
    same('< 20', 'Volume depletion'),
    same('> 40', 'Tubular injury'),
  ),
  value(
    'Fractional excretion of sodium',
    'FENa FE Na renal kidney injury',
    PERCENT,
    ['< 1', '< 0.01', 'Volume depletion'],
    ['> 2', '> 0.02', 'Tubular injury'],
  ),
  value('Calcium, urine', 'Ca', ['mg/24 h', 'mmol/24 h', 0.025], ['100–300', '2.5–7.5']),
  value('Phosphorus, urine', 'phosphate PO4', ['mg/24 h', 'mmol/24 h', 0.0323], ['500–1200', '16–39']),
  value('Magnesium, urine', 'Mg', ['mg/24 h', 'mmol/24 h', 0.0411], ['14–290', '0.6–11.9']),
  value('Oxalate, urine', 'stone', ['µg/mL', 'µmol/L', 11.1], ['8–40', '89–444']),
  value('Citrate, urine', 'stone', ['mg/24 h', 'mmol/24 h', 0.005205], ['250–1000', '1.3–5.2']),
  value('Copper, urine', 'Cu Wilson', ['µg/24 h', 'µmol/24 h', 0.01574], ['0–100', '0–1.6']),
  value('Amylase, urine', 'pancreas', ['U/h', 'U/h', 1], same('1–17')),
  value('Cortisol, free, urine', 'UFC Cushing', ['µg/24 h', 'nmol/24 h', 2.759], ['4–50', '11–138']),
  value('Aldosterone, urine', 'adrenal', ['µg/24 h', 'nmol/24 h', 2.774], ['5–19', '14–53']),
  value(
    '17-Hydroxycorticosteroids, urine',
    '17-OHCS adrenal',
    ['mg/24 h', 'µmol/24 h', 2.759],
    ['3.0–10.0', '8.3–27.6', 'Men'],
    ['2.0–8.0', '5.5–22.1', 'Women'],
  ),
  value(
    '17-Ketosteroids, urine',
    '17-KS androgen adrenal',
    ['mg/24 h', 'µmol/24 h', 3.467],
    ['8–20', '28–69', 'Men'],
    ['6–15', '21–52', 'Women'],
  ),
  value('Metanephrine, urine', 'pheochromocytoma', ['µg/24 h', 'µmol/24 h', 0.00507], ['< 400', '< 2.03']),
  value('Normetanephrine, urine', 'pheochromocytoma', ['µg/24 h', 'µmol/24 h', 0.00546], ['< 900', '< 4.91']),
  value(
    'Epinephrine, urine',
    'adrenaline catecholamine',
    ['µg/24 h', 'nmol/24 h', 5.458],
    ['2–24', '11–131'],
  ),
  value(
    'Norepinephrine, urine',
    'noradrenaline catecholamine',
    ['µg/24 h', 'nmol/24 h', 5.911],
    ['15–100', '89–591'],
  ),
  value('Dopamine, urine', 'catecholamine', ['µg/24 h', 'nmol/24 h', 6.528], ['65–400', '424–2611']),
  value(
    '5-Hydroxyindoleacetic acid, urine',
    '5-HIAA HIAA serotonin carcinoid',
    ['mg/24 h', 'µmol/24 h', 5.23],
    ['2–9', '10–47'],
  ),
  value('Fecal fat', 'stool steatorrhea faecal', ['g/24 h', 'g/24 h', 1], same('< 7')),
  value('Body mass index', 'BMI weight obesity', ['kg/m²', 'kg/m²', 1], same('19–25')),
];

export const LAB_VALUES: Readonly<Record<LabGroup, readonly LabValue[]>> = {
  Serum: serum,
  Hematologic: hematologic,
  'Cerebrospinal fluid': cerebrospinalFluid,
  'Urine and other': urineAndOther,
};
