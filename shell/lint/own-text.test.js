import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { ownText } from './own-text.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      projectService: { allowDefaultProject: ['*.tsx'] },
      tsconfigRootDir: import.meta.dirname,
    },
  },
});
const given = 'declare const words: string, count: number, busy: boolean, note: string | null, icon: object;';
const right = (code) => ({ code: `${given} ${code}`, filename: 'a.tsx' });
const wrong = (code, ...messageIds) => ({ ...right(code), errors: messageIds.map((messageId) => ({ messageId })) });

tester.run('own-text', ownText, {
  valid: [
    right('<p>{count}</p>'),
    right('<p>{`${count} found`}</p>'),
    right('<p>Read <a href="/">this</a> first</p>'),
    right("<p>{busy ? 'Saving...' : 'Save'}</p>"),
    right('<p>{busy && <i />}<span>Save</span></p>'),
    right('<p>Save {busy && <i />}</p>'),
    right('<p>{note && <b>{note}</b>}<i /></p>'),
    right('<p>{icon}<span>{words}</span></p>'),
    right('function note() { return words; }'),
  ],
  invalid: [
    wrong('<p>{count} found</p>', 'changing', 'fixed'),
    wrong("<p>{busy && 'Saving'}<i /></p>", 'changing'),
    wrong("<p>{busy ? 'a' : 'b'} <i /></p>", 'changing', 'fixed'),
    wrong('<p>{busy ? <i /> : words}<b /></p>', 'changing'),
    wrong("<p><i />{note ?? 'none'}</p>", 'changing'),
    wrong('<p>{busy && <i />} Save</p>', 'fixed'),
    wrong('<p>{busy && <><i /> Sending...</>}</p>', 'fragment'),
    wrong('<>{words}</>', 'changing'),
    wrong('<p>{[words]}<i /></p>', 'changing'),
    wrong('function Note() { return words; }', 'returned'),
  ],
});
