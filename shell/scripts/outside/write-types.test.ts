import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeTypes } from './write-types';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const note = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };
const ok = { description: 'OK', content: { 'application/json': { schema: note } } };
const openapi = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: { '/notes': { get: { responses: { 200: ok } } } },
};

it('writes what createAreaApi takes', async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openapi));
  expect(await writeTypes(folder, 'openapi.json')).toBe('src/backend-paths.ts');
  const text = readFileSync(join(folder, 'src/backend-paths.ts'), 'utf8');
  expect(text).toMatch(/export interface paths \{\s+"\/notes": \{/);
  expect(text).toContain('title: string;');
});

it('asks for a document', async () => {
  await expect(writeTypes(folder, undefined)).rejects.toThrow('Name the OpenAPI document');
});
