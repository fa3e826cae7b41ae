import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inputFiles, withoutCode } from './inputs-hash';
import { areas, root } from './workspaces';

it.each(['shell', ...areas] as const)('%s is built again when the contract that it bundles changes', async (target) => {
  const files = (await inputFiles(target)).map((file) => relative(root, file));
  expect(files).toEqual(
    expect.arrayContaining(['api/src/contract/limits/search.ts', 'api/src/contract/error-codes.ts']),
  );
  expect(files).toContain(join('shell/federation/base-config.ts'));
});

it('the part of the contract that it leaves out holds no code', async () => {
  for (const file of withoutCode.filter((name) => name.endsWith('.ts'))) {
    const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, removeComments: true },
    });
    expect(outputText.trim(), file).toBe('export {};');
  }
});
