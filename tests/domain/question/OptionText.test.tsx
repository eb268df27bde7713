// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionList } from '@/domain/question/OptionList';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

it.each([
  ['<p>&nbsp;</p>', 'A. (empty)'],
  ['', 'A. (empty)'],
  [`<img src="${PIXEL}">`, 'A. Picture'],
  [`<p><img alt="Lead II" src="${PIXEL}"></p>`, 'A. Lead II'],
  ['<img alt="Lead II" src="ecg.png">', 'A. Figure not shown: Lead II'],
  ['10<sup>9</sup>/L', 'A. 10⁹/L'],
  ['<math><mfrac><mi>U</mi><mi>P</mi></mfrac></math>', 'A. U / P'],
  ['<s>aspirin</s> heparin', 'A. (crossed out: aspirin) heparin'],
  ['<audio></audio>', 'A. Sound not shown'],
])('names an option by what is seen of %s', (html, name) => {
  const { getByRole } = render(
    <OptionList options={[html, 'B']} correct="" choice="" onChoose={() => undefined} />,
  );
  expect(getByRole('radio', { name })).toBeVisible();
});
