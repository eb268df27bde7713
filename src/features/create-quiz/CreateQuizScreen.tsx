import { type SubmitEventHandler, useRef } from 'react';
import { CategoryMode } from '@/features/create-quiz/category-mode/CategoryMode';
import { PickerSkeleton } from '@/features/create-quiz/category-mode/PickerSkeleton';
import { UnsentAnswers } from '@/features/create-quiz/resume/UnsentAnswers';
import { QuizSettings } from '@/features/create-quiz/settings/QuizSettings';
import { firstMissing } from '@/features/create-quiz/store/builderModel';
import { createQuizClicked } from '@/features/create-quiz/store/builderSlice';
import { selectChoice, selectMode, selectName } from '@/features/create-quiz/store/selectors';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { BuilderDialogs } from './BuilderDialogs';
import { CreateBar } from './CreateBar';
import { Form, Head, Page, Scope, Settings } from './createQuizStyles';
import { ModeSwitch } from './ModeSwitch';
import { ResumeBanner } from './resume/ResumeBanner';
import { useVisit } from './useVisit';

const PowerSearchMode = lazyPart(
  async () => (await import('@/features/create-quiz/power-search/PowerSearchMode')).PowerSearchMode,
  { placeholder: <PickerSkeleton rows={8} /> },
);

export function CreateQuizScreen() {
  useVisit();
  const dispatch = useAppDispatch();
  const mode = useSelector(selectMode);
  const choice = useSelector(selectChoice);
  const name = useSelector(selectName);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    dispatch(createQuizClicked());
    const part = firstMissing(choice, name);
    if (part === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-part="${part}"] :is(button, input)`)?.focus();
  };

  return (
    <Page>
      <Head>
        <PageTitle>Create Quiz</PageTitle>
        <ModeSwitch />
      </Head>
      <UnsentAnswers />
      <ResumeBanner />
      <Form ref={form} noValidate onSubmit={onSubmit}>
        <Scope>{mode === 'POWER_SEARCH' ? <PowerSearchMode /> : <CategoryMode />}</Scope>
        <Settings>
          <QuizSettings />
        </Settings>
        <CreateBar />
      </Form>
      <BuilderDialogs />
    </Page>
  );
}
