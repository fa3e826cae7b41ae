import { readFileSync } from 'node:fs';

/** The rows of a file with tabs between cells; lines that begin with # are notes. */
export const readTable = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
