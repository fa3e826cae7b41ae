import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';
import { createApiClient } from './create-api-client';

function respondWith(response: Response | Error) {
  const call = vi.fn<typeof fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', call);
  return call;
}

describe('createApiClient', () => {
  it('sends JSON with cookies and responds with JSON', async () => {
    const call = respondWith(Response.json({ id: 3 }));
    expect(await createApiClient().send('post', '/api/login', { body: { username: 'ada', password: 'x' } })).toEqual({
      id: 3,
    });
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe('/api/login');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"username":"ada","password":"x"}',
    });
  });

  it('rejects with status, sentence, code and request id', async () => {
    respondWith(
      new Response('That is taken.', {
        status: 409,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-error-code': 'taken', 'x-request-id': 'r1' },
      }),
    );
    const error = await createApiClient()
      .fetch('/api/x')
      .catch((caught: unknown) => caught as ApiError);
    expect(error).toMatchObject({
      status: 409,
      sentence: 'That is taken.',
      code: 'taken',
      requestId: 'r1',
      message: '409: That is taken.',
    });
  });

  it('says whose page it is at the moment of the act, and hears that another account is signed in', async () => {
    const headers = { 'content-type': 'text/plain', 'x-error-code': 'account_changed' };
    const call = respondWith(new Response('You’re signed in to another account now.', { status: 409, headers }));
    let user: { id: number } | null = null;
    const onAccountChanged = vi.fn();
    const client = createApiClient({ user: () => user, onAccountChanged });
    const refused = [client.fetch('/api/x').catch(() => 'refused')];
    user = { id: 7 };
    refused.push(client.send('delete', '/api/verification').catch(() => 'refused'));
    refused.push(client.send('post', '/api/logout').catch(() => 'refused'));
    user = { id: 8 };
    expect(await Promise.all(refused)).toEqual(['refused', 'refused', 'refused']);
    const pages = call.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['x-page-account']);
    expect(pages).toEqual(['visitor', '7', '7']);
    expect(onAccountChanged).toHaveBeenCalledTimes(3);
  });

  it('never shows a page of HTML as a sentence', async () => {
    respondWith(
      new Response('<html>…', { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } }),
    );
    await expect(createApiClient().fetch('/api/x')).rejects.toMatchObject({ sentence: 'Bad Gateway' });
  });

  it('rejects with a clear error when the server cannot be reached', async () => {
    respondWith(new TypeError('fetch failed'));
    await expect(createApiClient().fetch('/api/x')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('tells the host when the session has ended', async () => {
    respondWith(new Response('Log in first.', { status: 401, headers: { 'content-type': 'text/plain' } }));
    const onSignedOut = vi.fn();
    await createApiClient({ onSignedOut })
      .fetch('/api/x')
      .catch(() => undefined);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  describe('stream', () => {
    const events = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
    const listen = async () => {
      const heard: string[] = [];
      const call = { body: { question: 'Who files?' } };
      await createApiClient().stream('/api/compliance/ask/stream', call, ({ name, data }) => {
        heard.push(`${name} ${data}`);
      });
      return heard;
    };

    it('hands on each event', async () => {
      const call = respondWith(events('event: statement\ndata: {"n":1}\n\nevent: answer\ndata: {"n":2}\n\n'));
      expect(await listen()).toEqual(['statement {"n":1}', 'answer {"n":2}']);
      expect(call.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"question":"Who files?"}' });
    });

    it('sends a form as it is', async () => {
      const call = respondWith(events('event: analysis\ndata: {}\n\n'));
      const body = new FormData();
      await createApiClient().stream('/api/compliance/analyze-document/stream', { body }, () => undefined);
      expect(call.mock.calls[0]?.[1]?.body).toBe(body);
      expect(call.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
    });

    it('rejects like any call when the server refuses', async () => {
      const headers = { 'content-type': 'text/plain', 'x-error-code': 'rate_limited' };
      respondWith(new Response('Wait a minute.', { status: 429, headers }));
      await expect(listen()).rejects.toMatchObject({ message: '429: Wait a minute.', code: 'rate_limited' });
    });

    it('rejects when the connection breaks in the middle', async () => {
      const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
      respondWith(new Response(cut));
      await expect(listen()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    });
  });
});
