// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { act, lazy, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyEventsScript } from '../page-contract/early-events';
import { takeEarlyEvents } from './early-events';
import { LiveRoot } from './live-root';

const sent = vi.fn();

function Form(): ReactNode {
  const [name, setName] = useState('');
  const [plan, setPlan] = useState('free');
  const [agrees, setAgrees] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent({ name, plan, agrees });
      }}
    >
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <select value={plan} onChange={(event) => setPlan(event.target.value)}>
        <option>free</option>
        <option>paid</option>
      </select>
      <button>Send</button>
    </form>
  );
}

const page = (form: ReactNode = <Form />) => <LiveRoot>{form}</LiveRoot>;

let container: HTMLElement;
let stop: () => void;
const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  // As the HTML carries it.
  runInThisContext(earlyEventsScript);
});
afterEach(() => {
  stop();
  container.remove();
  sent.mockReset();
});

async function hydrate(node = page(), options?: HydrationOptions): Promise<void> {
  stop = takeEarlyEvents(container);
  await act(async () => void hydrateRoot(container, node, options));
}

it('keeps what was typed and chosen, and sends it when Send was pressed too early', async () => {
  find('input').value = 'Ada';
  find('[type=checkbox]').checked = true;
  find('select').value = 'paid';
  find('button').click();
  expect(sent).not.toHaveBeenCalled();
  await hydrate();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'Ada', plan: 'paid', agrees: true }]]));
  expect(find('input').value).toBe('Ada');
});

it('never lets the browser send the form', () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  stop = takeEarlyEvents(container);
});

it('repeats an arrow pressed in a list, and Enter in a form that has no button', async () => {
  const pressed = vi.fn();
  const searched = vi.fn();
  const list = page(
    <form onSubmit={searched}>
      <input role="searchbox" onKeyDown={({ key }) => void pressed(key)} />
    </form>,
  );
  container.innerHTML = renderToString(list);
  for (const key of ['ArrowDown', 'a'])
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await hydrate(list);
  await vi.waitFor(() => expect(searched).toHaveBeenCalledTimes(1));
  expect(pressed.mock.calls).toEqual([['ArrowDown']]);
});

it.each([false, true])(
  'keeps what is done in a part whose code comes later, in a translated page too: %s',
  async (isTranslated) => {
    let arrive = () => undefined as void;
    const code = new Promise<{ default: typeof Form }>((resolve) => {
      arrive = () => resolve({ default: Form });
    });
    const Late = lazy(() => code);
    container.innerHTML = renderToString(
      page(
        <Suspense>
          <Form />
        </Suspense>,
      ),
    );
    await hydrate(
      page(
        <Suspense>
          <Late />
        </Suspense>,
      ),
    );
    find('input').value = 'Ada';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    find('[type=checkbox]').click();
    const submit = vi.fn((event: Event) => event.defaultPrevented);
    container.addEventListener('submit', submit, { once: true });
    find('button').click();
    expect(submit).toHaveReturnedWith(true);
    if (isTranslated) find('button').innerHTML = '<font>Enviar</font>';
    await act(async () => arrive());
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'Ada', plan: 'free', agrees: true }]]));
    expect(find('input').value).toBe('Ada');
    expect(find('[type=checkbox]').checked).toBe(true);
  },
);

it('does nothing where nothing was done', async () => {
  await hydrate();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => find('button').click());
  expect(sent).toHaveBeenCalledTimes(1);
});
