import { BaseModel } from '../../../platform/database/base-model';

/** A file of a document that was asked for. */
export class EngagementFile extends BaseModel {
  static override tableName = 'engagement_files';
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare itemId: number;
  declare uploaderId: number;
  declare name: string;
  declare mimeType: string;
  declare bytes: number;
  /** Its name in the file store. */
  declare fileId: string;
  /** 'clean' when a virus scan passed it; null where none is set up. */
  declare scan: 'clean' | null;
  declare createdAt: Date;
}
