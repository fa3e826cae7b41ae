import { actorOf } from '../../../../platform/audit/record-audit';
import { listPartSchema } from '../../../../platform/paging/offset-query';
import { route } from '../../../../platform/routes/route';
import { postSchema } from '../blog.schema';
import { presentEditablePost, presentRevision, presentRevisionHead } from './editing.presenter';
import { editable } from './editing.routes';
import { postIdParamsSchema } from './editing.schema';
import { restoreRevisionSchema, revisionListSchema, revisionParamsSchema, revisionSchema } from './revisions.schema';
import { restoreRevision } from './restore-revision';
import { findRevision, listRevisions } from './revisions.service';

const list = route({
  method: 'GET',
  path: '/api/blog/{id}/revisions',
  access: 'admin',
  summary: 'List a post’s revisions, newest first',
  errors: { 404: ['post_not_found'] },
  validate: { params: postIdParamsSchema, query: listPartSchema },
  response: revisionListSchema,
  act: ({ params, query }) => listRevisions(params.id, query),
  present: (revisions) => revisions.map(presentRevisionHead),
});

const one = route({
  method: 'GET',
  path: '/api/blog/{id}/revisions/{version}',
  access: 'admin',
  summary: 'Get one revision of a post with its text',
  errors: { 404: ['revision_not_found'] },
  validate: { params: revisionParamsSchema },
  response: revisionSchema,
  act: ({ params }) => findRevision(params.id, params.version),
  present: presentRevision,
});

const restore = route({
  method: 'POST',
  path: '/api/blog/{id}/revisions/{version}/restore',
  access: 'admin',
  summary: 'Restore an earlier revision of a post; `seen` is the current version the page showed',
  errors: { 404: ['post_not_found', 'revision_not_found'], 409: ['post_changed'] },
  validate: { params: revisionParamsSchema, payload: restoreRevisionSchema },
  response: postSchema,
  act: async ({ viewer, params, payload, request }) => {
    const revision = { postId: params.id, version: params.version };
    return editable(await restoreRevision(revision, actorOf(request), payload.seen), viewer, request);
  },
  present: presentEditablePost,
});

export const revisionRoutes = [list, one, restore];
