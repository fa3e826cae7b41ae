import { expect, it } from 'vitest';
import type { ApiResponse } from '../api/api-reader';
import { readPageData } from './page-data';

const route = {
  area: 'year-end',
  params: { id: '7' },
  declaration: { path: '/year-end/:id', data: { dates: '/api/areas/year-end/dates' }, head: { title: 'Year end' } },
} as never;
const answered = (response: Partial<ApiResponse>) =>
  readPageData(
    { fetch: () => Promise.resolve({ status: 200, value: undefined, setCookies: [], ...response }) },
    route,
    '',
    {},
  );
const refusal = (code: string) => ({ sentence: 'No.', code, requestId: null });

it('a page is shown without what the backend of its area has not sent', async () => {
  for (const response of [
    { status: 0 },
    { status: 503, refusal: refusal('backend_unavailable') },
    { status: 404, refusal: refusal('backend_not_found') },
  ])
    expect(await answered(response)).toMatchObject({ status: 200, isWhole: false, responses: {} });
});

it('a page of what the backend does not know is one that does not exist', async () => {
  expect(await answered({ status: 404, refusal: refusal('backend_refused') })).toMatchObject({ status: 404 });
});
