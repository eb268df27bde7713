import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import {
  notificationAdded,
  notificationDismissed,
  selectNotifications,
} from '@/shared/notifications/notificationsSlice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const store = createAppStore({ http: { send: vi.fn() }, navigate: vi.fn() });
  return { store, texts: () => selectNotifications(store.getState()).map(({ text }) => text) };
}

describe('notifications', () => {
  it('shows a notification for 3 s unless a time is named', async () => {
    const { store, texts } = setUp();
    store.dispatch(notificationAdded({ severity: 'success', text: 'Settings saved successfully' }));
    store.dispatch(
      notificationAdded({ severity: 'success', text: 'Thank you for your feedback...', autoHideSeconds: 4 }),
    );
    await vi.advanceTimersByTimeAsync(2_999);
    expect(texts()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['Thank you for your feedback...']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts()).toEqual([]);
  });

  it('keeps notifications about answers or money until they are dismissed', async () => {
    const { store, texts } = setUp();
    store.dispatch(notificationAdded({ severity: 'error', text: 'Not submitted', autoHideSeconds: null }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(texts()).toEqual(['Not submitted']);
    store.dispatch(notificationDismissed(selectNotifications(store.getState())[0]?.id ?? ''));
    expect(texts()).toEqual([]);
  });

  it('shows a notification once: the same words take the first one’s place', () => {
    const { store, texts } = setUp();
    store.dispatch(notificationAdded({ severity: 'error', text: 'Again' }));
    store.dispatch(notificationAdded({ severity: 'error', text: 'Again' }));
    expect(texts()).toEqual(['Again']);
  });
});
