import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engagement as Presented, EngagementTemplates } from '../../../contract/named-types';
import { engagementLimits } from '../../../contract/limits/engagements';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { testServer } from '../../../platform/testing/test-server';
import { deleteAccount } from '../../operations/account-data/account-deletion.service';
import { exportData } from '../../operations/account-data/data-export.service';
import { EngagementFile } from './engagement-file.model';
import { archivePaths } from './documents-zip';
import { acceptanceOf, engagementPeople, inDays, proposal, type Pair, type Person } from './testing/engagement-people';

const test = testServer();
const { signedIn, call, did, pair, begin, step, asked, accepted, upload } = engagementPeople(() => test);

const text = (words: string, name = 'statement.txt') => ({ name, bytes: Buffer.from(words) });
const pdf = (name: string) => ({ name, bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF') });
const folder = () => join(test.settings.dataFolder, 'uploads/engagements');
beforeEach(() => rmSync(folder(), { recursive: true, force: true }));
const stored = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const itemOf = (work: Presented) => work.items[0] ?? expect.fail('There is no document.');
const askedFor = async (plan?: Parameters<typeof pair>[0]) => {
  const people = await pair(plan);
  const work = await asked(people);
  return { ...people, people, work, item: itemOf(work) };
};
const messagesOf = async (who: Person, { id }: Presented) =>
  ((await call(who, 'GET', `/api/engagements/${id}/timeline`)).body as { items: { content: string }[] }).items.map(
    ({ content }) => content,
  );

describe('documents', () => {
  it('are asked for, uploaded on every plan, given back with a note and checked off', async () => {
    const { client, professional, work, item } = await askedFor('starter');
    expect(item).toMatchObject({ askedBy: 'professional', status: 'open', can: { upload: true, change: true } });
    expect((await call(client, 'GET', '/api/engagements')).body).toMatchObject({
      items: [{ waiting: ['documents'], openItems: 1, nextDueOn: inDays(3) }],
    });
    const { body, status } = await upload(client, item.id, pdf('March.pdf'));
    expect([status, itemOf(body).status]).toEqual([200, 'received']);
    expect(itemOf(body).files).toMatchObject([{ name: 'March.pdf', uploadedBy: 'client', scan: null }]);
    await upload(client, item.id, pdf('April.pdf'));
    const url = `/api/engagement-items/${item.id}`;
    expect((await call(client, 'POST', `${url}/accept`)).code).toBe('item_changed');
    const returned = itemOf(await did(professional, 'POST', `${url}/return`, { note: 'May is missing' }));
    expect(returned).toMatchObject({ status: 'open', returnedNote: 'May is missing', can: { remove: false } });
    await upload(client, item.id, pdf('May.pdf'));
    const checked = itemOf(await did(professional, 'POST', `${url}/accept`));
    expect(checked).toMatchObject({ status: 'accepted', returnedNote: null, can: { upload: false, return: true } });
    expect((await upload(client, item.id, pdf('June.pdf'))).code).toBe('item_changed');
    expect(await messagesOf(client, work)).toEqual([
      'Checked off Bank statements',
      'Uploaded files for Bank statements',
      'Returned Bank statements: May is missing',
      'Uploaded files for Bank statements',
      'Asked for Bank statements',
      'Wrote a brief: Monthly bookkeeping',
    ]);
  });

  it('can be asked for as a list to begin with, changed, and taken back while no file came', async () => {
    const people = await pair();
    const { client, professional } = people;
    const { id } = await begin(people);
    const { templates } = (await call(client, 'GET', '/api/engagement-templates')).body as EngagementTemplates;
    for (const { items } of templates) {
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(items.length).toBeLessThanOrEqual(10);
    }
    const items = templates[0]?.items.map(({ title, note, dueInDays }) => ({ title, note, dueOn: inDays(dueInDays) }));
    const work = await did(professional, 'POST', `/api/engagements/${id}/items`, { items });
    expect(work.items).toHaveLength(items?.length ?? 0);
    expect((await messagesOf(client, work))[0]).toMatch(/^Asked for \d+ documents: .+, .+, .+, and \d more$/);
    const url = `/api/engagement-items/${itemOf(work).id}`;
    const draft = { title: 'Last return', note: '', dueOn: null };
    expect((await call(client, 'PUT', url, draft)).code).toBe('item_changed');
    expect(itemOf(await did(professional, 'PUT', url, draft))).toMatchObject(draft);
    expect((await call(professional, 'PUT', url, { ...draft, dueOn: '2020-01-01' })).status).toBe(400);
    expect((await did(professional, 'DELETE', url)).items).toHaveLength((items?.length ?? 0) - 1);
  });

  it('are not asked for twice in the same words, and a list that is too long is refused', async () => {
    const people = await pair();
    const { id } = await begin(people);
    const ask = (items: object[]) => call(people.professional, 'POST', `/api/engagements/${id}/items`, { items });
    const items = ['One', 'Two'].map((title) => ({ title, note: '', dueOn: null }));
    await ask(items);
    const three = { title: 'Three', note: '', dueOn: null };
    expect(((await ask([...items, three, three])).body as Presented).items.map(({ title }) => title)).toEqual([
      ...['One', 'Two', 'Three'],
    ]);
    expect((await ask(items)).status).toBe(200);
    expect((await messagesOf(people.client, { id } as Presented)).slice(0, 2)).toEqual([
      'Asked for Three',
      'Asked for 2 documents: One, Two',
    ]);
    const long = await ask(Array.from({ length: 21 }, (_, index) => ({ ...three, title: `Document ${index}` })));
    expect([long.status, long.text]).toEqual([400, 'Ask for 1 to 20 documents together']);
  });

  it('that were checked off by mistake can be given back', async () => {
    const { professional, item } = await askedFor();
    const url = `/api/engagement-items/${item.id}`;
    await did(professional, 'POST', `${url}/accept`);
    expect(itemOf(await did(professional, 'POST', `${url}/return`, { note: 'No file yet' })).status).toBe('open');
  });

  it('are named and served as what they are', async () => {
    const { client, item, work } = await askedFor();
    for (const file of [text('words', 'return.pdf'), pdf('scan'), text('bank', 'ledger.qbo'), pdf('last.PDF')])
      await upload(client, item.id, file);
    const { files } = itemOf(await did(client, 'GET', `/api/engagements/${work.id}`));
    expect(files.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['return.pdf.txt', 'text/plain'],
      ['scan.pdf', 'application/pdf'],
      ['ledger.qbo', 'text/plain'],
      ['last.PDF', 'application/pdf'],
    ]);
    const { headers } = await call(client, 'GET', files[0]?.url ?? '');
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['content-disposition']).toContain('return.pdf.txt');
  });

  it('take no wrong type, no large file and no more files than fit, and leave nothing of them', async () => {
    const { client, item } = await askedFor();
    const program = { name: 'return.pdf', bytes: Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03]) };
    expect((await upload(client, item.id, program)).code).toBe('not_an_attachment');
    const large = { name: 'large.txt', bytes: Buffer.alloc(engagementLimits.fileBytes + 1, 'a') };
    expect((await upload(client, item.id, large)).code).toBe('payload_too_large');
    expect(stored()).toEqual([]);
    for (let turn = 0; turn < engagementLimits.filesPerItem; turn += 1) await upload(client, item.id, text('a'));
    expect((await upload(client, item.id, text('b'))).code).toBe('too_many_files');
    expect(stored()).toHaveLength(engagementLimits.filesPerItem);
  });

  it('are for the two people alone, who remove only their own files', async () => {
    const { client, professional, item } = await askedFor();
    const { id = 0, url = '' } = itemOf((await upload(client, item.id, text('private'))).body).files[0] ?? {};
    expect((await call(professional, 'GET', url)).text).toBe('private');
    const third = [await signedIn(await createUser()), await signedIn(await createUser({ userType: 'admin' }))];
    for (const who of third) {
      expect((await call(who, 'GET', url)).code).toBe('file_not_found');
      expect((await upload(who, item.id, text('x'))).code).toBe('item_not_found');
    }
    expect((await call(professional, 'DELETE', `/api/engagement-files/${id}`)).code).toBe('file_not_found');
    expect(itemOf(await did(client, 'DELETE', `/api/engagement-files/${id}`))).toMatchObject({
      status: 'open',
      files: [],
    });
    expect(stored()).toEqual([]);
  });

  it('come together in a zip with a folder each, where no name is there twice', async () => {
    const { client, professional, item, work } = await askedFor();
    for (const words of ['one', 'two']) await upload(client, item.id, text(words));
    await upload(professional, item.id, text('three', 'STATEMENT.txt'));
    const { bytes, headers } = await call(client, 'GET', `/api/engagements/${work.id}/documents.zip`);
    expect(headers['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(new Uint8Array(bytes)));
    expect(files.map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ['Bank statements/statement.txt', 'one'],
      ['Bank statements/statement (2).txt', 'two'],
      ['Bank statements/STATEMENT (3).txt', 'three'],
    ]);
    const file = { name: '../../etc: passwd', fileId: 'a.txt', createdAt: new Date() };
    const items = [{ title: '..', files: [file] }] as never;
    expect(archivePaths({ items }).map(({ path }) => path)).toEqual(['Untitled/etc passwd']);
  });

  it('stay to be read when the work is over, and nothing is added', async () => {
    const people = await pair();
    const { client, professional } = people;
    const { id } = await accepted(people);
    const items = [{ title: 'Bank statements', note: '', dueOn: null }];
    const work = await did(client, 'POST', `/api/engagements/${id}/items`, { items });
    await upload(professional, itemOf(work).id, text('kept'));
    const done = await step(professional, await step(professional, work, 'start'), 'done');
    expect(itemOf(done)).toMatchObject({ can: { upload: false, accept: false }, files: [{ name: 'statement.txt' }] });
    expect(done.filesRemovedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await upload(client, itemOf(work).id, text('late'))).code).toBe('engagement_changed');
    const [file] = itemOf(done).files;
    expect((await call(client, 'GET', file?.url ?? '')).text).toBe('kept');
    expect((await call(client, 'DELETE', file?.url ?? '')).code).toBe('file_not_found');
    const emptied = await did(professional, 'DELETE', file?.url ?? '');
    expect(itemOf(emptied)).toMatchObject({ status: 'received', files: [], can: { removeOwnFiles: true } });
    expect(stored()).toEqual([]);
  });
});

