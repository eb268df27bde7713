import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { Brand } from '@/domain/public/Brand';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { SharedQuestions } from './SharedQuestions';
import { useCleanAddress } from './useCleanAddress';

const Page = styled('div')({
  minHeight: '100vh',
  padding: '0 24px 64px',
  '@media (max-width: 480px)': { paddingInline: 14 },
});

const HEAD = { maxWidth: 760, margin: '0 auto', padding: '14px 0', borderBottom: 1, borderColor: 'divider' };

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
      <Stack component="header" direction="row" spacing="8px 20px" sx={HEAD}>
        <Brand />
        <Typography component="h1" color="textSecondary" ref={heading} tabIndex={-1}>
          Shared question
        </Typography>
      </Stack>
      <Box component="main" sx={{ maxWidth: 760, margin: '0 auto', pt: 3 }}>
        {isClean && <SharedQuestions qId={qId} />}
      </Box>
    </Page>
  );
}
