import { readFileSync } from 'node:fs';

/** The version of the API, as its package names it. */
export const apiVersion: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
