// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { OUTDATED_SCRIPT } from '@/build/entry-document/entryDocument';
import { SUPPORTED_BROWSERS } from '@/build/supportedBrowsers';
import entry from '../../../index.html?raw';

const CURRENT = { URL: { canParse: true }, Intl: { Segmenter: true }, CSS: { supports: () => true } };

/** Runs the script in a browser with these features. */
function run(has: object = {}, knowsModules = true) {
  const page = document.implementation.createHTMLDocument('QLearn');
  page.body.innerHTML = '<div id="root"></div>';
  // jsdom's script elements have no such property.
  if (knowsModules)
    Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  const listeners: ((event: { message: string }) => void)[] = [];
  const browser = {
    ...CURRENT,
    ...has,
    document: page,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  runInNewContext(OUTDATED_SCRIPT, { window: browser });
  return {
    page,
    fail: (message: string) => {
      for (const listener of listeners) listener({ message });
    },
    isShown: () => page.documentElement.hasAttribute('data-outdated'),
  };
}

it('leaves a current browser alone', () => {
  expect(run().isShown()).toBe(false);
});

it.each([
  ['no CSS.supports', { CSS: undefined }],
  ['no :has', { CSS: { supports: (condition: string) => !condition.includes(':has') } }],
  ['no dvh', { CSS: { supports: (condition: string) => !condition.includes('dvh') } }],
  ['no URL.canParse', { URL: {} }],
  ['no Intl.Segmenter', { Intl: {} }],
])('shows the message in a browser that has %s', (_, has) => {
  expect(run(has).isShown()).toBe(true);
});

it('shows the message in a browser that knows no modules', () => {
  expect(run({}, false).isShown()).toBe(true);
});

it.each(['Uncaught SyntaxError: Unexpected token', 'SyntaxError: missing ] after element list'])(
  'says that the browser is too old when a script does not parse: %s',
  (message) => {
    const { fail, isShown } = run();
    fail(message);
    expect(isShown()).toBe(true);
  },
);

it('takes neither another error for an old browser, nor one of the app', () => {
  const { page, fail, isShown } = run();
  fail('Uncaught TypeError: x is not a function');
  page.getElementById('root')?.append('The app');
  fail('Uncaught SyntaxError: JSON.parse');
  expect(isShown()).toBe(false);
});

it('names the versions that the build is made for', () => {
  const said = /QLearn needs ([\s\S]+?), or a newer/.exec(entry)?.[1]?.replace(/\s+/g, ' ');
  const [chrome = '', edge = '', firefox = '', safari = ''] = SUPPORTED_BROWSERS.map((name) =>
    name.replace(/\D/g, ''),
  );
  expect(edge).toBe(chrome);
  expect(said).toBe(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
