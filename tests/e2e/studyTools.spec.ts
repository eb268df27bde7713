import { expectAccessible } from './accessibility';
import { atItem, startExam } from './examSteps';
import { expect, test } from './fixtures';

test.describe('the study tools', () => {
  test('are worked by keyboard alone, cover no option, and leave the answer keys as they were', async ({
    studentPage: page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await startExam(page, 3);
    await page.keyboard.press('v');
    const labValues = page.getByRole('region', { name: 'Lab values' });
    await expect
      .poll(() => labValues.getByRole('searchbox').evaluate((box) => box.matches(':focus')))
      .toBe(true);
    await page.keyboard.type('creat');
    await labValues.getByRole('rowheader', { name: 'Creatinine', exact: true }).waitFor();
    await expectAccessible(page, 'lab values');
    const edge = (await labValues.boundingBox())?.x ?? 0;
    const option = await page.getByRole('radiogroup').boundingBox();
    expect((option?.x ?? 0) + (option?.width ?? 0)).toBeLessThanOrEqual(edge);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await labValues.waitFor({ state: 'hidden' });

    await page.keyboard.press('x');
    const result = page.getByRole('status', { name: 'Result' });
    await result.waitFor();
    await page.keyboard.type('1.1*3=');
    await expect.poll(() => result.textContent()).toBe('3.3');
    await expectAccessible(page, 'calculator');
    await page.keyboard.press('n');
    await atItem(page, 2);
    expect(await result.textContent()).toBe('3.3');
    await page.keyboard.press('x');
    await result.waitFor({ state: 'hidden' });
    await page.keyboard.press('a');
    await expect.poll(() => page.getByRole('radio', { name: /^A\. / }).isChecked()).toBe(true);
  });
});
