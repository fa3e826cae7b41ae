import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** File of an area that has the types of its backend. */
const typesFile = 'src/backend-paths.ts';
const banner = '/** Generated from the OpenAPI document of the backend by `counterpart types`: do not edit. */\n';

/**
 * Writes the types of a backend into the folder of its area.
 * @param source file or URL of its OpenAPI document (3.0 or 3.1)
 * @returns the file that was written
 */
export async function writeTypes(folder: string, source: string | undefined): Promise<string> {
  if (!source) throw new Error('Name the OpenAPI document: counterpart types openapi.json, or its URL.');
  const url = /^https?:\/\//.test(source) ? new URL(source) : pathToFileURL(resolve(folder, source));
  const file = join(folder, typesFile);
  const text = astToString(await openapiTypescript(url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, banner + text);
  return typesFile;
}
