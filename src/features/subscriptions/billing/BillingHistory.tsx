import { bookingStatusName, latestFirst } from '@/features/subscriptions/store/subscriptionsModel';
import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import type { Remote } from '@/shared/remote/remoteState';
import { Section } from '@/shared/ui/layout/Section';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';

interface BillingHistoryProps {
  readonly remote: Remote<readonly Booking[]>;
}

const NONE = '—';

const columns: readonly Column<Booking>[] = [
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'lead',
    isRowHeader: true,
    cell: ({ plan }) => plan?.name ?? NONE,
  },
  {
    id: 'date',
    header: 'Start date',
    width: '24%',
    cell: ({ subscriptionStartDate }) => formatDate(subscriptionStartDate) || NONE,
  },
  { id: 'status', header: 'Status', width: '22%', cell: bookingStatusName },
  { id: 'price', header: 'Price', width: '18%', align: 'end', cell: ({ price }) => formatMoney(price) },
];

const idOf = ({ id }: Booking): string => id;

/** 'Billing History': every payment, including failed ones. */
export function BillingHistory({ remote }: BillingHistoryProps) {
  return (
    <Section title="Billing History">
      <RemoteContent
        remote={remote}
        failure="The billing history could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={3} />}
        isEmpty={(bookings) => bookings.length === 0}
        empty={<StateMessage tone="empty" text="No billing history found" />}
      >
        {(bookings) => (
          <DataTable
            name="Billing History"
            columns={columns}
            rows={latestFirst(bookings)}
            rowKey={idOf}
            narrow="cards"
          />
        )}
      </RemoteContent>
    </Section>
  );
}
