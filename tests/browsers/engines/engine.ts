/** The keys that have no character; a key with one is that character, the space bar ' '. */
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

/** A tab or window: only what each driver does by itself; `screen.ts` makes the rest of it, alike in all engines. */
export interface Tab {
  /** Resolves when the document is loaded, or as soon as there is one where its scripts do not come. */
  readonly goTo: (url: string, until?: 'loaded' | 'shown') => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of the expression, or what its promise resolves to, as far as JSON has it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly moveMouse: (x: number, y: number) => Promise<void>;
  readonly mouseDown: () => Promise<void>;
  readonly mouseUp: () => Promise<void>;
  readonly keyDown: (key: string) => Promise<void>;
  readonly keyUp: (key: string) => Promise<void>;
  /** Brings it to the front: a person uses no tab that is hidden. */
  readonly show: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A PNG of what the window shows. */
  readonly takePicture: () => Promise<Buffer>;
  /** Makes the engine itself take the network for lost, where its driver can: the servers are cut off anyway. */
  readonly setOffline: (offline: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A fresh profile: nothing is stored in it, and nothing of it is left. Native dialogs are accepted. */
export interface Profile {
  readonly openTab: () => Promise<Tab>;
  /** All tabs and windows, in the order in which they were opened. */
  readonly tabs: () => Promise<readonly Tab[]>;
  /** The folder of the downloaded files. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly openProfile: (preferences: Preferences) => Promise<Profile>;
  readonly close: () => Promise<void>;
}

/** What the system of a person prefers. */
export interface Preferences {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
}
