import { useParams } from 'react-router-dom';
import { LogoMark } from '@/shared/icons/Logo';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { SharedQuestions } from './SharedQuestions';
import css from './sharedQuestion.module.css';
import { SignInPrompt } from './SignInPrompt';
import { useCleanAddress } from './useCleanAddress';

/** /question/view/{qId}: one or more questions of the bank, for anyone with the link. */
export function SharedQuestionScreen() {
  const { qId = '' } = useParams();
  return <SharedPage key={qId} qId={qId} />;
}

function SharedPage({ qId }: { readonly qId: string }) {
  const heading = usePageTitle('Shared question');
  const isClean = useCleanAddress(qId);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <p className="q-brand">
          <LogoMark />
          QLearn
        </p>
        <h1 ref={heading} tabIndex={-1}>
          Shared question
        </h1>
      </header>
      <main className={css.main}>
        {isClean && <SharedQuestions qId={qId} />}
        <SignInPrompt />
      </main>
    </div>
  );
}
