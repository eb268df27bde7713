/**
 * The key of a press as a Latin layout names it, for shortcuts. A letter or digit of another script (Cyrillic, Greek,
 * Arabic, Hebrew, Korean, …) is named by its place on the keyboard; a Latin one, of Dvorak or AZERTY too, is the one
 * printed. The question marks of other scripts are one. Named keys and signs stay as they are. Chromium does not name a
 * key that types several characters, such as Arabic B.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  // Full-width letters and digits.
  const plain = key.normalize('NFKC').replace(/^[؟՞]$/u, '?');
  const isNamed = plain !== '' && plain !== 'Unidentified';
  if (isNamed && (!/^[\p{L}\p{M}\p{Nd}]+$/u.test(plain) || /[\p{Script=Latin}0-9]/u.test(plain)))
    return plain;
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? plain;
}
