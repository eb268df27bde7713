import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { SearchIcon } from '@/shared/icons/icons';
import { TextField } from '@/shared/ui/form/TextField';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Safari allows 100 history writes in 30 s. */
const SEARCH_DEBOUNCE_MS = 150;

/**
 * Filters a list while typing. The URL, which holds the search, follows debounced, and immediately on Enter
 * and blur; until blur the field shows the typed text.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = (): void => {
    if (typed !== undefined && typed !== value) onChange(typed);
  };
  const onRest = useEffectEvent(commit);
  const rested = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  useEffect(() => onRest(), [rested]);
  const leave = (): void => {
    commit();
    setTyped(undefined);
  };
  return (
    <Box sx={{ flex: '1 1 16rem', maxWidth: '26rem' }}>
      <TextField
        label={label}
        type="search"
        size="small"
        value={typed ?? value}
        autoComplete="off"
        startAdornment={<SearchIcon size={18} />}
        slotProps={{ input: { spellCheck: false } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
        onBlur={leave}
      />
    </Box>
  );
}
