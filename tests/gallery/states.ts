import type { Locator, Page } from '@playwright/test';
import { answerAll, LETTERS, openIllustrated, openItem, recordCalls } from '../e2e/examSteps';
import { findStoredDemo, type Role, setBackend } from '../e2e/fixtures';
import { createQuiz, findLink, submitUnanswered } from '../e2e/quizApi';
import { replaceTexts } from '../e2e/replaceTexts';
import { OPTIONS, PIECES } from './content';

export interface State {
  /** Also the name of its pictures. */
  readonly name: string;
  /** Undefined for a visitor. */
  readonly role?: Role;
  /** The picture shows the page while it is loading. */
  readonly isLoading?: boolean;
  readonly open: (page: Page) => Promise<void>;
  /** The subject of the state: scrolled to inside the page if a narrow window has it below the question. */
  readonly shown?: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();
/** Opens a dialog, whose code is loaded when it is first needed. */
const openDialog =
  (opener: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, opener);
    await page.getByRole('dialog').waitFor();
  };

/** Opens a side panel or dialog with its key, and waits for its content. */
const openPanel =
  (key: string, content: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await content(page).waitFor();
  };

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
const tabPanel = (page: Page): Locator => page.getByRole('tabpanel');

/** Opens an address, and waits for its heading and for everything that it loads. */
const goTo =
  (path: string, ...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const step of steps) await step(page);
  };

/** A page opened from the menu after the backend began to fail or became slow. */
const withBackend =
  (mode: 'Slow' | 'Errors' | 'Offline', link: string) =>
  async (page: Page): Promise<void> => {
    await goTo('/user-settings')(page);
    await setBackend(page, mode);
    await press(page, 'Open menu');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: link }).waitFor();
    if (mode !== 'Slow') await button(page, 'Try again').waitFor();
  };

const exam =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    await recordCalls(page);
    await openItem(page, await createQuiz(page, { size: LETTERS.length, timerOn: true }));
    for (const step of steps) await step(page);
  };

const review =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const quizId = await createQuiz(page, { size: 3 });
    await submitUnanswered(page, quizId);
    await goTo(`/exam/${quizId}/1/review`, ...steps)(page);
  };

const tutorExam =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const quizId = await createQuiz(page, { size: 3, tutorOn: true });
    await goTo(`/exam/${quizId}/1/tutor/true`, ...steps)(page);
  };

const result =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const quizId = await createQuiz(page, { size: 10 });
    await submitUnanswered(page, quizId);
    await goTo(`/result/${quizId}`, ...steps)(page);
  };

const search = (page: Page) => page.getByLabel('Search by email').fill('student@qlearn');

const MANY = [
  'Ann Lee <ann.lee@example.edu>, ANN.LEE@example.edu, nobody',
  'old.address@example.invalid, typing.error@example.invalid',
  ...Array.from({ length: 200 }, (_, index) => `first.year${index + 1}@example.edu`),
].join('\n');

const inviteMany = (step: (page: Page) => Promise<void>) =>
  goTo('/admin-portal', openDialog('Invite many'), async (page) => {
    await page.getByRole('dialog').getByLabel('Plan').selectOption({ label: 'Pro Week' });
    await page.getByRole('dialog').getByLabel('Emails').fill(MANY);
    await page.getByText('Not valid, left out: nobody').waitFor();
    await step(page);
  });

const CHECKED = [
  'Grant, Olivia <olivia.grant@example.edu>; ines.duarte@example.edu; paul.reyes@example.edu',
  'hugo.martin@example.edu, sara.lindholm@example.edu, priya.nair@example.edu, admin@qlearn.demo, nobody',
  ...Array.from({ length: 40 }, (_, index) => `first.year${index + 1}@example.edu`),
  'first.year1@example.edu',
].join('\n');

const checkList = (step: (page: Page) => Promise<void>) =>
  goTo('/admin-portal', openDialog('Check a list'), async (page) => {
    await page.getByRole('dialog').getByLabel('Emails').fill(CHECKED);
    await press(page, 'Check');
    await page.getByRole('table', { name: 'People' }).waitFor();
    await step(page);
  });

