import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Keys } from '@/domain/preferences/Keys';
import { switchShortcut, useAssignedKeys, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { isAssignable, keysText, shortcutsOf } from '@/domain/preferences/shortcutTable';
import { useCapabilities } from '@/features/exam/store/useExam';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { ChangeKey } from './ChangeKey';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
});

const Switchable = styled('label')({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minHeight: targets.option,
  cursor: 'pointer',
});

/** Every shortcut of the exam, each with a switch; those of one key can be given another. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const off = useShortcutsOff();
  const assigned = useAssignedKeys();
  const shortcuts = shortcutsOf(useCapabilities().tutorFeedback);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogHead id="shortcuts-title" title="Keyboard shortcuts" onClose={onClose} />
      <Stack component="ul" spacing={0} sx={{ px: 3 }}>
        {shortcuts.map((row) => (
          <Row key={row.id}>
            <Switchable>
              <Checkbox
                checked={!off.includes(row.id)}
                onChange={({ target }) => switchShortcut(row.id, target.checked)}
              />
              <Typography component="span" sx={{ flex: 1 }}>
                {row.does}
              </Typography>
              <Keys>{keysText(row, assigned)}</Keys>
            </Switchable>
            {isAssignable(row) && (
              <ChangeKey id={row.id} does={row.does} assigned={assigned} shortcuts={shortcuts} />
            )}
          </Row>
        ))}
      </Stack>
      <Stack spacing={2} sx={{ padding: '16px 24px 24px' }}>
        <Typography variant="note">
          Enter and Space stay with the focused control. Shortcuts are silent while you type and in dialogs.
        </Typography>
        <Typography variant="note">
          The clock runs while this page is open, also hidden or asleep. It stops once the page is closed, and
          after ‘Suspend’.
        </Typography>
      </Stack>
    </Dialog>
  );
}
