import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { retiredWords } from './retired-words.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const plain = [{ plain: true }];
const notPlain = (code) => ({ code, options: plain, errors: [{ messageId: 'phrase' }] });
const notText = (code) => ({ code, options: [{ texts: true }], errors: [{ messageId: 'phrase' }] });
const wrong = (code) => ({ code, errors: [{ messageId: 'word' }] });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('retired-words', retiredWords, {
  valid: [
    'const url = "/"; const clientIp = request.info.remoteAddress;',
    'const { remoteAddress } = request.info;',
    'send({ address: url });',
    'const { port } = server.address();',
    'import { address } from "a-library";',
    'function keepAlive() {} const replacement = 1; const slot = "professional.contact";',
    '// Whoever asks is told at once.',
    '// What is sent. \n /** Sends what it gets. */ const a = 1; /* What else */',
    {
      code: 'send("nobody@example.com"); const text = "Email everybody at once"; it("sends one email", run);',
      options: plain,
    },
    { code: "const text = 'Someone else changed this post. Check your email address.';", options: [{ texts: true }] },
    'const limits = { max: 3 }; type ID = number; const A = 1; function FAQ() {}',
  ],
  invalid: [
    { code: '/** What is sent. */ const a = 1;', errors: [{ messageId: 'opening' }] },
    { code: '/**\n * Whether it is sent.\n */\nconst a = 1;', errors: [{ messageId: 'opening' }] },
    notText("notFound('There is nothing at this address.');"),
    notText("conflict('Somebody else changed this post.');"),
    notText('invalid(`Ask ${name} at once.`);'),
    notText("const text = 'The link holds for 7 days.';"),
    notText("const text = 'This has been decided already.';"),
    notText("const text = 'Many questions were asked from here.';"),
    notText("const text = 'You can ignore this mail.';"),
    wrong('const colour = 3;'),
    { code: '// The colour of the text.', errors: [{ messageId: 'phrase' }] },
    wrong('const address = "/";'),
    wrong('function load(pageAddress: string) {}'),
    wrong('const { address } = options;'),
    wrong('interface Page { readonly address: string }'),
    wrong('interface Store { forgetPlace(): void }'),
    wrong('class Store { #kept = 1; }'),
    wrong('class IndexKeeper {}'),
    wrong('type Place = string;'),
    wrong('const readAhead = () => undefined;'),
    { code: 'const slot = 3;', options: [{ also: ['slot'] }], errors: [{ messageId: 'word' }] },
    notPlain('/** Whoever waits for the page. */ const a = 1;'),
    notPlain('// Nobody waits for it.'),
    notPlain('// Rows that are read at\n * once.'.replace('// ', '/* ') + ' */'),
    notPlain('// Cached for ever.'),
    notPlain('// The e-mail of a user.'),
    notPlain('it("is told why", run);'),
    notPlain('it.each([1])("of everybody", run);'),
    notPlain('test.describe("somebody", run);'),
    notPlain('it(`of ${count} says so`, run);'),
    { code: '// A kept page.', errors: [{ messageId: 'phrase' }] },
    { code: 'const MAX_SIZE = 3;', errors: [{ messageId: 'screaming' }] },
    { code: 'const LABELS = {};', errors: [{ messageId: 'screaming' }] },
  ],
});
