import { BaseModel } from '../../../../platform/database/base-model';

/** That a route, the filling of a slot or the offer of one belongs to an area. */
export class RouteOwner extends BaseModel {
  static override tableName = 'route_owners';
  static override dateAttributes = ['since'];

  declare id: number;
  declare kind: 'route' | 'slot' | 'offer';
  /** A path pattern of react-router, or the name of a slot. */
  declare name: string;
  declare area: string;
  /** The area that it goes to with the next release that this area activates with it. */
  declare handedTo: string | null;
  declare since: Date;
}
