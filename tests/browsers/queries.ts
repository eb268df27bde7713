import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** The whole text, with each run of white space as one space, or a pattern that a part of it matches. */
export type Text = string | RegExp;

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** How an element is found within the elements of the preceding step; the first step begins with the document. */
export interface Step {
  readonly by: 'role' | 'label' | 'text' | 'containing' | 'nth';
  readonly role?: string;
  readonly text?: Pattern;
  /** Among all elements that the preceding steps have found, counted from 0. */
  readonly index?: number;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export const toPattern = (text: Text): Pattern =>
  typeof text === 'string'
    ? { source: `^${escaped(text)}$`, flags: '' }
    : { source: text.source, flags: text.flags };

/** The state of the first element found. */
export interface Seen {
  /** How many elements were found. */
  readonly count: number;
  readonly text: string;
  readonly value: string;
  /** The selected option of a list box, or the day of a date field. */
  readonly chosen: string;
  readonly href: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly focused: boolean;
  /** Where a press hits it; undefined if something else covers it. */
  readonly point: readonly [x: number, y: number] | undefined;
  /** Changes while the element moves. */
  readonly place: string;
}

export type Action = 'look' | 'reach' | 'focus' | 'select' | { readonly choose: string };

declare const TestingLibraryDom: typeof TestingLibrary;

/** Runs in the page, with only its parameters and the library. */
function perform(steps: readonly Step[], action: Action): Seen {
  const { getNodeText, isInaccessible, queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const matches = (content: string, { source, flags }: Pattern): boolean =>
    new RegExp(source, flags).test(content.replace(/\s+/g, ' ').trim());
  const isShown = (element: Element): boolean =>
    !isInaccessible(element) && element.getClientRects().length > 0;

  const withText = (within: HTMLElement, pattern: Pattern): HTMLElement[] => {
    const found = [...within.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        matches(element.textContent, pattern) &&
        (getNodeText(element).trim() !== '' ||
          ![...element.children].some((child) => matches(child.textContent, pattern))),
    );
    return found.filter(
      (element) => isShown(element) && !found.some((other) => other !== element && element.contains(other)),
    );
  };
  const find = (within: HTMLElement, { by, role, text }: Step): HTMLElement[] => {
    const isNamed = (content: string): boolean => text === undefined || matches(content, text);
    if (by === 'role') {
      const name = text === undefined ? {} : { name: isNamed };
      return queryAllByRole(within, role ?? '', name).filter(isShown);
    }
    if (by === 'containing') return text !== undefined && withText(within, text).length > 0 ? [within] : [];
    if (by === 'label') return queryAllByLabelText(within, isNamed).filter(isShown);
    return text === undefined ? [] : withText(within, text);
  };
  const found = steps.reduce<HTMLElement[]>(
    (within, step) =>
      step.by === 'nth'
        ? within.slice(step.index, (step.index ?? 0) + 1)
        : [...new Set(within.flatMap((element) => find(element, step)))],
    [document.body],
  );

  const [element] = found;
  if (element !== undefined && action === 'focus') element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (action === 'select') element.select();
  }

  if (element instanceof HTMLSelectElement && typeof action === 'object') {
    element.selectedIndex = [...element.options].findIndex(({ label }) => label.trim() === action.choose);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (element instanceof HTMLInputElement && typeof action === 'object') {
    // With the prototype's setter: React overrides the element's own, and would then see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, action.choose);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** A control without a size of its own is pressed by its label. */
  const labels = (target: Element): Element[] =>
    target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  const reach = (target: HTMLElement): Pick<Seen, 'point' | 'place'> => {
    const big = (one: Element): boolean => one.getBoundingClientRect().width > 2;
    const pressed = [target, ...labels(target)].find(big) ?? target;
    const rect = () => pressed.getClientRects()[0] ?? pressed.getBoundingClientRect();
    const isAt = ([x, y]: readonly [number, number]): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      const owned = [target, ...labels(target)].some((one) => one.contains(hit) || hit.contains(one));
      return owned;
    };
    const middle = (): readonly [number, number] => {
      const { left, top, width, height } = rect();
      return [left + width / 2, top + height / 2];
    };
    if (!isAt(middle())) pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const point = middle();
    return { point: isAt(point) ? point : undefined, place: JSON.stringify(rect()) };
  };

  const isControl = (target: unknown): target is HTMLInputElement =>
    target instanceof HTMLElement && 'disabled' in target;
  return {
    count: found.length,
    text: (element?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: element !== undefined && 'value' in element ? String(element.value) : '',
    chosen:
      element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.label.trim() ?? '')
        : element instanceof HTMLInputElement
          ? element.value
          : '',
    href: element instanceof HTMLAnchorElement ? element.href : '',
    checked:
      element instanceof HTMLInputElement
        ? element.checked
        : element?.getAttribute('aria-checked') === 'true',
    disabled: isControl(element) ? element.disabled : element?.getAttribute('aria-disabled') === 'true',
    focused: element !== undefined && element === document.activeElement,
    ...(element !== undefined && action === 'reach' ? reach(element) : { point: undefined, place: '' }),
  };
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An expression that loads the library into the page; each document needs it again. */
export const loadLibrary = `(() => { ${LIBRARY} })()`;

/** An expression that performs the action in the page; null if the library is not loaded yet. */
export const performing = (steps: readonly Step[], action: Action): string =>
  `globalThis.TestingLibraryDom === undefined || document.body === null ? null : (${perform.toString()})(${JSON.stringify(steps)}, ${JSON.stringify(action)})`;
