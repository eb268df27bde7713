import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  type SubmitEventHandler,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { preferenceChanged } from '@/domain/session/preference';
import { CategoryMode } from '@/features/create-quiz/category-mode/CategoryMode';
import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';
import { openQuizzesSaga } from '@/features/create-quiz/resume/openQuizzesSaga';
import { QuizSettings } from '@/features/create-quiz/settings/QuizSettings';
import { missingParts, nextStep, noticeOf, practiceOf } from '@/features/create-quiz/store/builderModel';
import {
  builderLeft,
  builderOpened,
  createQuizClicked,
  dialogClosed,
  modeSwitched,
  noticeClosed,
  recountRequested,
  selectBuilder,
} from '@/features/create-quiz/store/builderSlice';
import { countAvailable } from '@/features/create-quiz/store/calls';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createSaga } from '@/features/create-quiz/store/createSaga';
import { prepareSaga } from '@/features/create-quiz/store/prepareSaga';
import {
  isCreateDisabled,
  isOutOfQuestions,
  quotaText,
} from '@/features/create-quiz/store/questionCountModel';
import {
  selectAmount,
  selectChoice,
  selectCountQuery,
  selectEligible,
  selectIsCounted,
  selectMode,
  selectName,
} from '@/features/create-quiz/store/selectors';
import type { QuizMode } from '@/shared/api/preference';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';
import { formatDateTime } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { weights } from '@/shared/theme/tokens';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { keepsFocus } from '@/shared/ui/states/TryAgain';
import {
  BuilderForm,
  CreateBarPaper,
  CreateQuizPage,
  NoticeArea,
  PlanArea,
  PresetArea,
  Scope,
  SCROLL_PADDING,
  Settings,
} from './createQuizStyles';

// Listeners first, then the saga that starts the visit's work.
export const sagas = [countSaga, createSaga, openQuizzesSaga, searchSaga, prepareSaga];

const BuilderDialog = lazyDialog(async () => (await import('./BuilderDialog')).BuilderDialog);

function Dialogs() {
  const dispatch = useAppDispatch();
  const dialog = useSelector((root) => selectBuilder(root).dialog);
  if (dialog === undefined || dialog === 'endQuiz') return null;
  return <BuilderDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />;
}

const PowerSearchMode = lazyPart(
  async () => (await import('./power-search/PowerSearchMode')).PowerSearchMode,
  { placeholder: <PickerSkeleton rows={8} /> },
);

/** The outbox itself is loaded only after the first paint. */
const UnsentSubmissions = lazyPart(
  async () => (await import('./resume/UnsentSubmissions')).UnsentSubmissions,
  { placeholder: <></> },
);

const ResumeBanner = lazyPart(async () => (await import('./resume/ResumeBanner')).ResumeBanner, {
  placeholder: <></>,
});

const PresetBar = lazyPart(async () => (await import('./presets/PresetBar')).PresetBar, {
  placeholder: <PresetArea />,
});

const EnoughForToday = lazyPart(
  async () => (await import('@/domain/study/plan/EnoughForToday')).EnoughForToday,
  { placeholder: <></> },
);

const PlanLine = lazyPart(async () => (await import('./plan/PlanLine')).PlanLine, {
  placeholder: <PlanArea />,
});

// Sign-in fetches this module in idle time, and with it what is shown after the first paint.
prefetchWhenIdle(() => {
  for (const part of [UnsentSubmissions, ResumeBanner, PresetBar, EnoughForToday, PlanLine]) part.prefetch();
});

