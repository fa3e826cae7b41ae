import { PassThrough } from 'node:stream';
import type { Plugin, Request, ServerRoute } from '@hapi/hapi';
import { requestLog } from '../../../platform/logging/request-log';
import { route, type RouteContext } from '../../../platform/routes/route';
import { askPayloadSchema, complianceAnswerSchema, type AskPayload } from './ask.schema';
import { answerQuestion, type AssistantTools } from './ask.service';
import { AnswerModel } from './model-answer';

const tags = ['compliance'] as const;

/** Questions to the guides. */
export const assistantModule: Plugin<void> = {
  name: 'compliance-assistant',
  register(server) {
    const { model } = server.app.platform.settings;
    server.route(assistantRoutes(model && new AnswerModel(model)));
  },
};

const shared = {
  method: 'POST',
  access: 'public',
  tags,
  limit: 'questionsIp',
  publicData: 'unchanged',
  errors: { 429: ['rate_limited'] },
  validate: { payload: askPayloadSchema },
} as const;

function assistantRoutes(model: AnswerModel | null): ServerRoute[] {
  const toolsFor = (request: Request) => ({
    model,
    warn: (err: unknown, text: string) => requestLog(request).warn({ err }, text),
  });
  return [
    route({
      ...shared,
      path: '/api/compliance/ask',
      summary:
        'Answers a question from the guides, each statement with its passage, or says that they do not answer it',
      response: complianceAnswerSchema,
      authorize: countAccount,
      act: ({ payload, request }) => answerQuestion(payload, toolsFor(request)),
    }),
    route({
      ...shared,
      path: '/api/compliance/ask/stream',
      summary:
        'The same as text/event-stream: a `statement` (part, text) as soon as each holds, then the whole `answer`; `failed` with a sentence in its place',
      response: 'raw',
      authorize: countAccount,
      act: ({ payload, request, setHeader }) => {
        setHeader('Content-Type', 'text/event-stream');
        setHeader('Cache-Control', 'no-store, no-transform');
        setHeader('X-Accel-Buffering', 'no');
        // Keeps hapi from compressing: a compressor holds events back until it has enough of them.
        setHeader('Content-Encoding', 'identity');
        return streamAnswer(payload, toolsFor(request));
      },
    }),
  ];
}

/** Limits by address count visitors; a signed-in person is counted wherever they ask from. */
async function countAccount({
  platform,
  viewer,
}: Pick<RouteContext<'public', object, object, AskPayload>, 'platform' | 'viewer'>): Promise<void> {
  if (viewer) await platform.limits.consume('questionsAccount', viewer.id);
}

function streamAnswer(payload: AskPayload, tools: AssistantTools): PassThrough {
  const body = new PassThrough();
  const send = (event: string, data: unknown): void => {
    if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  void answerQuestion(payload, tools, (part, { text }) => send('statement', { part, text }))
    .then((answer) => send('answer', answer))
    .catch((error: unknown) => {
      tools.warn(error, 'a question could not be answered');
      send('failed', { message: 'Failed to get an answer' });
    })
    .finally(() => body.end());
  return body;
}
