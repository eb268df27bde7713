import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { assignKey } from '@/domain/preferences/shortcuts';
import {
  type AssignableId,
  type KeyAssignments,
  normalKey,
  refusalOf,
  type shortcutsOf,
} from '@/domain/preferences/shortcutTable';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface ChangeKeyProps {
  readonly id: AssignableId;
  readonly does: string;
  readonly assigned: KeyAssignments;
  /** All of the visitor's. */
  readonly shortcuts: ReturnType<typeof shortcutsOf>;
}

/** Assigns the next key pressed to a shortcut; Escape leaves it as it is. */
export function ChangeKey({ id, does, assigned, shortcuts }: ChangeKeyProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isWaiting || MODIFIERS.includes(key) || event.ctrlKey || event.metaKey) return;
    if (key === 'Tab') {
      setIsWaiting(false);
      return;
    }
    // The dialog closes at Escape, and Enter or Space would click the button.
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
        aria-label={isWaiting ? `Press a key for ${does}` : `Change key for ${does}`}
        aria-pressed={isWaiting}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is clicked: the key would go elsewhere.
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
