import { describe, expect, it } from 'vitest';
import { NO_TYPES } from '@/domain/quiz/question-types/questionTypesModel';
import { BUILT_IN, presetNameKey } from '@/features/create-quiz/presets/builtInPresets';
import {
  matchingPreset,
  missingText,
  type OwnPreset,
  resolvePreset,
} from '@/features/create-quiz/presets/presetModel';
import { presets } from '@/features/create-quiz/presets/presetRecord';

const BANK = { discipline: ['Anatomy', 'Surgery'], organSystem: ['Skin'], examType: ['Step 1'] };

const own: OwnPreset = {
  id: 'p1',
  name: '<b>Night</b> shift',
  settings: {
    mode: 'CATEGORY_SEARCH',
    chosen: { ...BANK, discipline: ['Surgery', 'Alchemy'], topics: ['Heart block'], subtopics: [] },
    types: { ...NO_TYPES, incorrect: true, marked: true },
    timer: true,
    tutor: false,
    amount: 15,
  },
};

const decodePreset = (value: unknown) => presets.decode(value, { userId: 'u1', recordId: 'p1' });

describe('a preset', () => {
  it('reads a preset back as it was written', () => {
    expect(decodePreset(structuredClone(presets.encode(own)))).toEqual({
      name: own.name,
      settings: own.settings,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    { version: 2, name: 'x', settings: own.settings },
    { version: 1, settings: own.settings },
    { version: 1, name: 'x' },
    { version: 1, name: 'x', settings: { ...own.settings, mode: 'SOMETHING' } },
  ])('leaves a preset out when the record is damaged or newer: %j', (value) => {
    expect(decodePreset(value)).toBeUndefined();
  });

  it('keeps what can be read of damaged settings', () => {
    const settings = { mode: 'POWER_SEARCH', chosen: 7, types: {}, amount: -3 };
    expect(decodePreset({ version: 1, name: 'x', settings })?.settings).toMatchObject({
      chosen: { discipline: [], topics: [] },
      types: NO_TYPES,
      timer: false,
    });
  });

  it('leaves out, and names, the categories that the bank no longer has', () => {
    const { settings, missing } = resolvePreset(own, BANK);
    expect(settings.chosen).toEqual({
      ...BANK,
      discipline: ['Surgery'],
      topics: ['Heart block'],
      subtopics: [],
    });
    expect(missing).toEqual(['Alchemy']);
  });
});

describe('the built-in presets', () => {
  it.each([
    ['Exam block: 20 items, 30 minutes', 20, true],
    ['Exam block: 40 items, 60 minutes', 40, true],
    ['Quick ten, untimed', 10, false],
  ])('chooses every category and unused questions: %s', (name, amount, timer) => {
    const preset = BUILT_IN.find((one) => one.name === name);
    expect(preset && resolvePreset(preset, BANK)).toEqual({
      settings: {
        mode: 'CATEGORY_SEARCH',
        chosen: { ...BANK, topics: [], subtopics: [] },
        types: { ...NO_TYPES, unused: true },
        timer,
        tutor: false,
        amount,
      },
      missing: [],
    });
  });
});

describe('a preset and the form', () => {
  const byTopic: OwnPreset = {
    ...own,
    id: 'p2',
    settings: {
      ...own.settings,
      mode: 'POWER_SEARCH',
      chosen: { discipline: ['Alchemy'], organSystem: [], examType: [], topics: ['b', 'a'], subtopics: [] },
    },
  };
  const all = [...BUILT_IN, own, byTopic];
  const match = (settings: OwnPreset['settings'], preferredId?: string) =>
    matchingPreset(all, BANK, settings, preferredId)?.id;
  const { settings } = resolvePreset(own, BANK);

  it('takes names of presets for the same if only case and spaces differ', () => {
    expect(presetNameKey(' Night  shift ')).toBe('nightshift');
    expect(presetNameKey('NIGHTSHIFT')).toBe('nightshift');
  });

  it('leaves a power search as it is', () => {
    expect(resolvePreset(byTopic, BANK)).toEqual({ settings: byTopic.settings, missing: [] });
  });

  it('names what the bank no longer has, if anything', () => {
    expect(missingText(own, [])).toBeUndefined();
    expect(missingText({ ...own, name: 'Night' }, ['Alchemy', 'Magic'])).toBe(
      'The bank no longer has ‘Alchemy’, ‘Magic’. The rest of ‘Night’ is chosen.',
    );
  });

  it('matches the form that it has filled in, in whatever order', () => {
    expect(match(settings)).toBe('p1');
    expect(match(byTopic.settings)).toBe('p2');
    const chosen = { ...byTopic.settings.chosen, discipline: [], topics: ['a', 'b'] };
    expect(match({ ...byTopic.settings, chosen })).toBe('p2');
    expect(BUILT_IN.map((preset) => match(resolvePreset(preset, BANK).settings))).toEqual(
      BUILT_IN.map(({ id }) => id),
    );
  });

  it.each([
    ['mode', { ...settings, mode: 'POWER_SEARCH' }],
    ['categories', { ...settings, chosen: { ...settings.chosen, organSystem: [] } }],
    ['question types', { ...settings, types: NO_TYPES }],
    ['timer', { ...settings, timer: false }],
    ['tutor mode', { ...settings, tutor: true }],
    ['amount', { ...settings, amount: 16 }],
  ] as const)('does not match a form of another %s', (_, form) => {
    expect(match(form)).toBeUndefined();
  });

  it('names the preferred preset if several match the form', () => {
    const twins = [own, { ...own, id: 'p3' }, { ...own, id: 'p4' }];
    const twin = (preferredId?: string) => matchingPreset(twins, BANK, settings, preferredId)?.id;
    expect([twin('p3'), twin('p2'), twin()]).toEqual(['p3', 'p1', 'p1']);
  });
});
