import { actorOf } from '../../../platform/audit/record-audit';
import { listPartSchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { presentSession } from './sessions.presenter';
import { sessionListSchema, sessionParamsSchema } from './sessions.schema';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.service';

/** Sessions of the signed-in person, and how to end them. */
export const sessionsModule = routesModule('sessions', () => [list, endOne, endOthers]);

const list = route({
  method: 'GET',
  path: '/api/users/sessions',
  access: 'signed-in',
  summary: 'List the signed-in person’s sessions',
  validate: { query: listPartSchema },
  response: sessionListSchema,
  act: ({ viewer, query }) => listSessions(viewer.id, query),
  present: (sessions, { request }) =>
    sessions.map((session) => presentSession(session, request.auth.credentials.sessionHash)),
});

const endOne = route({
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  access: 'signed-in',
  summary: 'End one session',
  errors: { 404: ['session_not_found'] },
  validate: { params: sessionParamsSchema },
  response: 'none',
  publicData: 'unchanged',
  act: ({ viewer, params, request }) => endOwnSession(viewer.id, params.id, actorOf(request)),
});

const endOthers = route({
  method: 'POST',
  path: '/api/users/sessions/end-others',
  access: 'signed-in',
  summary: 'End every session but this one',
  response: 'none',
  publicData: 'unchanged',
  act: ({ viewer, request }) => endOtherSessions(viewer.id, request.auth.credentials.sessionHash, actorOf(request)),
});
