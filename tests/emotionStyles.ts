import createCache from '@emotion/cache';

/**
 * jsdom compares every rule with an element, and parses every declaration of those that match, for each computed
 * style. Tests read no more of it than whether something is shown and can be clicked: only these declarations of
 * Emotion's rules are inserted.
 */
const READ_BY_TESTS = /^(?:(?:display|visibility|opacity|pointer-events):|color:transparent;)/;

/** jsdom applies no rule for a width of the window or container, for key frames or for a part such as `::before`. */
const isNeverApplied = (rule: string): boolean =>
  /^@(?!media (?:all|screen)\b)/.test(rule) ||
  rule
    .slice(0, rule.indexOf('{'))
    .split(',')
    .every((selector) => selector.includes('::'));

const withoutAppearance = (rule: string): string =>
  rule.replace(/[\w-]+:[^;{}]*;/g, (declaration) => (READ_BY_TESTS.test(declaration) ? declaration : ''));

const { sheet } = createCache({ key: 'tests' });
const prototype: unknown = Object.getPrototypeOf(sheet);
const insert: unknown = Reflect.get(Object(prototype), 'insert');

if (prototype instanceof Object && typeof insert === 'function') {
  Object.assign(prototype, {
    insert(this: typeof sheet, rule: string) {
      const kept = withoutAppearance(rule);
      if (!kept.includes(';') || isNeverApplied(kept)) return;
      // In one element instead of one for each rule, through which every search of the document goes.
      this.isSpeedy = true;
      Reflect.apply(insert, this, [kept]);
    },
  });
}
