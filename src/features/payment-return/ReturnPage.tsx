import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { BookingFacts } from './BookingFacts';
import { findingTexts, titleOf } from './labels';
import { OutcomeIcon } from './OutcomeIcon';
import type { Finding, Outcome } from './paymentReturnModel';
import { usePaymentReturn } from './usePaymentReturn';

interface ReturnPageProps {
  readonly bookingId: string;
  readonly outcome: Outcome;
}

const PAGE = {
  maxWidth: 560,
  margin: '24px auto 0',
  padding: '24px 28px',
  '@media (max-width: 600px)': { marginTop: 0, padding: '18px 16px' },
};

const UNREAD = 'Your payments could not be read. Nothing has been changed.';

/** Outcome of the payment according to the server; of the URL only the booking's id is used. */
export function ReturnPage({ bookingId, outcome }: ReturnPageProps) {
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
        <LoadingState skeleton={<SkeletonBlock height={72} />} onRetry={tryAgain} onCancel={cancel} />
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
        {finding?.kind === 'paid' && !isUnread && (
          <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

/** While it is not settled, or where checkout and server disagree. */
const canTryAgain = (finding: Finding | undefined, outcome: Outcome): boolean =>
  finding?.kind === 'confirming' || (finding?.kind === 'failed' && outcome === 'success');
