declare global {
  interface Window {
    /** The texts of the rules inserted into each sheet, including those that Chromium does not support. */
    insertedRules?: WeakMap<CSSStyleSheet, string>;
  }
}

/** Runs in the page before its scripts: Emotion inserts rules that no element contains. */
export function recordRules(): void {
  const texts = new WeakMap<CSSStyleSheet, string>();
  // eslint-disable-next-line typescript/unbound-method -- it is called with its sheet
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertAndRecord(rule, index) {
    texts.set(this, `${texts.get(this) ?? ''}${rule}\n`);
    return Reflect.apply(insertRule, this, [rule, index]);
  };
  window.insertedRules = texts;
}

/** Runs in the page: the current state of the document as one file without scripts, for any engine. */
export async function copyDocument(): Promise<string> {
  const root = document.documentElement.cloneNode(true);
  if (!(root instanceof HTMLElement)) throw new Error('The document is not of HTML.');
  const copies = [...root.querySelectorAll('*')];
  for (const [index, element] of [...document.documentElement.querySelectorAll('*')].entries()) {
    const copy = copies[index];
    if (copy === undefined) continue;
    if (element instanceof HTMLInputElement && element.type !== 'file') {
      copy.setAttribute('value', element.value);
      copy.toggleAttribute('checked', element.checked);
      copy.toggleAttribute('data-copy-indeterminate', element.indeterminate);
    }
    if (element instanceof HTMLTextAreaElement) copy.textContent = element.value;
    if (element instanceof HTMLOptionElement) copy.toggleAttribute('selected', element.selected);
    if (element instanceof HTMLImageElement && element.naturalWidth > 0) {
      const canvas = document.createElement('canvas');
      canvas.width = element.naturalWidth;
      canvas.height = element.naturalHeight;
      canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
      copy.setAttribute('src', canvas.toDataURL());
      copy.removeAttribute('srcset');
    }
    if (element === document.activeElement)
      copy.setAttribute('data-copy-focus', element.matches(':focus-visible') ? 'visible' : '');
    if (element.scrollTop > 0 || element.scrollLeft > 0)
      copy.setAttribute('data-copy-scroll', `${String(element.scrollLeft)} ${String(element.scrollTop)}`);
  }

  const inlined = async (css: string, base: string): Promise<string> => {
    let text = css;
    for (const [, url = ''] of css.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g)) {
      const file = await (await fetch(new URL(url, base))).blob();
      const data = await new Promise<unknown>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsDataURL(file);
      });
      text = text.replaceAll(url, String(data));
    }
    return text;
  };
  const style = document.createElement('style');
  for (const sheet of document.styleSheets) {
    const text =
      sheet.href === null ? (sheet.ownerNode?.textContent ?? '') : await (await fetch(sheet.href)).text();
    const css = text + (window.insertedRules?.get(sheet) ?? '');
    style.append(`${await inlined(css, sheet.href ?? document.baseURI)}\n`);
  }
  for (const element of root.querySelectorAll('script, style, link, noscript, meta[http-equiv]'))
    element.remove();
  root.querySelector('head')?.append(style);
  return `<!doctype html>\n${root.outerHTML}`;
}

/** Runs in a copy: restores the state for which HTML has no attribute. */
export function completeCopy(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy-scroll]')) {
    const [left = 0, top = 0] = (element.dataset.copyScroll ?? '').split(' ').map(Number);
    element.scrollTo({ left, top, behavior: 'instant' });
  }
  for (const element of document.querySelectorAll<HTMLInputElement>('[data-copy-indeterminate]'))
    element.indeterminate = true;
  const focused = document.querySelector<HTMLElement>('[data-copy-focus]');
  focused?.focus({ preventScroll: true, focusVisible: focused.dataset.copyFocus === 'visible' });
}

/**
 * Runs in a page: waits until its images have loaded, the layout for its width is painted, and its transitions have
 * ended.
 */
export async function settle(): Promise<void> {
  // A picture of the whole page shows a sticky header at the scroll position.
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Others follow a scroll position.
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
