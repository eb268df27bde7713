import createCache from '@emotion/cache';

/**
 * jsdom compares every rule with an element, and parses every declaration of those that match, for each computed
 * style. Tests read no more of it than whether something is shown and can be clicked: only these declarations of
 * Emotion's rules are inserted.
 */
const READ_BY_TESTS = /^(?:display|visibility|opacity|pointer-events):/;

const withoutAppearance = (rule: string): string =>
  rule.replace(/[\w-]+:[^;{}]*;/g, (declaration) => (READ_BY_TESTS.test(declaration) ? declaration : ''));

const { sheet } = createCache({ key: 'tests' });
const prototype: unknown = Object.getPrototypeOf(sheet);
const insert: unknown = Reflect.get(Object(prototype), 'insert');

if (prototype instanceof Object && typeof insert === 'function') {
  Object.assign(prototype, {
    insert(this: typeof sheet, rule: string) {
      const kept = withoutAppearance(rule);
      if (!kept.includes(';')) return;
      Reflect.apply(insert, this, [kept]);
    },
  });
}
