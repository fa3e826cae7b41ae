import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds the Storybook of the repository at `root` into `output`. @throws with the builder's words when it fails */
export async function buildStorybook(root: string, output: string): Promise<void> {
  let words = '';
  const child = spawn('npm', ['run', 'storybook:build', '--', '--output-dir', output], {
    cwd: join(root, 'design-system'),
    env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
    shell: process.platform === 'win32',
  });
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`Storybook of ${root} could not be built:\n${words.trim()}`);
}
