import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port';
import { root } from '../../scripts/build/workspaces';

/** A developer's machine that serves its own blog. */
export interface DeveloperMachine {
  readonly origin: string;
  /** The link that its command printed. */
  readonly link: string;
  /** Saves the page with another heading, and in its line 4 with other code. */
  save(heading: string, code?: string): Promise<void>;
  stop(): Promise<void>;
}

const linkLimit = 60_000;

/** A page whose state can be seen. */
const pageSource = (heading: string, code = '') => `import { useState } from 'react';
export function Page() {
  const [presses, setPresses] = useState(0);
  ${code}
  return (
    <>
      <h1>${heading}</h1>
      <label>Note <input /></label>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
    </>
  );
}
`;

/** Starts `counterpart dev --into` for a blog of one page, as a team does for an area in a repository of its own. */
export async function startDeveloperMachine(
  shell: string,
  deployToken: string,
  heading: string,
): Promise<DeveloperMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-developer-'));
  const save = (text: string, code?: string) => writeFile(join(folder, 'src/page.tsx'), pageSource(text, code));
  // What the build remembers lies beside the area.
  for (const path of ['node_modules/@counterpart', 'src']) await mkdir(join(folder, path), { recursive: true });
  await symlink(join(root, 'shell'), join(folder, 'node_modules/@counterpart/shell'));
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ id: 'blog' }));
  await writeFile(
    join(folder, 'src/remote.tsx'),
    "export const remote = { routes: [{ path: '/blog', lazy: async () => ({ Component: (await import('./page')).Page }) }] };\n",
  );
  await save(heading);
  const port = await freePort();
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const program = join(root, 'shell/scripts/outside/cli.ts');
  const child = spawn(process.execPath, ['--import', tsx, program, 'dev', '--into', shell], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), DEPLOY_TOKEN: deployToken },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const link = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${log}`));
    const timer = setTimeout(() => fail('The developer’s machine printed no link.'), linkLimit);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const printed = /^ +(http\S+\/overrides\/\S+)$/m.exec(log)?.[1];
      if (printed) resolve(printed);
      if (printed) clearTimeout(timer);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail('The developer’s machine ended.'));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin: `http://localhost:${port}`, link, save, stop };
}
