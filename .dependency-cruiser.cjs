/**
 * Which modules may import which: the only definition of these rules. The paths are those after resolution, so
 * `@counterpart/shell/sdk` is `shell/sdk/index.ts` here.
 */
const outside = 'node_modules/';
const tests = String.raw`\.(test|spec|stories)\.[jt]sx?$|/testing/|/test/`;
const testTools =
  '^(node_modules/(@testing-library|vitest|@vitest|storybook|@storybook|happy-dom)/|shell/sdk/testing/)';
const sharedSingletons = '^node_modules/(@types/)?(react|react-dom|styled-components|swr|effector|effector-react)/';
// What the blog's editor is made of; its chunk is loaded by administrators only.
const editorLibraries = '^(mfe-blog/)?node_modules/(@codemirror/|@lezer/)';
// Finds links in what people write; the messages page alone loads it.
const linkFinder = '^node_modules/(@types/)?linkify-it/';
// Talks to the browser about passkeys, and draws QR codes; both come when someone uses one.
const signInLibraries = '^(mfe-marketplace/)?node_modules/(@simplewebauthn/browser|uqr)/';
const journeysWithApiDoubles = '^shell/e2e/(blog/blog|compliance/assistant-model)\\.spec\\.ts$';
// Each room of the API may import those before it; what happens in one reaches those after it as an event
// (api/src/platform/events/room-events.ts).
const rooms = ['identity', 'releases', 'money', 'directory', 'conversations', 'reviews', 'content', 'operations'];
const anyRemote = '^mfe-[^/]+/';
// What `npm ci --omit=dev` must be able to run: both servers, the renderer, the start script and the commands for a
// running product.
const production = [
  '^api/(src|db)/',
  '^api/server/(main|environment|create-server|modules|prepare-database|demo-files)\\.ts$',
  '^api/server/(step-back|verify-audit|create-admin|back-up)\\.ts$',
  '^shell/(app|page-contract|sdk|server|federation/(release/|[^/]*(names|folder|file|shared)\\.ts$))',
  '^shell/scripts/(start/|build/(build-target|inputs-hash|workspaces)\\.ts$|free-port\\.ts$)',
  '^design-system/src/theme/',
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Modules that need each other are one module, or a third is missing. Types count too (tsPreCompilationDeps).',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production-needs-no-dev-package',
      comment: 'A production install has no packages for development: what runs there is in dependencies.',
      severity: 'error',
      from: { path: production, pathNot: [tests, '/bench'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'remote-no-other-remote',
      comment: 'Areas are released apart: join them with a slot, a link or an event of the SDK.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: anyRemote, pathNot: '^mfe-$1/' },
    },
    {
      name: 'remote-only-public-doors',
      comment: 'An area may import itself, the SDK, the contract, the design system and the shared singletons.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/', pathNot: tests },
      to: {
        pathNot: [
          anyRemote,
          '^shell/sdk/(index|router)\\.ts$',
          '^api/src/contract/index\\.ts$',
          '^design-system/src/',
          sharedSingletons,
          editorLibraries,
          linkFinder,
          signInLibraries,
        ],
      },
    },
    {
      name: 'editor-libraries-only-in-editor',
      comment: 'Readers of the blog never load what the editor is made of.',
      severity: 'error',
      from: { pathNot: '^mfe-blog/src/features/admin/editor/|node_modules/' },
      to: { path: editorLibraries },
    },
    {
      name: 'remote-tests-only-public-doors',
      comment: 'A test of an area may add the test tools and the fake host.',
      severity: 'error',
      from: { path: `^mfe-[^/]+/src/.*(${tests})` },
      to: {
        pathNot: [
          anyRemote,
          '^shell/sdk/(index|router)\\.ts$',
          '^api/src/contract/index\\.ts$',
          '^design-system/src/',
          sharedSingletons,
          testTools,
        ],
      },
    },
    {
      name: 'remote-config-only-preset',
      comment: 'The bundler is configured once, in the preset.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/webpack\\.config\\.ts$' },
      to: { pathNot: '^shell/federation/' },
    },
    {
      name: 'feature-no-other-feature',
      comment: 'A page that needs two features composes them in the route; what both need moves up and gets a name.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'sdk-never-imports-host',
      comment: 'The SDK is the contract between host and areas; it knows neither.',
      severity: 'error',
      from: { path: '^shell/sdk/' },
      to: { path: `^shell/(app|browser|page-contract|server|federation|scripts|e2e)/|${anyRemote}` },
    },
    {
      name: 'host-never-imports-remote',
      comment: 'Areas arrive at runtime. Those of other teams see the types of what areas offer.',
      severity: 'error',
      from: { path: '^(shell|design-system|api)/', pathNot: '^shell/e2e/outside-areas/' },
      to: { path: anyRemote },
    },
    {
      name: 'page-contract-knows-no-side',
      comment:
        'What server and browser agree on about a page is data and rules: whoever renders or sends it stands above.',
      severity: 'error',
      from: { path: '^shell/page-contract/', pathNot: tests },
      to: { path: '^shell/', pathNot: '^shell/(page-contract|sdk)/' },
    },
    {
      name: 'app-knows-no-side',
      comment: 'What is rendered on the server and in the browser gets from its host what only one of them has.',
      severity: 'error',
      from: { path: '^shell/app/', pathNot: tests },
      to: { path: '^shell/', pathNot: '^shell/(app|page-contract|sdk)/' },
    },
    {
      name: 'browser-and-server-apart',
      comment: 'What both need belongs to the SDK, to the app that both render, or to what they agree on about a page.',
      severity: 'error',
      from: { path: '^shell/browser/' },
      to: { path: '^shell/(server|federation|scripts|e2e)/', pathNot: '^shell/federation/names\\.ts$' },
    },
    {
      name: 'server-and-browser-apart',
      comment: 'The server renders the app, never what only a browser runs.',
      severity: 'error',
      from: { path: '^shell/server/' },
      to: { path: '^shell/browser/' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'Types, limits and codes for others: nothing of the server may follow them into a browser.',
      severity: 'error',
      from: { path: '^api/src/contract/', pathNot: tests },
      to: { pathNot: '^api/src/contract/' },
    },
    {
      name: 'api-knows-no-front-end',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|design-system)/' },
    },
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `${room}-imports-no-room-above`,
      comment: 'Say it as an event, or move what both need down.',
      severity: 'error',
      from: { path: `^api/src/modules/${room}/`, pathNot: tests },
      to: { path: `^api/src/modules/(${rooms.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'nothing-imports-releases',
      comment: 'Releases are of the platform: no other room knows them.',
      severity: 'error',
      from: { path: '^api/src/modules/', pathNot: `^api/src/modules/releases/|${tests}` },
      to: { path: '^api/src/modules/releases/' },
    },
    {
      name: 'platform-imports-no-module',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: tests },
      to: { path: '^api/src/modules/' },
    },
    {
      name: 'search-knows-no-module',
      comment: 'Modules ask search and tell it what changed; it reads their tables and imports none of them.',
      severity: 'error',
      from: { path: '^api/src/modules/directory/professionals/search/', pathNot: tests },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/directory/professionals/search/' },
    },
    {
      name: 'search-rooms-in-one-direction',
      comment: 'Threads hold the index, the index answers questions; what a question is knows neither.',
      severity: 'error',
      from: { path: '^(api/src/modules/directory/professionals/search/(?:index/|[^/]+$))', pathNot: tests },
      to: { path: '^api/src/modules/directory/professionals/search/(threads|index)/', pathNot: '^$1' },
    },
    {
      name: 'api-modules-below-server',
      comment: 'api/server composes; nothing below it imports it.',
      severity: 'error',
      from: { path: '^api/(src|db)/', pathNot: tests },
      to: { path: '^api/server/' },
    },
    {
      name: 'migrations-import-no-living-code',
      comment: 'What a migration makes of an old database must not change with the code: it keeps its own copy.',
      severity: 'error',
      from: { path: '^api/db/migrations/([0-9]|(before-)?baseline/)', pathNot: tests },
      to: { path: '^(api|shell|design-system)/', pathNot: '^api/db/migrations/' },
    },
    {
      name: 'api-only-through-contract',
      comment: 'Other packages see the contract only; they start the server as a process.',
      severity: 'error',
      from: { path: '^(shell|design-system|mfe-[^/]+)/', pathNot: journeysWithApiDoubles },
      to: { path: '^api/', pathNot: '^api/src/(contract|hosting)/' },
    },
    {
      name: 'api-doubles-in-journeys',
      comment:
        'Journeys with the hostile texts of the renderer’s tests or the fake model see these and nothing else of the API.',
      severity: 'error',
      from: { path: journeysWithApiDoubles },
      to: { path: '^api/', pathNot: '/testing/(hostile-texts|fake-model)\\.ts$' },
    },
    {
      name: 'hosting-for-servers',
      comment: 'What the processes of one installation agree on: it needs Node.',
      severity: 'error',
      from: { path: '^(shell|design-system|mfe-[^/]+)/', pathNot: '^shell/(server|scripts|e2e|federation/release)/' },
      to: { path: '^api/src/hosting/' },
    },
    {
      name: 'design-system-knows-no-domain',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(api|shell)/', pathNot: '^shell/scripts/(browser/|tool[.]ts$)' },
    },
    {
      name: 'antd-only-in-design-system',
      comment: 'antd stands behind the heavy entries of the design system and is never seen elsewhere.',
      severity: 'error',
      from: { pathNot: '^design-system/' },
      to: { path: '^node_modules/(antd|@ant-design|@rc-component)/' },
    },
    {
      name: 'react-router-only-behind-facade',
      comment: 'Only the host and the facade name react-router: what the facade does not export leaves the bundle.',
      severity: 'error',
      from: { pathNot: '^shell/(app|browser|server|page-contract|sdk/(router\\.ts|testing/))' },
      to: { path: '^node_modules/(react-router|react-router-dom)/' },
    },
  ],
  options: {
    doNotFollow: { path: outside },
    exclude: { path: ['(^|/)dist/', '(^|/)[.]generated/', 'storybook-static/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
