import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Attachment as PresentedAttachment,
  ConversationDetails,
  Message as PresentedMessage,
  NotificationList,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { browserForm } from '../../../platform/testing/browser-form';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { injected } from '../../../platform/testing/request-parts';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Attachment } from '../threads/attachment.model';
import { attachmentStore, removeOldDrafts } from './attachments.service';

let test: TestServer;
let folder = '';
let anna: User;
let maya: User;
let eve: User;
let headers: Record<'anna' | 'maya' | 'eve', Record<string, string>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-attachments-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  anna = await createUser({ firstName: 'Anna' });
  maya = await createProfessional({ firstName: 'Maya' }, { plan: 'premium' });
  eve = await createUser({ firstName: 'Eve' });
  headers = { anna: await signIn(test, anna), maya: await signIn(test, maya), eve: await signIn(test, eve) };
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Name = keyof typeof headers;
const pdf = { name: 'Return 2025.pdf', bytes: Buffer.from('%PDF-1.7 and so on') };
const upload = (as: Name, to: User, file: { name: string; bytes: Buffer } = pdf) =>
  test.server.inject(
    injected({
      method: 'POST',
      path: '/api/conversations/{otherUserId}/attachments',
      params: { otherUserId: String(to.id) },
      query: {},
      file,
      headers: headers[as],
    }),
  );
const uploaded = async (as: Name, to: User, file = pdf) => (await upload(as, to, file)).result as PresentedAttachment;
const send = (as: Name, to: User, attachmentIds: readonly number[], content = '') =>
  test.server.inject({
    method: 'POST',
    url: '/api/messages',
    headers: headers[as],
    payload: { receiverId: to.id, content, attachmentIds },
  });
const get = (as: Name, url: string) => test.server.inject({ url, headers: headers[as] });
const stored = () => {
  const path = join(folder, 'uploads', 'attachments');
  return existsSync(path) ? readdirSync(path) : [];
};
/** A photo of 1,200 by 600 pixels that notes where it was taken, lying on its side. */
const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#375' } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '40/1 26/1 46/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

