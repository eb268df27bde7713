import type { QuestionImage } from '@/shared/api/question';

/** Each figure is its own chunk: only those that are looked at are loaded. */
const figures = import.meta.glob<string>('./images/*.png', { query: '?inline', import: 'default' });

/** A figure with its alternative text; undefined if there is none with that name. */
export async function loadFigure(name: string): Promise<QuestionImage | undefined> {
  const load = figures[`./images/${name}`];
  if (load === undefined) return undefined;
  const [address, { altTexts }] = await Promise.all([load(), import('./altTexts')]);
  return { imgData: address.slice(address.indexOf(',') + 1), altText: altTexts.get(name) };
}
