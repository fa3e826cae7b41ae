import { BaseModel } from '../../../../platform/database/base-model';

/** A team's own service, which pages call at `/api/areas/{area}/…`. */
export class AreaBackend extends BaseModel {
  static override tableName = 'area_backends';
  static override dateAttributes = ['setAt'];

  declare id: number;
  declare area: string;
  /** Base URL without a trailing slash. */
  declare url: string;
  /** Seconds that a whole call may take. */
  declare timeoutSeconds: number;
  /** Counts changes, so that no one overwrites what they have not seen. */
  declare version: number;
  /** Administrator who set it last; null when the account is gone. */
  declare setById: number | null;
  declare setAt: Date;
}
