import type { ErrorEvent, Event, Exception, StackFrame } from '@sentry/browser';

/** Errors whose messages are written by browsers or are constants of the app. */
const WORDED_BY_CODE: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError', 'DecodeError'];
const IDENTIFIER = /^[\w$.[\]-]{1,40}$/;
const WITHHELD = '(withheld)';

/** The path of an address without origin, query and fragment if it is a file of the build; otherwise withheld. */
function filePath(address: string): string {
  return /\/assets\/[\w.-]+\.(?:js|css)(?=[?#:]|$)/.exec(address)?.[0] ?? WITHHELD;
}

/**
 * A message without anything that a person or the server may have written. Browsers quote values in their
 * messages: only identifiers are kept.
 */
export function scrubMessage(type: string, message: string): string {
  const react = /^Minified React error #\d+/.exec(message)?.[0];
  if (react !== undefined) return react;
  if (!WORDED_BY_CODE.includes(type)) return WITHHELD;
  return (
    message
      .replaceAll(/\b[a-z]+:\/\/\S+/gi, filePath)
      .replaceAll(/(["'`])([^]*)\1/g, (_, quote: string, value: string) =>
        IDENTIFIER.test(value) ? `${quote}${value}${quote}` : WITHHELD,
      )
      // The lookbehinds keep it from reading a long word again from each of its letters.
      .replaceAll(
        /(?<![^\s@])[^\s@]+@[^\s@]+|(?<![\w-])[\w-]{8,}(?:\.[\w-]{8,}){2,}|[\w-]{25,}|\d{5,}/g,
        WITHHELD,
      )
      .slice(0, 200)
  );
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    filename: filePath(filename ?? ''),
    ...(name !== undefined && { function: IDENTIFIER.test(name) ? name : WITHHELD }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}

function scrubException({ type = 'Error', value = '', stacktrace, mechanism }: Exception): Exception {
  const name = /^[A-Za-z]\w{0,39}$/.test(type) ? type : 'Error';
  return {
    type: name,
    value: scrubMessage(name, value),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
  };
}

/**
 * The part of an event that leaves the browser: a new event with only these fields, so that nothing else that
 * the SDK or an extension collects is sent.
 */
export function scrubEvent(event: Event): ErrorEvent {
  const { event_id, timestamp, level, platform, release, environment, sdk, exception, tags } = event;
  const { kind, detail, route } = tags ?? {};
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(level !== undefined && { level }),
    ...(platform !== undefined && { platform }),
    ...(release !== undefined && { release }),
    ...(environment !== undefined && { environment }),
    ...(sdk?.name !== undefined &&
      sdk.version !== undefined && { sdk: { name: sdk.name, version: sdk.version } }),
    tags: { kind, route, ...(detail !== undefined && { detail }) },
    exception: { values: (exception?.values ?? []).map(scrubException) },
  };
}
