import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { canUndo, countOutcomes, currentOf, type Drill, type DrillOutcome } from '@/domain/study/drillModel';
import { offeredGrades } from '@/domain/study/offeredGradesModel';
import { type Grade, type Graded, GRADES } from '@/domain/study/practiceModel';
import { reviewableOf } from '@/domain/study/practiceQueueModel';
import {
  dueText,
  GRADE_NAMES,
  intervalText,
  isLongInterval,
  nextDueText,
} from '@/features/study/practice/queue/practiceTexts';
import { questionSkeleton } from '@/features/study/skeletons';
import { formatDate } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { DrillHead } from './DrillHead';
import { type DrillAction, DrillQuestion } from './DrillQuestion';
import type { DrillActions, ReadPractice } from './drillSteps';
import { useDrillQuestions, useFocusWhenMoved, useUndoKey } from './useDrillQuestions';

const NAMES: readonly (readonly [DrillOutcome, string])[] = [
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

const FAILURE = 'The questions could not be loaded. Your place in the drill is saved on this device.';

interface DrillViewProps extends ReadPractice {
  readonly drill: Drill;
  readonly actions: DrillActions;
}

const gradeAction = (grade: Grade, { dueDay, isShortened }: Graded, today: string): DrillAction => ({
  name: GRADE_NAMES[grade],
  note: `${intervalText(today, dueDay)}${isShortened === true ? ', before the exam' : ''}`,
  hint: isLongInterval(today, dueDay) ? formatDate(dueDay) : '',
});

/** The drill's questions come in one call; everything else happens on the device. */
export function DrillView(props: DrillViewProps) {
  const { drill, actions, entries, records, queue, settings, today } = props;
  const { questions, byId } = useDrillQuestions(drill.questionIds, (missing) => {
    const gone = missing.filter((id) => !drill.outcomes.has(id));
    if (gone.length > 0) actions.retire(gone);
  });
  const [statusText, setStatusText] = useState('');

  const questionId = currentOf(drill);
  const target = useFocusWhenMoved(`${questionId ?? 'done'} ${drill.choice}`);
  const entry = entries.get(questionId ?? '');
  const record = records.get(questionId ?? '');
  const grades = offeredGrades(reviewableOf(record), today, settings);
  const undo = (): void => {
    setStatusText('The last answer was undone.');
    actions.undo();
  };
  const remove = (): void => {
    setStatusText('Removed from the queue. A later miss in a quiz brings it back.');
    actions.remove();
  };
  const grade = (index: number): void => {
    const given = GRADES[index];
    if (given === undefined) return;
    setStatusText(`Due again ${intervalText(today, grades[given].dueDay)}.`);
    actions.grade(given);
  };
  useUndoKey(canUndo(drill), undo);
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
                origin={entry}
                imageNames={entry?.imageList ?? []}
                barLabel="When again?"
                actions={GRADES.map((grade) => gradeAction(grade, grades[grade], today))}
                likelyOf={(isWrong) => GRADES.indexOf(isWrong ? 'again' : 'good')}
                verdict={drill.choice === '' ? undefined : target}
                onChoose={(letter) => {
                  setStatusText('');
                  actions.choose(letter);
                }}
                onAct={grade}
              />
            )}
          </>
        );
      }}
    </RemoteContent>
  );
}
