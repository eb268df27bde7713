// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type * as remoteCalls from '@/shared/remote/createRemoteCall';
import { readSources } from '../../sources';

interface Declaration {
  readonly name: string;
  /** Otherwise that of its endpoint: `leading` for one that changes something. */
  readonly concurrency?: 'latest' | 'leading' | 'every';
  readonly key?: unknown;
  readonly endpoint?: { readonly isRead: boolean };
}

/** Filled by each call of `createRemoteCall`. */
const declared = vi.hoisted((): Declaration[] => []);
vi.mock('@/shared/remote/createRemoteCall', async (importOriginal) => {
  const original = await importOriginal<typeof remoteCalls>();
  const createRemoteCall: typeof original.createRemoteCall = (options) => {
    declared.push(options);
    return original.createRemoteCall(options);
  };
  return { ...original, createRemoteCall };
});

/** By module: how often it declares a call. */
const declarations = new Map(
  ['app', 'features', 'domain', 'shared'].flatMap((layer) =>
    [...readSources(`src/${layer}`)].flatMap(([path, text]) => {
      const count = text.match(/^(?! \*).* = createRemoteCall[<(]/gm)?.length ?? 0;
      return count > 0 ? [[path, count] as const] : [];
    }),
  ),
);
for (const path of declarations.keys()) await import(/* @vite-ignore */ `/${path}`);

it('collects every call that is declared', () => {
  const written = [...declarations.values()].reduce((sum, count) => sum + count, 0);
  expect(written).toBeGreaterThan(70);
  expect(declared).toHaveLength(written);
});

it('gives each remote call a name of its own: the second one would replace the first', () => {
  const names = declared.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['refunds/refund', 'subscriptions/choosePlan']));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Calls with a `send` of their own that changes nothing on the server, so that a newer one may replace them. */
const READS_BY_SEND = [
  'adminPortal/people',
  'bank/examTypes',
  'comments/load',
  'createQuiz/count',
  'exam/image',
  'examDay/count',
  'feedbackDashboard/question',
  'sharedQuestion/open',
  'study/available',
  'students/load',
  'study/drillQuestions',
];

/** Requests that are never dropped as repetitions: each is a write of its own. */
const NEVER_DROPPED = [
  // The outbox serializes them with its locks.
  'outbox/submitAnswers',
  'outbox/addReviewTime',
  'outbox/endFeedbackBlock',
  // Each quiz and each video is counted.
  'activity/count',
];

it('declares each call that changes something as leading, or as every with a key', () => {
  const writes = declared.filter(({ name, endpoint }) =>
    endpoint === undefined ? !READS_BY_SEND.includes(name) : !endpoint.isRead,
  );
  const known = declared.map(({ name }) => name);
  expect(READS_BY_SEND.filter((name) => !known.includes(name))).toEqual([]);
  const repeatable = writes.filter(
    ({ concurrency = 'leading', key }) =>
      concurrency !== 'leading' && !(concurrency === 'every' && key !== undefined),
  );
  expect(repeatable.map(({ name }) => name).sort()).toEqual(NEVER_DROPPED.sort());
});
