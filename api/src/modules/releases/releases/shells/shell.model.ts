import { BaseModel } from '../../../../platform/database/base-model';

/** A build of the shell that is live, and what it provides to areas. */
export class LiveShell extends BaseModel {
  static override tableName = 'live_shells';
  static override jsonAttributes = ['provides', 'slots'];
  static override dateAttributes = ['since'];

  declare id: number;
  declare build: string;
  /** Version of its SDK. */
  declare sdk: string;
  /** Shared modules by their names in the share scope: `react@19`. */
  declare provides: string[];
  /** Slots that areas can fill. */
  declare slots: string[];
  declare since: Date;
}
