import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/demo/api/routes';

const isAddress = (value: unknown): value is { id: string; method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'decode' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../src/shared/api/*.ts', { eager: true });
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isAddress));

describe('the demo backend and the contract', () => {
  it('answers every call of the contract', () => {
    const answered = new Set(ROUTES.map(({ address }) => `${address.method} ${address.path}`));
    const missing = endpoints.filter(({ method, path }) => !answered.has(`${method} ${path}`));
    expect(endpoints.length).toBeGreaterThan(50);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('answers each call once', () => {
    const answered = ROUTES.map(({ address }) => `${address.method} ${address.path}`);
    expect(new Set(answered).size).toBe(answered.length);
  });
});
