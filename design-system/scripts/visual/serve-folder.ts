import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderServer {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a built Storybook on a free port of this machine. Browsers may keep what they got: nothing changes while it
 * runs.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(folder, normalize(path))).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[extname(path)] ?? 'application/octet-stream',
            'cache-control': 'max-age=3600',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
