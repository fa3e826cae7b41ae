import { badRequest } from '@hapi/boom';
import Busboy from '@fastify/busboy';
import type { Request } from '@hapi/hapi';
import type { FormPart, FormPayload } from './form-file';

/** More parts than any form has. */
const mostParts = 100;

/** As browsers write a file's name: quotes and ends of lines as `%22`, `%0D` and `%0A`, and nothing else so. */
const nameAsSent = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);

/**
 * Reads a multipart form. Files stay the bytes they are, whatever type their sender claims; fields are text. Of parts
 * with the same name the first counts.
 * @throws Boom 400 for what is no such form
 */
async function readForm(body: Buffer, contentType: string): Promise<FormPayload> {
  const found = new Map<string, FormPart | string>();
  const keep = (name: string, value: FormPart | string) => {
    if (!found.has(name)) found.set(name, value);
  };
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => reject(badRequest('Invalid multipart payload format', error));
    try {
      const parser = Busboy({
        headers: { 'content-type': contentType },
        preservePath: true,
        limits: { parts: mostParts },
      });
      parser.on('field', keep);
      parser.on('file', (name, stream, filename: string | undefined) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => keep(name, { filename: nameAsSent(filename ?? ''), bytes: Buffer.concat(chunks) }));
        stream.on('error', refuse);
      });
      parser.on('finish', resolve);
      parser.on('error', refuse);
      parser.end(body);
    } catch (error) {
      refuse(error);
    }
  });
  return Object.fromEntries(found);
}

/** Puts the form in the place of the bytes that a request came with. @throws Boom 400 for what is no form */
export async function takeForm(request: Request): Promise<void> {
  const payload = await readForm(request.payload as Buffer, String(request.headers['content-type']));
  Object.assign(request, { payload });
}
