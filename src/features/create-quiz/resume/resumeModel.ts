import type { SubmissionState } from '@/domain/outbox/outboxSlice';
import { counted } from '@/shared/format/numbers';

export interface JournaledAnswers {
  readonly answered: number;
  readonly items: number;
  /** The block has ended; its answers wait to be sent and can no longer change. */
  readonly isBeingSent: boolean;
}

/** What this device has of the quiz, in one line. */
export function onDeviceText(journaled: JournaledAnswers | null | undefined): string | undefined {
  if (journaled === undefined) return undefined;
  if (journaled === null) return 'No answers on this device';
  if (journaled.isBeingSent) return 'The block has ended; its answers have not been sent yet';
  return `${journaled.answered} of ${journaled.items} answered on this device`;
}

export function submissionStateText(state: SubmissionState): string {
  switch (state.status) {
    case 'queued':
    case 'sending':
      return 'Its answers are being sent';
    case 'waiting':
      return 'Its answers are kept on this device and are sent by themselves as soon as the server can be reached';
    case 'refused':
      return `The server did not take its answers: ${state.message ?? 'Something went wrong.'} They are kept on this device.`;
    case 'sent':
      return 'Submitted';
    case 'removed':
      return 'Its answers were removed from this device';
  }
}

/** 'This device holds 3 unsent answers …', for the dialog of End Quiz. */
export function endingWarning(count: number): string {
  return `This device holds ${counted(count, 'unsent answer')} of this quiz. Ending it now sends none of them. Resume and end the block to have them scored.`;
}
