import type { FeeModel, Profile } from '@counterpart/api/contract';

/** Ways professionals charge, in words. */
export const feeModels: Readonly<Record<FeeModel, string>> = {
  hourly: 'Hourly',
  fixed: 'Fixed fee',
  retainer: 'Monthly retainer',
  assets: 'Percentage of assets',
  'fee-only': 'Fee-only',
};

/** Labels of fee models. */
export function feeModelLabels(models: readonly FeeModel[]): string[] {
  return models.map((model) => feeModels[model]);
}

/** 'Remotely and in person', as far as it is known. */
export function meetingText({ remote, inPerson }: Pick<Profile, 'remote' | 'inPerson'>): string | undefined {
  if (remote && inPerson) return 'Remotely and in person';
  if (remote) return 'Remotely';
  return inPerson ? 'In person' : undefined;
}

/** Says whether they must put their clients' interest first; undefined when unknown. */
export function fiduciaryText(fiduciary: boolean | null): string | undefined {
  if (fiduciary === null) return undefined;
  return fiduciary ? 'Acts as a fiduciary' : 'Not a fiduciary';
}
