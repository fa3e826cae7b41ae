import type { Server } from '@hapi/hapi';
import type { Database } from '../../src/platform/database/open-database';
import { IndexRefresher } from '../../src/modules/directory/professionals/search/index/index-refresher';
import { StartError } from '../../src/platform/errors/start-error';

/** One statement as it goes to the driver. */
export interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** A request with everything that a bare handler needs to answer it too: the same statements, the same JSON. */
export interface Question {
  readonly name: string;
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly answer: unknown;
}

/** Asks the API and records its statements in the order they were sent. */
export async function recordQuestion(
  server: Server,
  database: Database,
  [name, path]: readonly [name: string, path: string],
): Promise<Question> {
  // The first request may load what later ones find in memory.
  await server.inject(path);
  const [statements, { statusCode, payload }] = await recordStatements(database, () => server.inject(path));
  if (statusCode !== 200) throw new StartError(`${path} answered ${statusCode}: ${payload}`);
  return { name, path, statements, answer: JSON.parse(payload) };
}

/** Records what the search thread queries before each answer, on a connection of its own. */
export async function recordSearchThread(database: Database): Promise<readonly Statement[]> {
  const refresher = new IndexRefresher(database);
  await refresher.load();
  const [statements] = await recordStatements(database, () => refresher.current());
  return statements;
}

/** Does something and notes what it sends to the database. */
async function recordStatements<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<readonly [statements: readonly Statement[], result: Result]> {
  const statements: Statement[] = [];
  const record = ({ sql, bindings }: Statement): unknown => statements.push({ sql, bindings: [...bindings] });
  database.on('query', record);
  const result = await work();
  database.off('query', record);
  return [statements, result];
}
