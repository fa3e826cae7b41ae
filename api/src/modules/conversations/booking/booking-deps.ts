import type { Clock } from '../../../platform/clock/clock';
import type { Settings } from '../../../platform/settings';

/** Dependencies of booking besides the database. */
export interface BookingDeps {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'publicUrl' | 'mail' | 'sessionSecret' | 'formerSecrets' | 'privateHosts'>;
}
