import { expect, it } from 'vitest';
import { readSources } from '../sources';

const sources = [...readSources('src/shared')].filter(([path]) => !path.startsWith('src/shared/api/'));

/** Words that belong to the app's subject. */
const WORDS =
  /quiz|\bexams?\b|exam(?=[A-Z])|Exam(?=[A-Z])|journal|coupon|tutor|student|\bpractice|preset|outbox|subscription|qlink|\bdrill|triage/i;

const ALLOWED = [
  // The host of a backend is named after the product's environments.
  'browser/environment.ts',
  // The addresses of all screens.
  'routing/paths.ts',
  // Names on disk.
  'storage/storedTexts.ts',
];

it('keeps the subject out of the code of shared, the wire excepted', () => {
  const withoutComments = (text: string): string =>
    text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?:^|\s)\/\/.*/g, '');
  const found = sources.filter(([, text]) => WORDS.test(withoutComments(text)));
  expect(found.map(([path]) => path.replace('src/shared/', ''))).toEqual(ALLOWED);
});
