import { ADMIN_ONLY, type DemoRoute, route } from '@/demo/api/route';
import type { DemoContext } from '@/demo/context/demoContext';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { emailAddress, exact, readBody, text } from '@/demo/context/requestBodies';
import { toUserDetails } from '@/demo/context/users';
import { INVITATION_LIFETIME_MS, invite, mailInvitation, toInvitation } from '@/demo/rules/invitations';
import { getUsers } from '@/shared/api/account';
import { getInvitations, resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { sendPlanInvite } from '@/shared/api/plan';

const planInviteForm = exact({ planId: text(), email: emailAddress() });
const invitationForm = exact({ email: emailAddress(), packageId: text() });

const planOf = async ({ database }: DemoContext, planId: string) => {
  const { plan } = found(await database.get('plans', planId), 'Plan');
  demand(plan.status === 'ACTIVE', 'This plan is no longer on offer.');
  return plan;
};

const PAGE_SIZE = 100;

export const invitationRoutes: readonly DemoRoute[] = [
  route(
    getUsers,
    async ({ query }, { database }) => {
      demand(query('role') === 'STUDENT', 'The role is STUDENT.');
      const users = await database.all('users');
      return users
        .filter(({ primaryRole }) => primaryRole === 'ROLE_STUDENT')
        .sort((a, b) => a.displayName.localeCompare(b.displayName))
        .map(toUserDetails);
    },
    { ...ADMIN_ONLY, query: ['role'] },
  ),

  route(
    getInvitations,
    async ({ query }, { database, now }) => {
      const page = Number(query('page'));
      demand(Number.isInteger(page) && page >= 0, 'The page counts from 0.');
      demand(query('size') === String(PAGE_SIZE), 'The size is 100.');
      const invitations = await database.all('invitations');
      const content = invitations
        .sort((a, b) => b.sentAt - a.sentAt)
        .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
        .map((invitation) => toInvitation(invitation, now()));
      return { content };
    },
    { ...ADMIN_ONLY, query: ['page', 'size'] },
  ),

  route(
    sendInvitation,
    async ({ body }, context) => {
      const { email, packageId } = readBody(invitationForm, body);
      return toInvitation(await invite(context, email, await planOf(context, packageId)), context.now());
    },
    { ...ADMIN_ONLY, status: 201 },
  ),

  route(
    resendInvitation,
    async ({ segment }, context) => {
      const invitation = found(await context.database.get('invitations', segment(0)), 'Invitation');
      if (invitation.acceptedAt !== undefined) throw new HttpError(409, 'This invitation has been accepted.');
      const sentAt = context.now();
      const again = { ...invitation, sentAt, expiresAt: sentAt + INVITATION_LIFETIME_MS };
      await mailInvitation(context, again);
      return toInvitation(again, context.now());
    },
    { ...ADMIN_ONLY, bodiless: true },
  ),

  route(
    sendPlanInvite,
    async ({ body }, context) => {
      const { email, planId } = readBody(planInviteForm, body);
      await invite(context, email, await planOf(context, planId));
      return { message: 'Invite has been sent.' };
    },
    { ...ADMIN_ONLY, status: 201 },
  ),
];
