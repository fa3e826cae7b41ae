import proxyAddr from 'proxy-addr';
import { StartError } from './start-error';

/** Machines in front of this server that are trusted about a visitor's IP, host and protocol. */
export interface TrustedProxies {
  /**
   * Returns true when a machine is trusted.
   * @param hop how far away it is: 0 is the other end of this connection
   */
  trusts(ip: string, hop: number): boolean;
  /** The setting in words, for the log and the start: 'the last 2 proxies'. `null` when no proxy is trusted. */
  readonly description: string | null;
}

const sentence =
  'TRUST_PROXY must be a number of proxies such as 1, or networks such as 10.0.0.0/8, loopback or private, separated by commas.';

/** Names people know for networks, beside those that proxy-addr knows. */
const otherNames: Readonly<Record<string, string>> = { private: 'uniquelocal' };

/** More proxies than this in a row are a mistake. */
const mostProxies = 20;

/**
 * Reads `TRUST_PROXY`: a number of proxies, or networks (IPs, CIDR, `loopback`, `linklocal`, `private`).
 * @throws StartError when it is neither
 */
export function parseTrustProxy(text: string | undefined): TrustedProxies {
  const given = text?.trim() ?? '';
  if (given === '' || given === '0') return { trusts: () => false, description: null };
  return /^\d+$/.test(given) ? trustHops(Number(given)) : trustNetworks(given.split(',').map((name) => name.trim()));
}

/** The same, and loopback addresses. */
export function withLoopback({ trusts, description }: TrustedProxies): TrustedProxies {
  const isLoopback = proxyAddr.compile('loopback');
  return { trusts: (ip, hop) => isLoopback(ip, hop) || trusts(ip, hop), description };
}

function trustHops(hops: number): TrustedProxies {
  if (hops > mostProxies) throw new StartError(sentence);
  return {
    trusts: (_ip, hop) => hop < hops,
    description: hops === 1 ? 'the last proxy' : `the last ${hops} proxies`,
  };
}

function trustNetworks(names: readonly string[]): TrustedProxies {
  try {
    const trusts = proxyAddr.compile(names.map((name) => otherNames[name] ?? name));
    return { trusts, description: `proxies in ${names.join(', ')}` };
  } catch (error) {
    throw new StartError(sentence, { cause: error });
  }
}
