import { string } from 'yup';

/** Characters of an existing password; a new one follows the stricter rule. */
const MIN_KNOWN_LENGTH = 6;
const MIN_LENGTH = 8;
const MAX_LENGTH = 15;
/** One of each kind; anything other than letter, digit or space is special. */
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/] as const;

/** Shown next to the fields. */
export const KNOWN_PASSWORD_HINT = 'At least 6 characters.';
export const NEW_PASSWORD_HINT =
  '8 to 15 characters, with an uppercase and a lowercase letter, a digit and a special character.';

/** For programs that generate passwords: theirs would be longer, and without a special character. */
export const GENERATOR_RULES = `minlength: ${MIN_LENGTH}; maxlength: ${MAX_LENGTH}; required: lower; required: upper; required: digit; required: [-!#$*?];`;

const anyPassword = () => string().required('Please enter a password');

/** For sign-in and reset. */
export const knownPassword = () => anyPassword().min(MIN_KNOWN_LENGTH, 'Password must be of 6 characters');

/** For a new account. */
export const newPassword = () =>
  anyPassword()
    .test(
      'kinds',
      'Password should contain 1 Uppercase, 1 Lowercase, 1 digit & 1 special character',
      (password) => KINDS.every((kind) => kind.test(password)),
    )
    .min(MIN_LENGTH, 'Password must be of 8 characters')
    .max(MAX_LENGTH, 'Password must be of at most 15 characters');
