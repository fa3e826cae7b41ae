import type { Request } from '@hapi/hapi';
import type { SiteSettings } from '../../contract/named-types';
import { AuditEntry } from '../audit/audit-entry.model';
import { readDetails } from '../audit/audit-texts';
import { toDate } from '../database/base-model';
import { runner, type Transaction } from '../database/transaction';
import { forbidden } from '../errors/app-error';
import type { User } from './user.model';

/** Time that people have from the moment on that a second step is required of them. */
const grace = 86_400_000;

type Rule = SiteSettings['secondStep'];

/** True when signing in to an account takes a second step. */
export async function hasSecondFactor(userId: number, transaction?: Transaction): Promise<boolean> {
  const from = runner(transaction);
  if (await from('passkeys').where({ userId }).first('id')) return true;
  const app: object | undefined = await from('authenticator_apps')
    .where({ userId })
    .whereNotNull('confirmedAt')
    .first('userId');
  return app !== undefined;
}

/** Time since when a rule requires a second step of a person; null where it does not. */
export async function requiredSince(user: User, rule: Rule, transaction?: Transaction): Promise<Date | null> {
  if (rule === 'off') return null;
  if (user.userType === 'admin') return adminSince(user, transaction);
  if (user.userType !== 'accountant' || rule === 'admins') return null;
  const documents = runner(transaction)('verification_documents').where({ userId: user.id });
  const oldest: { createdAt: unknown } | undefined = await documents.orderBy('id').first('createdAt');
  return oldest ? toDate(oldest.createdAt) : null;
}

/**
 * Time since when someone is an administrator: when, by the audit log of the last day, they were made one or took up
 * their invitation; else, that their account was created. Exact as long as it matters: within the time of grace.
 */
async function adminSince({ id, createdAt }: User, transaction?: Transaction): Promise<Date> {
  const entries = await AuditEntry.query(transaction)
    .where({ userId: id, subjectType: 'user' })
    .where('createdAt', '>', new Date(Date.now() - grace))
    .orderBy('id', 'desc');
  const became = entries.find(
    ({ action, details }) =>
      action === 'user.accepted' ||
      readDetails(details).changes.some(({ field, after }) => field === 'userType' && after === 'admin'),
  );
  return became?.createdAt ?? createdAt;
}

/** Time until which a person has to set up the second step that is required of them; null where none is missing. */
export async function secondStepDue(user: User, rule: Rule): Promise<Date | null> {
  if (rule === 'off' || user.userType === 'client' || (await hasSecondFactor(user.id))) return null;
  const since = await requiredSince(user, rule);
  return since && new Date(since.getTime() + grace);
}

/** Operation as its route declares it. */
interface Operation {
  readonly path: string;
  readonly access: string;
  readonly allowFirst?: unknown;
}

/**
 * True for what a missing second step closes: administration, releases too, and documents of verification. Everything
 * else stays open, above all what sets a second step up and the way out.
 */
export const closesWithoutSecondStep = ({ path, access, allowFirst }: Operation): boolean =>
  access === 'admin' ||
  path.startsWith('/api/verification/documents') ||
  path.startsWith('/api/platform/overrides') ||
  (path.startsWith('/api/platform/') && access === 'public' && allowFirst !== undefined);

/** @throws AppError 403 once the time to set up a required second step is over */
export async function refuseWithoutSecondStep(viewer: User | null, request: Request): Promise<void> {
  if (!viewer) return;
  const { secondStep } = await request.server.app.platform.site.read();
  const due = await secondStepDue(viewer, secondStep);
  if (due && due.getTime() <= Date.now())
    throw forbidden('Set up a second step in your settings first, under Security.', 'second_step_needed');
}
