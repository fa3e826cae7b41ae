// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useApi } from './use-api';
import { createResponseCache } from './response-cache';
import { createFakeHost, Hosted, mockResponses } from '../testing';

const guides = (text: string) => `/api/compliance/search?q=${text}`;
const response = (title: string) => [{ title }] as never;

function Results(): ReactNode {
  const [text, setText] = useState('tax');
  const { data } = useApi('/api/compliance/search', { query: { q: text } }, { keepPreviousData: true });
  return (
    <>
      <p>{data?.map(({ title }) => title).join()}</p>
      {['tax', 'payroll'].map((next) => (
        <button key={next} onClick={() => setText(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

it('shows what came with the page again when one returns to it, without asking', async () => {
  const calls = mockResponses({ [`GET ${guides('payroll')}`]: response('Payroll law') });
  render(
    <Hosted host={createFakeHost()} responses={{ [guides('tax')]: response('Tax law') }} revalidateIfStale={false}>
      <Results />
    </Hosted>,
  );
  expect(screen.getByText('Tax law')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'payroll' }).click());
  expect(await screen.findByText('Payroll law')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'tax' }).click());
  expect(screen.getByText('Tax law')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual([guides('payroll')]);
});

it('lets a part that hydrates after its data was looked at keep what is lazy in it', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => undefined;
  const module = new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve));
  const onServer = { default: () => <button>Contact Me</button> };
  const page = (Late: () => ReactNode) => {
    // As the layout does: it reads the page's title.
    const Title = () => <title>{useApi('/api/compliance', {}).data?.[0]?.title}</title>;
    const Page = () => {
      const { data } = useApi('/api/compliance', {});
      return (
        <>
          <h1>{data?.[0]?.title}</h1>
          <Suspense fallback={<button disabled>Contact Me</button>}>
            <Late />
          </Suspense>
        </>
      );
    };
    return (
      <Hosted host={createFakeHost()} responses={{ '/api/compliance': response('Tax law') }} revalidateIfStale={false}>
        <Title />
        <Suspense fallback="coming">
          <Page />
        </Suspense>
      </Hosted>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(onServer.default));
  const seen: boolean[] = [];
  const look = new MutationObserver(() => seen.push(container.querySelector('button')?.disabled ?? true));
  look.observe(container, { childList: true, subtree: true, attributes: true });
  const Late = lazy(() => module) as unknown as () => ReactNode;
  const problems: unknown[] = [];
  await act(
    async () => void hydrateRoot(container, page(Late), { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(container.querySelector('button')?.disabled).toBe(false);
  await act(async () => arrive(onServer));
  look.disconnect();
  expect(seen).not.toContain(true);
  expect(problems).toEqual([]);
});

it('keeps the identity of an entry that does not change', () => {
  const cache = createResponseCache({ '/api/compliance': [] });
  const entry = cache.get('/api/compliance');
  cache.set('/api/compliance', { ...entry });
  expect(cache.get('/api/compliance')).toBe(entry);
  cache.set('/api/compliance', { ...entry, data: undefined });
  expect(cache.get('/api/compliance')).toEqual({ data: undefined, _k: '/api/compliance' });
});
