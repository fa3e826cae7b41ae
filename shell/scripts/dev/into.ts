import { isArea } from '../build/workspaces';
import { StartError } from '@counterpart/api/hosting/start-error';
import { freePort } from '../free-port';
import { runUntilStopped } from '../start/run-until-stopped';
import { serveWithHotReload, type HotServer } from './hot-server';
import { sayOverride } from './override-link';

/** `npm run dev -w mfe-blog -- --into https://…`: the area from here, everything else from a site that runs already. */
export async function developInto(shell: string, wanted: string): Promise<void> {
  const { DEPLOY_TOKEN: token, PORT: givenPort } = process.env;
  let served: HotServer | undefined;
  await runUntilStopped({
    start: async () => {
      if (!isArea(wanted)) throw new StartError('--into takes one area: npm run dev -w mfe-blog -- --into https://…');
      const port = givenPort ? Number(givenPort) : await freePort();
      console.log(`Building ${wanted} …`);
      served = await serveWithHotReload(wanted, { port, into: shell, showsErrors: true });
      console.log(await sayOverride({ area: wanted, origin: served.origin, shell, token }));
    },
    stop: async () => served?.stop(),
  });
}
