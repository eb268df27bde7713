// Everything outside of a tab, under one seeded scheduler: disk, locks, channels, clock, network. Nothing here knows
// what the app does; the histories do.
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import * as fakes from 'fake-indexeddb';

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const { setImmediate: realImmediate } = globalThis;
/** All promises that can be settled are settled. */
export const drain = () => new Promise((resolve) => realImmediate(resolve));

const firstOf = (list, compare) => list.reduce((first, other) => (compare(other, first) < 0 ? other : first));

export const START = Date.UTC(2026, 10, 28);

let world;
/** By connection: the tab that has opened it. */
const owners = new WeakMap();
const committing = new WeakSet();

// The disk: what it refuses, and what it has.
const put = Reflect.get(IDBObjectStore.prototype, 'put');
IDBObjectStore.prototype.put = function (value, key) {
  const tab = owners.get(this.transaction.db);
  if (tab?.refuses > 0) {
    tab.refuses -= 1;
    world.log(`${tab.name}: the disk refuses ${this.name} ${JSON.stringify(key)}`);
    throw new DOMException('No room', tab.refusal);
  }
  return Reflect.apply(put, this, [value, key]);
};
const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  const tab = owners.get(this);
  if (tab?.isDead || tab?.lostTransactions > 0) {
    tab.lostTransactions -= 1;
    tab.isOpening = true;
    throw new DOMException('The connection is lost', 'InvalidStateError');
  }
  const begun = Reflect.apply(transaction, this, [stores, mode, options]);
  tab?.transactions.add(begun);
  begun.addEventListener('complete', () => {
    tab?.transactions.delete(begun);
    // One that was evicted meanwhile is no longer on the disk.
    const isOnDisk = world.factory._databases.get(this.name) === this._rawDatabase;
    if (mode === 'readwrite' && isOnDisk) world.snapshot(this, [...begun.objectStoreNames]);
  });
  begun.addEventListener('abort', () => tab?.transactions.delete(begun));
  return begun;
};
const commit = Reflect.get(IDBTransaction.prototype, 'commit');
IDBTransaction.prototype.commit = function () {
  committing.add(this);
  Reflect.apply(commit, this, []);
};

/** A promise of the app that a history has broken. */
export class Broken extends Error {}

export class World {
  constructor(seed, code, log) {
    this.random = randomOf(seed);
    this.code = code;
    this.log = log;
    this.now = 0;
    /** What the device's clock is wrong by. */
    this.wallOffset = 0;
    this.factory = new IDBFactory();
    this.disk = new Map();
    /** By store: what each record on the disk is as JSON. */
    this.diskTexts = new Map();
    this.diskQueue = [];
    /** A connection of an older release: until it is closed, the disk does nothing but ask whether it is. */
    this.blocking = undefined;
    this.timers = [];
    this.events = [];
    this.channels = new Set();
    this.locks = new Map();
    this.texts = new Map();
    this.tabs = [];
    this.order = 0;
    this.isCalm = false;
    /** Only frozen tabs miss messages of others; otherwise every message may be lost. */
    this.losesOnlyFrozen = false;
    this.longestFreeze = 5_000;
    this.errors = [];
    world = this;
    globalThis.setImmediate = (work) => this.diskQueue.push(work);
  }

  /** What the disk has begun ends here: it would go on in the next world. */
  async end() {
    globalThis.setImmediate = realImmediate;
    for (const tab of this.tabs) tab.isDead = true;
    this.blocking?.close();
    while (this.diskQueue.length > 0) this.diskQueue.shift()();
    for (let round = 0; round < 30; round += 1) await drain();
  }