const findEndDay = (page: Page) => button(page, 'End exam day').waitFor();
/** Ends the exam day that the demo student has half finished. */
const endDay = async (page: Page): Promise<void> => {
  await press(page, 'End exam day');
  await page.getByRole('dialog').getByRole('button', { name: 'End exam day' }).click();
  await page.getByRole('heading', { name: 'Exam day result' }).waitFor();
};
const findTotal = (page: Page) => page.getByText('280 questions in the whole day').waitFor();
/** More than the daily limit of the plan. */
const exceedLimit = async (page: Page): Promise<void> => {
  await page.getByLabel('Exam', { exact: true }).selectOption('Custom');
  await page.getByLabel('Blocks').fill('20');
  await page.getByLabel('Items in a block').fill('20');
  await page.getByText(/^Your plan has/).waitFor();
};
const fillCustomDay = async (page: Page): Promise<void> => {
  await page.getByLabel('Exam', { exact: true }).selectOption('Custom');
  await page.getByLabel('Blocks').fill('3');
  await page.getByLabel('Items in a block').fill('20');
  for (const heading of ['Discipline', 'Organ System', 'Exam Type'])
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  await page.getByText('60 questions in the whole day').waitFor();
};
const startTutorial = async (page: Page): Promise<void> => {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type'])
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  await page.getByLabel('Begin with the tutorial').check();
  await page.getByRole('button', { name: /^Start (exam day|with)/ }).click();
  await page.getByRole('region', { name: 'Tutorial' }).waitFor();
};

const findTrend = (page: Page) => page.getByRole('img', { name: /^Score trend/ }).waitFor();
const findCoverage = async (page: Page): Promise<void> => {
  await page.getByRole('table', { name: /^Coverage by/ }).waitFor();
  await findTrend(page);
};

/** Removes the finished attempts, the notes and the reasons from the device. */
const clearStudy = async (page: Page): Promise<void> => {
  await findStoredDemo(page);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('qlearn');
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(
      ['finishedAttempts', 'questionNotes', 'missReasons'],
      'readwrite',
    );
    for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear();
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  });
  await page.reload();
};

/** A day counted from today, in the format of a date field. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Stores study settings directly: the form would not accept a day in the past. */
const keepSettings =
  (settings: object) =>
  async (page: Page): Promise<void> => {
    await page.evaluate(async (record) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('qlearn');
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction(['drafts'], 'readwrite');
      transaction.objectStore('drafts').put(record, ['user-student', 'study/settings']);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    }, settings);
    await page.reload();
  };

const NO_PLAN = { version: 1, retention: 90 };
const lastDay = () => ({ ...NO_PLAN, examDay: inDays(1), stopAt: '00:00' });
const passedPlan = () => ({
  ...NO_PLAN,
  examDay: inDays(-2),
  goal: { questions: 40, since: inDays(-30) },
});
const findPlan = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const noteInFile = (id: string, version: number) => ({
  id,
  record: { version, questionId: id, text: 'From another browser.', tags: [], updatedAt: 1 },
});

/** Chooses a backup file of the student. */
const chooseBackup = async (page: Page, version: number): Promise<void> => {
  const questionNotes = [noteInFile('new', 1), noteInFile('cardiovascular-09', 1), noteInFile('later', 2)];
  const file = {
    app: 'qlearn',
    version,
    userId: 'user-student',
    createdAt: '2026-03-02T12:00:00.000Z',
    records: { questionNotes },
  };
  await button(page, 'Back up study data').and(page.locator(':enabled')).waitFor();
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
};

const startDrill = (page: Page) => page.getByRole('heading', { name: /^Question 1 of/ }).waitFor();

const answerFirst = async (page: Page): Promise<void> => {
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor();
};

/** Rates the questions of one drill after the other, until `isEnd`. */
const rateUntil =
  (isEnd: (page: Page) => Promise<boolean>) =>
  async (page: Page): Promise<void> => {
    while (!(await isEnd(page))) {
      if (await button(page, 'Next drill').isVisible()) await press(page, 'Next drill');
      await page.getByRole('radio').first().waitFor();
      await answerFirst(page);
      await page.keyboard.press('2');
      await page.getByRole('heading', { name: /^(Question|Drill done)/ }).waitFor();
    }
  };

const isDrillDone = (page: Page) => page.getByRole('heading', { name: 'Drill done' }).isVisible();

const isQueueDone = async (page: Page) =>
  (await isDrillDone(page)) && !(await button(page, 'Next drill').isVisible());

