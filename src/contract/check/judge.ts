import { type Deviation, pathText, type Problem, type Rule } from '@/shared/api/reading';
import type { Finding } from '../calls/call';
import type { ProblemText } from './result';
import type { HttpAnswer } from './transport';

interface Verdict {
  readonly rules: readonly string[];
  readonly problems: readonly ProblemText[];
}

/** A call that asks for a page may be answered with one. */
const RULES_OF_PAGES: readonly Rule[] = ['list in a page', 'list in several pages'];

export const toText = ({ path, expected, got }: Problem): ProblemText => ({
  path: pathText(path),
  expected,
  got,
});

/** What reading a call's response reveals about the backend. */
export function judge(
  { reading, missing }: Finding,
  answers: readonly HttpAnswer[],
  asksForPages: boolean,
): Verdict {
  const notText = answers.some((answer) => !isUtf8(answer))
    ? [{ path: '', expected: 'a text in UTF-8', got: 'other bytes' }]
    : [];
  if (reading.outcome === 'refused') {
    return {
      rules: [],
      problems: [{ path: 'status', expected: '200, 201 or 204', got: String(reading.status) }],
    };
  }
  const deviations = reading.deviations.filter(
    ({ rule }) => !(asksForPages && RULES_OF_PAGES.includes(rule)),
  );
  const unusable = reading.outcome === 'unusable' ? [toText(reading.problem)] : [];
  const absent = missing === undefined ? [] : [{ path: '', expected: missing, got: 'nothing' }];
  return {
    rules: deviations.map(ruleText),
    // The cause comes first; bytes that are not text cause everything else.
    problems: [
      ...notText,
      ...(notText.length > 0 ? [] : unusable),
      ...reading.problems.map(toText),
      ...absent,
    ],
  };
}

function ruleText({ rule, path, detail }: Deviation): string {
  const where = path.length === 0 ? '' : `, first at ${pathText(path)}`;
  return `${rule}${detail === undefined ? '' : ` (${detail})`}${where}`;
}

function isUtf8({ headers, body }: HttpAnswer): boolean {
  if ((headers['content-type'] ?? '').trim().toLowerCase().startsWith('image/')) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
