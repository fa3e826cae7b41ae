import type { RequestRoute, Server } from '@hapi/hapi';
import Joi from 'joi';
import { apiVersion } from '../api-version';
import { idempotencyErrors, idempotencyParameter } from '../idempotency/respond-once';
import { type Access } from '../routes/route-definition';
import { isRequired, toJsonSchema, type Components } from './joi-to-json-schema';
import type { JoiDescription, JsonSchema } from './json-schema';

/** Scopes by the name of the security scheme, all of which a caller needs. */
type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** One operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** The module that it belongs to: its group in the documentation. */
  readonly tags: readonly [string];
  /**
   * Any of these lets a caller in; an empty one is a caller without credentials, an empty list says that none are read.
   */
  readonly security: readonly SecurityRequirement[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, OperationResponse | ResponseReference>>;
}
/** Leads to a response that several operations give. */
export interface ResponseReference {
  readonly $ref: `#/components/responses/${string}`;
}
/** One value in the path or the query of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}
/** One response of an operation. */
export interface OperationResponse {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
}
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** The API's OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    /** Refusals, by status and codes: most operations share theirs with others. */
    readonly responses: Readonly<Record<string, OperationResponse>>;
    readonly securitySchemes: object;
  };
}

/**
 * Describes every route made with `route()`, from the same Joi schemas that check it. The same routes give the same
 * document to the letter.
 */
export function openApiDocument(server: Server): OpenApiDocument {
  const components: Components = new Map();
  const responses: SharedResponses = new Map();
  const paths = new Map<string, Record<string, Operation>>();
  // What is passed on to another service (`{path*}`) is described by that service.
  const routes = server.table().filter(({ path, settings }) => settings.plugins?.contract && !path.endsWith('*}'));
  for (const entry of [...routes].sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))) {
    const methods = paths.get(entry.path) ?? {};
    methods[entry.method] = describeRoute(entry, components, responses);
    paths.set(entry.path, methods);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Counterpart',
      version: apiVersion,
      description: 'Every error answer is one plain sentence as text, with a stable code in X-Error-Code.',
    },
    servers: [{ url: '/', description: 'The site that serves this document' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => compare(a, b))),
      responses: Object.fromEntries([...responses].sort(([a], [b]) => compare(a, b))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by signing in; over https it is named __Host-session.',
        },
        releaseToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A deploy token of an area, or the RELEASE_TOKEN of this installation.',
        },
      },
    },
  };
}

/** Refusals by the name they have in the document. */
type SharedResponses = Map<string, OperationResponse>;

function describeRoute(
  { path, method, settings, realm }: RequestRoute,
  components: Components,
  responses: SharedResponses,
): Operation {
  const { access, validate, isIdempotent, takesReleaseToken } = settings.plugins?.contract ?? {};
  const payload = asDescription(validate?.payload);
  const parameters = [
    ...parametersOf('path', asDescription(validate?.params), components),
    ...parametersOf('query', asDescription(validate?.query), components),
    ...(isIdempotent ? [idempotencyParameter] : []),
  ];
  return {
    operationId: operationId(method, path),
    summary: settings.description ?? '',
    tags: [realm.plugin.replaceAll('-', ' ')],
    security: securityOf(access, takesReleaseToken),
    ...(parameters.length > 0 && { parameters }),
    ...(settings.plugins?.contract?.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema } } },
    }),
    ...(payload && {
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(payload, components) } } },
    }),
    responses: { ...success(settings, components), ...refusals(settings, responses) },
  };
}

/** Body of a route with `upload`. */
const formSchema: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function needsSession(access: Access | undefined): boolean {
  return access === 'signed-in' || access === 'admin';
}

const withSession: SecurityRequirement = { session: [] };
const withReleaseToken: SecurityRequirement = { releaseToken: [] };

function securityOf(access: Access | undefined, takesReleaseToken: true | undefined): SecurityRequirement[] {
  if (takesReleaseToken) return access === 'anonymous' ? [withReleaseToken] : [withReleaseToken, withSession];
  if (access === 'anonymous') return [];
  return needsSession(access) ? [withSession] : [{}, withSession];
}

/** A response of an operation, wherever the document has it. */
export function responseOf(
  { components }: Pick<OpenApiDocument, 'components'>,
  response: OperationResponse | ResponseReference,
): OperationResponse {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.slice('#/components/responses/'.length)];
  if (!found) throw new Error(`The document has no ${response.$ref}.`);
  return found;
}

/** True when an operation refuses callers without credentials. */
export const needsCredentials = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);

type RouteSettings = RequestRoute['settings'];

function success({ plugins }: RouteSettings, components: Components): Record<string, OperationResponse> {
  const response = plugins?.contract?.response ?? 'raw';
  if (response === 'none') return { 204: { description: 'Done' } };
  if (response === 'raw') return { 200: { description: 'Success' } };
  return {
    200: {
      description: 'Success',
      content: { 'application/json': { schema: toJsonSchema(response.describe(), components) } },
    },
  };
}

function refusals({ plugins }: RouteSettings, responses: SharedResponses): Record<string, ResponseReference> {
  const {
    access,
    validate,
    errors = {},
    limits = [],
    isIdempotent,
    areaSwitch,
    closesWithoutSecondStep,
  } = plugins?.contract ?? {};
  const codes = new Map<number, Set<string>>();
  const add = (status: number, ...names: readonly string[]): unknown =>
    codes.set(status, new Set([...(codes.get(status) ?? []), ...names]));
  if (areaSwitch) add(areaSwitch.status, 'area_switched_off');
  if (access === 'admin') add(403, 'admin_only');
  if (closesWithoutSecondStep) add(403, 'second_step_needed');
  if (needsSession(access)) add(401, 'not_signed_in');
  if (validate?.query || validate?.payload) add(400, 'invalid_request');
  if (validate?.payload) add(400, 'malformed_json', 'unknown_field');
  if (limits.length > 0) add(429, 'rate_limited');
  for (const [status, names] of Object.entries(errors)) add(Number(status), ...names);
  if (isIdempotent) for (const [status, name] of idempotencyErrors) add(status, name);
  return Object.fromEntries(
    [...codes]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [String(status), shared(status, [...names], responses)]),
  );
}

/** A refusal under a name made of its status and codes, written once for all operations that give it. */
function shared(status: number, codes: readonly string[], responses: SharedResponses): ResponseReference {
  const sorted = [...codes].sort(compare);
  const name = `${status}_${sorted.join('-')}`;
  if (!responses.has(name)) responses.set(name, refusal(sorted));
  return { $ref: `#/components/responses/${name}` };
}

function refusal(codes: readonly string[]): OperationResponse {
  return {
    description: codes.join(', '),
    content: { 'text/plain': { schema: { type: 'string' } } },
    headers: { 'X-Error-Code': { description: 'Stable code', schema: { type: 'string', enum: codes } } },
  };
}

function parametersOf(
  location: Parameter['in'],
  description: JoiDescription | null,
  components: Components,
): Parameter[] {
  return Object.entries(description?.keys ?? {}).map(([name, key]) => ({
    name,
    in: location,
    required: location === 'path' || isRequired(key),
    schema: toJsonSchema(key, components),
  }));
}

function asDescription(schema: unknown): JoiDescription | null {
  return Joi.isSchema(schema) ? schema.describe() : null;
}

function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
