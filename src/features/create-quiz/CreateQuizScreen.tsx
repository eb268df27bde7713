import { type SubmitEventHandler, useRef } from 'react';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { lazyPart } from '@/shared/ui/lazyPart';
import { PageTitle } from '@/shared/ui/PageTitle';
import { createWanted } from './builder';
import { BuilderDialogs } from './BuilderDialogs';
import { CategoryMode } from './CategoryMode';
import { CreateBar } from './CreateBar';
import css from './createQuiz.module.css';
import { firstMissing } from './model';
import { ModeSwitch } from './ModeSwitch';
import { PickerSkeleton } from './picker/PickerSkeleton';
import { QuizSettings } from './QuizSettings';
import { HeldAnswers } from './resume/HeldAnswers';
import { ResumeBanner } from './resume/ResumeBanner';
import { selectChoice, selectMode, selectName } from './selectors';
import { useVisit } from './useVisit';

const { Part: PowerSearchMode } = lazyPart(
  async () => ({ default: (await import('./search/PowerSearchMode')).PowerSearchMode }),
  { placeholder: <PickerSkeleton rows={8} /> },
);

/** Where a quiz is built: from what, of what kind, how many. */
export function CreateQuizScreen() {
  useVisit();
  const dispatch = useAppDispatch();
  const mode = useSelector(selectMode);
  const choice = useSelector(selectChoice);
  const name = useSelector(selectName);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    dispatch(createWanted());
    const part = firstMissing(choice, name);
    if (part === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-part="${part}"] :is(button, input)`)?.focus();
  };

  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageTitle>Create Quiz</PageTitle>
        <ModeSwitch />
      </header>
      <HeldAnswers />
      <ResumeBanner />
      <form ref={form} className={css.form} noValidate onSubmit={onSubmit}>
        <div className={css.scope}>{mode === 'POWER_SEARCH' ? <PowerSearchMode /> : <CategoryMode />}</div>
        <div className={css.settings}>
          <QuizSettings />
        </div>
        <CreateBar />
      </form>
      <BuilderDialogs />
    </div>
  );
}
