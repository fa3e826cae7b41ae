import { BaseModel } from '../../../platform/database/base-model';

/** A file of a message. Without a message it waits for the one it is sent with. */
export class Attachment extends BaseModel {
  static override tableName = 'message_attachments';
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare uploaderId: number;
  /** To whom it can be sent. */
  declare receiverId: number;
  declare messageId: number | null;
  /** Name that the sender gave it. */
  declare name: string;
  declare mimeType: string;
  declare bytes: number;
  /** Of a picture, in pixels. */
  declare width: number | null;
  declare height: number | null;
  /** Its name in the file store. */
  declare fileId: string;
  /** Of a picture: the name of the small one. */
  declare thumbnailId: string | null;
  declare createdAt: Date;
}
