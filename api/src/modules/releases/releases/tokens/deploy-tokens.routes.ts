import Joi from 'joi';
import { listPartSchema } from '../../../../platform/paging/offset-query';
import { actorOf } from '../../../../platform/audit/record-audit';
import { User } from '../../../../platform/auth/user.model';
import { route } from '../../../../platform/routes/route';
import { proveOwner } from '../../../identity/accounts/passwords/own-password';
import { presentDeployToken } from '../release.presenter';
import {
  createdDeployTokenSchema,
  deployTokenSchema,
  newDeployTokenSchema,
  tokenParametersSchema,
} from './deploy-tokens.schema';
import type { DeployToken } from './deploy-token.model';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens.service';

const day = 86_400_000;

const list = route({
  method: 'GET',
  path: '/api/platform/deploy-tokens',
  access: 'admin',
  summary: 'List the deploy tokens of all areas, without their secrets',
  validate: { query: listPartSchema },
  response: Joi.array().items(deployTokenSchema),
  act: async ({ query }) => {
    const tokens = await listDeployTokens(query);
    const makers = await makersOf(tokens);
    return tokens.map((token) => presentDeployToken(token, makers));
  },
});

const create = route({
  method: 'POST',
  path: '/api/platform/deploy-tokens',
  access: 'admin',
  summary: 'Create a deploy token for one area; it is shown once',
  errors: { 400: ['wrong_password'], 429: ['rate_limited'] },
  publicData: 'unchanged',
  validate: { payload: newDeployTokenSchema },
  response: createdDeployTokenSchema,
  act: async ({ viewer, payload, platform, request, setHeader }) => {
    const { currentPassword, expiresInDays, ...grant } = payload;
    await proveOwner(viewer, currentPassword, platform.limits);
    setHeader('Cache-Control', 'no-store');
    const expiresAt = expiresInDays === null ? null : new Date(platform.clock.now().getTime() + expiresInDays * day);
    const made = { ...grant, expiresAt, createdById: viewer.id };
    const { row, token } = await createDeployToken(made, actorOf(request));
    return { ...presentDeployToken(row, new Map([[viewer.id, viewer]])), token };
  },
});

const revoke = route({
  method: 'DELETE',
  path: '/api/platform/deploy-tokens/{id}',
  access: 'admin',
  summary: 'Revoke a deploy token',
  errors: { 404: ['deploy_token_not_found'] },
  publicData: 'unchanged',
  validate: { params: tokenParametersSchema },
  response: deployTokenSchema,
  act: async ({ params, request }) => {
    const token = await revokeDeployToken(params.id, actorOf(request));
    return presentDeployToken(token, await makersOf([token]));
  },
});

async function makersOf(tokens: readonly DeployToken[]): Promise<ReadonlyMap<number, User>> {
  const ids = tokens.flatMap(({ createdById }) => createdById ?? []);
  const users = await User.query().findByIds([...new Set(ids)]);
  return new Map(users.map((user) => [user.id, user]));
}

export const deployTokenRoutes = [list, create, revoke];
