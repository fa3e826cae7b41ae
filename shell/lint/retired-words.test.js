import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { retiredWords } from './retired-words.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const wrong = (code) => ({ code, errors: [{ messageId: 'word' }] });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('retired-words', retiredWords, {
  valid: [
    'const url = "/"; const clientIp = request.info.remoteAddress;',
    'const { remoteAddress } = request.info;',
    'send({ address: url });',
    'const { port } = server.address();',
    'import { address } from "a-library";',
    'function keepAlive() {} const replacement = 1; const slot = "professional.contact";',
    'const limits = { max: 3 }; type ID = number; const A = 1; function FAQ() {}',
  ],
  invalid: [
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
    { code: 'const MAX_SIZE = 3;', errors: [{ messageId: 'screaming' }] },
    { code: 'const LABELS = {};', errors: [{ messageId: 'screaming' }] },
  ],
});
