import { globalName } from '../federation/names';
import type { Change } from './changed-releases';

/** What an area's code does wrong in a browser. */
export type CodeFault = 'throws when it is loaded' | 'throws while rendering' | 'throws in an effect';

export const codeFaults: readonly CodeFault[] = [
  'throws when it is loaded',
  'throws while rendering',
  'throws in an effect',
];

const isEntry = (file: string): boolean => file.startsWith('remote-entry.');
const thrown = "throw new Error('Broken on purpose.');";
const bodies: Readonly<Record<Exclude<CodeFault, 'throws when it is loaded'>, string>> = {
  'throws while rendering': thrown,
  'throws in an effect': `React.useEffect(() => { ${thrown} }); return null;`,
};

/**
 * A change of what browsers run of an area: in its entry, whose module then holds pages that throw, or in the files
 * that its pages are in.
 */
export function brokenCode(area: string, kind: 'entry' | 'chunk', fault: CodeFault): Change {
  return (file, text) => {
    if (!file.endsWith('.js') || file.startsWith('server/')) return text;
    if (fault === 'throws when it is loaded') return isEntry(file) === (kind === 'entry') ? thrown : text;
    return isEntry(file) ? `${text}\n${brokenPages(globalName(area), kind, bodies[fault])}` : text;
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
