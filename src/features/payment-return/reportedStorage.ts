import { string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { jsonEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

/** More returns than happen in one tab. */
const KEPT = 20;

/**
 * Ids of the bookings whose report the server has accepted from this tab: a reload does not send it again.
 */
const entry = jsonEntry('reportedBookings', (value) => array(value, string), tabText);

/** Whether the server has accepted this tab's report of the booking. */
export const wasReported = (bookingId: string): boolean => entry.read()?.includes(bookingId) === true;

/** Records that the server has accepted the report of a booking. */
export function markReported(bookingId: string): void {
  const others = (entry.read() ?? []).filter((id) => id !== bookingId);
  entry.write([...others, bookingId].slice(-KEPT));
}
