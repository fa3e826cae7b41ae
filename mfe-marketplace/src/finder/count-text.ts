import { withCommas } from '@counterpart/api/contract';

interface Counted {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsCapped: boolean;
}

/** '1 professional found', '24 professionals found', '1,000+ professionals found'. */
export function countText({ total, totalIsCapped }: Counted, one: string, many: string): string {
  return `${withCommas(total)}${totalIsCapped ? '+' : ''} ${total === 1 ? one : many} found`;
}

/** Label of the button that closes the sheet of filters: 'Show 24 Professionals' of '24 professionals found'. */
export const showLabel = (found: string): string =>
  `Show ${found.replace(/ found$/, '') || 'results'}`.replace(/ [a-z]/g, (letter) => letter.toUpperCase());
