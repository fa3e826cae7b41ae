import { BaseModel } from '../../../../platform/database/base-model';

const previewPrefix = 'release ';

/** Makes the `origin` of a published release that one browser gets. */
export const previewOrigin = (version: string): string => previewPrefix + version;

/** Returns the version that such an `origin` names; null for a developer's machine. */
export const previewedVersion = ({ origin }: Pick<AreaOverride, 'origin'>): string | null =>
  origin.startsWith(previewPrefix) ? origin.slice(previewPrefix.length) : null;

/** That a browser gets one area from elsewhere than all others: from the link that sets it to its end. */
export class AreaOverride extends BaseModel {
  static override tableName = 'area_overrides';
  static override dateAttributes = ['createdAt', 'linkUntil', 'usedAt', 'expiresAt', 'endedAt'];

  declare id: number;
  declare area: string;
  /** Origin of the developer's machine, or `release 1.4.0` for the preview of a published one. */
  declare origin: string;
  /** SHA-256 of the code in the link. */
  declare digest: string;
  /** Maker of the link: an administrator or a deploy token; both null once they are gone. */
  declare createdById: number | null;
  declare createdTokenId: number | null;
  declare createdAt: Date;
  declare linkUntil: Date;
  /** User or token that used the link; both null before that. */
  declare usedById: number | null;
  declare usedTokenId: number | null;
  declare usedAt: Date | null;
  declare expiresAt: Date;
  declare endedAt: Date | null;
}
