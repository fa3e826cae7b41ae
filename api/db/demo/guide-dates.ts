import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { DateRule, WeekendRule } from '../../src/contract/calendar/date-rules';
import type { Audience } from '../../src/modules/content/calendar/audience';
import { GuideDate } from '../../src/modules/content/calendar/guide-date.model';
import { Guide } from '../../src/modules/content/compliance/guide.model';
import { readTable } from '../../src/platform/files/read-table';

/** The dates of the bundled guides, each with its source and the day on which it was checked: one line for each. */
export const guideDates = readTable(new URL('guide-dates.tsv', import.meta.url)).map(
  ([key = '', slug = '', label = '', onlyIf = '', rule = '', audience = '', weekends = '', ...checked]) => {
    const [sourceTitle = '', sourceUrl = '', checkedOn = ''] = checked;
    return {
      slug,
      bundledKey: key,
      ...{ label, onlyIf, sourceTitle, sourceUrl, checkedOn },
      rule: JSON.parse(rule) as DateRule,
      audience: JSON.parse(audience) as Audience,
      weekendRule: weekends as WeekendRule,
    };
  },
);

/**
 * Brings the bundled dates of the guides that a database has: new ones, corrected ones, and none that are gone. What an
 * administrator changed or removed stays as it is.
 */
export async function bringGuideDates(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    const guides = await Guide.query(transaction).select('id', 'slug');
    const stored = await GuideDate.query(transaction).whereNotNull('bundledKey');
    const keys = guideDates.map(({ bundledKey }) => bundledKey);
    await GuideDate.query(transaction)
      .where({ editedAt: null, removedAt: null })
      .whereNotNull('bundledKey')
      .whereNotIn('bundledKey', keys)
      .delete();
    for (const { slug, ...date } of guideDates) {
      const guideId = guides.find((guide) => guide.slug === slug)?.id;
      if (guideId === undefined) continue;
      const known = stored.find(({ bundledKey }) => bundledKey === date.bundledKey);
      if (known) {
        const isOwn = known.editedAt !== null || known.removedAt !== null;
        const isSame = Object.entries({ ...date, guideId }).every(([name, value]) =>
          isDeepStrictEqual(known[name as keyof GuideDate], value),
        );
        if (!isOwn && !isSame) await known.$query(transaction).patch({ ...date, guideId });
      } else await GuideDate.query(transaction).insert({ ...date, guideId });
    }
  });
}
