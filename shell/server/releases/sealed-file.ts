import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a text with its hash before it. A reader, or a computer that loses its power, finds the old text or the new
 * one, never a part of one.
 */
export async function writeSealed(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(`${hashOf(text)}\n${text}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

/**
 * Reads what `writeSealed` wrote; `null` when there is no file.
 * @throws when the text is not the one that was written
 */
export async function readSealed(file: string): Promise<string | null> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return null;
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (content.slice(0, Math.max(0, end)) !== hashOf(text))
    throw new Error(`${file} is damaged: its hash does not fit.`);
  return text;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
