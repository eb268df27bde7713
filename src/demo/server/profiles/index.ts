import { hal } from './hal';
import { laravel } from './laravel';
import { nest } from './nest';
import type { Profile } from './profile';
import { spring } from './spring';

const PROFILES: Readonly<Record<string, Profile>> = { spring, hal, nest, laravel };

class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Throws `UsageError` if there is no such profile. */
export function profileOf(name: string): Profile {
  const profile = Object.hasOwn(PROFILES, name) ? PROFILES[name] : undefined;
  if (profile === undefined) throw new UsageError(`--like takes one of ${Object.keys(PROFILES).join(', ')}.`);
  return profile;
}
