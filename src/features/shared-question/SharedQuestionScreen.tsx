import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { vars } from '@/shared/theme/vars';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { Brand } from '@/shared/ui/public/Brand';
import { SharedQuestions } from './SharedQuestions';
import { useCleanAddress } from './useCleanAddress';

const Page = styled('div')({
  minHeight: '100vh',
  padding: '0 24px 64px',
  '@media (max-width: 480px)': { paddingInline: 14 },
});

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  maxWidth: 760,
  margin: '0 auto',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h1': { margin: 0, outline: 'none', color: vars.palette.text.secondary, font: vars.font.body1 },
});

const Main = styled('main')({ maxWidth: 760, margin: '0 auto', paddingTop: 24 });

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
      <Main>{isClean && <SharedQuestions qId={qId} />}</Main>
    </Page>
  );
}
