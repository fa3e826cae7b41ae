import { BaseModel } from '../../../../platform/database/base-model';

/** Kinds of failure: the code could not be loaded, rendered, shown as a page, or threw in a handler or a timer. */
export const errorPhases = ['load', 'render', 'page', 'code'] as const;

/** Reports with one message from one line of an area's code. */
export class AreaError extends BaseModel {
  static override tableName = 'area_errors';
  static override dateAttributes = ['firstSeenAt', 'lastSeenAt', 'mailedAt'];

  declare id: number;
  declare area: string;
  declare digest: string;
  declare phase: (typeof errorPhases)[number];
  declare message: string;
  /** Position in the source that threw, such as `src/post-page.tsx:20:5`; empty where the stack has none. */
  declare frame: string;
  /** That line of the source; empty without a source map. */
  declare code: string;
  /** Positions from the innermost call out, one a line. */
  declare stack: string;
  /** Pattern of the page's route: `/accountant/:id`. */
  declare page: string;
  declare firstVersion: string;
  declare lastVersion: string;
  declare firstSeenAt: Date;
  declare lastSeenAt: Date;
  /** Time when the administrators were told. */
  declare mailedAt: Date | null;
}
