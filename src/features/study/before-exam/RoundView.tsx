import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceRead } from '@/domain/device/useDeviceRecord';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { useUser } from '@/domain/session/currentUser';
import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';
import type { PracticeEntries } from '@/domain/study/practiceQueueModel';
import { DrillQuestion } from '@/features/study/practice/drill/DrillQuestion';
import {
  useDrillQuestions,
  useFocusWhenMoved,
  useUndoKey,
} from '@/features/study/practice/drill/useDrillQuestions';
import { dueText, questionsText } from '@/features/study/practice/queue/practiceTexts';
import { questionSkeleton } from '@/features/study/skeletons';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import {
  type AheadRound,
  canUndo,
  countKnown,
  currentOf,
  nextOf,
  placeText,
  resumes,
  startRound,
  undone,
  withAnswer,
  withChoice,
  withoutGone,
} from './aheadModel';
import { aheadRounds } from './aheadRecord';

interface NothingAheadProps {
  /** How many questions are due. */
  readonly due: number;
}

export function NothingAhead({ due }: NothingAheadProps) {
  return (
    <StateMessage
      text={due === 0 ? 'Nothing to look at' : `Nothing to look at ahead: ${dueText(due)} today.`}
      action={due === 0 ? <CreateQuizLink /> : <StartLink to={paths.practice.to()} />}
    />
  );
}

export const StartLink = ({ to }: { readonly to: string }) => (
  <Button component={Link} variant="contained" to={to}>
    Start
  </Button>
);

interface RoundViewProps {
  /** Questions that are not due, least likely remembered first. */
  readonly ahead: readonly string[];
  readonly entries: PracticeEntries;
  /** How many questions are due. */
  readonly due: number;
  readonly storedRound: DeviceRead<AheadRound | undefined>;
  readonly reason: MissReason | undefined;
  readonly today: string;
}

/** The user's round: the unfinished one, or a new one. Each step is stored on the device at once, and no grade. */
function useRound({ ahead, storedRound, reason, today }: RoundViewProps) {
  const { id: userId } = useUser();
  const { changedBy } = storedRound;
  const data = storedRound.data?.reason === reason ? storedRound.data : undefined;
  const ofToday = storedRound.data?.day === today ? storedRound.data : undefined;
  const begin = (): AheadRound => startRound(ahead, { before: ofToday, day: today, reason });
  const [begun] = useState(() => (data !== undefined && resumes(data, today, reason) ? data : begin()));
  const isCurrent = changedBy === 'thisTab' || (changedBy === 'otherTab' && data?.day === today);
  const round = (isCurrent ? data : undefined) ?? begun;
  const save = (next: AheadRound): void => {
    if (next !== round) void aheadRounds.write(userId, '', next);
  };
  return { round, save, startNext: () => save(startRound(ahead, { before: round, day: today, reason })) };
}

const ACTIONS = [{ name: 'Knew it' }, { name: 'Not yet' }];
const FAILURE = 'The questions could not be loaded. Your place in the round is saved on this device.';

/** The round's questions come in one call; everything else happens on the device. */
export function RoundView(props: RoundViewProps) {
  const { ahead, entries, due } = props;
  const { round, save, startNext } = useRound(props);
  const { questions, byId } = useDrillQuestions(round.questionIds, (missing) =>
    save(
      withoutGone(
        round,
        missing.filter((id) => !round.gone.includes(id)),
      ),
    ),
  );
  const [statusText, setStatusText] = useState('');

  const questionId = currentOf(round);
  const position = placeText(round);
  const target = useFocusWhenMoved(`${position} ${round.choice}`);
  const undo = (): void => {
    setStatusText('The last answer was undone.');
    save(undone(round));
  };
  useUndoKey(canUndo(round), undo);
  if (round.questionIds.length === 0) return <NothingAhead due={due} />;

  const head = (
    <RoundHead
      round={round}
      position={position}
      statusText={statusText}
      heading={round.choice === '' ? target : undefined}
      onUndo={undo}
    />
  );
  if (questionId === undefined) {
    return (
      <>
        {head}
        <RoundDone round={round} next={nextOf(ahead, round).length} onStart={startNext} />
      </>
    );
  }
  const question = byId.get(questionId);
  const entry = entries.get(questionId);
  return (
    <RemoteContent remote={questions} failure={FAILURE} skeleton={questionSkeleton}>
      {() => (
        <>
          {head}
          {question === undefined ? (
            questionSkeleton
          ) : (
            <DrillQuestion
              key={`${position} ${questionId}`}
              question={question}
              choice={round.choice}
              origin={entry}
              imageNames={entry?.imageList ?? []}
              barLabel="Did you know it?"
              actions={ACTIONS}
              likelyOf={(isWrong) => (isWrong ? 1 : 0)}
              verdict={round.choice === '' ? undefined : target}
              onChoose={(letter) => {
                setStatusText('');
                save(withChoice(round, letter));
              }}
              onAct={(index) => {
                setStatusText('');
                save(withAnswer(round, index === 0));
              }}
            />
          )}
        </>
      )}
    </RemoteContent>
  );
}

interface RoundHeadProps {
  readonly round: AheadRound;
  readonly position: string;
  readonly statusText: string;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onUndo: () => void;
}

function RoundHead({ round, position, statusText, heading, onUndo }: RoundHeadProps): ReactNode {
  const { total } = countKnown(round);
  const done = new Set(round.answers.map((answer) => answer.questionId)).size;
  const gone = round.gone.length;
  return (
    <>
      <Stack direction="row" spacing="4px 12px" sx={{ justifyContent: 'space-between' }}>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ fontVariantNumeric: 'tabular-nums', scrollMarginTop: 120 }}
        >
          {position}
        </Typography>
        <Button disabled={!canUndo(round)} aria-keyshortcuts="Control+Z" onClick={onUndo}>
          Undo
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        aria-label="Round"
        max={Math.max(total, 1)}
        value={Math.min(done, total)}
        sx={{ height: 4, my: 1 }}
      />
      {/* One line is reserved, so that the question does not move when a status is shown. */}
      <Typography variant="note" role="status" sx={{ minHeight: '1.6em', mb: 1 }}>
        {statusText || (gone > 0 && `${questionsText(gone)} of this round skipped: no longer in the bank.`)}
      </Typography>
    </>
  );
}

interface RoundDoneProps {
  readonly round: AheadRound;
  /** Size of the next round. */
  readonly next: number;
  readonly onStart: () => void;
}

function RoundDone({ round, next, onStart }: RoundDoneProps) {
  const { known, total } = countKnown(round);
  return (
    <Paper variant="panel">
      <Typography variant="display">{`${formatCount(known)} of ${formatCount(total)} known`}</Typography>
      <Typography variant="note">No due date has changed.</Typography>
      <Stack direction="row" sx={{ mt: 1 }}>
        {next > 0 && (
          <Button variant="contained" onClick={onStart}>
            {`Another ${next}`}
          </Button>
        )}
        <Button component={Link} to={paths.lastLook.to()}>
          Last look
        </Button>
      </Stack>
    </Paper>
  );
}
