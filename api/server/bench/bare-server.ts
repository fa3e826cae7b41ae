import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool, type Pool, type PoolOptions } from 'mysql2/promise';
import type { Question } from './question';

/** Input from the parent process: `BENCH_BARE`. */
export interface BareServerInput {
  readonly pool: PoolOptions;
  readonly questions: readonly Question[];
}

/** Node's own server and the driver, nothing else: the floor that the API is measured against. */
async function start({ pool: options, questions }: BareServerInput): Promise<void> {
  const pool = createPool(options);
  const byPath = new Map(questions.map((question) => [question.path, question]));
  const server = createServer((request, response) => {
    const question = byPath.get(request.url ?? '');
    if (!question) return response.writeHead(404).end();
    query(pool, question).then(
      (body) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Content-Length', Buffer.byteLength(body));
        response.end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` }));
}

async function query(pool: Pool, { statements, answer }: Question): Promise<string> {
  for (const { sql, bindings } of statements) await pool.query(sql, [...bindings]);
  return JSON.stringify(answer);
}

await start(JSON.parse(process.env['BENCH_BARE'] ?? '') as BareServerInput);
