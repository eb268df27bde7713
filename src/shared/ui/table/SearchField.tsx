import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SearchIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { targets } from '@/shared/theme/tokens';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Field = styled('div')({
  position: 'relative',
  flex: '1 1 16rem',
  maxWidth: '26rem',
  '& label': { display: 'block', marginBottom: 4, color: vars.palette.text.secondary, font: vars.font.body2 },
  '& svg': {
    position: 'absolute',
    insetInlineStart: 10,
    bottom: 9,
    color: vars.palette.text.disabled,
    pointerEvents: 'none',
  },
  '& input': {
    width: '100%',
    height: targets.control,
    padding: '0 10px 0 34px',
    border: `1px solid ${vars.palette.edge}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: vars.font.body1,
  },
});

/** Milliseconds of rest after a key: browsers limit how often an address may be written (Safari: 100 times in 30 s). */
const REST = 150;

/**
 * Narrows a list as one types. The address, where the search is kept, follows a moment later: until the field is left
 * it shows what was typed.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
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
    <Field>
      <label htmlFor={id}>{label}</label>
      <SearchIcon size={18} />
      <input
        id={id}
        type="search"
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
