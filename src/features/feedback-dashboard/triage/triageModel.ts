import { toTime } from '@/shared/format/dates';

/** Characters. */
export const TRIAGE_NOTE_LENGTH = 2_000;

export const TRIAGE_STATUSES = ['new', 'inProgress', 'resolved', 'declined'] as const;
export type TriageStatus = (typeof TRIAGE_STATUSES)[number];

export const triageNames: Readonly<Record<TriageStatus, string>> = {
  new: 'New',
  inProgress: 'In progress',
  resolved: 'Resolved',
  declined: 'No change needed',
};

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

/** Its time is later than the previous version's, even if the clock was set back. */
export const changedTriage = (
  before: Triage,
  change: Partial<Pick<Triage, 'status' | 'note'>>,
  now: number,
): Triage => ({ ...before, ...change, updatedAt: Math.max(now, before.updatedAt + 1) });

/** Whether feedback arrived after the question was dealt with; `latest` is the date of the newest feedback. */
export const hasNewerFeedback = ({ status, updatedAt }: Triage, latest: string | undefined): boolean =>
  status !== 'new' && latest !== undefined && toTime(latest) > updatedAt;
