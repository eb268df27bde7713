import Big from 'big.js';

// A separate constructor, whose settings are those of this module alone.
const Decimal = Big();
/** Decimal places of a quotient or root: more than are shown, so that rounding to 12 digits is correct. */
Decimal.DP = 40;

/** Significant digits that are entered and shown. */
export const DIGITS = 12;
const LIMIT = new Decimal('1e100');

type Operator = 'Add' | 'Subtract' | 'Multiply' | 'Divide';

export type CalculatorKey =
  | Operator
  | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | '.'
  | 'Equals'
  | 'Percent'
  | 'Square root'
  | 'Change sign'
  | 'Delete digit'
  | 'Clear'
  | 'Clear all'
  | 'Memory add'
  | 'Memory recall'
  | 'Memory clear';

export interface CalculatorState {
  /** What is being entered, as typed; undefined while the display shows `value`. */
  readonly entry: string | undefined;
  readonly value: Big;
  /** Left operand and operator, until the right operand is complete. */
  readonly pending: { readonly left: Big; readonly operator: Operator } | undefined;
  /** What Equals repeats when it is pressed again. */
  readonly repeat: { readonly operator: Operator; readonly right: Big } | undefined;
  /** The right operand was entered, or computed, after the operator. */
  readonly hasRight: boolean;
  readonly memory: Big;
  /** Shown instead of a number. */
  readonly error: string | undefined;
}

const zero = new Decimal(0);

export const CLEARED: CalculatorState = {
  entry: undefined,
  value: zero,
  pending: undefined,
  repeat: undefined,
  hasRight: false,
  memory: zero,
  error: undefined,
};

const DIVISION_BY_ZERO = 'Cannot divide by zero';
const NEGATIVE_ROOT = 'No square root of a negative number';
const OVERFLOW = 'Number too large';

class CalculatorError extends Error {}

const operations: Readonly<Record<Operator, (left: Big, right: Big) => Big>> = {
  Add: (left, right) => left.plus(right),
  Subtract: (left, right) => left.minus(right),
  Multiply: (left, right) => left.times(right),
  Divide: (left, right) => {
    if (right.eq(0)) throw new CalculatorError(DIVISION_BY_ZERO);
    // big.js rounds to decimal places: a small quotient is scaled up first, to keep its digits.
    const shift = Math.max(0, right.e - left.e);
    return scale(scale(left, shift).div(right), -shift);
  },
};

/** Moves the decimal point by a number of places. */
const scale = (value: Big, decimals: number): Big => value.times(new Decimal(`1e${decimals}`));

/** Rounds a result to the digits that are kept: what is shown is what is computed with. */
function rounded(result: Big): Big {
  const value = result.eq(0) ? zero : result.round(DIGITS - 1 - result.e, Decimal.roundHalfUp);
  if (value.abs().gte(LIMIT)) throw new CalculatorError(OVERFLOW);
  return value.abs().lt('1e-99') ? zero : value;
}

/** The root, correct to all kept digits even for small numbers. */
function root(value: Big): Big {
  if (value.lt(0)) throw new CalculatorError(NEGATIVE_ROOT);
  const half = Math.max(0, Math.ceil(-value.e / 2));
  return scale(scale(value, 2 * half).sqrt(), -half);
}

const shown = ({ entry, value }: CalculatorState): Big => (entry === undefined ? value : new Decimal(entry));

/** Shows a new number, which becomes an operand. */
const withValue = (state: CalculatorState, value: Big): CalculatorState => ({
  ...state,
  entry: undefined,
  value: rounded(value),
  hasRight: true,
});

function compute(state: CalculatorState): CalculatorState {
  const { pending, hasRight } = state;
  if (pending === undefined || !hasRight) return state;
  const result = operations[pending.operator](pending.left, shown(state));
  return { ...state, entry: undefined, value: rounded(result), pending: undefined };
}

function enter(state: CalculatorState, sign: string): CalculatorState {
  const entry = state.entry ?? '0';
  if (sign === '.') return { ...state, hasRight: true, entry: entry.includes('.') ? entry : `${entry}.` };
  if (entry.replace(/[-.]/g, '').length >= DIGITS) return state;
  const next = entry === '0' || entry === '-0' ? entry.replace('0', sign) : `${entry}${sign}`;
  return { ...state, hasRight: true, entry: next };
}

