import { attempt, type Decode, fieldsOf, flag, oneOf, text, textOr } from '@/shared/api/decode';
import { ROLES, type Role } from '@/shared/api/account';
import { localText, type TextStorage } from './safeStorage';

/** One named value in the browser's storage, decoded like a response. */
export interface LocalEntry<Value> {
  readonly name: string;
  /** Undefined where nothing, or nothing usable, is kept. */
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly remove: () => void;
}

/** An entry kept as plain text: `decode` throws `DecodeError` for what cannot be used. */
export function textEntry<Value extends string | number | boolean>(
  name: string,
  decode: Decode<Value>,
  storage: TextStorage = localText,
): LocalEntry<Value> {
  return {
    name,
    read: () => {
      const kept = storage.get(name);
      return kept === undefined ? undefined : attempt(() => decode(kept));
    },
    write: (value) => storage.set(name, String(value)),
    remove: () => storage.remove(name),
  };
}

/** An entry kept as JSON. */
export function jsonEntry<Value>(
  name: string,
  decode: Decode<Value>,
  storage: TextStorage = localText,
): LocalEntry<Value> {
  return {
    name,
    read: () => {
      const kept = storage.get(name);
      return kept === undefined ? undefined : attempt(() => decode(parse(kept)));
    },
    write: (value) => storage.set(name, JSON.stringify(value)),
    remove: () => storage.remove(name),
  };
}

function parse(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** What the header may paint before /user/me has answered. */
export interface KeptDetails {
  readonly name: string;
  readonly email: string;
}

function decodeDetails(value: unknown): KeptDetails {
  const fields = fieldsOf(value, 'userdetails');
  return { name: textOr(fields.get('name')), email: textOr(fields.get('email')) };
}

const whole = (value: unknown): number => {
  const read = Number(text(value));
  return Number.isFinite(read) ? read : 0;
};

/** Local storage, by the specification's names (contract, 'What the browser keeps'). */
export const localEntries = {
  token: textEntry('token', text),
  /** The browser's milliseconds when the token came, to tell how far its clock is off. */
  tokenReceivedAt: textEntry('tokenReceivedAt', whole),
  userId: textEntry('userId', text),
  role: textEntry<Role>('role', (value) => oneOf(value, ROLES)),
  userDetails: jsonEntry('userdetails', decodeDetails),
  feedbackBlockId: textEntry('feedbackBlockId', text),
  userAcqQuesId: textEntry('userAcqQuesId', text),
  userAcquisitionToken: textEntry('userAcquisitiontoken', text),
  hasNotified: textEntry('hasNotified', flag),
} as const;

/** What a shared link has brought: it is kept until its visitor signs in (specification 2, section 4). */
const linkEntries: readonly LocalEntry<string>[] = [
  localEntries.userAcqQuesId,
  localEntries.userAcquisitionToken,
];

/** Clears local storage of a session; a shared link that the visitor came by stays open to them. */
export function clearSessionEntries(): void {
  const kept: readonly { readonly name: string }[] = [localEntries.hasNotified, ...linkEntries];
  for (const entry of Object.values(localEntries)) {
    if (!kept.includes(entry)) entry.remove();
  }
}

/** Clears local storage of all that belongs to the visitor; `coupons`, `hasNotified`, `themeMode` are the browser's. */
export function clearVisitorEntries(): void {
  clearSessionEntries();
  for (const entry of linkEntries) entry.remove();
}