  chance(probability) {
    return this.random() < probability;
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** The actions of a history by weight, each history with other frequent ones, so that rare orders become likely. */
  drawBag(actions) {
    return actions.flatMap(([name, weight]) =>
      Array.from({ length: weight * (this.chance(0.3) ? 4 : 1) }, () => name),
    );
  }

  snapshot(database, stores) {
    for (const name of stores) {
      const { records } = database._rawDatabase.rawObjectStores.get(name);
      this.disk.set(name, new Map([...records.values()].map(({ key, value }) => [key.join('|'), value])));
      this.diskTexts.delete(name);
    }
  }

  textsIn(store) {
    if (!this.diskTexts.has(store))
      this.diskTexts.set(
        store,
        new Set([...(this.disk.get(store)?.values() ?? [])].map((value) => JSON.stringify(value))),
      );
    return this.diskTexts.get(store);
  }

  stored(store, userId, recordId) {
    return this.disk.get(store)?.get(`${userId}|${recordId}`);
  }

  /** Something that happens to a tab, later; nothing happens to one that is closed. */
  later(tab, what, work, delay = this.isCalm ? 0 : Math.floor(this.random() ** 3 * 1_000), from) {
    this.order += 1;
    this.events.push({ tab, what, work, at: this.now + delay, order: this.order, from });
  }

  openTab(name, path = '/exam/z1/1') {
    const tab = {
      name,
      isDead: false,
      frozenUntil: 0,
      refuses: 0,
      refusal: 'QuotaExceededError',
      /** How many transactions fail to begin: the app reconnects after one, and its operation fails after two. */
      lostTransactions: 0,
      transactions: new Set(),
      connections: new Set(),
      openedAt: this.now,
      location: { pathname: path, host: 'simulation', search: '', href: 'https://simulation/' },
    };
    this.tabs.push(tab);
    const globals = globalsOf(this, tab);
    tab.window = globals.window;
    tab.document = globals.document;
    const module = { exports: {} };
    this.code(...Object.values(globals), module.exports);
    tab.module = module.exports;
    return tab;
  }

  /**
   * What was sent arrives now or never, as its connection ends: a server that takes it up after the answer to a later
   * question cannot be told from one that never does.
   */
  cutOff(isSent) {
    const sent = this.events.filter(isSent);
    this.events = this.events.filter((event) => !isSent(event));
    for (const { work } of sent) if (this.chance(0.5)) work();
  }

  /** What people and the device do to a tab; false if this is nothing of that. */
  disturb(tab, name, two, three) {
    switch (name) {
      case 'kill':
        this.log(`${tab.name}: is ${two < 0.5 ? 'left' : 'killed'}`);
        if (two < 0.5) this.leave(tab);
        else this.kill(tab);
        return true;
      case 'refuse':
        tab.refuses = 1 + Math.floor(two * 3);
        tab.refusal = three < 0.5 ? 'QuotaExceededError' : 'DataError';
        return true;
      case 'loseConnection':
        tab.lostTransactions = 1 + Math.floor(two * 3);
        return true;
      case 'freeze':
        tab.frozenUntil = this.now + Math.floor(two * this.longestFreeze);
        this.log(`${tab.name}: is frozen`);
        return true;
      default:
        return false;
    }
  }

  /** Nothing of it runs any more; what it has not committed is rolled back. */
  kill(tab) {
    if (tab.isDead) return;
    tab.isDead = true;
    this.timers = this.timers.filter((timer) => timer.tab !== tab);
    this.cutOff(({ from }) => from === tab);
    this.events = this.events.filter((event) => event.tab !== tab);
    for (const channel of this.channels) if (channel.tab === tab) this.channels.delete(channel);
    for (const begun of tab.transactions) {
      try {
        if (!committing.has(begun)) begun.abort();
      } catch {
        // It has ended.
      }
    }
    for (const database of tab.connections) database.close();
    for (const lock of this.locks.values()) {
      lock.waiting = lock.waiting.filter((request) => request.tab !== tab);
      if (lock.holder?.tab === tab) this.release(lock, lock.holder);
    }
  }

  /** Is left or closed, as opposed to a crash: the page gets `pagehide`. */
  leave(tab) {
    if (!tab.isDead) tab.window.dispatchEvent(new Event('pagehide'));
    this.kill(tab);
  }

  /** The browser, which has been closed, deletes what the site has stored, as some do after days without a visit. */
  evict() {
    for (const tab of this.tabs) this.kill(tab);
    this.factory._databases.clear();
    this.disk.clear();
    this.diskTexts.clear();
    this.texts.clear();
    this.log('the browser evicts the site');
  }

  lockNamed(name) {
    if (!this.locks.has(name)) this.locks.set(name, { name, holder: undefined, waiting: [] });
    return this.locks.get(name);
  }

  release(lock, holder) {
    if (lock.holder !== holder) return;
    lock.holder = undefined;
    this.grantNext(lock);
  }

  grantNext(lock) {
    const next = lock.holder === undefined ? lock.waiting.shift() : undefined;
    if (next === undefined) return;
    lock.holder = next;
    this.later(next.tab, `gets the lock ${lock.name}`, next.grant, 0);
  }

  isReady({ tab, at }) {
    return at <= this.now && (tab?.isDead === true || (tab?.frozenUntil ?? 0) <= this.now);
  }

  /** Whether the tab is not yet notified that it has lost a lock: a browser notifies it before it handles a click. */
  isRobbed(tab) {
    return this.events.some((event) => event.tab === tab && event.what?.startsWith('loses'));
  }

  /** One thing happens. Returns false if nothing is left to happen. */
  async step() {
    const ready = this.events.filter((event) => this.isReady(event));
    const due = this.timers.filter((timer) => this.isReady(timer));
    const kinds = [];
    if (this.diskQueue.length > 0) kinds.push('disk', 'disk', 'disk', 'disk');
    if (ready.length > 0) kinds.push('event', 'event');
    if (due.length > 0) kinds.push('timer', 'timer');
    // A disk in use is slow at times, but nothing waits for it in calm.
    const isWaiting = this.blocking !== undefined;
    if (isWaiting || (this.isCalm ? kinds.length === 0 : this.diskQueue.length === 0 || this.chance(0.02)))
      kinds.push('time');
    const kind = this.pick(kinds);
    if (kind === 'disk') this.diskQueue.shift()();
    else if (kind === 'event') {
      // Messages to a tab keep their order.
      const event = firstOf(ready, (a, b) => a.at - b.at || a.order - b.order);
      this.events.splice(this.events.indexOf(event), 1);
      if (event.what !== undefined) this.log(`${event.tab?.name ?? 'world'}: ${event.what}`);
      this.run(event.work);
    } else if (kind === 'timer') {
      const timer = firstOf(due, (a, b) => a.at - b.at || a.id - b.id);
      this.timers.splice(this.timers.indexOf(timer), 1);
      this.run(timer.work);
    } else {
      const times = [...this.events, ...this.timers]
        .map(({ tab, at }) => Math.max(at, tab?.frozenUntil ?? 0))
        .filter((at) => at > this.now);
      if (times.length === 0 && kinds.length === 1) return false;
      if (times.length > 0) this.now = Math.min(...times);
    }
    await drain();
    return true;
  }

  run(work) {
    try {
      work();
    } catch (cause) {
      this.errors.push(cause);
    }
  }
}

export const GLOBALS = [
  'globalThis',
  'indexedDB',
  'BroadcastChannel',
  'navigator',
  'localStorage',
  'sessionStorage',
  'document',
  'window',
  'location',
  'XMLHttpRequest',
  'performance',
  'Date',
  'Math',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'console',
  'IDBRequest',
  'IDBOpenDBRequest',
  'IDBKeyRange',
  'IDBTransaction',
  'IDBDatabase',
  'IDBObjectStore',
  'IDBIndex',
  'IDBCursor',
];

function globalsOf(world, tab) {
  let timerId = 0;
  const setTimeout = (work, delay = 0, ...args) => {
    timerId += 1;
    const id = timerId;
    if (!tab.isDead)
      world.timers.push({ tab, id, at: world.now + Math.max(1, delay), work: () => work(...args) });
    return id;
  };
  const clearTimeout = (id) => {
    world.timers = world.timers.filter((timer) => timer.tab !== tab || timer.id !== id);
  };
  class SimulatedDate extends Date {
    constructor(...args) {
      if (args.length === 0) super(SimulatedDate.now());
      else super(...args);
    }
    static now() {
      return START + world.now + world.wallOffset;
    }
  }
  const indexedDB = {
    open: (name, version) => {
      if (tab.isDead) return new fakes.IDBOpenDBRequest();
      const request = world.factory.open(name, version);
      request.addEventListener('success', () => {
        owners.set(request.result, tab);
        tab.isOpening = false;
        tab.connections.add(request.result);
        if (tab.isDead) request.result.close();
      });
      return request;
    },
  };
  class Channel extends EventTarget {
    constructor(name) {
      super();
      this.name = name;
      this.tab = tab;
      if (!tab.isDead) world.channels.add(this);
    }
    postMessage(data) {
      if (tab.isDead) return;
      const copy = structuredClone(data);
      for (const other of world.channels) {
        if (other === this || other.name !== this.name) continue;
        const isMissed = world.losesOnlyFrozen
          ? other.tab.frozenUntil > world.now
          : !world.isCalm && world.chance(0.1);
        if (isMissed) continue;
        world.later(other.tab, undefined, () =>
          other.dispatchEvent(Object.assign(new Event('message'), { data: copy })),
        );
      }
    }
    close() {
      world.channels.delete(this);
    }
  }
  const storageOf = (texts, changed = () => undefined) => {
    const change = (name, value) => {
      if (tab.isDead || (texts.get(name) ?? null) === value) return;
      changed(name, texts.get(name) ?? null, value);
      if (value === null) texts.delete(name);
      else texts.set(name, value);
    };
    return {
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, value) => change(name, String(value)),
      removeItem: (name) => change(name, null),
    };
  };
  /** Every other tab is notified of it, later. */
  const announce = (key, oldValue, newValue) => {
    world.onTextChanged?.(tab, key, oldValue, newValue);
    for (const other of world.tabs) {
      if (other === tab || other.isDead) continue;
      const event = Object.assign(new Event('storage'), { key, oldValue, newValue });
      world.later(other, undefined, () => other.window.dispatchEvent(event));
    }
  };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { closed: false, location: tab.location });
  const random = Object.create(Math, { random: { value: world.random } });
  const globals = {
    indexedDB,
    BroadcastChannel: Channel,
    navigator: { onLine: true, locks: locksOf(world, tab), storage: undefined, userAgent: '' },
    localStorage: storageOf(world.texts, announce),
    sessionStorage: storageOf(new Map()),
    document,
    window,
    location: tab.location,
    XMLHttpRequest: requestOf(world, tab),
    performance: { now: () => world.now - tab.openedAt, timeOrigin: tab.openedAt },
    Date: SimulatedDate,
    Math: random,
    setTimeout,
    clearTimeout,
    setInterval: () => 0,
    clearInterval: () => undefined,
    console: {
      ...console,
      error: (...parts) => world.log(`${tab.name}: console ${parts.map(String).join(' ')}`),
    },
    IDBRequest: fakes.IDBRequest,
    IDBOpenDBRequest: fakes.IDBOpenDBRequest,
    IDBKeyRange: fakes.IDBKeyRange,
    IDBTransaction: fakes.IDBTransaction,
    IDBDatabase: fakes.IDBDatabase,
    IDBObjectStore: fakes.IDBObjectStore,
    IDBIndex: fakes.IDBIndex,
    IDBCursor: fakes.IDBCursor,
  };
  // What a library registers there would outlive the tab.
  return { globalThis: { ...globals }, ...globals };
}

