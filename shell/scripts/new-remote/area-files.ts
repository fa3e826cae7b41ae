import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspaces';

/** Values that a new area is made with. */
interface NewArea {
  /** Its name: small letters, digits and hyphens. */
  readonly name: string;
  /** The team that its errors name. */
  readonly owner: string;
  /** Versions of the packages that it is made with, by name; 'latest' of those that are not named. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Files of a new area, each with this ending, so that no tool takes them for files of this repository. */
const folder = join(root, 'shell/scripts/new-remote/template');
const ending = '.template';

/** `year-end` as a title: `Year end`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `year-end` as the name of a component: `YearEnd`. */
function componentOf(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}

/**
 * Builds the files of an area outside of this repository, by path: a page with its states, its test and its stories, a
 * card of the dashboard, its `remote.json`, and what it is built, tested and released with.
 */
export function areaFiles({ name, owner, versions }: NewArea): Record<string, string> {
  // A quotation mark must not end a string of a JSON file.
  const values = {
    name,
    owner: JSON.stringify(owner).slice(1, -1),
    title: titleOf(name),
    // What the header has room for.
    label: titleOf(name).slice(0, 30),
    Page: `${componentOf(name)}Page`,
    Card: `${componentOf(name)}Card`,
  };
  const filled = (text: string) =>
    text
      .replaceAll(/__(name|owner|title|label|Page|Card)__/g, (_, key: keyof typeof values) => values[key])
      .replaceAll(/"([^"]+)": "latest"/g, (_, one: string) => `"${one}": ${JSON.stringify(versions[one] ?? 'latest')}`);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .sort()
      .map((path) => [filled(path.slice(0, -ending.length)), filled(readFileSync(join(folder, path), 'utf8'))]),
  );
}
