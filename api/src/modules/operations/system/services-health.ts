import type { SystemState } from '../../../contract/named-types';
import { readModelState } from '../../../platform/model/model-state';
import type { Settings, StandIn } from '../../../platform/settings';
import { isRendererReady } from '../../content/blog/rendering/render-markdown';
import { professionalSearch } from '../../directory/professionals/search/threads/professional-search';

type ServiceState = SystemState['services'][number];

/** Reads the state of what the API depends on, as this process sees it. */
export async function readServices({
  mail,
  model,
  stripe,
  standIns,
}: Pick<Settings, 'mail' | 'model' | 'stripe' | 'standIns'>): Promise<ServiceState[]> {
  return [
    searchState(),
    rendererState(),
    mailState(mail.smtpUrl, standIns),
    paymentsState(stripe !== null && !standIns.includes('test-payments'), standIns),
    await modelState(model),
    ...demoDataState(standIns),
  ];
}

function searchState(): ServiceState {
  const isReady = professionalSearch().isReady;
  return {
    name: 'Search index',
    state: isReady ? 'ok' : 'degraded',
    sentence: isReady ? 'Questions are answered from memory.' : 'It is being read: questions wait for it.',
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

function mailState(smtpUrl: string | null, standIns: Settings['standIns']): ServiceState {
  return {
    name: 'Mail server',
    state: smtpUrl ? 'ok' : standInState('mail-outbox', standIns),
    sentence: smtpUrl ? `Emails go to ${new URL(smtpUrl).hostname}.` : 'None is set: emails stay in the outbox.',
  };
}

function paymentsState(byStripe: boolean, standIns: Settings['standIns']): ServiceState {
  return {
    name: 'Payments',
    state: byStripe ? 'ok' : standInState('test-payments', standIns),
    sentence: byStripe ? 'Stripe takes payments.' : 'Published test cards pay for plans, and no money moves.',
  };
}

/** In production only, where demo accounts were allowed. */
function demoDataState(standIns: Settings['standIns']): ServiceState[] {
  if (!standIns.includes('demo-data')) return [];
  const sentence = 'Demo accounts are allowed: the administrator’s password is in the README.';
  return [{ name: 'Demo data', state: 'degraded', sentence }];
}

/** Returns the state of a stand-in for a service: off in development, degraded in production. */
const standInState = (standIn: StandIn, standIns: Settings['standIns']): ServiceState['state'] =>
  standIns.includes(standIn) ? 'degraded' : 'off';

async function modelState(model: Settings['model']): Promise<ServiceState> {
  const name = 'AI provider';
  if (!model) return { name, state: 'off', sentence: 'Not configured: answers are sentences of the guides.' };
  const { lastSuccessAt, lastFailureAt, lastFailure } = await readModelState();
  if (lastFailureAt && (!lastSuccessAt || lastSuccessAt < lastFailureAt))
    return { name, state: 'degraded', sentence: lastFailure ?? 'The last call failed.' };
  return { name, state: 'ok', sentence: lastSuccessAt ? `${model.name} answers.` : `${model.name}, not used yet.` };
}
