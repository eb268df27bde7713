import type { SubmissionState } from '@/domain/outbox/outboxSlice';
import { counted } from '@/shared/format/numbers';

export interface StoredAnswers {
  readonly answered: number;
  readonly items: number;
  /** The block has ended; its answers wait to be sent and can no longer change. */
  readonly isBeingSent: boolean;
}

interface Attempted {
  readonly items: readonly { readonly answer: string }[];
  readonly phase: 'sitting' | 'submitting';
}

/** The attempt on this device, and whether its submission waits to be sent. Null if the device has nothing. */
export function storedAnswers(attempt: Attempted | undefined, isQueued: boolean): StoredAnswers | null {
  if (attempt === undefined && !isQueued) return null;
  const items = attempt?.items ?? [];
  return {
    answered: items.filter(({ answer }) => answer !== '').length,
    items: items.length,
    isBeingSent: isQueued || attempt?.phase === 'submitting',
  };
}

/** What this device has of the quiz, in one line. */
export function onDeviceText(stored: StoredAnswers | null | undefined): string | undefined {
  if (stored === undefined) return undefined;
  if (stored === null) return 'No answers on this device';
  if (stored.isBeingSent) return 'The block has ended; its answers have not been sent yet';
  return `${stored.answered} of ${stored.items} answered on this device`;
}

export function submissionStateText(state: SubmissionState): string {
  switch (state.status) {
    case 'queued':
    case 'sending':
      return 'Its answers are being sent';
    case 'waiting':
      return 'Its answers are saved on this device and will be sent as soon as the server can be reached';
    case 'refused':
      return `The server rejected its answers: ${state.message ?? 'Something went wrong.'} They are saved on this device.`;
    case 'sent':
      return 'Submitted';
    case 'removed':
      return 'Its answers were removed from this device';
  }
}

/** For the dialog of End Quiz; `unsent` answers are on this device, undefined if it cannot be read. */
export function endingText(unsent: number | undefined): string {
  if (unsent === 0) return 'It is closed without being scored and cannot be resumed.';
  const held =
    unsent === undefined
      ? 'This device’s storage cannot be read right now: it may hold unsent answers for this quiz.'
      : `This device holds ${counted(unsent, 'unsent answer')} of this quiz.`;
  return `${held} Ending it now sends none of them. Resume and end the block to have them scored.`;
}
