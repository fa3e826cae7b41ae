import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a fake model to a request. `say` sends a piece of text, as a model streams it. */
export type ModelBehavior = (
  prompt: { readonly system: string; readonly user: string; readonly temperature?: number | undefined },
  model: {
    say(text: string): void;
    end(): void;
    fail(status: number, message?: string): void;
    cut(): void;
    /** Resolves when either side has ended the connection. */
    closed: Promise<void>;
  },
) => void | Promise<void>;

/** An endpoint that speaks as much of the OpenAI API as the assistant uses. */
export interface FakeModel {
  readonly baseUrl: string;
  /** Counts the requests so far. */
  readonly calls: () => number;
  behave(behavior: ModelBehavior): void;
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const chunkOf = (content: string): string =>
  `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** Starts the endpoint on a free port. */
export async function startFakeModel(): Promise<FakeModel> {
  let behavior: ModelBehavior = (_prompt, model) => model.end();
  let calls = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1;
    const { messages, temperature } = JSON.parse(await readBody(request)) as {
      messages: { role: string; content: string }[];
      temperature?: number;
    };
    const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
    const begin = () => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    };
    await behavior(
      { system: contentOf('system'), user: contentOf('user'), temperature },
      {
        say: (text) => {
          begin();
          response.write(chunkOf(text));
        },
        end: () => {
          begin();
          response.end('data: [DONE]\n\n');
        },
        fail: (status, message = 'no') => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ error: { message } }));
        },
        cut: () => response.destroy(),
        closed: new Promise((resolve) => response.once('close', resolve)),
      },
    );
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => calls,
    behave: (next) => {
      behavior = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
