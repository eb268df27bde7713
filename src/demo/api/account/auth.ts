import { string } from 'yup';
import { type DemoRoute, route } from '@/demo/api/route';
import type { DemoContext } from '@/demo/context/demoContext';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { emailAddress, exact, oneOf, readBody, text, texts } from '@/demo/context/requestBodies';
import { DAY, HOUR } from '@/demo/context/time';
import { accessToken } from '@/demo/context/token';
import { newUser, sendMail, toUserDetails, userByEmail } from '@/demo/context/users';
import type { UserRecord } from '@/demo/database/records';
import { freePlan } from '@/demo/rules/plans';
import { addSelected, newSubscription } from '@/demo/rules/subscriptions';
import { changePassword, forgotPassword, signin, signup, verifyAccount } from '@/shared/api/account';

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,15}$/;

const signupForm = exact({
  name: text(),
  email: emailAddress(),
  password: text(),
  roles: texts(),
  inviteToken: string().strict(),
});

const signinForm = exact({ email: text(), password: text() });
const forgotForm = exact({ email: emailAddress() });
const roleForm = oneOf('ROLE_STUDENT', 'ROLE_TUTOR');

/** Throws 400 if the token belongs to no open invitation. */
async function invitationOf(context: DemoContext, inviteToken: string) {
  const [invitation] = await context.database.byGroup('invitations', inviteToken);
  if (invitation === undefined || invitation.acceptedAt !== undefined) {
    throw new HttpError(400, 'This invitation is not valid.');
  }
  demand(invitation.expiresAt > context.now(), 'This invitation has expired.');
  return invitation;
}

/** A reset link works once. */
function withoutReset(user: UserRecord): UserRecord {
  const { passwordReset, ...kept } = user;
  return passwordReset === undefined ? user : kept;
}

export const authRoutes: readonly DemoRoute[] = [
  route(
    signup,
    async ({ body }, context) => {
      const { name, email, password, roles, inviteToken } = readBody(signupForm, body);
      demand(PASSWORD.test(password), 'The password does not follow the rules.');
      demand(roles.length === 1, 'An account has one role.');
      const primaryRole = readBody(roleForm, roles[0]);
      demand((await userByEmail(context, email)) === undefined, 'Email already exists.');
      const invitation = inviteToken === undefined ? undefined : await invitationOf(context, inviteToken);

      const now = context.now();
      const user = newUser({
        id: newId(context.random, 'user'),
        displayName: name,
        email,
        password,
        primaryRole,
        createdAt: now,
      });
      const verification = { id: newId(context.random, 'verify'), expires: now + DAY };
      await context.database.put('users', { ...user, verification });

      const invited =
        invitation === undefined ? undefined : await context.database.get('plans', invitation.plan.id);
      const plan = invited?.plan ?? (await freePlan(context.database));
      if (plan !== undefined) {
        await addSelected(
          context.database,
          newSubscription(newId(context.random, 'sub'), user.id, plan, now),
        );
      }
      if (invitation !== undefined) {
        await context.database.put('invitations', { ...invitation, acceptedAt: now });
      }
      await sendMail(context, {
        to: email,
        subject: 'Verify your QLearn account',
        text: `Welcome to QLearn, ${name}. Please verify your account within 24 hours.`,
        link: { label: 'Verify account', href: `/verify-user/${verification.id}` },
      });
      return { message: 'User registered successfully.' };
    },
    { status: 201 },
  ),

  route(signin, async ({ body }, context) => {
    const { email, password } = readBody(signinForm, body);
    const user = await userByEmail(context, email);
    if (user?.password !== password) throw new HttpError(401, 'Bad credentials');
    if (user.verification !== undefined) {
      throw new HttpError(
        401,
        'Your account is not verified yet. Please open the link in the mail that we sent.',
      );
    }
    return { ...toUserDetails(user), accessToken: accessToken(user.id, context.now()) };
  }),

  route(forgotPassword, async ({ body }, context) => {
    const { email } = readBody(forgotForm, body);
    const user = await userByEmail(context, email);
    if (user !== undefined) {
      const passwordReset = { token: newId(context.random, 'reset'), expires: context.now() + HOUR };
      await context.database.put('users', { ...user, passwordReset });
      const query = new URLSearchParams({ token: passwordReset.token, email: user.email });
      await sendMail(context, {
        to: user.email,
        subject: 'Reset your QLearn password',
        text: 'Someone asked for a new password for this account. The link works for an hour.',
        link: { label: 'Reset password', href: `/reset-password?${query.toString()}` },
      });
    }
    // The response does not reveal whether the account exists.
    return { message: 'If this e-mail address is registered, a reset link is on its way.' };
  }),

  route(
    changePassword,
    async ({ body, query }, context) => {
      const { email, password } = readBody(signinForm, body);
      demand(password.trim().length >= 6, 'Password must be of 6 characters.');
      const user = await userByEmail(context, email);
      const reset = user?.passwordReset;
      if (user === undefined || reset?.token !== query('token') || reset.expires <= context.now()) {
        throw new HttpError(400, 'The reset link is not valid or has expired.');
      }
      await context.database.put('users', { ...withoutReset(user), password });
      return { message: 'Password changed.' };
    },
    { query: ['token'] },
  ),

  route(
    verifyAccount,
    async ({ segment }, context) => {
      const users = await context.database.all('users');
      const user = found(
        users.find(({ verification }) => verification?.id === segment(0)),
        'This verification link was',
      );
      const { verification, ...verified } = user;
      demand((verification?.expires ?? 0) > context.now(), 'The verification link has expired.');
      await context.database.put('users', verified);
      return { message: 'Account verified.' };
    },
    { bodiless: true },
  ),
];
