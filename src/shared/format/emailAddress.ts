/** A plausible e-mail address; only a sent e-mail proves it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Two addresses with the same key are the same, regardless of case. */
export const addressKey = (email: string): string => email.normalize('NFC').toLowerCase();
