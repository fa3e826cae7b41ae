import { randomUUID } from 'node:crypto';
import type { Plugin } from '@hapi/hapi';

const acceptable = /^[\w-]{8,64}$/;

/**
 * Names every request: the id the shell sent, or a new one, goes to the log and, through the headers plugin, into the
 * response.
 */
export const requestId: Plugin<void> = {
  name: 'request-id',
  register(server) {
    server.ext('onRequest', (request, h) => {
      const sent = request.headers['x-request-id'] as string | undefined;
      request.app.requestId = sent && acceptable.test(sent) ? sent : randomUUID();
      return h.continue;
    });
  },
};
