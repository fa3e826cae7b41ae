import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for longest: begun last, one of them alone would hold up the end. */
const longest: readonly string[] = [
  'api/server/prepare-database.test.ts',
  'api/src/platform/openapi/hostile-strings.test.ts',
  'api/src/modules/directory/professionals/search/threads/professional-search.test.ts',
];

const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * The longest files first, then those with a document, then the rest, each as vitest orders them: a worker that goes on
 * to a file of another environment is started anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = (file: TestSpecification): number => {
      const index = longest.findIndex((path) => file.moduleId.endsWith(path));
      if (index >= 0) return index;
      return longest.length + (hasDocument(file) ? 0 : 1);
    };
    return (await super.sort(files)).sort((one, other) => turnOf(one) - turnOf(other));
  }
}
