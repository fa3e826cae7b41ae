import type { Settings } from '../../../platform/settings';
import { fileRefused, scanUnavailable } from './engagements.errors';

const patience = 10_000;

/**
 * Has a file checked by the virus scan that is set up: 200 passes it, 422 refuses it.
 * @returns null where none is set up
 * @throws AppError 400 when it was refused, 503 when no answer came
 */
export async function scanFile(bytes: Buffer, { fileScanUrl }: Pick<Settings, 'fileScanUrl'>): Promise<'clean' | null> {
  if (fileScanUrl === null) return null;
  const status = await fetch(fileScanUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(patience),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );
  if (status === 422) throw fileRefused();
  if (status !== 200) throw scanUnavailable();
  return 'clean';
}
