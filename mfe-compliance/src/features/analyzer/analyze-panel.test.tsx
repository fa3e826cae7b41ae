// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { analysis, streamOf } from '../../testing/fixtures';
import { AnalyzePanel } from './analyze-panel';
import { savedAnalysesKey } from './saved/browser-saved-analyses';
import { useSavedAnalyses } from './saved/use-saved-analyses';
import { useAnalyzer } from './use-analyzer';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const endpoint = 'POST /api/compliance/analyze-document/stream';
const law = (name = 'law.txt', text: BlobPart = 'Each owner must file.') => new File([text], name);

function Panel() {
  return <AnalyzePanel analyzer={useAnalyzer()} saved={useSavedAnalyses(true)} />;
}

async function open(answered?: unknown) {
  const calls = mockResponses({ [endpoint]: answered });
  const { host } = renderInHost(<Panel />, { at: '/compliance' });
  const user = userEvent.setup({ applyAccept: false });
  const pick = (file: File) => user.upload(screen.getByLabelText(/^Document/, { selector: 'input' }), file);
  return { host, user, calls, pick };
}
const analyzeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze Document' });

test('asks for a file and an industry, by the button and in words', async () => {
  const { host, user, pick } = await open();
  const form = screen.getByRole('form', { name: 'Analyze Legislation' });
  expect(analyzeButton().disabled).toBe(true);
  fireEvent.submit(form);
  await pick(law());
  expect(analyzeButton().disabled).toBe(true);
  fireEvent.submit(form);
  await waitFor(() => expect(host.shownToasts).toHaveLength(2));
  expect(host.shownToasts.map(({ title }) => title)).toEqual(['No file selected', 'Industry required']);
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  expect(analyzeButton().disabled).toBe(false);
});

test('a document is still there after signing in, or named when the page was loaded anew', async () => {
  const { host, user, pick } = await open();
  await pick(law());
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  host.drafts.hold();
  cleanup();
  const { unmount } = renderInHost(<Panel />, { at: '/compliance', host });
  expect(within(screen.getByRole('form')).getByText('law.txt')).toBeTruthy();
  expect(analyzeButton().disabled).toBe(false);
  host.drafts.hold();
  unmount();
  renderInHost(<Panel />, { at: '/compliance' });
  expect(screen.getByText('Please choose law.txt (21 B) again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Your industry').value).toBe('retail');
  expect(analyzeButton().disabled).toBe(true);
});

