import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a product on which some files never arrive. */
export interface HangingProxy {
  readonly url: string;
  /** Files whose requests are accepted and never answered from now on. */
  hold(isHeld: (url: URL) => boolean): void;
  stop(): Promise<void>;
}

/**
 * Stands in front of a product with connections of its own: a browser has six of them for a site, and a file that
 * hangs holds one. A request that is held in the browser itself holds none.
 */
export async function startHangingProxy(target: string): Promise<HangingProxy> {
  let isHeld: (url: URL) => boolean = () => false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', target);
    if (isHeld(url)) return;
    const { method = 'GET', headers } = request;
    const onward = forward(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (files) => {
      isHeld = files;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
