// @vitest-environment happy-dom
import { useForm } from '@counterpart/design-system/form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrafts, type Drafts } from './drafts';
import { HostContext } from '../host/host';
import { createFakeHost } from '../testing/fake-host';
import { useDraft, useDraftState } from './use-draft';

const mine = { account: '7', form: 'review.12' };
const file = new File(['%PDF'], 'bill.pdf');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Two loads of one tab: the second has what storage has. */
const loads = (): [Drafts, Drafts] => [createDrafts(), createDrafts()];

it('a draft of a page ends with its form, unless it is held; then it is handed over once, with its files', () => {
  const [drafts] = loads();
  drafts.write(mine, { comment: 'Good' }, 'page');
  drafts.close(mine);
  expect([drafts.hold(), drafts.read(mine), sessionStorage.length]).toEqual([false, null, 0]);
  drafts.write(mine, { comment: 'Good', file }, 'page');
  expect(drafts.hold()).toBe(true);
  drafts.close(mine);
  expect(drafts.read(mine)).toMatchObject({ values: { comment: 'Good', file }, lostFiles: [] });
  drafts.close(mine);
  expect([drafts.read(mine), sessionStorage.length]).toEqual([null, 0]);
});

it('a page that is loaded anew has the texts, and names the files that it lost', () => {
  const [before, after] = loads();
  before.write(mine, { comment: 'Good', documents: { file } }, 'page');
  before.hold();
  expect(after.read(mine)).toMatchObject({
    values: { comment: 'Good', documents: {} },
    lostFiles: [{ name: 'bill.pdf', size: 4 }],
  });
});

it('waits for its account while another one uses the tab', () => {
  const [before, after] = loads();
  before.write(mine, { comment: 'Good' }, 'page');
  before.write({ ...mine, form: 'message' }, { text: 'Hello' }, 'tab');
  before.hold();
  after.takeOver('71');
  expect(after.read({ ...mine, account: '71' })).toBeNull();
  after.takeOver(mine.account);
  expect(after.read({ ...mine, form: 'message' })).toBeNull();
  expect(after.read(mine)?.values).toEqual({ comment: 'Good' });
});

it('of a visitor is the next account’s, with what that one entered before, and no other’s', () => {
  const [before, after] = loads();
  const visitors = { ...mine, account: 'visitor' };
  before.write(mine, { comment: 'Good', rating: 1 }, 'page');
  before.write(visitors, { rating: 4 }, 'page');
  before.hold();
  after.takeOver(mine.account);
  after.takeOver('71');
  expect([after.read(visitors), after.read({ ...mine, account: '71' })]).toEqual([null, null]);
  expect(createDrafts().read(mine)?.values).toEqual({ comment: 'Good', rating: 4 });
});

it('never stores a secret, and forgets a page’s draft after a day', () => {
  vi.useFakeTimers();
  const [before, after] = loads();
  before.write(mine, { email: 'a@b.test', currentPassword: 'hunter2', user: { password: 'hunter2' } }, 'page');
  before.hold();
  expect(sessionStorage.getItem('counterpart.draft.7.review.12')).not.toContain('hunter2');
  vi.advanceTimersByTime(25 * 60 * 60_000);
  expect(after.read(mine)).toBeNull();
});

it('a draft of a tab or a browser is kept until it is sent; a tab’s is forgotten when its account leaves', () => {
  const [before, after] = loads();
  before.write(mine, { text: 'Hello' }, 'tab');
  before.write({ ...mine, form: 'listing' }, { bio: 'Books' }, 'browser');
  before.close(mine);
  expect(after.read(mine)?.values).toEqual({ text: 'Hello' });
  after.forgetTab();
  expect(createDrafts().read(mine)).toBeNull();
  expect(createDrafts().read({ ...mine, form: 'listing' })?.values).toEqual({ bio: 'Books' });
  after.forget({ ...mine, form: 'listing' });
  expect(localStorage.length).toBe(0);
});

function Review(): ReactNode {
  const form = useForm({
    draft: useDraft('review.12'),
    initial: { comment: '', hours: [] as string[] },
    validate: () => ({}),
    send: (_values, { reset }) => {
      reset();
      return Promise.resolve();
    },
  });
  const [note, setNote] = useDraftState('note', '');
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <input aria-label="Comment" value={form.values.comment} onChange={(e) => form.set('comment', e.target.value)} />
      <button type="button" onClick={() => form.set('hours', [...form.values.hours, '9'])}>
        {`Hours: ${form.values.hours.join()}`}
      </button>
      <input aria-label="Note" value={note} onChange={(e) => setNote(e.target.value)} />
      <button>Send</button>
    </form>
  );
}

it('fills a form with what was entered before, one that came from the server too, until it is sent', async () => {
  const drafts = createDrafts();
  const page = () => (
    <HostContext value={{ ...createFakeHost(), drafts }}>
      <Review />
    </HostContext>
  );
  const html = renderToString(page());
  const { unmount } = render(page());
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Good' } });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByText('Hours:'));
  drafts.hold();
  unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const refused = vi.spyOn(console, 'error');
  const root = await act(() => hydrateRoot(container, page()));
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Good');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Mine');
  expect(screen.getByText('Hours: 9')).toBeTruthy();
  expect(refused).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(drafts.hold()).toBe(true);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: '' } });
  expect(drafts.hold()).toBe(false);
  act(() => root.unmount());
  container.remove();
});
