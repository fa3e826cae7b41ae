import type { Settings } from '../settings';
import { adjustableLimits, type AdjustableLimit } from '../../contract/site-settings';
import type { SiteSettings } from '../../contract/named-types';
import { runner, type Transaction } from '../database/transaction';
import { limitRules } from '../limits/limit-rules';

/** The settings as they were stored; version 0 was never changed. */
export interface StoredSettings {
  readonly version: number;
  readonly settings: SiteSettings;
}

/** Name of the row that holds them. */
export const siteSettingsName = 'site';

/** Without any change by an administrator. */
export const defaultSettings: SiteSettings = {
  siteName: 'Counterpart',
  supportEmail: null,
  banner: null,
  areas: { messaging: true, blog: true, compliance: true },
  navigation: { order: [], hidden: [] },
  secondStep: 'off',
  limits: Object.fromEntries(
    (Object.keys(adjustableLimits) as AdjustableLimit[]).map((name) => [name, limitRules[name].points]),
  ) as Record<AdjustableLimit, number>,
  retention: { auditDays: 7 * 365, sentMailDays: 30, closedTicketDays: 2 * 365, quizDays: 365 },
};

/**
 * Those of an installation: in production on a database server a second step is required of administrators, unless it
 * shows demo data, whose password is known.
 */
export const defaultsOf = ({ production, database, seedDemo }: Settings): SiteSettings => ({
  ...defaultSettings,
  secondStep: production && database.engine === 'mysql' && !seedDemo ? 'admins' : 'off',
});

/** Reads the settings past every cache. What a version before did not know has its default. */
export async function readSettings(transaction?: Transaction, defaults = defaultSettings): Promise<StoredSettings> {
  const row: { value: string; version: number } | undefined = await runner(transaction)('site_settings')
    .where({ name: siteSettingsName })
    .first('value', 'version');
  if (!row) return { version: 0, settings: defaults };
  const stored = JSON.parse(row.value) as Partial<SiteSettings>;
  return {
    version: row.version,
    settings: {
      ...defaults,
      ...stored,
      areas: { ...defaults.areas, ...stored.areas },
      limits: { ...defaults.limits, ...stored.limits },
      retention: { ...defaults.retention, ...stored.retention },
    },
  };
}

/** The site's settings as every request may ask for them. */
export interface Site {
  /** At most a second old, also when another process changed them; immediately in the process that did. */
  read(): Promise<SiteSettings>;
  /** Has the next read go to the database. */
  forget(): void;
}

/** Milliseconds for which settings are taken from memory. */
const freshFor = 1_000;

/** The settings of one process. While the database is away the last ones hold. */
export function createSite(defaults = defaultSettings): Site {
  let known: { readonly at: number; readonly settings: Promise<SiteSettings> } | null = null;
  let last: SiteSettings | null = null;
  const load = async (): Promise<SiteSettings> => {
    try {
      last = (await readSettings(undefined, defaults)).settings;
    } catch (error) {
      known = null;
      if (!last) throw error;
    }
    return last;
  };
  return {
    read() {
      const now = performance.now();
      if (!known || now - known.at >= freshFor) known = { at: now, settings: load() };
      return known.settings;
    },
    forget() {
      known = null;
    },
  };
}
