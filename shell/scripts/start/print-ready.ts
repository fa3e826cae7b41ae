import { parseTrustProxy } from '@counterpart/api/hosting/trusted-proxies';

const accounts = [
  ['admin@counterpart.test', 'admin'],
  ['client@counterpart.test', 'client'],
  ['accountant@counterpart.test', 'professional, accountant'],
  ['advisor@counterpart.test', 'professional, financial advisor'],
  ['cfo@counterpart.test', 'professional, fractional CFO'],
] as const;

/** Says where the product is, who can sign in, and in production who is believed about where people come from. */
export function printReady(url: string): void {
  const isDemo = process.env['NODE_ENV'] !== 'production' || process.env['SEED_DEMO'] === '1';
  console.log(`\nCounterpart is ready: ${url}\n`);
  if (process.env['NODE_ENV'] === 'production') console.log(`${trustSentence(process.env['TRUST_PROXY'])}\n`);
  if (!isDemo) return;
  console.log('Demo accounts (password Counterpart-demo-1):');
  for (const [email, what] of accounts) console.log(`  ${email.padEnd(30)} ${what}`);
  console.log('\nCtrl-C stops everything.');
}

function trustSentence(setting: string | undefined): string {
  const { description } = parseTrustProxy(setting);
  return description
    ? `TRUST_PROXY: ${description} in front of Counterpart may say who a visitor is: IP, host and protocol.`
    : 'TRUST_PROXY is not set: a visitor is whoever connects. Behind a proxy, set it, or all visitors share one rate limit.';
}
