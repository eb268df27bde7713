import type { SubmissionState } from '@/domain/outbox/outboxSlice';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';

interface Surroundings {
  readonly isOnline: boolean;
  /** The browser stores nothing: the answers are lost when the page closes. */
  readonly isVolatile: boolean;
}

export function submitPanelText(
  state: SubmissionState | undefined,
  { isOnline, isVolatile }: Surroundings,
): { readonly title: string; readonly text: string } {
  const storedWhere = isVolatile ? 'only in this page' : 'kept on this device';
  switch (state?.status) {
    case 'waiting':
      return {
        title: `${isOnline ? 'Not sent yet' : 'Offline'} – answers are ${storedWhere}`,
        text: `The server ${isOnline ? 'could not accept them' : 'cannot be reached'}. Your answers will be sent as soon as it can; ${isVolatile ? 'do not close this page until then.' : 'you can leave and come back.'}`,
      };
    case 'refused':
      return {
        title: 'The server rejected your answers',
        text: `${state.message ?? GENERIC_FAILURE} Your answers are ${storedWhere}.`,
      };
    case 'removed':
      return {
        title: 'The answers were removed from this device',
        text: 'They had not been sent. This page still has them: send them again, or download them before you leave.',
      };
    case 'sent':
      return { title: 'Submitted', text: 'The result opens now.' };
    case 'queued':
    case 'sending':
    case undefined:
      return { title: 'Submitting…', text: 'Your answers are being sent.' };
  }
}
