/** Contract, section Account: who the user is, and the calls of the entry pages. */
import {
  tryDecode,
  empty,
  entityFields,
  field,
  fieldsOf,
  id,
  array,
  oneOf,
  optionalId,
  optionalOneOf,
  optionalString,
  stringOr,
  unwrap,
  type Fields,
} from './decode';
import type { Endpoint } from './endpoint';

/** The roles as the wire spells them; a user has one (specification 1, section 6). */
export const ROLES = ['ROLE_STUDENT', 'ROLE_TUTOR', 'ROLE_ADMIN'] as const;

/** What a user is to QLearn; what it allows stands in domain/session/permissions. */
export type Role = (typeof ROLES)[number];

/** A user as the contract's `UserDetails` gives one. */
export interface UserDetails {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly primaryRole: Role;
  readonly accessToken?: string | undefined;
}

/**
 * What a sign-in yields. Only the token counts (none means 'Login Unsuccessful'); who the user is, `getMe` says.
 */
export type SigninResult = {
  readonly [Name in keyof UserDetails]?: UserDetails[Name] | undefined;
};

/** What `signup` sends; the token of an invitation where its link led here. */
export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly inviteToken?: string | undefined;
}

/** An e-mail address with its password. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the server has to say, where it says anything. */
export interface Acknowledgement {
  readonly message?: string | undefined;
}

/** A role that is not said is a student's, the one with the fewest rights; an unknown one throws `DecodeError`. */
export function decodeUserDetails(body: unknown): UserDetails {
  const fields = entityFields(body, 'UserDetails', 'id', 'email');
  const role = field(fields, 'primaryRole');
  return {
    id: id(fields.get('id')),
    displayName: stringOr(fields.get('displayName')),
    email: stringOr(fields.get('email')),
    primaryRole: role === undefined ? 'ROLE_STUDENT' : oneOf(role, ROLES),
    accessToken: optionalString(fields.get('accessToken')),
  };
}

/** Throws `DecodeError` only when the answer is no object. */
export const decodeSigninResult = (body: unknown): SigninResult =>
  readSigninResult(entityFields(body, 'SigninResult', 'accessToken', 'id'));

const readSigninResult = (fields: Fields): SigninResult => ({
  id: optionalId(fields.get('id')),
  displayName: optionalString(fields.get('displayName')),
  email: optionalString(fields.get('email')),
  primaryRole: optionalOneOf(fields.get('primaryRole'), ROLES),
  accessToken: optionalString(fields.get('accessToken')),
});

/** The message `{ results: … }` that the Google pop-up posts to its opener; throws `DecodeError` for any other. */
export function decodeGoogleResult(message: unknown): SigninResult {
  return readSigninResult(fieldsOf(fieldsOf(message, 'message').get('results'), 'results'));
}

/** A message field, or a plain text that is no HTML. */
export function decodeAcknowledgement(body: unknown): Acknowledgement {
  empty(body);
  if (typeof body === 'string') return { message: optionalString(body) };
  const fields = tryDecode(() => fieldsOf(unwrap(body, 'message'), 'Acknowledgement'));
  return { message: optionalString(fields?.get('message')) };
}

/** Rows that are no user are dropped. Throws `DecodeError` when there is no list. */
export const decodeUsers = (body: unknown): UserDetails[] => array(body, decodeUserDetails);

/** Contract call `signup`: makes an account, which the mail's link then verifies. */
export const signup: Endpoint<Registration, undefined> = {
  id: 'signup',
  method: 'POST',
  path: '/auth/signup',
  bearer: 'never',
  request: ({ name, email, password, roles, inviteToken }) => ({
    body: { name, email, password, roles, ...(inviteToken === undefined ? {} : { inviteToken }) },
  }),
  decode: empty,
};

/** Contract call `signin`: trades credentials for an access token. */
export const signin: Endpoint<Credentials, SigninResult> = {
  id: 'signin',
  method: 'POST',
  path: '/auth/signin',
  bearer: 'never',
  request: ({ email, password }) => ({ body: { email, password } }),
  decode: decodeSigninResult,
};

/** Contract call `forgotPassword`: has the link for a new password sent by mail. */
export const forgotPassword: Endpoint<{ readonly email: string }, Acknowledgement> = {
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/forget-password',
  bearer: 'never',
  request: ({ email }) => ({ body: { email } }),
  decode: decodeAcknowledgement,
};

/** `token` and `email` are the ones of the link in the mail. */
export const changePassword: Endpoint<Credentials & { readonly token: string }, undefined> = {
  id: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  bearer: 'never',
  request: ({ token, email, password }) => ({ query: { token }, body: { email, password } }),
  decode: empty,
};

/** `id` is the one of the link in the mail. */
export const verifyAccount: Endpoint<{ readonly id: string }, undefined> = {
  id: 'verifyAccount',
  method: 'POST',
  path: '/auth/verify-account/:id',
  bearer: 'never',
  request: (args) => ({ segments: { id: args.id } }),
  decode: empty,
};

/** Path under the base that the Google pop-up opens; it lands on `{origin}/socialAuth?token=`. */
export const googleAuthorizePath = (origin: string): string =>
  `/oauth2/authorize/google?redirect_uri=${encodeURIComponent(`${origin}/socialAuth`)}`;

/** The user whose token is sent; 401 means 'User not registered'. */
export const getMe: Endpoint<void, UserDetails> = {
  id: 'getMe',
  method: 'GET',
  path: '/user/me',
  bearer: 'required',
  request: () => ({}),
  decode: decodeUserDetails,
};

/** Contract call `getUser`: any user by id. */
export const getUser: Endpoint<{ readonly userId: string }, UserDetails> = {
  id: 'getUser',
  method: 'GET',
  path: '/user/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodeUserDetails,
};

/** Every student, for the admin's search by e-mail. */
export const getUsers: Endpoint<void, UserDetails[]> = {
  id: 'getUsers',
  method: 'GET',
  path: '/users',
  bearer: 'required',
  request: () => ({ query: { role: 'STUDENT' } }),
  decode: decodeUsers,
};
