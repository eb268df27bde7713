import texts from './altTexts.json' with { type: 'json' };

/** What each figure shows, by file name: raw findings, not the diagnosis. */
export const altTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts));