const failedPractice = async (page: Page): Promise<void> => {
  await withBackend('Errors', 'Study')(page);
  await page.getByRole('link', { name: 'Start' }).click();
  // The previous page has such a button too.
  await page.getByRole('heading', { level: 1, name: 'Practice' }).waitFor();
  await button(page, 'Try again').waitFor();
};

const everyCategory = async (page: Page): Promise<void> => {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type'])
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByRole('meter').waitFor();
};

/** Puts content of many kinds into the responses. */
const withContent =
  (pieces: readonly string[], open: State['open']): State['open'] =>
  async (page) => {
    await page.addInitScript(replaceTexts, {
      stem: pieces,
      questionStem: pieces,
      optionList: OPTIONS,
      explanation: pieces,
      briefExplanation: pieces,
    });
    await open(page);
  };

const PIECES_OF_A_PAGE = 8;
const isPlain = (piece: string): boolean => !piece.startsWith('<');

/** Each piece of plain text is a stem of its own: beside tags it would be part of HTML. */
export const contentStates = (): readonly State[] => {
  const rich = PIECES.filter((piece) => !isPlain(piece));
  const pages = Array.from({ length: Math.ceil(rich.length / PIECES_OF_A_PAGE) }, (_, page) =>
    rich.slice(page * PIECES_OF_A_PAGE, (page + 1) * PIECES_OF_A_PAGE).join(''),
  );
  const shared = (stem: string, index: number): State => ({
    name: `content-${String(index + 1).padStart(2, '0')}`,
    role: 'Admin',
    open: withContent([stem], goTo('/question/view/qlink-three-to-try')),
  });
  const [first = ''] = pages;
  return [
    ...[...pages, ...PIECES.filter(isPlain)].map(shared),
    { name: 'content-exam', role: 'Student', open: withContent([first], exam()) },
    ...[1, 3].map((item): State => ({
      name: `content-options-${String(item)}`,
      role: 'Student',
      // Each item begins with another option.
      open: withContent(
        ['Which one?'],
        exam(async (page) => {
          for (let at = 1; at < item; at += 1) await press(page, 'Next');
          await page.keyboard.press('a');
          for (const letter of ['B', 'D']) await press(page, `Strike out ${letter}`);
        }),
      ),
    })),
    { name: 'content-review', role: 'Student', open: withContent([pages[2] ?? ''], review()) },
    { name: 'content-result', role: 'Student', open: withContent(PIECES, result()) },
  ];
};

