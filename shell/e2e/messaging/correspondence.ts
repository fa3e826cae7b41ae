import { expect, request, type Page } from 'playwright/test';
import { demoPassword, newPerson } from '../support/people';

/**
 * A client who writes to the demo advisor, whose browser has the conversation open. Premium: no limit of connections is
 * used up by the journeys.
 */
export interface Correspondence {
  /** A marker that each later message of the client contains. */
  readonly mark: string;
  /** The client writes, from a computer that is always online. */
  write(text: string): Promise<void>;
  /** The client's cookie, for a browser of theirs. */
  readonly cookies: Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>['cookies'];
  readonly advisorId: number;
  dispose(): Promise<void>;
}

/** Opens the conversation in the advisor's browser, after a first message of the client. */
export async function openCorrespondence(page: Page, origin: string): Promise<Correspondence> {
  const login = { username: 'advisor', password: demoPassword };
  const signedIn = await page.request.post(`${origin}/api/login`, { data: login, headers: { origin } });
  const { id: receiverId } = (await signedIn.json()) as { id: number };
  const client = newPerson();
  const computer = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const registered = await computer.post('/api/register', {
    data: { ...client, password: demoPassword, confirmPassword: demoPassword, userType: 'client', agreeTerms: true },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const mark = client.username;
  const write = async (text: string) => {
    const answer = await computer.post('/api/messages', { data: { receiverId, content: `${text} ${mark}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await write('first');
  await page.goto(`${origin}/messages`);
  await openConversation(page, mark);
  await expect.poll(() => messagesOf(page, mark)).toEqual(['first']);
  const { cookies } = await computer.storageState();
  return { mark, write, cookies, advisorId: receiverId, dispose: () => computer.dispose() };
}

/** Opens the conversation whose last message has the mark. */
export async function openConversation(page: Page, mark: string): Promise<void> {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').filter({ hasText: mark }).click();
}

/** The messages with the mark that a page shows, from top to bottom, without it. */
export async function messagesOf(page: Page, mark: string): Promise<string[]> {
  const texts = await page.getByRole('log').getByText(mark).allTextContents();
  return texts.map((text) => text.replace(/^[^:]*: /, '').replace(` ${mark}`, ''));
}
