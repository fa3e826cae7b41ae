import type { EngagementItem as PresentedItem } from '../../../contract/named-types';
import { engagementLimits } from '../../../contract/limits/engagements';
import type { EngagementItem } from './engagement-item.model';
import { isLive } from './engagement-states';
import type { EngagementView } from './engagements.service';

/**
 * Rights of a person with a document: both upload, and remove what is their own as long as it is there; the side that
 * asked for it changes it, checks it, and can give back even what it has checked off.
 */
export function itemRights(
  { status, askedById, files = [] }: EngagementItem,
  { engagement, viewer, pause }: Pick<EngagementView, 'engagement' | 'viewer' | 'pause'>,
): PresentedItem['can'] {
  const isOn = isLive(engagement.status) && !pause;
  const isOpen = isOn && status !== 'accepted';
  const mayCheck = isOpen && askedById === viewer.id;
  return {
    upload: isOpen && files.length < engagementLimits.filesPerItem,
    removeOwnFiles: true,
    change: mayCheck,
    remove: mayCheck && files.length === 0,
    accept: mayCheck,
    return: isOn && askedById === viewer.id && status !== 'open',
  };
}
