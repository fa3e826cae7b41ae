import Joi from 'joi';
import { overrideCookieOf, overrideSetCookie } from '../../../../hosting/override-cookie';
import { actorOf } from '../../../../platform/audit/record-audit';
import { route } from '../../../../platform/routes/route';
import { proveOwner } from '../../../identity/accounts/passwords/own-password';
import { sealOverride } from './override-seal';
import { deployerErrors, deployerFor, forDeployers } from '../release.policy';
import { mayMake, mayUse } from './overrides.policy';
import { namesFor, presentActive, presentLink, presentOpenLink, presentOwn } from './overrides.presenter';
import {
  activeOverrideSchema,
  currentOverrideSchema,
  linkParametersSchema,
  newOverrideSchema,
  openLinkSchema,
  overrideLinkSchema,
  overrideParametersSchema,
  overridesQuerySchema,
  useOverrideSchema,
} from './overrides.schema';
import { previewedVersion } from './area-override.model';
import {
  endOverride,
  findCurrent,
  findOverride,
  findPreviewed,
  listActive,
  makeLink,
  readLink,
  useLink,
} from './overrides.service';

const make = route({
  method: 'POST',
  path: '/api/platform/overrides',
  access: 'public',
  summary: 'Make the link that lets one browser get an area from a development server, or a published release, once',
  errors: {
    400: ['wrong_password'],
    401: ['release_token_refused'],
    403: ['admin_only', 'release_token_other_area', 'override_origin_refused'],
    404: ['area_not_found', 'release_not_found'],
    429: ['rate_limited'],
  },
  takesReleaseToken: true,
  publicData: 'unchanged',
  allowFirst: async ({ request, viewer }) => {
    await mayMake(request, viewer);
  },
  validate: { payload: newOverrideSchema },
  response: overrideLinkSchema,
  act: async ({ payload, platform: { limits, settings }, request, setHeader, viewer }) => {
    const authority = await mayMake(request, viewer, payload.area);
    // What runs in an administrator's page does not know their password: an area cannot override another.
    if (viewer && authority.userId !== null) await proveOwner(viewer, payload.currentPassword, limits);
    setHeader('Cache-Control', 'no-store');
    const { row, code } = await makeLink(payload, authority, settings, actorOf(request));
    return presentLink(row, await namesFor([row]), code);
  },
});

const look = route({
  method: 'GET',
  path: '/api/platform/overrides/links/{code}',
  access: 'public',
  summary: 'Get what the link of an override would set',
  errors: { 404: ['override_link_gone'] },
  validate: { params: linkParametersSchema },
  response: openLinkSchema,
  act: async ({ params, setHeader, viewer }) => {
    setHeader('Cache-Control', 'no-store');
    const row = await readLink(params.code);
    const mayUse = viewer?.userType === 'admin' || previewedVersion(row) !== null;
    return presentOpenLink(row, await namesFor([row]), mayUse);
  },
});

const use = route({
  method: 'POST',
  path: '/api/platform/overrides/links/{code}',
  access: 'public',
  summary: 'Take the link of an override into use in this browser, as an administrator or with a deploy token',
  errors: {
    401: ['release_token_refused'],
    403: ['release_token_other_area'],
    404: ['override_link_gone'],
  },
  publicData: 'unchanged',
  validate: { params: linkParametersSchema, payload: useOverrideSchema },
  response: currentOverrideSchema,
  load: ({ params }) => readLink(params.code),
  act: async ({ params, payload, platform: { settings }, request, setHeader, viewer }, link) => {
    const authority = await mayUse(viewer, payload.deployToken, link);
    const row = await useLink(params.code, authority, actorOf(request));
    const { publicUrl, sessionSecret } = settings;
    setHeader('Set-Cookie', overrideSetCookie(sealOverride(row, sessionSecret), publicUrl, row.expiresAt));
    setHeader('Cache-Control', 'no-store');
    return presentOwn(row, await namesFor([row]), await findPreviewed(row));
  },
});

const current = route({
  method: 'GET',
  path: '/api/platform/override',
  access: 'anonymous',
  summary: 'Get the override of this browser',
  response: currentOverrideSchema,
  act: async ({ platform: { settings }, request, setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    const cookie = overrideCookieOf(request.raw.req.headers.cookie, settings.publicUrl);
    const row = await findCurrent(cookie, settings);
    if (!row) return { override: null };
    return presentOwn(row, await namesFor([row]), await findPreviewed(row));
  },
});

const stop = route({
  method: 'DELETE',
  path: '/api/platform/override',
  access: 'public',
  summary: 'End the override of this browser',
  publicData: 'unchanged',
  response: 'none',
  act: async ({ platform: { settings }, request, setHeader }) => {
    const { publicUrl } = settings;
    const row = await findCurrent(overrideCookieOf(request.raw.req.headers.cookie, publicUrl), settings);
    if (row) await endOverride(row, actorOf(request));
    setHeader('Set-Cookie', overrideSetCookie(null, publicUrl));
  },
});

const list = route({
  method: 'GET',
  path: '/api/platform/overrides',
  ...forDeployers,
  summary:
    'List the overrides that browsers have now, and links to use (as an administrator, or of an area with its token)',
  errors: deployerErrors,
  validate: { query: overridesQuerySchema },
  response: Joi.array().items(activeOverrideSchema),
  act: async (context) => {
    const { query } = context;
    await deployerFor(query.area, context);
    const rows = await listActive(query);
    const names = await namesFor(rows);
    return rows.map((row) => presentActive(row, names));
  },
});

const end = route({
  method: 'DELETE',
  path: '/api/platform/overrides/{id}',
  ...forDeployers,
  summary: 'End an override, or a link that no one used (as an administrator, or with a deploy token of its area)',
  errors: { ...deployerErrors, 404: ['override_not_found'] },
  publicData: 'unchanged',
  validate: { params: overrideParametersSchema },
  response: 'none',
  load: ({ params }) => findOverride(params.id),
  act: async (context, row) => {
    await deployerFor(row.area, context);
    await endOverride(row, actorOf(context.request));
  },
});

export const overrideRoutes = [make, look, use, current, stop, list, end];
