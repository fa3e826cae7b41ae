import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, it } from 'vitest';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32')(
  'a process in a loop ends when the one that started it was killed',
  async () => {
    const program = `
    import { spawn } from 'node:child_process';
    import { endWithThisProcess } from ${JSON.stringify(join(import.meta.dirname, 'last-will.ts'))};
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true });
    endWithThisProcess(child);
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  },
);
