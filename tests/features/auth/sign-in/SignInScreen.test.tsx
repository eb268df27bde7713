// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeReturnPath } from '@/domain/session/returnPath';
import { unauthorized } from '@/domain/session/sessionSlice';
import { readToken } from '@/domain/session/token';
import { SignInScreen } from '@/features/auth/sign-in/SignInScreen';
import { Notifications } from '@/shared/notifications/Notifications';
import { createHttp } from '@/shared/remote/http';
import { createTestStore } from '../../../createTestStore';
import { server } from '../../../server';

const api = 'http://localhost:3000/qlearn';
const student = { id: 'u1', displayName: 'Sam', email: 'sam@example.org', primaryRole: 'ROLE_STUDENT' };
const asked: unknown[] = [];

function tokenOfAnHour(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `h.${btoa(JSON.stringify({ iat: seconds, exp: seconds + 3600 }))}.s`;
}

/** Responds to sign-in with `status` and `body`, once `ready` has resolved, and to /user/me with `me`. */
function serve(
  status: number,
  body: object,
  me: number | JsonBodyType = 200,
  ready: Promise<undefined> = Promise.resolve(undefined),
) {
  server.use(
    http.post(`${api}/auth/signin`, async ({ request }) => {
      asked.push(await request.json());
      await ready;
      return HttpResponse.json(body, { status });
    }),
    http.get(`${api}/user/me`, () =>
      typeof me === 'number'
        ? HttpResponse.json(me === 200 ? student : {}, { status: me })
        : HttpResponse.json(me, { status: 403 }),
    ),
    http.get(`${api}/*`, () => HttpResponse.json({})),
  );
}

