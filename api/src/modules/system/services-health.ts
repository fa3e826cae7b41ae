import type { SystemState } from '../../contract/named-types';
import { readModelState } from '../../platform/model/model-state';
import type { Settings } from '../../platform/settings';
import { isRendererReady } from '../blog/rendering/render-markdown';
import { professionalSearch } from '../professionals/search/threads/professional-search';

type ServiceState = SystemState['services'][number];

/** How what the API depends on does, as this process sees it. */
export async function readServices({ mail, model }: Pick<Settings, 'mail' | 'model'>): Promise<ServiceState[]> {
  return [searchState(), rendererState(), mailState(mail.smtpUrl), await modelState(model)];
}

function searchState(): ServiceState {
  const isReady = professionalSearch().isReady;
  return {
    name: 'Search index',
    state: isReady ? 'ok' : 'degraded',
    sentence: isReady ? 'Questions are answered from memory.' : 'Not read yet: questions are answered by the database.',
  };
}

function rendererState(): ServiceState {
  const isReady = isRendererReady();
  return {
    name: 'Article renderer',
    state: isReady ? 'ok' : 'degraded',
    sentence: isReady ? 'Ready.' : 'Not ready: articles that are not cached are shown as plain text.',
  };
}

function mailState(smtpUrl: string | null): ServiceState {
  return {
    name: 'Mail server',
    state: smtpUrl ? 'ok' : 'off',
    sentence: smtpUrl ? `Emails go to ${new URL(smtpUrl).hostname}.` : 'None is set: emails stay in the outbox.',
  };
}

async function modelState(model: Settings['model']): Promise<ServiceState> {
  const name = 'AI provider';
  if (!model) return { name, state: 'off', sentence: 'Not configured: answers are sentences of the guides.' };
  const { lastSuccessAt, lastFailureAt, lastFailure } = await readModelState();
  if (lastFailureAt && (!lastSuccessAt || lastSuccessAt < lastFailureAt))
    return { name, state: 'degraded', sentence: lastFailure ?? 'The last call failed.' };
  return { name, state: 'ok', sentence: lastSuccessAt ? `${model.name} answers.` : `${model.name}, not used yet.` };
}