export const states: readonly State[] = [
  { name: 'account-sign-in', open: goTo('/login') },
  {
    name: 'account-sign-in-refused',
    open: goTo('/login', async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('Wrong@1234');
      await press(page, 'Sign in');
      await page.getByRole('alert').first().waitFor();
    }),
  },
  { name: 'account-register', open: goTo('/register') },
  {
    name: 'account-register-invalid',
    open: goTo('/register', async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await press(page, 'Register');
    }),
  },
  { name: 'account-forgot-password', open: goTo('/forget-password') },
  { name: 'account-reset-password', open: goTo('/reset-password?token=x&email=student@qlearn.demo') },
  { name: 'account-reset-password-without-link', open: goTo('/reset-password') },
  { name: 'account-verify-failed', open: goTo('/verify-user/none') },
  { name: 'visitor-not-found', open: goTo('/nowhere') },
  {
    name: 'visitor-shared-question',
    role: 'Admin',
    open: async (page) => goTo(await findLink(page, 'Question of the week'))(page),
  },
  {
    name: 'visitor-shared-question-expired',
    open: goTo('/question/view/qlink-last-week?token=of-last-week'),
  },

  { name: 'create-quiz', role: 'Student', open: goTo('/create-quiz', findPlan(/ behind$/)) },
  {
    name: 'create-quiz-exam-passed',
    role: 'Student',
    open: goTo('/create-quiz', keepSettings(passedPlan()), findPlan('Your exam date has passed')),
  },
  { name: 'create-quiz-filled', role: 'Student', open: goTo('/create-quiz', everyCategory) },
  {
    name: 'create-quiz-preset',
    role: 'Student',
    open: goTo('/create-quiz', async (page) => {
      await page.getByLabel('Select all Discipline').waitFor();
      await page
        .getByRole('combobox', { name: 'Presets' })
        .selectOption({ label: 'Exam block: 20 items, 30 minutes' });
      await page.getByRole('meter').waitFor();
    }),
  },
  {
    name: 'create-quiz-save-preset',
    role: 'Student',
    open: goTo('/create-quiz', openDialog('Save as preset')),
  },
  {
    name: 'create-quiz-practice-weakest',
    role: 'Student',
    open: goTo('/overall-performance', async (page) => {
      await press(page, 'Practice my weakest');
      await page.getByText(/^Your weakest: /).waitFor();
      await page.getByRole('meter').waitFor();
    }),
  },
  {
    name: 'create-quiz-power-search',
    role: 'Student',
    open: goTo('/create-quiz', async (page) => {
      await page.getByRole('switch', { name: 'Power Search Off' }).click();
      await page.getByLabel('Search topics').fill('arrhythmias');
      await page.getByRole('checkbox', { name: 'Arrhythmias' }).waitFor();
    }),
  },
  {
    name: 'create-quiz-resume',
    role: 'Student',
    open: async (page) => {
      await createQuiz(page, { size: 5, timerOn: true });
      await goTo('/create-quiz')(page);
      await page.getByRole('region', { name: 'Quiz in progress' }).waitFor();
    },
  },
  {
    name: 'create-quiz-end-quiz-dialog',
    role: 'Student',
    open: async (page) => {
      await createQuiz(page, { size: 5, timerOn: true });
      await goTo('/create-quiz', openDialog('End Quiz'))(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'create-quiz-failed', role: 'Student', open: withBackend('Errors', 'Create Quiz') },
  { name: 'create-quiz-loading', role: 'Student', isLoading: true, open: withBackend('Slow', 'Create Quiz') },
  {
    name: 'shell-menu',
    role: 'Student',
    open: goTo('/create-quiz', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await press(page, 'Open menu');
    }),
  },
  {
    name: 'shell-site-feedback',
    role: 'Student',
    open: goTo('/create-quiz', openDialog('Site feedback')),
  },

  { name: 'exam', role: 'Student', open: exam() },
  {
    name: 'exam-answered',
    role: 'Student',
    open: exam(async (page) => {
      await answerAll(page, LETTERS.slice(0, 3));
      await page.keyboard.press('m');
      await page.keyboard.press('Shift+B');
    }),
  },
  {
    name: 'exam-end-block',
    role: 'Student',
    open: exam((page) => answerAll(page, LETTERS.slice(0, 2)), openDialog('End Block')),
  },
  { name: 'exam-shortcuts', role: 'Student', open: exam(openPanel('?', (page) => page.getByRole('dialog'))) },
  {
    name: 'exam-lab-values',
    role: 'Student',
    open: exam(openPanel('v', (page) => page.getByLabel('Search lab values'))),
  },
  {
    name: 'exam-tools',
    role: 'Student',
    open: exam(
      (page) => press(page, 'Tools'),
      (page) => page.getByLabel('Theme', { exact: true }).waitFor(),
    ),
  },
  {
    name: 'exam-text-220',
    role: 'Student',
    open: exam(
      async (page) => {
        for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
      },
      openPanel('v', (page) => page.getByLabel('Search lab values')),
    ),
  },
  {
    name: 'exam-calculator',
    role: 'Student',
    open: exam(openPanel('x', (page) => button(page, 'Copy result'))),
  },
  { name: 'exam-notes', role: 'Student', open: exam(openPanel('o', (page) => page.getByLabel('Tags'))) },
  {
    name: 'exam-line-reader',
    role: 'Student',
    open: exam(async (page) => {
      await page.keyboard.press('u');
      await page.getByRole('slider', { name: 'Lines to read' }).press('ArrowDown');
    }),
  },
  {
    name: 'exam-image',
    role: 'Student',
    open: async (page) => {
      await openIllustrated(page);
      await openDialog('Enlarge image 1')(page);
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  { name: 'exam-not-found', role: 'Student', open: goTo('/exam/none/1') },
  { name: 'review', role: 'Student', open: review() },
  {
    name: 'review-filtered',
    role: 'Student',
    open: review((page) => press(page, 'Unanswered 3')),
  },
  {
    name: 'review-why-missed',
    role: 'Student',
    open: review(async (page) => {
      await page.getByRole('radio', { name: 'Misread' }).check();
      await page.getByLabel('My rule in one sentence').fill('Read the last line of the stem first.');
      await page.getByText('Rule saved').waitFor();
    }),
    shown: (page) => page.getByLabel('My rule in one sentence'),
  },
  { name: 'review-answer-again', role: 'Student', open: review((page) => press(page, 'Answer again')) },
  { name: 'review-info', role: 'Student', open: review((page) => tab(page, 'Info')), shown: tabPanel },
  {
    name: 'review-feedback',
    role: 'Student',
    open: review((page) => tab(page, 'Feedback')),
    shown: tabPanel,
  },
  {
    name: 'review-question-feedback',
    role: 'Student',
    open: review(openDialog('Question feedback')),
  },
  { name: 'review-end', role: 'Student', open: review(openDialog('End Review')) },
  { name: 'tutor-exam', role: 'Tutor', open: tutorExam() },
  {
    name: 'tutor-exam-feedback',
    role: 'Tutor',
    open: tutorExam((page) => tab(page, 'Feedback')),
    shown: tabPanel,
  },
  {
    name: 'tutor-exam-phrases',
    role: 'Tutor',
    open: tutorExam(
      (page) => tab(page, 'Feedback'),
      async (page) => {
        await button(page, 'Phrases').click();
        await page.getByRole('option', { name: 'Units' }).waitFor();
      },
    ),
    shown: (page) => page.getByRole('combobox', { name: 'Search phrases' }),
  },
  {
    name: 'settings-ratings',
    role: 'Tutor',
    open: goTo('/user-settings', (page) => page.getByRole('table', { name: 'Ratings' }).waitFor()),
    shown: (page) => page.getByRole('table', { name: 'Ratings' }),
  },
  { name: 'tutor-exam-comments', role: 'Tutor', open: tutorExam(openDialog('Comment')) },

  { name: 'result', role: 'Student', open: result() },
  { name: 'result-filtered', role: 'Student', open: result((page) => press(page, 'Unanswered 10')) },
  {
    name: 'result-filtered-empty',
    role: 'Student',
    open: result((page) => press(page, 'Correct 0')),
  },
  {
    name: 'result-breakdown',
    role: 'Student',
    open: result((page) => press(page, 'Category Breakdown')),
  },
  { name: 'performance', role: 'Student', open: goTo('/overall-performance') },
  {
    name: 'performance-failed',
    role: 'Student',
    open: withBackend('Errors', 'Performance'),
  },
  { name: 'performance-empty', role: 'Tutor', open: goTo('/overall-performance') },
  { name: 'study', role: 'Student', open: goTo('/study', findCoverage) },
  {
    name: 'study-exam-passed',
    role: 'Student',
    open: goTo('/study', keepSettings(passedPlan()), findCoverage, findPlan('Your exam date has passed')),
  },
  {
    name: 'study-without-plan',
    role: 'Student',
    open: goTo('/study', keepSettings(NO_PLAN), findCoverage, findPlan(/^Set an exam date/)),
  },
  { name: 'practice-question', role: 'Student', open: goTo('/study/practice', startDrill) },
  { name: 'practice-answered', role: 'Student', open: goTo('/study/practice', startDrill, answerFirst) },
  {
    name: 'practice-done',
    role: 'Student',
    open: goTo('/study/practice', startDrill, rateUntil(isDrillDone)),
  },
  {
    name: 'practice-nothing-due',
    role: 'Student',
    open: goTo('/study/practice', startDrill, rateUntil(isQueueDone), async (page) => {
      await page.reload();
      await page.getByText(/^0 questions due/).waitFor();
    }),
  },
  {
    name: 'study-before-exam',
    role: 'Student',
    open: goTo('/study', keepSettings(lastDay()), async (page) => {
      await page.getByText('Enough for today. The exam is tomorrow.').waitFor();
      await findCoverage(page);
    }),
  },
  {
    name: 'last-look',
    role: 'Student',
    open: goTo('/study/last-look', (page) => page.getByRole('table', { name: 'My rules' }).waitFor()),
  },
  { name: 'practice-ahead', role: 'Student', open: goTo('/study/practice/ahead', startDrill, answerFirst) },
  {
    name: 'practice-ahead-done',
    role: 'Student',
    open: goTo('/study/practice/ahead', startDrill, async (page) => {
      while (!(await page.getByRole('heading', { name: 'Round done' }).isVisible())) {
        await answerFirst(page);
        await page.keyboard.press('1');
        await page.getByRole('heading', { name: /^(Question|Round done)/ }).waitFor();
      }
    }),
  },
  { name: 'practice-failed', role: 'Student', open: failedPractice },
  { name: 'exam-day-in-progress', role: 'Student', open: goTo('/study/exam-day', findEndDay) },
  { name: 'exam-day-break', role: 'Student', open: goTo('/study/exam-day/break', findEndDay) },
  {
    name: 'exam-day-block',
    role: 'Student',
    open: goTo(
      '/study/exam-day/break',
      findEndDay,
      (page) => press(page, 'Next block'),
      (page) => press(page, 'Whole day'),
    ),
  },
  {
    name: 'exam-day-end-dialog',
    role: 'Student',
    open: goTo('/study/exam-day/break', findEndDay, openDialog('End exam day')),
  },
  {
    name: 'exam-day-result',
    role: 'Student',
    // With the axis of its chart, whose code is loaded after the heading is shown.
    open: goTo('/study/exam-day/break', endDay, (page) => page.getByText('100%').waitFor()),
  },
  {
    name: 'exam-day-preset',
    role: 'Student',
    open: goTo('/study/exam-day', endDay, goTo('/study/exam-day', findTotal)),
  },
  {
    name: 'exam-day-limit',
    role: 'Student',
    open: goTo('/study/exam-day', endDay, goTo('/study/exam-day', exceedLimit)),
    shown: (page) => page.getByText(/^Your plan has/),
  },
  {
    name: 'exam-day-custom',
    role: 'Student',
    open: goTo('/study/exam-day', endDay, goTo('/study/exam-day', fillCustomDay)),
  },
  {
    name: 'exam-day-tutorial',
    role: 'Student',
    open: goTo('/study/exam-day', endDay, goTo('/study/exam-day', startTutorial)),
  },
  { name: 'study-notebook', role: 'Student', open: goTo('/study?tab=notebook') },
  { name: 'study-notebook-rules', role: 'Student', open: goTo('/study?tab=notebook&rules=1') },
  {
    name: 'study-why-i-miss',
    role: 'Student',
    open: goTo('/study', (page) => page.getByRole('table', { name: 'Why I miss' }).waitFor()),
    shown: (page) => page.getByRole('table', { name: 'Why I miss' }),
  },
  {
    name: 'study-empty',
    role: 'Student',
    open: goTo('/study', findCoverage, clearStudy, (page) =>
      page.getByText(/^No answers on this device/).waitFor(),
    ),
  },
  { name: 'history', role: 'Student', open: goTo('/quiz-history') },
  { name: 'history-empty', role: 'Tutor', open: goTo('/quiz-history') },
  { name: 'history-failed', role: 'Student', open: withBackend('Errors', 'Quiz History') },
  { name: 'settings', role: 'Student', open: goTo('/user-settings') },
  { name: 'settings-accessibility', role: 'Student', open: goTo('/user-settings/accessibility') },
  {
    name: 'settings-restore-dialog',
    role: 'Student',
    open: goTo('/user-settings', async (page) => {
      await chooseBackup(page, 1);
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'settings-restore-refused',
    role: 'Student',
    open: goTo('/user-settings', async (page) => {
      await chooseBackup(page, 999);
      await page.getByText(/newer version of QLearn/).waitFor();
    }),
  },
  { name: 'subscriptions', role: 'Student', open: goTo('/subscriptions') },
  {
    name: 'subscriptions-end-dialog',
    role: 'Student',
    open: goTo('/subscriptions', openDialog('End Subscription')),
  },
  { name: 'subscriptions-failed', role: 'Student', open: withBackend('Errors', 'Subscriptions') },
  { name: 'payment-not-found', role: 'Student', open: goTo('/payment/success/none') },
  { name: 'not-allowed', role: 'Student', open: goTo('/manage-plans') },

  { name: 'admin-manage-plans', role: 'Admin', open: goTo('/manage-plans') },
  {
    name: 'admin-create-plan',
    role: 'Admin',
    open: goTo('/manage-plans', openDialog('Create Plan')),
  },
  {
    name: 'admin-delete-plan',
    role: 'Admin',
    open: goTo('/manage-plans', openDialog(/^Delete /)),
  },
  {
    name: 'admin-send-invite',
    role: 'Admin',
    open: goTo('/manage-plans', openDialog('Send Invite')),
  },
  { name: 'admin-refund', role: 'Admin', open: goTo('/refund') },
  {
    name: 'admin-payments',
    role: 'Admin',
    open: goTo('/refund', search, async (page) => {
      await page
        .getByRole('row', { name: /student@qlearn/ })
        .getByRole('link', { name: 'View payments' })
        .click();
      await page.getByRole('row', { name: /Pro Month/ }).waitFor();
    }),
  },
  { name: 'admin-portal', role: 'Admin', open: goTo('/admin-portal') },
  { name: 'admin-check-list', role: 'Admin', open: goTo('/admin-portal', openDialog('Check a list')) },
  {
    name: 'admin-check-list-checked',
    role: 'Admin',
    open: checkList(() => Promise.resolve()),
    shown: (page) => page.getByRole('table', { name: 'People' }),
  },
  {
    name: 'admin-check-list-resent',
    role: 'Admin',
    open: checkList(async (page) => {
      await press(page, /^Resend \d/);
      await button(page, 'Back to the list').waitFor();
    }),
  },
  { name: 'admin-invite-many', role: 'Admin', open: goTo('/admin-portal', openDialog('Invite many')) },
  {
    name: 'admin-invite-many-list',
    role: 'Admin',
    open: inviteMany(() => Promise.resolve()),
  },
  {
    name: 'admin-invite-many-sending',
    role: 'Admin',
    open: inviteMany(async (page) => {
      await page.evaluate(() => sessionStorage.setItem('qlearn-demo-fault', 'slow'));
      await press(page, 'Send');
      await page.getByRole('progressbar', { name: /^[1-9]\d* of/ }).waitFor();
    }),
  },
  {
    name: 'admin-invite-many-stopped',
    role: 'Admin',
    open: inviteMany(async (page) => {
      await page.evaluate(() => sessionStorage.setItem('qlearn-demo-fault', 'slow'));
      await press(page, 'Send');
      await page.getByRole('progressbar', { name: /^[1-9]\d* of/ }).waitFor();
      await press(page, 'Stop');
      await button(page, 'Send the rest').waitFor();
    }),
  },
  {
    name: 'admin-invite-many-failed',
    role: 'Admin',
    open: inviteMany(async (page) => {
      await press(page, 'Send');
      await button(page, 'Retry failed').waitFor();
    }),
  },
  { name: 'admin-coupons', role: 'Admin', open: goTo('/admin-portal', (page) => tab(page, 'Coupons')) },
  {
    name: 'admin-create-coupon',
    role: 'Admin',
    open: goTo('/admin-portal', (page) => tab(page, 'Coupons'), openDialog('Create coupon')),
  },
  {
    name: 'admin-logout',
    role: 'Admin',
    open: goTo('/admin-portal', async (page) => {
      await tab(page, 'Logout');
      await page.getByText('Item 12 of 40').waitFor();
    }),
  },
  { name: 'admin-feedback', role: 'Admin', open: goTo('/feedback-dashboard') },
  {
    name: 'admin-feedback-tutor',
    role: 'Admin',
    open: goTo('/feedback-dashboard', async (page) => {
      await tab(page, 'Tutor');
      await page
        .getByRole('link', { name: /^Open question/ })
        .first()
        .waitFor();
    }),
  },
  {
    name: 'admin-feedback-triage',
    role: 'Admin',
    open: goTo('/feedback-dashboard?sort=-errors', async (page) => {
      await page
        .getByRole('table', { name: 'Feedback by question' })
        .getByRole('row')
        .nth(1)
        .getByRole('button')
        .first()
        .click();
      const triage = page.getByRole('group', { name: 'Triage' });
      await triage.getByLabel('Status').selectOption({ label: 'In progress' });
      await triage.getByLabel('Note').fill('Asked the author for the reference range.');
    }),
  },
  {
    name: 'admin-feedback-question',
    role: 'Admin',
    open: goTo('/feedback-dashboard?sort=-errors', async (page) => {
      await page
        .getByRole('link', { name: /^Open question/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Publish as link' }).waitFor();
    }),
  },
  { name: 'admin-qlink', role: 'Admin', open: goTo('/qlink') },
  { name: 'history-offline', role: 'Student', open: withBackend('Offline', 'Quiz History') },
  { name: 'history-loading', role: 'Student', isLoading: true, open: withBackend('Slow', 'Quiz History') },
  { name: 'performance-loading', role: 'Student', isLoading: true, open: withBackend('Slow', 'Performance') },
  { name: 'admin-failed', role: 'Admin', open: withBackend('Errors', 'Manage Plans') },
];
