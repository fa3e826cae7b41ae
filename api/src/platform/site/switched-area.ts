import { switchableAreas, type SwitchableArea } from '../../contract/site-settings';
import type { User } from '../auth/user.model';
import { AppError } from '../errors/app-error';
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

/** The switch that an operation obeys. */
export interface AreaSwitch {
  readonly area: SwitchableArea;
  /** 404 for what is read, feeds too, as for the pages of the area; 403 for what is written. */
  readonly status: 403 | 404;
}

/**
 * The switch that an operation obeys: what people other than administrators write there, and what is public there. Not
 * what belongs to one person, such as messages and saved answers. Recipients of mail can unsubscribe and see its
 * images, whatever is switched off.
 */
export function switchOf({ method, path, access }: Operation): AreaSwitch | null {
  const [, , first = '', second = ''] = path.split('/');
  const area = areasByPath[first];
  if (!area || access === 'admin' || second === 'unsubscribe' || second === 'images') return null;
  const isRead = method.toUpperCase() === 'GET';
  if (isRead && access !== 'public' && access !== 'anonymous') return null;
  return { area, status: isRead ? 404 : 403 };
}

/** @throws AppError 403 or 404 while the area is switched off; administrators go on reading */
export async function refuseSwitchedOff(site: Site, { area, status }: AreaSwitch, viewer: User | null): Promise<void> {
  if (status === 404 && viewer?.userType === 'admin') return;
  const { areas } = await site.read();
  if (areas[area]) return;
  const sentence = `${switchableAreas[area]} is switched off for now. Please try again later.`;
  throw new AppError(status, 'area_switched_off', sentence, { 'Cache-Control': 'no-store' });
}
