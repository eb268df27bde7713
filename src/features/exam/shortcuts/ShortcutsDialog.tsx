import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { Keys } from '@/domain/preferences/Keys';
import { assignKey, switchShortcut, useAssignedKeys, useShortcutsOff } from '@/domain/preferences/shortcuts';
import {
  type AssignableId,
  isAssignable,
  type KeyAssignments,
  keysText,
  normalKey,
  refusalOf,
  shortcutsOf,
} from '@/domain/preferences/shortcutTable';
import { useCapabilities } from '@/features/exam/store/useExam';
import { latinKey } from '@/shared/browser/latinKey';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface ChangeKeyProps {
  readonly id: AssignableId;
  readonly label: string;
  readonly assigned: KeyAssignments;
  readonly shortcuts: ReturnType<typeof shortcutsOf>;
}

/** Assigns the next key pressed to a shortcut; Escape leaves it as it is. */
function ChangeKey({ id, label, assigned, shortcuts }: ChangeKeyProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = latinKey(event);
    if (!isWaiting || MODIFIERS.includes(key) || event.ctrlKey || event.metaKey) return;
    if (key === 'Tab') {
      setIsWaiting(false);
      return;
    }
    // The dialog would close on Escape, and Enter or Space would click the button.
    event.preventDefault();
    event.stopPropagation();
    setIsWaiting(false);
    if (key === 'Escape') return;
    const reason = refusalOf(key, id, assigned, shortcuts);
    setRefusal(reason);
    const chosen = normalKey(key);
    if (reason === undefined && chosen !== undefined) assignKey(id, chosen);
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={isWaiting ? `Press a key for ${label}` : `Change key for ${label}`}
        aria-pressed={isWaiting}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button: the key would go elsewhere.
          currentTarget.focus();
          setRefusal(undefined);
          setIsWaiting(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsWaiting(false)}
      >
        {isWaiting ? 'Press a key' : 'Change key'}
      </Button>
      {refusal !== undefined && (
        <Typography variant="body2" color="error" role="alert" sx={{ flexBasis: '100%', pb: 1 }}>
          {refusal}
        </Typography>
      )}
    </>
  );
}

/** Each shortcut has a switch; those of one key can be given another. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const off = useShortcutsOff();
  const assigned = useAssignedKeys();
  const shortcuts = shortcutsOf(useCapabilities().tutorFeedback);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogHead id="shortcuts-title" title="Keyboard shortcuts" onClose={onClose} />
      <Stack component="ul" spacing={0} sx={{ px: 3, [below('largePhone')]: { px: 2 } }}>
        {shortcuts.map((row) => (
          <Stack
            key={row.id}
            component="li"
            direction="row"
            spacing="0 12px"
            sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Stack
              component="label"
              direction="row"
              spacing={1.5}
              sx={{ flex: 1, flexWrap: 'nowrap', minHeight: targets.control, cursor: 'pointer' }}
            >
              <Checkbox
                checked={!off.includes(row.id)}
                onChange={({ target }) => switchShortcut(row.id, target.checked)}
              />
              <Typography component="span" sx={{ flex: 1 }}>
                {row.label}
              </Typography>
              <Keys>{keysText(row, assigned)}</Keys>
            </Stack>
            {isAssignable(row) && (
              <ChangeKey id={row.id} label={row.label} assigned={assigned} shortcuts={shortcuts} />
            )}
          </Stack>
        ))}
      </Stack>
      <Stack spacing={2} sx={{ padding: '16px 24px 24px', [below('largePhone')]: { px: 2 } }}>
        <Typography variant="note">
          Enter and Space stay with the focused control. Shortcuts are off while you type and in dialogs. On a
          keyboard of another script, a letter key acts by its place; Latin letters act as printed.
        </Typography>
        <Typography variant="note">
          The clock runs while this page is open, even if it is hidden or the device is asleep. It stops when
          the page is closed or after ‘Suspend’.
        </Typography>
      </Stack>
    </Dialog>
  );
}
