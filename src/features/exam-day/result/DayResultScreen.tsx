import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useDeviceRecord, useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { type ExamDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { loadOverview } from '@/domain/performance/calls';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { formatDateTime } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { Paper } from '@/shared/ui/print/Paper';
import { useIsPrinting } from '@/shared/ui/print/useIsPrinting';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DayFigures, PrintedFigures } from './DayFigures';
import { type BlockScore, correctOf, scoresOf } from './dayResultModel';

const NONE: ReadonlyMap<string, FinishedAttempt> = new Map();

/** Scores that the device does not know are read from the server. */
function useScores(
  day: ExamDay,
  attempts: ReadonlyMap<string, FinishedAttempt> | undefined,
): readonly BlockScore[] {
  const dispatch = useAppDispatch();
  const missing = useMemo(
    () =>
      attempts === undefined
        ? []
        : day.started
            .filter(({ quizId }) => correctOf(attempts.get(quizId)) === undefined)
            .map(({ quizId }) => quizId),
    [day, attempts],
  );
  // The last block may not have reached the server yet.
  const sent = useSelector(
    (root) => missing.filter((quizId) => selectSubmission(root, quizId)?.status === 'sent').length,
  );
  useEffect(() => {
    for (const quizId of missing) dispatch(loadOverview.actions.request({ quizId }));
  }, [dispatch, missing, sent]);
  const overviews = useSelector(
    (root) => missing.map((quizId) => loadOverview.selectData(root, quizId)),
    shallowEqual,
  );
  return useMemo(() => {
    const found = missing.flatMap((quizId, index) => {
      const overview = overviews[index];
      return overview === undefined ? [] : [[quizId, overview] as const];
    });
    return scoresOf(day, attempts ?? NONE, new Map(found));
  }, [day, attempts, missing, overviews]);
}

/** /study/exam-day/result/{dayId}: the results of the blocks of an exam day. */
export function DayResultScreen() {
  const { dayId = '' } = useParams();
  const { state, data: day } = useDeviceRecord(finishedDays, dayId);
  if (day !== undefined) return <DayResult day={day} />;
  return (
    <>
      <PageHead title="Exam day" />
      <DeviceContent>
        {state.status === 'pending' ? (
          <SkeletonBlock height={320} />
        ) : (
          <StateMessage
            tone="empty"
            text="This exam day is not on this device."
            action={
              <Button component={Link} to={paths.examDay.to()}>
                Exam day
              </Button>
            }
          />
        )}
      </DeviceContent>
    </>
  );
}

function DayResult({ day }: { readonly day: ExamDay }) {
  const isPrinting = useIsPrinting();
  const attempts = useDeviceRecords(finishedAttempts).data;
  const scores = useScores(day, attempts);
  const printButton = useRef<HTMLButtonElement>(null);
  if (isPrinting) {
    return (
      <Paper>
        <Typography component="h1" variant="h1">{`Exam day result: ${day.exam}`}</Typography>
        <Typography>{formatDateTime(day.finishedAt)}</Typography>
        <PrintedFigures day={day} scores={scores} />
      </Paper>
    );
  }
  return (
    <>
      <PageHead title="Exam day">
        <Button
          ref={printButton}
          onClick={() => {
            window.print();
            printButton.current?.focus();
          }}
        >
          Print
        </Button>
        <Button component={Link} to={paths.examDay.to()}>
          All exam days
        </Button>
      </PageHead>
      <Typography variant="h2">Exam day result</Typography>
      <Typography
        color="textSecondary"
        sx={{ mb: 2 }}
      >{`${day.exam}, ${formatDateTime(day.finishedAt)}`}</Typography>
      <DayFigures day={day} scores={scores} />
    </>
  );
}
