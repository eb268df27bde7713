// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderCheckout } from '@/demo/pages/checkout';
import { newBooking } from '@/demo/rules/bookings';
import { createTestBackend } from '@/demo/testing';

describe('the demo checkout', () => {
  it('shows that the payment is unknown when the data was reset in another tab', async () => {
    const { context } = await createTestBackend();
    const [plan] = await context.database.all('plans');
    if (plan === undefined) throw new Error('No plan was seeded.');
    const booking = newBooking(context, 'user-student', plan.plan);
    await context.database.put('bookings', booking);
    await renderCheckout(context, document.body, booking.id);
    await context.database.remove('bookings', booking.id);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('heading', { name: 'Unknown payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to QLearn' })).toBeVisible();
  });
});