describe('a virus scan', () => {
  const scanning = async (answer: number | null, work: () => Promise<void>): Promise<Buffer[]> => {
    const received: Buffer[] = [];
    const scanner = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(Buffer.concat(chunks));
        if (answer !== null) response.writeHead(answer).end();
      });
    });
    await new Promise<void>((listening) => void scanner.listen(0, '127.0.0.1', listening));
    Object.assign(test.settings, { fileScanUrl: `http://127.0.0.1:${(scanner.address() as AddressInfo).port}/scan` });
    try {
      await work();
    } finally {
      Object.assign(test.settings, { fileScanUrl: null });
      scanner.closeAllConnections();
      await new Promise((closed) => void scanner.close(closed));
    }
    return received;
  };

  it('gets each file, and one that it passes is marked as clean', async () => {
    const { client, item } = await askedFor();
    const received = await scanning(200, async () => {
      expect(itemOf((await upload(client, item.id, text('clean words'))).body).files[0]?.scan).toBe('clean');
    });
    expect(received.map(String)).toEqual(['clean words']);
  });

  it.each([
    [422, 'file_refused'],
    [500, 'scan_unavailable'],
    [302, 'scan_unavailable'],
  ])('that answers %i leaves nothing stored', async (answer, code) => {
    const { client, item } = await askedFor();
    await scanning(answer, async () => expect((await upload(client, item.id, text('words'))).code).toBe(code));
    expect([stored(), await EngagementFile.query()]).toEqual([[], []]);
  });

  it('that is down or does not answer leaves nothing stored', async () => {
    const { client, item } = await askedFor();
    Object.assign(test.settings, { fileScanUrl: 'http://127.0.0.1:1/scan' });
    expect((await upload(client, item.id, text('words'))).code).toBe('scan_unavailable');
    const soon = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await scanning(null, async () =>
      expect((await upload(client, item.id, text('words'))).code).toBe('scan_unavailable'),
    );
    expect(soon).toHaveBeenCalledWith(10_000);
    soon.mockRestore();
    expect(stored()).toEqual([]);
  });
});

