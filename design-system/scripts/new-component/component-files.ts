import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Groups of components in Storybook's sidebar. */
export const groups = [
  'Layout',
  'Actions',
  'Forms',
  'Finding',
  'People',
  'Content',
  'Messaging',
  'Feedback',
  'Navigation',
  'Data',
] as const;
export type Group = (typeof groups)[number];

const template = fileURLToPath(new URL('template', import.meta.url));
const ending = '.template';

/** The files of a new component by name, in the form every component of this package has. */
export function componentFiles(name: string, group: Group): Readonly<Record<string, string>> {
  const Name = name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const values = { name, Name, group };
  const filled = (text: string) =>
    text.replaceAll(/__(name|Name|group)__/g, (_match, key: keyof typeof values) => values[key]);
  return Object.fromEntries(
    readdirSync(template).map((file) => [
      filled(file.slice(0, -ending.length)),
      filled(readFileSync(join(template, file), 'utf8')),
    ]),
  );
}
