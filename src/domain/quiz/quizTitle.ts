/** Characters that are shown of a name: more than one has. */
const LONGEST = 280;

/** A quiz's name as it is shown: it may have none, or too long a one for a line. */
export function quizTitle(name: string): string {
  if (name === '') return 'Unnamed quiz';
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}
