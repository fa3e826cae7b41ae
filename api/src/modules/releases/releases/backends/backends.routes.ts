import type { ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import { actorOf } from '../../../../platform/audit/record-audit';
import { route } from '../../../../platform/routes/route';
import { proveOwner } from '../../../identity/accounts/passwords/own-password';
import type { BackendCalls } from './backend-calls';
import { publicKeys } from './backend-identity';
import { presentBackends } from './backends.presenter';
import {
  backendChangeSchema,
  backendParametersSchema,
  backendRemovalSchema,
  backendSchema,
  publicKeysSchema,
} from './backends.schema';
import { listBackends, removeBackend, setBackend } from './backends.service';

/** Operations by which administrators grant areas a backend, and by which backends verify who asks. */
export const backendRoutes = (calls: BackendCalls): ServerRoute[] => [
  listing(calls),
  setting(calls),
  removal,
  publicKeysRoute,
];

const listing = (calls: BackendCalls) =>
  route({
    method: 'GET',
    path: '/api/platform/backends',
    access: 'admin',
    summary: 'List the backends of areas, and how they do',
    response: Joi.array().items(backendSchema),
    act: async () => presentBackends(await listBackends(), calls),
  });

const setting = (calls: BackendCalls) =>
  route({
    method: 'PUT',
    path: '/api/platform/areas/{name}/backend',
    access: 'admin',
    summary: 'Set the backend of an area',
    errors: { 400: ['wrong_password'], 409: ['backend_changed'], 429: ['rate_limited'] },
    publicData: 'unchanged',
    validate: { params: backendParametersSchema, payload: backendChangeSchema },
    response: backendSchema,
    act: async ({ params, payload, viewer, platform: { settings, limits }, request }) => {
      await proveOwner(viewer, payload.currentPassword, limits);
      const row = await setBackend(params.name, payload, { viewer, by: actorOf(request), settings });
      return (await presentBackends([row], calls))[0];
    },
  });

const removal = route({
  method: 'DELETE',
  path: '/api/platform/areas/{name}/backend',
  access: 'admin',
  summary: 'Remove the backend of an area: its next call finds none',
  errors: { 404: ['backend_not_found'], 409: ['backend_changed'] },
  publicData: 'unchanged',
  validate: { params: backendParametersSchema, query: backendRemovalSchema },
  response: 'none',
  act: ({ params, query, request }) => removeBackend(params.name, query.version, actorOf(request)),
});

const publicKeysRoute = route({
  method: 'GET',
  path: '/api/areas/.well-known/jwks.json',
  access: 'anonymous',
  summary: 'Get the public keys by which the backend of an area verifies who asks',
  response: publicKeysSchema,
  act: ({ platform: { settings }, setHeader }) => {
    setHeader('Cache-Control', 'public, max-age=300');
    return publicKeys(settings);
  },
});
