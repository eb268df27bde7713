import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SagaIterator } from 'redux-saga';
import { loadImage } from '@/domain/figures/calls';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { canUndo, countOutcomes, currentOf, type Drill, type Outcome } from '@/domain/study/drillModel';
import { gradesOf } from '@/domain/study/fsrsModel';
import { type Grade, GRADES } from '@/domain/study/practiceModel';
import { reviewableOf } from '@/domain/study/practiceQueueModel';
import {
  dueText,
  GRADE_NAMES,
  intervalText,
  nextDueText,
} from '@/features/study/practice/queue/practiceTexts';
import { questionSkeleton } from '@/features/study/skeletons';
import type { Question } from '@/shared/api/question';
import { latinKey } from '@/shared/browser/latinKey';
import { mayBeShortcut } from '@/shared/browser/mayBeShortcut';
import { useEventListener } from '@/shared/browser/useEventListener';
import { formatCount } from '@/shared/format/numbers';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { DrillHead } from './DrillHead';
import { DrillQuestion } from './DrillQuestion';
import type { DrillActions, ReadPractice } from './useDrill';

interface DrillQuery {
  readonly questionIds: readonly string[];
}

/** Loads the questions of a drill that the bank still has, in one call. */
const loadDrillQuestions = createRemoteCall<DrillQuery, readonly Question[]>({
  name: 'study/drillQuestions',
  concurrency: 'latest',
  key: questionsKey,
  *send({ questionIds }) {
    try {
      return yield* loadQuestions.run({ questionIds });
    } catch (cause) {
      const found = yield* findWithout(cause, questionIds);
      // Each of several was refused: the failure is the server's, and no question is assumed to be gone.
      if (found.length === 0 && questionIds.length > 1) throw cause;
      return found;
    }
  },
});

/** A server may refuse a whole call because one question is gone: then each half is requested by itself. */
function* findWithout(refusal: unknown, questionIds: readonly string[]): SagaIterator<readonly Question[]> {
  if (!isNotFound(refusal)) throw refusal;
  if (questionIds.length === 1) return [];
  const half = Math.ceil(questionIds.length / 2);
  const found: Question[] = [];
  for (const part of [questionIds.slice(0, half), questionIds.slice(half)]) {
    try {
      found.push(...(yield* loadQuestions.run({ questionIds: part })));
    } catch (cause) {
      found.push(...(yield* findWithout(cause, part)));
    }
  }
  return found;
}

/** Only with a message of the API: any other 404 comes from a proxy and says nothing about the question. */
const isNotFound = (cause: unknown): boolean =>
  cause instanceof RemoteError && cause.status === 404 && cause.serverMessage !== undefined;

const NAMES: readonly (readonly [Outcome, string])[] = [
  ...GRADES.map((grade) => [grade, GRADE_NAMES[grade]] as const),
  ['removed', 'Removed'],
  ['gone', 'No longer in the bank'],
];

interface DrillDoneProps extends Pick<DrillViewProps, 'drill' | 'queue' | 'today'> {
  readonly onStart: () => void;
}

/** The results of a drill, and what comes next. */
function DrillDone({ drill, queue, today, onStart }: DrillDoneProps) {
  const counts = NAMES.map(([outcome, name]) => [name, countOutcomes(drill, outcome)] as const);
  const due = queue.due.length;
  const next = nextDueText(queue, today);
  return (
    <Paper variant="panel">
      <Stack component="dl" direction="row" spacing="12px 36px">
        {counts
          .filter(([name, count]) => count > 0 || name === GRADE_NAMES.good || name === GRADE_NAMES.again)
          .map(([name, count]) => (
            <Stack key={name} direction="column-reverse" spacing={0}>
              <Typography component="dt" variant="note">
                {name}
              </Typography>
              <Typography component="dd" variant="display">
                {formatCount(count)}
              </Typography>
            </Stack>
          ))}
      </Stack>
      <Typography>
        {[dueText(due), next]
          .filter((sentence) => sentence !== '')
          .map((sentence) => `${sentence}.`)
          .join(' ')}
      </Typography>
      <div>
        {due > 0 ? (
          <Button variant="contained" onClick={onStart}>
            Next drill
          </Button>
        ) : (
          <CreateQuizLink />
        )}
      </div>
    </Paper>
  );
}

const FAILURE = 'The questions could not be loaded. Your place in the drill is kept on this device.';

interface DrillViewProps extends ReadPractice {
  readonly drill: Drill;
  readonly actions: DrillActions;
}

/** The drill's questions come in one call; everything else happens on the device. */
export function DrillView(props: DrillViewProps) {
  const { drill, actions, entries, records, queue, retention, today } = props;
  const questions = useRemote(loadDrillQuestions, { questionIds: drill.questionIds });
  const byId = useMemo(
    () => new Map((questions.data ?? []).map((question) => [question.questionId, question])),
    [questions.data],
  );
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(loadImage.actions.reset()), [dispatch]);
  const isLoaded = questions.state.status === 'success';
  const [statusText, setStatusText] = useState('');

  const retire = useEffectEvent(() => {
    const gone = drill.questionIds.filter((one) => !byId.has(one) && !drill.outcomes.has(one));
    if (gone.length > 0) actions.retire(gone);
  });
  useEffect(() => {
    if (isLoaded) retire();
  }, [isLoaded, byId]);

  const questionId = currentOf(drill);
  const target = useFocusWhenMoved(`${questionId ?? 'done'} ${drill.choice}`);
  const entry = questionId === undefined ? undefined : entries.get(questionId);
  const record = questionId === undefined ? undefined : records.get(questionId);
  const grades = useMemo(() => gradesOf(reviewableOf(record), today, retention), [record, today, retention]);

  const undo = (): void => {
    setStatusText('The last answer is undone.');
    actions.undo();
  };
  const remove = (): void => {
    setStatusText('Removed from the queue. A later miss in a quiz brings it back.');
    actions.remove();
  };
  const grade = (given: Grade): void => {
    setStatusText(`Due again ${intervalText(today, grades[given].dueDay)}.`);
    actions.grade(given);
  };

  useEventListener(document, 'keydown', (event) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && latinKey(event) === 'z';
    if (!isUndo || !canUndo(drill) || !mayBeShortcut(event)) return;
    event.preventDefault();
    undo();
  });

  const head = (
    <DrillHead
      drill={drill}
      entry={entry}
      lapses={record?.lapses ?? 0}
      statusText={statusText}
      heading={drill.choice === '' ? target : undefined}
      onUndo={undo}
      onRemove={remove}
    />
  );
  if (questionId === undefined) {
    return (
      <>
        {head}
        <DrillDone drill={drill} queue={queue} today={today} onStart={actions.startNext} />
      </>
    );
  }
  return (
    <RemoteContent remote={questions} failure={FAILURE} skeleton={questionSkeleton}>
      {() => {
        const question = byId.get(questionId);
        return (
          <>
            {head}
            {question === undefined ? (
              questionSkeleton
            ) : (
              <DrillQuestion
                key={questionId}
                question={question}
                choice={drill.choice}
                place={entry}
                imageNames={entry?.imageList ?? []}
                today={today}
                grades={grades}
                verdict={drill.choice === '' ? undefined : target}
                onChoose={(letter) => {
                  setStatusText('');
                  actions.choose(letter);
                }}
                onGrade={grade}
              />
            )}
          </>
        );
      }}
    </RemoteContent>
  );
}

/** Focuses a heading whenever `place` changes, but not when the page is opened. */
function useFocusWhenMoved(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
  }, [place]);
  return heading;
}
