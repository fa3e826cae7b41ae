import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../build/workspaces';

/** Size of the house. Only lines with something on them count. */
export interface House {
  /** Sources of the product: no tests, stories, data or generated files. */
  readonly sourceFiles: number;
  readonly sourceLines: number;
  readonly testLines: number;
  readonly dataLines: number;
  readonly generatedLines: number;
  readonly decisionWords: number;
  /** Functions of more than 60 lines, in sources. */
  readonly longFunctions: number;
  /** Files in the fullest folder of sources, tests and stories. */
  readonly fullestFolder: number;
}

const longFunction = 60;

type Kind = 'generated' | 'test' | 'data' | 'source';

function kindOf(path: string): Kind | null {
  if (/\.generated\.|openapi\.json$|contract\/schema\.ts$/.test(path)) return 'generated';
  if (/\.(test|test-d|spec|stories)\.tsx?$|\/(testing|e2e)\//.test(path)) return 'test';
  if (/\.(json|tsv|csv)$|\/db\/demo\//.test(path)) return configuration.test(path) ? null : 'data';
  return /\.(tsx?|mjs)$/.test(path) ? 'source' : null;
}

/** Files that configure a tool. */
const configuration = /(^|\/)(package(-lock)?|tsconfig[^/]*|knip|\.oxlintrc)\.json$/;

const filled = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

function longFunctionsIn(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  let count = 0;
  const visit = (node: ts.Node) => {
    const isLong = lineOf(node.end) - lineOf(node.getStart(file)) >= longFunction;
    if (isLong && ts.isFunctionLike(node)) count += 1;
    if (isLong || node === file) ts.forEachChild(node, visit);
  };
  visit(file);
  return count;
}

/** Measures the files that are committed. */
export function measureHouse(): House {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const files = paths.flatMap((path) => {
    const kind = kindOf(path);
    if (!kind || !existsSync(join(root, path))) return [];
    return [{ path, kind, text: readFileSync(join(root, path), 'utf8') }];
  });
  const linesOf = (wanted: Kind) =>
    files.filter(({ kind }) => kind === wanted).reduce((sum, { text }) => sum + filled(text), 0);
  const sources = files.filter(({ kind }) => kind === 'source');
  const folders = new Map<string, number>();
  for (const { path } of files)
    if (/\.tsx?$/.test(path) && !path.includes('/migrations/'))
      folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const decisions = paths.filter((path) => path.startsWith('shell/docs/decisions/') && existsSync(join(root, path)));
  return {
    sourceFiles: sources.length,
    sourceLines: linesOf('source'),
    testLines: linesOf('test'),
    dataLines: linesOf('data'),
    generatedLines: linesOf('generated'),
    decisionWords: decisions.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split(/\s+/).length, 0),
    longFunctions: sources.reduce((sum, { path, text }) => sum + longFunctionsIn(path, text), 0),
    fullestFolder: Math.max(...folders.values()),
  };
}
