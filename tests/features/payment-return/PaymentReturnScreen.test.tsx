// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';
import { emptyShop, haveBooking, STUDENT, watched } from '../../scenarios/subscriptions/subscriptionsPage';

const SUCCESS = '/payment/success/b1';
const FAILURE = '/payment/failure/b1';
const PUT = '*/qlearn/booking/b1/status/:status';

async function shopAfter(payment: 'OPEN' | 'PAID' | 'DECLINED', userId = STUDENT): Promise<TestBackend> {
  const backend = await emptyShop();
  await haveBooking(backend, 'b1', payment, userId);
  return backend;
}

/** Opens the address as the browser does after the checkout or a reload: only storage is left. */
async function open(at: string, backend: TestBackend) {
  cleanup();
  const { backend: observed, calls } = watched(backend);
  return { ...(await renderApp({ at, as: 'student', backend: observed })), calls };
}

const puts = (calls: readonly string[]) => calls.filter((one) => one.startsWith('PUT /booking'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const statusOf = async (backend: TestBackend) =>
  (await backend.context.database.get('bookings', 'b1'))?.status;

describe('a booking that the list does not have', () => {
  const unlisted = (backend: TestBackend): TestBackend => ({
    ...backend,
    handlers: [
      http.get('*/qlearn/booking/user/:id', () => HttpResponse.json([]), { once: true }),
      http.get('*/qlearn/booking/user/:id', () => HttpResponse.json([]), { once: true }),
      ...backend.handlers,
    ],
  });

  it('shows a booking of this browser as being confirmed, and as settled once it is listed', async () => {
    localStorage.setItem('sentBookings', JSON.stringify([`${STUDENT}/b1`]));
    const backend = await shopAfter('PAID');
    const { user } = await open(SUCCESS, unlisted(backend));
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(screen.getByText(/You do not need to pay again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful')).toBeVisible();
  });

  it('reports a booking that the list does not have never as failed', async () => {
    localStorage.setItem('sentBookings', JSON.stringify([`${STUDENT}/b1`]));
    const { calls } = await open(FAILURE, unlisted(await shopAfter('PAID')));
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });

  it('leaves a booking unknown when another user of this browser sent it', async () => {
    localStorage.setItem('sentBookings', JSON.stringify(['user-other/b1']));
    const { calls } = await open(SUCCESS, unlisted(await shopAfter('PAID')));
    expect(await heading('Not found')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });
});

describe('a paid booking', () => {
  it('reports a paid booking once and reads again; the plan is active and the badge follows', async () => {
    const backend = await shopAfter('PAID');
    const { calls } = await open(SUCCESS, backend);
    expect(await heading('Payment Successful')).toBeVisible();
    expect(screen.getByText('Congratulations! Max Half-Year is now active...')).toBeVisible();
    expect(screen.getByText(/An email has been sent to your registered mail id/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Plan: QLearn MAX' })).toBeVisible();
    const ofBooking = calls.filter((one) => one.includes('/booking'));
    expect(ofBooking).toEqual([
      `GET /booking/user/${STUDENT}`,
      'PUT /booking/b1/status/SUCCESS',
      `GET /booking/user/${STUDENT}`,
    ]);
    expect(document.title).toBe('Payment Successful · QLearn');
  });

  it('reports a paid booking once although the page is opened again', async () => {
    const backend = await shopAfter('PAID');
    await open(SUCCESS, backend);
    await heading('Payment Successful');
    for (const at of [SUCCESS, FAILURE]) {
      const { calls } = await open(at, backend);
      expect(await heading('Payment Successful')).toBeVisible();
      expect(puts(calls)).toEqual([]);
    }
    expect(await statusOf(backend)).toBe('SUCCESS');
  });

  it('never shows a paid booking as failed because of an address', async () => {
    const backend = await shopAfter('PAID');
    const { calls } = await open(FAILURE, backend);
    // Only the server has the information that it is paid, and refuses.
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(screen.getByText('This booking is paid.')).toBeVisible();
    expect(puts(calls)).toEqual(['PUT /booking/b1/status/FAILED']);
    expect(await statusOf(backend)).toBe('PENDING');
    await open(SUCCESS, backend);
    expect(await heading('Payment Successful')).toBeVisible();
  });

  it('shows one that was canceled later as successful, and says what came of it', async () => {
    const backend = await shopAfter('PAID');
    const booking = await backend.context.database.get('bookings', 'b1');
    if (booking === undefined) throw new Error('There is no booking.');
    await backend.context.database.put('bookings', { ...booking, status: 'CANCELED' });
    const { calls } = await open(FAILURE, backend);
    expect(await heading('Payment Successful')).toBeVisible();
    expect(screen.queryByText(/Congratulations/)).not.toBeInTheDocument();
    expect(puts(calls)).toEqual([]);
  });
});

describe('a booking that was not paid', () => {
  it('reports an unpaid booking as failed, once', async () => {
    const backend = await shopAfter('DECLINED');
    const { calls } = await open(FAILURE, backend);
    expect(await heading('Payment Failed')).toBeVisible();
    expect(puts(calls)).toEqual(['PUT /booking/b1/status/FAILED']);
    const again = await open(FAILURE, backend);
    expect(await heading('Payment Failed')).toBeVisible();
    expect(puts(again.calls)).toEqual([]);
  });

  it('does not believe an unpaid booking to be paid because the address shows it', async () => {
    const backend = await shopAfter('OPEN');
    await open(SUCCESS, backend);
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(screen.getByText('The payment has not arrived yet.')).toBeVisible();
    expect(screen.queryByText(/Congratulations/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plan: none' })).toBeVisible();
  });

  it('shows a failed booking at the address of a success, until the visitor asks again', async () => {
    const backend = await shopAfter('DECLINED');
    await open(FAILURE, backend);
    await heading('Payment Failed');
    const { calls, user } = await open(SUCCESS, backend);
    expect(await heading('Payment Failed')).toBeVisible();
    expect(puts(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(puts(calls)).toEqual(['PUT /booking/b1/status/SUCCESS']));
    expect(await heading('Payment Failed')).toBeVisible();
  });
});

describe('a report that the server does not take', () => {
  it("says 'being confirmed', also after a reload, and comes right with the next try", async () => {
    const backend = await shopAfter('PAID');
    const failing = {
      ...backend,
      handlers: [http.put(PUT, () => HttpResponse.json({}, { status: 500 })), ...backend.handlers],
    };
    await open(SUCCESS, failing);
    expect(await heading('Payment being confirmed')).toBeVisible();
    await open(SUCCESS, failing);
    expect(await heading('Payment being confirmed')).toBeVisible();

    const { user, calls } = await open(SUCCESS, {
      ...backend,
      handlers: [
        http.put(PUT, () => HttpResponse.json({}, { status: 500 }), { once: true }),
        ...backend.handlers,
      ],
    });
    expect(await heading('Payment being confirmed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful')).toBeVisible();
    expect(puts(calls)).toHaveLength(2);
  });

  it('counts a refused report as no failure when it was taken all the same: the bookings show it', async () => {
    const backend = await shopAfter('PAID');
    const booking = await backend.context.database.get('bookings', 'b1');
    if (booking === undefined) throw new Error('There is no booking.');
    await open(SUCCESS, {
      ...backend,
      handlers: [
        http.put(PUT, async () => {
          await backend.context.database.put('bookings', { ...booking, status: 'SUCCESS' });
          return HttpResponse.error();
        }),
        ...backend.handlers,
      ],
    });
    expect(await heading('Payment Successful')).toBeVisible();
  });

  it('sends a report no second time by a reload once it was taken, although the bookings lag', async () => {
    const backend = await shopAfter('PAID');
    const lagging = {
      ...backend,
      handlers: [http.put(PUT, () => HttpResponse.json({ id: 'b1', price: 1 })), ...backend.handlers],
    };
    const { calls } = await open(SUCCESS, lagging);
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(puts(calls)).toHaveLength(1);
    const again = await open(SUCCESS, lagging);
    expect(await heading('Payment being confirmed')).toBeVisible();
    expect(puts(again.calls)).toEqual([]);
  });
});

describe('a check that is interrupted', () => {
  /** The server handles the report, but never responds. */
  const answerLost = (backend: TestBackend) =>
    http.put(PUT, async () => {
      const booking = await backend.context.database.get('bookings', 'b1');
      if (booking !== undefined) {
        await backend.context.database.put('bookings', { ...booking, status: 'SUCCESS' });
      }
      return new Promise<never>(() => undefined);
    });

  it('reads a payment again after a reload in the middle of its report, and reports it once', async () => {
    const backend = await shopAfter('PAID');
    const first = await open(SUCCESS, { ...backend, handlers: [answerLost(backend), ...backend.handlers] });
    await waitFor(async () => expect(await statusOf(backend)).toBe('SUCCESS'));
    expect(puts(first.calls)).toHaveLength(1);
    const { calls } = await open(SUCCESS, backend);
    expect(await heading('Payment Successful')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });

  it("says 'being confirmed' when the network is lost after the report, until it is read again", async () => {
    const backend = await shopAfter('PAID');
    let reads = 0;
    const lost = http.get('*/qlearn/booking/user/:id', () => {
      reads += 1;
      return reads === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
    });
    const { user, calls } = await open(SUCCESS, { ...backend, handlers: [lost, ...backend.handlers] });
    expect(await heading('Payment being confirmed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful')).toBeVisible();
    expect(puts(calls)).toEqual(['PUT /booking/b1/status/SUCCESS']);
  });

  it('says that a later check cannot read the bookings, and recovers with the next', async () => {
    const backend = await shopAfter('OPEN');
    let isLost = false;
    const lost = http.get('*/qlearn/booking/user/:id', () =>
      isLost ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    const { user } = await open(SUCCESS, { ...backend, handlers: [lost, ...backend.handlers] });
    await heading('Payment being confirmed');
    isLost = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your payments could not be read\./)).toBeVisible();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment being confirmed')).toBeVisible();
  });
});

describe('an address that nothing is believed of', () => {
  it.each([SUCCESS, FAILURE])("shows 'Not found' for another user's booking: %s", async (at) => {
    const { calls } = await open(at, await shopAfter('PAID', 'user-tutor'));
    expect(await heading('Not found')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });

  it("shows 'Not found' for an unknown booking", async () => {
    const { calls } = await open('/payment/success/none', await emptyShop());
    expect(await heading('Not found')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });

  it.each(['/payment/success/%2E%2E', '/payment/success/a%00b', `/payment/failure/${'x'.repeat(257)}`])(
    "shows 'Page not found' for an impossible booking and sends nothing: %s",
    async (at) => {
      const { calls } = await open(at, await emptyShop());
      expect(await heading('Page not found')).toBeVisible();
      expect(calls.filter((one) => one.includes('/booking'))).toEqual([]);
    },
  );

  it('sends nothing but the question while the bookings cannot be read', async () => {
    const backend = await shopAfter('PAID');
    const { user, calls } = await open(SUCCESS, {
      ...backend,
      handlers: [
        http.get('*/qlearn/booking/user/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }),
        ...backend.handlers,
      ],
    });
    expect(await screen.findByText(/Your payments could not be read\./)).toBeVisible();
    expect(puts(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful')).toBeVisible();
  });
});
