import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type SubmitEventHandler, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { permissions } from '@/domain/session/permissions';
import { preferenceChanged } from '@/domain/session/preferenceSlice';
import { useUser } from '@/domain/session/useUser';
import { CategoryMode } from '@/features/create-quiz/category-mode/CategoryMode';
import { QuizSettings } from '@/features/create-quiz/settings/QuizSettings';
import { firstMissing, noticeOf, practiceOf } from '@/features/create-quiz/store/builderModel';
import {
  builderLeft,
  builderOpened,
  createQuizClicked,
  dialogClosed,
  modeSwitched,
  noticeClosed,
  selectBuilder,
  tutorWithTimerConfirmed,
} from '@/features/create-quiz/store/builderSlice';
import { selectChoice, selectMode, selectName } from '@/features/create-quiz/store/selectors';
import type { QuizMode } from '@/shared/api/preference';
import { formatDateTime } from '@/shared/format/dates';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { lazyDialog, lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { CreateBar } from './CreateBar';
import {
  Form,
  NoticePlace,
  Page,
  PlanPlace,
  PresetPlace,
  Scope,
  SCROLL_PADDING,
  Settings,
} from './createQuizStyles';

const OutOfQuestionsDialog = lazyDialog(
  async () => (await import('./OutOfQuestionsDialog')).OutOfQuestionsDialog,
);
const TutorWithTimerDialog = lazyDialog(
  async () => (await import('./TutorWithTimerDialog')).TutorWithTimerDialog,
);

function BuilderDialogs() {
  const dispatch = useAppDispatch();
  const dialog = useSelector((root) => selectBuilder(root).dialog);
  const close = (): void => {
    dispatch(dialogClosed());
  };
  return (
    <>
      {dialog === 'tutorWithTimer' && (
        <TutorWithTimerDialog onConfirm={() => dispatch(tutorWithTimerConfirmed())} onClose={close} />
      )}
      {dialog === 'outOfQuestions' && <OutOfQuestionsDialog onClose={close} />}
    </>
  );
}

const PowerSearchMode = lazyPart(
  async () => (await import('@/features/create-quiz/power-search/PowerSearchMode')).PowerSearchMode,
  { placeholder: <PickerSkeleton rows={8} /> },
);

/** The outbox itself is loaded only after the first paint. */
const UnsentSubmissions = lazyPart(
  async () => (await import('@/features/create-quiz/resume/UnsentSubmissions')).UnsentSubmissions,
  { placeholder: <></> },
);

const ResumeBanner = lazyPart(
  async () => (await import('@/features/create-quiz/resume/ResumeBanner')).ResumeBanner,
  { placeholder: <></> },
);

const PresetBar = lazyPart(async () => (await import('@/features/create-quiz/presets/PresetBar')).PresetBar, {
  placeholder: <PresetPlace />,
});

const PlanLine = lazyPart(async () => (await import('@/features/create-quiz/plan/PlanLine')).PlanLine, {
  placeholder: <PlanPlace />,
});

export function CreateQuizScreen() {
  useVisit();
  const dispatch = useAppDispatch();
  const { primaryRole: role } = useUser();
  const mode = useSelector(selectMode);
  const notice = useSelector((root) => selectBuilder(root).notice);
  const missing = useSelector((root) => firstMissing(selectChoice(root), selectName(root)));
  const form = useRef<HTMLFormElement>(null);

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    dispatch(createQuizClicked());
    if (missing === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-part="${missing}"] :is(button, input)`)?.focus();
  };

  return (
    <Page>
      <GlobalStyles styles={SCROLL_PADDING} />
      <Stack component="header" direction="row" spacing="4px 16px" sx={{ justifyContent: 'space-between' }}>
        <PageTitle>Create Quiz</PageTitle>
        <PresetBar />
        <ModeSwitch />
      </Stack>
      {permissions[role].study && <PlanLine />}
      <UnsentSubmissions />
      <ResumeBanner />
      <NoticePlace role="status">
        {notice !== undefined && (
          <Alert severity="info" role="presentation" onClose={() => dispatch(noticeClosed())}>
            {notice}
          </Alert>
        )}
      </NoticePlace>
      <Form ref={form} noValidate onSubmit={onSubmit}>
        <Scope variant="outlined">{mode === 'POWER_SEARCH' ? <PowerSearchMode /> : <CategoryMode />}</Scope>
        <Settings variant="outlined">
          <QuizSettings />
        </Settings>
        <CreateBar />
      </Form>
      <BuilderDialogs />
    </Page>
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

/** Starts a visit of the page: default quiz name, parameters of 'Practise' and their notice. */
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
