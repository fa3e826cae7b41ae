import type { Plugin } from '@hapi/hapi';
import { limits } from '../../../contract/limits';
import { taxonomy } from '../../../contract/taxonomy';
import { invalid } from '../../../platform/errors/app-error';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { visibleText } from '../../../platform/text/visible-text';
import { analyze } from './analyze';
import { documentErrors } from './analyzer.errors';
import { documentAnalysisSchema } from './analyzer.schema';
import { readDocument } from './document/read-document';

interface AnalysisForm extends FormPayload {
  readonly industry?: unknown;
  readonly additionalContext?: unknown;
}

/** Documents explained. Nothing of them is stored. */
export const analyzerModule: Plugin<void> = {
  name: 'compliance-analyzer',
  register(server) {
    server.route([analyzeDocument]);
  },
};

const analyzeDocument = route<'public', object, object, AnalysisForm>({
  method: 'POST',
  path: '/api/compliance/analyze-document',
  access: 'public',
  summary:
    'What a law or contract asks of a business, each finding with its quote and page: .txt, .md or a text PDF of at most 10 MB in `file`, an `industry`, and `additionalContext` if wanted. Nothing is stored',
  tags: ['compliance'],
  limit: 'documentsIp',
  publicData: 'unchanged',
  upload: true,
  // More than a document may have: whoever sends a little too much is told so, not cut off.
  maxBytes: 2 * limits.analyzer.bytes,
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
  response: documentAnalysisSchema,
  act: async ({ payload, platform, viewer }) => {
    if (viewer) await platform.limits.consume('documentsAnalyzed', viewer.id);
    const { name, bytes } = formFile(payload, {
      maxBytes: limits.analyzer.bytes,
      missing: 'No file selected',
      tooLarge: documentErrors.tooLarge().message,
    });
    const industry = industryOf(payload.industry);
    return analyze(await readDocument(name, bytes), {
      industry: industry.id,
      industryLabel: industry.label,
      context: contextOf(payload.additionalContext),
    });
  },
});

/** A field of a form arrives as text, or as a part with the text as its payload. */
function fieldText(field: unknown): string {
  const payload: unknown = typeof field === 'object' && field !== null && 'payload' in field ? field.payload : field;
  if (Buffer.isBuffer(payload)) return payload.toString('utf8');
  return typeof payload === 'string' ? payload : '';
}

function industryOf(field: unknown): { readonly id: string; readonly label: string } {
  const wanted = fieldText(field).trim();
  const industry = taxonomy.screens.compliance.analyzerIndustries.find(({ id }) => id === wanted);
  if (!industry) throw invalid('Industry required');
  return industry;
}

function contextOf(field: unknown): string {
  const context = visibleText(fieldText(field));
  if (context.length > limits.analyzer.contextMax)
    throw invalid(`Additional context can have up to ${limits.analyzer.contextMax} characters.`);
  return context;
}
