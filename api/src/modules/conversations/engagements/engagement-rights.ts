import type { EngagementItem as PresentedItem } from '../../../contract/named-types';
import { engagementLimits } from '../../../contract/limits/engagements';
import type { EngagementItem } from './engagement-item.model';
import { isLive } from './engagement-states';
import type { EngagementView } from './engagements.service';

/** Rights of a person with a document: both upload, the side that asked for it changes it and checks it. */
export function itemRights(
  { status, askedById, files = [] }: EngagementItem,
  { engagement, viewer, pause }: Pick<EngagementView, 'engagement' | 'viewer' | 'pause'>,
): PresentedItem['can'] {
  const isOpen = isLive(engagement.status) && !pause && status !== 'accepted';
  const mayCheck = isOpen && askedById === viewer.id;
  return {
    upload: isOpen && files.length < engagementLimits.filesPerItem,
    removeOwnFiles: isOpen,
    change: mayCheck,
    remove: mayCheck && files.length === 0,
    accept: mayCheck,
    return: mayCheck && status === 'received',
  };
}
