interface Counted {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsCapped: boolean;
}

/** '1 professional found', '24 professionals found', '1,000+ professionals found'. */
export function countText({ total, totalIsCapped }: Counted, one: string, many: string): string {
  return `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''} ${total === 1 ? one : many} found`;
}
