/** Each figure is its own chunk: only those that are looked at are loaded. */
const figures = import.meta.glob<string>('./images/*.png', { query: '?inline', import: 'default' });

/** The base64 of a figure's PNG file without a data: prefix; undefined if there is none with that name. */
export async function loadFigure(name: string): Promise<string | undefined> {
  const load = figures[`./images/${name}`];
  if (load === undefined) return undefined;
  const address = await load();
  return address.slice(address.indexOf(',') + 1);
}