describe('a file', () => {
  it('is sent with a message, with or without words, and can be opened by its two sides', async () => {
    const file = await uploaded('anna', maya);
    expect(file).toEqual({
      id: expect.any(Number),
      name: 'Return 2025.pdf',
      mimeType: 'application/pdf',
      bytes: pdf.bytes.length,
      width: null,
      height: null,
      url: `/api/attachments/${file.id}`,
      thumbnailUrl: null,
    });
    const message = (await send('anna', maya, [file.id])).result as PresentedMessage;
    expect(message).toMatchObject({ content: '', attachments: [file] });
    expect((await get('maya', `/api/messages/${anna.id}`)).result).toEqual([message]);
    expect(((await get('maya', '/api/notifications')).result as NotificationList).items[0]?.body).toBe('Sent a file');
    for (const as of ['anna', 'maya'] as const) {
      const response = await get(as, file.url);
      expect([response.statusCode, response.rawPayload]).toEqual([200, pdf.bytes]);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''Return%202025.pdf",
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('does not exist for a third person, nor for the receiver before it is sent, nor for visitors', async () => {
    const file = await uploaded('anna', maya);
    expect((await get('maya', file.url)).headers['x-error-code']).toBe('attachment_not_found');
    await send('anna', maya, [file.id]);
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await test.server.inject({ method, url: file.url, headers: headers.eve });
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'attachment_not_found']);
      expect((await test.server.inject({ method, url: file.url, headers: visitor })).statusCode).toBe(401);
    }
    const byReceiver = await test.server.inject({ method: 'DELETE', url: file.url, headers: headers.maya });
    expect(byReceiver.statusCode).toBe(404);
    expect((await get('eve', '/api/attachments/999999')).statusCode).toBe(404);
  });

  it('is withheld with its message from a receiver who has blocked the sender', async () => {
    await test.server.inject({ method: 'PUT', url: `/api/blocks/${anna.id}`, headers: headers.maya });
    const file = await uploaded('anna', maya);
    expect((await send('anna', maya, [file.id])).statusCode).toBe(200);
    expect((await get('maya', file.url)).statusCode).toBe(404);
    expect((await get('anna', file.url)).statusCode).toBe(200);
  });

  it('is sent once, by who has uploaded it, to whom it was uploaded for', async () => {
    const file = await uploaded('anna', maya);
    const other = await createProfessional({ firstName: 'Other' }, { plan: 'premium' });
    for (const response of [await send('maya', anna, [file.id]), await send('anna', other, [file.id])])
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'attachment_not_found']);
    expect((await send('anna', maya, [file.id], 'Here')).statusCode).toBe(200);
    expect((await send('anna', maya, [file.id], 'Again')).headers['x-error-code']).toBe('attachment_not_found');
    const remove = await test.server.inject({ method: 'DELETE', url: file.url, headers: headers.anna });
    expect(remove.headers['x-error-code']).toBe('attachment_in_use');
    expect((await get('maya', `/api/messages/${anna.id}`)).result).toHaveLength(1);
  });

  it('needs a Premium professional on one of the two sides', async () => {
    const ben = await createProfessional({ firstName: 'Ben' }, { plan: 'professional' });
    const refused = await upload('anna', ben);
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      403,
      'attachments_need_premium',
      'Files can be sent in conversations with Premium professionals.',
    ]);
    expect((await upload('maya', anna)).statusCode).toBe(200);
    const details = async (other: User) =>
      ((await get('anna', `/api/conversations/${other.id}`)).result as ConversationDetails).maySendFiles;
    expect([await details(maya), await details(ben)]).toEqual([true, false]);
    expect((await upload('anna', anna)).payload).toBe('You cannot send messages to yourself.');
  });

  it('is one of five for a message and twenty that wait at most, also when uploaded at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 22 }, () => upload('anna', maya)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(20).fill(200), 409, 409]);
    expect(stored()).toHaveLength(20);
    const ids = (await Attachment.query()).map(({ id }) => id);
    expect((await send('anna', maya, ids.slice(0, 6))).payload).toBe('A message can have at most 5 files.');
    expect((await send('anna', maya, ids.slice(0, 5))).statusCode).toBe(200);
    expect((await upload('anna', maya)).statusCode).toBe(200);
  });

  it('is removed before it is sent, or after a day without its message', async () => {
    const [first, second] = [await uploaded('anna', maya), await uploaded('anna', maya)];
    expect((await test.server.inject({ method: 'DELETE', url: first.url, headers: headers.anna })).statusCode).toBe(
      204,
    );
    expect(stored()).toHaveLength(1);
    const store = attachmentStore({ bucket: null, dataFolder: folder });
    await removeOldDrafts(store);
    expect(stored()).toHaveLength(1);
    await removeOldDrafts(store, new Date(Date.now() + 25 * 60 * 60_000));
    expect([stored(), await Attachment.query().findById(second.id)]).toEqual([[], undefined]);
  });

  it('goes with its message, and with the account of who has sent it', async () => {
    const [first, second] = [await uploaded('anna', maya), await uploaded('anna', maya)];
    const { id } = (await send('anna', maya, [first.id])).result as PresentedMessage;
    await send('anna', maya, [second.id]);
    const url = `/api/conversations/${maya.id}/messages/${id}`;
    expect((await test.server.inject({ method: 'DELETE', url, headers: headers.anna })).result).toMatchObject({
      deleted: true,
      attachments: [],
    });
    expect((await get('maya', first.url)).statusCode).toBe(404);
    expect(stored()).toHaveLength(1);
    const payload = { password: testPassword };
    await test.server.inject({ method: 'POST', url: '/api/users/deletion', headers: headers.anna, payload });
    expect((await get('maya', second.url)).statusCode).toBe(404);
    expect(stored()).toEqual([]);
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored upright, without place and device, with a small one',
    async (format) => {
      const original = await photo(format);
      expect(original.includes('SecretCamera')).toBe(true);
      const file = await uploaded('anna', maya, { name: 'desk', bytes: original });
      expect(file).toMatchObject({ mimeType: `image/${format}`, width: 600, height: 1200 });
      for (const url of [file.url, file.thumbnailUrl ?? '']) {
        const { rawPayload } = await get('anna', url);
        const { exif, orientation } = await sharp(rawPayload).metadata();
        expect([exif, orientation ?? 1, rawPayload.includes('SecretCamera')]).toEqual([undefined, 1, false]);
      }
      const small = await get('anna', file.thumbnailUrl ?? '');
      expect(small.headers['content-type']).toBe('image/webp');
      expect(small.headers['content-disposition']).toMatch(/^inline/);
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 240, height: 480 });
      expect((await get('anna', `${file.url}?inline=true`)).headers['content-disposition']).toMatch(/^inline/);
    },
  );

  it('that is broken is refused', async () => {
    const bytes = (await photo()).subarray(0, 2000);
    expect((await upload('anna', maya, { name: 'half.jpg', bytes })).payload).toBe(
      'This picture is damaged and can’t be read. Please choose another one.',
    );
    expect(stored()).toEqual([]);
  });
});

