import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Service behind an area, which verifies who asks as the documents show. */
export interface JourneyBackend {
  readonly port: number;
  /** Responds otherwise from here on; null as it should. */
  behave(how: ((response: ServerResponse) => void) | null): void;
  stop(): Promise<void>;
}

/** Starts the service. @param site URL of the product whose signatures it believes */
export async function startBackend(site: string, port = 0): Promise<JourneyBackend> {
  const keys = createRemoteJWKSet(new URL(`${site}/api/areas/.well-known/jwks.json`));
  const sockets = new Set<Socket>();
  let behavior: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const respond = async () => {
      const { payload } = await jwtVerify(token, keys, { issuer: site, audience: 'backed' });
      const name = payload.sub === undefined ? 'visitor' : payload['name'];
      const isWrite = request.method === 'POST';
      if (request.headers.cookie !== undefined) throw new Error('A cookie came along.');
      response.writeHead(isWrite ? 201 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isWrite ? { by: name } : { name }));
    };
    if (behavior) behavior(response);
    else respond().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    behave: (how) => void (behavior = how),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Responses that nothing of may reach a browser, by what they are. */
export const hostileResponses: Readonly<Record<string, (response: ServerResponse, foreign: string) => void>> = {
  'a page with a script': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>window.hostile = true</script>'),
  'a script': (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.hostile = true'),
  'a redirect to a foreign host': (response, foreign) => response.writeHead(302, { location: foreign }).end(),
  'an endless body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '.repeat(1_000_000)), 5);
    response.on('close', () => clearInterval(timer));
  },
  'ten thousand headers': (response) => {
    for (let index = 0; index < 10_000; index += 1) response.setHeader(`x-${index}`, 'a');
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  },
  'a forged length': (response) => {
    response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9999\r\nset-cookie: session=hostile; Path=/\r\n\r\n{}',
    );
  },
};
