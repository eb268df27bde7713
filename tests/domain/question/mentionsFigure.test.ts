import { expect, it } from 'vitest';
import { mentionsFigure } from '@/domain/question/mentionsFigure';

it.each([
  'His flow–volume loop, the same on three efforts, is shown; a chest radiograph is normal.',
  '<p>The <b>photograph below</b> was taken today.</p>',
  'Which letter in the figure marks the lesion?',
  'A chest radiograph is shown.',
])('finds the figure in %s', (stem) => {
  expect(mentionsFigure(stem)).toBe(true);
});

it.each([
  'A radiograph showed a hugely dilated loop.',
  'A chest radiograph shows pulmonary edema.',
  'He figures that it will pass.',
  '<p>The smear is shown. <img alt="Smear" src="data:image/png;base64,AA"></p>',
])('finds none in %s', (stem) => {
  expect(mentionsFigure(stem)).toBe(false);
});
