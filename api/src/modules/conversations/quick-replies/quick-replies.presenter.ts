import type { QuickReply as PresentedQuickReply } from '../../../contract/named-types';
import type { QuickReply } from './quick-reply.model';

/** A quick reply as its owner sees it. */
export const presentQuickReply = ({ id, title, body }: QuickReply): PresentedQuickReply => ({ id, title, body });
