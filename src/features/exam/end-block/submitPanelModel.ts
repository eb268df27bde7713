import type { SubmissionState } from '@/domain/outbox/outboxSlice';

interface SubmitPanelText {
  readonly title: string;
  readonly text: string;
}

/** Status of a block of `count` answers on its way to the server. */
export function submitPanelText(
  state: SubmissionState | undefined,
  count: number,
  isOnline: boolean,
): SubmitPanelText {
  switch (state?.status) {
    case 'waiting':
      return {
        title: `${isOnline ? 'Not sent yet' : 'Offline'} – answers are kept on this device`,
        text: `The server ${isOnline ? 'could not take them' : 'cannot be reached'}. Your answers are sent by themselves as soon as it can; you may also leave and come back.`,
      };
    case 'refused':
      return {
        title: 'The server did not take the answers',
        text: `${state.message ?? 'Something went wrong. Please try again.'} Your answers are kept on this device.`,
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
      return {
        title: 'Submitting…',
        text: `${count === 1 ? 'One answer is' : `${count} answers are`} on the way.`,
      };
  }
}
