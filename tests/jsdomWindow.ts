import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import './emotionStyles';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { vi } from 'vitest';

/**
 * Milliseconds. While the browsers of `npm test` are running, a whole screen with its lazy code has taken more than 30
 * s; a mutation run sets less.
 */
const LONGEST_WAIT = Number(process.env.TEST_WAIT ?? 90_000);

// Events are not wrapped in act: otherwise lazy code that a click loads would never be rendered, because React waits
// for the end of an act that nothing awaits.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: LONGEST_WAIT,
  // Only the last attempt of a query that is repeated prints the document.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
  eventWrapper: (dispatch) => {
    const result: unknown = dispatch();
    return result;
  },
});

// Vitest has no setting for this timeout, whose default is one second.
const { waitFor } = vi;
Object.assign(vi, {
  waitFor: <Result>(callback: () => Result | Promise<Result>) => waitFor(callback, { timeout: LONGEST_WAIT }),
});

// React's development build records a stack for each element it creates, which costs a tenth of a test's time. The
// stacks are used only in the texts of its warnings. React itself stops recording after 10,000 elements in a second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });
}

/** jsdom has no media queries: nothing matches. MUI still uses the deprecated functions for listeners. */
const noMedia = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
  dispatchEvent: () => false,
});

function ignore(): void {
  // Nothing ever changes.
}

Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: noMedia });

// To find the labels of an element, jsdom searches the whole document, and again for the control of each label: that
// took a twentieth of the tests' time.
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

const isLabelOf = (label: HTMLLabelElement, element: HTMLElement): boolean =>
  label.hasAttribute('for')
    ? document.getElementById(label.htmlFor) === element
    : label.contains(element) && label.querySelector(LABELABLE) === element;

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
      return [...document.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
    },
  });
}

let page = new AbortController();

/** Removes the listeners for other tabs: the stores of earlier tests would react to the tokens of later ones. */
export function leavePage(): void {
  page.abort();
  page = new AbortController();
}

/** Events from other tabs, or of a page that is restored from the cache after another tab has made changes. */
const OF_TABS = new Set(['storage', 'pagehide', 'pageshow']);

const listen = window.addEventListener.bind(window);
Object.defineProperty(window, 'addEventListener', {
  configurable: true,
  writable: true,
  value: (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
    // Where this module was loaded again, the function below is the earlier one, whose page has been left already.
    const isOfPage = typeof options === 'object' && options.signal !== undefined;
    listen(type, listener, OF_TABS.has(type) && !isOfPage ? { signal: page.signal } : options);
  },
});

/** jsdom has no layout: a range has no position. */
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** jsdom does not show native dialogs: these functions only mark them as open or closed. */
Object.defineProperties(HTMLDialogElement.prototype, {
  showModal: {
    configurable: true,
    value: function showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  },
  close: {
    configurable: true,
    value: function close(this: HTMLDialogElement) {
      this.open = false;
    },
  },
});
