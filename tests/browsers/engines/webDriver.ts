import type { NamedKey, Tab } from './engine';

/** The code points that WebDriver assigns to keys without a character. */
const KEYS: Readonly<Record<NamedKey, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

const isNamed = (key: string): key is NamedKey => key in KEYS;
const codeOf = (key: string): string => (isNamed(key) ? KEYS[key] : key);

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Calls of the WebDriver protocol, one after the other: a window must be selected before it is used. */
export function connect(url: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Runs the steps of a session one after the other, even if they are requested at the same time. */
export function inTurn(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const result = last.then(step);
    last = result.catch(() => undefined);
    return result;
  };
}

export function openWindow(send: Send, handle: string, turn: ReturnType<typeof inTurn>): Tab {
  const here = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> =>
    turn(async () => {
      await send('POST', '/window', { handle });
      return send(method, path, body);
    });
  const mouse = (action: object): Promise<unknown> =>
    here('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] }],
    });
  const key = (type: 'keyDown' | 'keyUp', value: string): Promise<unknown> =>
    here('POST', '/actions', {
      actions: [{ type: 'key', id: 'keyboard', actions: [{ type, value: codeOf(value) }] }],
    });
  return {
    goTo: async (url, until = 'loaded') => {
      if (until === 'loaded') await here('POST', '/url', { url });
      else {
        await here('POST', '/execute/sync', {
          script: 'setTimeout(() => location.assign(arguments[0]))',
          args: [url],
        });
      }
    },
    reload: async () => {
      await here('POST', '/refresh');
    },
    back: async () => {
      await here('POST', '/execute/sync', { script: 'setTimeout(() => history.back())', args: [] });
    },
    evaluate: async (expression) => {
      const outcome = await here('POST', '/execute/async', {
        script: `const done = arguments[0];
          Promise.resolve().then(() => (${expression})).then(
            (value) => done({ json: JSON.stringify(value) }),
            (cause) => done({ failed: String(cause) }))`,
        args: [],
      });
      const failed = property(outcome, 'failed');
      if (typeof failed === 'string') throw new Error(failed);
      const json = property(outcome, 'json');
      return typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined;
    },
    moveMouse: async (x, y) => {
      await mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
    },
    mouseDown: async () => {
      await mouse({ type: 'pointerDown', button: 0 });
    },
    mouseUp: async () => {
      await mouse({ type: 'pointerUp', button: 0 });
    },
    keyDown: async (value) => {
      await key('keyDown', value);
    },
    keyUp: async (value) => {
      await key('keyUp', value);
    },
    // The driver brings the window of a step to the front.
    show: async () => {
      await here('GET', '/window');
    },
    resize: async (width, height) => {
      // The window has a frame, whose size is known after the first attempt.
      await here('POST', '/window/rect', { width, height, x: 0, y: 0 });
      const inner = await here('POST', '/execute/sync', {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      });
      const [innerWidth, innerHeight] = inner as [number, number];
      await here('POST', '/window/rect', {
        width: 2 * width - innerWidth,
        height: 2 * height - innerHeight,
        x: 0,
        y: 0,
      });
    },
    takePicture: async () => Buffer.from(String(await here('GET', '/screenshot')), 'base64'),
    // Not supported by the driver.
    setOffline: () => Promise.resolve(),
    close: async () => {
      await here('DELETE', '/window');
    },
  };
}
