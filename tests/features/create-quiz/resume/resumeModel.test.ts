import { expect, it } from 'vitest';
import type { SubmissionState } from '@/domain/outbox/outboxSlice';
import { endingText, onDeviceText, submissionStateText } from '@/features/create-quiz/resume/resumeModel';

it('shows what the device has of a quiz, once that is known', () => {
  expect(onDeviceText(undefined)).toBeUndefined();
  expect(onDeviceText(null)).toBe('No answers on this device');
  expect(onDeviceText({ answered: 3, items: 10, isBeingSent: false })).toBe(
    '3 of 10 answered on this device',
  );
  expect(onDeviceText({ answered: 3, items: 10, isBeingSent: true })).toBe(
    'The block has ended; its answers have not been sent yet',
  );
});

it.each<[SubmissionState, string]>([
  [{ status: 'queued' }, 'Its answers are being sent'],
  [{ status: 'sending' }, 'Its answers are being sent'],
  [
    { status: 'waiting' },
    'Its answers are saved on this device and will be sent as soon as the server can be reached',
  ],
  [
    { status: 'refused', message: 'Not like this.' },
    'The server rejected its answers: Not like this. They are saved on this device.',
  ],
  [
    { status: 'refused', message: undefined },
    'The server rejected its answers: Something went wrong. They are saved on this device.',
  ],
  [{ status: 'sent' }, 'Submitted'],
  [{ status: 'removed' }, 'Its answers were removed from this device'],
])('names the state of a submission: %j', (state, text) => {
  expect(submissionStateText(state)).toBe(text);
});

it('warns of unsent answers before a quiz is ended', () => {
  expect(endingText(1)).toContain('holds 1 unsent answer of');
  expect(endingText(3)).toContain('holds 3 unsent answers of');
});
