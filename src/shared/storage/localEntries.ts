import { ROLES } from '@/shared/api/account';
import { boolean, closedList, type Decode, string, stringOr, tryDecode } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { localText, type TextStorage } from './safeStorage';
import { STORED_TEXTS, type StoredTextName } from './storedTexts';

/** A value in local or session storage, decoded like a response. */
export interface LocalEntry<Value> {
  readonly name: StoredTextName;
  /** Undefined if nothing usable is stored. */
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly remove: () => void;
}

/** An entry stored as plain text: `decode` throws `DecodeError` for an unusable one. */
export const textEntry = <Value extends string | number | boolean>(
  name: StoredTextName,
  decode: Decode<Value>,
  storage: TextStorage = localText,
): LocalEntry<Value> => createEntry(name, storage, decode, String);

/**
 * An entry stored as JSON.
 *
 * @example
 * const sentBookings = jsonEntry('sentBookings', (value) => array(value, string));
 * sentBookings.write([...(sentBookings.read() ?? []), bookingId]);
 */
export const jsonEntry = <Value>(
  name: StoredTextName,
  decode: Decode<Value>,
  storage: TextStorage = localText,
): LocalEntry<Value> => createEntry(name, storage, (text) => decode(parse(text)), JSON.stringify);

function createEntry<Value>(
  name: StoredTextName,
  storage: TextStorage,
  decode: (text: string) => Value,
  encode: (value: Value) => string,
): LocalEntry<Value> {
  const usable = (stored: string | undefined): Value | undefined =>
    stored === undefined ? undefined : tryDecode(() => decode(stored));

  /** A choice that this release cannot read is not overwritten; losing what ends with a session is harmless. */
  function setAsideUnreadable(): void {
    const stored = storage.get(name);
    if (stored === undefined || STORED_TEXTS[name] !== 'browser' || usable(stored) !== undefined) return;
    let index = 1;
    while (storage.get(setAsideName(name, index)) !== undefined) index += 1;
    storage.set(setAsideName(name, index), stored);
  }

  return {
    name,
    read: () => usable(storage.get(name)) ?? usable(storage.get(setAsideName(name, 1))),
    write: (value) => {
      setAsideUnreadable();
      storage.set(name, encode(value));
    },
    remove: () => storage.remove(name),
  };
}

const setAsideName = (name: string, index: number): string =>
  `${name}#kept${index === 1 ? '' : String(index)}`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Name and e-mail from the last /user/me, for `storedUser`. */
const decodeDetails = entity('userdetails', ['name'], { name: stringOr, email: stringOr });

const whole = (value: unknown): number => {
  const read = Number(string(value));
  return Number.isFinite(read) ? read : 0;
};

export const localEntries = {
  token: textEntry('token', string),
  /** The browser's milliseconds when the token was received, for the clock skew. */
  tokenReceivedAt: textEntry('tokenReceivedAt', whole),
  userId: textEntry('userId', string),
  role: textEntry('role', closedList(ROLES)),
  userDetails: jsonEntry('userdetails', decodeDetails),
  feedbackBlockId: textEntry('feedbackBlockId', string),
  userAcqQuesId: textEntry('userAcqQuesId', string),
  userAcquisitionToken: textEntry('userAcquisitiontoken', string),
  hasNotified: textEntry('hasNotified', boolean),
} as const;

/** Clears the session's entries; a shared link stays open to the visitor. */
export const clearSessionEntries = (): void => clear('session');

/** Clears everything that belongs to the visitor; the browser's entries stay. */
export function clearVisitorEntries(): void {
  clear('session');
  clear('link');
}

function clear(owner: 'session' | 'link'): void {
  for (const [name, rule] of Object.entries(STORED_TEXTS)) if (rule === owner) localText.remove(name);
}
