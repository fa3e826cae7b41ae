import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { colorTokens } from './shell/lint/color-tokens.js';
import { namedBreakpoints } from './shell/lint/named-breakpoints.js';
import { nativeWords } from './shell/lint/native-words.js';
import { ownText } from './shell/lint/own-text.js';
import { renderSafe } from './shell/lint/render-safe.js';
import { retiredWords } from './shell/lint/retired-words.js';
import { unsafe } from './shell/lint/unsafe-browser-apis.js';

/** Code that a server will render too. */
const rendered = ['design-system/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shell/{app,sdk}/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**', '**/test/**'];
const stories = ['**/*.stories.tsx', '**/.storybook/**'];
/** Files whose tool reads a default export. */
const defaultExports = ['**/*.config.{ts,js}', ...stories, '**/global-setup.ts', '**/count-reporter.ts'];

const localeGiven = {
  selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=0]',
  message: "Give the locale ('en-US') and the time zone: a server and a browser must format alike.",
};
/** Buttons and menu items are in Title Case, except for the short words inside; two labels are the specification's. */
const notTitleCase = String.raw`/^(?!\s*(Log out|No thanks)\s*$)[\s\S]*(\S\s+(?!(a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)\b)[a-z]|\b(Log|Sign|Go) (in|on)\b)/`;
const buttonLabel = '/^(add|cancel|choose|confirm|retry|send|submit)Label$/';
const buttonText = `:matches(Literal[value=${notTitleCase}], TemplateElement[value.raw=${notTitleCase}])`;
const buttonCase = {
  selector: [
    `JSXElement[openingElement.name.name=/Button$/] > JSXText[value=${notTitleCase}]`,
    `JSXElement[openingElement.name.name=/Button$/] > JSXExpressionContainer ${buttonText}`,
    `JSXAttribute[name.name=${buttonLabel}] ${buttonText}`,
    `Property[key.name=${buttonLabel}] ${buttonText}`,
    // Toasts, mails and menus.
    `Property[key.name="action"] > ObjectExpression > Property[key.name="label"] ${buttonText}`,
    `ObjectExpression:has(> Property[key.name="kind"][value.value=/^(action|link)$/]) > Property[key.name="label"] ${buttonText}`,
  ].join(', '),
  message: 'A button or an item of a menu is in Title Case.',
};

const nameByHand = {
  selector:
    'TemplateLiteral:has(> .expressions:matches([name="firstName"], [property.name="firstName"])):has(> .expressions:matches([name="lastName"], [property.name="lastName"])):has(> TemplateElement[value.raw=" "])',
  message: 'A person is named by fullName() of api/src/contract.',
};

const dateByHand = {
  selector:
    'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/], MemberExpression[object.name="Intl"][property.name=/^(DateTime|RelativeTime)Format$/], CallExpression[callee.property.name="slice"][callee.object.callee.property.name="toISOString"]',
  message: 'Moments are written by useDateText() or TimeAgo of the SDK, days of the calendar by calendarDayText().',
};

const bareLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Parts are loaded by lazyPart() of @counterpart/shell/sdk: it keeps the page when the code cannot be had.',
};

/** Sentences that people read when something is refused, and mails. */
const sentences = [
  'api/src/**/*.errors.ts',
  'api/src/modules/**/*{-mail,-mails,-news}.ts',
  'api/src/platform/errors/error-mapper.ts',
  'api/src/platform/limits/limit-rules.ts',
];

