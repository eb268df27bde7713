const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars: '$29.99'. */
export const formatMoney = (dollars: number): string => MONEY.format(dollars);

/** Percent 0–100 without decimals: '67%'. */
export const formatPercent = (value: number): string => `${Math.round(value)}%`;

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An integer with thousands separators: '10,000'. */
export const formatCount = (value: number): string => COUNT.format(value);

/** '1 day', '2,000 days', '2 quizzes' */
export const counted = (count: number, unit: string, units = `${unit}s`): string =>
  `${formatCount(count)} ${count === 1 ? unit : units}`;
