import Joi from 'joi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server';
import { openApiDocument, responseOf, type OpenApiDocument } from './document';
import { toJsonSchema, type Components } from './joi-to-json-schema';

let test: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestServer();
  document = JSON.parse((await test.server.inject('/api/openapi.json')).payload) as OpenApiDocument;
});
afterAll(() => test.stop());

const read = (schema: Joi.Schema, components: Components = new Map()) => toJsonSchema(schema.describe(), components);

describe('the OpenAPI document', () => {
  it('describes every route of the API, but what is passed on to the backends of areas', () => {
    const undocumented = test.server
      .table()
      .filter(({ path }) => path !== '/api/areas/{area}/{path*}')
      .filter(({ path, method }) => !document.paths[path]?.[method])
      .map(({ path }) => path);
    expect(undocumented.sort()).toEqual(['/api/docs', '/api/docs/style.css', '/api/openapi.json']);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(openApiDocument(test.server))).toBe(JSON.stringify(document));
  });

  it('has every reference it makes', () => {
    const references = [...JSON.stringify(document).matchAll(/#\/components\/(schemas|responses)\/([\w-]+)/g)];
    expect(references.length).toBeGreaterThan(20);
    expect(
      references.filter(([, kind, name = '']) => !document.components[kind as 'schemas' | 'responses'][name]),
    ).toEqual([]);
  });

  it('names each refusal once, without a code twice', () => {
    for (const [name, { headers }] of Object.entries(document.components.responses)) {
      const codes = headers?.['X-Error-Code']?.schema.enum ?? [];
      expect(new Set(codes).size, name).toBe(codes.length);
    }
    const refusals = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status]) => Number(status) >= 400);
    expect(refusals.every(([, response]) => '$ref' in response)).toBe(true);
  });

  it('says what a sign-up takes, gives and refuses', () => {
    const operation = document.paths['/api/register']?.['post'];
    expect(operation?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Registration',
    });
    const responseTo = (status: string) => responseOf(document, operation?.responses[status] ?? { description: '' });
    expect(responseTo('200').content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/NewUser',
    });
    expect(responseTo('409').description).toBe('email_taken, idempotent_call_running, username_taken');
    expect(document.components.schemas['Registration']).toMatchObject({
      required: ['firstName', 'lastName', 'email', 'username', 'password', 'confirmPassword', 'userType'],
      properties: {
        username: { type: 'string', minLength: 3 },
        userType: { type: 'string', enum: ['client', 'accountant'] },
      },
    });
  });

  it('says of every operation which credentials it takes', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const schemes = Object.keys(document.components.securitySchemes);
    expect(schemes).toEqual(['session', 'releaseToken']);
    for (const { operationId, security } of operations) {
      expect([operationId, Array.isArray(security)]).toEqual([operationId, true]);
      for (const requirement of security) expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)));
    }
    const securityOf = (method: string, path: string) => document.paths[path]?.[method]?.security;
    expect(securityOf('get', '/api/healthz')).toEqual([]);
    expect(securityOf('get', '/api/accountants/{id}')).toEqual([{}, { session: [] }]);
    expect(securityOf('get', '/api/admin/users')).toEqual([{ session: [] }]);
    expect(securityOf('post', '/api/platform/releases')).toEqual([{ releaseToken: [] }]);
    expect(securityOf('post', '/api/platform/releases/{name}/{version}/activate')).toEqual([
      { releaseToken: [] },
      { session: [] },
    ]);
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  });

  it('is readable as a page that needs no script', async () => {
    const page = await test.server.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.payload).not.toMatch(/<script| style="| on[a-z]+="/);
    expect(page.payload).toContain('/api/register');
    expect((await test.server.inject('/api/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});

describe('reading a Joi schema', () => {
  it.each([
    [Joi.string().allow(null), { type: ['string', 'null'], minLength: 1 }],
    [Joi.string().allow(''), { type: 'string' }],
    [Joi.string().pattern(/^a/), { type: 'string', minLength: 1, pattern: '^a' }],
    [Joi.number().integer().min(1).max(5), { type: 'integer', minimum: 1, maximum: 5 }],
    [Joi.string().valid('a', 'b').allow(null), { type: ['string', 'null'], enum: ['a', 'b', null] }],
    [
      Joi.array().items(Joi.string()).single(),
      {
        anyOf: [
          { type: 'array', items: { type: 'string', minLength: 1 } },
          { type: 'string', minLength: 1 },
        ],
      },
    ],
    [Joi.object().pattern(Joi.string(), Joi.number()), { type: 'object', additionalProperties: { type: 'number' } }],
    [Joi.boolean().default(false), { type: 'boolean', default: false }],
  ])('%#', (schema, expected) => {
    expect(read(schema)).toEqual(expected);
  });

  it('keeps null beside a named schema, not in it', () => {
    const components: Components = new Map();
    const thing = Joi.object({ id: Joi.number().required() }).label('Thing');
    expect(read(thing.allow(null), components)).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }],
    });
    expect(read(thing, components)).toEqual({ $ref: '#/components/schemas/Thing' });
    expect(components.get('Thing')).toEqual({
      type: 'object',
      properties: { id: { type: 'number' } },
      required: ['id'],
      additionalProperties: false,
    });
  });

  it('refuses two different schemas of one name', () => {
    const components: Components = new Map();
    read(Joi.object({ a: Joi.string() }).label('Thing'), components);
    expect(() => read(Joi.object({ b: Joi.string() }).label('Thing'), components)).toThrow(
      'Two different schemas are named Thing.',
    );
  });
});