describe('an account that leaves', () => {
  const by = { id: null, name: 'A test', ip: null } as never;
  const platform = () => test.server.app.platform;
  const filled = async (): Promise<Pair & { work: Presented }> => {
    const { client, professional, people, work, item } = await askedFor();
    await upload(client, item.id, text('of the client'));
    await upload(professional, item.id, text('of the professional'));
    const sent = await step(professional, work, 'proposals', proposal());
    await step(client, sent, 'proposals/1/accept', acceptanceOf(client.user));
    return { ...people, work };
  };

  it('takes its files along; the other side keeps the texts, and the work has ended', async () => {
    const { client, professional, work } = await filled();
    await deleteAccount(client.user, platform(), by);
    const left = await did(professional, 'GET', `/api/engagements/${work.id}`);
    expect(left).toMatchObject({ status: 'ended', endedBy: 'client', client: { firstName: 'Deleted' }, mayDo: [] });
    expect(itemOf(left).files.map(({ uploadedBy }) => uploadedBy)).toEqual(['professional']);
    expect(left.proposals[0]).toMatchObject({ status: 'accepted', terms: 'Paid monthly.' });
    expect(stored()).toHaveLength(1);
    const mails = await mailsTo(professional.user.email);
    expect(JSON.stringify(mails.map(({ subject, content }) => ({ subject, content })))).not.toContain('Maria');
  });

  it('finds its side of the work in a copy of its data', async () => {
    const { client, professional } = await filled();
    const [own, other] = [await exportData(client.user), await exportData(professional.user)];
    expect(own).toMatchObject({
      workAsClient: [{ title: 'Monthly bookkeeping', status: 'accepted' }],
      proposalsReceived: [{ number: 1, acceptedName: 'Maria Lopez' }],
      documentsOwed: [{ title: 'Bank statements' }],
      workFiles: [{ name: 'statement.txt' }],
    });
    expect(other).toMatchObject({
      workAsProfessional: [{}],
      proposalsSent: [{}],
      documentsAskedFor: [{}],
      workFiles: [{}],
    });
  });
});
