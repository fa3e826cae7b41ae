import { BaseModel } from '../../../../platform/database/base-model';

/** That a route or a slot belongs to an area. */
export class RouteOwner extends BaseModel {
  static override tableName = 'route_owners';
  static override dateAttributes = ['since'];

  declare id: number;
  declare kind: 'route' | 'slot';
  /** A path pattern of react-router, or the name of a slot. */
  declare name: string;
  declare area: string;
  /** The area that it goes to with the next release that this area activates with it. */
  declare handedTo: string | null;
  declare since: Date;
}
