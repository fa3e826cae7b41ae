import type { ReleasePreload, ReleaseSource, RemoteManifest } from '../../../contract/named-types';
import { BaseModel } from '../../../platform/database/base-model';

/** One published, immutable build of an area. */
export class Release extends BaseModel {
  static override tableName = 'releases';
  static override jsonAttributes = ['manifest', 'files', 'preload', 'compressed', 'source'];
  static override dateAttributes = ['publishedAt', 'removedAt'];

  declare id: number;
  declare name: string;
  declare version: string;
  declare url: string;
  declare integrity: string;
  declare manifest: RemoteManifest;
  declare files: Record<string, string>;
  declare preload: ReleasePreload;
  /** Folder of its files in the store; null for a release whose files were never in it, or are there no longer. */
  declare storedAs: string | null;
  /** Paths of files that were compressed ahead. */
  declare compressed: string[] | null;
  /** Bytes of its files, and of the same files as browsers get them. */
  declare bytes: number | null;
  declare downloadBytes: number | null;
  /** Bytes of what a browser loads of it for its heaviest page; null when the files were never seen. */
  declare pageBytes: number | null;
  declare source: ReleaseSource | null;
  /** Label of its publisher, a token or the installation. */
  declare publishedBy: string | null;
  declare publishedAt: Date;
  /** Since when it cannot be had; its version is never published again. */
  declare removedAt: Date | null;
}

/** That a release is, or was, served: its share of visitors and since when. */
export class ReleaseActivation extends BaseModel {
  static override tableName = 'release_activations';
  static override dateAttributes = ['activatedAt', 'withdrawnAt'];
  static override booleanAttributes = ['active', 'isDefault'];

  declare id: number;
  declare releaseId: number;
  declare name: string;
  declare active: boolean;
  /** Whole percent of visitors. */
  declare traffic: number;
  /** The one that is served when another cannot be. */
  declare isDefault: boolean;
  declare activatedAt: Date;
  /** Label of what activated it last: a token, an administrator, the installation, or the product. */
  declare activatedBy: string | null;
  /** Since when it counts as bad: nothing falls or rolls back to it until it is activated again. */
  declare withdrawnAt: Date | null;
}
