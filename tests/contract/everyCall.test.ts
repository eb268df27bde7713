import { describe, expect, it } from 'vitest';
import { EVERY_CALL } from '@/contract/calls/everyCall';
import { declarationOf } from '@/contract/check/report';

const modules = import.meta.glob<Record<string, unknown>>('../../src/shared/api/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is { readonly id: string; readonly isRead: boolean } =>
  typeof value === 'object' && value !== null && 'id' in value && 'isRead' in value && 'decode' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

describe('the calls of a check', () => {
  it('checks every call that is declared', () => {
    const known = new Set<unknown>(EVERY_CALL.map(({ endpoint }) => endpoint));
    expect(endpoints.length).toBeGreaterThan(50);
    expect(endpoints.filter((endpoint) => !known.has(endpoint)).map(({ id }) => id)).toEqual([]);
  });

  it('reads when the declaration says that nothing changes, except for signing in', () => {
    const reads = EVERY_CALL.filter(({ kind }) => kind === 'read' || kind === 'search');
    const changing = reads.filter(({ endpoint }) => !endpoint.isRead).map(({ endpoint }) => endpoint.id);
    expect(changing).toEqual(['signin']);
    const writes = EVERY_CALL.filter(({ kind }) => kind === 'write' || kind === 'never');
    expect(writes.filter(({ endpoint }) => endpoint.isRead)).toEqual([]);
  });

  it('finds the calls by file and line', () => {
    for (const { endpoint } of EVERY_CALL) {
      expect(declarationOf(endpoint.id)).toMatch(/^src\/shared\/api\/\w+\.ts:\d+$/);
    }
    expect(declarationOf('noSuchCall')).toBeUndefined();
  });
});
