/** Returns a predicate for texts that contain every word of `search`, ignoring case; every text for an empty one. */
export function matchesAllWords(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
