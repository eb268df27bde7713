// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../renderApp';

/** A text that a spreadsheet would evaluate, with every character that requires quoting. */
const HOSTILE = '=HYPERLINK("http://evil.example","a,b")\nsecond line';
const INERT = '"\'=HYPERLINK(""http://evil.example"",""a,b"")\nsecond line"';
const MOMENT = '2026-03-02T10:00:00.000Z';

const plan = {
  id: 'p1',
  name: HOSTILE,
  category: 'PRO',
  examTypes: ['Step 1', 'Step 2'],
  price: 12.5,
  durationInDay: 7,
  questionsPerDay: 40,
  description: 'Week',
};
const answers: Readonly<Record<string, readonly object[]>> = {
  '*/qlearn/plan': [plan, { ...plan, id: 'p2', name: 'Other', category: 'MAX' }],
  '*/qlearn/enrollments/invitations': [
    {
      id: 'i1',
      email: HOSTILE,
      invitedPackage: { name: 'Pro' },
      invitationSendDate: MOMENT,
      expirationDate: MOMENT,
      status: 'PENDING',
    },
    { id: 'i2', email: 'other@example.org', invitedPackage: { name: 'Max' } },
  ],
  '*/qlearn/qlink': [
    { id: 'l1', title: HOSTILE, questionIds: ['q1', 'q2'], url: 'https://q.example/1', createdAt: MOMENT },
    { id: 'l2', title: 'Other', status: 'REVOKED' },
  ],
  '*/qlearn/users': [
    { id: 'u1', email: HOSTILE, displayName: 'Ann', primaryRole: 'ROLE_STUDENT' },
    { id: 'u2', email: 'other@example.org', displayName: 'Ben', primaryRole: 'ROLE_STUDENT' },
  ],
  '*/qlearn/booking/user/u1': [
    {
      id: 'b1',
      price: 12.5,
      status: 'SUCCESS',
      plan,
      subscriptionStartDate: MOMENT,
      paymentIntentId: '+pi_1',
    },
  ],
};

/** A line of cells: texts are quoted, unless they are already; numbers stay as they are. */
const line = (...cells: readonly (string | number)[]): string =>
  cells.map((cell) => (typeof cell === 'number' || cell.startsWith('"') ? cell : `"${cell}"`)).join(',');

/** Downloads the file from an address of the app; returns its header and the rows below it. */
async function downloadFrom(at: string): Promise<{ readonly header: string; readonly rows: string }> {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:csv';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { user } = await renderApp({
    at,
    as: 'admin',
    handlers: Object.entries(answers).map(([path, answer]) =>
      http.get(path, () => HttpResponse.json(answer)),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(file).toBeDefined());
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  return { header, rows: rest.join('\r\n') };
}

describe('CSV of an administrator’s list', () => {
  it.each([
    [
      '/manage-plans?q=hyperlink',
      'Name,Category,Price (USD),Duration (days),Questions per day,Type,Exam types,Status,Description,Plan ID',
      line(INERT, 'PRO', 12.5, 7, 40, 'GENERAL', 'Step 1, Step 2', 'ACTIVE', 'Week', 'p1'),
    ],
    [
      '/admin-portal?q=hyperlink',
      'Email,Plan,Sent (UTC),Expires (UTC),Accepted (UTC),Status',
      line(INERT, 'Pro', MOMENT, MOMENT, '', 'Pending'),
    ],
    [
      '/qlink?q=hyperlink',
      'Title,Description,Status,Question IDs,Created (UTC),Expires (UTC),Link,Link ID',
      line(INERT, '', 'Active', 'q1, q2', MOMENT, '', 'https://q.example/1', 'l1'),
    ],
    ['/refund?q=hyperlink', 'Email,Name,User ID', line(INERT, 'Ann', 'u1')],
    [
      '/refund?user=u1',
      'Email,Name,Plan,Started (UTC),Amount (USD),Status,Payment,Booking ID',
      line(INERT, 'Ann', INERT, MOMENT, 12.5, 'Success', "'+pi_1", 'b1'),
    ],
  ])('writes only the rows that are found to CSV, and no formula: %s', async (at, header, rows) => {
    expect(await downloadFrom(at)).toEqual({ header: line(...header.split(',')), rows: `${rows}\r\n` });
  });

  it('writes the discount of coupons to CSV as a number', async () => {
    const coupon = { couponCode: '=1+1', discountType: 'percentage', discountPercentage: 5 };
    const amount = { couponCode: 'B', discountType: 'amount', discountAmount: 7.5 };
    localStorage.setItem(
      'coupons',
      JSON.stringify([coupon, amount].map((one) => ({ ...one, expiryDate: '2030-01-01' }))),
    );
    expect(await downloadFrom('/admin-portal?tab=coupons')).toEqual({
      header: line('Coupon code', 'Discount type', 'Discount', 'Expiry date'),
      rows: [line("'=1+1", 'Percentage', 5, '2030-01-01'), line('B', 'Amount', 7.5, '2030-01-01'), ''].join(
        '\r\n',
      ),
    });
  });
});
