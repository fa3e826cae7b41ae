import type { GatewayEvent } from '../../../../platform/payments/payment-gateway';
import { BaseModel } from '../../../../platform/database/base-model';

/**
 * An event of a gateway. `waiting` came before what it is about; `ignored` says nothing that concerns us, or nothing
 * new.
 */
export class BillingEvent extends BaseModel {
  static override tableName = 'billing_events';
  static override jsonAttributes = ['content'];
  static override dateAttributes = ['happenedAt', 'receivedAt', 'processedAt'];

  declare id: number;
  declare gateway: string;
  declare eventId: string;
  declare type: string;
  declare content: GatewayEvent['content'];
  declare status: 'received' | 'waiting' | 'processed' | 'ignored' | 'failed';
  declare attempts: number;
  declare problem: string | null;
  declare happenedAt: Date;
  declare receivedAt: Date;
  declare processedAt: Date | null;
}
