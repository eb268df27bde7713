/** Results by text; empties itself when the texts are too long in total. */
export class TextCache<Made> {
  readonly #made = new Map<string, Made>();
  readonly #limit: number;
  #length = 0;

  /** `limit`: UTF-16 units of all texts in total. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(text: string): Made | undefined {
    return this.#made.get(text);
  }

  set(text: string, made: Made): void {
    if (this.#length + text.length > this.#limit) this.clear();
    if (text.length > this.#limit) return;
    this.#made.set(text, made);
    this.#length += text.length;
  }

  clear(): void {
    this.#made.clear();
    this.#length = 0;
  }
}
