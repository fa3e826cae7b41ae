import type { User } from '@counterpart/api/contract';
import { describe, expectTypeOf, it } from 'vitest';
import { apiKey, type ApiClient, type PathFor, type RequestParams } from './api-client';
import type { useApi } from './use-api';

/** Arguments after the path, as a call site may give them. */
type Sent<M extends 'post' | 'delete', Path extends PathFor<M>> =
  Parameters<typeof _send<M, Path>> extends [M, Path, ...infer Rest] ? Rest : never;
declare const _send: ApiClient['send'];
declare const fetch: ApiClient['fetch'];
type Read<Path extends PathFor<'get'>> = Parameters<typeof useApi<Path>> extends [Path, ...infer Rest] ? Rest : never;

describe('a call', () => {
  it('is refused without the body that the contract requires', () => {
    expectTypeOf<[]>().not.toExtend<Sent<'post', '/api/messages'>>();
    expectTypeOf<[{ body: { content: string } }]>().not.toExtend<Sent<'post', '/api/messages'>>();
  });

  it('is refused without the ids of its path', () => {
    expectTypeOf<[]>().not.toExtend<Sent<'delete', '/api/reviews/{id}'>>();
    expectTypeOf<[{ path: { id: number } }]>().toExtend<Sent<'delete', '/api/reviews/{id}'>>();
    expectTypeOf<[{ path: { slug: string } }]>().not.toExtend<Sent<'delete', '/api/reviews/{id}'>>();
  });

  it('is refused with a body where there is none', () => {
    expectTypeOf<[]>().toExtend<Sent<'post', '/api/logout'>>();
    expectTypeOf<[{ body: { everywhere: true } }]>().not.toExtend<Sent<'post', '/api/logout'>>();
  });
});

describe('a query', () => {
  type Search = NonNullable<RequestParams<'get', '/api/accountants/search'>['query']>;

  it('has the names and values of the contract, absent ones left out', () => {
    expectTypeOf<'servcies'>().not.toExtend<keyof Search>();
    expectTypeOf<{ minRating: 'many' }>().not.toExtend<Search>();
    expectTypeOf<{ minRating: 4.5; services: string[]; q: ''; page: undefined }>().toExtend<Search>();
  });

  it('is refused by an operation that takes none', () => {
    expectTypeOf<[{ query: { fields: string } }]>().not.toExtend<Read<'/api/user'>>();
  });
});

describe('a response', () => {
  it('is what the contract says for the key, and unknown for any other text', () => {
    expectTypeOf(() => fetch(apiKey('/api/user'))).returns.resolves.toEqualTypeOf<User>();
    expectTypeOf(() => fetch('/api/user')).returns.resolves.toBeUnknown();
    expectTypeOf<string>().not.toExtend<Parameters<typeof fetch<{ nonsense: boolean }>>[0]>();
  });

  it('of a read needs the ids of its path', () => {
    expectTypeOf<[]>().toExtend<Read<'/api/user'>>();
    expectTypeOf<[]>().not.toExtend<Read<'/api/accountants/{id}'>>();
    expectTypeOf<[null]>().toExtend<Read<'/api/accountants/{id}'>>();
  });
});
