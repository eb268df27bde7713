import { Button } from '@/shared/ui/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { ActDialog } from '@/shared/act/ActDialog';
import type { Booking } from '@/shared/contract/booking';
import { useAppDispatch, useLoad, useSelector } from '@/shared/remote/hooks';
import { DataTable } from '@/shared/ui/DataTable';
import { PreviousIcon } from '@/shared/ui/icons';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { cancellation, refunding } from './acts';
import { loadPayments, type Student } from './calls';
import { paymentLine, paymentsQuery } from './model';
import { paymentColumns } from './paymentColumns';
import { selectRefunded } from './refunded';

interface PaymentListProps {
  readonly student: Student;
  readonly onBack: () => void;
}

const idOf = ({ id }: Booking): string => id;

/** What a student has paid, with the way to cancel it and then to give it back. */
export function PaymentList({ student, onBack }: PaymentListProps) {
  const dispatch = useAppDispatch();
  const payments = useLoad(loadPayments, paymentsQuery(student.id));
  const refunded = useSelector(selectRefunded);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const columns = useMemo(
    () =>
      paymentColumns({
        refunded,
        onCancel: (booking) => dispatch(cancellation.actions.asked({ booking, student })),
        onRefund: (booking) => dispatch(refunding.actions.asked({ booking, student })),
      }),
    [dispatch, refunded, student],
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button startIcon={<PreviousIcon size={16} />} onClick={onBack}>
          All users
        </Button>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          Payments of {student.displayName || student.email}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{student.email}</Typography>
      </Stack>
      <RemoteContent
        remote={payments}
        onRetry={() => dispatch(loadPayments.actions.request(paymentsQuery(student.id)))}
        failure="The payments could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateMessage tone="empty" text="No billing history found" />}
      >
        {(rows) => (
          <DataTable
            name="Payments"
            columns={columns}
            rows={rows}
            rowKey={idOf}
            narrow="cards"
            minWidth={860}
          />
        )}
      </RemoteContent>
      <ActDialog act={cancellation} title={() => 'Cancel this plan?'} name="Cancel Plan" keep="Keep">
        {(payment) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>{paymentLine(payment)}</Typography>
            <Typography sx={{ marginTop: 1 }}>
              The plan ends and is not charged again. The payment can be refunded afterwards.
            </Typography>
          </>
        )}
      </ActDialog>
      <ActDialog act={refunding} title={() => 'Refund this payment?'} name="Refund" keep="Cancel">
        {(payment) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>{paymentLine(payment)}</Typography>
            <Typography sx={{ marginTop: 1 }}>
              The full price goes back to the card that paid. This cannot be taken back.
            </Typography>
          </>
        )}
      </ActDialog>
    </Stack>
  );
}
