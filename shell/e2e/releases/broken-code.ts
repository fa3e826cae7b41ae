import { globalName } from '../../federation/names';
import { remoteServerFile } from '../../federation/server-file';
import type { Change } from './changed-releases';
import type { CodeFailure } from './failure-table';

const isEntry = (file: string): boolean => file.startsWith('remote-entry.');
const thrown = "throw new Error('Broken on purpose.');";
/** A page that is whole, whose only button throws. */
type ButtonFailure = 'throws when its button is pressed';
const bodies: Readonly<Record<Exclude<CodeFailure, 'throws when it is loaded'> | ButtonFailure, string>> = {
  'throws when its button is pressed': `return React.createElement('h1', null, React.createElement('button', { onClick: () => { ${thrown} } }, 'Press'));`,
  'throws while rendering': thrown,
  'throws in an effect': `React.useEffect(() => { ${thrown} }); return null;`,
};

/**
 * A change of what browsers run of an area: in its entry, whose module then holds pages that throw, or in the files
 * that its pages are in.
 */
export function brokenCode(area: string, kind: 'entry' | 'chunk', failure: CodeFailure | ButtonFailure): Change {
  return (file, text) => {
    if (!file.endsWith('.js') || file.startsWith('server/')) return text;
    if (failure === 'throws when it is loaded') return isEntry(file) === (kind === 'entry') ? thrown : text;
    return isEntry(file) ? `${text}\n${brokenPages(globalName(area), kind, bodies[failure])}` : text;
  };
}

/** A change of what the server runs of an area: its pages and what it fills in slots. */
export function brokenServerFile(failure: CodeFailure | ButtonFailure | 'never ends'): Change {
  return (file, text) => {
    if (file !== remoteServerFile) return text;
    if (failure === 'throws when it is loaded') return thrown;
    if (failure === 'never ends') return 'for (;;);';
    return `${text};(() => {
      const React = require('react');
      function Page() { ${bodies[failure]} }
      const broken = (route) => ({ ...route, lazy: undefined, Component: Page, ...(route.children && { children: route.children.map(broken) }) });
      const { routes, slots = {} } = module.exports.remote;
      const fillers = Object.fromEntries(Object.keys(slots).map((slot) => [slot, Page]));
      module.exports = { remote: { ...module.exports.remote, routes: routes.map(broken), slots: fillers } };
    })();`;
  };
}

/** Code that puts a container in the place of an area's own: the same routes, with other pages. */
function brokenPages(container: string, kind: 'entry' | 'chunk', body: string): string {
  const page = kind === 'entry' ? 'lazy: undefined, Component: Page' : 'lazy: async () => ({ Component: Page })';
  return `(() => {
    const own = self.${container};
    let shared;
    self.${container} = {
      init: (scope) => { shared = scope; return own.init(scope); },
      get: async (name) => {
        const [{ get }] = Object.values(Object.entries(shared).find(([key]) => key.startsWith('react@'))[1]);
        const React = (await get())();
        const { remote } = (await own.get(name))();
        function Page() { ${body} }
        const broken = (route) => ({ ...route, ${page}, ...(route.children && { children: route.children.map(broken) }) });
        return () => ({ remote: { ...remote, routes: remote.routes.map(broken) } });
      },
    };
  })();`;
}
