/** More characters than any real name has. */
const MAX_LENGTH = 280;

/** A quiz's name as it is shown: the stored one may be empty, or too long for a line. */
export function quizTitle(name: string): string {
  if (name === '') return 'Unnamed quiz';
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}
