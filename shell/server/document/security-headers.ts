import { integrityOf } from '@counterpart/api/hosting/integrity';
import { trustedTypesDirectives } from '../../page-contract/trusted-types';

interface Options {
  /** Text of every script that the page runs inline. */
  readonly inlineScripts: readonly string[];
  /** Scripts come only from URLs that the page's own policy admits. */
  readonly requireTrustedTypes: boolean;
  /** Refuses every script without a hash, where browsers know how. */
  readonly requireIntegrity: boolean;
  /** Origins of developers' machines whose code this page may run. */
  readonly developmentOrigins: readonly string[];
}

/**
 * Headers of every HTML response. Scripts run only from this origin, or inline when their hash matches: a hash is as
 * strict as a nonce, and leaves the page the same for everyone (decision 07).
 */
export function securityHeaders({
  inlineScripts,
  requireTrustedTypes,
  requireIntegrity,
  developmentOrigins,
}: Options): Record<string, string> {
  const extra = developmentOrigins.length ? ` ${developmentOrigins.join(' ')}` : '';
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashSource).join(' ')}${extra}`,
    // styled-components and antd write style elements at run time.
    `style-src 'self' 'unsafe-inline'${extra}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    // Documents that people sent are shown in frames of their own.
    "frame-src 'self'",
    `connect-src 'self'${extra}${sockets}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    // In development the URLs of scripts change under the page.
    ...(requireTrustedTypes ? trustedTypesDirectives : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(requireIntegrity ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** An inline script as a content security policy names it. */
export function hashSource(script: string): string {
  return `'${integrityOf(script)}'`;
}
