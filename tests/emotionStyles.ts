import createCache from '@emotion/cache';

/**
 * For each computed style, jsdom compares every rule with the element, and parses every declaration of the rules that
 * match. Tests use the style only to find out whether something is visible and can be clicked: of Emotion's rules, only
 * these declarations are inserted.
 */
const READ_BY_TESTS = /^(?:(?:display|visibility|opacity|pointer-events):|color:transparent;)/;

/**
 * jsdom applies no rules that depend on the width of the window or a container, no key frames, and no rules for
 * pseudo-elements such as `::before`.
 */
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
      // In one style element instead of one for each rule: every search of the document visits them.
      this.isSpeedy = true;
      Reflect.apply(insert, this, [kept]);
    },
  });
}
