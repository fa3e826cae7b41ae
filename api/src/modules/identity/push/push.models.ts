import { BaseModel } from '../../../platform/database/base-model';

/** A browser to which news is pushed, for as long as its session lasts. */
export class PushSubscription extends BaseModel {
  static override tableName = 'push_subscriptions';
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare userId: number;
  declare sessionHash: string;
  declare endpointHash: string;
  /** JSON of endpoint and keys, sealed: with them anyone can push to the browser. */
  declare sealed: string;
  declare createdAt: Date;
}

/** Notification that waits to be pushed to one browser. */
export class Push extends BaseModel {
  static override tableName = 'pushes';
  static override dateAttributes = ['notBefore'];

  declare id: number;
  declare subscriptionId: number;
  declare notificationId: number;
  declare attempts: number;
  declare notBefore: Date;
}

/** Ways in which a person wants to be pushed news, on all of their devices. */
export class PushSettings extends BaseModel {
  static override tableName = 'push_settings';
  static override idColumn = 'userId';
  static override booleanAttributes = ['showsText'];

  declare userId: number;
  /** Minutes after midnight between which nothing is pushed; both null for no quiet hours. */
  declare quietFrom: number | null;
  declare quietTo: number | null;
  /** An IANA name. */
  declare timeZone: string;
  /** True shows the text of a notification, not its title alone. */
  declare showsText: boolean;
}
