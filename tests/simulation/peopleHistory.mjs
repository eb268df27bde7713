// One history: two people who share a browser sign in and out, sit exam days, and end quizzes from the banner.
import { Broken, drain, START, World } from './world.mjs';

const PEOPLE = ['u1', 'u2'];
const EXAM = 'Board';
const BLOCKS = 3;
const ITEMS = 4;
const LETTERS = ['A', 'B', 'C', 'D'];
/** Steps in which people act and things fail. */
const STEPS = 1_200;
/** After these, people hurry: what one tab begins or ends, another goes on with. */
const HURRIED = ['signOut', 'signIn', 'endQuiz', 'startDay', 'nextBlock'];
/** Steps after them in which people act often. */
const HURRY_STEPS = 40;
/** Steps until all that was begun must have ended. */
const CALM_STEPS = 6_000;
const HOUR_MS = 3_600_000;
/** Difference between the moments of a block on disk and those of the monotonic clock: frozen tabs, lost responses. */
const IMPRECISE_MS = 300_000;

const PLAN = {
  exam: EXAM,
  blocks: BLOCKS,
  items: ITEMS,
  minutes: 60,
  parts: [],
  breakMinutes: 45,
  fixedBreaks: [],
  extraBreakMinutes: 0,
  extraTime: undefined,
  categories: {},
  types: { unused: true, correct: true, incorrect: true, marked: true },
};

const ACTIONS = [
  ['signIn', 20],
  ['signOut', 4],
  ['startDay', 20],
  ['nextBlock', 16],
  ['answer', 60],
  ['move', 20],
  ['endBlock', 12],
  ['endDay', 2],
  ['visit', 6],
  ['showEnd', 16],
  ['endQuiz', 12],
  ['open', 16],
  ['kill', 2],
  ['freeze', 4],
  ['loseConnection', 2],
  ['clock', 4],
  ['refuseToken', 2],
];

const isAt = (path) => (tab) => tab.app.userId() !== undefined && tab.location.pathname === path;
const isSitting = (tab) => tab.app.writable() !== undefined;

