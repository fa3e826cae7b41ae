const length = 60;

/** The beginning of an excerpt, at most 60 characters, cut after a word. */
export function excerptStart(excerpt: string): string {
  const line = excerpt.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  const lastSpace = start.lastIndexOf(' ');
  return `${start.slice(0, lastSpace > length / 2 ? lastSpace : length - 1).replace(/[\s,;:.–-]+$/u, '')}…`;
}
