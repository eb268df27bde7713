import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TickIcon } from '@/shared/icons/publicIcons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const options = ['Left anterior descending', 'Right coronary', 'Left circumflex', 'Left main'];
const right = 1;

const PreviewRing = styled('i')({
  width: 14,
  height: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  borderRadius: '50%',
});

const chosen = { border: `4.5px solid ${vars.palette.success.main}` };
const correct = { backgroundColor: 'success.soft', color: 'success.main', fontWeight: weights.medium };

/** A sample question next to the form; hidden from screen readers. */
export function ExamPreview() {
  return (
    <Paper variant="sheet" aria-hidden="true" sx={{ maxWidth: 480 }}>
      <Stack spacing={1.75}>
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            pb: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            color: 'text.disabled',
            typography: 'caption',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <span>Item 12 of 40</span>
          <span>48:30</span>
        </Stack>
        <Typography>
          A 58-year-old man has had crushing chest pain for 40 minutes. The ECG shows ST elevation in leads
          II, III and aVF. Which artery is most likely occluded?
        </Typography>
        <Stack component="ol" spacing={0.25}>
          {options.map((option, at) => (
            <Stack
              key={option}
              component="li"
              direction="row"
              spacing={1.25}
              sx={{ padding: '5px 8px', borderRadius: '6px', ...(at === right && correct) }}
            >
              <PreviewRing sx={at === right ? chosen : {}} />
              <Typography component="span" variant="inherit" sx={{ flex: 1 }}>
                {`${'ABCD'.charAt(at)}. ${option}`}
              </Typography>
              {at === right && <TickIcon size={18} />}
            </Stack>
          ))}
        </Stack>
        <Typography variant="note" sx={{ pl: 1.5, borderLeft: 2, borderColor: 'success.main' }}>
          Leads II, III and aVF look at the inferior wall, which the right coronary artery supplies in most
          people.
        </Typography>
      </Stack>
    </Paper>
  );
}
