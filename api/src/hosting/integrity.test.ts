import { expect, it } from 'vitest';
import { hasIntegrity, integrityOf, integrityPattern } from './integrity';

it.each(['sha256', 'sha384'] as const)('knows a file by its %s, and no other', (algorithm) => {
  const integrity = integrityOf('the page', algorithm);
  expect(integrity).toMatch(integrityPattern);
  expect(hasIntegrity(Buffer.from('the page'), integrity)).toBe(true);
  expect(hasIntegrity('another page', integrity)).toBe(false);
});

it.each(['', 'sha256-', 'sha512-x', 'md5-1B2M2Y8AsgTpgAmY7PhCfg=='])('takes no file for %j', (integrity) => {
  expect(hasIntegrity('', integrity)).toBe(false);
  expect(integrity).not.toMatch(integrityPattern);
});
