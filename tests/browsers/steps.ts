import { BANK } from '@/demo/bank';
import { letterOf } from '@/shared/format/letters';
import { eventually, type Screen } from './screen';

const PASSWORD = 'Demo@1234';

type Account = 'student' | 'tutor' | 'admin';

/** The local storage of a tab right after each account has signed in: the backend accepts its tokens until it ends. */
const sessions = new Map<Account, unknown>();

/** Signs in with a demo account by the form: a production build has no 'Demo accounts' panel. */
export async function signInByForm(screen: Screen, who: Account = 'student'): Promise<void> {
  await screen.open('/login');
  await enter(screen, `${who}@qlearn.demo`, PASSWORD);
  await seeSignedIn(screen);
}

/** Opens Create Quiz signed in: with the form the first time in a worker, later with the local storage from then. */
export async function signIn(screen: Screen, who: Account = 'student'): Promise<void> {
  const session = sessions.get(who);
  if (session === undefined) {
    await signInByForm(screen, who);
    sessions.set(who, await screen.driver.evaluate('({ ...localStorage })'));
    return;
  }
  // A page of the same origin without the app.
  await screen.open('/icon.svg');
  await screen.driver.evaluate(`void Object.assign(localStorage, ${JSON.stringify(session)})`);
  await screen.open('/create-quiz');
  await seeSignedIn(screen);
}

async function seeSignedIn(screen: Screen): Promise<void> {
  await screen.role('heading', 'Create Quiz').see();
  await seeDatabase(screen);
}

/** WebKit 2.50 locks a database until the browser ends if the page that creates it is left in the meantime. */
const seeDatabase = (screen: Screen): Promise<unknown> =>
  eventually('there is no database', () =>
    screen.driver
      .evaluate(`indexedDB.databases().then((all) => all.some(({ name }) => name === 'qlearn') && new Promise((resolve) => {
      const request = indexedDB.open('qlearn');
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
    })).then((isThere) => (isThere ? true : undefined))`),
  );

/** Fills in the sign-in form and sends it. */
export async function enter(screen: Screen, email: string, password: string): Promise<void> {
  await screen.label('Email').type(email);
  await screen.label('Password').type(password);
  await screen.keys('Enter');
}

export async function signOut(screen: Screen): Promise<void> {
  await screen.role('button', 'Open menu').press();
  await screen.role('navigation', 'Main menu').role('button', 'Sign out').press();
  await screen.role('heading', 'Sign in').see();
}

/** Opens a page from the main menu: no document is left in the middle of its work. */
export async function openFromMenu(screen: Screen, name: string): Promise<void> {
  await screen.role('button', 'Open menu').press();
  await screen.role('navigation', 'Main menu').role('link', name).press();
  await screen.role('heading', name).see();
}

export async function chooseAll(screen: Screen): Promise<void> {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type']) {
    await screen.role('checkbox', `Select all ${heading}`).check();
  }
  await screen.role('checkbox', 'All').check();
}

/** Selects a quiz of three questions with tutor mode on Create Quiz. */
export async function buildTutorQuiz(app: Screen): Promise<void> {
  await signIn(app, 'tutor');
  // The banner of the block in progress moves the form down.
  await app.role('region', 'Quiz in progress').see();
  await chooseAll(app);
  await app.role('checkbox', 'Tutor Mode').check();
  await app.label('# of Questions').type('3');
}

export async function startTutorMode(app: Screen): Promise<void> {
  await buildTutorQuiz(app);
  await app.role('button', 'Create Quiz').press();
  await atItem(app, 1);
}

/** Chooses a value for one part of the question in the tutors' form. */
export async function rate(app: Screen, part: string, name: string, value: string): Promise<void> {
  const radio = app.role('group', part).role('radiogroup', name).role('radio', value);
  await radio.press();
  await radio.seeChecked();
}

export async function startQuiz(screen: Screen, size: number): Promise<void> {
  if ((await screen.path()) !== '/create-quiz') await screen.open('/create-quiz');
  await chooseAll(screen);
  await screen.label('# of Questions').type(String(size));
  await screen.role('button', 'Create Quiz').press();
  await atItem(screen, 1);
}

/** Waits until that item can be answered: its heading is there before, in the exam's frame. */
export async function atItem(screen: Screen, item: number, of = String.raw`\d+`): Promise<void> {
  await screen.role('heading', new RegExp(`^Item ${String(item)} of ${of}$`)).see();
  await screen.role('region', 'Question').see();
}

export const next = (screen: Screen): Promise<void> => screen.role('button', 'Next').press();

export const option = (screen: Screen, letter: string) => screen.role('radio', new RegExp(`^${letter}\\. `));

export async function answer(screen: Screen, letter: string): Promise<void> {
  await option(screen, letter).press();
  await option(screen, letter).seeChecked();
}

export async function endBlock(screen: Screen): Promise<void> {
  await screen.role('button', 'End Block').press();
  await screen.role('dialog').role('button', 'End Block').press();
}

/** The demo student begins with an active plan, which prevents the purchase of another one. */
export async function endPlan(app: Screen): Promise<void> {
  await app.open('/subscriptions');
  await app.text('You are already have an active plan.').see();
  await app.seeAccessible('subscriptions with an active plan');
  await app.role('button', 'End Subscription').press();
  const dialog = app.role('dialog', 'End Subscription');
  await dialog.text(/Pro Month/).see();
  await app.seeAccessible('end subscription');
  await dialog.role('button', 'End Subscription').press();
  await app.text('Your subscription has been cancelled successfully...').see();
  await app.role('row', /Pro Month.*until /).see();
}

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');
const bankByStem = new Map(BANK.map((question) => [words(question.stem), question]));

/** The letter of the right option of the question on screen, looked up in the bank. */
export async function rightLetter(screen: Screen): Promise<string> {
  const shown = words((await screen.role('region', 'Question').see()).text);
  const found = [...bankByStem].find(([stem]) => shown.includes(stem));
  if (found === undefined) throw new Error(`No question of the bank has this stem: ${shown}`);
  return letterOf(found[1].options.findIndex(({ correct }) => correct === true));
}

export const isSubmission = (call: string): boolean =>
  /^POST \/qlearn\/quiz\/[^/]+\/user\/[^/]+\/submit$/.test(call);
