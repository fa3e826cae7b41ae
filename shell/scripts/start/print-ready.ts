const accounts = [
  ['admin@counterpart.test', 'admin'],
  ['client@counterpart.test', 'client'],
  ['accountant@counterpart.test', 'professional, accountant'],
  ['advisor@counterpart.test', 'professional, financial advisor'],
  ['cfo@counterpart.test', 'professional, fractional CFO'],
] as const;

/** Says where the product is and who can sign in. */
export function printReady(address: string): void {
  const isDemo = process.env['NODE_ENV'] !== 'production' || process.env['SEED_DEMO'] === '1';
  console.log(`\nCounterpart is ready: ${address}\n`);
  if (!isDemo) return;
  console.log('Demo accounts (password Counterpart-demo-1):');
  for (const [email, what] of accounts) console.log(`  ${email.padEnd(30)} ${what}`);
  console.log('\nCtrl-C stops everything.');
}
