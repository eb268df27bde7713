const sources = import.meta.glob<string>('../../shared/api/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** File and line of a call's declaration: `src/shared/api/plan.ts:84`. */
export function declarationOf(call: string): string | undefined {
  for (const [path, text] of Object.entries(sources)) {
    const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`export const ${call} =`));
    if (line >= 0) return `${path.replace('../../', 'src/')}:${line + 1}`;
  }
  return undefined;
}
