import { string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { jsonEntry } from '@/shared/storage/localEntries';

/** More checkouts than one visitor opens before the bookings list shows them. */
const MAX_STORED = 20;

/** Bookings that this browser sent to the checkout: only ids, each with its user's. */
const entry = jsonEntry('sentBookings', (value) => array(value, string));

const nameOf = (userId: string, bookingId: string): string => `${userId}/${bookingId}`;

/** Whether this browser sent the user's booking to the checkout: it exists, whether listed or not. */
export const wasSentToCheckout = (userId: string, bookingId: string): boolean =>
  entry.read()?.includes(nameOf(userId, bookingId)) === true;

/** Called when the rest of what the device has of the user is removed. */
export function forgetSentBookings(userId: string): void {
  // Stryker disable next-line ArrayDeclaration: a list without names of the user is not written
  const known = entry.read() ?? [];
  const others = known.filter((name) => !name.startsWith(nameOf(userId, '')));
  if (others.length === 0) entry.remove();
  else if (others.length < known.length) entry.write(others);
}

export function markSentToCheckout(userId: string, bookingId: string): void {
  const name = nameOf(userId, bookingId);
  const others = (entry.read() ?? []).filter((other) => other !== name);
  entry.write([...others, name].slice(-MAX_STORED));
}
