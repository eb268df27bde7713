import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { serverNow } from '@/shared/storage/serverClock';
import { TextField } from '@/shared/ui/form/TextField';
import { findPhrases, phraseOf, phraseProblem, type StoredPhrase } from './phraseModel';
import { phrases } from './phraseRecord';
import { usePhrases } from './usePhrases';

interface PhrasePopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  /** What 'Save as phrase' saves. */
  readonly text: string;
  readonly onInsert: (text: string) => void;
  readonly onManage: () => void;
  readonly onClose: () => void;
}

const PAPER = { width: 360, maxWidth: 'calc(100vw - 32px)', padding: 1.5, border: 1, borderColor: 'edge' };
/** Its height is fixed, so that the popover has its place before the phrases are read. */
const LIST = { height: 200, overflowY: 'auto', my: 1 };

/** Inserts a phrase, or makes one of what was written. */
export function PhrasePopover({ anchor, ...content }: PhrasePopoverProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={content.onClose}
      // Keys of the list are not those of the form or of the dialog around it.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Phrases', sx: PAPER } }}
    >
      <PhraseList {...content} />
    </Popover>
  );
}

/** The option of a list that the keyboard acts on; the list may get shorter. */
function useActive(found: readonly StoredPhrase[]) {
  const [active, setActive] = useState(0);
  const at = Math.min(active, found.length - 1);
  const move = (step: 1 | -1): void => setActive((at + step + found.length) % found.length);
  return { current: found[at], move, setActive };
}

interface PhraseOptionProps {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

function PhraseOption({ name, isCurrent, ...item }: PhraseOptionProps) {
  return (
    <ListItemButton
      {...item}
      component="li"
      role="option"
      tabIndex={-1}
      sx={{ flex: 'none' }}
      selected={isCurrent}
      aria-selected={isCurrent}
    >
      <Typography component="span" variant="body2" noWrap dir="auto">
        {name}
      </Typography>
    </ListItemButton>
  );
}

function PhraseList({ text, onInsert, onManage, onClose }: Omit<PhrasePopoverProps, 'anchor'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { id: userId } = useUser();
  const id = useId();
  const { all, isEmpty } = usePhrases();
  const [search, setSearch] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const found = findPhrases(all, search);
  const { current, move, setActive } = useActive(found);
  const problem = phraseProblem(text, all);
  const optionId = (phrase: StoredPhrase): string => `${id}-${phrase.id}`;

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && current !== undefined)
      onInsert(current.text);
    else if (step !== 0 && found.length > 0) move(step);
    else return;
    event.preventDefault();
  };
  const save = (): void => {
    if (problem !== '') return;
    void phrases.write(userId, crypto.randomUUID(), phraseOf(text, all, serverNow()));
    setIsSaved(true);
  };
  return (
    <>
      <TextField
        label="Search phrases"
        size="small"
        inputRef={input}
        autoComplete="off"
        value={search}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current && optionId(current),
          },
        }}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key === 'Escape') onClose();
        }}
      />
      <Stack component="ul" spacing={0} role="listbox" id={`${id}-list`} aria-label="Phrases" sx={LIST}>
        {found.map((phrase) => (
          <PhraseOption
            key={phrase.id}
            id={optionId(phrase)}
            name={phrase.name}
            isCurrent={phrase === current}
            onClick={() => onInsert(phrase.text)}
          />
        ))}
      </Stack>
      <Typography variant="note" role="status">
        {isSaved
          ? 'Phrase saved'
          : isEmpty
            ? 'No phrases yet'
            : all.length > 0 && found.length === 0 && 'No phrase found'}
      </Typography>
      <Stack direction="row" sx={{ mt: 1 }}>
        <Button size="small" aria-disabled={problem !== ''} aria-describedby={`${id}-problem`} onClick={save}>
          Save as phrase
        </Button>
        <Button size="small" onClick={onManage}>
          Manage phrases
        </Button>
      </Stack>
      <Typography variant="caption" color="textSecondary" id={`${id}-problem`}>
        {isSaved ? '' : problem}
      </Typography>
    </>
  );
}
