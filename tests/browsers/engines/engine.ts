/** The keys that have no character; any other key is named by its character, the space bar by ' '. */
export type NamedKey =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift'
  | 'Tab';

/** A tab or window: only what each driver supports directly; `screen.ts` builds the rest, the same for all engines. */
export interface Tab {
  /** Resolves when the document is loaded; with 'shown', as soon as it has a body, even if its scripts do not load. */
  readonly goTo: (url: string, until?: 'loaded' | 'shown') => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of the expression, or what its promise resolves to, converted to JSON and back. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly moveMouse: (x: number, y: number) => Promise<void>;
  readonly mouseDown: () => Promise<void>;
  readonly mouseUp: () => Promise<void>;
  readonly keyDown: (key: string) => Promise<void>;
  readonly keyUp: (key: string) => Promise<void>;
  /** Brings it to the front: a user works only in visible tabs. */
  readonly show: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A PNG of what is visible in the window. */
  readonly takePicture: () => Promise<Buffer>;
  /** Puts the engine itself offline, if its driver can; the servers are cut off in any case. */
  readonly setOffline: (offline: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A fresh profile: it begins empty and is deleted when it is closed. Native dialogs are accepted. */
export interface Profile {
  readonly openTab: () => Promise<Tab>;
  /** All tabs and windows, in the order in which they were opened. */
  readonly tabs: () => Promise<readonly Tab[]>;
  /** The folder of the downloads. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly openProfile: (preferences: Preferences) => Promise<Profile>;
  readonly close: () => Promise<void>;
}

/** Preferences that a user sets in the operating system. */
export interface Preferences {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
}
