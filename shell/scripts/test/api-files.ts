import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../build/workspaces';

/** Database that a test of the API needs. */
export type Need =
  /** Nothing, or an embedded one of its own. */
  | 'none'
  /** One of a run's choice: any engine shows the same. */
  | 'any'
  /** Each engine: it is about queries that are not the same on both. */
  | 'each';

const testDatabase = 'api/src/platform/testing/test-database.ts';
/** Every operation as each caller: what each module does on the engine of a machine without a server. */
const everyOperation = 'api/src/platform/openapi/authorization-matrix.test.ts';
/** Raw SQL, which knex does not translate, and code that asks which engine answers; `.raw()` alone is a picture's. */
const dialect = /\bisMysql\b|\bdialect\b|\.engine [!=]==|\b(raw|\w+Raw)\((?!\))/;
const imported = /(?:from|import\() ?'(\.[^']+)'/g;

/** The sources of the API, by path in the repository. */
function sourcesIn(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.ts$/.test(path) ? [[path, readFileSync(join(root, path), 'utf8')] as const] : [];
  });
}

/** Tells whether a file is `wanted`, or imports one that is, directly or through others. */
function reaches(sources: ReadonlyMap<string, string>, file: string, wanted: (path: string) => boolean): boolean {
  const seen = new Set([file]);
  for (const path of seen) {
    if (wanted(path)) return true;
    for (const [, to = ''] of (sources.get(path) ?? '').matchAll(imported)) {
      const target = relative(root, resolve(root, dirname(path), to));
      const found = [`${target}.ts`, `${target}/index.ts`, target].find((name) => sources.has(name));
      if (found) seen.add(found);
    }
  }
  return false;
}

let known: ReadonlyMap<string, Need> | undefined;

/**
 * Finds the database that each test file of the API needs in the sources: a test is about an engine's dialect when it
 * holds some itself, or when a source beside it, in the same folder, does.
 */
export function apiTests(): ReadonlyMap<string, Need> {
  if (known) return known;
  const sources = new Map(sourcesIn('api'));
  const opensDatabase = (path: string) =>
    path === testDatabase || (sources.get(path) ?? '').includes('TEST_DATABASE_URL');
  const folders = new Set<string>();
  for (const [path, text] of sources) if (!path.endsWith('.test.ts') && dialect.test(text)) folders.add(dirname(path));
  const needOf = (path: string, text: string): Need => {
    if (!reaches(sources, path, opensDatabase)) return 'none';
    if (path === everyOperation || folders.has(dirname(path)) || dialect.test(text)) return 'each';
    return 'any';
  };
  const tests = [...sources].filter(([path]) => path.endsWith('.test.ts'));
  known = new Map(tests.map(([path, text]) => [path, needOf(path, text)]));
  return known;
}

/** Test files that run on the embedded engine, where a server runs those that any engine proves. */
export const onSqliteBesideServer = (): readonly string[] => filesThat((need) => need !== 'any');
/** Test files that run on a server. */
export const onServer = (): readonly string[] => filesThat((need) => need !== 'none');

function filesThat(isWanted: (need: Need) => boolean): readonly string[] {
  return [...apiTests()].flatMap(([file, need]) => (isWanted(need) ? [file] : []));
}
