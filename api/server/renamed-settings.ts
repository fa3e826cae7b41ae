import { StartError } from '../src/platform/errors/start-error';

/** Refuses settings of former names: passed over in silence, the files they name would be missing. */
export function refuseRenamed(given: Readonly<Record<string, string | undefined>>): void {
  const renamed = Object.keys(given).find((name) => /^RELEASES_(BUCKET|S3_)/.test(name));
  if (!renamed) return;
  throw new StartError(
    `${renamed} is ${renamed.replace('RELEASES', 'FILES')} now: the bucket also has what people upload. Move the releases in it below release-store/, and copy the uploads folder of the data folder below uploads/.`,
  );
}
