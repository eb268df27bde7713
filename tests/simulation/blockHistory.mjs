// One history: people in several tabs of one user, a server, a newer release, and what must hold after each step.
import { createOlderRelease, olderAttempt, olderGrade, olderNote } from './olderRelease.mjs';
import { Promised } from './promised.mjs';
import { Broken, World } from './world.mjs';

const USER = 'u1';
const QUIZ = 'z1';
const QUESTIONS = ['q1', 'q2', 'q3'];
const LETTERS = ['A', 'B', 'C', 'D'];
const OWNER = { userId: USER, quizId: QUIZ };
const EXAM_LOCK = `qlearn-exam-${USER}-${QUIZ}`;
/** Steps in which people act and things fail. */
const STEPS = 900;
/** Steps after a takeover, once it has loaded the quiz, in which people act often. */
const HURRY_STEPS = 60;
/** Steps until all that was begun must have ended. */
const CALM_STEPS = 4_000;

/** What the server knows of the quiz. */
function createServer() {
  const server = { submissions: [] };
  const quiz = () => ({
    id: QUIZ,
    name: 'Block',
    userId: USER,
    tutorOn: false,
    timerOn: true,
    quizStatus: server.submissions.length > 0 ? 'COMPLETE' : 'IN_PROGRESS',
    questions: QUESTIONS.map((questionId, index) => ({ questionId, questionNo: index + 1, imageList: [] })),
  });
  server.answer = (call, args) => {
    switch (call) {
      case 'getQuiz':
        return { body: quiz() };
      case 'getQuestions':
        return {
          body: QUESTIONS.map((questionId) => ({
            questionId,
            stem: 'Stem',
            option: { optionList: ['a', 'b', 'c', 'd'], correctAnswer: 'A' },
          })),
        };
      case 'getQuestionHistories':
        return {
          body: (server.submissions[0]?.questionHistories ?? []).map((row) => ({
            ...row,
            reviewTimeSpent: 0,
          })),
        };
      case 'submitQuiz':
        server.submissions.push(args);
        return { body: {} };
      default:
        return { status: 404 };
    }
  };
  return server;
}

/** The actions of a history, by name; a shrunk history leaves some of them out. */
const ACTIONS = [
  ['answer', 80],
  ['note', 16],
  ['rule', 8],
  ['grade', 8],
  ['phrase', 4],
  ['mark', 8],
  ['move', 24],
  ['end', 4],
  ['open', 12],
  ['takeOver', 8],
  ['leave', 1],
  ['kill', 2],
  ['refuse', 10],
  ['loseConnection', 10],
  ['freeze', 4],
  ['clock', 2],
  ['evict', 1],
  ['newerNote', 2],
  ['newerRule', 2],
  ['newerGrade', 2],
  ['newerAttempt', 4],
];

/** Beside an older release. */
const OLDER_ACTIONS = [
  ['olderNote', 4],
  ['olderGrade', 4],
  ['olderAttempt', 8],
];

/** Done in a tab whose answers can be changed. */
const SITTING = ['answer', 'mark', 'move', 'end'];

/**
 * Runs the history of a seed; `skip` has the numbers of the actions that are left out. Throws `Broken`.
 */
