import { switchableAreas, type SwitchableArea } from '../../contract/site-settings';
import { forbidden } from '../errors/app-error';
import type { Site } from './site-settings';

const areasByPath: Readonly<Record<string, SwitchableArea>> = {
  messages: 'messaging',
  conversations: 'messaging',
  blog: 'blog',
  newsletter: 'blog',
  compliance: 'compliance',
};

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly access: string;
}

/**
 * The area whose switch an operation obeys: what people other than administrators write there. Whoever gets mail can end it
 * whatever is switched off.
 */
export function switchedAreaOf({ method, path, access }: Operation): SwitchableArea | null {
  const [, , first = '', second = ''] = path.split('/');
  if (method.toUpperCase() === 'GET' || access === 'admin' || second === 'unsubscribe') return null;
  return areasByPath[first] ?? null;
}

/** @throws AppError 403 while the area is switched off */
export async function refuseSwitchedOff(site: Site, area: SwitchableArea): Promise<void> {
  const { areas } = await site.read();
  if (!areas[area])
    throw forbidden(`${switchableAreas[area]} is switched off for now. Please try again later.`, 'area_switched_off');
}
