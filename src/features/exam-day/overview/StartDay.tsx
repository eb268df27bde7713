import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { type DayPlan, itemsOf, partOf, withBlocks } from '@/domain/exam-day/examDayModel';
import { profileOf } from '@/domain/exam-day/profiles';
import { loadCategories } from '@/domain/quiz/calls';
import { QuestionTypeGroup } from '@/domain/quiz/question-types/QuestionTypeGroup';
import {
  hasType,
  NO_TYPES,
  type QuestionTypes,
  toggleType,
  toQuestionOptions,
} from '@/domain/quiz/question-types/questionTypesModel';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { useExtraTime } from '@/domain/study/plan/useStudyPlan';
import { startDayClicked } from '@/features/exam-day/examDaySaga';
import { shortageText, useBlockQuestions } from '@/features/exam-day/useBlockQuestions';
import { CATEGORY_KEYS, type CategoryMap, EMPTY_CATEGORY_MAP } from '@/shared/api/category';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { useOnline } from '@/shared/browser/useOnline';
import { counted } from '@/shared/format/numbers';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Form } from '@/shared/ui/form/Form';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { DayCategories } from './DayCategories';
import { FormatFields } from './FormatFields';
import {
  bankText,
  blocksOfDay,
  type DayForm,
  daySchema,
  FIRST_FORM,
  formatOf,
  limitText,
} from './startDayModel';
import { Tutorial } from './Tutorial';

const UNUSED: QuestionTypes = { ...NO_TYPES, unused: true };

const TYPES = { maxWidth: 320 };

const COUNT_DEBOUNCE_MS = 300;

interface BegunDay {
  readonly plan: DayPlan;
  readonly items: number;
  readonly tutorialMinutes: number;
}

interface Choice {
  readonly categories: CategoryMap;
  readonly types: QuestionTypes;
}

export function StartDay() {
  const dispatch = useAppDispatch();
  const isOnline = useOnline();
  const [choice, setChoice] = useState<Choice>({ categories: EMPTY_CATEGORY_MAP, types: UNUSED });
  const [showsMissing, setShowsMissing] = useState(false);
  const [wantsTutorial, setWantsTutorial] = useState(false);
  /** The day that begins after the tutorial. */
  const [begun, setBegun] = useState<BegunDay>();
  const extraTime = useExtraTime();
  const { data: catalog } = useRemote(loadCategories, undefined);
  const settled = useDebouncedValue(choice, COUNT_DEBOUNCE_MS);
  const count = useBlockQuestions(asPlanned(settled), isOnline && hasType(settled.types));
  const { categories, types } = choice;
  const isComplete = CATEGORY_KEYS.every((key) => categories[key].length > 0) && hasType(types);
  const isCreating = useSelector((root) => startQuiz.selectState(root).status === 'pending');

  /** A preset chooses its own exam type and no other. */
  function chooseTypeOf(exam: string): void {
    const type = profileOf(exam)?.examType;
    if (type === undefined) return;
    const isThere = catalog?.examType.includes(type) ?? true;
    setChoice({ categories: { ...categories, examType: isThere ? [type] : [] }, types });
  }

  if (begun !== undefined) {
    const { plan, items, tutorialMinutes } = begun;
    return (
      <Tutorial
        minutes={tutorialMinutes}
        onStart={(tutorialSecondsLeft) =>
          dispatch(startDayClicked({ plan: { ...plan, tutorialSecondsLeft }, items }))
        }
      />
    );
  }

  return (
    <Card>
      <Form
        name="Exam day"
        initialValues={FIRST_FORM}
        rules={daySchema}
        isBusy={isCreating}
        onSend={(sent) => {
          setShowsMissing(true);
          const format = formatOf(sent);
          if (!isComplete || format === undefined) return;
          const there = count.data?.eligibleQuestionCount ?? Number.POSITIVE_INFINITY;
          const day = withBlocks(format, blocksOfDay(format, there));
          const items = Math.min(partOf(day, 0).items, there);
          const { extraBreakMinutes } = sent;
          const plan = {
            ...day,
            ...asPlanned(choice),
            extraBreakMinutes,
            ...(extraTime !== undefined && { extraTime }),
          };
          const tutorialMinutes = wantsTutorial ? profileOf(sent.exam)?.tutorialMinutes : undefined;
          if (tutorialMinutes === undefined) dispatch(startDayClicked({ plan, items }));
          else setBegun({ plan, items, tutorialMinutes });
        }}
      >
        <Stack spacing={2}>
          <FormatFields onExam={chooseTypeOf}>
            <FormControlLabel
              sx={{ ml: -1 }}
              label="Begin with the tutorial"
              control={<Checkbox checked={wantsTutorial} onChange={(_, isOn) => setWantsTutorial(isOn)} />}
            />
          </FormatFields>
          <DayCategories
            chosen={categories}
            showsMissing={showsMissing}
            onChange={(changed) => setChoice({ categories: changed, types })}
          />
          <Box sx={TYPES}>
            <QuestionTypeGroup
              types={types}
              problem={hasType(types) ? undefined : 'Select at least one option'}
              onToggle={(type) => setChoice({ categories, types: toggleType(types, type) })}
            />
          </Box>
          <StartButton
            count={count}
            isCounted={settled === choice}
            isComplete={isComplete}
            isCreating={isCreating}
          />
        </Stack>
      </Form>
    </Card>
  );
}

const asPlanned = ({ categories, types }: Choice) => ({ categories, types: toQuestionOptions(types) });

interface StartButtonProps {
  readonly count: ReturnType<typeof useBlockQuestions>;
  /** Whether `count` belongs to the current choice. */
  readonly isCounted: boolean;
  readonly isComplete: boolean;
  readonly isCreating: boolean;
}

/** The items of the day, what prevents it from starting, and 'Start exam day'. */
function StartButton({ count, isCounted, isComplete, isCreating }: StartButtonProps) {
  const { state, data, retry } = count;
  const { values } = useFormikContext<DayForm>();
  const isOnline = useOnline();
  const format = formatOf(values);
  const items = format === undefined ? 0 : itemsOf(format);
  const isFailed = isOnline && state.status === 'error';
  const there = data?.eligibleQuestionCount ?? 0;
  const isCurrent = isCounted && state.status === 'success';
  const isKnown = isComplete && isCurrent && format !== undefined;
  const blocks = isKnown ? blocksOfDay(format, there) : 0;
  const isShort = isKnown && there > 0 && blocks < format.blocks;
  const needed = isShort ? Math.min(itemsOf(format, blocks), there) : items;
  const limit = data && limitText(needed, data.questionLeftInDay);
  const shortage = isKnown
    ? (shortageText('first', there, partOf(format, 0).items) ?? bankText(format, there))
    : undefined;
  const isReady = isOnline && isCurrent && limit === undefined && (!isComplete || there > 0);
  return (
    <>
      {items > 0 && (
        <Typography color="textSecondary">{`${counted(items, 'question')} in the whole day`}</Typography>
      )}
      <Typography role="status" variant="problem">
        {isOnline
          ? isFailed
            ? (state.error.message ?? 'The questions could not be counted.')
            : (limit ?? shortage)
          : 'Starting an exam day needs a network connection.'}
      </Typography>
      <Stack direction="row">
        <Button type="submit" variant="contained" disabled={!isReady} aria-busy={isCreating}>
          {isShort ? `Start with ${counted(blocks, 'block')}` : 'Start exam day'}
        </Button>
        {isFailed && <TryAgain onClick={retry} />}
      </Stack>
    </>
  );
}
