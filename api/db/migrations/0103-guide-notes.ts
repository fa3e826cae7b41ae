import type { Knex } from 'knex';
import type { Migration } from './table-helpers';

/** Lines of 'what changed', by the guide's slug, that named figures which no official text was found for. */
export const notes: Readonly<Record<string, { readonly was: string; readonly is: string }>> = {
  'contractor-payments-form-1099-nec': {
    was: 'First published, with the threshold of $2,000 for 2026.',
    is: 'First published, with the new threshold of $2,000.',
  },
  'section-174-research-costs': {
    was: 'The time in which small businesses could apply the change to earlier years is over: July 6, 2026.',
    is: 'Small businesses have a limited time in which they can apply the change to earlier years.',
  },
  'aca-employer-mandate-1095-c': {
    was: 'First published, with the percentages for 2025 and 2026.',
    is: 'First published, with the percentages of affordable coverage.',
  },
  'new-york-pay-transparency': {
    was: 'Checked: four or more employees, and the three steps of penalties.',
    is: 'Reviewed: which employers are covered, and how penalties grow.',
  },
  'california-consumer-privacy-act': {
    was: 'The amounts of 2025 hold until the adjustment of January 2027. New: rules on risk assessments since January 2026.',
    is: 'Amounts are adjusted from time to time. New: rules on risk assessments.',
  },
  'new-york-city-earned-safe-and-sick-time': {
    was: 'New since February 22, 2026: 32 unpaid hours from the first day, and more reasons for leave.',
    is: 'New: 32 unpaid hours, and more reasons for leave.',
  },
  'fbar-and-fatca-foreign-accounts': {
    was: 'Checked: $10,000, $50,000 and $75,000, April 15 and October 15. Higher thresholds abroad are mentioned.',
    is: 'Checked: $10,000 and $50,000, April 15 and October 15. Higher thresholds abroad are mentioned.',
  },
  'uk-making-tax-digital-income-tax': {
    was: 'In the first year, 2026/27, late quarterly updates earn no points. Four points make the fine.',
    is: 'The rules for late updates in the first year are mentioned.',
  },
};

/** Rewrites change notes that name what the guide itself no longer says (0099). */
export const guideNotes: Migration = {
  name: '0103-guide-notes',
  up: (knex) => rewrite(knex, ({ was, is }) => [was, is]),
  down: (knex) => rewrite(knex, ({ was, is }) => [is, was]),
};

async function rewrite(
  knex: Knex,
  wordsOf: (note: { readonly was: string; readonly is: string }) => readonly [from: string, to: string],
): Promise<void> {
  const rows = await knex<{ id: number; slug: string; changes: unknown }>('compliance_guides')
    .whereIn('slug', Object.keys(notes))
    .select('id', 'slug', 'changes');
  for (const { id, slug, changes } of rows) {
    const note = notes[slug];
    // JSON as the databases hand it out: as text, or read already.
    const stored: unknown = typeof changes === 'string' ? JSON.parse(changes) : changes;
    if (!note || !Array.isArray(stored)) continue;
    const [from, to] = wordsOf(note);
    const lines = stored as { readonly note?: unknown }[];
    if (!lines.some((line) => line.note === from)) continue;
    const rewritten = lines.map((line) => (line.note === from ? { ...line, note: to } : line));
    await knex('compliance_guides')
      .where({ id })
      .update({ changes: JSON.stringify(rewritten) });
  }
}
