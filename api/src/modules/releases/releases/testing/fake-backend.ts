import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A backend of a test. */
export interface FakeBackend {
  readonly url: string;
  /** Requests that arrived, the newest last, with their bodies. */
  readonly calls: readonly { readonly request: IncomingMessage; readonly body: string }[];
  /** Responds from here on. */
  respond: RequestListener;
  stop(): Promise<void>;
}

/** Sends JSON. */
export const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}): unknown =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Starts a service of this machine that responds as each test says. @param port any free one when absent */
export async function startFakeBackend(port = 0): Promise<FakeBackend> {
  const sockets = new Set<Socket>();
  const calls: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ request, body: Buffer.concat(chunks).toString() });
      backend.respond(request, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const backend: FakeBackend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    respond: (_request, response) => void json(response, { ok: true }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return backend;
}
