import type { KeptAnswers } from './keptAnswers';

/** One line on what this device holds of the quiz. */
export function keptText(kept: KeptAnswers | null | undefined): string | undefined {
  if (kept === undefined) return undefined;
  if (kept === null) return 'No answers on this device';
  if (kept.isBeingSent) return 'Its answers are being sent';
  return `${kept.answered} of ${kept.items} answered on this device`;
}

/** How many answers ending the quiz would leave unsent. */
export function unsentAnswers(kept: KeptAnswers | null | undefined): number {
  return kept?.answered ?? 0;
}

/** 'This device holds 3 unsent answers …', for the dialog of End Quiz. */
export function unsentText(count: number): string {
  const answers = count === 1 ? '1 unsent answer' : `${count} unsent answers`;
  return `This device holds ${answers} of this quiz. Ending it now sends none of them. Resume and end the block to have them scored.`;
}
