import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { readSources } from './sources';

/** The demo backend has its own terms. */
const sources = [...readSources('src')].filter(([path]) => !path.startsWith('src/demo/'));

interface Node {
  readonly type?: string;
  readonly name?: unknown;
}

/** Every identifier of a module: variables, types, properties and components, no text and no comment. */
function identifiersIn(path: string, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      const { type, name }: Node = node;
      if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name);
      Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(path, text).program.body);
  return found;
}

/** What each word was used for, and what to write instead. */
const BANNED: readonly (readonly [name: string, pattern: RegExp, instead: string])[] = [
  [
    'place',
    /^(?:place|places|placeOf|\w+Place|Place|\w+Places)$/,
    'element, container, index, position, area',
  ],
  ['kept', /^(?:kept|isKept|\w*Kept|kept[A-Z]\w*)$/, 'stored, set aside, finished, unsent'],
  ['words of a text', /^(?:inWords|withWords|categoryWords|focusWords)$/, 'text, message, labels'],
  ['act', /^(?:act|acts)$/, 'action'],
  ['one', /^one$/, 'the name of what it is'],
  ['journal', /journal/i, 'stored attempt'],
  ['outcome, unqualified', /^Outcome$/, 'DrillOutcome, RestoreOutcome …'],
  ['an answer of HTTP', /^(?:Answer|Reading|toAnswer|HttpAnswer)$/, 'ApiResponse, DecodeResult'],
  ['a rule of HTTP', /^(?:Rule|Notes|readNoting)$/, 'DeviationRule, DecodeNotes'],
  ['exam types for settings', /^ExamTypeForm$/, 'SettingsForm'],
];

/** With the reason. */
const ALLOWED: readonly string[] = [
  // The panel of the study tool 'Notes'.
  'src/features/exam/tools/notes/Notes.tsx: Notes',
  'src/features/exam/tools/registry.tsx: Notes',
  // The name of a stored field.
  'src/app/demo-study/keepStudy.ts: place',
  'src/domain/phrases/phraseModel.ts: place',
  'src/domain/phrases/phraseRecord.ts: place',
  // Not reworded yet.
  'src/domain/attempt/attemptContent.ts: isKept',
  'src/domain/outbox/outboxSaga.ts: kept',
  'src/domain/outbox/reviews/reviewOutboxSaga.ts: kept',
  'src/domain/outbox/reviews/reviewOutboxSaga.ts: Outcome',
  'src/shared/storage/deviceRecord.ts: one',
];

const names = sources.map(([path, text]) => [path, identifiersIn(path, text)] as const);

it.each(BANNED)('does not use the word %s in the code; instead of %s: %s', (_, pattern) => {
  const found = names.flatMap(([path, identifiers]) =>
    [...identifiers].filter((name) => pattern.test(name)).map((name) => `${path}: ${name}`),
  );
  expect(found.filter((use) => !ALLOWED.includes(use))).toEqual([]);
});

it('gives each styled part a name of its own, which says of what it is a part', () => {
  const parts = sources.flatMap(([path, text]) =>
    [...text.matchAll(/^(?:export )?const (\w+) = styled\(/gm)].map(([, name = '']) => ({ path, name })),
  );
  expect(parts.length).toBeGreaterThan(100);
  const all = parts.map(({ name }) => name);
  expect(parts.filter(({ name }, at) => all.indexOf(name) !== at)).toEqual([]);
  const bare =
    /^(?:Bar|Body|Box|Cell|Content|Field|Foot|Frame|Head|Item|Label|Line|List|Name|Page|Panel|Part)$/;
  expect(parts.filter(({ name }) => bare.test(name) || /^(?:Place|Row|Text|Title)$/.test(name))).toEqual([]);
});
