import { withCommas } from '@counterpart/api/contract';

/** '1 review', '24 reviews', '1,204 reviews'. */
export function counted(count: number, one: string, many: string): string {
  return `${withCommas(count)} ${count === 1 ? one : many}`;
}