describe('a picture of many pixels', () => {
  it('is made smaller while it is read, or refused with the reason', async () => {
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#375' }, limitInputPixels: false });
    const large = await drawn(11_000, 6_000).jpeg({ quality: 1 }).toBuffer();
    const file = await uploaded('anna', maya, { name: 'scan.jpg', bytes: large });
    expect(file).toMatchObject({ mimeType: 'image/jpeg', width: 10_488, height: 5_721 });
    const progressive = await drawn(11_000, 6_000).jpeg({ quality: 1, progressive: true }).toBuffer();
    expect((await upload('anna', maya, { name: 'web.jpg', bytes: progressive })).payload).toBe(
      'This picture is too large. Please choose one with at most 60 megapixels.',
    );
    const huge = await drawn(20_001, 10_000).png().toBuffer();
    expect((await upload('anna', maya, { name: 'huge.png', bytes: huge })).payload).toBe(
      'This picture is too large. Please choose one with at most 200 megapixels.',
    );
  });

  it('made for print, in cyan, magenta, yellow and black, is one for screens', async () => {
    const print = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const file = await uploaded('anna', maya, { name: 'print.jpg', bytes: print });
    const { space, channels } = await sharp((await get('anna', file.url)).rawPayload).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
  });
});

describe('a file as a browser sends it', () => {
  const sendForm = async (file: File) => {
    const { headers: form, payload } = await browserForm({ file });
    const url = `/api/conversations/${maya.id}/attachments`;
    return test.server.inject({ method: 'POST', url, headers: { ...headers.anna, ...form }, payload });
  };
  const table = 'Dépense;Montant\r\nCafé “Zoë”;12,50 €\r\nThé;3 £\r\n';
  const windows1252 = Buffer.from(table.replace('“', '\x93').replace('”', '\x94').replace('€', '\x80'), 'latin1');
  const types = ['', 'text/csv', 'text/plain', 'application/json', 'application/octet-stream'];
  it.each([...types, 'application/vnd.ms-excel', 'application/x-www-form-urlencoded', 'text/csv; charset=utf-16'])(
    'that calls it ‘%s’ comes out byte for byte, in whatever encoding',
    async (type) => {
      const all = [windows1252, Buffer.from(table), Buffer.from(`\uFEFF${table}`, 'utf16le'), Buffer.from([0xdf, 10])];
      for (const bytes of [...all, Buffer.from('Привет, мир', 'utf16le'), Buffer.from('8fe082f182c98ea9', 'hex')]) {
        const response = await sendForm(new File([bytes], 'Spesen.CSV', { type }));
        expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)]);
        const file = response.result as PresentedAttachment;
        expect(file).toMatchObject({ mimeType: 'text/csv', bytes: bytes.length });
        const loaded = await get('anna', file.url);
        expect([loaded.rawPayload, loaded.headers['content-type']]).toEqual([bytes, 'text/csv']);
      }
    },
  );

  it.each(['50% “off” 日本語.csv', 'a"b\'c (1)*.txt', '100%25.txt', 'Ünïcödé; filename=x.txt', 'تقرير.txt'])(
    'keeps its name: %s',
    async (name) => {
      const file = (await sendForm(new File(['x'], name))).result as PresentedAttachment;
      expect(file.name).toBe(name);
      const disposition = String((await get('anna', file.url)).headers['content-disposition']);
      const [, encoded = ''] = /^attachment; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/.exec(disposition) ?? [];
      expect(decodeURIComponent(encoded)).toBe(name);
    },
  );

  it('keeps a name that macOS has taken apart, as one that reads the same', async () => {
    const file = (await sendForm(new File(['x'], 'Re\u0301sume\u0301.txt'))).result as PresentedAttachment;
    expect(file.name).toBe('Résumé.txt');
  });

  it('is refused with a sentence when it is empty, was not chosen, or is no form', async () => {
    expect((await sendForm(new File([], 'none.txt'))).payload).toBe('This file is empty. Please choose another one.');
    expect((await sendForm(new File([], ''))).payload).toBe('Please choose a file.');
    const url = `/api/conversations/${maya.id}/attachments`;
    const form = { ...headers.anna, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await test.server.inject({ method: 'POST', url, headers: form, payload: '--x\r\nContent-' });
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([400, 'invalid_request']);
  });
});

