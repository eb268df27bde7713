// Questions to practice as the app stores them on the device: missed in finished quizzes of 40 items, reviewed, and
// due.
import { user } from './data.mjs';

const ITEMS = 40;
/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Opens the app, so that the database exists, and fills the queue; questions of the lowest numbers have waited longest.
 */
export async function fillQueue(page, origin, size) {
  await page.goto(`${origin}/user-settings`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(writeQueue, { userId: user.id, size, items: ITEMS, day: DAY });
}

/** Runs in the page. */
async function writeQueue({ userId, size, items, day }) {
  const now = Date.now();
  const dayOf = (time) => new Date(time).toLocaleDateString('en-CA');
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('qlearn');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database did not open.'));
  });
  const transaction = database.transaction(['finishedAttempts', 'practice'], 'readwrite');
  const questionAt = (index) => `bench-${index + 1}`;
  for (let first = 0; first < size; first += items) {
    const quizId = `bench-quiz-${first}`;
    const rows = Array.from({ length: Math.min(items, size - first) }, (_, item) => [
      questionAt(first + item),
      [[0], [1], [2], [3], [4]],
      'A',
      [30_000],
      'incorrect',
      false,
      30_000,
      null,
      'B',
    ]);
    transaction.objectStore('finishedAttempts').put(
      {
        version: 1,
        userId,
        quizId,
        name: quizId,
        timerOn: true,
        tutorOn: false,
        submittedAt: now - 100 * day + first,
        names: ['Internal Medicine', 'Cardiovascular', 'Step 2', 'Heart failure', 'Cardiogenic shock'],
        rows,
      },
      [userId, quizId],
    );
  }
  for (let index = 0; index < size; index += 1) {
    const questionId = questionAt(index);
    const dueDay = dayOf(now - day * (40 - Math.floor((index / size) * 40)));
    const memory = { stability: 20, difficulty: 5, reviewedDay: dayOf(now - 60 * day) };
    transaction.objectStore('practice').put(
      {
        version: 1,
        questionId,
        state: 'waiting',
        dueDay,
        memory,
        lapses: 1,
        enteredAt: now - 90 * day,
        updatedAt: now,
      },
      [userId, questionId],
    );
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(new Error('The queue was not written.'));
  });
  database.close();
}
