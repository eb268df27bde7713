// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { loadPreference } from '@/domain/session/calls';
import { clauses, embargoedRegions } from '@/features/agreement/agreementText';
import { localEntries } from '@/shared/storage/localEntries';
import { renderApp } from '../../renderApp';

/** Lazy code is loaded in advance: how long that takes depends on the machine. */
beforeAll(
  () =>
    Promise.all([
      import('@/app/overlays/SignedInOverlays'),
      import('@/app/sign-out/unsentAnswers'),
      import('@/features/agreement/AgreementDialog'),
    ]),
  60_000,
);

afterEach(() => vi.restoreAllMocks());

/** Opens a page as a user who has accepted nothing yet; the text is longer than its region. */
async function openAs(
  as: 'student' | 'tutor' | 'admin',
  {
    userAcknowledged = false,
    at = '/no-such-page-yet',
    handlers = [],
  }: { userAcknowledged?: boolean; at?: string; handlers?: readonly RequestHandler[] } = {},
) {
  const size = { scrollHeight: 1_000, clientHeight: 300 };
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(size.scrollHeight);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size.clientHeight);
  const backend = await createTestBackend({ now: () => Date.now() });
  const { database } = backend.context;
  const user = await database.get('users', `user-${as}`);
  if (user === undefined) throw new Error(`The demo has no ${as}.`);
  await database.put('users', { ...user, preference: { ...user.preference, userAcknowledged } });
  return renderApp({ at, as, backend, handlers });
}

async function openAgreement() {
  const app = await openAs('student');
  const dialog = await screen.findByRole('dialog', { name: 'User agreement' });
  const region = within(dialog).getByRole('region');
  return {
    ...app,
    dialog,
    region,
    tick: within(dialog).getByRole('checkbox', { name: 'I have read and accept the user agreement' }),
    go: within(dialog).getByRole('button', { name: 'Continue' }),
    scrollTo: (scrollTop: number) =>
      act(() => {
        region.scrollTop = scrollTop;
        region.dispatchEvent(new Event('scroll'));
      }),
  };
}

describe('user agreement', () => {
  it('names the constants of the specification', () => {
    const text = JSON.stringify(clauses);
    for (const part of [
      'at least 17 years',
      '30 days after posting',
      '2.5 passes',
      '200 tests per pass',
      'one reset per active subscription',
      ...embargoedRegions,
    ]) {
      expect(text).toContain(part);
    }
  });

  it('requires the tick and the end of the text', async () => {
    const { user, tick, go, scrollTo } = await openAgreement();
    expect(go).toBeDisabled();
    await user.click(tick);
    expect(go).toBeDisabled();
    scrollTo(400);
    expect(go).toBeDisabled();
    scrollTo(700);
    expect(go).toBeEnabled();
    await user.click(tick);
    expect(go).toBeDisabled();
  });

  it('stores the agreement in the preference and does not ask again', async () => {
    const { user, tick, go, scrollTo, dialog, backend } = await openAgreement();
    scrollTo(700);
    await user.click(tick);
    await user.click(go);
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
    const student = await backend.context.database.get('users', 'user-student');
    expect(student?.preference.userAcknowledged).toBe(true);
  });

  it('keeps the agreement open when it could not be stored, and says so', async () => {
    const { user, tick, go, scrollTo, server } = await openAgreement();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    scrollTo(700);
    await user.click(tick);
    await user.click(go);
    expect(await screen.findByText('Your acceptance could not be saved. Please try again.')).toBeVisible();
    expect(tick).toBeChecked();
    expect(go).toBeEnabled();

    const busy = { message: 'The service is being updated.' };
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json(busy, { status: 500 })));
    await user.click(go);
    expect(
      await screen.findByText('Your acceptance could not be saved. The service is being updated.'),
    ).toBeVisible();
  });

  it('lets nobody dismiss the agreement, only sign out', async () => {
    const { user, dialog } = await openAgreement();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['administrators', 'admin', false],
    ['who has accepted it', 'student', true],
  ] as const)('shows no agreement before %s', async (_, as, userAcknowledged) => {
    const { store } = await openAs(as, { userAcknowledged });
    await screen.findByRole('button', { name: 'Site feedback' });
    await vi.waitFor(() => expect(JSON.stringify(store.getState())).toContain('"quizMode"'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks tutors to agree too', async () => {
    await openAs('tutor');
    expect(await screen.findByRole('dialog', { name: 'User agreement' })).toBeVisible();
  });

  it('shows the page while there is no network, and the agreement when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let answer: (backendAnswers: undefined) => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => (answer = resolve));
    // Without a network, the app starts with the last user.
    localEntries.userId.write('user-student');
    localEntries.role.write('ROLE_STUDENT');
    localEntries.userDetails.write({ name: 'Sam Student', email: 'student@qlearn.demo' });
    const preference = vi.fn(() => answered);
    const unreachable = http.all('*/qlearn/*', () => (navigator.onLine ? undefined : HttpResponse.error()));
    const { store } = await openAs('student', {
      at: '/quiz-history',
      handlers: [unreachable, http.get('*/qlearn/user/preference/:id', preference)],
    });
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiz History' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Site feedback' })).toBeVisible();
    await vi.waitFor(() => expect(loadPreference.selectState(store.getState()).status).toBe('error'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(preference).toHaveLastReturnedWith(answered));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    answer(undefined);
    expect(await screen.findByRole('dialog', { name: 'User agreement' })).toBeVisible();
  });

  it('waits when the settings cannot be loaded: nobody passes, and Try again asks again', async () => {
    // After two failures the demo backend responds itself.
    const preference = vi.fn(() =>
      preference.mock.calls.length > 2 ? undefined : HttpResponse.json({}, { status: 500 }),
    );
    const backend = await createTestBackend({ now: () => Date.now() });
    const handlers = [http.get('*/qlearn/user/preference/:id', preference), ...backend.handlers];
    const { user } = await renderApp({
      at: '/no-such-page-yet',
      as: 'student',
      backend: { ...backend, handlers },
    });
    const hold = await screen.findByRole('dialog', { name: 'Your settings could not be loaded' });
    await user.keyboard('{Escape}');
    expect(hold).toBeVisible();

    await user.click(within(hold).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(preference).toHaveBeenCalledTimes(2));
    expect(hold).toBeVisible();

    await user.click(within(hold).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(hold).not.toBeInTheDocument());
  });
});
