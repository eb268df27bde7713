// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { signedIn } from '@/domain/session/sessionSlice';
import { listenToHandledErrors } from '@/shared/browser/reportError';
import { createTestStore } from '../../createTestStore';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@/domain/outbox/outboxSaga', () => {
  loaded();
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('requests missing code of the outbox ever less often, and reports it when there is network', async () => {
  vi.useFakeTimers();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reported = vi.fn();
  onTestFinished(listenToHandledErrors(reported));
  const store = createTestStore({
    http: { send: () => Promise.reject(new Error('none')) },
    navigate: vi.fn(),
  });
  const wait = async (minutes: number): Promise<void> => {
    for (let tenSeconds = 0; tenSeconds < minutes * 6; tenSeconds += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await vi.dynamicImportSettled();
    }
  };
  store.dispatch(
    signedIn({ id: 'u1', displayName: 'Ada', email: 'ada@qlearn.demo', primaryRole: 'ROLE_STUDENT' }),
  );

  await wait(2);
  expect(loaded.mock.calls.length).toBeGreaterThan(2);
  expect(reported).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await wait(120);
  expect(reported).toHaveBeenCalledWith('lost chunk', expect.any(Error));
  // Each failed request is reported once.
  reported.mockClear();
  await wait(30);
  expect(reported.mock.calls.length).toBeGreaterThan(0);
  expect(reported.mock.calls.length).toBeLessThanOrEqual(6);
});
