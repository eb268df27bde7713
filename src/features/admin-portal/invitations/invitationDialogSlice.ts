import { createFormDialog } from '@/shared/ui/form/createFormDialog';
import { sendNewInvitation } from './calls';

/** Whether 'Send invitation' is open. */
export const invitationDialog = createFormDialog<'invitation'>('adminPortal/dialog', [
  sendNewInvitation.actions.success,
]);
