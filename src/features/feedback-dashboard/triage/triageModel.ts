import { fieldsOf, id, optionalOneOf, stringOr, tryDecode, wholeNumber } from '@/shared/api/decode';
import { toTime } from '@/shared/format/dates';

const TRIAGE_VERSION = 1;

/** Characters of a note. */
export const TRIAGE_NOTE_LENGTH = 2_000;

export const TRIAGE_STATUSES = ['new', 'inProgress', 'resolved', 'declined'] as const;
export type TriageStatus = (typeof TRIAGE_STATUSES)[number];

export const triageNames: Readonly<Record<TriageStatus, string>> = {
  new: 'New',
  inProgress: 'In progress',
  resolved: 'Resolved',
  declined: 'No change needed',
};

/** What an administrator has made of the feedback on a question. */
export interface Triage {
  readonly questionId: string;
  readonly status: TriageStatus;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export type Triages = ReadonlyMap<string, Triage>;

const untriaged = (questionId: string): Triage => ({ questionId, status: 'new', note: '', updatedAt: 0 });

export const triageOf = (triages: Triages, questionId: string): Triage =>
  triages.get(questionId) ?? untriaged(questionId);

/** Later than the version before it, also on a clock that was set back. */
export const changedTriage = (
  before: Triage,
  change: Partial<Pick<Triage, 'status' | 'note'>>,
  now: number,
): Triage => ({ ...before, ...change, updatedAt: Math.max(now, before.updatedAt + 1) });

/**
 * Takes in records; of two versions the later one stays, so that a slow read never undoes a change. The same map where
 * nothing is newer.
 */
export function mergeTriages(known: Triages, records: readonly Triage[]): Triages {
  const newer = records.filter((record) => {
    const before = known.get(record.questionId);
    return before === undefined || before.updatedAt < record.updatedAt;
  });
  return newer.length === 0
    ? known
    : new Map([...known, ...newer.map((record) => [record.questionId, record] as const)]);
}

/** Whether feedback has come after the question was dealt with; `latest` is the newest one's date. */
export const hasNewerFeedback = ({ status, updatedAt }: Triage, latest: string | undefined): boolean =>
  status !== 'new' && latest !== undefined && toTime(latest) > updatedAt;

export const encodeTriage = (triage: Triage): unknown => ({ version: TRIAGE_VERSION, ...triage });

/** Decodes a stored record; undefined where it is damaged, of another question or of another version. */
export function decodeTriage(value: unknown, recordId?: string): Triage | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'triage');
    const questionId = id(fields.get('questionId'));
    if (fields.get('version') !== TRIAGE_VERSION || questionId !== (recordId ?? questionId)) return undefined;
    return {
      questionId,
      status: optionalOneOf(fields.get('status'), TRIAGE_STATUSES) ?? 'new',
      note: stringOr(fields.get('note')).slice(0, TRIAGE_NOTE_LENGTH),
      updatedAt: wholeNumber(fields.get('updatedAt')),
    };
  });
}