describe('what a file is', () => {
  const zip = (...parts: string[]) => Buffer.from(`PK\u0003\u0004${parts.join(' ')}`, 'latin1');
  it.each([
    ['notes.txt', Buffer.from('Sales, by state\r\n\tTexas'), 'text/plain'],
    ['sales.csv', Buffer.from('state,sum\nTX,€1'), 'text/csv'],
    ['page.html', Buffer.from('<script>alert(1)</script>'), 'text/plain'],
    ['offer.docx', zip('[Content_Types].xml', 'word/document.xml'), expect.stringContaining('wordprocessingml')],
    ['books.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml')],
    ['of a mail.pdf', Buffer.from('\u00ef\u00bb\u00bf\r\n%PDF-1.4\n\u0000', 'latin1'), 'application/pdf'],
    ['of a printer.pdf', Buffer.from('\x1b%-12345X@PJL JOB\r\n@PJL ENTER\r\n%PDF-1.4'), 'application/pdf'],
  ])('decides its content: %s is taken', async (name, bytes, mimeType) => {
    const file = await uploaded('anna', maya, { name, bytes });
    expect(file).toMatchObject({ name, mimeType });
    const { headers: sent } = await get('anna', `${file.url}?inline=true`);
    expect(sent['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['invoice.exe', Buffer.from('%PDF-1.4'), 'invoice.exe.pdf'],
    ['invoice.pdf', Buffer.from('Words'), 'invoice.pdf.txt'],
    ['PHOTO.JPEG', Buffer.from('%PDF-1.4'), 'PHOTO.JPEG.pdf'],
    ['ledger.qbo', Buffer.from('Words'), 'ledger.qbo'],
  ])('is in its name too: %s', async (name, bytes, shown) => {
    expect((await uploaded('anna', maya, { name, bytes })).name).toBe(shown);
  });

  it.each([
    ['program.pdf', Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03])],
    ['program.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01])],
    ['archive.zip', zip('readme.txt')],
    ['macros.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['drawing.gif', Buffer.from('GIF89a\u0001\u0000', 'latin1')],
  ])('decides its content: %s is refused', async (name, bytes) => {
    const response = await upload('anna', maya, { name, bytes });
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([400, 'not_an_attachment']);
    expect(stored()).toEqual([]);
  });

  it('is of 10 MB at most and not empty, and has a name of at most 120 characters with its ending', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
    const refused = await upload('anna', maya, { name: 'large.txt', bytes: large });
    expect([refused.statusCode, refused.payload]).toEqual([413, 'A file may have at most 10 MB.']);
    expect((await upload('anna', maya, { name: 'large.txt', bytes: large.subarray(1) })).statusCode).toBe(200);
    expect((await upload('anna', maya, { name: 'none.txt', bytes: Buffer.alloc(0) })).payload).toBe(
      'This file is empty. Please choose another one.',
    );
    expect((await uploaded('anna', maya, { name: '..', bytes: Buffer.from('x') })).name).toBe('file.txt');
    const { name } = await uploaded('anna', maya, { name: `${'ü'.repeat(300)}.txt`, bytes: Buffer.from('x') });
    expect([name.length, name.endsWith('ü.txt')]).toEqual([120, true]);
  });
});
