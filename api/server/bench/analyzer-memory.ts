import { readFile } from 'node:fs/promises';
import { analyzerLimits } from '../../src/contract/limits/compliance';
import { pdfOfPages, pdfOfStream } from '../../src/modules/content/compliance/analyzer/testing/make-pdf';
import { startApiProcess } from '../../src/platform/testing/api-process';

const pageBytes = 4096;
const everyMs = 20;
const times = 5;

/** Memory that one kind of upload takes, in MB. */
export interface UploadMemory {
  readonly name: string;
  /** Response to the last of the uploads. */
  readonly answer: string;
  /** Of the API's process, before all of them, the most during them, and two seconds after. */
  readonly api: readonly [before: number, most: number, after: number];
  /** The most of a process that reads a PDF. */
  readonly reader: number;
}

const megabytes = async (pid: number): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return (Number(statm.split(' ')[1]) * pageBytes) / 1024 ** 2;
};

/** The processes that read a PDF for the process `pid`. */
async function readersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const commands = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (child) => [child, await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')] as const),
  );
  return commands.filter(([, command]) => command.includes('pdf-process')).map(([child]) => Number(child));
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send(url: string, name: string, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('industry', 'retail');
  body.append('file', new File([new Uint8Array(bytes)], name));
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${url}/api/compliance/analyze-document`, { method: 'POST', headers, body });
  const text = await response.text();
  return response.ok ? `200, ${text.length} characters` : `${response.status} ${text}`;
}

async function watched(pid: number, url: string, name: string, bytes: Buffer): Promise<UploadMemory> {
  const before = await megabytes(pid);
  let most = before;
  let reader = 0;
  const watch = new AbortController();
  const watching = (async () => {
    while (!watch.signal.aborted) {
      most = Math.max(most, await megabytes(pid));
      for (const child of await readersOf(pid)) reader = Math.max(reader, await megabytes(child));
      await pause(everyMs);
    }
  })();
  let answer = '';
  for (let time = 0; time < times; time += 1) answer = await send(url, name, bytes);
  await pause(2_000);
  watch.abort();
  await watching;
  return { name, answer, api: [before, most, await megabytes(pid)], reader };
}

const law = 'Every employer shall keep the records of each client and file a report within thirty days. ';

/**
 * Sends what is too large, expands without end, pretends or is long to an API process of its own, five times each, and
 * watches its memory.
 */
export async function measureUploadMemory(folder: string): Promise<UploadMemory[]> {
  const api = startApiProcess({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  try {
    const { url } = await api.ready;
    const pid = api.child.pid ?? 0;
    const files: [string, Buffer][] = [
      ['law.txt', Buffer.from(law.repeat(20))],
      ['10 MB and a byte.txt', Buffer.alloc(analyzerLimits.bytes + 1, 'a')],
      ['bomb.pdf', pdfOfStream(Buffer.alloc(400 * 1024 ** 2, 'BT /F1 12 Tf (aaaaaaaa) Tj ET\n'))],
      [
        'polyglot.pdf',
        Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('504b0304', 'hex'), Buffer.alloc(9e6, 1)]),
      ],
      ['pdf and zip.pdf', Buffer.concat([await pdfOfPages([law]), Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])],
      ['200 pages.pdf', await pdfOfPages(Array.from({ length: 200 }, () => law.repeat(20)))],
      ['law again.txt', Buffer.from(law.repeat(20))],
    ];
    const measured: UploadMemory[] = [];
    for (const [name, bytes] of files) measured.push(await watched(pid, url, name, bytes));
    return measured;
  } finally {
    api.child.kill('SIGTERM');
    await api.ended;
  }
}
