import { describe, expect, it } from 'vitest';
import { agreeToAll, APP, check, linesThat, serveDemo } from './servers';

/** By profile: readings that the check must name. */
const PROFILES: Readonly<Record<string, readonly string[]>> = {
  spring: ['list in a page', 'date in seconds', 'boolean under another name', 'token after the word Bearer'],
  hal: ['list in a page', 'id in the Location header'],
  nest: [
    'list in an envelope',
    'object in an envelope',
    'date in milliseconds',
    'boolean under another name',
  ],
  laravel: ['list in an envelope', 'date without a zone', 'boolean as a text or number'],
};

describe.each(Object.entries(PROFILES))('a check of a backend like %s', (like, rules) => {
  it.each(['student', 'tutor', 'admin'])(
    'reads and writes as %s without a misfit, and names the readings',
    async (who) => {
      const { url } = await serveDemo({ like });
      const result = await check(url, { email: `${who}@qlearn.demo`, origin: APP, ...agreeToAll });
      expect(linesThat(result, 'misfit')).toEqual([]);
      expect(result.stopped).toBeUndefined();
      const named = linesThat(result, 'lenient').join('\n');
      for (const rule of rules) expect(named).toContain(rule);
    },
  );
});