/** In which tabs an action can be done; without an entry, in each. */
const IS_ABLE = {
  signIn: (tab) => tab.location.pathname === '/login' && tab.app.status() === 'signedOut',
  signOut: (tab) => tab.app.userId() !== undefined,
  startDay: isAt('/study/exam-day'),
  nextBlock: isAt('/study/exam-day/break'),
  endDay: isAt('/study/exam-day/break'),
  answer: isSitting,
  move: isSitting,
  endBlock: isSitting,
  visit: (tab) => tab.app.userId() !== undefined,
  showEnd: (tab) => tab.app.userId() !== undefined && !isSitting(tab),
  endQuiz: (tab) => isAt('/create-quiz')(tab) && tab.dialog?.userId === tab.app.userId(),
};

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the backend knows: tokens, quizzes, and what was submitted. */
function createServer(world, fail) {
  const tokens = new Map();
  const quizzes = [];
  let signIns = 0;
  const server = { quizzes, refused: new Set() };
  const blockOf = (quiz) => ({
    id: quiz.id,
    name: quiz.name,
    userId: quiz.userId,
    tutorOn: false,
    timerOn: true,
    quizStatus: quiz.status,
    questions: quiz.questions.map((questionId, index) => ({
      questionId,
      questionNo: index + 1,
      imageList: [],
    })),
  });
  const ok = (body) => ({ status: 200, body });

  function signIn({ email }) {
    signIns += 1;
    const [id] = email.split('@');
    const iat = Math.floor((START + world.now) / 1_000);
    const token = `h.${encoded({ sub: id, iat, exp: iat + 864_000, n: signIns })}.s`;
    tokens.set(token, id);
    return ok({ accessToken: token, id });
  }

  server.userOf = (token) => tokens.get(token);
  server.refuse = (token) => {
    tokens.delete(token);
    server.refused.add(token);
  };

  world.answer = ({ method, path, body, bearer }) => {
    if (!world.isCalm && world.chance(0.03)) return { status: 503 };
    if (path.endsWith('/auth/signin')) return signIn(body);
    const userId = tokens.get(bearer?.replace('Bearer ', ''));
    if (userId === undefined) return { status: 401 };
    const [, , ...parts] = path.split('/');
    const call = `${method} ${parts[0]}`;
    if (call === 'GET user' && parts[1] === 'me')
      return ok({
        id: userId,
        displayName: userId,
        email: `${userId}@qlearn.demo`,
        primaryRole: 'ROLE_STUDENT',
      });
    const [owner] = parts.filter((part) => PEOPLE.includes(part));
    if (owner !== undefined && owner !== userId)
      fail(`${method} ${path} is sent with the token of ${userId}`);
    if (call === 'POST api') {
      if (body.userId !== userId) fail(`a quiz of ${body.userId} is created with the token of ${userId}`);
      const id = `quiz${quizzes.length + 1}`;
      const questions = Array.from({ length: ITEMS }, (_, index) => `${id}-${index + 1}`);
      quizzes.push({ id, userId, name: body.name, status: 'IN_PROGRESS', questions, rows: [] });
      return ok({ quizId: id });
    }
    if (call === 'GET quiz' && parts[1] === 'user') {
      const open = quizzes.filter((quiz) => quiz.userId === userId && quiz.status === 'IN_PROGRESS');
      return ok(open.map(({ id, name, status }) => ({ id, name, quizStatus: status })));
    }
    if (call === 'POST bank')
      return ok(
        body.question_list.map((questionId) => ({
          questionId,
          stem: 'Stem',
          option: { optionList: ['a', 'b', 'c', 'd'], correctAnswer: 'A' },
        })),
      );
    const quiz = quizzes.find(({ id }) => parts.includes(id));
    if (quiz === undefined) return { status: 404 };
    // The address of another's exam may be opened.
    if (quiz.userId !== userId && method === 'GET') return { status: 403 };
    if (quiz.userId !== userId) fail(`${method} ${path} is sent with the token of ${userId}`);
    if (call === 'GET quiz') return ok(blockOf(quiz));
    if (call === 'GET question-history') return ok(quiz.rows);
    if (call === 'POST quiz') {
      // 'End Quiz' sends no answers.
      const { questionHistories = [] } = body;
      if (quiz.status === 'COMPLETE') {
        if (quiz.rows.length > 0 && questionHistories.length > 0) fail(`${quiz.id} was submitted twice`);
        return { status: 409 };
      }
      quiz.status = 'COMPLETE';
      quiz.rows = questionHistories.map((row) => ({ ...row, reviewTimeSpent: 0 }));
      return ok({});
    }
    return { status: 404 };
  };
  return server;
}

