import type { ReleaseSource } from '../../../../contract/named-types';
import { BaseModel } from '../../../../platform/database/base-model';

/** A build of the shell whose files the API has. */
export class ShellBuild extends BaseModel {
  static override tableName = 'shell_builds';
  static override jsonAttributes = ['files', 'source'];
  static override dateAttributes = ['storedAt', 'removedAt'];

  declare id: number;
  declare version: string;
  /** Names of its files, source maps among them. */
  declare files: string[];
  /** Bytes of what every page loads of it, as browsers get them. */
  declare pageBytes: number;
  declare source: ReleaseSource | null;
  declare storedAt: Date;
  /** Since when its files are being removed; the row goes after the last of them. */
  declare removedAt: Date | null;
}

/** A build of the shell that is live, and what it provides to areas. */
export class LiveShell extends BaseModel {
  static override tableName = 'live_shells';
  static override jsonAttributes = ['provides', 'slots'];
  static override dateAttributes = ['since'];

  declare id: number;
  declare build: string;
  /** Version of its SDK. */
  declare sdk: string;
  declare version: string | null;
  /** Shared modules by their names in the share scope: `react@19`. */
  declare provides: string[];
  /** Slots that areas can fill. */
  declare slots: string[];
  declare since: Date;
}
