import type { Request } from '@hapi/hapi';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Where a request comes from. The shell's server proxies from this machine and adds the caller's address last to
 * `X-Forwarded-For`; from anywhere else that header is the caller's own invention and is ignored.
 * IPv6 callers are counted by their /64 network, which one customer owns whole.
 */
export function clientAddress(request: Request): string {
  const { remoteAddress } = request.info;
  const forwarded = request.headers['x-forwarded-for'] as string | undefined;
  const address = (loopback.test(remoteAddress) && forwarded?.split(',').at(-1)?.trim()) || remoteAddress || 'unknown';
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
