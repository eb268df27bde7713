import { expect, it, onTestFinished, vi } from 'vitest';
import { listenToHandledErrors } from '@/shared/browser/reportError';
import { createDeviationReport } from '@/shared/remote/reportDeviation';

it('reports each rule of a call once, to the collector and to the console', () => {
  const collect = vi.fn();
  const log = vi.fn();
  onTestFinished(listenToHandledErrors(collect));
  const report = createDeviationReport(log);
  report('getPlans', 'list in a page');
  report('getPlans', 'list in a page');
  report('getUsers', 'list in a page');
  expect(collect.mock.calls.map(([kind, , detail]: unknown[]) => [kind, detail])).toEqual([
    ['deviating response', 'getPlans: list in a page'],
    ['deviating response', 'getUsers: list in a page'],
  ]);
  expect(log).toHaveBeenCalledTimes(2);
});

it('leaves room for errors in the collector after 15 deviations', () => {
  const collect = vi.fn();
  onTestFinished(listenToHandledErrors(collect));
  const report = createDeviationReport(undefined);
  for (let call = 0; call < 20; call += 1) report(`call${call}`, '204 for a body');
  expect(collect).toHaveBeenCalledTimes(15);
});
