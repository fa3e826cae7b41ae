import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Reads a JSON file of this folder as it is: `demo-data.test.ts` checks its shape, not each start of the API. */
export const readJson = (file: string): unknown => JSON.parse(read(file));

/** Reads a text file of this folder without its last line end. */
export const readText = (file: string): string => read(file).replace(/\n$/, '');
