import { describe, expectTypeOf, it } from 'vitest';
import type { ApiKey } from './api-client';
import { createAreaApi } from './area-api';

/** As openapi-typescript writes it. */
interface paths {
  '/notes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { year?: number }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': { title: string }[] } } };
    };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { title: string } } };
      responses: { 201: { content: { 'application/json': { id: number } } } };
    };
    put?: never;
    delete?: never;
  };
  '/notes/{id}': {
    get?: never;
    delete: {
      parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 204: { content?: never } };
    };
  };
}

const api = createAreaApi<paths>('year-end');
describe('the backend of an area', () => {
  it('has the paths of its own document, each with the methods that it takes', () => {
    expectTypeOf(api.useApi<'/notes'>)
      .parameter(0)
      .toEqualTypeOf<'/notes'>();
    // @ts-expect-error The document has no such path.
    expectTypeOf(() => api.key('/other')).toBeFunction();
    // @ts-expect-error It is not read.
    expectTypeOf(() => api.key('/notes/{id}')).toBeFunction();
  });

  it('responds as its document says', () => {
    expectTypeOf(() => api.key('/notes', { query: { year: 2026 } })).returns.toEqualTypeOf<
      ApiKey<{ title: string }[]>
    >();
    expectTypeOf(() =>
      api.send({} as never, 'post', '/notes', { body: { title: 'Hi' } }),
    ).returns.resolves.toEqualTypeOf<{
      id: number;
    }>();
    expectTypeOf(() =>
      api.send({} as never, 'delete', '/notes/{id}', { path: { id: 7 } }),
    ).returns.resolves.toBeUndefined();
  });

  it('is not called with what its document does not take', () => {
    // @ts-expect-error The query has no such name.
    expectTypeOf(() => api.key('/notes', { query: { month: 4 } })).toBeFunction();
    // @ts-expect-error The body is missing.
    expectTypeOf(() => api.send({} as never, 'post', '/notes')).toBeFunction();
    // @ts-expect-error The id is missing.
    expectTypeOf(() => api.send({} as never, 'delete', '/notes/{id}')).toBeFunction();
  });
});
