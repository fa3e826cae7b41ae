import autocannon from 'autocannon';
import { StartError } from '../../src/platform/errors/start-error';
import type { Program } from './start-program';

/** Result of one run of requests at full speed. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** CPU time of the server for one request, in microseconds: what other work on the machine hardly changes. */
  readonly cpuMicroseconds: number;
}

const connections = 10;

/**
 * Sends requests for `seconds` as fast as they are answered. @throws StartError when one gets another status than 200
 */
export async function measureLoad(program: Program, path: string, seconds: number): Promise<Load> {
  const before = await program.cpu();
  const result = await autocannon({ url: `${program.url}${path}`, connections, duration: seconds });
  const used = (await program.cpu()) - before;
  if (result.non2xx + result.errors > 0)
    throw new StartError(`${path}: ${result.non2xx} refusals, ${result.errors} errors.`);
  const answered = result['2xx'];
  return { requestsPerSecond: answered / result.duration, p99: result.latency.p99, cpuMicroseconds: used / answered };
}
