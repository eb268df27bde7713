// A tab of an older release, as the disk, the locks and the other tabs see it: it opens the database as it knows it,
// puts its records without looking at what is there, under its own names of fields, and announces them or not.
import { locksOf, START } from './world.mjs';

/** The database's version of the release of 27 November 2026, and its stores. */
const VERSION = 9;
const STORES = [
  ...['journals', 'outbox', 'notes', 'drafts', 'blocks', 'sent', 'expiry', 'attemptTexts', 'attemptImages'],
  ...['questionNotes', 'finishedAttempts', 'presets', 'practice', 'triage', 'examDays'],
];
const LABELS = { discipline: [], examType: [], organSystem: [], subtopics: [], topics: [] };

export const olderNote = (questionId, text, updatedAt) => ({
  questionId,
  text,
  tags: [],
  labels: LABELS,
  quizId: '',
  item: 1,
  updatedAt,
});

/** With the step of its ladder of intervals. */
export const olderGrade = (questionId, updatedAt) => ({
  questionId,
  state: 'waiting',
  dueDay: '2026-03-02',
  step: 1,
  misses: 0,
  enteredAt: 1,
  updatedAt,
});

/** An attempt with one more answer; `before` may be of this release. */
export const olderAttempt = ({ before, owner, questionIds, index, letter, updatedAt }) => ({
  ...owner,
  items: questionIds.map((questionId, place) => {
    const item = before?.items.find((row) => row.questionId === questionId);
    const answer = place === index ? letter : (item?.answer ?? '');
    const tried = item?.tried ?? item?.attemptedLetters ?? [];
    return {
      questionId,
      answer,
      tried: answer === item?.answer || answer === '' ? tried : [...tried, answer],
      marked: item?.marked ?? false,
      strikes: item?.strikes ?? item?.struckLetters ?? [],
      seconds: item?.seconds ?? Math.floor((item?.timeSpentMs ?? 0) / 1_000),
    };
  }),
  currentItem: index + 1,
  secondsLeft: before?.secondsLeft ?? 270,
  phase: 'sitting',
  updatedAt,
});

export function createOlderRelease(world, userId) {
  const tab = { name: 'older release', isDead: false, frozenUntil: 0 };
  const locks = locksOf(world, tab);

  function announce(store, recordId) {
    const message = world.pick([
      undefined,
      { store, recordIds: [recordId] },
      { type: 'written', records: [{ store, id: recordId }] },
    ]);
    if (message === undefined) return;
    for (const channel of world.channels)
      if (channel.name === `qlearn-records-${userId}`)
        world.later(channel.tab, undefined, () =>
          channel.dispatchEvent(Object.assign(new Event('message'), { data: message })),
        );
  }

  return {
    /** It was there first: with the database of its version, which it closes for a newer one, sooner or later. */
    begin: (store, recordId, value, delay) =>
      new Promise((resolve) => {
        const request = world.factory.open('qlearn', VERSION);
        request.onupgradeneeded = () => {
          for (const name of STORES) request.result.createObjectStore(name);
        };
        request.onsuccess = () => {
          const database = request.result;
          world.blocking = database;
          const close = () => {
            world.blocking = undefined;
            database.close();
          };
          database.onversionchange = () => world.later(tab, 'closes the database', close, delay);
          const transaction = database.transaction([store], 'readwrite');
          transaction.objectStore(store).put(value, [userId, recordId]);
          transaction.oncomplete = () => {
            world.snapshot(database, [store]);
            resolve();
          };
        };
      }),

    /** Puts what `valueOf` makes of the record, if anything, and calls `stored` once it is on disk. */
    write: (store, recordId, make) =>
      new Promise((resolve) => {
        const request = world.factory.open('qlearn');
        request.onsuccess = () => {
          const database = request.result;
          const end = () => {
            database.close();
            resolve();
          };
          if (!database.objectStoreNames.contains(store)) {
            end();
            return;
          }
          const transaction = database.transaction([store], 'readwrite');
          const records = transaction.objectStore(store);
          const before = records.get([userId, recordId]);
          const { valueOf, stored } = make();
          let value;
          before.onsuccess = () => {
            value = valueOf(before.result);
            if (value !== undefined) records.put(value, [userId, recordId]);
          };
          transaction.oncomplete = () => {
            // Unless the browser has evicted the site meanwhile.
            const isOnDisk = world.factory._databases.get('qlearn') === database._rawDatabase;
            if (value !== undefined && isOnDisk) {
              world.log(`${tab.name}: has written ${store} ${recordId}`);
              stored();
              announce(store, recordId);
            }
            end();
          };
        };
      }),

    /** Does the work while it has the lock; it takes it from another tab, or waits for it. */
    withLock: (name, steal, work) => void locks.request(name, { steal }, work).catch(() => undefined),
    /** No two tabs are clicked in one millisecond. */
    now: () => START + world.now + 1,
  };
}
