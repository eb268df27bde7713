/** Figures named in the agreement. */
const terms = {
  minimumAge: 17,
  /** Days from publication until an amendment takes effect. */
  amendmentDays: 30,
  passesThroughBank: 2.5,
  testsPerPass: 200,
  resetsPerSubscription: 'one',
} as const;

export const embargoedRegions: readonly string[] = [
  'Cuba',
  'Iran',
  'North Korea',
  'Syria',
  'the Crimea, Donetsk and Luhansk regions of Ukraine',
];

export interface Clause {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

export const clauses: readonly Clause[] = [
  {
    heading: '1. Who may use QLearn',
    paragraphs: [
      `You must be at least ${terms.minimumAge} years old. By accepting you confirm that you are, that the name and email address of your account are your own, and that you alone use it.`,
      'Keep your password to yourself. What is done with your account counts as done by you until you tell us that someone else has got hold of it.',
    ],
  },
  {
    heading: '2. What QLearn is for',
    paragraphs: [
      'QLearn helps you to prepare for licensing and board exams. Its questions, answers and explanations are teaching material. They are not medical advice, they do not replace your training or the judgement of a physician, and no decision about a patient may rest on them.',
      'QLearn is a beta. It may change, pause or lose features, and it comes without a promise that you will pass any exam. The exams that it prepares for belong to their owners, who neither make nor endorse it.',
    ],
  },
  {
    heading: '3. Reasonable use',
    paragraphs: ['Plans are made for one person who studies. Within one subscription, reasonable use means:'],
    list: [
      `at most ${terms.passesThroughBank} passes through the question bank,`,
      `at most ${terms.testsPerPass} tests per pass, and`,
      `${terms.resetsPerSubscription} reset per active subscription.`,
    ],
  },
  {
    heading: '4. Questions belong to their authors',
    paragraphs: [
      'You may read, answer, mark and annotate the questions for your own study. You may not copy, photograph, record, publish, sell or share them, collect them by a program, or use them to train one. Sharing an account counts as sharing the questions.',
    ],
  },
  {
    heading: '5. Plans and payment',
    paragraphs: [
      'A plan runs for the days that it names and allows the questions a day that it names. Prices are in US dollars. You can end a subscription at any time under Subscriptions; it then runs to the end of its term. Refunds are made to the card that paid.',
    ],
  },
  {
    heading: '6. Your data',
    paragraphs: [
      'We keep your account, your quizzes and what you tell us about questions, to show you your results and to make the questions better. Answers of a quiz in progress, marks, highlights and notes are kept on your device until the quiz is sent. We do not sell your data.',
    ],
  },
  {
    heading: '7. Regions we cannot serve',
    paragraphs: ['Export and sanctions law keeps us from offering QLearn to persons in, or resident in:'],
    list: embargoedRegions.map((region, at) => `${region}${at === embargoedRegions.length - 1 ? '.' : ','}`),
  },
  {
    heading: '8. Changes and end',
    paragraphs: [
      `We may amend this agreement. Amendments are posted in QLearn and take effect ${terms.amendmentDays} days after posting; who goes on using QLearn after that accepts them. You may stop at any time. We may close an account that breaks these rules.`,
      'If one clause does not hold, the others still do.',
    ],
  },
];
