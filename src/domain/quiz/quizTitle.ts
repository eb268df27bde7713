/** A quiz's name as it is shown: it may have none. */
export const quizTitle = (name: string): string => (name === '' ? 'Unnamed quiz' : name);
