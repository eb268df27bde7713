import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { openItemsOf } from '@/features/exam/attempt/attemptModel';
import { useExamActions, useOpenExam } from '@/features/exam/store/useExam';
import { addressOfItem } from '@/features/exam/useExamVisit';
import { UNREADABLE, useDatabaseTrouble } from '@/shared/storage/storageHealth';
import { vars } from '@/shared/theme/vars';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

const OpenItemLink = styled('a')({
  display: 'block',
  minWidth: 36,
  padding: '4px 6px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  color: vars.palette.primary.main,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&:hover': { background: vars.palette.primary.soft },
});

/** Lists the open items, each with a link back to it, then what is lost. */
export function EndBlockDialog({ onClose }: { readonly onClose: () => void }) {
  const { endBlock, goTo } = useExamActions();
  const attempt = useOpenExam((exam) => exam.attempt);
  const { unanswered, marked, warning } = openItemsOf(attempt);
  const trouble = useDatabaseTrouble();

  const end = (): void => {
    onClose();
    endBlock();
  };
  const visit = (index: number): void => {
    onClose();
    goTo(index);
  };

  return (
    <ConfirmDialog title="End Block" confirmLabel="End Block" destructive onConfirm={end} onCancel={onClose}>
      {trouble !== undefined && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`${UNREADABLE[trouble]} Answers to this block that are not shown here would not be submitted.`}
        </Alert>
      )}
      <OpenItems name={`${unanswered.length} unanswered`} indexes={unanswered} onVisit={visit} />
      <OpenItems name={`${marked.length} marked`} indexes={marked} onVisit={visit} />
      <Typography variant="subtitle2" color="error" sx={{ margin: '16px 0 4px' }}>
        {warning}
      </Typography>
      <Typography>If you end this block you will not be able to return.</Typography>
    </ConfirmDialog>
  );
}

interface OpenItemsProps {
  /** For instance '2 unanswered'. */
  readonly name: string;
  /** From 0. */
  readonly indexes: readonly number[];
  readonly onVisit: (index: number) => void;
}

function OpenItems({ name, indexes, onVisit }: OpenItemsProps) {
  return (
    <Box component="section" sx={{ mb: 1.5 }}>
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        {name}
      </Typography>
      {indexes.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          spacing={0.5}
          aria-label={name}
          sx={{ maxHeight: 116, overflowY: 'auto' }}
        >
          {indexes.map((index) => (
            <li key={index}>
              <OpenItemLink
                href={addressOfItem(index)}
                aria-label={`Question ${index + 1}`}
                onClick={(event) => {
                  // A press with one of these keys opens the link elsewhere.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onVisit(index);
                }}
              >
                {index + 1}
              </OpenItemLink>
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}
