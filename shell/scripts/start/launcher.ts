import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const interval = 500;

/**
 * Calls `onGone` when npm, which started us, has exited without a signal. npm starts a shell that starts us, and a
 * signal that npm passes on ends that shell and goes no further: without polling, the product would keep running with
 * no parent to stop it. Started by hand, nothing is watched: the product may well outlive a terminal.
 */
export function watchLauncher(onGone: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const { command, parent: beforeIt } = describeProcess(parent);
  // The shell between npm and us stays when npm itself is killed.
  const npm = isShellCommand(command) ? beforeIt : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    onGone();
  }, interval);
  timer.unref();
}

interface Described {
  readonly parent: number;
  readonly command: readonly string[];
}

function describeProcess(pid: number): Described {
  try {
    return { parent: parentIn(readFileSync(`/proc/${pid}/stat`, 'utf8')), command: commandOf(pid) };
  } catch {
    return describeByPs(pid);
  }
}

/** `123 (name with (anything)) S 122 …`: the fourth field. */
function parentIn(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function commandOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
}

/** Systems without `/proc`, such as macOS. */
function describeByPs(pid: number): Described {
  try {
    const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { parent: Number(parent), command };
  } catch {
    return { parent: pid, command: [] };
  }
}

function isShellCommand([program = '', option = '']: readonly string[]): boolean {
  return /(^|\/)(ba|da|a|z|k)?sh$/.test(program) && option === '-c';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
