import type { UserDetails } from '@/shared/api/account';
import type { CategoryMap } from '@/shared/api/category';
import type { Plan } from '@/shared/api/plan';
import type { Preference } from '@/shared/api/preference';
import type { QuizItem } from '@/shared/api/quiz';

/** What the account and earlier responses have yielded: arguments of later calls are taken from here. */
export interface Known {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Part of the names of what is created, so that it can be found among others. */
  readonly mark: string;
  readonly email: string;
  readonly password: string;
  readonly token?: string | undefined;
  readonly me?: UserDetails;
  /** Only if it was read completely: it is sent back unchanged. */
  readonly preference?: Preference;
  readonly categoryPreference?: CategoryMap;
  readonly categories?: CategoryMap;
  /** Questions that a new quiz may still have today. */
  readonly eligibleCount?: number;
  readonly anyQuizId?: string | undefined;
  readonly finishedQuizId?: string | undefined;
  readonly questionIds?: readonly string[];
  readonly imageName?: string | undefined;
  readonly selectedPlanId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly qlinkId?: string | undefined;
  /** Created by this check. */
  readonly newQuizId?: string | undefined;
  readonly newQuizItems?: readonly QuizItem[];
  readonly isNewQuizSubmitted?: boolean;
  readonly newBlockId?: string;
  readonly newPlan?: Plan | undefined;
  readonly newQlinkId?: string | undefined;
  /** Writes that the backend has accepted, by the id of the call. */
  readonly accepted: readonly string[];
}

export const markedName = ({ mark }: Known): string => `QLearn check ${mark}`;

/** The text of every comment that a check writes. */
export const COMMENT = 'Test of the connection; please ignore it.';

/** Whether the backend has, or may have, made a write. */
export const hasAccepted = ({ accepted }: Known, call: string): boolean => accepted.includes(call);

/** What is missing if none of the names is that of this check. */
export const unlessNamed = (names: readonly (string | undefined)[], known: Known): string | undefined =>
  names.includes(markedName(known)) ? undefined : 'what this check has created';
