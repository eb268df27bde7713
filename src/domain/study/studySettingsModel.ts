/** Percent of the questions to be remembered on their due day. */
export const RETENTION = { least: 80, most: 97, usual: 90 } as const;
