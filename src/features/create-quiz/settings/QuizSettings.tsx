import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { quizSeconds, targetText } from '@/domain/attempt/extraTime';
import { Boxes, QuestionTypeGroup } from '@/domain/quiz/question-types/QuestionTypeGroup';
import { hasType } from '@/domain/quiz/question-types/questionTypesModel';
import { loadSelectedPlan } from '@/domain/session/calls';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { useExtraTime } from '@/domain/study/plan/useStudyPlan';
import { NAME_MISSING, type QuizOptions } from '@/features/create-quiz/store/builderModel';
import {
  amountTyped,
  nameTyped,
  optionSet,
  selectBuilder,
  typeToggled,
} from '@/features/create-quiz/store/builderSlice';
import { countAvailable } from '@/features/create-quiz/store/calls';
import { amountProblem, maximumAmount, typedAmount } from '@/features/create-quiz/store/questionCountModel';
import {
  selectAmount,
  selectChoice,
  selectEligible,
  selectIsCounted,
  selectName,
  selectOptions,
} from '@/features/create-quiz/store/selectors';
import type { Role } from '@/shared/api/account';
import type { QuestionCount } from '@/shared/api/quiz';
import { formatClock, spokenDuration } from '@/shared/format/durations';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { BuilderField } from './BuilderField';

const Meter = styled('meter')({
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  appearance: 'none',
  background: vars.palette.background.sunken,
  '&::-webkit-meter-inner-element': { display: 'block', height: '100%' },
  '&::-webkit-meter-bar': { height: '100%', border: 0, borderRadius: 3, background: vars.palette.divider },
  '&::-webkit-meter-optimum-value': { borderRadius: 3, background: vars.palette.primary.main },
  '&::-moz-meter-bar': { borderRadius: 3, background: vars.palette.primary.main },
});

/** How many of the day's questions have been drawn; undefined without a daily limit or while it is unknown. */
export function usedToday(
  role: Role,
  limit: number | undefined,
  count: QuestionCount | undefined,
): number | undefined {
  if (!permissions[role].dailyQuota || limit === undefined || count === undefined) return undefined;
  return Number.isFinite(count.questionLeftInDay)
    ? Math.min(limit, Math.max(0, limit - count.questionLeftInDay))
    : undefined;
}

/**
 * How much of the plan's daily limit is used, if the plan has one. Reserves its space before plan and count are known:
 * 'Create Quiz' is below it and must not move under the pointer.
 */
function QuotaMeter() {
  const id = useId();
  const { primaryRole: role } = useUser();
  const limit = useSelector((root) => loadSelectedPlan.selectData(root)?.plan.questionsPerDay);
  const count = useSelector((root) => countAvailable.selectData(root));
  if (!permissions[role].dailyQuota) return null;
  const used = usedToday(role, limit, count);
  return (
    <Stack spacing={0.5} sx={{ visibility: used === undefined ? 'hidden' : 'visible' }}>
      <Typography variant="note" id={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`Today: ${used ?? 0} of ${limit ?? 0} questions`}
      </Typography>
      <Meter aria-labelledby={id} min={0} max={limit ?? 0} value={used ?? 0} />
    </Stack>
  );
}

const TIMER = {
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  '@media (pointer: coarse)': { alignItems: 'center' },
};

const TIME = { py: 0.75, fontVariantNumeric: 'tabular-nums' };
const NO_TIME = { ...TIME, visibility: 'hidden' };

/** Begins where the label of the box does. */
const TARGET = { pl: '36px', fontVariantNumeric: 'tabular-nums' };
const NO_TARGET = { ...TARGET, visibility: 'hidden' };

/** 'Quiz Options': timer with its duration, saving of settings, and for tutors tutor mode. */
function QuizOptionGroup({ isTutor }: { readonly isTutor: boolean }) {
  const dispatch = useAppDispatch();
  const options = useSelector(selectOptions);
  const extraTime = useExtraTime();
  const seconds = quizSeconds(Number(useSelector(selectAmount)), extraTime);
  const timeId = useId();
  const targetId = useId();
  const box = (label: string, name: keyof QuizOptions, describedBy?: string) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={options[name]}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          onChange={({ target }) => dispatch(optionSet({ [name]: target.checked }))}
        />
      }
    />
  );
  return (
    <FormControl component="fieldset" sx={{ gap: 0.25 }}>
      <FormLabel component="legend">Quiz Options</FormLabel>
      <Boxes>
        <div>
          <Stack direction="row" spacing={0} sx={TIMER}>
            {box('Timer', 'timer', extraTime === undefined ? timeId : `${timeId} ${targetId}`)}
            <Typography component="span" variant="note" id={timeId} sx={options.timer ? TIME : NO_TIME}>
              <span aria-hidden="true">{formatClock(seconds)}</span>
              <VisuallyHidden>{spokenDuration(seconds)}</VisuallyHidden>
            </Typography>
          </Stack>
          {extraTime !== undefined && (
            <Typography variant="note" id={targetId} sx={options.timer ? TARGET : NO_TARGET}>
              {`${targetText(extraTime)} a question`}
            </Typography>
          )}
        </div>
        {box('Save settings', 'saveSettings')}
        {isTutor && box('Tutor Mode', 'tutor')}
      </Boxes>
    </FormControl>
  );
}

export function QuizSettings() {
  const dispatch = useAppDispatch();
  const { primaryRole: role } = useUser();
  const showsMissing = useSelector((root) => selectBuilder(root).showsMissing);
  const isTypeTouched = useSelector((root) => selectBuilder(root).types !== undefined);
  const isNameTouched = useSelector((root) => selectBuilder(root).name !== undefined);
  const { types } = useSelector(selectChoice);
  const name = useSelector(selectName);
  const amount = useSelector(selectAmount);
  const eligible = useSelector(selectEligible);
  const isCounted = useSelector(selectIsCounted);

  const isTypeMissing = !hasType(types) && (showsMissing || isTypeTouched);
  const isNameMissing = name.trim() === '' && (showsMissing || isNameTouched);
  const maximum = maximumAmount(role, isCounted ? eligible : undefined);
  const limit = isCounted && eligible !== undefined ? Math.min(maximum, eligible) : undefined;

  return (
    <>
      <QuestionTypeGroup
        types={types}
        problem={isTypeMissing ? 'Select at least one option' : undefined}
        onToggle={(type) => dispatch(typeToggled(type))}
      />
      <QuizOptionGroup isTutor={permissions[role].tutorMode} />
      <BuilderField
        label="Quiz Name"
        part="name"
        value={name}
        error={isNameMissing ? NAME_MISSING : undefined}
        onChange={(text) => dispatch(nameTyped(text))}
      />
      <BuilderField
        label="# of Questions"
        value={amount}
        inputMode="numeric"
        error={amountProblem(amount, eligible)}
        suffix={limit === undefined || limit === 0 ? undefined : `of ${limit}`}
        onChange={(text) => dispatch(amountTyped(typedAmount(amount, text, maximum)))}
      />
      <QuotaMeter />
    </>
  );
}
