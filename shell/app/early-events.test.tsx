// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyEventsScript } from '../page-contract/early-events';
import { repeatEarlyEvents, takeEarlyEvents } from './early-events';

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

let container: HTMLElement;
const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  // As the HTML carries it.
  runInThisContext(earlyEventsScript);
});
afterEach(() => {
  container.remove();
  sent.mockReset();
});

async function hydrate(): Promise<void> {
  takeEarlyEvents(container);
  await act(async () => void hydrateRoot(container, <Form />));
  await act(async () => repeatEarlyEvents());
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
});

it('does nothing where nothing was done', async () => {
  await hydrate();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => find('button').click());
  expect(sent).toHaveBeenCalledTimes(1);
});
