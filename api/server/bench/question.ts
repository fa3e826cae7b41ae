import type { Server } from '@hapi/hapi';
import type { Database } from '../../src/platform/database/open-database';
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
  const statements: Statement[] = [];
  const record = ({ sql, bindings }: Statement): unknown => statements.push({ sql, bindings: [...bindings] });
  // The first request may load what later ones find in memory.
  await server.inject(path);
  database.on('query', record);
  const { statusCode, payload } = await server.inject(path);
  database.off('query', record);
  if (statusCode !== 200) throw new StartError(`${path} answered ${statusCode}: ${payload}`);
  return { name, path, statements, answer: JSON.parse(payload) };
}
