import { inviteManySaga } from '@/features/admin-portal/invitations/many/inviteManySaga';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const sagas = [inviteManySaga];
