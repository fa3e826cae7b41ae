// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { MarkdownEditor } from './markdown-editor';

const replaced = vi.fn();

function Field({ text }: { readonly text: string }): ReactNode {
  const [value, setValue] = useState(text);
  return (
    <>
      <MarkdownEditor label="Content" value={value} onChange={setValue} onReplace={replaced} />
      <output>{value}</output>
    </>
  );
}

const textNow = () => screen.getByRole('status').textContent;
/** An editor with this text, in which a part is chosen. */
function open(text: string, chosen = text) {
  const rendered = renderInHost(<Field text={text} />);
  const content = screen.getByRole('textbox', { name: 'Content' });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('There is no editor.');
  const from = text.indexOf(chosen);
  view.dispatch({ selection: { anchor: from, head: from + chosen.length } });
  return { ...rendered, content, view };
}
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test.each([
  ['Bold', 'the books', 'books', 'the **books**'],
  ['Italic', 'the books', 'books', 'the *books*'],
  ['Code', 'the books', 'books', 'the `books`'],
  ['Heading', 'Books', 'Books', '## Books'],
  ['Subheading', '## Books', 'Books', '### Books'],
  ['Bulleted list', 'one\ntwo', 'one\ntwo', '- one\n- two'],
  ['Numbered list', 'one\ntwo', 'one\ntwo', '1. one\n2. two'],
  ['Quote', 'said', 'said', '> said'],
  ['Link', 'the IRS', 'IRS', 'the [IRS](https://)'],
])('the toolbar’s %s makes %j, with %j chosen, %j', async (name, text, chosen, made) => {
  const { content } = open(text, chosen);
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeTruthy();
  await press(name);
  expect(textNow()).toBe(made);
  expect(content.contains(document.activeElement)).toBe(true);
});

test.each([
  ['Bold', 'the **books**', 'books', 'the books'],
  ['Bulleted list', '- one\n- two', 'one\n- two', 'one\ntwo'],
])('%s takes its marks away again', async (name, text, chosen, made) => {
  open(text, chosen);
  await press(name);
  expect(textNow()).toBe(made);
});

test('a table stands on lines of its own', async () => {
  const { view } = open('Before', 'Before');
  view.dispatch({ selection: { anchor: 6 } });
  await press('Table');
  expect(textNow()).toMatch(/^Before\n\n\| Heading \| Heading \|\n\| -+ \| -+ \|\n\| Cell {4}\| Cell {4}\|\n$/);
});

const drop = (content: HTMLElement, files: readonly File[]): void => {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files, getData: () => '', types: ['Files'] },
    ...{ clientX: 0, clientY: 0 },
  });
  fireEvent(content, event);
};
const picture = new File(['x'], 'desk-plan.png', { type: 'image/png' });

test('dropped images are uploaded and stand where they were dropped, with the file’s name as description', async () => {
  mockResponses({ 'POST /api/blog/images': { url: '/api/blog/images/a1.webp' } });
  const { content, view } = open('Before after', 'after');
  vi.spyOn(view, 'posAtCoords').mockReturnValue(6);
  drop(content, [picture, new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  expect(textNow()).toContain('![Uploading desk plan');
  await waitFor(() => expect(textNow()).toBe('Before\n\n![desk plan](/api/blog/images/a1.webp)\n after'));
});

test('an image whose upload outlives the editor still takes its place in the text', async () => {
  mockResponses({ 'POST /api/blog/images': { url: '/api/blog/images/a1.webp' } });
  const { content, view, unmount } = open('Before', '');
  vi.spyOn(view, 'posAtCoords').mockReturnValue(0);
  drop(content, [picture]);
  unmount();
  await waitFor(() =>
    expect(replaced).toHaveBeenCalledWith(
      expect.stringMatching(/^!\[Uploading desk plan/),
      '![desk plan](/api/blog/images/a1.webp)',
    ),
  );
});

test('an image that is refused leaves no trace in the text, and a message tells why', async () => {
  mockResponses({ 'POST /api/blog/images': new Refusal(400, 'Please choose a PNG, JPEG or WebP picture.') });
  const { content, view, host } = open('Before', '');
  vi.spyOn(view, 'posAtCoords').mockReturnValue(0);
  drop(content, [picture]);
  await waitFor(() =>
    expect(host.shownToasts).toMatchObject([
      { title: 'Failed to upload the image', description: 'Please choose a PNG, JPEG or WebP picture.' },
    ]),
  );
  expect(textNow()).not.toContain('![');
});

test('the words are counted', () => {
  open('Close the books — by day 5.');
  expect(screen.getByText('6 words')).toBeTruthy();
});
