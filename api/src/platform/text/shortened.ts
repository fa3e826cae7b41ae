import { wholeCharacters } from '../../contract/whole-characters';

/**
 * A text in one line of at most this many characters: what does not fit is cut after a word and ends with '…'. A single
 * word that is longer than the line is cut inside, never inside a character.
 */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  const lastSpace = start.lastIndexOf(' ');
  const beginning = lastSpace > length / 2 ? start.slice(0, lastSpace) : wholeCharacters(line, length - 1);
  return `${beginning.replace(/[\s,;:.–-]+$/u, '')}…`;
}
