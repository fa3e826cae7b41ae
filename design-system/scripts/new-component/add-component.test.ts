import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { componentEntries, packageFolder } from '../package-entries';
import { addComponent } from './add-component';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-component-'));
  for (const file of ['package.json', 'size-budget.json', 'src/docs/component-docs.ts'])
    cpSync(join(packageFolder, file), join(folder, file));
  symlinkSync(join(packageFolder, '../node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
/** Compiles files with the repository's options and returns the errors. */
function complaints(files: readonly string[]): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(packageFolder, '../tsconfig.browser.json'),
    { incremental: false, tsBuildInfoFile: undefined, typeRoots: [join(packageFolder, '../node_modules/@types')] },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
        expect.fail(ts.flattenDiagnosticMessageText(messageText, '\n')),
    },
  );
  const program = ts.createProgram(files, config?.options ?? {});
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a new component', () => {
  it('compiles with its stories and its test', () => {
    const written = addComponent(folder, 'fee-notice', 'Feedback').filter((file) => /\.tsx?$/.test(file));
    expect(written).toHaveLength(3);
    expect(complaints(written.map((file) => join(folder, file)))).toEqual([]);
  });

  it('renders', async () => {
    addComponent(folder, 'fee-notice', 'Feedback');
    const { FeeNotice } = (await import(join(folder, 'src/components/fee-notice/fee-notice.tsx'))) as {
      FeeNotice: ComponentType;
    };
    expect(renderToString(createElement(FeeNotice, {}, 'Words'))).toMatch(/<div class="[^"]+">Words<\/div>/);
  });

  it('is exported in order and has a budget', () => {
    addComponent(folder, 'fee-notice', 'Feedback');
    const names = componentEntries(folder).map(({ name }) => name);
    expect(names).toContain('fee-notice');
    expect(names).toEqual([...names].sort());
    const { exports } = readJson('package.json') as { exports: Record<string, string> };
    expect([Object.keys(exports)[0], Object.keys(exports).at(-1)]).toEqual(['./theme', './package.json']);
    expect(readJson('size-budget.json')).toMatchObject({ entries: { 'fee-notice': 2048 } });
  });
});

it.each([
  ['FeeNotice', /is no name of a component/],
  ['../escape', /is no name of a component/],
])('refuses %s and writes nothing', (name, sentence) => {
  const before = readFileSync(join(folder, 'package.json'), 'utf8');
  expect(() => addComponent(folder, name, 'Feedback')).toThrow(sentence);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before);
});

it('refuses a name that is taken', () => {
  addComponent(folder, 'fee-notice', 'Feedback');
  expect(() => addComponent(folder, 'fee-notice', 'Feedback')).toThrow('There is a component fee-notice already');
});
