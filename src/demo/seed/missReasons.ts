import { pick, type Random } from '@/demo/context/random';

/** Share of the missed items for which a reason was given. */
const GIVEN = 0.6;

const REASONS = ['unknown', 'unknown', 'mixed', 'mixed', 'mixed', 'misread', 'misread', 'time'] as const;

/** What the student has written about a question, by its ID. */
const RULES: ReadonlyMap<string, string> = new Map([
  ['cardiovascular-10', 'Pericarditis: ibuprofen with colchicine for 3 months, no early prednisone.'],
  ['cardiovascular-15', 'NSTEMI without pain, GRACE above 140: angiography within 24 hours.'],
  ['endocrine-01', 'DKA with a low potassium: potassium first, insulin after.'],
  ['endocrine-13', 'TSH up on the old dose: ask about calcium and iron before raising it.'],
  [
    'gastrointestinal-07',
    'Green vomit in a newborn is malrotation until the upper GI series says otherwise.',
  ],
  ['gastrointestinal-09', 'SBP: albumin with the antibiotic, it protects the kidneys.'],
  ['gastrointestinal-15', 'Visible vessel treated: high-dose PPI for 3 days.'],
  ['general-03', 'Longer survival after earlier detection: lead time first, benefit second.'],
  ['hematologic-01', 'TTP: do not wait for ADAMTS13, exchange plasma.'],
  ['hematologic-04', 'HIT with bad kidneys: argatroban.'],
  ['illustrated-04', 'Wide QRS on dialysis: calcium before the laboratory calls.'],
  ['illustrated-39', 'Irregular and wide with preexcitation: procainamide, nothing that blocks the AV node.'],
  ['immune-10', 'Cryptococcal meningitis: antiretrovirals wait 4 to 6 weeks.'],
  ['immune-17', 'Septic shock after fluid: norepinephrine, by a peripheral line if need be.'],
  ['musculoskeletal-13', 'Pulses do not exclude compartment syndrome.'],
  ['musculoskeletal-18', 'Start allopurinol low, with colchicine for months.'],
  ['nervous-01', 'Woke up with a large-vessel stroke and a small core: thrombectomy.'],
  ['nervous-02', 'Guillain-Barré with a falling vital capacity: intubate before the gases change.'],
  ['psychiatric-02', 'Clonus means serotonin: stop both drugs, give a benzodiazepine.'],
  ['renal-06', 'High potassium: calcium protects, insulin shifts, then remove it.'],
  ['renal-07', 'Infected and obstructed: drain first, stone later.'],
  ['renal-13', 'White cells without bacteria after a new drug: stop the drug.'],
  ['reproductive-01', 'Severe features after 34 weeks: magnesium, pressure, deliver.'],
  ['reproductive-03', 'Unknown location and stable: hCG again in 48 hours.'],
  ['reproductive-12', 'Shoulder: McRoberts and suprapubic pressure, not the fundus.'],
  ['respiratory-06', 'Massive embolism after a craniotomy: catheter, no lysis.'],
  ['skin-09', 'Expanding rash in tick country: treat, serology comes too early.'],
  ['surgery-08', 'Cholangitis in shock: stent now.'],
  ['surgery-14', 'Diverticular abscess above 3 cm: drain it.'],
  ['surgery-17', 'Ruptured aneurysm that fits a stent: endovascular, under local.'],
  ['surgery-18', 'Pain beyond the redness: operate, do not wait for a scan.'],
]);

/** From the end of the quiz to its review. */
const REVIEWED_AFTER_MS = 20 * 60_000;

interface Answered<Labels> {
  readonly quizId: string;
  readonly submittedAt: number;
  readonly items: readonly {
    readonly questionId: string;
    readonly labels: Labels;
    readonly result: string;
    readonly attemptedLetters: readonly string[];
    readonly answer: string;
    readonly key?: string;
  }[];
}

export interface SeededMiss<Labels> {
  readonly questionId: string;
  readonly rule: string;
  readonly ruleAt: number;
  readonly entries: readonly {
    readonly quizId: string;
    readonly item: number;
    readonly reason: (typeof REASONS)[number] | 'changed';
    readonly at: number;
  }[];
  readonly labels: Labels;
  readonly updatedAt: number;
}

/** Why questions of the attempts, the newest first, were missed, with a rule for some of them. */
export function missReasonsOn<Labels>(
  attempts: readonly Answered<Labels>[],
  random: Random,
): readonly SeededMiss<Labels>[] {
  const misses = new Map<string, SeededMiss<Labels>>();
  for (const { quizId, submittedAt, items } of attempts) {
    const at = submittedAt + REVIEWED_AFTER_MS;
    for (const [index, { questionId, labels, result, attemptedLetters, answer, key }] of items.entries()) {
      const isMissed = result === 'incorrect' || result === 'unanswered';
      if (!isMissed || misses.has(questionId)) continue;
      // A rule is written with a reason.
      if (!RULES.has(questionId) && random() >= GIVEN) continue;
      const leftTheKey = key !== undefined && attemptedLetters.includes(key) && answer !== key;
      const reason = leftTheKey ? 'changed' : answer === '' ? 'time' : pick(random, REASONS);
      misses.set(questionId, {
        questionId,
        rule: RULES.get(questionId) ?? '',
        ruleAt: at,
        entries: [{ quizId, item: index + 1, reason, at }],
        labels,
        updatedAt: at,
      });
    }
  }
  return [...misses.values()];
}
