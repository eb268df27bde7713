import { useParams } from 'react-router-dom';
import { Brand } from '@/shared/ui/public/Brand';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { SharedQuestions } from './SharedQuestions';
import { SignInPrompt } from './SignInPrompt';
import { useCleanAddress } from './useCleanAddress';
import { Head, Main, Page } from './sharedQuestionStyles';

/** /question/view/{qId}: one or more questions of the bank, for anyone with the link. */
export function SharedQuestionScreen() {
  const { qId = '' } = useParams();
  return <SharedPage key={qId} qId={qId} />;
}

function SharedPage({ qId }: { readonly qId: string }) {
  const heading = usePageTitle('Shared question');
  const isClean = useCleanAddress(qId);
  return (
    <Page>
      <Head>
        <Brand />
        <h1 ref={heading} tabIndex={-1}>
          Shared question
        </h1>
      </Head>
      <Main>
        {isClean && <SharedQuestions qId={qId} />}
        <SignInPrompt />
      </Main>
    </Page>
  );
}
