import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type Dispatch,
  type MouseEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { latinKey } from '@/shared/browser/latinKey';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import {
  type CalculatorKey,
  type CalculatorState,
  CLEARED,
  displayOf,
  hasMemory,
  paste,
  press,
} from './calculatorModel';

const CalculatorContent = styled('div')({
  overflowY: 'auto',
  minHeight: 0,
  padding: '0 16px 16px',
  zoom: 'var(--reading-scale)',
});

const Screen = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  marginBottom: 10,
  padding: '4px 14px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.default,
});

const Result = styled('output')<{ readonly isError: boolean }>({
  gridColumn: 2,
  font: vars.font.h1,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  variants: [
    { props: { isError: true }, style: { color: vars.palette.error.main, font: vars.font.subtitle2 } },
  ],
});

const Keypad = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 6 });

const Key = styled(Button)({
  minHeight: targets.option,
  padding: 0,
  font: vars.font.subtitle1,
  fontWeight: weights.medium,
  // Generated content, not text: voice commands use the words of the accessible names.
  '&[data-sign]::before': { content: 'attr(data-sign)' },
  "&[aria-label='0']": { gridColumn: 'span 2' },
});

const LOOKS = {
  tool: { variant: 'text', color: 'inherit', sx: { typography: 'body2', color: 'text.secondary' } },
  operator: { variant: 'text', color: 'inherit', sx: { bgcolor: 'background.sunken' } },
  number: { variant: 'outlined', color: 'inherit' },
  main: { variant: 'contained' },
} as const satisfies Record<string, ButtonProps>;

const COPY = { gridColumn: '1 / -1', minHeight: targets.option, typography: 'body2' };

interface KeyProps {
  readonly name: CalculatorKey;
  readonly sign?: string;
  readonly kind?: keyof typeof LOOKS;
}

/** Five per row; Equals and 'Copy result' follow. */
const KEYS: readonly KeyProps[] = [
  { name: 'Memory clear', sign: 'MC', kind: 'tool' },
  { name: 'Memory recall', sign: 'MR', kind: 'tool' },
  { name: 'Memory add', sign: 'M+', kind: 'tool' },
  { name: 'Clear', sign: 'C', kind: 'tool' },
  { name: 'Clear all', sign: 'AC', kind: 'tool' },
  { name: '7' },
  { name: '8' },
  { name: '9' },
  { name: 'Divide', sign: '÷', kind: 'operator' },
  { name: 'Square root', sign: '√', kind: 'operator' },
  { name: '4' },
  { name: '5' },
  { name: '6' },
  { name: 'Multiply', sign: '×', kind: 'operator' },
  { name: 'Percent', sign: '%', kind: 'operator' },
  { name: '1' },
  { name: '2' },
  { name: '3' },
  { name: 'Subtract', sign: '−', kind: 'operator' },
  { name: 'Change sign', sign: '±', kind: 'operator' },
  { name: '0' },
  { name: '.' },
  { name: 'Add', sign: '+', kind: 'operator' },
];

const TYPED: ReadonlyMap<string, CalculatorKey> = new Map([
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'] as const).map((sign) => [sign, sign] as const),
  [',', '.'],
  ['+', 'Add'],
  ['-', 'Subtract'],
  ['*', 'Multiply'],
  ['/', 'Divide'],
  ['%', 'Percent'],
  ['=', 'Equals'],
  ['Enter', 'Equals'],
  ['Backspace', 'Delete digit'],
  ['Delete', 'Clear'],
]);

/** Moves the focus off the clicked key: what is typed next goes to the calculator, not to the question. */
function focusPanel(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest('section')?.focus({ preventScroll: true });
}

/** What is typed, pasted and copied while the panel around the content has the focus. */
function usePanelInput(
  content: RefObject<HTMLElement | null>,
  state: CalculatorState,
  setState: Dispatch<SetStateAction<CalculatorState>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    const key = TYPED.get(latinKey(event));
    // Enter presses the focused button.
    if (key === undefined || (event.key === 'Enter' && isButton)) return;
    event.preventDefault();
    setState((before) => press(before, key));
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text') ?? '';
    setState((before) => paste(before, text));
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    // Selected text is copied as usual.
    if (state.error !== undefined || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', displayOf(state));
  });
  useEffect(() => {
    const panel = content.current?.closest('section');
    const listeners = new AbortController();
    const { signal } = listeners;
    panel?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    panel?.addEventListener('paste', (event) => onPaste(event), { signal });
    panel?.addEventListener('copy', (event) => onCopy(event), { signal });
    return () => listeners.abort();
  }, [content]);
}

interface CalculatorButtonProps extends KeyProps {
  readonly onPress: (key: CalculatorKey) => void;
}

function CalculatorButton({ name, sign, kind = 'number', onPress }: CalculatorButtonProps) {
  return (
    <Key
      data-hint={sign === undefined ? undefined : name}
      {...LOOKS[kind]}
      aria-label={name}
      data-sign={sign}
      onMouseDown={focusPanel}
      onClick={() => onPress(name)}
    >
      {sign === undefined && name}
    </Key>
  );
}

/** A pocket calculator: it works from left to right. Takes keyboard input while its panel has the focus. */
export function Calculator() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(CLEARED);
  const content = useRef<HTMLDivElement>(null);
  const shown = displayOf(state);
  const isError = state.error !== undefined;
  const type = (key: CalculatorKey): void => setState((before) => press(before, key));
  usePanelInput(content, state, setState);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shown);
      dispatch(notificationAdded({ severity: 'success', text: 'Result copied' }));
    } catch {
      dispatch(notificationAdded({ severity: 'error', text: `The result could not be copied: ${shown}` }));
    }
  };

  return (
    <CalculatorContent ref={content}>
      <Screen>
        {hasMemory(state) && (
          <Typography
            variant="caption"
            color="textSecondary"
            data-hint="Memory in use"
            sx={{ fontWeight: 'bold' }}
          >
            M
          </Typography>
        )}
        <Result role="status" aria-label="Result" isError={isError}>
          {shown}
        </Result>
      </Screen>
      <Keypad>
        {KEYS.map((key) => (
          <CalculatorButton key={key.name} {...key} onPress={type} />
        ))}
        <CalculatorButton name="Equals" sign="=" kind="main" onPress={type} />
        <Button
          color="inherit"
          sx={COPY}
          disabled={isError}
          onMouseDown={focusPanel}
          onClick={() => void copy()}
        >
          Copy result
        </Button>
      </Keypad>
    </CalculatorContent>
  );
}
