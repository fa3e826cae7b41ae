import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BaseModel } from '../src/platform/database/base-model';
import { inTransaction } from '../src/platform/database/transaction';
import { enqueueMail } from '../src/platform/mail/enqueue-mail';
import { startApiProcess, type ApiProcess } from '../src/platform/testing/api-process';
import { startMailReceiver, type MailReceiver } from '../src/platform/testing/mail-receiver';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../src/platform/testing/two-api-processes';

const mails = 40;

describe.runIf(process.env['TEST_DATABASE_URL'])('three API processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-three-'));
  let test: TestDatabase;
  let receiver: MailReceiver;
  let two: TwoApiProcesses;
  let third: ApiProcess;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    receiver = await startMailReceiver();
    const { host, port, user, password, name } = test.databaseSettings as Exclude<
      TestDatabase['databaseSettings'],
      { engine: 'sqlite' }
    >;
    const shared = { SMTP_URL: receiver.url, SESSION_SECRET: 'a secret that all three have been given' };
    two = await startTwoApiProcesses(test.databaseSettings, shared);
    third = startApiProcess({
      ...shared,
      DATABASE_URL: `mysql://${user}:${password}@${host}:${port}/${name}`,
      DATA_DIR: folder,
    });
    await third.ready;
  });
  afterAll(async () => {
    third.child.kill('SIGTERM');
    await Promise.all([two.stop(), third.ended]);
    await receiver.stop();
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('send each mail of the outbox once', async () => {
    const write = (number: number) =>
      inTransaction((transaction) =>
        enqueueMail(
          {
            kind: 'hello',
            to: { email: `reader${number}@example.com`, name: 'A reader' },
            subject: `Letter ${number}`,
            content: { paragraphs: ['Hello.'] },
          },
          transaction,
        ),
      );
    for (let number = 0; number < mails; number += 1) await write(number);
    const sent = () => test.database('mails').where({ status: 'sent', attempts: 1 });
    await vi.waitFor(async () => expect(await sent()).toHaveLength(mails), { timeout: 60_000, interval: 100 });
    const subjects = receiver.received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]);
    expect(new Set(subjects).size).toBe(mails);
    expect(subjects).toHaveLength(mails);
    const jobs = () => test.database('job_runs').whereIn('name', ['deliver emails', 'send the newsletter']);
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(2), { timeout: 60_000, interval: 100 });
  });
});
