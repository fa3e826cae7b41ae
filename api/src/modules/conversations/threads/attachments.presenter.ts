import type { Attachment as PresentedAttachment } from '../../../contract/named-types';
import type { Attachment } from './attachment.model';

/** A file as the two sides of its message see it; only they can open its URLs. */
export const presentAttachment = ({
  id,
  name,
  mimeType,
  bytes,
  width,
  height,
  thumbnailId,
}: Attachment): PresentedAttachment => ({
  id,
  name,
  mimeType,
  bytes,
  width,
  height,
  url: `/api/attachments/${id}`,
  thumbnailUrl: thumbnailId === null ? null : `/api/attachments/${id}?size=thumbnail`,
});
