import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { renderSafe } from './render-safe.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
    globals: { window: 'readonly', document: 'readonly' },
  },
});

tester.run('render-safe', renderSafe, {
  valid: [
    'export function Page() { useEffect(() => { document.title = "x"; }, []); return null; }',
    'export function Page() { return <a onClick={() => window.scrollTo(0, 0)}>x</a>; }',
    'export const isBrowser = typeof window !== "undefined" && window.innerWidth > 3;',
    'if (typeof document !== "undefined") document.title = "x";',
    'export function copyLink() { return navigator.clipboard.writeText("x"); }',
    'export function read(element: HTMLElement): Window { return element as never; }',
    'export function usePlace() { return useSyncExternalStore(subscribe, () => location.href, () => ""); }',
    'export function Page({ location }) { return location.pathname; }',
  ],
  invalid: [
    { code: 'const width = window.innerWidth;', errors: [{ messageId: 'module' }] },
    { code: 'export function Page() { return <p>{document.title}</p>; }', errors: [{ messageId: 'render' }] },
    {
      code: 'export function Page() { const [x] = useState(() => localStorage.getItem("x")); return x; }',
      errors: [{ messageId: 'render' }],
    },
    {
      code: 'export const Page = memo(() => names.map((name) => name + location.href));',
      errors: [{ messageId: 'render' }],
    },
    { code: 'export function useWidth() { return window.innerWidth; }', errors: [{ messageId: 'render' }] },
  ],
});
