import { globalName } from '../federation/names';
import { remoteServerFile } from '../federation/server-file';

/** Changes the text of a file of a release, as `changedRelease` takes it. */
type Change = (file: string, text: string) => string;

/** A change of what the server runs of an area: this code comes before its own. */
const beforeServerCode =
  (code: string): Change =>
  (file, text) =>
    file === remoteServerFile ? code + text : text;

/**
 * A change of what the server runs of an area: each of its pages is a heading with what this code returns, or with why
 * it threw.
 * @param code body of a function
 */
const serverPages =
  (code: string): Change =>
  (file, text) =>
    file === remoteServerFile
      ? `${text};(() => {
      const { createElement } = require('react');
      const outcome = () => { ${code} };
      function Page() {
        let found;
        try { found = outcome(); } catch (error) { found = 'refused: ' + error; }
        return createElement('h1', null, 'Outcome: ' + found);
      }
      const { remote } = module.exports;
      const routes = remote.routes.map((route) => ({ ...route, lazy: undefined, Component: Page }));
      module.exports = { remote: { ...remote, routes } };
    })();`
      : text;

/** A change of an area's code, for browsers and for the server: it has a route that its manifest does not declare. */
export const undeclaredRoute =
  (area: string, path: string, heading: string): Change =>
  (file, text) => {
    const route = `{ path: '${path}', Component: () => React.createElement('h1', null, '${heading}') }`;
    if (file === remoteServerFile)
      return `${text};(() => {
      const React = require('react');
      const { remote } = module.exports;
      module.exports = { remote: { ...remote, routes: [${route}, ...remote.routes] } };
    })();`;
    if (!file.startsWith('remote-entry.') || !file.endsWith('.js')) return text;
    const container = globalName(area);
    return `${text};(() => {
      const own = self.${container};
      let shared;
      self.${container} = {
        init: (scope) => { shared = scope; return own.init(scope); },
        get: async (name) => {
          const [{ get }] = Object.values(Object.entries(shared).find(([key]) => key.startsWith('react@'))[1]);
          const React = (await get())();
          const { remote } = (await own.get(name))();
          return () => ({ remote: { ...remote, routes: [${route}, ...remote.routes] } });
        },
      };
    })();`;
  };

/** A release of the demonstration, by its version, what it does and how it is made. */
export interface Hostile {
  readonly version: string;
  readonly what: string;
  readonly change: Change;
}

/** Releases that harm the server which renders them. */
export const hostileReleases: readonly Hostile[] = [
  { version: '1.3.1', what: 'loops without end', change: beforeServerCode('for(;;){}') },
  {
    version: '1.3.2',
    what: 'keeps 700 MB',
    change: beforeServerCode('globalThis.kept=[];for(let i=0;i<70;i++)kept.push(Buffer.alloc(1e7,1));'),
  },
  {
    version: '1.3.3',
    what: 'poisons the intrinsics',
    change: beforeServerCode(
      "try{Object.entries=()=>{throw new Error('poison')}}catch{}try{Array.prototype.map=null}catch{}",
    ),
  },
  {
    version: '1.3.4',
    what: 'throws after each of its pages',
    change: serverPages(
      "crypto.subtle.digest('SHA-256', new Uint8Array(1e6)).then(() => { throw new Error('Later.'); }); return 'thrown later';",
    ),
  },
  {
    version: '1.3.8',
    what: 'loops from a timer after each of its pages',
    change: serverPages("setInterval(() => { for (;;); }, 20); return 'loops later';"),
  },
  {
    version: '1.3.5',
    what: 'rejects a promise that is awaited nowhere, after each of its pages,',
    change: serverPages("void Promise.reject(new Error('Never awaited.')); return 'rejected';"),
  },
];

/** Reads a file that every system has, in the ways that are known, and shows it on the page. */
export const fileReader: Hostile = {
  version: '1.3.6',
  what: 'reads files',
  change: serverPages(`
    const ways = [
      () => process.getBuiltinModule('node:fs'),
      () => Function('return process')().getBuiltinModule('node:fs'),
      () => require('node:fs'),
      () => module.constructor._load('node:fs'),
    ];
    return ways.map((way, index) => {
      try { return 'READ ' + index + ' ' + way().readFileSync('/etc/hosts', 'utf8'); } catch (error) { return 'refused ' + index; }
    }).join();
  `),
};
