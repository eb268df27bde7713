// What `npm run test:mutation` mutates, and how; runAreas.mjs runs it area by area.

const EXAM = 'tests/features/exam';

/**
 * By area: the modules whose mutants its tests must detect. The tests are given by the beginnings of their paths;
 * `without` are those that would take most of the time and detect a mutant only by chance.
 */
export const areas = {
  attempts: {
    mutate: [
      'src/domain/attempt/*.ts',
      'src/features/exam/attempt/storedAttemptModel.ts',
      'src/features/exam/sagas/{storeAttemptSaga,writerLock}.ts',
      'src/shared/storage/{recordChange,stores}.ts',
    ],
    tests: [
      'tests/domain/attempt/',
      `${EXAM}/attempt/`,
      `${EXAM}/sagas/`,
      'tests/shared/storage/',
      'tests/app/settings-page/unreadableRecords',
    ],
  },
  clock: {
    mutate: [
      'src/features/exam/attempt/{attemptModel,timeWarningModel}.ts',
      'src/shared/browser/sleepModel.ts',
      'src/features/exam/store/monotonicNow.ts',
    ],
    tests: [`${EXAM}/attempt/`, `${EXAM}/store/`, 'tests/shared/browser/sleepModel'],
  },
  outbox: {
    mutate: ['src/domain/outbox/**/*.ts', 'src/shared/browser/backOff.ts'],
    tests: ['tests/domain/outbox/'],
  },
  guard: {
    mutate: [
      'src/app/router/guards.tsx',
      'src/domain/session/{currentUser,otherTabs,returnPath,sessionFlow,sessionSaga,sessionSlice,token}.ts',
      'src/shared/api/tokenTimes.ts',
      'src/shared/storage/serverClock.ts',
    ],
    tests: ['tests/app/router/guards', 'tests/domain/session/', 'tests/shared/storage/serverClock'],
  },
  decoders: {
    mutate: [
      'src/shared/api/{answerLetter,created,date,decode,decodeContext,endpoint,entity,ignored,list}.ts',
      'src/shared/api/{paging,percentage,response,schema}.ts',
    ],
    tests: ['tests/shared/api/'],
    without: ['tests/shared/api/everyEndpoint'],
  },
  money: {
    mutate: [
      'src/domain/plan/*.ts',
      'src/features/subscriptions/{checkout/{checkoutAddressModel,confirmCheckout},store/subscriptionsModel}.ts',
      'src/features/payment-return/*.ts',
      'src/features/refunds/*.ts',
      'src/features/manage-plans/planModel.ts',
    ],
    tests: [
      'tests/domain/plan/',
      'tests/features/subscriptions/',
      'tests/features/payment-return/',
      'tests/features/refunds/',
      'tests/features/manage-plans/planModel',
      'tests/scenarios/subscriptions/checkout',
    ],
  },
  builder: {
    mutate: [
      'src/features/create-quiz/store/{builderModel,powerSearchModel,questionCountModel}.ts',
      'src/features/create-quiz/{presets/presetModel,resume/resumeModel}.ts',
    ],
    tests: ['tests/features/create-quiz/'],
  },
};

const { MUTATION_AREA: name = 'attempts' } = process.env;
export const area = areas[name];

export default {
  mutate: area.mutate,
  // The tests quote the texts that matter.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { break: 90 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `test-results/mutation/${name}.html` },
  jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  clearTextReporter: { logTests: false, reportTests: false },
  // TypeScript 7 has no compiler API, with which Stryker would rewrite this file for its copy; Vite does not read it.
  tsconfigFile: 'none',
  // Stryker's comment at the top of each file would hide the one by which vite.config.ts finds the tests that need a
  // window.
  disableTypeChecks: false,
  ignorePatterns: ['.ci', 'dist*', 'test-results', 'tests/gallery', 'tests/e2e'],
};
