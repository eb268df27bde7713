/** Percent of the questions that is to be remembered on the day on which they are due. */
export const RETENTION = { least: 80, most: 97, usual: 90 } as const;

/** What is wrong with a retention as it was typed; undefined where it can be saved. */
export function retentionProblem(typed: string): string | undefined {
  const isWithin =
    /^\d{2}$/.test(typed.trim()) && Number(typed) >= RETENTION.least && Number(typed) <= RETENTION.most;
  return isWithin ? undefined : `Please enter a number from ${RETENTION.least} to ${RETENTION.most}`;
}
