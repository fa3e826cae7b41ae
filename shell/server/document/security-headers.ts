interface Options {
  readonly nonce: string;
  /** Refuses every script without a hash, where browsers know how. */
  readonly requireIntegrity: boolean;
  /** Origins of developers' machines whose code this page may run. */
  readonly developmentOrigins: readonly string[];
}

/** Headers of every HTML answer. Scripts run only from this origin or with the answer's own nonce. */
export function securityHeaders({ nonce, requireIntegrity, developmentOrigins }: Options): Record<string, string> {
  const extra = developmentOrigins.length ? ` ${developmentOrigins.join(' ')}` : '';
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${extra}`,
    // styled-components and antd write style elements at run time.
    `style-src 'self' 'unsafe-inline'${extra}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${extra}${sockets}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(requireIntegrity ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