/** Runs the history of a seed; `skip` has the numbers of the actions that are left out. Throws `Broken`. */
export async function runPeopleHistory(seed, code, { log = () => undefined, skip = new Set() } = {}) {
  const world = new World(seed, code, log);
  world.longestFreeze = 20_000;
  const bag = world.drawBag(ACTIONS);
  let broken;
  // Also from within a request, whose caller would catch it.
  const fail = (text) => {
    broken ??= new Broken(text);
    throw broken;
  };
  const server = createServer(world, fail);
  /** Tokens that a person has signed out of. */
  const left = new Set();
  const storedBy = new Map();
  /** Who has ended an exam day before its last block. */
  const endedDays = new Set();
  /** By quiz and question: the answers that were on screen while 'Saved' was shown, or later. */
  const saved = new Map();
  /** Quizzes whose answers were given up, with as many answers as the dialog named. */
  const givenUp = new Map();
  /** Quizzes that were once blocks of a day on disk. */
  const blocks = new Map();
  /** By person: the day in progress as it last was on disk. */
  const daysBefore = new Map();
  const counts = {};
  const count = (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let actions = 0;
  let names = 0;
  let hurryUntil = 0;
  let steps = 0;
  const tabs = [];

  world.onTextChanged = (tab, name, before, after) => {
    if (name !== 'token') return;
    log(`${tab.name}: ${after === null ? 'removes' : 'stores'} the token of ${userOfToken(after ?? before)}`);
    if (after !== null) {
      storedBy.set(after, tab);
      return;
    }
    // A sign-in that fails takes its token back.
    const isFailed = storedBy.get(before) === tab && tab.app.userId() === undefined;
    if (!isFailed && !left.has(before) && !server.refused.has(before))
      fail(`${tab.name} removes the token of ${userOfToken(before)}, who has not signed out`);
  };

  const userOfToken = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;

  function open() {
    names += 1;
    const tab = world.openTab(`tab${names}`, world.pick(['/create-quiz', '/study/exam-day', '/login']));
    tab.app = tab.module.openPage(
      (path) => {
        log(`${tab.name}: goes to ${path}`);
        tab.location.pathname = path;
      },
      (cause) => world.errors.push(cause),
    );
    tabs.push(tab);
    log(`${tab.name}: opens ${tab.location.pathname}`);
    return tab;
  }

  /** What the router does: the guard of a page, and what entering and leaving the exam starts. */
  function route(tab) {
    if (tab.isDead || tab.frozenUntil > world.now) return;
    const { pathname } = tab.location;
    if (tab.app.status() === 'signedOut' && pathname !== '/login') {
      tab.app.expire();
      tab.location.pathname = '/login';
    }
    const exam =
      tab.app.userId() === undefined ? undefined : /^\/exam\/([^/]+)\/\d+$/.exec(tab.location.pathname)?.[1];
    if (exam === tab.exam) return;
    if (tab.exam !== undefined) tab.app.leave();
    tab.exam = exam;
    if (exam !== undefined) tab.app.enter(exam);
  }

  function act() {
    const name = world.pick(bag);
    const [one, two, three] = [world.random(), world.random(), world.random()];
    actions += 1;
    if (skip.has(actions)) return;
    const living = tabs.filter(({ isDead }) => !isDead);
    if (name === 'open') {
      if (living.length < 3) open();
      return;
    }
    if (name === 'clock') {
      // Without a page, only the date of a response would show it.
      if (living.length === 0 || living.some(({ frozenUntil }) => frozenUntil > world.now)) return;
      // Whoever sets the clock leaves the page for it, and comes back: both are read before and after.
      for (const tab of living) tab.app.readClock();
      world.wallOffset += world.pick([-24, -1, 1, 24]) * HOUR_MS;
      log(`the clock is set to ${new Date(START + world.now + world.wallOffset).toISOString()}`);
      for (const tab of living) tab.app.readClock();
      return;
    }
    if (name === 'refuseToken') {
      const token = world.texts.get('token');
      if (token === undefined || three < 0.5) return;
      log(`server: refuses the token of ${userOfToken(token)}`);
      server.refuse(token);
      return;
    }
    const able = living.filter(
      (tab) => tab.frozenUntil <= world.now && !world.isRobbed(tab) && (IS_ABLE[name]?.(tab) ?? true),
    );
    const tab = able[Math.floor(one * able.length)];
    if (tab === undefined) return;
    const say = (text) => {
      log(`${tab.name}: ${text}`);
      count(name);
      if (HURRIED.includes(name)) hurryUntil = steps + HURRY_STEPS;
    };
    if (world.disturb(tab, name, two, three)) {
      count(name);
      return;
    }
    const userId = tab.app.userId();
    switch (name) {
      case 'signIn': {
        const person = PEOPLE[Math.floor(two * PEOPLE.length)];
        say(`signs in as ${person}`);
        tab.app.signIn(person);
        return;
      }
      case 'signOut': {
        if (three < 0.7) return;
        const token = world.texts.get('token');
        say(`signs out ${userId}`);
        if (token !== undefined && userOfToken(token) === userId) left.add(token);
        tab.app.signOut();
        return;
      }
      case 'startDay':
        say('starts an exam day');
        tab.app.startDay(PLAN, ITEMS);
        return;
      case 'nextBlock':
        say('starts the next block');
        tab.app.nextBlock(ITEMS);
        return;
      case 'endDay':
        if (three < 0.7) return;
        say('ends the exam day');
        // A block that is being created meanwhile is an ordinary quiz.
        endedDays.add(userId);
        tab.app.endDay();
        return;
      case 'answer': {
        say(`chooses ${LETTERS[Math.floor(two * LETTERS.length)]}`);
        tab.app.answer(LETTERS[Math.floor(two * LETTERS.length)]);
        return;
      }
      case 'move':
        tab.app.move(Math.floor(two * ITEMS));
        return;
      case 'endBlock':
        say('ends the block');
        tab.app.end();
        return;
      case 'visit':
        tab.location.pathname = world.pick(['/create-quiz', '/study/exam-day', '/study/exam-day/break']);
        say(`visits ${tab.location.pathname}`);
        return;
      case 'showEnd': {
        const open = server.quizzes.filter((quiz) => quiz.userId === userId && quiz.status === 'IN_PROGRESS');
        // Often one that another tab sits: what is ended while it is answered.
        const sat = open.filter(({ id }) => three < 0.7 && living.some(({ exam }) => exam === id));
        const choice = sat.length > 0 ? sat : open;
        const quiz = choice[Math.floor(two * choice.length)];
        if (quiz === undefined) return;
        tab.location.pathname = '/create-quiz';
        void tab.app.readAnswers(userId, quiz.id).then((answers) => {
          tab.dialog = { userId, quizId: quiz.id, unsent: answers?.answered ?? 0 };
        });
        return;
      }
      case 'endQuiz': {
        const { dialog } = tab;
        say(`ends ${dialog.quizId} with ${dialog.unsent} unsent answers`);
        givenUp.set(dialog.quizId, Math.max(givenUp.get(dialog.quizId) ?? 0, dialog.unsent));
        tab.dialog = undefined;
        tab.app.endQuiz(dialog);
        return;
      }
    }
  }

  const stored = (store, userId, recordId) => world.stored(store, userId, recordId);
  const finishedOf = (userId) =>
    [...(world.disk.get('examDays') ?? [])]
      .filter(([key]) => key.startsWith(`${userId}|finished/`))
      .map(([, day]) => day);

  /** No later version of a day lacks a block: one that has not ended is dropped only with the end of the day. */
  function followDay(userId, days) {
    const before = daysBefore.get(userId);
    const now = days.find((day) => day?.id === before?.id);
    const lost = before?.started.find(
      ({ quizId, endedAt }) =>
        (endedAt > 0 || now?.finishedAt === 0) &&
        now?.started.every((block) => block.quizId !== quizId) !== false,
    );
    if (lost !== undefined) fail(`the exam day ${before.id} of ${userId} has lost ${lost.quizId}`);
    daysBefore.set(userId, days[0]);
  }

  /** Follows the days on disk, with the moments at which their blocks were first there. */
  function followDays() {
    for (const userId of PEOPLE) {
      const days = [stored('examDays', userId, 'current'), ...finishedOf(userId)];
      followDay(userId, days);
      for (const day of days) {
        day?.started.forEach((block, index) => {
          const known = blocks.get(block.quizId) ?? { quizId: block.quizId, userId, begunAt: world.now };
          if (!blocks.has(block.quizId)) count('blocks');
          blocks.set(block.quizId, known);
          if (block.endedAt > 0) known.endedAt ??= world.now;
          const before = day.started[index - 1];
          if (before === undefined) return;
          const lasted = block.startedAt - before.endedAt;
          const really = known.begunAt - (blocks.get(before.quizId)?.endedAt ?? known.begunAt);
          if (Math.abs(lasted - really) > IMPRECISE_MS)
            fail(`the break before ${block.quizId} lasted ${really} ms, and is stored as ${lasted} ms`);
        });
      }
    }
  }

  function check() {
    if (broken !== undefined) throw broken;
    for (const cause of world.errors) fail(`an error: ${cause?.stack ?? cause}`);
    for (const tab of tabs) {
      if (tab.isDead) continue;
      const exam = tab.app.openExam();
      if (exam === undefined || exam.answers === undefined || tab.app.says('journals') !== 'done') continue;
      const holder = world.lockNamed(`qlearn-exam-${exam.userId}-${exam.quizId}`).holder?.tab;
      if (holder !== tab) continue;
      exam.answers.forEach(({ questionId, answer }) => {
        if (answer !== '') saved.set(`${exam.quizId}|${questionId}`, { ...exam, questionId, answer });
      });
    }
    followDays();
    checkAnswers();
  }

  /** An answer that was called saved, or a later one in its place, is on disk, on the server, or given up. */
  function checkAnswers() {
    for (const { userId, quizId, questionId } of saved.values()) {
      const quiz = server.quizzes.find(({ id }) => id === quizId);
      const journal = stored('journals', userId, quizId);
      const waiting = stored('outbox', userId, `submission-${quizId}`);
      const answersOf = (rows) => rows?.map((row) => [row.questionId, row.answer ?? row.answerGiven]) ?? [];
      const given = [journal?.items, waiting?.submission.questionHistories, quiz.rows].flatMap(answersOf);
      if (given.some(([id, answer]) => id === questionId && answer !== '')) continue;
      const answered = [...saved.values()].filter((answer) => answer.quizId === quizId).length;
      if ((givenUp.get(quizId) ?? -1) < answered) fail(`the answer to ${questionId} of ${userId} is gone`);
    }
  }

  async function settle(isDone) {
    await drain();
    for (let step = 0; step < CALM_STEPS && !isDone(); step += 1) {
      tabs.forEach(route);
      if (!(await world.step())) break;
      check();
    }
  }

  /** The person signs in once more; the outbox sends what waits, and the day goes on. */
  async function goOn(userId) {
    for (const tab of tabs) world.kill(tab);
    world.texts.clear();
    const tab = open();
    tab.location.pathname = '/login';
    await settle(() => tab.app.status() === 'signedOut');
    tab.app.signIn(userId);
    await settle(() => tab.app.userId() === userId);
    if (tab.app.userId() !== userId) fail(`${userId} cannot sign in again`);
    const waiting = () =>
      [...(world.disk.get('outbox') ?? [])].filter(
        ([key, value]) => key.startsWith(`${userId}|submission-`) && value.refusal === undefined,
      );
    await settle(() => waiting().length === 0);
    if (waiting().length > 0) fail(`answers of ${userId} are not sent: ${waiting()[0][0]}`);
    tab.location.pathname = '/study/exam-day';
    const day = () => stored('examDays', userId, 'current');
    if (day() === undefined) tab.app.startDay(PLAN, ITEMS);
    else if (day().started.every(({ endedAt }) => endedAt > 0)) tab.app.nextBlock(ITEMS);
    else tab.location.pathname = `/exam/${day().started.at(-1).quizId}/1`;
    await settle(() => tab.app.writable() !== undefined);
    // A block that was ended elsewhere leads on to the break. Without a day, the page of a complete quiz leads to its
    // result; answers that the server refuses are shown, with their download.
    const [, opened] = /^\/exam\/([^/]+)\//.exec(tab.location.pathname) ?? [];
    const isRefused = stored('outbox', userId, `submission-${opened}`)?.refusal !== undefined;
    if (tab.app.writable() === undefined && opened !== undefined && !isRefused && day() !== undefined)
      fail(`${userId} cannot go on at ${tab.location.pathname}`);
    const finished = finishedOf(userId).map(({ id }) => id);
    if (finished.includes(day()?.id)) fail(`the exam day ${day().id} of ${userId} is over and in progress`);
    const orphan = server.quizzes.find(
      (quiz) =>
        quiz.userId === userId &&
        quiz.status === 'IN_PROGRESS' &&
        quiz.name.startsWith(EXAM) &&
        !blocks.has(quiz.id),
    );
    if (orphan !== undefined && !endedDays.has(userId))
      fail(`${orphan.id}, '${orphan.name}' of ${userId}, belongs to no exam day`);
  }

  /** Most histories begin in the first block of a day. */
  async function begin() {
    const tab = open();
    if (world.chance(0.25)) return;
    world.isCalm = true;
    tab.location.pathname = '/login';
    await settle(() => tab.app.status() === 'signedOut');
    tab.app.signIn(PEOPLE[0]);
    await settle(() => tab.app.userId() !== undefined);
    tab.location.pathname = '/study/exam-day';
    tab.app.startDay(PLAN, ITEMS);
    await settle(() => tab.app.writable() !== undefined);
    world.isCalm = false;
  }

  try {
    await begin();
    for (; steps < STEPS; steps += 1) {
      if (world.chance(steps < hurryUntil ? 0.6 : 0.07)) {
        act();
        await Promise.resolve();
        check();
      }
      tabs.forEach(route);
      await world.step();
      check();
    }
    world.isCalm = true;
    for (const userId of PEOPLE) await goOn(userId);
    return counts;
  } finally {
    await world.end();
  }
}
