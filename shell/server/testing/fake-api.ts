import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeApi {
  readonly url: string;
  /** Answers by path and query; a function answers itself. Others are 404. */
  readonly responses: Map<string, unknown>;
  readonly requests: {
    readonly url: string;
    readonly cookie: string | undefined;
    readonly headers: IncomingHttpHeaders;
  }[];
  stop(): Promise<void>;
}

/** The far side of the shell's network: an HTTP server that answers what a test says. */
export async function startFakeApi(): Promise<FakeApi> {
  const responses = new Map<string, unknown>();
  const requests: FakeApi['requests'] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push({ url, cookie: request.headers.cookie, headers: request.headers });
    const mocked = responses.get(url);
    if (typeof mocked === 'function') (mocked as Handler)(request, response);
    else if (mocked === undefined)
      response
        .writeHead(404, { 'content-type': 'text/plain', 'x-error-code': 'not_found' })
        .end('We couldn’t find what you asked for.');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mocked));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    responses,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
