import type { DemoContext } from '@/demo/context/demoContext';
import { accessToken } from '@/demo/context/token';
import { button, element } from './element';

const ROLE_NAMES = { ROLE_STUDENT: 'Student', ROLE_TUTOR: 'Tutor', ROLE_ADMIN: 'Admin' } as const;

/** Accounts of the demo and those registered in this browser; not the seeded students. */
const isOffered = (id: string): boolean => !/^user-student-\d+$/.test(id);

/**
 * Demo page in place of Google's account chooser: a choice redirects to the app's relay page with a token, as the
 * server does. Any return address other than this origin's relay page is refused.
 */
export async function renderGoogleChooser(
  context: DemoContext,
  host: HTMLElement,
  redirectUri: string | null,
): Promise<void> {
  document.title = 'Choose an account · QLearn demo';
  if (redirectUri !== `${context.origin}/socialAuth`) {
    const message = 'The address to return to is not one of this app.';
    host.replaceChildren(element('main', { className: 'demo-page' }, element('h1', { text: message })));
    return;
  }
  const back = (query: string): void => window.location.replace(`${redirectUri}${query}`);
  const choose = (userId: string) => back(`?token=${encodeURIComponent(accessToken(userId, context.now()))}`);

  const users = await context.database.all('users');
  const accounts = users
    .filter(({ id }) => isOffered(id))
    .map(({ id, displayName, email, primaryRole }) =>
      element(
        'li',
        {},
        button(`${displayName} (${ROLE_NAMES[primaryRole]}), ${email}`, () => choose(id), 'demo-choice'),
      ),
    );
  const otherAccount = element(
    'li',
    {},
    button('Someone who is not registered', () => choose('user-unknown'), 'demo-choice'),
  );
  host.replaceChildren(
    element(
      'main',
      { className: 'demo-page' },
      element('h1', { text: 'Choose an account' }),
      element('p', { text: 'This page simulates Google for the demo.' }),
      element('ul', { className: 'demo-choices' }, ...accounts, otherAccount),
      button('Cancel', () => back('')),
    ),
  );
}
