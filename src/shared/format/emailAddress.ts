/** Whether a text looks like an e-mail address; the mail itself is the only proof (specification 1, section 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
