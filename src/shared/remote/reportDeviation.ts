import type { DeviationRule } from '@/shared/api/decodeContext';
import { reportHandled } from '@/shared/browser/reportError';

/** The collector takes a limited number of reports per visit: room must be left for errors. */
const MAX_REPORTS = 15;

/**
 * Reports each deviation of the backend once per visit: to the error collector if one is configured, and in
 * development to the console. Never a value, only the call's id and the rule.
 */
export function createDeviationReport(
  log: ((text: string) => void) | undefined,
): (call: string, rule: DeviationRule) => void {
  const reported = new Set<string>();
  return (call, rule) => {
    const text = `${call}: ${rule}`;
    if (reported.has(text)) return;
    reported.add(text);
    log?.(`The backend deviates from the contract in ${text}`);
    if (reported.size <= MAX_REPORTS) reportHandled('deviating response', new Error(rule), text);
  };
}
