import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  type SubmitEventHandler,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { preferenceChanged } from '@/domain/session/preference';
import { CategoryMode } from '@/features/create-quiz/category-mode/CategoryMode';
import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';
import { openQuizzesSaga } from '@/features/create-quiz/resume/openQuizzesSaga';
import { QuizSettings } from '@/features/create-quiz/settings/QuizSettings';
import { missingParts, noticeOf, practiceOf } from '@/features/create-quiz/store/builderModel';
import {
  builderLeft,
  builderOpened,
  createQuizClicked,
  dialogClosed,
  modeSwitched,
  noticeClosed,
  selectBuilder,
} from '@/features/create-quiz/store/builderSlice';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createSaga } from '@/features/create-quiz/store/createSaga';
import { prepareSaga } from '@/features/create-quiz/store/prepareSaga';
import { selectChoice, selectMode, selectName } from '@/features/create-quiz/store/selectors';
import type { QuizMode } from '@/shared/api/preference';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';
import { formatDateTime } from '@/shared/format/dates';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { CreateBar } from './CreateBar';
import {
  BuilderForm,
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
