/** Compared measures, each with its column: something that happened to a visitor or did not. */
export const measures = {
  load: 'loadFailed',
  render: 'renderFailed',
  code: 'codeFailed',
  api: 'apiFailed',
  paint: 'poorPaint',
  input: 'poorInput',
  shift: 'poorShift',
} as const;

export type Measure = keyof typeof measures;

/** Visitors of one release to whom something happened, of those of whom it is known. */
export interface Affected {
  readonly affected: number;
  readonly of: number;
  /** Networks that the affected came from. */
  readonly networks: number;
}

/** Reports of tabs about one release. */
export interface ReleaseNumbers extends Readonly<Record<Measure, Affected>> {
  readonly visitors: number;
  readonly networks: number;
}

/** Reports of tabs about the release on trial, and about the stable one in the same time. */
export interface TrialNumbers {
  readonly trial: ReleaseNumbers;
  readonly stable: ReleaseNumbers;
}

export const noNumbers: ReleaseNumbers = {
  visitors: 0,
  networks: 0,
  ...(Object.fromEntries(
    Object.keys(measures).map((measure) => [measure, { affected: 0, of: 0, networks: 0 }]),
  ) as Record<Measure, Affected>),
};
