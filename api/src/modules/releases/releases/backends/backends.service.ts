import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import type { User } from '../../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { switchableAreas } from '../../../../contract/site-settings';
import { RouteOwner } from '../owners/route-owner.model';
import { backendChanged, backendNotFound } from '../release.errors';
import { Release, ReleaseActivation } from '../release.model';
import { AreaBackend } from './area-backend.model';
import { readBackendUrl, type Rules } from './backend-url';
import type { BackendChange } from './backends.schema';

const subjectOf = (area: string) => ({ type: 'areaBackend', id: area });
const shown = ({ url, timeoutSeconds }: Pick<AreaBackend, 'url' | 'timeoutSeconds'>) => ({ url, timeoutSeconds });

export const listBackends = (): Promise<AreaBackend[]> => AreaBackend.query().orderBy('area').execute();

/**
 * Finds the backend that an area may call now.
 * @throws AppError 404 when it has none, or no release of the area is served
 */
export async function findServedBackend(area: string): Promise<AreaBackend> {
  const served = ReleaseActivation.query().where({ name: area, active: true });
  const found = await AreaBackend.query().findOne({ area }).whereExists(served);
  if (!found) throw backendNotFound(area);
  return found;
}

async function isArea(area: string): Promise<boolean> {
  if (Object.hasOwn(switchableAreas, area)) return true;
  const [release, owner] = [Release.query().findOne({ name: area }), RouteOwner.query().findOne({ area })];
  return Boolean((await release) ?? (await owner));
}

interface Setting {
  readonly viewer: User;
  readonly by: AuditActor;
  readonly settings: Rules;
}

/**
 * Sets the backend of an area over the version that was seen.
 * @throws AppError 400 for a URL that none may have or an unknown area, 409 when someone else changed it since
 */
export async function setBackend(area: string, change: BackendChange, { viewer, by, settings }: Setting) {
  const read = readBackendUrl(change.url, settings);
  if ('wrong' in read) throw invalid(read.wrong);
  if (!(await isArea(area))) throw invalid(`There is no area ${area}: no release of it was ever published.`);
  const values = { url: read.url, timeoutSeconds: change.timeoutSeconds, setById: viewer.id, setAt: new Date() };
  return inRetriedTransaction(async (transaction) => {
    const stored = await AreaBackend.query(transaction).findOne({ area }).forUpdate();
    if ((stored?.version ?? 0) !== change.version) throw backendChanged(area);
    // One that is added again has no version that was ever seen of the removed one.
    const version = stored ? stored.version + 1 : Math.floor(values.setAt.getTime() / 1000);
    const row = { ...values, version };
    const before = stored ? shown(stored) : {};
    const after = stored
      ? await stored.$query(transaction).patchAndFetch(row)
      : await AreaBackend.query(transaction)
          .insertAndFetch({ area, ...row })
          .catch((error: unknown) => {
            throw isUniqueViolation(error) ? backendChanged(area) : error;
          });
    await recordAudit(
      {
        ...{ by, action: 'areaBackend.set', subject: subjectOf(area), label: area },
        ...{ before, after: shown(after) },
      },
      transaction,
    );
    return after;
  });
}

/** Removes the backend of an area. @throws AppError 404 without one, 409 when someone else changed it since */
export async function removeBackend(area: string, version: number, by: AuditActor): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const row = await AreaBackend.query(transaction).findOne({ area }).forUpdate();
    if (!row) throw backendNotFound(area);
    if (row.version !== version) throw backendChanged(area);
    await row.$query(transaction).delete();
    await recordAudit(
      { by, action: 'areaBackend.removed', subject: subjectOf(area), label: area, before: shown(row), after: {} },
      transaction,
    );
  });
}
