import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { vars } from '@/shared/theme/vars';
import { Facts } from '@/shared/ui/layout/Facts';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { type GuideQuestion, metadataLines } from './guideMessagesModel';

const Objective = styled(RichText)({ font: vars.font.subtitle1, '& p': { margin: 0 } });

/** Metadata of the current question, announced when it changes. */
export function GuideMetadata({ question }: { readonly question: GuideQuestion }) {
  const { quizName, item, itemCount, briefExplanation } = question;
  return (
    <>
      <Stack direction="row" spacing="2px 14px" sx={{ alignItems: 'baseline', margin: '6px 0 20px' }}>
        <Typography variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Item {item} of {itemCount}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {quizName}
        </Typography>
      </Stack>
      {briefExplanation !== '' && (
        <Paper component="section" variant="sheet" aria-labelledby="guide-objective" sx={{ mb: 2.5 }}>
          <Typography component="h3" variant="cardTitle" id="guide-objective" sx={{ mb: 0.5 }}>
            Educational objective
          </Typography>
          <Objective html={briefExplanation} />
        </Paper>
      )}
      <Facts
        layout="lines"
        facts={metadataLines(question).map(({ name, values }) => [
          name,
          values.length === 0 ? '–' : values.join(', '),
        ])}
      />
    </>
  );
}