export async function runBlockHistory(seed, code, options = {}) {
  const { log = () => undefined, skip = new Set(), isBesideOlder = false } = options;
  const world = new World(seed, code, log);
  const bag = world.drawBag(isBesideOlder ? [...ACTIONS, ...OLDER_ACTIONS] : ACTIONS);
  const older = isBesideOlder ? createOlderRelease(world, USER) : undefined;
  const server = createServer();
  const tabs = [];
  const items = QUESTIONS.map(() => new Promised());
  /** What people type beside the answers. */
  const typed = {
    note: { store: 'questionNotes', promised: new Promised(), textOf: ({ text }) => text },
    rule: { store: 'missReasons', promised: new Promised(), textOf: ({ rule }) => rule },
    grade: { store: 'practice', promised: new Promised(), textOf: ({ updatedAt }) => `grade ${updatedAt}` },
    phrase: { store: 'phrases', promised: new Promised(), textOf: ({ text }) => text },
  };
  const promisedIn = { journals: items };
  for (const { store, promised } of Object.values(typed)) promisedIn[store] = [promised];
  /** What a newer release has written and this one cannot read: by store, as JSON. */
  const foreign = new Map(Object.keys(promisedIn).map((store) => [store, new Set()]));
  const counts = new Map();
  const count = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let actions = 0;
  let names = 0;
  let steps = 0;
  /** Until this step people are in a hurry: what one tab has taken over, another still writes. */
  let hurryUntil = 0;
  let isEnded = false;

  const fail = (text) => {
    throw new Broken(text);
  };

  const ask = (tab) => (call, args) =>
    new Promise((resolve) => {
      if (tab().isDead) return;
      const isLost = !world.isCalm && world.chance(0.08);
      const arrives = !isLost || world.chance(0.5);
      const isRefused = !world.isCalm && !isLost && world.chance(0.05);
      world.later(
        undefined,
        `server: ${call}${isLost ? ' lost' : ''}${isRefused ? ' 503' : ''}`,
        () => {
          const answer = isRefused ? { status: 503 } : arrives ? server.answer(call, args) : undefined;
          world.later(tab(), undefined, () => resolve(isLost ? undefined : answer));
        },
        undefined,
        tab(),
      );
    });

  function open(takeOver) {
    names += 1;
    const tab = world.openTab(`tab${names}`);
    tab.typed = new Map();
    tab.app = tab.module.openTab(
      USER,
      ask(() => tab),
      (cause) => world.errors.push(cause),
    );
    tab.app.enter(QUIZ, takeOver);
    // What is typed can be once it is read.
    void Promise.all(Object.values(tab.app.typed).map(({ read }) => read('q1'))).then(() => {
      tab.hasRead = true;
    });
    tab.isTakingOver = takeOver;
    tabs.push(tab);
    log(`${tab.name}: opens the quiz${takeOver ? ', taking over' : ''}`);
    return tab;
  }

  /** Another tab, of a newer release, writes as the holder of the lock. */
  function writeNewer(store, recordId, lock) {
    const value = { version: 2, text: `newer ${actions}`, updatedAt: actions * 2 };
    const evictions = counts.get('evict');
    const write = (done) => {
      const request = world.factory.open('qlearn');
      request.onsuccess = () => {
        const database = request.result;
        // It reads what this release has written: a block that has ended is not sat again.
        if (!database.objectStoreNames.contains(store) || (store === 'journals' && isEnded)) {
          database.close();
          done();
          return;
        }
        const transaction = database.transaction([store], 'readwrite');
        const records = transaction.objectStore(store);
        const before = records.get([USER, recordId]);
        records.put(value, [USER, recordId]);
        transaction.oncomplete = () => {
          if (counts.get('evict') === evictions) {
            // It can read its own.
            foreign.get(store).delete(JSON.stringify(before.result));
            log(`newer release: has written ${store} ${recordId}`);
            foreign.get(store).add(JSON.stringify(value));
            for (const promised of promisedIn[store]) promised.replaced();
          }
          database.close();
          done();
        };
      };
    };
    const tab = { name: 'newer', isDead: false, frozenUntil: 0 };
    if (lock === undefined) {
      write(() => undefined);
      return;
    }
    const claim = world.lockNamed(lock);
    const request = { tab, reject: () => undefined, grant: () => write(() => world.release(claim, request)) };
    claim.waiting.push(request);
    world.grantNext(claim);
  }

  /** The older release comes after what was written so far; once it is on disk, nothing earlier replaces it. */
  function writeOlder(name, letter, index, steal) {
    /** It would destroy what a newer release has written, which this one cannot prevent. */
    const isNewer = (before) => before?.version === 2;
    const typeAs = (kind, text, value) => {
      const { promised } = typed[kind];
      promised.made(text);
      return {
        valueOf: (before) => (isNewer(before) ? undefined : value),
        stored: () => promised.saved(text),
      };
    };
    const updatedAt = () => actions * 2 + 1;
    if (name === 'olderNote')
      void older.write('questionNotes', 'q1', () => {
        const text = `older ${actions}`;
        return typeAs('note', text, olderNote('q1', text, updatedAt()));
      });
    else if (name === 'olderGrade')
      void older.write('practice', 'q1', () =>
        typeAs('grade', `grade ${updatedAt()}`, olderGrade('q1', updatedAt())),
      );
    else
      older.withLock(EXAM_LOCK, steal, () =>
        older.write('journals', QUIZ, () => ({
          valueOf: (before) => {
            if (before === undefined || isNewer(before) || before.phase === 'submitting' || isEnded)
              return undefined;
            items[index].made(letter);
            const answer = { before, questionIds: QUESTIONS, index, letter, updatedAt: older.now() };
            return olderAttempt({ owner: OWNER, ...answer });
          },
          stored: () => items[index].saved(letter),
        })),
      );
    count('older');
  }

  function act() {
    const name = world.pick(bag);
    // All random numbers of an action are drawn, also if it is left out: the rest of the history stays the same.
    const [one, two, three] = [world.random(), world.random(), world.random()];
    actions += 1;
    if (skip.has(actions)) return;
    const able = tabs.filter(
      (tab) =>
        !tab.isDead &&
        tab.frozenUntil <= world.now &&
        !world.isRobbed(tab) &&
        (!SITTING.includes(name) || tab.app.writable() !== undefined),
    );
    const tab = able[Math.floor(one * able.length)];
    if (name === 'open') {
      if (tabs.filter(({ isDead }) => !isDead).length < 3) open(false);
      return;
    }
    if (name === 'evict' && two < 0.3) {
      world.evict();
      count(name);
      for (const promised of Object.values(promisedIn).flat()) promised.replaced();
      for (const values of foreign.values()) values.clear();
    }
    if (name.startsWith('older'))
      writeOlder(name, LETTERS[Math.floor(one * 4)], Math.floor(two * 3), three < 0.5);
    if (name === 'newerNote') writeNewer('questionNotes', 'q1', undefined);
    if (name === 'newerRule') writeNewer('missReasons', 'q1', undefined);
    if (name === 'newerGrade') writeNewer('practice', 'q1', undefined);
    if (name === 'newerAttempt') writeNewer('journals', QUIZ, EXAM_LOCK);
    if (tab === undefined) return;
    if (world.disturb(tab, name, two, three)) {
      count(name);
      return;
    }
    const say = (text) => log(`${tab.name}: ${text}`);
    switch (name) {
      case 'answer': {
        const letter = LETTERS[Math.floor(two * LETTERS.length)];
        const before = tab.app.writable();
        say(`chooses ${letter}`);
        count(name);
        world.run(() => tab.app.answer(letter));
        tab.app.writable()?.forEach((answer, index) => {
          if (answer !== before[index]) items[index].made(answer);
        });
        return;
      }
      case 'note':
      case 'rule':
      case 'grade':
      case 'phrase': {
        // Two tabs that type within the milliseconds of opening the connection again: the last to be stored wins.
        if (tab.hasRead !== true || tab.lostTransactions > 0 || tab.isOpening) return;
        const updatedAt = actions * 2;
        const text = `${name} ${updatedAt}`;
        say(`types '${text}'`);
        count(name);
        typed[name].promised.made(text);
        tab.typed.set(name, text);
        tab.app.typed[name].write('q1', text, updatedAt);
        return;
      }
      case 'mark':
        tab.app.mark();
        return;
      case 'move':
        tab.app.move(Math.floor(two * QUESTIONS.length));
        return;
      case 'end':
        say('ends the block');
        isEnded = true;
        tab.app.end();
        return;
      case 'takeOver':
        if (tabs.filter(({ isDead }) => !isDead).length < 3) open(true);
        return;
      case 'leave':
        say('leaves the exam, and enters it again');
        tab.app.leave();
        tab.foundDelivered = undefined;
        tab.app.enter(QUIZ, false);
        return;
      case 'clock':
        world.wallOffset += Math.floor((two - 0.5) * 7_200_000);
        say('the clock jumps');
        return;
    }
  }

  const answersOnDisk = () => {
    const stored = world.stored('journals', USER, QUIZ);
    if (stored === undefined || stored.version === 2) return undefined;
    return QUESTIONS.map((id) => stored.items.find(({ questionId }) => questionId === id)?.answer ?? '');
  };

  function check() {
    for (const cause of world.errors) fail(`an error: ${cause?.stack ?? cause}`);
    for (const [store, values] of foreign) {
      const present = world.textsIn(store);
      for (const value of values) if (!present.has(value)) fail(`${store}: overwritten: ${value}`);
    }
    if (server.submissions.length > 1) fail('the quiz was submitted twice');
    const answers = answersOnDisk();
    const isDelivered = answers === undefined && world.stored('sent', USER, QUIZ) !== undefined;
    for (const tab of tabs) {
      if (tab.isDead) continue;
      const shown = tab.app.writable();
      // What it had loaded before does not count: it reads the device once it has the lock.
      tab.foundDelivered = holdsLock(tab) ? (tab.foundDelivered ?? isDelivered) : undefined;
      if (shown !== undefined && tab.foundDelivered === true) fail('a delivered block is sat again');
      if (shown !== undefined && holdsLock(tab) && tab.app.says('journals') === 'done') {
        shown.forEach((answer, index) => items[index].saved(answer));
      }
      for (const [name, text] of tab.typed) {
        const { promised, store } = typed[name];
        if (tab.app.says(store) !== 'done') continue;
        // What a newer release has written since has replaced it.
        if (world.stored(store, USER, 'q1')?.version !== 2) promised.saved(text);
        tab.typed.delete(name);
      }
    }
    const isHandedIn =
      server.submissions.length > 0 || world.stored('outbox', USER, `submission-${QUIZ}`) !== undefined;
    if (answers !== undefined && !isHandedIn) {
      answers.forEach((answer, index) => {
        if (!items[index].allows(answer))
          fail(`answer ${index + 1} on disk is '${answer}', saved was ${items[index]}`);
      });
    } else if (!isHandedIn && items.some((item) => !item.allows(''))) fail('saved answers are gone');
    for (const [name, { promised, store, textOf }] of Object.entries(typed)) {
      const record = world.stored(store, USER, 'q1');
      const text = record === undefined || record.version === 2 ? '' : textOf(record);
      if (!promised.allows(text)) fail(`the ${name} on disk is '${text}', saved was ${promised}`);
    }
    for (const { questionHistories } of server.submissions) {
      questionHistories.forEach(({ answerGiven }, index) => {
        // What a tab has saved after another one had handed the block in stays on the device: Create Quiz offers it.
        const isLeft = answers !== undefined && items[index].allows(answers[index]);
        if (!items[index].allows(answerGiven) && !isLeft)
          fail(`answer ${index + 1} submitted is '${answerGiven}', saved was ${items[index]}`);
      });
    }
  }

  const holdsLock = (tab) => world.lockNamed(EXAM_LOCK).holder?.tab === tab;

  try {
    if (older !== undefined) {
      items[0].made('B');
      items[0].saved('B');
      const attempt = { owner: OWNER, questionIds: QUESTIONS, index: 0, letter: 'B', updatedAt: older.now() };
      const begun = older.begin('journals', QUIZ, olderAttempt(attempt), world.pick([0, 1_000, 5_000]));
      let hasBegun = false;
      void begun.then(() => {
        hasBegun = true;
      });
      while (!hasBegun) await world.step();
    }
    world.isCalm = true;
    const first = open(false);
    for (let step = 0; step < STEPS && first.app.writable() === undefined; step += 1) await world.step();
    world.isCalm = false;
    for (; steps < STEPS; steps += 1) {
      const taker = tabs.find((tab) => tab.isTakingOver && tab.app.writable() !== undefined);
      if (taker !== undefined) {
        taker.isTakingOver = false;
        hurryUntil = steps + HURRY_STEPS;
        count('takeover');
      }
      if (world.chance(steps < hurryUntil ? 0.6 : 0.08)) {
        act();
        await Promise.resolve();
        check();
      }
      await world.step();
      check();
    }
    world.isCalm = true;
    for (const tab of tabs) Object.assign(tab, { refuses: 0, lostTransactions: 0, frozenUntil: 0 });
    for (const tab of tabs.filter(({ isDead }) => !isDead)) world.kill(tab);
    const last = open(false);
    const isDone = () =>
      ['open', 'failed'].includes(last.app.phase()) &&
      (!isEnded || server.submissions.length > 0 || last.app.writable() !== undefined) &&
      // A refused one is shown, with its download.
      [world.stored('outbox', USER, `submission-${QUIZ}`)].every(
        (queued) => queued?.refusal !== undefined || queued === undefined,
      );
    for (let step = 0; step < CALM_STEPS && !isDone(); step += 1) {
      if (!(await world.step())) break;
      check();
    }
    if (!isDone()) fail(`the person cannot go on: the exam is ${last.app.phase()}, handed in: ${isEnded}`);
    return {
      answers: counts.get('answer') ?? 0,
      notes: counts.get('note') ?? 0,
      rules: counts.get('rule') ?? 0,
      grades: counts.get('grade') ?? 0,
      phrases: counts.get('phrase') ?? 0,
      takeovers: counts.get('takeover') ?? 0,
      kills: counts.get('kill') ?? 0,
      evictions: counts.get('evict') ?? 0,
      older: counts.get('older') ?? 0,
      setAside: [...world.disk.values()]
        .flatMap((records) => [...records.keys()])
        .filter((key) => /#kept\d*$/.test(key)).length,
      submissions: server.submissions.length,
    };
  } finally {
    await world.end();
  }
}