function renderSignIn() {
  const navigate = vi.fn();
  const store = createTestStore({
    navigate,
    http: createHttp({
      baseURL: api,
      getToken: readToken,
      onUnauthorized: () => store.dispatch(unauthorized()),
    }),
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/login']}>
        <SignInScreen />
        <Notifications />
      </MemoryRouter>
    </Provider>,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Sign in' });
  const signIn = async (address: string, secret: string) => {
    await user.type(email, address);
    await user.type(password, secret);
    await user.click(button);
  };
  return { navigate, store, user, email, password, button, signIn };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
});

describe('a server that is not reached', () => {
  const HERE = 'Something went wrong. Please try again. QLearn cannot reach its server at localhost:3000';
  const html = (status: number) => () => HttpResponse.html('<!doctype html><title>Site</title>', { status });

  it.each([
    ['without an answer', () => HttpResponse.error(), `${HERE}.`],
    [
      'with a page of another site',
      html(200),
      `${HERE}: another site answers there. The address may be wrong.`,
    ],
    ['with a 404 page', html(404), `${HERE}: another site answers there. The address may be wrong.`],
  ])('names the server %s, until Try again reaches it', async (_, answer, words) => {
    server.use(http.post(`${api}/auth/signin`, answer));
    const { user, signIn } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect(await screen.findByText(words)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(words)).toBeVisible();
    serve(401, { message: 'Bad credentials' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Email or password does not match.')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    expect(asked).toEqual([{ email: 'sam@example.org', password: 'secret1' }]);
  });

  it('asks the server nothing before someone signs in', async () => {
    const calls: string[] = [];
    server.use(
      http.all(`${api}/*`, ({ request }) => {
        calls.push(request.url);
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const { user, email, button } = renderSignIn();
    await user.type(email, 'sam');
    await user.click(button);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(calls).toEqual([]);
  });

  it('does not name the server while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.post(`${api}/auth/signin`, () => HttpResponse.error()));
    const { signIn } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('rules of the form', () => {
  it('asks for e-mail and password, and puts focus on the first wrong field', async () => {
    const { user, button, email, password } = renderSignIn();
    await user.click(button);
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(password).toHaveAccessibleDescription('Please enter a password');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('wants an address-like e-mail and a password of 6 characters', async () => {
    const { signIn, email, password } = renderSignIn();
    await signIn('sam', '12345');
    expect(email).toHaveAccessibleDescription('Please enter a valid email');
    expect(password).toHaveAccessibleDescription('Password must be of 6 characters');
    expect(asked).toEqual([]);
  });

  it('asks a touch keyboard for the keys of an address', () => {
    const { email } = renderSignIn();
    expect(email).toHaveAttribute('inputmode', 'email');
  });

  it('shows and hides the password without losing it', async () => {
    const { user, password } = renderSignIn();
    await user.type(password, 'secret1');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveValue('secret1');
  });

  it('names the document and leads to the other account pages', () => {
    renderSignIn();
    expect(document.title).toBe('Sign in · QLearn');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  });
});

describe('a refused sign-in', () => {
  it.each([
    [401, {}, 'Email or password does not match.'],
    [401, { message: 'Bad credentials' }, 'Email or password does not match.'],
    [
      400,
      { error: 'invalid_grant', error_description: 'Bad credentials' },
      'Email or password does not match.',
    ],
    [403, { message: 'Forbidden' }, 'Email or password does not match.'],
    [401, { status: 401, error: 'Unauthorized', message: '' }, 'Email or password does not match.'],
    [401, { message: 'Please verify your account first' }, 'Please verify your account first'],
    [403, { message: 'This account is locked.' }, 'This account is locked.'],
    [200, { success: false, message: 'Invalid password' }, 'Email or password does not match.'],
    [200, { code: 401, msg: '密码错误' }, 'Email or password does not match.'],
    [401, { message: 'Contraseña incorrecta' }, 'Email or password does not match.'],
    [429, { error: 'Too many attempts' }, 'Too many attempts'],
    [500, {}, 'Something went wrong. Please try again.'],
  ])('says for %i %j: %s', async (status, body, words) => {
    serve(status, body);
    const { signIn, navigate } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('forgets the message after 2 s, not what was typed', async () => {
    serve(401, {});
    const { signIn, email, password } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    await screen.findByText('Email or password does not match.');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('Email or password does not match.')).toBeNull();
    expect(email).toHaveValue('sam@example.org');
    expect(password).toHaveValue('secret1');
  });

  it('says Login Unsuccessful for 3 s when there is no token', async () => {
    serve(200, { id: 'u1' });
    const { signIn } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect(await screen.findByText('Login Unsuccessful')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(screen.getByText('Login Unsuccessful')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.queryByText('Login Unsuccessful')).toBeNull();
  });

  it('says that /user/me does not know the visitor, and keeps no token', async () => {
    serve(200, { accessToken: tokenOfAnHour() }, 401);
    const { signIn, navigate } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect(await screen.findByText('User not registered')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a visitor whom /user/me refuses', () => {
  it("shows the server's message", async () => {
    serve(200, { accessToken: tokenOfAnHour() }, { message: 'This account is locked.' });
    const { signIn, navigate } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    expect(await screen.findByText('This account is locked.')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a sign-in that succeeds', () => {
  it('sends the trimmed address once, however often the button is pressed, which stays busy', async () => {
    let answer: (nothing: undefined) => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => (answer = resolve));
    serve(200, { accessToken: tokenOfAnHour() }, 200, answered);
    const { signIn, user, button, navigate } = renderSignIn();
    await signIn(' sam@example.org ', 'secret1');
    await user.click(button);
    expect(button).toHaveAccessibleName('Sign in');
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer(undefined);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/create-quiz', { replace: true }));
    expect(asked).toEqual([{ email: 'sam@example.org', password: 'secret1' }]);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('goes back to the page one came for', async () => {
    serve(200, { accessToken: tokenOfAnHour() });
    storeReturnPath('/quiz-history');
    const { signIn, navigate } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/quiz-history', { replace: true }));
  });

  it('leaves neither the password nor the token in the state', async () => {
    const token = tokenOfAnHour();
    serve(200, { accessToken: token });
    const { signIn, navigate, store } = renderSignIn();
    await signIn('sam@example.org', 'secret1');
    await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
    const state = JSON.stringify(store.getState());
    expect(state).not.toContain('secret1');
    expect(state).not.toContain(token);
  });
});
