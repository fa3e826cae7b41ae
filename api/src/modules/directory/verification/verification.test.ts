import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Professional,
  Verification,
  VerificationDocument,
  VerificationQueue,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../professionals/professional-factory';
import { VerificationRequest } from './verification-request.model';
import { makePdf } from '../../content/compliance/analyzer/testing/make-pdf';

const dataFolder = mkdtempSync(join(tmpdir(), 'counterpart-verification-'));
const stored = () => {
  try {
    return readdirSync(join(dataFolder, 'uploads', 'verification'));
  } catch {
    return [];
  }
};

let test: TestServer;
let professional: User;
let admin: User;
beforeAll(async () => {
  test = await createTestServer({ dataFolder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(dataFolder, 'uploads'), { recursive: true, force: true });
  professional = await createProfessional({ firstName: 'Maria', lastName: 'Lopez' });
  admin = await createUser({ userType: 'admin' });
});
afterAll(async () => {
  await test.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, viewer: User | null, payload?: object) =>
  test.server.inject({
    method,
    url,
    headers: viewer ? await signIn(test, viewer) : visitor,
    ...(payload && { payload }),
  });
const pdf = Buffer.from('%PDF-1.7 a license');
const scan = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

async function upload(viewer: User | null, bytes: Buffer = pdf, name = 'license.pdf') {
  const boundary = 'x'.repeat(30);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const headers = {
    ...(viewer ? await signIn(test, viewer) : visitor),
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  return test.server.inject({
    method: 'POST',
    url: '/api/verification/documents',
    headers,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const draft = { licenceNumber: ' CPA-12345 ', issuer: 'Texas State Board of Public Accountancy', state: 'Texas' };
const submit = (viewer = professional, changes: object = {}) =>
  call('POST', '/api/verification', viewer, { ...draft, ...changes });
const own = async (viewer = professional) => (await call('GET', '/api/verification', viewer)).result as Verification;
const queue = async (status = 'pending') =>
  (await call('GET', `/api/admin/verification?status=${status}`, admin)).result as VerificationQueue;
const decide = (id: number, payload: object, viewer: User | null = admin) =>
  call('POST', `/api/admin/verification/${id}/decision`, viewer, payload);
const isVerified = async () =>
  ((await call('GET', `/api/accountants/${professional.id}`, null)).result as Professional).profile?.verified;
const requested = async () => {
  await upload(professional);
  await submit();
  return (await queue())[0]?.request.id ?? 0;
};

describe('asking for verification', () => {
  it('keeps number, issuer, state and documents, and waits', async () => {
    await upload(professional);
    await upload(professional, await scan(), '../../etc/scan.png');
    expect((await own()).drafts).toMatchObject([
      { name: 'license.pdf', mimeType: 'application/pdf' },
      { name: 'scan.png', mimeType: 'image/png' },
    ]);
    const response = await submit();
    expect(response.result).toMatchObject({
      verified: false,
      drafts: [],
      permissions: { request: false },
      request: {
        licenceNumber: 'CPA-12345',
        issuer: draft.issuer,
        state: 'TX',
        status: 'pending',
        reason: null,
        recheckOn: null,
        documents: [{ name: 'license.pdf' }, { name: 'scan.png' }],
      },
    });
    expect(await queue()).toMatchObject([
      {
        professional: { id: professional.id, firstName: 'Maria', path: `/accountant/${professional.id}` },
        usedByOthers: false,
        request: { status: 'pending' },
      },
    ]);
    expect(await isVerified()).toBe(false);
  });

  it.each([
    [{ licenceNumber: '  ' }, 'Please enter your license number'],
    [{ licenceNumber: 'x'.repeat(61) }, 'The license number is too long'],
    [{ issuer: '' }, 'Please enter who issued the license'],
    [{ state: 'Bavaria' }, 'Please select a state'],
    [{ state: undefined }, 'Please select a state'],
    [{}, 'Please add at least one document'],
  ])('refuses %j', async (changes, sentence) => {
    if (Object.keys(changes).length > 0) await upload(professional);
    const response = await submit(professional, changes);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(await VerificationRequest.query().resultSize()).toBe(0);
  });

  it('is for professionals with a profile, one request at a time', async () => {
    const client = await createUser();
    expect((await submit(client)).headers['x-error-code']).toBe('accountants_only');
    expect((await upload(client)).headers['x-error-code']).toBe('accountants_only');
    expect((await call('POST', '/api/verification', null, draft)).statusCode).toBe(401);
    const unlisted = await createUser({ userType: 'accountant' });
    await upload(unlisted);
    expect((await submit(unlisted)).headers['x-error-code']).toBe('profile_not_found');
    await requested();
    await upload(professional);
    const again = await submit();
    expect([again.statusCode, again.payload, again.headers['x-error-code']]).toEqual([
      409,
      'Your request is already being checked.',
      'verification_pending',
    ]);
  });

  it('twice at the same moment stores one request', async () => {
    await upload(professional);
    const headers = await signIn(test, professional);
    const responses = await Promise.all(
      [1, 2].map(() => test.server.inject({ method: 'POST', url: '/api/verification', headers, payload: draft })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('can be taken back and asked again', async () => {
    await requested();
    expect((await call('DELETE', '/api/verification', professional)).statusCode).toBe(204);
    expect((await call('DELETE', '/api/verification', professional)).headers['x-error-code']).toBe(
      'verification_not_found',
    );
    expect(await queue()).toEqual([]);
    await upload(professional);
    expect((await submit()).statusCode).toBe(200);
  });
});

describe('documents', () => {
  it('are what their content says, of at most 10 MB, five of them', async () => {
    const text = await upload(professional, Buffer.from('<svg onload="alert(1)"/>'), 'license.pdf');
    expect([text.statusCode, text.payload, text.headers['x-error-code']]).toEqual([
      400,
      'Please choose a PDF, PNG or JPEG file.',
      'not_a_document',
    ]);
    const half = await upload(professional, (await scan()).subarray(0, -30), 'license.png');
    expect([half.statusCode, half.headers['x-error-code']]).toEqual([400, 'not_a_picture']);
    const protectedBy = (passwords: object) => makePdf((page) => void page.text('License 12345'), passwords);
    const locked = await upload(professional, await protectedBy({ userPassword: 'secret' }));
    expect([locked.statusCode, locked.payload]).toEqual([
      400,
      'This PDF is protected by a password. Remove the password and upload it again.',
    ]);
    const unprintable = await protectedBy({ ownerPassword: 'secret', permissions: { printing: false } });
    expect((await upload(professional, unprintable)).statusCode).toBe(200);
    const large = await upload(professional, Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]));
    expect([large.statusCode, large.payload]).toEqual([413, 'A document may have at most 10 MB.']);
    for (let index = 1; index < 5; index += 1) expect((await upload(professional)).statusCode).toBe(200);
    const sixth = await upload(professional);
    expect([sixth.statusCode, sixth.payload]).toEqual([409, 'Please add at most 5 documents.']);
    expect(stored()).toHaveLength(5);
  });

  it('are five however many are sent at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(professional)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect((await own()).drafts).toHaveLength(5);
    expect(stored()).toHaveLength(5);
  });

  it('can be removed before the request has them, file and all', async () => {
    const { id } = (await upload(professional)).result as VerificationDocument;
    expect(
      (await call('DELETE', `/api/verification/documents/${id}`, await createProfessional())).headers['x-error-code'],
    ).toBe('document_not_found');
    expect((await call('DELETE', `/api/verification/documents/${id}`, professional)).statusCode).toBe(204);
    expect(stored()).toEqual([]);
    await requested();
    const attached = (await own()).request?.documents[0]?.id ?? 0;
    expect(
      (await call('DELETE', `/api/verification/documents/${attached}`, professional)).headers['x-error-code'],
    ).toBe('document_in_use');
  });

  it('are read by their sender and administrators only', async () => {
    const { id } = (await upload(professional, pdf, 'my "license" é.pdf')).result as VerificationDocument;
    for (const viewer of [professional, admin]) {
      const response = await call('GET', `/api/verification/documents/${id}`, viewer);
      expect(response.rawPayload.equals(pdf)).toBe(true);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    }
    for (const viewer of [await createUser(), await createProfessional()])
      expect((await call('GET', `/api/verification/documents/${id}`, viewer)).headers['x-error-code']).toBe(
        'document_not_found',
      );
    expect((await call('GET', `/api/verification/documents/${id}`, null)).statusCode).toBe(401);
  });
});

describe('deciding', () => {
  it('approves until a day to check again, shows it on the profile and notifies the professional', async () => {
    const id = await requested();
    const response = await decide(id, { decision: 'approve', recheckOn: '2099-06-30' });
    expect(response.result).toMatchObject({ request: { status: 'approved', recheckOn: '2099-06-30' } });
    expect(await isVerified()).toBe(true);
    expect(await Notification.query().where('userId', professional.id)).toMatchObject([
      { kind: 'verification', title: 'You are verified', href: '/dashboard?tab=profile' },
    ]);
    expect((await own()).permissions).toEqual({ request: false });
    expect((await submit()).headers['x-error-code']).toBe('already_verified');
    expect(await queue()).toEqual([]);
    expect(await queue('approved')).toHaveLength(1);
  });

  it('checks again after a year unless said otherwise', async () => {
    await decide(await requested(), { decision: 'approve' });
    const day = (await own()).request?.recheckOn ?? '';
    expect(Math.round((Date.parse(day) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(364);
    expect(await queue('recheck')).toEqual([]);
    await VerificationRequest.query().patch({ recheckOn: '2020-01-01' });
    const [due] = await queue('recheck');
    expect((await own()).permissions).toEqual({ request: true });
    await decide(due?.request.id ?? 0, { decision: 'reject', reason: 'The license has lapsed.', seen: 'approved' });
    expect(await isVerified()).toBe(false);
  });

  it('rejects with a reason, and a better request may follow', async () => {
    const id = await requested();
    expect((await decide(id, { decision: 'reject', reason: ' ' })).payload).toBe('Please give a reason');
    await decide(id, { decision: 'reject', reason: 'The scan cannot be read.' });
    expect(await own()).toMatchObject({
      verified: false,
      request: { status: 'rejected', reason: 'The scan cannot be read.' },
    });
    expect(await Notification.query().where('userId', professional.id)).toMatchObject([
      { title: 'Your verification was not approved', body: 'The scan cannot be read.' },
    ]);
    expect((await decide(id, { decision: 'approve' })).headers['x-error-code']).toBe('already_decided');
    await upload(professional);
    expect((await submit()).statusCode).toBe(200);
  });

  it('by two administrators at the same moment takes one decision', async () => {
    const id = await requested();
    const headers = await signIn(test, admin);
    const url = `/api/admin/verification/${id}/decision`;
    const responses = await Promise.all(
      [{ decision: 'approve' }, { decision: 'reject', reason: 'No.' }].map((payload) =>
        test.server.inject({ method: 'POST', url, headers, payload }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.headers['x-error-code'] === 'already_decided')).toHaveLength(1);
  });

  it('shows when another professional claims the same license', async () => {
    await requested();
    const other = await createProfessional();
    await upload(other);
    await submit(other);
    expect((await queue()).map(({ usedByOthers }) => usedByOthers)).toEqual([true, true]);
  });

  it('is for administrators', async () => {
    const id = await requested();
    for (const viewer of [professional, await createUser()]) {
      expect((await decide(id, { decision: 'approve' }, viewer)).headers['x-error-code']).toBe('admin_only');
      expect((await call('GET', '/api/admin/verification', viewer)).headers['x-error-code']).toBe('admin_only');
    }
    expect((await decide(id, { decision: 'approve' }, null)).statusCode).toBe(401);
    expect((await decide(id, { decision: 'approve', recheckOn: '2020-01-01' })).payload).toBe(
      'The re-check date must be a day in the future',
    );
    expect((await decide(424_242, { decision: 'approve' })).headers['x-error-code']).toBe('verification_not_found');
  });
});
