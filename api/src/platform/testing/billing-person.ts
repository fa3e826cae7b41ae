import type { Billing, BillingInvoice, BillingQuote } from '../../contract/named-types';
import type { User } from '../auth/user.model';
import type { TestServer } from './test-server';
import { signIn } from './sign-in';

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
  readonly body: unknown;
}

/** A professional who does things on the billing page, through the API. */
export async function billingPerson(test: TestServer, user: User) {
  const headers = await signIn(test, user);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> => {
    const response = await test.server.inject({
      method,
      url: `/api/billing${path}`,
      headers,
      ...(payload && { payload }),
    });
    const code = response.headers['x-error-code'] as string | undefined;
    return { status: response.statusCode, code, text: response.payload, body: response.result };
  };
  const quote = async (plan: string, interval = 'monthly') =>
    (await call('GET', `/quotes/${plan}/${interval}`)).body as BillingQuote;
  return {
    user,
    headers,
    call,
    quote,
    overview: async () => (await call('GET', '')).body as Billing,
    invoices: async () => (await call('GET', '/invoices')).body as BillingInvoice[],
    /** Looks at the amount and confirms it. */
    change: async (plan: string, interval = 'monthly') => {
      const { at, totalCents } = await quote(plan, interval);
      return call('POST', '/plan', { plan, interval, at, totalCents });
    },
    choose: (token: string) => call('PUT', '/card', { token }),
    cancel: () => call('POST', '/cancel'),
    resume: () => call('POST', '/resume'),
  };
}

export type BillingPerson = Awaited<ReturnType<typeof billingPerson>>;
