import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { switchShortcut, useAssignedKeys, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { isAssignable, keysText, shortcutsOf } from '@/domain/preferences/shortcutTable';
import { useCapabilities } from '@/features/exam/store/useExam';
import { CloseIcon } from '@/shared/icons/icons';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { ChangeKey } from './ChangeKey';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 8px 24px',
});

const Title = styled('h2')({
  margin: 0,
  font: vars.font.h2,
});

const List = styled('ul')({
  margin: 0,
  padding: '0 24px',
  listStyle: 'none',
});

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > label': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 12,
    minHeight: targets.option,
    cursor: 'pointer',
  },
});

const Does = styled('span')({
  flex: 1,
});

const Keys = styled('kbd')({
  padding: '2px 8px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  background: vars.palette.background.sunken,
  font: vars.font.body2,
  whiteSpace: 'nowrap',
});

const Note = styled('p')({
  margin: 0,
  padding: '16px 24px 0',
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  '&:last-child': {
    paddingBottom: 24,
  },
});

/** Every shortcut of the exam, each with a switch; those of one key can be given another. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const off = useShortcutsOff();
  const assigned = useAssignedKeys();
  const shortcuts = shortcutsOf(useCapabilities().tutorFeedback);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <Head>
        <Title id="shortcuts-title">Keyboard shortcuts</Title>
        <IconButton aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <List>
        {shortcuts.map((row) => (
          <Row key={row.id}>
            <label>
              <Checkbox
                checked={!off.includes(row.id)}
                onChange={({ target }) => switchShortcut(row.id, target.checked)}
              />
              <Does>{row.does}</Does>
              <Keys>{keysText(row, assigned)}</Keys>
            </label>
            {isAssignable(row) && (
              <ChangeKey id={row.id} does={row.does} assigned={assigned} shortcuts={shortcuts} />
            )}
          </Row>
        ))}
      </List>
      <Note>
        Enter and Space stay with the focused control. Shortcuts are silent while you type and in dialogs.
      </Note>
      <Note>
        The clock runs while this page is open, also hidden or asleep. It stops once the page is closed, and
        after ‘Suspend’.
      </Note>
    </Dialog>
  );
}
