import { createHash, randomBytes } from 'node:crypto';
import type { ListPart } from '../../../../platform/paging/offset-query';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { deployTokenNotFound } from '../release.errors';
import { DeployToken } from './deploy-token.model';

/** Begins every token, so that scanners for secrets can find one that was committed by mistake. */
const prefix = 'cpdeploy_';
/** Milliseconds for which a use is not noted again. */
const notedFor = 60_000;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const subjectOf = ({ id }: DeployToken) => ({ type: 'deployToken', id });

/** Purpose and limits of a new token; without limits it grants all of its area, and does not expire. */
type Grant = Pick<DeployToken, 'area' | 'label' | 'createdById'> &
  Partial<Pick<DeployToken, 'mayActivate' | 'expiresAt' | 'pathPrefix'>>;

/** A new token and its secret, which is stored nowhere: only its maker ever reads it, in this response. */
export async function createDeployToken(
  { area, label, createdById, mayActivate = true, expiresAt = null, pathPrefix = null }: Grant,
  by: AuditActor,
): Promise<{ readonly row: DeployToken; readonly token: string }> {
  const token = prefix + randomBytes(32).toString('base64url');
  const row = await inRetriedTransaction(async (transaction) => {
    const made = await DeployToken.query(transaction).insertAndFetch({
      area,
      label,
      digest: digestOf(token),
      hint: token.slice(-4),
      createdById,
      createdAt: new Date(),
      ...{ mayActivate, expiresAt, pathPrefix },
    });
    const after = { area, mayActivate, expiresAt, pathPrefix };
    await recordAudit({ by, action: 'deployToken.created', subject: subjectOf(made), label, after }, transaction);
    return made;
  });
  return { row, token };
}

/** A part of the tokens, those in use first, each group with the newest first. */
export const listDeployTokens = ({ offset, limit }: ListPart): Promise<DeployToken[]> =>
  DeployToken.query()
    .orderByRaw('case when ?? is null then 0 else 1 end', 'revokedAt')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/**
 * Ends a token; again is no error.
 * @throws AppError 404 when there is none with this id
 */
export async function revokeDeployToken(id: number, by: AuditActor): Promise<DeployToken> {
  return inRetriedTransaction(async (transaction) => {
    const row = await DeployToken.query(transaction).findById(id).forUpdate();
    if (!row) throw deployTokenNotFound();
    if (row.revokedAt) return row;
    const revoked = await row.$query(transaction).patchAndFetch({ revokedAt: new Date() });
    const { area, label } = revoked;
    await recordAudit(
      { by, action: 'deployToken.revoked', subject: subjectOf(revoked), label, after: { area } },
      transaction,
    );
    return revoked;
  });
}

/** Names a token for releases, rollouts and the audit log. */
export const nameOfToken = ({ label, hint }: Pick<DeployToken, 'label' | 'hint'>): string => `${label} (…${hint})`;

/** Ids of who made the tokens of an area that have this name. */
export async function makersOfToken(area: string, name: string, transaction: Transaction): Promise<number[]> {
  const tokens = await DeployToken.query(transaction).where({ area });
  return tokens.flatMap((token) => (nameOfToken(token) === name ? (token.createdById ?? []) : []));
}

/** The valid token that a caller shows, its use noted; null when it is none. */
export async function findDeployToken(token: string): Promise<DeployToken | null> {
  if (!token.startsWith(prefix)) return null;
  const row = await DeployToken.query().findOne({ digest: digestOf(token) });
  if (!row?.isValid) return null;
  if (!row.lastUsedAt || Date.now() - row.lastUsedAt.getTime() > notedFor)
    await row.$query().patch({ lastUsedAt: new Date() });
  return row;
}
