/** Percent of the questions that is to be remembered on the day on which they are due. */
export const RETENTION = { least: 80, most: 97, usual: 90 } as const;
