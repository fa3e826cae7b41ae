import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { colorTokens } from './color-tokens.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const wrong = (code) => ({ code, errors: [{ messageId: 'raw' }] });

tester.run('color-tokens', colorTokens, {
  valid: [
    'const Box = css`color: var(--cp-text); background: ${ground};`;',
    "const href = '/pricing#faq'; const anchor = `#${id}`;",
    "const text = 'Invoice #123456';",
    'const face = <circle fill="var(--cp-picture-5)" />;',
  ],
  invalid: [
    wrong('const face = <circle fill="#8d5a3b" />;'),
    wrong('const Box = css`color: #fff;`;'),
    wrong('const Box = css`${mixin} border-color:#D3DBE4;`;'),
    wrong("const shadow = '0 1px 2px rgb(0 0 0 / 20%)';"),
  ],
});
