// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type * as remoteCalls from '@/shared/remote/createRemoteCall';
import { readSources } from '../../sources';

interface Declaration {
  readonly name: string;
  readonly concurrency: 'latest' | 'leading' | 'every';
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

const paths = ['app', 'features', 'domain', 'shared'].flatMap((layer) =>
  [...readSources(`src/${layer}`)].flatMap(([path, text]) =>
    text.includes('createRemoteCall(') ? [path] : [],
  ),
);
for (const path of paths) await import(/* @vite-ignore */ `/${path}`);

it('gives each remote call a name of its own: the second one would replace the first', () => {
  const names = declared.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Requests that are never dropped as repetitions: each is a write of its own. */
const NEVER_DROPPED = [
  // The outbox serializes them with its locks.
  'outbox/submitAnswers',
  'outbox/addReviewTime',
  'outbox/endFeedbackBlock',
  // Each quiz and each video is counted.
  'activity/count',
];

it('declares each call whose endpoint changes something as leading, or as every with a key', () => {
  const writes = declared.filter(({ endpoint }) => endpoint?.isRead === false);
  expect(writes.length).toBeGreaterThan(20);
  const repeatable = writes.filter(
    ({ concurrency, key }) => concurrency !== 'leading' && !(concurrency === 'every' && key !== undefined),
  );
  expect(repeatable.map(({ name }) => name).sort()).toEqual(NEVER_DROPPED.sort());
});
