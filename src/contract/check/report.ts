/** The text of a check, for a terminal or a file. */
import { styleText } from 'node:util';
import { type Advice, adviceFor } from './advice';
import type { CheckResult } from './checkBackend';
import { type CallResult, type CheckOutcome, type ProblemText, summaryOf } from './result';

const sources = import.meta.glob<string>(['../../shared/{api,remote}/*.ts', '../../domain/google/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** File and line of an exported declaration: `src/shared/api/plan.ts:84`. */
export function declarationOf(name: string): string | undefined {
  const declaration = new RegExp(`^export (?:const|function) ${name}\\b`);
  for (const [path, text] of Object.entries(sources)) {
    const line = text.split('\n').findIndex((candidate) => declaration.test(candidate));
    if (line >= 0) return `${path.replace('../../', 'src/')}:${line + 1}`;
  }
  return undefined;
}

/** What a backend sends must not control the terminal: nothing but visible characters, blanks and tabs. */
export const visible = (text: string): string => text.replaceAll(/[^\P{C}\t]|[\u2028\u2029]/gu, '\uFFFD');

type Style = 'green' | 'yellow' | 'red' | 'dim' | 'bold';

/** Styles a part of a text; leaves it unchanged if the output has no colors. */
export type Paint = (style: Style, text: string) => string;

export const painter =
  (hasColors: boolean): Paint =>
  (style, text) =>
    hasColors ? styleText(style, text) : text;

const WORDS: Readonly<Record<CheckOutcome, { readonly word: string; readonly style: Style }>> = {
  fits: { word: 'fits', style: 'green' },
  lenient: { word: 'lenient', style: 'yellow' },
  misfit: { word: 'MISFIT', style: 'red' },
  notTried: { word: 'not tried', style: 'dim' },
};

const CALL_WIDTH = 22;
const PATH_WIDTH = 50;
const INDENT = ' '.repeat(11);

/** The line of a call, and below it its details, unless `former` has the same CORS problems. */
export function callText(result: CallResult, paint: Paint, former?: CallResult): string {
  const { call, method, path, status, ms, cors, outcome } = result;
  const { word, style } = WORDS[outcome];
  const name = call.padEnd(CALL_WIDTH);
  if (outcome === 'notTried') return paint('dim', `  ${name} ${result.why ?? ''}`);
  const facts = [
    paint(style, word.padEnd(8)),
    name,
    paint('dim', `${method.padEnd(6)} ${path.padEnd(PATH_WIDTH)}`),
    String(status ?? '-').padStart(3),
    `${ms ?? '-'} ms`.padStart(8),
    cors === null ? '' : `CORS ${cors === 'fits' ? 'fits' : paint('red', 'MISFIT')}`,
  ];
  return [`  ${facts.join(' ').trimEnd()}`, ...detailLines(result, former).map((line) => INDENT + line)].join(
    '\n',
  );
}

const problemLine = ({ path, expected, got }: ProblemText): string =>
  `${path || 'body'}: expected ${expected}, got ${got}`;

const isOfCors = ({ path }: ProblemText): boolean => /^(?:preflight|Access-Control)/.test(path);

/** Most backends have one rule for all calls. */
function corsLines({ problems }: CallResult, former?: CallResult): string[] {
  const lines = problems.filter(isOfCors).map(problemLine);
  const before = former?.problems.filter(isOfCors).map(problemLine) ?? [];
  return lines.length > 0 && lines.join() === before.join() ? ['CORS: as for the call before'] : lines;
}

function detailLines(result: CallResult, former?: CallResult): string[] {
  const { call, rules, problems, notes } = result;
  const ofAnswer = problems.filter((problem) => !isOfCors(problem));
  const declaration = declarationOf(call);
  return [
    ...ofAnswer.map(problemLine),
    ...corsLines(result, former),
    ...rules.map((rule) => `read with leniency: ${rule}`),
    ...notes,
    ...adviceFor(result).flatMap(adviceLines),
    ...(ofAnswer.length > 0 && declaration !== undefined ? [`declared in ${declaration}`] : []),
  ].map(visible);
}

const adviceLines = ({ seen, change, source }: Advice): string[] => [
  ...(seen === undefined ? [] : [`the person sees: ${seen}`]),
  `on the server: ${change}`,
  `read in ${declarationOf(source) ?? source}`,
];

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** The last line: 'N calls fit, N fit with leniency, N do not fit'. */
function summaryText(results: readonly CallResult[]): string {
  const { fits, lenient, misfits } = summaryOf(results);
  return [
    counted(fits, 'call fits', 'calls fit'),
    counted(lenient, 'fits with leniency', 'fit with leniency'),
    counted(misfits, 'does not fit', 'do not fit'),
  ].join(', ');
}

/** Printed after the calls that were made. */
export function closingText({ results, staysBehind, stopped }: CheckResult, paint: Paint): string {
  const untried = results.filter(({ outcome }) => outcome === 'notTried');
  const hasFindings = results.some(({ outcome }) => outcome === 'misfit' || outcome === 'lenient');
  return [
    ...(untried.length === 0
      ? []
      : ['', paint('bold', 'Not tried'), ...untried.map((result) => callText(result, paint))]),
    ...(staysBehind.length === 0
      ? []
      : ['', paint('bold', 'Stays in the backend'), ...staysBehind.map((what) => `  ${what}`)]),
    ...(stopped === undefined
      ? []
      : ['', paint('red', `The check could not be completed: ${visible(stopped)}.`)]),
    ...(hasFindings ? ['', 'src/contract/README.md says what to do about each finding.'] : []),
    '',
    paint('bold', summaryText(results)),
    '',
  ].join('\n');
}

/** The output of `--json`. */
export const jsonText = ({ results, staysBehind, stopped }: CheckResult): string =>
  `${JSON.stringify({ summary: summaryOf(results), calls: results.map((result) => ({ ...result, advice: adviceFor(result) })), staysBehind, ...(stopped !== undefined && { stopped }) }, null, 2)}\n`;

/** 0: all calls fit. 1: at least one does not. 2: address, account or connection made checking impossible. */
export function exitCodeOf({ results, stopped }: CheckResult): 0 | 1 | 2 {
  if (stopped !== undefined) return 2;
  return results.some(({ outcome }) => outcome === 'misfit') ? 1 : 0;
}
