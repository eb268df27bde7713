// One history: a person practices due questions in several tabs, and what must hold after each step.
import { Promised } from './promised.mjs';
import { Broken, START, World } from './world.mjs';

const USER = 'u1';
const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
const DAY_MS = 86_400_000;
const GRADES = ['again', 'hard', 'good', 'easy'];
/** Steps in which people act and things fail. */
const STEPS = 600;
/** Steps until all that was begun must have ended. */
const CALM_STEPS = 4_000;

/** As the releases until 2026 stored it: without a version, with a step of a ladder. */
const EARLIER = {
  state: 'waiting',
  dueDay: '2026-11-27',
  step: 2,
  misses: 1,
  enteredAt: START,
  updatedAt: 1,
};

/** The actions of a history, by name; a shrunk history leaves some of them out. */
const ACTIONS = [
  ['choose', 40],
  ['grade', 40],
  ['remove', 2],
  ['undo', 16],
  ['startNext', 8],
  ['open', 8],
  ['kill', 3],
  ['refuse', 10],
  ['loseConnection', 10],
  ['freeze', 6],
];

/** What counts of a record; '' without one. */
const textOf = (record) =>
  record === undefined
    ? ''
    : JSON.stringify([
        record.state,
        record.dueDay,
        record.memory?.stability,
        record.lapses ?? record.misses,
        record.updatedAt,
      ]);

