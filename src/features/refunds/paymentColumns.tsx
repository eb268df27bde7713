import Button from '@mui/material/Button';
import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { Clamp } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { canCancel, canRefund, planName, statusName } from './refundModel';

interface PaymentActions {
  readonly refunded: readonly string[];
  readonly onCancel: (booking: Booking) => void;
  readonly onRefund: (booking: Booking) => void;
}

export function paymentColumns({ refunded, onCancel, onRefund }: PaymentActions): readonly Column<Booking>[] {
  return [
    {
      id: 'plan',
      narrow: 'lead',
      header: 'Plan',
      isRowHeader: true,
      cell: (booking) => <span id={`plan-${booking.id}`}>{planName(booking)}</span>,
    },
    {
      id: 'started',
      header: 'Started',
      width: '130px',
      cell: ({ subscriptionStartDate }) => formatDate(subscriptionStartDate),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: '110px',
      align: 'end',
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'status',
      header: 'Status',
      width: '110px',
      cell: (booking) => statusName(booking, refunded),
    },
    {
      id: 'payment',
      isSpare: true,
      header: 'Payment',
      width: '220px',
      cell: ({ paymentIntentId }) => <Clamp quiet>{paymentIntentId}</Clamp>,
    },
    {
      id: 'actions',
      narrow: 'action',
      header: 'Actions',
      isHeaderHidden: true,
      width: '130px',
      align: 'end',
      cell: (booking) => (
        <>
          {canCancel(booking) && (
            <Button size="small" aria-describedby={`plan-${booking.id}`} onClick={() => onCancel(booking)}>
              Cancel Plan
            </Button>
          )}
          {canRefund(booking, refunded) && (
            <Button size="small" aria-describedby={`plan-${booking.id}`} onClick={() => onRefund(booking)}>
              Refund
            </Button>
          )}
        </>
      ),
    },
  ];
}
