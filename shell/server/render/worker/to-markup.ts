import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { toError } from '../../../sdk/parts/to-error';

/** The whole markup, once everything lazy in it is there. The first error ends it: half a page is not sent. */
export function toMarkup(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      // Everything is sent in its place: parts that arrive out of order would need scripts to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collector),
      onShellError: reject,
      onError: (error) => {
        reject(toError(error));
      },
    });
  });
}
