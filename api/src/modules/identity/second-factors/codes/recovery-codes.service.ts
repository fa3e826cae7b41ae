import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../../../contract/limits/second-factors';
import { hashToken } from '../../../../platform/auth/secret-token';
import type { Transaction } from '../../../../platform/database/transaction';
import { RecoveryCode } from './recovery-code.model';

/** Crockford's base 32: no letter that looks like a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [groups, groupLength] = [4, 4];
const codeLength = groups * groupLength;

/** A code as it is compared: without spaces and dashes, and with the digits that letters were typed for. */
const canonical = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** True for what looks like a recovery code and not like an app's. */
export const isRecoveryCode = (typed: string): boolean => canonical(typed).length === codeLength;

/** 80 random bits, which need no slower hash than SHA-256: `7K2M-0QXR-…`. */
function newCode(): string {
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** Gives a person new recovery codes, to be shown once; the former ones end. */
export async function replaceRecoveryCodes(userId: number, transaction: Transaction): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const createdAt = new Date();
  await RecoveryCode.query(transaction).delete().where({ userId });
  for (const code of codes)
    await RecoveryCode.query(transaction).insert({
      codeHash: hashToken(canonical(code)),
      userId,
      createdAt,
      usedAt: null,
    });
  return codes;
}

/** Uses a recovery code up. Of two uses at the same moment one succeeds. @returns false for a wrong or used one */
export async function takeRecoveryCode(userId: number, typed: string, transaction: Transaction): Promise<boolean> {
  const taken = await RecoveryCode.query(transaction)
    .patch({ usedAt: new Date() })
    .where({ userId, codeHash: hashToken(canonical(typed)), usedAt: null });
  return taken === 1;
}
