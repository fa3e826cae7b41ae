import { expect, type APIRequestContext } from 'playwright/test';
import { demoPassword, sameOrigin } from './people';

interface MailHead {
  readonly id: number;
  readonly kind: string;
}

/** The link in the newest mail of a kind to an email, as an admin reads it in the embedded outbox. */
export async function mailedLink(request: APIRequestContext, email: string, kind: string): Promise<string> {
  const signedIn = await request.post('/api/login', {
    data: { username: 'admin', password: demoPassword },
    headers: sameOrigin(),
  });
  expect(signedIn.ok(), 'sign in as admin').toBe(true);
  let link: string | undefined;
  await expect(async () => {
    const { items } = (await (
      await request.get(`/api/admin/mails?q=${encodeURIComponent(email)}&status=sent`)
    ).json()) as { items: MailHead[] };
    const mail = items.find((candidate) => candidate.kind === kind);
    expect(mail, `a mail '${kind}' to ${email} was sent`).toBeTruthy();
    const { text } = (await (await request.get(`/api/admin/mails/${mail?.id}`)).json()) as { text: string };
    link = /https?:\/\/\S+(?:#|\?next=)\S+/.exec(text)?.[0];
  }).toPass({ timeout: 10_000 });
  if (!link) throw new Error(`There is no link in the mail '${kind}' to ${email}.`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
