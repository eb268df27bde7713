import { list, text } from '@/shared/api/decode';
import { jsonEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

/** More returns than one tab ever sees. */
const KEPT = 20;

/** Ids of the bookings whose outcome the server has taken from this tab: a reload does not send it again. */
const entry = jsonEntry('reportedBookings', (value) => list(value, text), tabText);

/** Whether the server has taken this booking's outcome from this tab. */
export const wasReported = (bookingId: string): boolean => entry.read()?.includes(bookingId) === true;

/** Notes that the server has taken a booking's outcome. */
export function markReported(bookingId: string): void {
  const others = (entry.read() ?? []).filter((id) => id !== bookingId);
  entry.write([...others, bookingId].slice(-KEPT));
}
