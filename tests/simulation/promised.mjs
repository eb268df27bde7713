/** Values that people have given, in order, from the last one that was called saved: one of them is on disk. */
export class Promised {
  constructor(first = '') {
    this.all = [first];
    this.values = [first];
  }
  made(value) {
    this.all.push(value);
    this.values.push(value);
  }
  /** A newer release has taken its place: what waits to be stored here comes after that. */
  replaced() {
    this.values = [...this.all, ''];
  }
  saved(value) {
    const last = this.values.lastIndexOf(value);
    if (last > 0) this.values = this.values.slice(last);
  }
  allows(value) {
    return this.values.includes(value);
  }
  toString() {
    return this.values.map((value) => `'${value}'`).join(' or ');
  }
}