export function CreateQuizScreen() {
  useVisit();
  const dispatch = useAppDispatch();
  const { primaryRole: role } = useUser();
  const mode = useSelector(selectMode);
  const notice = useSelector((root) => selectBuilder(root).notice);
  const store = useAppStore();
  const form = useRef<HTMLFormElement>(null);
  // Rendered after the title: after sign-in, title and navigation appear 550 ms earlier (of 1,660, CPU ÷ 4).
  const showsForm = useDeferredValue(true, false);

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    const root = store.getState();
    // Read here: subscribed to, each choice that completes a part would render the whole screen.
    const [missing] = missingParts(selectChoice(root), selectName(root));
    dispatch(createQuizClicked());
    if (missing === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-part="${missing}"] :is(button, input)`)?.focus();
  };

  return (
    <CreateQuizPage>
      <GlobalStyles styles={SCROLL_PADDING} />
      <Stack component="header" direction="row" spacing="4px 16px" sx={{ justifyContent: 'space-between' }}>
        <PageTitle>Create Quiz</PageTitle>
        <PresetBar />
        <ModeSwitch />
      </Stack>
      {permissions[role].study && <PlanLine />}
      {permissions[role].study && <EnoughForToday />}
      <UnsentSubmissions />
      <ResumeBanner />
      <NoticeArea role="status">
        {notice !== undefined && (
          <Alert severity="info" role="presentation" onClose={() => dispatch(noticeClosed())}>
            {notice}
          </Alert>
        )}
      </NoticeArea>
      <BuilderForm ref={form} noValidate onSubmit={onSubmit}>
        <Scope variant="outlined">
          {mode === 'POWER_SEARCH' ? <PowerSearchMode /> : <CategoryMode showsLists={showsForm} />}
        </Scope>
        {showsForm && (
          <>
            <Settings variant="outlined">
              <QuizSettings />
            </Settings>
            <CreateBar />
          </>
        )}
      </BuilderForm>
      <Dialogs />
    </CreateQuizPage>
  );
}

/** Switches between the three pickers and the topic search; stored as the preference's quizMode. */
function ModeSwitch() {
  const dispatch = useAppDispatch();
  const mode = useSelector(selectMode);
  const isKnown = mode !== undefined;
  const isOn = mode === 'POWER_SEARCH';
  const onSwitch = (): void => {
    const quizMode: QuizMode = isOn ? 'CATEGORY_SEARCH' : 'POWER_SEARCH';
    dispatch(modeSwitched(quizMode));
    dispatch(preferenceChanged({ quizMode }));
  };
  return (
    <FormControlLabel
      label={isOn ? 'Power Search On' : 'Power Search Off'}
      control={
        // Not `disabled`: the keyboard would skip it, and it would lose focus.
        <Switch
          checked={isOn}
          onChange={isKnown ? onSwitch : undefined}
          slotProps={{ input: isKnown ? {} : { 'aria-disabled': true } }}
          sx={isKnown ? undefined : { opacity: 0.5 }}
        />
      }
    />
  );
}

/** Starts a visit of the page: default quiz name, parameters of 'Practice' and their notice. */
function useVisit(): void {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const notice = noticeOf(useLocation().state);
  const [openedAt] = useState(serverNow);
  useEffect(() => () => void dispatch(builderLeft()), [dispatch]);
  // Before the first paint, so that the name is in its field from the start.
  useLayoutEffect(() => {
    dispatch(builderOpened({ defaultName: formatDateTime(openedAt), practice: practiceOf(query), notice }));
  }, [dispatch, openedAt, query, notice]);
}

const QUOTA = { minHeight: '1.25rem', fontVariantNumeric: 'tabular-nums' };
const FAILURE = { [below('twoColumns')]: { gridRow: 1, gridColumn: '1 / -1' } };
const CREATE = { [below('twoColumns')]: { gridColumn: 2, px: 2.5 } };

function CreateBar() {
  const dispatch = useAppDispatch();
  const { primaryRole: role } = useUser();
  const hasQuery = useSelector((root) => selectCountQuery(root) !== undefined);
  const count = useSelector((root) => countAvailable.selectState(root));
  const isCounted = useSelector(selectIsCounted);
  const eligible = useSelector(selectEligible);
  const amount = useSelector(selectAmount);
  const mode = useSelector(selectMode);
  const isCountAwaited = useSelector((root) => selectBuilder(root).isCountAwaited);
  const isDone = useSelector((root) => selectBuilder(root).isDone);
  const isCreating = useSelector((root) => startQuiz.selectState(root).status === 'pending');

  const data = count.status === 'idle' ? undefined : count.data;
  const available = hasQuery ? (data?.questionCount ?? 0) : 0;
  const quota = data === undefined ? undefined : quotaText(role, data);
  const isOut = hasQuery && data !== undefined && isOutOfQuestions(role, data);

  return (
    <CreateBarPaper variant="outlined">
      <div>
        <Typography role="status">
          Available questions:{' '}
          <Typography
            component="strong"
            variant="inherit"
            color={hasQuery && !isCounted ? 'textDisabled' : 'textPrimary'}
            sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: weights.bold }}
          >
            {available}
          </Typography>
        </Typography>
        <AnnouncedBehindDialog text={`Available questions: ${String(available)}`} />
        {(permissions[role].dailyQuota || !hasQuery) && (
          <Typography variant={isOut ? 'problem' : 'note'} sx={QUOTA}>
            <span>{hasQuery ? quota : nextStep(mode)}</span>
            {isOut && (
              <Link component={RouterLink} to={paths.subscriptions.to()} sx={{ ml: 1 }}>
                Subscriptions
              </Link>
            )}
          </Typography>
        )}
      </div>
      {count.status === 'error' && hasQuery && (
        <Typography variant="problem" role="alert" sx={FAILURE}>
          <LongText text={count.error.message ?? 'The questions could not be counted.'} />
          <Link
            component="button"
            type="button"
            ref={keepsFocus}
            sx={{ ml: 1 }}
            onClick={() => dispatch(recountRequested())}
          >
            Try again
          </Link>
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        type="submit"
        disabled={isCreateDisabled(amount, eligible)}
        aria-busy={isCountAwaited || isCreating || isDone}
        sx={CREATE}
      >
        Create Quiz
      </Button>
    </CreateBarPaper>
  );
}
