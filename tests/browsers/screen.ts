import { expectAccessible } from '../e2e/accessibility';
import type { NamedKey, Tab } from './engines/engine';
import { type Action, loadLibrary, performing, type Seen, type Step, type Text, toPattern } from './queries';

/** How long a step may take on a loaded machine. */
const PATIENCE_MS = 45_000;
/**
 * The first pause between two attempts; each one is longer by half, because an attempt slows down what it waits for.
 */
const PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 200;

/** Each call pauses longer. */
function createPause(): () => Promise<void> {
  let ms = PAUSE_MS;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    ms = Math.min(ms * 1.5, LONGEST_PAUSE_MS);
  };
}

/** Asks repeatedly until there is a result. */
export async function eventually<T>(problem: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  const pause = createPause();
  for (;;) {
    const result = await ask();
    if (result !== undefined) return result;
    if (Date.now() > end) throw new Error(problem);
    await pause();
  }
}

/** The result, or why there is none yet. */
type Outcome<T> = { readonly value: T } | { readonly notYet: string };

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'count' in value && 'place' in value;

/** An element by what a user knows of it; searched for at each step, so that it may be replaced in between. */
class Element {
  private readonly tab: Tab;
  private readonly steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[]) {
    this.tab = tab;
    this.steps = steps;
  }

  role(role: string, name?: Text): Element {
    const step: Step = { by: 'role', role, ...(name !== undefined && { text: toPattern(name) }) };
    return new Element(this.tab, [...this.steps, step]);
  }

  label(text: Text): Element {
    return new Element(this.tab, [...this.steps, { by: 'label', text: toPattern(text) }]);
  }

  text(text: Text): Element {
    return new Element(this.tab, [...this.steps, { by: 'text', text: toPattern(text) }]);
  }

  /** Only the elements that contain this text. */
  containing(text: Text): Element {
    return new Element(this.tab, [...this.steps, { by: 'containing', text: toPattern(text) }]);
  }

  /** Counted from 0. */
  nth(index: number): Element {
    return new Element(this.tab, [...this.steps, { by: 'nth', index }]);
  }

  see(): Promise<Seen> {
    return this.until('is not there', (seen) => seen.count > 0);
  }

  async seeGone(): Promise<void> {
    await this.until('is still there', (seen) => seen.count === 0);
  }

  async seeChecked(checked = true): Promise<void> {
    await this.until(
      `is not ${checked ? '' : 'un'}checked`,
      (seen) => seen.count > 0 && seen.checked === checked,
    );
  }

  async seeDisabled(): Promise<void> {
    await this.until('is not disabled', (seen) => seen.count > 0 && seen.disabled);
  }

  async seeFocused(): Promise<void> {
    await this.until('has no focus', (seen) => seen.focused);
  }

  async seeValue(value: string): Promise<void> {
    await this.until(`has not the value ${value}`, (seen) => seen.value === value);
  }

  async seeText(text: Text): Promise<void> {
    const { source, flags } = toPattern(text);
    const pattern = new RegExp(source, flags);
    await this.until(`has not the text ${source}`, (seen) => seen.count > 0 && pattern.test(seen.text));
  }

  async seeCount(count: number): Promise<void> {
    await this.until(`is not there ${String(count)} times`, (seen) => seen.count === count);
  }

  look(): Promise<Seen> {
    return this.wait((seen) => ({ value: seen }));
  }

  async count(): Promise<number> {
    return (await this.look()).count;
  }

  /** With the mouse, once it is the only match, enabled, at rest and not covered. */
  async press(): Promise<void> {
    await this.moveTo();
    await this.tab.mouseDown();
    await this.tab.mouseUp();
  }

  async pressTwice(): Promise<void> {
    await this.press();
    await this.tab.mouseDown();
    await this.tab.mouseUp();
  }

  /**
   * Chooses an option of a list box, or a day (2026-03-02) of a date field: the system draws both, out of reach of any
   * driver.
   */
  async choose(option: string): Promise<void> {
    await this.see();
    await this.wait(
      (seen) => (seen.chosen === option ? { value: true } : { notYet: `has not ${option} chosen` }),
      { choose: option },
    );
  }

  async check(checked = true): Promise<void> {
    if ((await this.see()).checked !== checked) await this.press();
    await this.seeChecked(checked);
  }

  async moveTo(): Promise<void> {
    let place = '';
    const [x, y] = await this.wait<readonly [number, number]>((seen) => {
      if (seen.count !== 1) return { notYet: `is there ${String(seen.count)} times` };
      if (seen.disabled) return { notYet: 'is disabled' };
      const isAtRest = seen.place === place;
      ({ place } = seen);
      if (!isAtRest) return { notYet: 'moves' };
      return seen.point === undefined ? { notYet: 'is covered' } : { value: seen.point };
    }, 'reach');
    await this.tab.moveMouse(x, y);
  }

  async focus(): Promise<void> {
    await this.see();
    await this.wait((seen) => (seen.focused ? { value: true } : { notYet: 'takes no focus' }), 'focus');
  }

  /** Replaces the content of a field, with the keyboard. */
  async type(text: string): Promise<void> {
    await this.press();
    await this.seeFocused();
    await this.wait(() => ({ value: true }), 'select');
    if (text === '') await this.key('Backspace');
    for (const character of text) await this.key(character);
    await this.seeValue(text);
  }

  private async key(key: NamedKey | (string & {})): Promise<void> {
    await this.tab.keyDown(key);
    await this.tab.keyUp(key);
  }

  private until(problem: string, isReady: (seen: Seen) => boolean): Promise<Seen> {
    return this.wait((seen) => (isReady(seen) ? { value: seen } : { notYet: problem }));
  }

  /** Looks repeatedly until `decide` has a value, also while the page is being replaced. */
  private async wait<T>(decide: (seen: Seen) => Outcome<T>, action: Action = 'look'): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    const pause = createPause();
    for (let problem = ''; ;) {
      try {
        const seen = await this.tab.evaluate(performing(this.steps, action));
        if (isSeen(seen)) {
          const outcome = decide(seen);
          if ('value' in outcome) return outcome.value;
          problem = outcome.notYet;
        } else await this.tab.evaluate(loadLibrary);
      } catch (cause) {
        problem = String(cause);
      }
      if (Date.now() > end) throw new Error(`${describe(this.steps)} ${problem}`);
      await pause();
    }
  }
}

