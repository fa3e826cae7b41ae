import { releaseWorkflow } from './release-workflow';

/** Values that a new area is made with. */
export interface NewArea {
  /** Its name: small letters, digits and hyphens. */
  readonly name: string;
  /** The team that its errors name. */
  readonly owner: string;
  /** Versions of the packages that it is made with, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

const runtime = ['@counterpart/api', '@counterpart/design-system', '@counterpart/shell', 'react', 'react-dom'];
const tools = [
  '@storybook/react-vite',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'storybook',
  'typescript',
  'vite',
  'vitest',
];

/** Packages that an area outside of this repository is made with. */
export const packagesOfArea: readonly string[] = [...runtime, ...tools];

/** `year-end` as a title: `Year end`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `year-end` as the name of a component: `YearEnd`. */
function componentOf(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Builds the files of every area, wherever it is: a page with its states, its test, its stories, and its `remote.json`.
 */
export function areaFiles({ name, owner }: NewArea): Record<string, string> {
  const title = titleOf(name);
  const Page = `${componentOf(name)}Page`;
  const file = `${name}-page`;
  return {
    'remote.json': json({
      id: name,
      title,
      owner,
      version: '1.0.0',
      sdk: '^1.0.0',
      routes: [
        {
          path: `/${name}`,
          preload: [`./features/${name}/${file}`],
          access: 'public',
          data: { site: '/api/site' },
          head: { title, description: `${title} on {site.name}.`, canonical: `/${name}` },
        },
      ],
    }),
    'src/remote.tsx': `import { defineRemote } from '@counterpart/shell/sdk';

/** ${title}: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/${name}',
      lazy: async () => ({ Component: (await import('./features/${name}/${file}')).${Page} }),
    },
  ],
});
`,
    'src/remote.test.ts': `import { manifestDifferences } from '@counterpart/shell/sdk/testing';
import { expect, test } from 'vitest';
import manifest from '../remote.json';
import { remote } from './remote';

test('has the routes and slots that the area declares, and no others', () => {
  expect(manifestDifferences(remote, manifest)).toEqual([]);
});
`,
    [`src/features/${name}/${file}.tsx`]: `import { LinkButton } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** \`/${name}\` */
export function ${Page}(): ReactNode {
  const site = useApi('/api/site');
  return (
    <Container style={{ paddingBlock: 'var(--cp-space-64)' }}>
      <Loaded of={site} name="this page" headingLevel={1}>
        {({ name }) => (
          <Stack gap={24}>
            <Heading level={1}>${title}</Heading>
            <Text>This page of {name} is an area of its own.</Text>
            <div>
              <LinkButton href="/accountants">Browse Accountants</LinkButton>
            </div>
          </Stack>
        )}
      </Loaded>
    </Container>
  );
}
`,
    [`src/features/${name}/${file}.test.tsx`]: `// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ${Page} } from './${file}';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { name: 'Ledgerly', supportEmail: null, banner: null, switchedOff: [] };

test('is headed, names the site, and leads to the directory', async () => {
  mockResponses({ 'GET /api/site': site });
  const { location } = renderInHost(<${Page} />, { at: '/${name}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  expect(screen.getByText('This page of Ledgerly is an area of its own.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Browse Accountants' }));
  expect(location()).toBe('/accountants');
});

test('shows why it could not be loaded, and tries again', async () => {
  let isDown = true;
  mockResponses({ 'GET /api/site': () => (isDown ? new Refusal(503, 'The database is away.') : site) });
  renderInHost(<${Page} />, { at: '/${name}' });
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});
`,
    [`src/features/${name}/${file}.stories.tsx`]: `import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Page} } from './${file}';

const meta = {
  title: 'Product/${title}',
  component: ${Page},
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${Page}>;
export default meta;

const at = '/${name}';
const endpoint = 'GET /api/site';

export const Shown: StoryObj = pageStory(${Page}, {
  at,
  responses: { [endpoint]: { name: 'Counterpart', supportEmail: null, banner: null, switchedOff: [] } },
});

export const Failed: StoryObj = pageStory(${Page}, {
  at,
  responses: { [endpoint]: () => new Refusal(503, 'The database is away.') },
});
`,
  };
}

/** Builds the further files of an area outside this repository: it builds, tests and releases by itself. */
export function outsideFiles({ name, owner, versions }: NewArea): Record<string, string> {
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, versions[one] ?? 'latest']));
  return {
    'package.json': json({
      name: `counterpart-${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'counterpart dev',
        build: 'counterpart build',
        test: 'counterpart test',
        types: 'tsc',
        release: 'counterpart release',
        rollback: 'counterpart rollback',
        preview: 'counterpart preview',
        status: 'counterpart status',
        storybook: 'storybook dev -p 6006 --no-open --disable-telemetry',
      },
      dependencies: versionsOf(runtime),
      devDependencies: versionsOf(tools),
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'Bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
      include: ['src'],
    }),
    'vitest.config.ts': `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As a bundler reads them: Node.js has other rules for what a CommonJS library exports.
    server: { deps: { inline: [/@counterpart\\//] } },
  },
});
`,
    '.gitignore': 'node_modules\ndist\n',
    '.storybook/main.ts': `import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true },
};
export default config;
`,
    '.storybook/preview.tsx': `import { themeCss } from '@counterpart/design-system/theme';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  decorators: [
    (Story) => (
      <>
        <style>{themeCss}</style>
        <Story />
      </>
    ),
  ],
};
export default preview;
`,
    '.github/CODEOWNERS': `* @${owner}\n`,
    '.github/workflows/release.yml': releaseWorkflow(name),
    'README.md': `# ${titleOf(name)}

An area of Counterpart, owned by ${owner}.

| Command            | What it does                                                                                     |
| ------------------ | ------------------------------------------------------------------------------------------------ |
| \`npm run dev\`      | Serves the area, showing each save; \`-- --into https://…\` shows it in a deployed shell, to one browser |
| \`npm test\`         | Runs the tests                                                                                   |
| \`npm run build\`    | Builds for browsers and for the server, into \`dist\`                                              |
| \`npm run release\`  | Builds, sends the release to the registry at \`API_URL\` and makes it current, with \`-- --canary\` for a growing share of the visitors (\`--steps 1,10,50\`), with \`--replace\` instead of one that is rolled out; needs \`DEPLOY_TOKEN\` |
| \`npm run preview\`  | Publishes, and makes a link that shows the release to one browser; \`-- 1.4.0\` of one that is published |
| \`npm run status\`   | Says what visitors get and how the rollout does; \`npx counterpart advance\` takes its next step      |
| \`npm run rollback\` | Makes the release current that was so before                                                     |
| \`npm run storybook\`| Shows the page in its states                                                                     |
`,
  };
}
