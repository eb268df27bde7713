import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type SubmitEventHandler, useRef } from 'react';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { permissions } from '@/domain/session/permissions';
import { selectRole } from '@/domain/session/sessionSlice';
import { CategoryMode } from '@/features/create-quiz/category-mode/CategoryMode';
import { QuizSettings } from '@/features/create-quiz/settings/QuizSettings';
import { firstMissing } from '@/features/create-quiz/store/builderModel';
import { createQuizClicked, noticeClosed, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { selectChoice, selectMode, selectName } from '@/features/create-quiz/store/selectors';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { BuilderDialogs } from './BuilderDialogs';
import { CreateBar } from './CreateBar';
import { Form, Page, PlanPlace, PresetPlace, Scope, Settings } from './createQuizStyles';
import { ModeSwitch } from './ModeSwitch';
import { useVisit } from './useVisit';

const PowerSearchMode = lazyPart(
  async () => (await import('@/features/create-quiz/power-search/PowerSearchMode')).PowerSearchMode,
  { placeholder: <PickerSkeleton rows={8} /> },
);

/** The outbox itself is loaded after the first paint. */
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
  const role = useSelector(selectRole) ?? 'ROLE_STUDENT';
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
      <Stack component="header" direction="row" spacing="4px 16px" sx={{ justifyContent: 'space-between' }}>
        <PageTitle>Create Quiz</PageTitle>
        <PresetBar />
        <ModeSwitch />
      </Stack>
      {permissions[role].study && <PlanLine />}
      <UnsentSubmissions />
      <ResumeBanner />
      <div role="status">
        {notice !== undefined && (
          <Alert severity="info" role="presentation" onClose={() => dispatch(noticeClosed())}>
            {notice}
          </Alert>
        )}
      </div>
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
