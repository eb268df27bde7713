import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalculatorKey,
  CLEARED,
  DIGITS,
  displayOf,
  paste,
  press,
} from '@/features/exam/tools/calculator/calculatorModel';

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const OPERATORS = ['Add', 'Subtract', 'Multiply', 'Divide'] as const;

function fractionOf(text: string): Fraction {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', part = ''] = mantissa.split('.');
  const places = part.length - Number(exponent);
  const digits = BigInt(`${whole}${part}`);
  return places >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(places) }
    : { numerator: digits * 10n ** BigInt(-places), denominator: 1n };
}

const compute: Readonly<Record<(typeof OPERATORS)[number], (left: Fraction, right: Fraction) => Fraction>> = {
  Add: (a, b) => ({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }),
  Subtract: (a, b) => ({
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }),
  Multiply: (a, b) => ({
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  }),
  Divide: (a, b) => ({ numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator }),
};

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** Whether `shown` is the exact fraction, rounded to the digits of the display. */
function isRounded(shown: Fraction, exact: Fraction): boolean {
  const difference = size(shown.numerator * exact.denominator - exact.numerator * shown.denominator);
  const bound = size(exact.numerator * shown.denominator);
  // Half a unit of the twelfth digit is at most 5 parts in 10^12.
  return difference * 2n * 10n ** BigInt(DIGITS - 1) <= bound;
}

const SIGNS: ReadonlyMap<string, CalculatorKey> = new Map([
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'] as const).map((sign) => [sign, sign] as const),
  ['+', 'Add'],
  ['-', 'Subtract'],
  ['*', 'Multiply'],
  ['/', 'Divide'],
  ['=', 'Equals'],
  ['%', 'Percent'],
  ['r', 'Square root'],
  ['~', 'Change sign'],
  ['<', 'Delete digit'],
  ['c', 'Clear'],
  ['a', 'Clear all'],
  ['p', 'Memory add'],
  ['m', 'Memory recall'],
  ['x', 'Memory clear'],
]);

const keysOf = (text: string): readonly CalculatorKey[] =>
  text.split('').flatMap((sign) => {
    const key = SIGNS.get(sign);
    return key === undefined ? [] : [key];
  });

const run = (keys: readonly CalculatorKey[]): string => displayOf(keys.reduce(press, CLEARED));

/** Up to 12 digits, with the decimal point anywhere. */
const number = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.integer({ min: 0, max: 12 }), fc.boolean())
  .map(([digits, places, isNegative]) => {
    const padded = digits.toString().padStart(places + 1, '0');
    const text = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
    return { text: text.replace(/[-.]/g, '').length > DIGITS ? digits.toString() : text, isNegative };
  });

describe('the calculator', () => {
  it.each([
    ['0.1+0.2=', '0.3'],
    ['2+3*4=', '20'],
    ['7-9=', '-2'],
    ['1/3=', '0.333333333333'],
    ['2/3=', '0.666666666667'],
    ['5+3===', '14'],
    ['5+=', '10'],
    ['5+*3=', '15'],
    ['200+10%=', '220'],
    ['200*10%=', '20'],
    ['50%', '0.5'],
    ['2r', '1.41421356237'],
    ['9r+1=', '4'],
    ['5~+8=', '3'],
    ['12<3', '13'],
    ['12<<<', '0'],
    ['..5', '0.5'],
    ['007', '7'],
    ['5+7c2=', '7'],
    ['5+7a2=', '2'],
    ['6p a4*m=', '24'],
    ['6p x m', '0'],
    ['1234567890123', '123456789012'],
    ['999999999999+1=', '1e+12'],
    ['999999999999*999999999999=', '9.99999999998e+23'],
    ['1/8000000000=', '1.25e-10'],
    ['1/0=', 'Cannot divide by zero'],
    ['1/0=5+', 'Cannot divide by zero'],
    ['1/0=c5', '5'],
    ['4~r', 'No square root of a negative number'],
    ['5-5=~', '0'],
  ])('shows for %s: %s', (typed, shown) => {
    expect(run(keysOf(typed))).toBe(shown);
  });

  it('says that a number is too large, keeps the memory, and goes on after clearing', () => {
    const huge = [
      ...keysOf('7pa'),
      ...keysOf('999999999999*='),
      ...Array.from({ length: 9 }, () => 'Equals' as const),
    ];
    expect(run(huge)).toBe('Number too large');
    expect(run([...huge, ...keysOf('am')])).toBe('7');
  });

  it('computes what exact fractions give, rounded to 12 digits', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...OPERATORS), number, (left, operator, right) => {
        const typed = ({ text, isNegative }: typeof left) => [
          ...keysOf(text),
          ...(isNegative ? (['Change sign'] as const) : []),
        ];
        const signed = ({ text, isNegative }: typeof left) => fractionOf(`${isNegative ? '-' : ''}${text}`);
        const shown = run([...typed(left), operator, ...typed(right), 'Equals']);
        const divisor = signed(right);
        if (operator === 'Divide' && divisor.numerator === 0n) return shown === 'Cannot divide by zero';
        return (
          shown.replace(/e.*|[-.]/g, '').replace(/^0+/, '').length <= DIGITS &&
          isRounded(fractionOf(shown), compute[operator](signed(left), divisor))
        );
      }),
      { numRuns: 400 },
    );
  });

  it('extracts roots whose square is the number, to the digits shown', () => {
    fc.assert(
      fc.property(number, ({ text }) => {
        const root = fractionOf(run([...keysOf(text), 'Square root']));
        const square = compute.Multiply(root, root);
        const exact = fractionOf(text);
        const difference = size(square.numerator * exact.denominator - exact.numerator * square.denominator);
        // Twice the relative error of the root.
        return difference * 10n ** BigInt(DIGITS - 1) <= size(exact.numerator * square.denominator) * 2n;
      }),
      { numRuns: 200 },
    );
  });

  it('never fails, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIGNS.values()), { maxLength: 60 }), (keys) => {
        const shown = run(keys);
        return (
          /^-?\d+(\.\d*)?(e[+-]\d+)?$/.test(shown) || /^(Cannot divide|No square root|Number too)/.test(shown)
        );
      }),
    );
  });

  it.each([
    ['1,234.5', '1234.5'],
    [' −7 ', '-7'],
    ['+.5', '0.5'],
    ['1e3', '1000'],
    ['5.', '5'],
    ['0.1234567890123456', '0.123456789012'],
    ['1e999', 'Number too large'],
    ['twelve', '0'],
    ['', '0'],
    ['1,2', '0'],
    ['<b>1</b>', '0'],
  ])('takes %j from the clipboard as %s', (text, shown) => {
    expect(displayOf(paste(CLEARED, text))).toBe(shown);
  });
});