const describe = (steps: readonly Step[]): string =>
  steps
    .map(({ by, role, text, index }) =>
      [role ?? by, text?.source, index].filter((part) => part !== undefined).join(' '),
    )
    .join(' › ');

/** A tab as a user works with it, in any engine. */
export class Screen extends Element {
  readonly driver: Tab;
  private readonly site: string;

  constructor(driver: Tab, site: string) {
    super(driver, []);
    this.driver = driver;
    this.site = site;
  }

  /** A path of the app, or the address of another site. */
  async open(path: string): Promise<void> {
    await this.driver.goTo(new URL(path, this.site).href);
  }

  /** Returns before the scripts of the document have loaded. */
  async openEarly(path: string): Promise<void> {
    await this.driver.goTo(this.site + path, 'shown');
  }

  async reload(): Promise<void> {
    await this.driver.reload();
  }

  async show(): Promise<void> {
    await this.driver.show();
  }

  async path(): Promise<string> {
    return String(await this.driver.evaluate('location.pathname'));
  }

  /** Fails if axe finds a moderate, serious or critical violation in either theme. */
  async seeAccessible(where: string): Promise<void> {
    await expectAccessible(this.driver, where);
  }

  /** Gives a file to the field with that label: the system draws its chooser, out of reach of any driver. */
  async chooseFile(field: string, name: string, content: string): Promise<void> {
    await this.driver.evaluate(`(() => {
      const input = document.querySelector('input[type=file][aria-label=${JSON.stringify(field)}]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  async back(): Promise<void> {
    await this.driver.back();
  }

  /** Presses keys one after the other: 'Enter', 'a', ' '. */
  async keys(...keys: readonly (NamedKey | (string & {}))[]): Promise<void> {
    for (const key of keys) {
      await this.driver.keyDown(key);
      await this.driver.keyUp(key);
    }
  }

  /** Types into the focused element. */
  async write(text: string): Promise<void> {
    for (const character of text) await this.keys(character);
  }

  async seePath(pattern: RegExp): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    const pause = createPause();
    for (;;) {
      const path = await this.driver.evaluate('location.pathname').catch(() => '');
      if (typeof path === 'string' && pattern.test(path)) return;
      if (Date.now() > end) throw new Error(`The path is ${String(path)}, not ${pattern.source}`);
      await pause();
    }
  }
}
