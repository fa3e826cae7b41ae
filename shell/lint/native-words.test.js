import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../scripts/build/workspaces';
import { nativeWords } from './native-words.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const wrong = (code) => ({ code, errors: [{ messageId: 'word' }] });

tester.run('native-words', nativeWords, {
  valid: [
    "const label = 'Canceled'; const help = 'Your license, labeled as such, by a color you favor';",
    "const is = status === 'cancelled'; const body = { status: 'cancelled', licenceNumber: 'A 1' };",
    "import { labelled } from './colour/labelled';",
    { code: "const said = 'Nobody told us';", options: [{ spellingOnly: true }] },
    '// The colour that everybody knows.',
    "const text = 'Saved analyses arise otherwise, advertised precisely; the hour of a journey, four tours, a treatise';",
    "const text = 'A cancellation, two premises, an exercise, a promise and a franchise in the parameter';",
    "const text = 'Are there any more questions? Ask anyone.';",
    'const path = `/licences/${id}/colour`;',
    'const Box = styled.div`color: ${grey}; text-align: centre;`;',
  ],
  invalid: [
    wrong("const label = 'Cancelled';"),
    { code: "const said = 'In all candour';", options: [{ spellingOnly: true }], errors: [{ messageId: 'word' }] },
    wrong("const words = { active: 'active', cancelled: 'cancelled' };"),
    wrong("const line = <p>{who} {ended ? 'declined' : 'cancelled'}: {reason}</p>;"),
    wrong('const text = `${who} has cancelled`;'),
    wrong('const text = <p>Labelled as such</p>;'),
    wrong('const dialog = <Dialog title="Our favourite neighbors" />;'),
    wrong("const text = 'Licences are checked';"),
    wrong("const text = 'Specialised matching';"),
    wrong("const text = 'We recognise it';"),
    wrong("const text = 'An organisation of firms';"),
    wrong("const text = 'We analyse the document';"),
    wrong("const text = 'Pay by cheque';"),
    wrong("const text = 'A rewards programme';"),
    wrong("const text = 'The Compliance Centre';"),
    wrong("const text = 'Fulfil it';"),
    wrong("const text = 'Everybody can read it';"),
    wrong("const text = 'Nobody’s name';"),
    wrong("const text = 'It is not shown any more.';"),
    wrong("const text = 'Send an e-mail';"),
  ],
});

it('The data of the demo and of generated people are spelled as the texts of the code', () => {
  const linter = new Linter();
  const config = {
    plugins: { native: { rules: { words: nativeWords } } },
    rules: { 'native/words': ['error', { spellingOnly: true }] },
  };
  // Guides are asked in people's own words, some of them British.
  const kinds = ['json', 'tsv', 'md'].map((kind) => `api/db/**/*.${kind}`);
  const data = execFileSync('git', ['ls-files', ...kinds, ':!api/db/demo/guides'], { cwd: root, encoding: 'utf8' });
  const files = data.trim().split('\n');
  expect(files.length).toBeGreaterThan(20);
  const wrongWords = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .replaceAll(/https?:\/\/\S+/g, '')
      .split('\n');
    const code = `export default ${JSON.stringify(lines, null, 1)};`;
    return linter.verify(code, config).map(({ message, line }) => `${file}:${line - 1} ${message}`);
  });
  expect(wrongWords).toEqual([]);
});
