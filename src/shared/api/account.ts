import {
  closedList,
  fieldsOf,
  id,
  maybe,
  optionalId,
  optionalString,
  stringOr,
  tryDecode,
  unwrap,
} from './decode';
import type { DecodeContext } from './decodeContext';
import { get, post } from './endpoint';
import { type Decoded, entity } from './entity';
import { successText } from './errorText';
import { empty } from './ignored';
import { list } from './list';
import { described } from './schema';

/** The roles as the wire spells them; a user has one. */
export const ROLES = ['ROLE_STUDENT', 'ROLE_TUTOR', 'ROLE_ADMIN'] as const;

/** What a role allows is in domain/session/permissions. */
export type Role = (typeof ROLES)[number];

const role = closedList(
  ROLES,
  { STUDENT: 'ROLE_STUDENT', TUTOR: 'ROLE_TUTOR', ADMIN: 'ROLE_ADMIN' },
  'ROLE_STUDENT',
);

/** A missing role is a student's, the one with the fewest rights; an unknown one throws `DecodeError`. */
export const decodeUserDetails = entity('UserDetails', ['id', 'email'], {
  id,
  displayName: stringOr,
  email: stringOr,
  primaryRole: role,
  accessToken: optionalString,
});

export type UserDetails = Decoded<typeof decodeUserDetails>;

/** Some servers prefix a token with `Bearer`, as in the header that it is for. */
const bareToken = described(
  { type: 'string' },
  (value: unknown, context?: DecodeContext): string | undefined => {
    const text = optionalString(value, context)?.trim();
    const token = text?.replace(/^bearer(?:\s+|$)/i, '');
    if (token !== text) context?.deviates('token after the word Bearer');
    return optionalString(token);
  },
);

/** Throws `DecodeError` only for a body that is not an object. */
export const decodeSigninResult = entity('SigninResult', ['accessToken', 'id'], {
  id: optionalId,
  displayName: optionalString,
  email: optionalString,
  primaryRole: maybe(role),
  accessToken: bareToken,
});

/** Only the token counts (without one: 'Login Unsuccessful'); `getMe` returns who the user is. */
export type SigninResult = Decoded<typeof decodeSigninResult>;

/** `inviteToken`: of the invitation whose link led here. */
export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly inviteToken?: string | undefined;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The server's message, if it sends one. */
export interface Acknowledgement {
  readonly message?: string | undefined;
}

/** The message `{ results: … }` that the Google pop-up posts to its opener; throws `DecodeError` for any other. */
export const decodeGoogleResult = (message: unknown): SigninResult =>
  decodeSigninResult(fieldsOf(message, 'message').get('results'));

const ACKNOWLEDGEMENT = { type: 'object', properties: { message: { type: 'string' } } } as const;

/** A message field, or plain text that is not HTML. */
export const decodeAcknowledgement = described(
  ACKNOWLEDGEMENT,
  (body: unknown, context?: DecodeContext): Acknowledgement => {
    empty(body, context);
    if (typeof body === 'string') return { message: successText(optionalString(body)) };
    const fields = tryDecode(() => fieldsOf(unwrap(body, ['message'], context), 'Acknowledgement'));
    return { message: successText(optionalString(fields?.get('message'), context)) };
  },
);

/** Creates an account, to be verified by the link in the e-mail. */
export const signup = post('signup', '/auth/signup', empty, {
  bearer: 'never',
  request: ({ name, email, password, roles, inviteToken }: Registration) => ({
    body: { name, email, password, roles, ...(inviteToken === undefined ? {} : { inviteToken }) },
  }),
});

export const signin = post('signin', '/auth/signin', decodeSigninResult, {
  bearer: 'never',
  isOfSession: true,
  request: ({ email, password }: Credentials) => ({ body: { email, password } }),
});

export const forgotPassword = post('forgotPassword', '/auth/forget-password', decodeAcknowledgement, {
  bearer: 'never',
  request: ({ email }: { readonly email: string }) => ({ body: { email } }),
});

/** `token` and `email` are those of the link in the e-mail. */
export const changePassword = post('changePassword', '/auth/change-password', empty, {
  bearer: 'never',
  request: ({ token, email, password }: Credentials & { readonly token: string }) => ({
    query: { token },
    body: { email, password },
  }),
});

/** `id` is that of the link in the e-mail. */
export const verifyAccount = post('verifyAccount', '/auth/verify-account/:id', empty, { bearer: 'never' });

/** Path under the base that the Google pop-up opens; it redirects to `{origin}/socialAuth?token=`. */
export const googleAuthorizePath = (origin: string): string =>
  `/oauth2/authorize/google?redirect_uri=${encodeURIComponent(`${origin}/socialAuth`)}`;

/** Shown to the person whose fresh token /user/me refuses. */
export const NOT_REGISTERED = 'User not registered';

/** The token's user; 401 means `NOT_REGISTERED`. */
export const getMe = get('getMe', '/user/me', decodeUserDetails, { isOfSession: true });

export const getUser = get('getUser', '/user/:userId', decodeUserDetails, { isOfSession: true });

/** Every student, for the administrator's search by e-mail. */
export const getUsers = get('getUsers', '/users', list(decodeUserDetails), {
  request: () => ({ query: { role: 'STUDENT' } }),
});
