import type { Clock } from '../../platform/clock/clock';
import type { Settings } from '../../platform/settings';

/** What booking stands on besides the database. */
export interface BookingDeps {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'publicUrl' | 'mail'>;
}
