import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
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
