import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '@/shared/icons/icons';
import { TextField } from '@/shared/ui/form/TextField';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Place = styled('div')({ flex: '1 1 16rem', maxWidth: '26rem' });

/** Milliseconds of rest after a key: browsers limit how often an address may be written (Safari: 100 times in 30 s). */
const REST = 150;

/**
 * Narrows a list as one types. The address, where the search is kept, follows a moment later: until the field is left
 * it shows what was typed.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const tell = (): void => {
    if (typed !== undefined && typed !== value) onChange(typed);
  };
  const onRest = useEffectEvent(tell);
  useEffect(() => {
    const timer = setTimeout(() => onRest(), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  const leave = (): void => {
    tell();
    setTyped(undefined);
  };
  return (
    <Place>
      <TextField
        label={label}
        type="search"
        size="small"
        value={typed ?? value}
        autoComplete="off"
        startAdornment={<SearchIcon size={18} />}
        slotProps={{ input: { spellCheck: false } }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
      />
    </Place>
  );
}
