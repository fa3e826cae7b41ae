import type { Plugin, Request, ServerRoute } from '@hapi/hapi';
import { analyzerLimits } from '../../../../contract/limits/compliance';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { AppError, invalid } from '../../../../platform/errors/app-error';
import { formFile, type FormPayload } from '../../../../platform/files/form-file';
import { requestLog } from '../../../../hosting/observed-requests';
import { eventStream, type SendEvent } from '../../../../platform/routes/event-stream';
import { route } from '../../../../platform/routes/route';
import { visibleText } from '../../../../platform/text/visible-text';
import { analyze, type AnalysisTools, type AnalysisWish } from './analyze';
import { documentErrors } from './analyzer.errors';
import { documentAnalysisSchema } from './analyzer.schema';
import { readDocument } from './document/read-document';
import { AnalysisModel } from './model-analysis';

/** Documents explained. Nothing of them is stored. */
export const analyzerModule: Plugin<void> = {
  name: 'compliance-analyzer',
  register(server) {
    const { model } = server.app.platform.settings;
    server.route(analyzerRoutes(model && new AnalysisModel(model)));
  },
};

const shared = {
  method: 'POST',
  access: 'public',
  limit: ['documentsIp', 'documentsAnalyzed'],
  publicData: 'unchanged',
  upload: true,
  // More than a document may have: a client that sends a little too much gets a response, not a closed connection.
  maxBytes: 2 * analyzerLimits.bytes,
  errors: {
    400: [
      'not_a_text_document',
      'document_empty',
      'document_scanned',
      'document_locked',
      'document_damaged',
      'document_too_long',
      'document_too_complex',
    ],
    413: ['payload_too_large'],
    429: ['rate_limited'],
  },
} as const;

function analyzerRoutes(model: AnalysisModel | null): ServerRoute[] {
  const toolsFor = (request: Request): AnalysisTools => ({
    model,
    warn: (err, text) => requestLog(request).warn({ err }, text),
  });
  return [
    route<'public', object, object, FormPayload>({
      ...shared,
      path: '/api/compliance/analyze-document',
      summary:
        'Analyze a law or contract: what it asks of a business, each point with its quote and page. Takes a .txt, .md, or text PDF of up to 10 MB in `file`, an `industry`, and optionally `additionalContext`. Nothing is stored',
      response: documentAnalysisSchema,
      act: async ({ payload, request }) => {
        const { name, bytes, wish } = documentOf(payload);
        return analyze(await readDocument(name, bytes), wish, toolsFor(request));
      },
    }),
    route<'public', object, object, FormPayload>({
      ...shared,
      path: '/api/compliance/analyze-document/stream',
      summary:
        'Analyze a document as text/event-stream: `reading` once it has arrived, `analyzing` once it has been read, then the `analysis`, or `failed` with a sentence',
      response: 'raw',
      act: (context) => {
        // What is wrong with the form is refused before anything is streamed.
        const sent = documentOf(context.payload);
        return eventStream(context, (send, signal) =>
          sendAnalysis(sent, { ...toolsFor(context.request), signal }, send),
        );
      },
    }),
  ];
}

async function sendAnalysis({ name, bytes, wish }: SentDocument, tools: AnalysisTools, send: SendEvent): Promise<void> {
  send('reading', {});
  try {
    const document = await readDocument(name, bytes);
    send('analyzing', { pages: document.pages.length });
    send('analysis', await analyze(document, wish, tools));
  } catch (error) {
    const isRefusal = error instanceof AppError;
    if (!isRefusal) tools.warn(error, 'a document could not be analyzed');
    send('failed', { message: isRefusal ? error.sentence : 'Failed to analyze document' });
  }
}

interface SentDocument {
  readonly name: string;
  readonly bytes: Buffer;
  readonly wish: AnalysisWish;
}

/** Reads the sent form. @throws AppError 400 or 413 with what is wrong with it */
function documentOf(payload: FormPayload): SentDocument {
  const { name, bytes } = formFile(payload, {
    maxBytes: analyzerLimits.bytes,
    missing: 'No file selected',
    tooLarge: documentErrors.tooLarge().message,
  });
  const { id, label } = industryOf(payload.industry);
  return { name, bytes, wish: { industry: id, industryLabel: label, context: contextOf(payload.additionalContext) } };
}

/** A field of the form; a file in its place is none. */
const fieldText = (field: FormPayload[string]): string => (typeof field === 'string' ? field : '');

function industryOf(field: FormPayload[string]): { readonly id: string; readonly label: string } {
  const wanted = fieldText(field).trim();
  const industry = complianceOptions.analyzerIndustries.find(({ id }) => id === wanted);
  if (!industry) throw invalid('Industry required');
  return industry;
}

function contextOf(field: FormPayload[string]): string {
  const context = visibleText(fieldText(field));
  if (context.length > analyzerLimits.contextMax)
    throw invalid(`Additional context can have up to ${analyzerLimits.contextMax} characters.`);
  return context;
}
