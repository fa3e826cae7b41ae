/**
 * Every area × failure × kind of file, and the test that holds it. `failure-table.spec.ts` and
 * `release-mirror.test.ts` take their tests from here; `shell/docs/failure-table.md` is made of it and held by
 * `failure-table.test.ts`.
 */

/** A page of each area that browsers show; the probe is the only area with a stylesheet. */
export const pages = {
  marketplace: '/pricing',
  messaging: '/messages',
  blog: '/blog',
  compliance: '/compliance',
  admin: '/admin',
  probe: '/probe',
} as const;
export type Area = keyof typeof pages;
export const areas = Object.keys(pages) as Area[];

export const networkFailures = ['answers 404', 'answers 503', 'is reset', 'is HTML with 200'] as const;
export type NetworkFailure = (typeof networkFailures)[number];
/** Failures in an area's code. */
export const codeFailures = ['throws when it is loaded', 'throws while rendering', 'throws in an effect'] as const;
export type CodeFailure = (typeof codeFailures)[number];
export const failures = [...networkFailures, ...codeFailures, 'hangs'] as const;
export type Failure = (typeof failures)[number];

export const files = ['entry', 'chunk', 'part of a page', 'style', 'server file'] as const;
export type File = (typeof files)[number];

/** Test that holds a cell: its file and its name. */
export interface HeldBy {
  readonly in: string;
  readonly test: string;
}
/** Reason a cell cannot happen. */
export interface Impossible {
  readonly because: string;
}
export type Cell = readonly HeldBy[] | Impossible;

const spec = 'shell/e2e/releases/failure-table.spec.ts';
const mirror = 'shell/server/releases/release-mirror.test.ts';

/**
 * The area whose server file never ends. One alone: each renderer that is ended comes back later than the one before,
 * and which area it ran makes no difference.
 */
export const endless: Area = 'marketplace';

/** Names of the tests, by what fails; in a long run each goes through all areas that it can happen to. */
export const titles = {
  inBrowser: (file: Exclude<File, 'part of a page' | 'server file'>, failure: string) =>
    `${file} ${failure}: the release before`,
  onServer: (failure: CodeFailure | 'never ends') =>
    failure === 'throws in an effect'
      ? `server file ${failure}: rendered all the same, effects are for browsers`
      : `server file ${failure}: the frame of the page, and the log names it`,
  toServer: (failure: NetworkFailure | 'hangs') => `server file ${failure}: pages with the release before`,
  part: (failure: NetworkFailure | 'throws when it is loaded' | 'hangs') =>
    `part of a page ${failure}: it says so, the page stays, and it comes with 'Try Again'`,
  noStyle: 'style: no area but the probe has one',
  neverAsked: 'server file of the administration: never run, its pages are for browsers',
} as const;

const isCode = (failure: Failure): failure is CodeFailure => (codeFailures as readonly string[]).includes(failure);
const inSpec = (test: string): HeldBy => ({ in: spec, test });

/** Finds what holds a cell. */
export function cellOf(area: Area, failure: Failure, file: File): Cell {
  if (file === 'style') {
    if (isCode(failure)) return { because: 'A stylesheet holds no code.' };
    return area === 'probe' ? [inSpec(titles.inBrowser(file, failure))] : [inSpec(titles.noStyle)];
  }
  if (file === 'part of a page') {
    if (area === 'probe') return { because: 'The probe has one page and no part that is loaded apart.' };
    // What a part throws once it runs is its page's: the release before takes over.
    if (failure === 'throws while rendering' || failure === 'throws in an effect')
      return [inSpec(titles.inBrowser('chunk', failure))];
    return [inSpec(titles.part(failure))];
  }
  if (file !== 'server file') return [inSpec(titles.inBrowser(file, failure))];
  // Files for the server travel in the release's archive, whatever the area.
  const arriving = isCode(failure) ? [] : [{ in: mirror, test: titles.toServer(failure) }];
  if (area === 'admin') return [...arriving, inSpec(titles.neverAsked)];
  if (isCode(failure)) return [inSpec(titles.onServer(failure))];
  return failure === 'hangs' && area === endless ? [...arriving, inSpec(titles.onServer('never ends'))] : arriving;
}
