import { BaseModel } from '../../../platform/database/base-model';

/** A professional that a client wants to find again. */
export class SavedProfessional extends BaseModel {
  static override tableName = 'saved_professionals';
  static override idColumn = ['clientId', 'accountantId'];
  static override dateAttributes = ['createdAt'];

  declare clientId: number;
  declare accountantId: number;
  declare createdAt: Date;
}
