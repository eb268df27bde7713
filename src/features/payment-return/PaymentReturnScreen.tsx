import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useMatch, useParams } from 'react-router-dom';
import { PAID_TEXT } from '@/domain/plan/planModel';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { ClockIcon, CrossIcon, TickIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { dataOf } from '@/shared/remote/remoteState';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { Facts } from '@/shared/ui/layout/Facts';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { checkReturn, readingCanceled } from './checkReturn';
import type { Finding, PaymentOutcome } from './paymentReturnModel';

export function PaymentReturnScreen() {
  const { bookingId = '' } = useParams();
  const isSuccess = useMatch(paths.paymentSuccess.pattern) !== null;
  return <ReturnPage key={bookingId} bookingId={bookingId} outcome={isSuccess ? 'success' : 'failure'} />;
}

interface ReturnPageProps {
  readonly bookingId: string;
  readonly outcome: PaymentOutcome;
}

const PAGE = {
  maxWidth: 560,
  margin: '24px auto 0',
  padding: '24px 28px',
  [below('tablet')]: { marginTop: 0, padding: '18px 16px' },
};

const UNREAD = 'Your payments could not be read. Nothing has been changed.';

/** Shows the outcome of the payment according to the server; only the booking's id is used from the URL. */
function ReturnPage({ bookingId, outcome }: ReturnPageProps) {
  const { finding, failure, isBusy, tryAgain, cancel } = usePaymentReturn(bookingId, outcome);
  const isUnread = failure !== undefined;
  const booking = finding === undefined || finding.kind === 'notFound' ? undefined : finding.booking;
  const sentences = isUnread ? [] : findingTexts(finding, outcome);
  return (
    <Paper variant="panel" aria-busy={isBusy} sx={PAGE}>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'nowrap' }}>
        {!isUnread && <OutcomeIcon finding={finding} />}
        <PageTitle>{titleOf(isUnread ? undefined : finding)}</PageTitle>
      </Stack>
      <Stack role="status">
        {sentences.map((sentence) => (
          <Typography key={sentence}>
            <LongText text={sentence} />
          </Typography>
        ))}
      </Stack>
      {isUnread && (
        <Typography role="alert">
          <LongText text={failure.message ?? UNREAD} />
        </Typography>
      )}
      {!isUnread && finding === undefined && (
        <LoadingState skeleton={<Skeleton height={72} />} onRetry={tryAgain} onCancel={cancel} />
      )}
      {!isUnread && booking !== undefined && (
        <>
          <Divider aria-hidden="true" />
          <BookingFacts booking={booking} />
        </>
      )}
      <Stack direction="row">
        {(isUnread || canTryAgain(finding, outcome)) && (
          <TryAgain variant="contained" aria-busy={isBusy} onClick={isBusy ? undefined : tryAgain} />
        )}
        <Button component={Link} to={paths.subscriptions.to()}>
          Subscriptions
        </Button>
        {finding?.kind === 'paid' && !isUnread && <CreateQuizLink />}
      </Stack>
    </Paper>
  );
}

/** While the outcome is not settled, or if checkout and server disagree. */
const canTryAgain = (finding: Finding | undefined, outcome: PaymentOutcome): boolean =>
  finding?.kind === 'confirming' || (finding?.kind === 'failed' && outcome === 'success');

const SIGNS = {
  paid: { Icon: TickIcon, color: 'success' },
  failed: { Icon: CrossIcon, color: 'error' },
  confirming: { Icon: ClockIcon, color: 'warning' },
} as const;

/** The title next to it says the same in words. */
function OutcomeIcon({ finding }: { readonly finding: Finding | undefined }) {
  if (finding === undefined || finding.kind === 'notFound') return null;
  const { Icon, color } = SIGNS[finding.kind];
  return (
    <Avatar
      aria-hidden="true"
      sx={{ width: 36, height: 36, border: 1, color: `${color}.main`, bgcolor: `${color}.soft` }}
    >
      <Icon size={20} />
    </Avatar>
  );
}

/** What support would ask for. */
function BookingFacts({ booking }: { readonly booking: Booking }) {
  const { id, plan, price, subscriptionStartDate } = booking;
  return (
    <Facts
      facts={[
        ...(plan === undefined ? [] : [['Plan', plan.name] as const]),
        ['Price', formatMoney(price)],
        ...(subscriptionStartDate === undefined
          ? []
          : [['Start date', formatDate(subscriptionStartDate)] as const]),
        ['Booking', id],
      ]}
    />
  );
}

function titleOf(finding: Finding | undefined): string {
  switch (finding?.kind) {
    case undefined:
      return 'Payment';
    case 'notFound':
      return 'Not found';
    case 'paid':
      return 'Payment Successful';
    case 'failed':
      return 'Payment Failed';
    case 'confirming':
      return 'Payment being confirmed';
  }
}

/** Text of the page, one sentence per entry; empty while the outcome is unknown. */
function findingTexts(finding: Finding | undefined, outcome: PaymentOutcome): readonly string[] {
  switch (finding?.kind) {
    case undefined:
      return [];
    case 'notFound':
      return ['There is no such payment in your account.'];
    case 'paid':
      return paidTexts(finding);
    case 'failed':
      return failedTexts(finding, outcome);
    case 'confirming':
      return confirmingTexts(finding);
  }
}

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

function paidTexts({ booking, hasEnded }: Of<'paid'>): readonly string[] {
  const name = booking.plan?.name ?? 'Your plan';
  if (booking.status === 'CANCELED') return [`The subscription to ${name} has been canceled since.`];
  if (hasEnded) return [`${name} has ended since.`];
  return [`Congratulations! ${name} is now active...`, PAID_TEXT];
}

function failedTexts({ booking }: Of<'failed'>, outcome: PaymentOutcome): readonly string[] {
  const name = booking.plan?.name ?? 'the plan';
  const failed = `The payment for ${name} was not made.`;
  return outcome === 'failure'
    ? [failed]
    : [failed, 'If you were charged anyway, try again: the payment will be checked once more.'];
}

function confirmingTexts({ message }: Of<'confirming'>): readonly string[] {
  const advice =
    'The payment has not been confirmed yet. You do not need to pay again: you can leave this page and come back to it.';
  return message === undefined ? [advice] : [message, advice];
}

/** Checks the booking on mount. The last outcome stays on screen while it is checked again. */
function usePaymentReturn(bookingId: string, outcome: PaymentOutcome) {
  const dispatch = useAppDispatch();
  const state = useSelector((root) => checkReturn.selectState(root, bookingId));
  useEffect(() => {
    dispatch(checkReturn.actions.request({ bookingId, outcome, isRetry: false }));
  }, [dispatch, bookingId, outcome]);
  return {
    isBusy: state.status === 'idle' || state.status === 'pending',
    finding: dataOf(state),
    failure: state.status === 'error' ? state.error : undefined,
    tryAgain: () => void dispatch(checkReturn.actions.request({ bookingId, outcome, isRetry: true })),
    cancel: () => void dispatch(readingCanceled({ bookingId })),
  };
}