/** Runs the history of a seed; `skip` has the numbers of the actions that are left out. Throws `Broken`. */
export async function runDrillHistory(seed, code, { log = () => undefined, skip = new Set() } = {}) {
  const world = new World(seed, code, log);
  world.losesOnlyFrozen = true;
  const bag = world.drawBag(ACTIONS);
  const tabs = [];
  const promised = new Map(QUESTIONS.map((id) => [id, new Promised()]));
  const onDisk = new Map();
  const counts = { drillGrades: 0, drillUndone: 0, drillKills: 0 };
  let actions = 0;

  const fail = (text) => {
    throw new Broken(text);
  };

  function open() {
    const tab = world.openTab(`tab${tabs.length + 1}`, '/study/practice');
    tab.app = tab.module.openDrill(USER, QUESTIONS, START - 2 * DAY_MS);
    /** By question: what it has written since 'Saved' was last shown. */
    tab.written = new Map();
    tabs.push(tab);
    log(`${tab.name}: opens the drill`);
    return tab;
  }

  /** Does a step that writes the question's record, and follows what it makes of it. */
  function step(tab, questionId, work) {
    world.run(work);
    const text = textOf(tab.app.record(questionId));
    promised.get(questionId).made(text);
    tab.written.set(questionId, text);
  }

  function grade(tab, grade) {
    const { actions: steps, today } = tab.app.steps();
    const questionId = tab.app.current();
    log(`${tab.name}: grades ${questionId} ${grade}`);
    counts.drillGrades += 1;
    if (tab.app.record(questionId)?.memory?.reviewedDay === today)
      fail(`${questionId} is to be graded again on the same day`);
    step(tab, questionId, () => steps.grade(grade));
    const after = tab.app.record(questionId);
    if (after?.grade !== grade || after.memory?.reviewedDay !== today)
      fail(`${questionId} was graded ${grade}, and has ${textOf(after)}`);
  }

  function undo(tab) {
    const { drill, actions: steps } = tab.app.steps();
    const questionId = drill.choice === '' ? drill.last?.questionId : undefined;
    if (questionId === undefined) return void steps.undo();
    log(`${tab.name}: takes the grade of ${questionId} back`);
    counts.drillUndone += 1;
    step(tab, questionId, () => steps.undo());
    const after = tab.app.record(questionId);
    if (after?.dueDay !== drill.last.before?.dueDay || after?.lapses !== drill.last.before?.lapses)
      fail(`the grade of ${questionId} was taken back, and it has ${textOf(after)}`);
  }

  function act() {
    const name = world.pick(bag);
    // All random numbers of an action are drawn, also if it is left out: the rest of the history stays the same.
    const [one, two, three] = [world.random(), world.random(), world.random()];
    actions += 1;
    // No two clicks are in one millisecond.
    world.now += 1;
    if (skip.has(actions)) return;
    const living = tabs.filter(({ isDead }) => !isDead);
    if (name === 'open') {
      if (living.length < 3) open();
      return;
    }
    // A person takes a moment from one tab to the next: by then it has its messages, and the other has written.
    const isBehind = (tab) => world.events.some((event) => event.tab === tab);
    const writing = living.filter(({ app }) => app.isWriting());
    const able = living.filter(
      (tab) =>
        tab.frozenUntil <= world.now &&
        tab.app.steps() !== undefined &&
        !isBehind(tab) &&
        writing.every((other) => other === tab),
    );
    const tab = able[Math.floor(one * able.length)];
    if (tab === undefined) return;
    if (world.disturb(tab, name, two, three)) {
      if (name === 'kill') counts.drillKills += 1;
      const shown = () => tab.document.dispatchEvent(new Event('visibilitychange'));
      if (name === 'freeze') world.later(tab, 'is shown again', shown, 0);
      return;
    }
    const { drill, actions: steps } = tab.app.steps();
    const questionId = tab.app.current();
    switch (name) {
      case 'choose':
        if (questionId === undefined || drill.choice !== '') return;
        log(`${tab.name}: answers ${questionId}`);
        steps.choose('A');
        return;
      case 'grade':
        if (drill.choice !== '') grade(tab, GRADES[Math.floor(two * GRADES.length)]);
        return;
      case 'remove':
        if (questionId === undefined) return;
        log(`${tab.name}: removes ${questionId}`);
        step(tab, questionId, () => steps.remove());
        return;
      case 'undo':
        undo(tab);
        return;
      case 'startNext':
        if (questionId === undefined) steps.startNext();
        return;
    }
  }

  function check() {
    for (const cause of world.errors) fail(`an error: ${cause?.stack ?? cause}`);
    for (const [questionId, values] of promised) {
      const text = textOf(world.stored('practice', USER, questionId));
      // A grade that one tab could not store yet comes after what another has taken back.
      const isLate = values.allows('') && tabs.some((tab) => tab.written.get(questionId) === text);
      if (isLate && !values.allows(text)) values.made(text);
      onDisk.set(questionId, text);
    }
    for (const tab of tabs) {
      if (tab.isDead || tab.written.size === 0 || tab.app.says() !== 'done') continue;
      for (const [questionId, text] of tab.written) promised.get(questionId).saved(text);
      tab.written.clear();
    }
    for (const [questionId, values] of promised) {
      const text = onDisk.get(questionId);
      if (!values.allows(text)) fail(`${questionId} on disk is '${text}', saved was ${values}`);
    }
  }

  async function settle(isDone) {
    for (let step = 0; step < CALM_STEPS && !isDone(); step += 1) {
      if (!(await world.step())) break;
      check();
    }
  }

  /** What an earlier release has left on the disk. */
  async function storeEarlier(questionIds) {
    const request = world.factory.open('qlearn');
    let isDone = false;
    request.onsuccess = () => {
      const transaction = request.result.transaction(['practice'], 'readwrite');
      for (const questionId of questionIds)
        transaction.objectStore('practice').put({ questionId, ...EARLIER }, [USER, questionId]);
      transaction.oncomplete = () => {
        request.result.close();
        isDone = true;
      };
    };
    for (const questionId of questionIds) promised.set(questionId, new Promised(textOf(EARLIER)));
    for (let step = 0; step < CALM_STEPS && !isDone; step += 1) await world.step();
  }

  try {
    world.isCalm = true;
    const first = open();
    await settle(() => first.app.steps() !== undefined);
    world.kill(first);
    await storeEarlier(QUESTIONS.slice(0, 3));
    const second = open();
    await settle(() => second.app.steps() !== undefined);
    world.isCalm = false;
    for (let step = 0; step < STEPS; step += 1) {
      if (world.chance(0.15)) {
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
    const last = open();
    await settle(() => last.app.steps() !== undefined);
    if (last.app.steps() === undefined) fail('the drill does not open');
    for (let left = QUESTIONS.length; last.app.current() !== undefined; left -= 1) {
      if (left === 0) fail('the drill does not end');
      if (last.app.steps().drill.choice === '') last.app.steps().actions.choose('A');
      grade(last, 'good');
      check();
    }
    await settle(() => false);
    if (last.written.size > 0) fail('the last grades are not saved');
    return counts;
  } finally {
    await world.end();
  }
}
