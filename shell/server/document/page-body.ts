import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** HTML that is the same for every visitor without a session, compressed once for all of them. */
export interface PageBody {
  readonly html: string;
  readonly compressed: Buffer;
  /** Entity tag of the content, without quotes. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Compresses a page and makes its entity tag. */
export async function pageBody(html: string, headers: PageBody['headers']): Promise<PageBody> {
  const compressed = await brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
  return { html, compressed, tag: createHash('sha256').update(html).digest('base64url').slice(0, 27), headers };
}
