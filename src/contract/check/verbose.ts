import type { Reached } from './client';

/** Characters of a body that are shown. */
const MAX_SHOWN = 20_000;

/** Values of JSON fields that grant access. */
const SECRET_FIELDS = /("[^"]*(?:token|password)[^"]*"\s*:\s*")(?:[^"\\]|\\.)+/gi;

/** What was sent and received, without passwords and tokens. */
export function exchangeText({ sent, answer }: Reached): string {
  const type = answer.headers['content-type'] ?? 'no type';
  const lines = [
    `> ${sent.method} ${sent.url.href}`,
    ...(sent.body === undefined ? [] : [`> ${sent.body}`]),
    `< ${answer.status}, ${type}, ${answer.body.length} bytes`,
    ...(answer.body.length === 0 ? [] : [`< ${bodyText(answer.body)}`]),
  ];
  return lines.map((line) => `           ${line.replaceAll(SECRET_FIELDS, '$1[hidden]')}`).join('\n');
}

function bodyText(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, MAX_SHOWN));
  return body.length > MAX_SHOWN ? `${text} … ` : text;
}
