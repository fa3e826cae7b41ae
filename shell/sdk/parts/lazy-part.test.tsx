// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';
import { createFakeHost, renderInHost } from '../testing';

const failed = () => Promise.reject(new Error('ChunkLoadError'));
const Reviews = () => <p>Five stars</p>;
const button = (name = 'Try Again') => screen.findByRole('button', { name });

/** Code that cannot be had until `comes` is called. */
function late<Props extends object>(component: ComponentType<Props>) {
  let isThere = false;
  const load = vi.fn(() => (isThere ? Promise.resolve(component) : failed()));
  return { load, comes: () => (isThere = true) };
}

function Page({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <input aria-label="Your message" />
      {children}
    </>
  );
}

it('says in its own place that it could not be loaded, and leaves the page and what was typed alone', async () => {
  const { load, comes } = late(Reviews);
  const Part = lazyPart(load, { name: 'the reviews', loading: 'Loading' });
  renderInHost(
    <Page>
      <Part />
    </Page>,
  );
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Hello' } });
  const retry = await button();
  expect(screen.getByRole('alert').textContent).toContain('We could not load the reviews');
  expect(load, 'one silent retry').toHaveBeenCalledTimes(2);

  fireEvent.click(retry);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  expect(await button(), 'still not there').toBeTruthy();
  comes();
  retry.focus();
  fireEvent.click(retry);
  expect(await screen.findByText('Five stars')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent, 'the focus stays where it was').toBe('Five stars');
  expect(screen.getByLabelText<HTMLInputElement>('Your message').value).toBe('Hello');
});

it('tries by itself when the browser is online again, for every place that shows it', async () => {
  const { load, comes } = late(Reviews);
  const Part = lazyPart(load, { name: 'the reviews', loading: null });
  renderInHost(
    <>
      <Part />
      <Part />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  comes();
  await waitFor(() => {
    // Again, because a failure listens from its effect on, which a busy machine runs later.
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getAllByText('Five stars')).toHaveLength(2);
  });
});

it('begins anew when it is shown again', async () => {
  const { load, comes } = late(Reviews);
  const Part = lazyPart(load, { name: 'the reviews', loading: null });
  function Toggled(): ReactNode {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button onClick={() => setShown(!isShown)}>Toggle</button>
        {isShown && <Part />}
      </>
    );
  }
  renderInHost(<Toggled />);
  await button();
  comes();
  fireEvent.click(await button('Toggle'));
  fireEvent.click(await button('Toggle'));
  expect(await screen.findByText('Five stars')).toBeTruthy();
});

it('fails in a dialog that can be closed, where it was to be one', async () => {
  const Dialog = lazyPart<{ onClose: () => void }>(failed, { name: 'the form', loading: null, failure: 'dialog' });
  const onClose = vi.fn();
  renderInHost(<Dialog onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'We could not load the form' })).toBeTruthy();
  for (const close of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('shows nothing in place of what no one asked for', async () => {
  const { load, comes } = late(Reviews);
  const Part = lazyPart(load, { failure: 'hidden', loading: null });
  const { container } = renderInHost(<Part />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(container.textContent).toBe('');
  comes();
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(screen.getByText('Five stars')).toBeTruthy();
  });
});

it('offers a new page when its file is gone', async () => {
  const host = createFakeHost();
  const reload = vi.fn();
  const Part = lazyPart(failed, { name: 'the reviews', loading: null });
  renderInHost(<Part />, {
    host: { ...host, areas: { ...host.areas, partFailed: () => Promise.resolve(true), reload } },
  });
  fireEvent.click(await button('Reload'));
  expect(reload).toHaveBeenCalledOnce();
});

it('takes a module that threw while it was run for a failure', async () => {
  const Part = lazyPart((async () => undefined) as never, { name: 'the reviews', loading: null });
  renderInHost(<Part />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('shows the placeholder of the slot around it until its code is there, and none once it was fetched', async () => {
  const load = vi.fn(() => Promise.resolve(Reviews));
  const Part = lazyPart(load, { name: 'the reviews' });
  const show = () =>
    renderInHost(
      <Suspense fallback="coming">
        <Part />
      </Suspense>,
    );
  expect(load).not.toHaveBeenCalled();
  const first = show();
  expect(screen.getByText('coming')).toBeTruthy();
  expect(await screen.findByText('Five stars')).toBeTruthy();
  first.unmount();
  await act(() => Part.preload());
  show();
  expect(screen.getByText('Five stars')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what the server rendered until its code is there', async () => {
  const Served = lazyPart(() => Promise.resolve(Reviews), { name: 'the reviews', loading: 'Loading' });
  await Served.preload();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Served />);
  expect(container.textContent).toBe('Five stars');

  let arrive: (component: typeof Reviews) => void = () => undefined;
  const arrival = new Promise<typeof Reviews>((resolve) => (arrive = resolve));
  const Part = lazyPart(() => arrival, { name: 'the reviews', loading: 'Loading' });
  const errors = vi.fn();
  const paragraph = container.querySelector('p');
  const root = await act(async () => hydrateRoot(container, <Part />, { onRecoverableError: errors }));
  expect(container.textContent).toBe('Five stars');
  await act(async () => arrive(Reviews));
  expect(container.querySelector('p')).toBe(paragraph);
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});
