import type { Plugin, Request, ServerRoute } from '@hapi/hapi';
import { assistantLimits } from '../../../../contract/limits/compliance';
import { requestLog } from '../../../../hosting/observed-requests';
import { eventStream, type SendEvent } from '../../../../platform/routes/event-stream';
import { route } from '../../../../platform/routes/route';
import {
  askPayloadSchema,
  complianceAnswerSchema,
  guideTrialPayloadSchema,
  guideTrialSchema,
  unansweredQuerySchema,
  unansweredQuestionListSchema,
  type AskPayload,
} from './ask.schema';
import { answerQuestion, type AnswerOutcome, type AssistantTools } from './ask.service';
import { AnswerModel } from './model-answer';
import { tryGuide } from './try-guide';
import { unansweredQuestions } from './unanswered';

/** Questions to the guides. */
export const assistantModule: Plugin<void> = {
  name: 'compliance-assistant',
  register(server) {
    const { model } = server.app.platform.settings;
    server.route([...assistantRoutes(model && new AnswerModel(model)), trial, unanswered]);
  },
};

const trial = route({
  method: 'POST',
  path: '/api/admin/guides/ask',
  access: 'admin',
  summary: 'Ask a guide as its editor has it: which answers would be given, and how sure that is. Nothing is stored',
  publicData: 'unchanged',
  validate: { payload: guideTrialPayloadSchema },
  response: guideTrialSchema,
  act: ({ payload }) => tryGuide(payload),
});

const unanswered = route({
  method: 'GET',
  path: '/api/admin/guides/unanswered',
  access: 'admin',
  summary: 'List questions that readers missed an answer to, those about one thing together, the most asked first',
  validate: { query: unansweredQuerySchema },
  response: unansweredQuestionListSchema,
  act: ({ query }) => unansweredQuestions(query),
});

const shared = {
  method: 'POST',
  access: 'public',
  limit: ['questionsIp', 'questionsAccount'],
  publicData: 'unchanged',
  validate: { payload: askPayloadSchema },
} as const;

function assistantRoutes(model: AnswerModel | null): ServerRoute[] {
  const toolsFor = (request: Request) => ({
    model,
    onOutcome: (outcome: AnswerOutcome) => request.server.app.platform.counts.add('question', outcome),
    warn: (err: unknown, text: string) => requestLog(request).warn({ err }, text),
  });
  return [
    route({
      ...shared,
      path: '/api/compliance/ask',
      summary: 'Answer a question from the guides, each statement with its passage, or say that they do not answer it',
      response: complianceAnswerSchema,
      act: ({ payload, request }) => answerQuestion(payload, toolsFor(request)),
    }),
    route({
      ...shared,
      path: '/api/compliance/ask/stream',
      summary:
        'Answer a question as text/event-stream: each `statement` (part, text) as soon as it is verified, then the whole `answer`, or `failed` with a sentence; `waiting` says that a model still thinks',
      response: 'raw',
      act: (context) =>
        eventStream(context, (send, signal) =>
          sendAnswer(context.payload, { ...toolsFor(context.request), signal }, send),
        ),
    }),
  ];
}

async function sendAnswer(payload: AskPayload, tools: AssistantTools, send: SendEvent): Promise<void> {
  const sign = setInterval(() => send('waiting', null), assistantLimits.silenceMs / 4);
  try {
    send('answer', await answerQuestion(payload, tools, (part, { text }) => send('statement', { part, text })));
  } catch (error) {
    if (tools.signal?.aborted) return;
    tools.warn(error, 'a question could not be answered');
    send('failed', { message: 'Failed to get an answer' });
  } finally {
    clearInterval(sign);
  }
}