/** Rules that need types, and React's, are oxlint's, in `.oxlintrc.json`: native, in a tenth of the time. */
/** Who may import whom is not here but in `.dependency-cruiser.cjs`, the one place for it. */
export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/storybook-static/',
    '**/.data*/',
    '**/test-results/',
    '**/*.d.ts',
    'api/src/contract/schema.ts',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'import-x/first': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      // Prettier breaks code; comments, and what it cannot break, are held here. Texts may be longer.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-alert': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-restricted-syntax': ['error', localeGiven, nameByHand, buttonCase],
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/app/**/*.{ts,tsx}'],
    // Months, days of a calendar, support's hours in the zone they name, and meetings, whose zone is chosen.
    ignores: [
      'mfe-admin/src/features/{billing/{billing-words,revenue-chart},queues/call-window,reports/use-report-view}.{ts,tsx}',
      'mfe-compliance/src/features/analyzer/result/dates-as-calendar.ts',
      'mfe-marketplace/src/features/settings/{billing/featured/month-days,support/call-windows}.ts',
      'mfe-marketplace/src/meetings/meeting-text.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', localeGiven, nameByHand, dateByHand, buttonCase] },
  },
  {
    // Tests say a name in their own words; what migrations stored stays as it was.
    files: [...tests, 'shell/e2e/**', 'api/db/migrations/**', 'api/src/contract/full-name.ts'],
    rules: { 'no-restricted-syntax': ['error', localeGiven] },
  },
  { files: defaultExports, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { words: { rules: { retired: retiredWords } } },
    rules: { 'words/retired': ['error', { plain: true }] },
  },
  {
    files: ['api/src/modules/**/*.ts'],
    ignores: ['**/*.errors.ts', ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/errors/app-error'],
              importNames: ['notFound'],
              message: 'What may be missing has one sentence and one code: they stand in <noun>.errors.ts.',
            },
            { group: ['**/database/transaction'], importNames: ['inTransaction'], message: 'inRetriedTransaction' },
          ],
        },
      ],
    },
  },
  {
    files: ['api/src/modules/**/*.ts'],
    // The export of a person's data is a document of its own.
    ignores: ['**/*.presenter.ts', '**/data-export.service.ts', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        localeGiven,
        nameByHand,
        buttonCase,
        {
          selector: 'FunctionDeclaration[id.name=/^present/], VariableDeclarator[id.name=/^present/]',
          message: 'What leaves the server is made in <noun>.presenter.ts.',
        },
        {
          selector:
            'ArrowFunctionExpression > ObjectExpression > Property > CallExpression[callee.property.name="toISOString"], ReturnStatement > ObjectExpression > Property > CallExpression[callee.property.name="toISOString"]',
          message: 'A moment becomes text in <noun>.presenter.ts.',
        },
      ],
    },
  },
  {
    // A key that is compared with what the database holds, not a name that is read.
    files: ['api/src/modules/directory/professionals/search/profile-index.ts'],
    rules: { 'no-restricted-syntax': ['error', localeGiven] },
  },
  {
    files: ['api/src/modules/directory/professionals/**/*.ts'],
    rules: { 'words/retired': ['error', { also: ['slot', 'slots'], plain: true }] },
  },
  {
    files: sentences,
    rules: { 'words/retired': ['error', { plain: true, texts: true }] },
  },
  {
    files: ['api/{src,server}/**/*.ts'],
    ignores: [
      ...tests,
      // Questions in people's own words, and the words by which they are understood.
      'api/src/modules/content/compliance/assistant/**',
      'api/src/contract/taxonomy-terms.ts',
      // The state `cancelled`.
      'api/src/modules/conversations/booking/meeting-states.ts',
    ],
    plugins: { native: { rules: { words: nativeWords } } },
    rules: { 'native/words': 'error' },
  },
  {
    files: ['api/db/demo/**/*.ts'],
    ignores: tests,
    plugins: { native: { rules: { words: nativeWords } } },
    rules: { 'native/words': ['error', { spellingOnly: true }] },
  },
  {
    files: ['**/*.tsx', ...rendered],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: rendered,
    // What brings the release before answers for a failure itself.
    ignores: [...tests, ...stories, 'shell/app/areas/previous-page.tsx', 'shell/sdk/parts/lazy-part.tsx'],
    plugins: { local: { rules: { 'render-safe': renderSafe } } },
    rules: {
      'local/render-safe': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              allowImportNames: ['default', 'css'],
              message:
                'The shell provides only these (shared/styled-components.ts); keyframes have a name in base-css.ts.',
            },
            bareLazy,
          ],
        },
      ],
    },
  },
  {
    // The one rule of ours that asks for types: whether what stands in braces is a text.
    files: rendered.map((pattern) => pattern.replace('{ts,tsx}', 'tsx')),
    ignores: [...tests, ...stories],
    languageOptions: { parserOptions: { project: './tsconfig.browser.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { texts: { rules: { own: ownText } } },
    rules: { 'texts/own': 'error' },
  },
  {
    files: [...rendered, 'shell/browser/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      ...stories,
      'shell/sdk/{browser/browser-storage,browser/copy-text,browser/send-beacon,time/time-zone}.ts',
      'design-system/src/internal/{input-method,media-query}.ts',
      // Which picture stands beside an error, nothing more.
      'design-system/src/components/error-state/error-state.tsx',
    ],
    rules: {
      'no-restricted-globals': ['error', ...unsafe.globals],
      'no-restricted-properties': ['error', ...unsafe.properties],
    },
  },
  {
    files: ['design-system/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shell/{app,browser,sdk}/**/*.{ts,tsx}'],
    ignores: [...tests, 'design-system/src/internal/media.ts'],
    plugins: { breakpoints: { rules: { named: namedBreakpoints } } },
    rules: { 'breakpoints/named': 'error' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/{app,browser}/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories],
    plugins: { colors: { rules: { tokens: colorTokens } } },
    rules: { 'colors/tokens': 'error' },
  },
  {
    files: ['design-system/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shell/{app,browser,sdk,server}/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      // What clients said, in their own words, and a sentence that was decided to the letter.
      'mfe-marketplace/src/features/success-stories/success-stories.ts',
      'mfe-marketplace/src/finder/remote-sentence.ts',
      'mfe-marketplace/src/features/search/search-page.stories.tsx',
    ],
    plugins: { native: { rules: { words: nativeWords } } },
    rules: { 'native/words': 'error' },
  },
  {
    files: [...tests, ...stories],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 500 }],
    },
  },
  {
    files: ['design-system/scripts/**', 'shell/scripts/**', 'shell/server/**', 'api/server/**', 'api/db/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['api/db/demo/**'], rules: { 'max-lines': 'off' } },
);
