import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { loadBookings } from '@/domain/plan/calls';
import type { Student } from '@/domain/student/calls';
import type { Booking } from '@/shared/api/booking';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { PreviousIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { CsvButton } from '@/shared/ui/list/CsvButton';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { Clamp } from '@/shared/ui/table/cells';
import { DataTable } from '@/shared/ui/table/DataTable';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { cancelPlan, paymentsQuery, sendRefund } from './calls';
import { selectRefunded } from './refundedSlice';
import {
  canCancel,
  canRefund,
  type Payment,
  paymentLine,
  paymentsCsv,
  paymentStatusName,
  planName,
} from './refundModel';

interface PaymentListProps {
  readonly student: Student;
  readonly onBack: () => void;
}

/** Dialog content: names the payment and what happens to it. */
function ActionLabel({ payment, children }: { readonly payment: Payment; readonly children: string }) {
  return (
    <>
      <strong>{paymentLine(payment)}</strong>
      <Typography sx={{ mt: 1 }}>{children}</Typography>
    </>
  );
}

/** A student's payments, with 'Cancel Plan', then 'Refund'. */
export function PaymentList({ student, onBack }: PaymentListProps) {
  const payments = useRemote(loadBookings, paymentsQuery(student.id));
  const refunded = useSelector(selectRefunded);
  const [toCancel, setToCancel] = useState<Payment>();
  const [toRefund, setToRefund] = useState<Payment>();
  const heading = useRestoreFocus(payments.data, toCancel ?? toRefund);
  useEffect(() => heading.current?.focus(), [heading]);
  const columns = useMemo(
    () =>
      paymentColumns({
        refunded,
        onCancel: (booking) => setToCancel({ booking, student }),
        onRefund: (booking) => setToRefund({ booking, student }),
      }),
    [refunded, student],
  );
  return (
    <Stack spacing={1.5}>
      <PaymentHead student={student} heading={heading} onBack={onBack}>
        {payments.data !== undefined && payments.data.length > 0 && (
          <CsvButton
            fileName="qlearn-payments.csv"
            text={() => paymentsCsv(student, payments.data ?? [], refunded)}
          />
        )}
      </PaymentHead>
      <RemoteContent
        remote={payments}
        failure="The payments could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={3} />}
        empty={<StateMessage text="No billing history found" />}
      >
        {(rows) => <DataTable name="Payments" columns={columns} rows={rows} rowKey={idOf} minWidth={860} />}
      </RemoteContent>
      <ConfirmWriteDialog
        call={cancelPlan}
        target={toCancel}
        argsOf={({ booking }) => ({ bookingId: booking.id, userId: student.id })}
        title={() => 'Cancel this plan?'}
        confirmLabel="Cancel Plan"
        cancelLabel="Keep"
        failure={(message) => message ?? 'The plan could not be canceled. Please try again.'}
        onClose={() => setToCancel(undefined)}
      >
        {(payment) => (
          <ActionLabel payment={payment}>
            The plan ends and is not charged again. The payment can be refunded afterwards.
          </ActionLabel>
        )}
      </ConfirmWriteDialog>
      <ConfirmWriteDialog
        call={sendRefund}
        target={toRefund}
        argsOf={({ booking }) => ({
          bookingId: booking.id,
          refundAmount: booking.price,
          userId: student.id,
        })}
        title={() => 'Refund this payment?'}
        confirmLabel="Refund"
        cancelLabel="Cancel"
        failure={(message) => message ?? 'The amount could not be refunded. Please try again.'}
        onClose={() => setToRefund(undefined)}
      >
        {(payment) => (
          <ActionLabel payment={payment}>
            The full price goes back to the card that paid. This cannot be undone.
          </ActionLabel>
        )}
      </ConfirmWriteDialog>
    </Stack>
  );
}

interface PaymentHeadProps extends PaymentListProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

function PaymentHead({ student, heading, onBack, children }: PaymentHeadProps) {
  return (
    <Stack component="header" direction="row" spacing={1.5}>
      <Button startIcon={<PreviousIcon size={16} />} onClick={onBack}>
        All users
      </Button>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {`Payments of ${student.displayName || student.email}`}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {student.email}
      </Typography>
      {children}
    </Stack>
  );
}

interface PaymentActions {
  readonly refunded: readonly string[];
  readonly onCancel: (booking: Booking) => void;
  readonly onRefund: (booking: Booking) => void;
}

function paymentColumns({ refunded, onCancel, onRefund }: PaymentActions): readonly Column<Booking>[] {
  return [
    {
      id: 'plan',
      narrow: 'lead',
      header: 'Plan',
      isRowHeader: true,
      cell: (booking) => (
        <span id={`plan-${booking.id}`}>
          <LongText text={planName(booking)} />
        </span>
      ),
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
      align: 'right',
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'status',
      header: 'Status',
      width: '110px',
      cell: (booking) => paymentStatusName(booking, refunded),
    },
    {
      id: 'payment',
      isSpare: true,
      header: 'Payment',
      width: '220px',
      cell: ({ paymentIntentId }) => <Clamp quiet>{paymentIntentId}</Clamp>,
    },
    actionColumn('Actions', '130px', (booking) => (
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
    )),
  ];
}
