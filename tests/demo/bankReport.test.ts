import { expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { createQuestionBank } from '@/demo/bank/questionBank';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { studyOf } from '@/demo/rules/studyState';
import { DEMO_STUDENT_ID } from '@/demo/seed/accounts';
import { bankReport } from '@/demo/seed/bankReport';
import { seedExamDay } from '@/demo/seed/examDay';
import { seedDatabase } from '@/demo/seed/seedDatabase';
import { EXAM_TYPES } from '@/shared/api/category';

it('leaves at least 40 questions of each exam type unused at the first sign-in', async () => {
  const report = await bankReport();
  expect([...report.keys()]).toEqual(expect.arrayContaining([...EXAM_TYPES]));
  const short = [...report].filter(([, { unused }]) => unused < 40);
  expect(short).toEqual([]);
});

it('lets the demo student have used about a third of the bank, Step 2 for the most part', async () => {
  const report = await bankReport();
  const all = report.get('All') ?? { questions: 0, unused: 0 };
  const used = all.questions - all.unused;
  expect(used / all.questions).toBeGreaterThan(0.25);
  expect(used / all.questions).toBeLessThan(0.45);
  const own = report.get('Step 2') ?? { questions: 0, unused: 0 };
  expect((own.questions - own.unused) / used).toBeGreaterThan(0.6);
});

it('leaves some questions unused under each name of the builder’s first two headings', async () => {
  const database = createMemoryDatabase();
  const context = { database, bank: createQuestionBank(BANK), now: () => Date.now() };
  await seedDatabase(context);
  await seedExamDay(context);
  const { questions: used } = await studyOf(database, DEMO_STUDENT_ID);
  const unused = BANK.filter(({ id }) => !used.has(id));
  const { discipline, organSystem } = context.bank.categories;
  const few = [
    ...discipline.filter((name) => unused.filter(({ disciplines }) => disciplines.includes(name)).length < 4),
    ...organSystem.filter(
      (name) => unused.filter(({ organSystems }) => organSystems.includes(name)).length < 4,
    ),
  ];
  expect(few).toEqual([]);
});
