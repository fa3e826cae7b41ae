import { fullName } from '../../../../contract/full-name';
import { User } from '../../../../platform/auth/user.model';
import type { AreaBackend } from './area-backend.model';
import type { BackendCalls } from './backend-calls';

/** Presents backends, each with who set it and how it does, for administrators. */
export async function presentBackends(rows: readonly AreaBackend[], calls: BackendCalls) {
  const setters = await User.query().findByIds([...new Set(rows.flatMap(({ setById }) => setById ?? []))]);
  return rows.map((row) => {
    const { area, url, timeoutSeconds, version, setAt } = row;
    const setter = setters.find(({ id }) => id === row.setById);
    const { state, openUntil } = calls.stateOf(row);
    return {
      ...{ area, url, timeoutSeconds, version, setAt: setAt.toISOString(), setBy: setter ? fullName(setter) : null },
      ...{ state, openUntil: openUntil?.toISOString() ?? null },
    };
  });
}
