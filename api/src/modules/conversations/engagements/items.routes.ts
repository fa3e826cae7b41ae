import type { User } from '../../../platform/auth/user.model';
import { route } from '../../../platform/routes/route';
import { answersWork, refusals, workAct } from './engagement-route';
import {
  engagementIdSchema,
  itemDraftSchema,
  itemDraftsSchema,
  itemIdSchema,
  returnSchema,
} from './engagements.schema';
import { acceptItem, askFor, changeItem, ownItem, removeItem, returnItem } from './items.service';

const ask = route({
  ...workAct,
  method: 'POST',
  path: '/api/engagements/{id}/items',
  summary: 'Ask the other side of live work for documents',
  errors: { ...workAct.errors, 409: [...refusals, 'too_many_items'] },
  validate: { params: engagementIdSchema, payload: itemDraftsSchema },
  act: ({ viewer, payload, platform }, { id }) => askFor(viewer, id, payload.items, platform.clock),
});

/** Options shared by every change of a document that was asked for. */
const change = {
  ...answersWork,
  errors: { 404: ['item_not_found'], 409: [...refusals, 'item_changed'] },
  load: ({ viewer, params }: { readonly viewer: User; readonly params: { readonly id: number } }) =>
    ownItem(viewer, params.id),
} as const;

const edit = route({
  ...change,
  method: 'PUT',
  path: '/api/engagement-items/{id}',
  summary: 'Change a document request of one’s own',
  validate: { params: itemIdSchema, payload: itemDraftSchema },
  act: ({ viewer, payload, platform }, item) => changeItem(viewer, item, payload, platform.clock),
});

const remove = route({
  ...change,
  method: 'DELETE',
  path: '/api/engagement-items/{id}',
  summary: 'Remove a document request of one’s own that has no files',
  validate: { params: itemIdSchema },
  act: ({ viewer, platform }, item) => removeItem(viewer, item, platform.clock),
});

const accept = route({
  ...change,
  method: 'POST',
  path: '/api/engagement-items/{id}/accept',
  summary: 'Check off a document that one has asked for',
  validate: { params: itemIdSchema },
  act: ({ viewer, platform }, item) => acceptItem(viewer, item, platform.clock),
});

const giveBack = route({
  ...change,
  method: 'POST',
  path: '/api/engagement-items/{id}/return',
  summary: 'Give a document back with a note on what is missing',
  validate: { params: itemIdSchema, payload: returnSchema },
  act: ({ viewer, payload, platform }, item) => returnItem(viewer, item, payload.note, platform.clock),
});

/** Routes of documents that are asked for. */
export const itemRoutes = [ask, edit, remove, accept, giveBack];
