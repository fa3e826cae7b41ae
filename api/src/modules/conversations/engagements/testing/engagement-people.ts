import type { Engagement as Presented } from '../../../../contract/named-types';
import { fullName } from '../../../../contract/full-name';
import type { User } from '../../../../platform/auth/user.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { injected, type RequestParts } from '../../../../platform/testing/request-parts';
import { signIn, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import type { TestServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';

/** A signed-in user of a test. */
export interface Person {
  readonly user: User;
  readonly headers: BrowserHeaders;
}

/** A client and a professional who have written to each other. */
export interface Pair {
  readonly client: Person;
  readonly professional: Person;
}

const day = 86_400_000;
/** A day so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const brief = {
  ...{ title: 'Monthly bookkeeping', need: 'Two bank accounts and a card.', dueOn: null },
  ...{ budgetFrom: 300, budgetTo: 500, budgetUnit: 'month' },
} as const;

/** A proposal of $450 a month plus $300 once. */
export const proposal = () => ({
  lines: [
    { title: 'Bookkeeping', detail: 'Close by the 10th', quantity: 1, priceCents: 45_000, unit: 'month' },
    { title: 'Cleanup', detail: '', quantity: 3, priceCents: 10_000, unit: 'hour' },
  ],
  ...{ startsOn: inDays(5), terms: 'Paid monthly.', validUntil: inDays(20) },
});

export const acceptanceOf = (user: User) => ({
  ...{ name: fullName(user), password: testPassword, timeZone: 'America/Chicago' },
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** People of tests, and what they do with their work. */
export function engagementPeople(server: () => TestServer) {
  const signedIn = async (user: User): Promise<Person> => ({ user, headers: await signIn(server(), user) });
  const call = async (who: Person, method: Method, url: string, payload?: object) => {
    const response = await server().server.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
    const code = response.headers['x-error-code'] as string | undefined;
    const { statusCode: status, payload: text, rawPayload: bytes } = response;
    return { status, code, text, bytes, body: response.result, headers: response.headers };
  };
  const did = async (who: Person, method: Method, url: string, payload?: object): Promise<Presented> => {
    const { status, text, body } = await call(who, method, url, payload);
    if (status !== 200) throw new Error(`${method} ${url}: ${status} ${text}`);
    return body as Presented;
  };
  const write = async (from: Person, to: Person): Promise<void> => {
    const { status, text } = await call(from, 'POST', '/api/messages', { receiverId: to.user.id, content: 'Hello' });
    if (status !== 200) throw new Error(text);
  };
  const pair = async (plan: 'starter' | 'professional' | 'premium' = 'premium'): Promise<Pair> => {
    const client = await signedIn(await createUser({ firstName: 'Maria', lastName: 'Lopez' }));
    const professional = await signedIn(await createProfessional({ firstName: 'Rosa' }, { plan }));
    await write(client, professional);
    await write(professional, client);
    return { client, professional };
  };
  const begin = ({ client, professional }: Pair): Promise<Presented> =>
    did(client, 'POST', '/api/engagements', { ...brief, with: professional.user.id, prefilledFrom: null });
  const step = (who: Person, { id, version }: Presented, path: string, payload: object = {}): Promise<Presented> =>
    did(who, 'POST', `/api/engagements/${id}/${path}`, { version, ...payload });
  const proposed = async (people: Pair): Promise<Presented> =>
    step(people.professional, await begin(people), 'proposals', proposal());
  const accepted = async (people: Pair): Promise<Presented> =>
    step(people.client, await proposed(people), 'proposals/1/accept', acceptanceOf(people.client.user));
  const asked = async (people: Pair): Promise<Presented> => {
    const { id } = await begin(people);
    const items = [{ title: 'Bank statements', note: 'All accounts', dueOn: inDays(3) }];
    return did(people.professional, 'POST', `/api/engagements/${id}/items`, { items });
  };
  const upload = async (who: Person, itemId: number, file: NonNullable<RequestParts['file']>) => {
    const path = '/api/engagement-items/{id}/files';
    const parts = { method: 'POST', path, params: { id: String(itemId) }, query: {}, file, headers: who.headers };
    const response = await server().server.inject(injected(parts));
    return {
      status: response.statusCode,
      code: response.headers['x-error-code'] as string | undefined,
      body: response.result as Presented,
    };
  };
  return { signedIn, call, did, write, pair, begin, step, proposed, accepted, asked, upload };
}
