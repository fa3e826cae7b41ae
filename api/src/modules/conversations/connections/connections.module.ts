import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { findPerson } from '../threads/find-person';
import { blockPerson, listBlocks, unblockPerson } from './blocks.service';
import { mayBlock } from './connections.policy';
import { presentBlock } from './connections.presenter';
import {
  blockListSchema,
  blockParamsSchema,
  declineSchema,
  requestParamsSchema,
  unblockParamsSchema,
} from './connections.schema';
import { acceptConnection, declineConnection } from './connections.service';
import { deliverAllWaiting } from './waiting-requests';

/** Requests for a connection, and whom people do not want to hear from. */
export const connectionsModule: Plugin<void> = {
  name: 'connections',
  register(server) {
    server.app.platform.jobs.add({
      name: 'deliver waiting requests',
      everyMilliseconds: 15_000,
      run: () => deliverAllWaiting(server.app.platform.clock.now()),
    });
    server.route([accept, decline, blocks, block, unblock]);
  },
};

const accept = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/accept',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Accept a connection request; a reply does too',
  errors: { 404: ['connection_not_found'] },
  validate: { params: requestParamsSchema },
  response: 'none',
  transaction: true,
  act: ({ viewer, params, transaction }) => acceptConnection(viewer, params.otherUserId, transaction),
});

const decline = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/decline',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Decline a connection request with a reason that the other person is shown',
  errors: { 404: ['connection_not_found'] },
  validate: { params: requestParamsSchema, payload: declineSchema },
  response: 'none',
  transaction: true,
  act: ({ viewer, params, payload, transaction }) =>
    declineConnection(viewer, params.otherUserId, payload.reason, transaction),
});

const blocks = route({
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  summary: 'List the people the signed-in person has blocked, newest first',
  response: blockListSchema,
  act: ({ viewer }) => listBlocks(viewer.id),
  present: (found) => found.map(presentBlock),
});

const block = route({
  method: 'PUT',
  path: '/api/blocks/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Block a person: their messages no longer arrive, live work of the two ends, and they are not told',
  errors: { 400: ['cannot_block_yourself'], 404: ['user_not_found'], 409: ['too_many_blocks'] },
  validate: { params: blockParamsSchema },
  response: 'none',
  load: ({ params }) => findPerson(params.id),
  authorize: ({ viewer }, person) => mayBlock(viewer, person.id),
  transaction: true,
  act: ({ viewer, transaction }, person) => blockPerson(viewer, person.id, transaction),
});

const unblock = route({
  method: 'DELETE',
  path: '/api/blocks/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Unblock a person; messages they sent while blocked stay withheld',
  errors: { 404: ['block_not_found'] },
  validate: { params: unblockParamsSchema },
  response: 'none',
  transaction: true,
  act: ({ viewer, params, transaction }) => unblockPerson(viewer, params.id, transaction),
});
