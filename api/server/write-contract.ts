import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { openDatabase } from '../src/platform/database/open-database';
import { openApiDocument, type OpenApiDocument } from '../src/platform/openapi/document';
import { createServer } from './create-server';
import { readEnvironment } from './environment';

const folder = new URL('../src/contract/', import.meta.url);
const layout = { objectWrap: 'collapse', printWidth: 120 } as const;
const banner = `/** Generated from the API's OpenAPI document by \`npm run contract\`: do not edit. */\n`;

/**
 * Writes the contract of the API as it is now; with `--check`, only says whether the stored one is the same and ends
 * with 1 when it is not.
 */
async function main(): Promise<void> {
  const document = await readDocument();
  const files = {
    'openapi.json': (await format('openapi.json', JSON.stringify(document), layout)).code,
    'schema.ts': banner + (await typesOf(document)),
  };
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = fileURLToPath(new URL(name, folder));
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    stale.push(name);
    if (!process.argv.includes('--check')) await writeFile(file, text);
  }
  if (!process.argv.includes('--check')) {
    console.log(stale.length > 0 ? `Wrote ${stale.join(' and ')}.` : 'The contract was up to date.');
  } else if (stale.length > 0) {
    console.error(`The contract is stale (${stale.join(', ')}): run npm run contract and commit the result.`);
    process.exitCode = 1;
  }
}

/** Puts the API together without a stored row: its routes are all that matters here. */
async function readDocument(): Promise<OpenApiDocument> {
  const database = openDatabase({ engine: 'sqlite', file: ':memory:' });
  const secret = 'only to put the routes together and never used';
  const server = await createServer(readEnvironment({ SESSION_SECRET: secret, LOG_LEVEL: 'silent' }), database);
  const document = openApiDocument(server);
  await database.destroy();
  return document;
}

async function typesOf(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  // Two types that the generator always adds, and the methods that a path does not have: nothing uses them.
  return astToString(ast).replace(/^(?:export type (?:webhooks|\$defs) = .*| {8}[a-z]+\?: never);\n/gm, '');
}

await main();
