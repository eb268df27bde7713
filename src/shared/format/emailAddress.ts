/** Plausible e-mail address; only an e-mail proves it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Two addresses with the same key are the same, whatever their case. */
export const addressKey = (email: string): string => email.normalize('NFC').toLowerCase();
