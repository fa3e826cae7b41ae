import { Readable } from 'node:stream';

/**
 * A response that is sent as it is made, so that memory holds one part of it. The first part is made before anything is
 * sent: what fails there is a refusal with its sentence, not a file that breaks off.
 */
export async function streamed(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  async function* all(): AsyncGenerator<string> {
    if (first.done) return;
    yield first.value;
    yield* parts;
  }
  return Readable.from(all(), { objectMode: false });
}

/** The batches of a list as one JSON array. */
export async function* jsonList(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((item) => JSON.stringify(item)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
