import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/chromium/', import.meta.url));

/** Runs `action` with these variables set, then puts all variables back, also those that `action` set. */
async function withVariables<Result>(
  variables: Record<string, string>,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await action();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/**
 * Unpacks the browser of `@sparticuz/chromium` with the libraries it needs. The package thinks of one cloud's
 * functions only: it unpacks its libraries when it believes it runs there, and everything into the temporary folder.
 */
export async function unpackBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  mkdirSync(folder, { recursive: true });
  const pretended = { TMPDIR: folder.replace(/[\\/]$/, ''), AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const executablePath = await withVariables(pretended, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  });
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { executablePath, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') } };
}