/** What axios uses of it; `world.answer` has the responses, undefined for one that does not arrive. */
function requestOf(world, tab) {
  return class {
    constructor() {
      Object.assign(this, {
        readyState: 0,
        status: 0,
        response: null,
        responseURL: '',
        headers: {},
        onloadend: null,
      });
    }
    open(method, url) {
      Object.assign(this, { method, path: new URL(url, 'https://simulation').pathname });
    }
    setRequestHeader(name, value) {
      this.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    abort() {
      this.isAborted = true;
      world.cutOff(({ work }) => work === this.arrival);
    }
    send(text) {
      if (tab.isDead) return;
      const { method, path, headers } = this;
      const isLost = !world.isCalm && world.chance(0.06);
      const arrives = !isLost || world.chance(0.5);
      this.arrival = () => {
        const body = text === undefined || text === null ? undefined : JSON.parse(text);
        const answer = arrives
          ? world.answer({ method, path, body, bearer: headers.authorization })
          : undefined;
        world.log(
          `server: ${method} ${path} of ${tab.name}${isLost ? ' lost' : ''} ${answer?.status ?? 'not answered'}`,
        );
        world.later(tab, undefined, () => this.end(isLost ? undefined : answer));
      };
      world.later(undefined, undefined, this.arrival, undefined, tab);
    }
    end(answer) {
      if (this.isAborted) return;
      if (answer === undefined) {
        this.onerror?.({});
        return;
      }
      const { buffer } = new TextEncoder().encode(JSON.stringify(answer.body ?? null));
      Object.assign(this, { readyState: 4, status: answer.status, response: buffer });
      this.onloadend?.();
    }
  };
}

export function locksOf(world, tab) {
  return {
    request: (name, options, callback) =>
      new Promise((resolve, reject) => {
        if (tab.isDead) return;
        const lock = world.lockNamed(name);
        const request = { tab, reject };
        request.grant = () => {
          void Promise.resolve(callback({ name }))
            .finally(() => world.release(lock, request))
            .then(resolve, reject);
        };
        if (options.steal === true) {
          const robbed = lock.holder;
          lock.holder = request;
          if (robbed !== undefined)
            world.later(
              robbed.tab,
              `loses the lock ${name}`,
              () => robbed.reject(new DOMException('Stolen', 'AbortError')),
              0,
            );
          world.later(tab, `takes the lock ${name}`, request.grant, 0);
          return;
        }
        if (options.ifAvailable === true && lock.holder !== undefined) {
          world.later(tab, undefined, () => void Promise.resolve(callback(null)).then(resolve, reject), 0);
          return;
        }
        options.signal?.addEventListener('abort', () => {
          lock.waiting = lock.waiting.filter((waiting) => waiting !== request);
          reject(new DOMException('Aborted', 'AbortError'));
        });
        lock.waiting.push(request);
        world.grantNext(lock);
      }),
  };
}
