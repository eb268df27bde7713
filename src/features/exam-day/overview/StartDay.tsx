import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { blocksFilledBy, type DayPlan, itemsOf, partOf, withBlocks } from '@/domain/exam-day/examDayModel';
import { CUSTOM, LIMITS, type Profile, profileOf } from '@/domain/exam-day/profiles';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { loadCategories } from '@/domain/quiz/calls';
import { CategoryPicker } from '@/domain/quiz/picker/CategoryPicker';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
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
import { isBelow } from '@/shared/theme/breakpoints';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { SelectField } from '@/shared/ui/form/SelectField';
import { Columns } from '@/shared/ui/layout/Columns';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import {
  bankText,
  type DayForm,
  daySchema,
  EXAMS,
  extraTimeText,
  FIRST_FORM,
  formatOf,
  formOf,
  limitText,
  rowsOf,
} from './startDayModel';
import { Tutorial } from './Tutorial';

const OPTIONS = EXAMS.map((exam) => ({ value: exam, name: exam }));
const UNUSED: QuestionTypes = { ...NO_TYPES, unused: true };

const FIELDS = [
  { name: 'blocks', label: 'Blocks' },
  { name: 'items', label: 'Items in a block' },
  { name: 'minutes', label: 'Minutes for a block' },
  { name: 'breakMinutes', label: 'Minutes of break' },
] as const;

const FORMAT = { maxWidth: 640 };
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
          const day = withBlocks(format, blocksFilledBy(format, there) || format.blocks);
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

interface FormatFieldsProps {
  readonly onExam: (exam: string) => void;
  /** The choice of the tutorial, for the exams that have one. */
  readonly children: ReactNode;
}

function FormatFields({ onExam, children }: FormatFieldsProps) {
  const { values, setValues } = useFormikContext<DayForm>();
  const profile = profileOf(values.exam);
  const extraTime = useExtraTime();
  const format = formatOf(values);
  return (
    <Stack spacing={2} sx={FORMAT}>
      <SelectField
        label="Exam"
        value={values.exam}
        options={OPTIONS}
        onChange={(exam) => {
          onExam(exam);
          void setValues(formOf(exam, values));
        }}
      />
      <Columns tracks="repeat(auto-fit, minmax(min(100%, 150px), 1fr))" sx={{ alignItems: 'start' }}>
        {FIELDS.map(({ name, label }) => (
          <FormTextField
            key={name}
            name={name}
            label={label}
            inputMode="numeric"
            slotProps={{ input: { readOnly: values.exam !== CUSTOM } }}
          />
        ))}
      </Columns>
      {extraTime !== undefined && format !== undefined && (
        <Typography color="textSecondary">{extraTimeText(format.minutes, extraTime)}</Typography>
      )}
      <FormTextField
        name="extraBreakMinutes"
        label="Extra break minutes"
        type="number"
        min={String(LIMITS.breakMinutes[0])}
        slotProps={{ input: { max: LIMITS.breakMinutes[1] } }}
        helper="For the whole day, beside the breaks of the exam."
        sx={{ maxWidth: 150 }}
      />
      {profile?.tutorialMinutes !== undefined && (
        <div>
          {children}
          <Typography variant="note">
            {`${profile.tutorialMinutes} minutes. What is left of them is added to the break.`}
          </Typography>
        </div>
      )}
      {profile !== undefined && profile.parts.length > 0 && <BlockTable profile={profile} />}
    </Stack>
  );
}

/** The blocks of a day on which they differ. */
function BlockTable({ profile }: { readonly profile: Profile }) {
  return (
    <div>
      <Table size="small" aria-label={`Blocks of ${profile.exam}`}>
        <TableHead>
          <TableRow>
            <TableCell>Block</TableCell>
            <TableCell align="right">Items</TableCell>
            <TableCell align="right">Minutes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(profile).map(({ name, items, minutes }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{items}</TableCell>
              <TableCell align="right">{minutes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {profile.fixedBreaks.length > 0 && (
        <Typography variant="note">
          {`Breaks after the blocks: ${profile.fixedBreaks.join(', ')} minutes. Nothing carries over.`}
        </Typography>
      )}
    </div>
  );
}

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
  /** Fewer than the whole day's: as many as can be filled. */
  const blocks = isKnown ? blocksFilledBy(format, there) : 0;
  const isShort = isKnown && blocks > 0 && blocks < format.blocks;
  const needed = isShort ? itemsOf(format, blocks) : items;
  const limit = data && limitText(needed, data.questionLeftInDay);
  const shortage = isKnown
    ? blocks > 0
      ? bankText(format, there)
      : shortageText('first', there, partOf(format, 0).items)
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

/** px: up to this width, the lists are stacked. */

const HEIGHTS = { '--list-height': '320px', '--virtualized-height': '320px' };

interface DayCategoriesProps {
  readonly chosen: CategoryMap;
  readonly showsMissing: boolean;
  readonly onChange: (chosen: CategoryMap) => void;
}

/** They apply to every block of the day. */
function DayCategories({ chosen, showsMissing, onChange }: DayCategoriesProps) {
  const remote = useRemote(loadCategories, undefined);
  // If the lists are stacked, only one is expanded.
  const [isStacked] = useState(() => matchMedia(isBelow('twoColumns')).matches);
  if (remote.state.status === 'error') {
    return (
      <RemoteContent remote={remote} skeleton={null} failure="The categories could not be loaded.">
        {() => null}
      </RemoteContent>
    );
  }
  return (
    <Columns tracks="repeat(3, minmax(0, 1fr))" until="twoColumns" sx={HEIGHTS}>
      {CATEGORY_KEYS.map((key, index) => (
        <CategoryPicker
          key={key}
          part={key}
          heading={CATEGORY_LABELS[key]}
          names={remote.data?.[key]}
          chosen={chosen[key]}
          initiallyOpen={!isStacked || index === 0}
          problem={
            showsMissing && chosen[key].length === 0
              ? `Select at least one ${CATEGORY_LABELS[key]}`
              : undefined
          }
          onChange={(names) => onChange({ ...chosen, [key]: names })}
        >
          <RemoteContent remote={remote} skeleton={<PickerSkeleton rows={8} />}>
            {() => <StateMessage text="No results found" />}
          </RemoteContent>
        </CategoryPicker>
      ))}
    </Columns>
  );
}