test.each([
  [law('law.docx'), 'Invalid file type', 'Please upload a text-based file (.txt, .md) or a PDF'],
  [law('law.txt', new Uint8Array(10 * 1024 * 1024 + 1)), 'File too large', 'Maximum file size is 10MB'],
])('%o is refused before it is sent', async (file, title, description) => {
  const { host, pick, calls } = await open();
  await pick(file);
  expect(host.shownToasts).toEqual([{ title, description, tone: 'destructive' }]);
  expect(screen.getByText(description)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a file that is not what its name says is refused before it is sent', async () => {
  const { host, user, pick, calls } = await open();
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  for (const file of [law('law.pdf'), law('law.txt', '%PDF-1.7'), law('law.md', new Uint8Array([1, 0, 2]))]) {
    await pick(file);
    await user.click(analyzeButton());
    await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Invalid file type'));
  }
  expect(calls).toEqual([]);
});

test.each([
  ['UTF-16 without a mark', new Uint8Array(Buffer.from('Each owner must file.', 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from('Each owner must file under \xa7 12.', 'latin1'))],
])('a text in %s is sent', async (_encoding, bytes) => {
  const { user, pick, calls } = await open();
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await pick(law('law.txt', bytes));
  await user.click(analyzeButton());
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('shows how far it is, then each point; a point opens its sentence in the document and leads back', async () => {
  let send: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  const { host, user, pick } = await open(() => new Response(body));
  await pick(law());
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await user.click(analyzeButton());
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toContain('Uploading your document');
  expect(screen.getByText('Analyzing...')).toBeTruthy();
  send('event: reading\ndata: {}\n\n');
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toContain('Reading its text'),
  );
  send(`event: analysis\ndata: ${JSON.stringify(analysis())}\n\n`);
  end();
  const steps = within(await screen.findByRole('rowgroup', { name: 'Recommended Compliance Steps' }));
  const table = screen.getByRole('table', { name: 'Duties, deadlines and penalties' });
  // Rows that are cards have only the roles that are written out.
  expect(table.querySelectorAll(':is(thead, tbody, tr, th, td):not([role])')).toHaveLength(0);
  expect(host.shownToasts.at(-1)).toMatchObject({
    title: 'Analysis complete',
    description: 'Document has been successfully analyzed',
  });
  expect(screen.getByText('We found no penalties by our rules.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Dates' })).getByText('Mar 31, 2027')).toBeTruthy();
  expect(screen.getAllByText('File the report by March 31, 2027.')).toHaveLength(1);
  expect(steps.getByText('Mar 31, 2027')).toBeTruthy();
  const marker = steps.getByRole('button', { name: /^Show on p. 2/ });
  await user.click(marker);
  const page = screen.getByRole('region', { name: 'Text of page 2' });
  expect(page.querySelector('mark')?.textContent.replace(/\s+/g, ' ')).toBe(
    'Each owner must file the report by March 31, 2027.',
  );
  expect(document.activeElement).toBe(page);
  await user.click(screen.getByRole('button', { name: 'Back to the Analysis' }));
  expect(document.activeElement).toBe(marker);
  await user.click(screen.getByRole('button', { name: 'Analyze Another Document' }));
  expect(analyzeButton().disabled).toBe(true);
  expect(screen.queryByText('law.txt')).toBeNull();
});

test('an analysis is saved when the person asks, without its document; opened, renamed, deleted and brought back', async () => {
  const { host, user, pick } = await open(() => streamOf(['analysis', analysis()]));
  await pick(law('wages.txt'));
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await user.click(analyzeButton());
  expect(await screen.findByRole('button', { name: 'Save Analysis' })).toBeTruthy();
  expect(localStorage.length).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Save Analysis' }));
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Analysis saved'));
  expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  const stored = localStorage.getItem(savedAnalysesKey) ?? '';
  expect(stored).toContain('Each owner must file the report by March 31, 2027.');
  expect(stored).not.toContain('Section 2.');

  await user.click(screen.getByRole('button', { name: 'Analyze Another Document' }));
  const list = within(screen.getByRole('region', { name: 'Saved analyses' }));
  expect(list.getByText(/Retail/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Rename: wages.txt' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Wage Act{Enter}');
  await user.click(list.getByRole('button', { name: 'Delete: Wage Act' }));
  expect(screen.getByText(/Save an analysis to keep it here/)).toBeTruthy();
  host.shownToasts.at(-1)?.action?.onSelect();
  await user.click(await screen.findByRole('button', { name: 'Open: Wage Act' }));
  expect(document.activeElement?.textContent).toBe('Wage Act');
  const steps = within(screen.getByRole('rowgroup', { name: 'Recommended Compliance Steps' }));
  const marker = steps.getByRole('button', { name: /^Show on p. 2/ });
  await user.click(marker);
  const quoteView = within(screen.getByRole('region', { name: 'In the document' }));
  expect(document.activeElement?.textContent).toBe('Each owner must file the report by March 31, 2027.');
  expect(quoteView.getByText('Page 2')).toBeTruthy();
  await user.click(quoteView.getByRole('button', { name: 'Back to the Analysis' }));
  expect(document.activeElement).toBe(marker);
});

test('an error of a document is shown in its own sentence, and everything typed stays', async () => {
  const sentence = 'This PDF is protected by a password. Remove the password and upload it again.';
  const { host, user, pick } = await open(() => streamOf(['reading', {}], ['failed', { message: sentence }]));
  await pick(law());
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await user.type(screen.getByLabelText(/Additional context/), 'Two stores');
  await user.click(analyzeButton());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(host.shownToasts.at(-1)).toMatchObject({ title: 'Upload failed', description: sentence });
  expect(screen.getByDisplayValue('Two stores')).toBeTruthy();
  expect(screen.getByText('law.txt')).toBeTruthy();
});

test('a stream that is cut after the document has arrived brings the analysis in one piece', async () => {
  const { user, pick } = await open();
  const calls = mockResponses({
    [endpoint]: () => streamOf(['reading', {}], ['analyzing', { pages: 1 }]),
    'POST /api/compliance/analyze-document': () => analysis(),
  });
  await pick(law());
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await user.click(analyzeButton());
  expect(await screen.findByRole('button', { name: 'Analyze Another Document' })).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/compliance/analyze-document/stream',
    '/api/compliance/analyze-document',
  ]);
});

test('too many documents are refused with the server’s sentence; without one by default', async () => {
  const { host, user, pick } = await open(new Refusal(429, 'Please wait a few minutes.', 'rate_limited'));
  await pick(law());
  await user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await user.click(analyzeButton());
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe('429: Please wait a few minutes.'));
  cleanup();
  const other = await open(() => streamOf(['reading', {}]));
  await other.pick(law());
  await other.user.selectOptions(screen.getByLabelText('Your industry'), 'retail');
  await other.user.click(analyzeButton());
  await waitFor(() => expect(other.host.shownToasts.at(-1)?.description).toBe('Failed to analyze document'));
});
