import type { Request } from '@hapi/hapi';
import type Joi from 'joi';
import { requestLog } from '../../hosting/observed-requests';
import { checkResponse } from './check-response';
import { jsonList, streamed } from './streamed';

type Batches = AsyncIterable<readonly unknown[]>;

/**
 * Checks what leaves the server: nothing, what `act` made, or what its schema lets through; a list in batches is
 * streamed.
 */
export async function checkedBody(
  schema: Joi.Schema | 'none' | 'raw',
  presented: unknown,
  request: Request,
): Promise<unknown> {
  if (schema === 'none') return null;
  if (schema === 'raw') return presented;
  const check = (part: unknown) =>
    checkResponse(schema, part, request.server.app.platform.settings.checkResponses, (leftOut) => {
      requestLog(request).error(leftOut, 'a row breaks the schema of its response');
    });
  if (!isBatched(presented)) return check(presented);
  async function* checked(batches: Batches): AsyncGenerator<readonly unknown[]> {
    for await (const batch of batches) yield check(batch) as readonly unknown[];
  }
  return streamed(jsonList(checked(presented)));
}

const isBatched = (result: unknown): result is Batches =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
