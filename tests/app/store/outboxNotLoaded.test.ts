// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { screenPainted } from '@/app/store/rootSaga';
import { signedIn } from '@/domain/session/sessionSlice';
import { listenToHandledErrors } from '@/shared/browser/reportError';
import { createTestStore } from '../../createTestStore';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@/domain/outbox/outboxSaga', () => {
  loaded();
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('requests missing code of the outbox ever less often, and reports it where there is network', async () => {
  vi.useFakeTimers();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reported = vi.fn();
  listenToHandledErrors(reported);
  const store = createTestStore({
    http: { send: () => Promise.reject(new Error('none')) },
    navigate: vi.fn(),
  });
  const requestsAfter = async (minutes: number): Promise<number> => {
    const before = loaded.mock.calls.length;
    for (let tenSeconds = 0; tenSeconds < minutes * 6; tenSeconds += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await vi.dynamicImportSettled();
    }
    return loaded.mock.calls.length - before;
  };
  store.dispatch(
    signedIn({ id: 'u1', displayName: 'Ada', email: 'ada@qlearn.demo', primaryRole: 'ROLE_STUDENT' }),
  );
  store.dispatch(screenPainted());

  expect(await requestsAfter(2)).toBeGreaterThan(2);
  expect(reported).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  // On a busy machine an import fails late, and each wait begins after it.
  await requestsAfter(120);
  expect(reported).toHaveBeenCalledWith('lost chunk', expect.any(Error), undefined);
  expect(await requestsAfter(30)).toBeLessThanOrEqual(6);
  listenToHandledErrors(undefined);
});