function equals(state: CalculatorState): CalculatorState {
  const { pending, repeat } = state;
  if (pending !== undefined) {
    const right = shown(state);
    const result = compute({ ...state, hasRight: true });
    return { ...result, hasRight: false, repeat: { operator: pending.operator, right } };
  }
  if (repeat === undefined) return { ...state, entry: undefined, value: shown(state) };
  const result = operations[repeat.operator](shown(state), repeat.right);
  return { ...state, entry: undefined, value: rounded(result) };
}

/** 'a + b %' is b percent of a, as on a pocket calculator; otherwise b hundredths. */
function percent(state: CalculatorState): CalculatorState {
  const { pending } = state;
  const isOfLeft = pending?.operator === 'Add' || pending?.operator === 'Subtract';
  const hundredth = shown(state).times('0.01');
  return withValue(state, isOfLeft ? pending.left.times(hundredth) : hundredth);
}

function changeSign(state: CalculatorState): CalculatorState {
  const { entry } = state;
  if (entry === undefined) return withValue(state, state.value.neg());
  return { ...state, entry: entry.startsWith('-') ? entry.slice(1) : `-${entry}` };
}

function deleteDigit(state: CalculatorState): CalculatorState {
  if (state.entry === undefined) return state;
  const left = state.entry.slice(0, -1);
  return { ...state, entry: left === '' || left === '-' ? '0' : left };
}

function applyKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  switch (key) {
    case 'Add':
    case 'Subtract':
    case 'Multiply':
    case 'Divide': {
      const computed = compute(state);
      const left = shown(computed);
      return {
        ...computed,
        entry: undefined,
        value: left,
        pending: { left, operator: key },
        repeat: undefined,
        hasRight: false,
      };
    }
    case 'Equals':
      return equals(state);
    case 'Percent':
      return percent(state);
    case 'Square root':
      return withValue(state, root(shown(state)));
    case 'Change sign':
      return changeSign(state);
    case 'Delete digit':
      return deleteDigit(state);
    case 'Clear':
      return { ...state, entry: '0', error: undefined };
    case 'Clear all':
      return { ...CLEARED, memory: state.memory };
    case 'Memory add':
      return { ...state, memory: rounded(state.memory.plus(shown(state))) };
    case 'Memory recall':
      return withValue(state, state.memory);
    case 'Memory clear':
      return { ...state, memory: zero };
    default:
      return enter(state, key);
  }
}

/** After an error, only clearing has an effect. */
export function press(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (state.error !== undefined) {
    if (key === 'Memory clear') return { ...state, memory: zero };
    return key.startsWith('Clear') ? { ...CLEARED, memory: state.memory } : state;
  }
  return orError(state, () => applyKey(state, key));
}

function orError({ memory }: CalculatorState, compute: () => CalculatorState): CalculatorState {
  try {
    return compute();
  } catch (cause) {
    if (cause instanceof CalculatorError) return { ...CLEARED, memory, error: cause.message };
    throw cause;
  }
}

/** Puts a pasted number on the display, rounded to the digits kept; text that is not a number changes nothing. */
export function paste(state: CalculatorState, text: string): CalculatorState {
  const plain = text
    .trim()
    .replaceAll('−', '-')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/^\+/, '');
  if (
    state.error !== undefined ||
    plain.length > 100 ||
    !/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain)
  )
    return state;
  return orError(state, () => withValue(state, new Decimal(plain)));
}

/** At most 12 digits, otherwise in scientific notation. */
export function displayOf(state: CalculatorState): string {
  const { entry, value, error } = state;
  if (error !== undefined) return error;
  if (entry !== undefined) return entry;
  // Beyond this, a plain decimal would need more places than there are.
  return value.e >= DIGITS || value.e < -7 ? value.toExponential() : value.toFixed();
}

export const hasMemory = ({ memory }: CalculatorState): boolean => !memory.eq(0);
