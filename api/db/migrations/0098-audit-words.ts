import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { addColumns, addFullText, dropIndexes, dropTables, isMysql } from './table-helpers';

const triggers = ['insert', 'delete', 'update'].map((event) => `audit_words_${event}`);
const rowsOfRead = 1_000;

/**
 * Full text over what entries of the audit log say: label, reason, fields and their values before and after. The
 * database keeps the index itself.
 */
export const auditWords: Migration = {
  name: '0098-audit-words',
  async up(knex) {
    await addColumns(knex, 'audit_entries', {
      searchText: (table) => table.text('searchText', isMysql(knex) ? 'mediumtext' : undefined).nullable(),
    });
    await fillWords(knex);
    if (isMysql(knex)) await addFullText(knex, 'audit_entries', ['searchText']);
    else await addSqliteWords(knex);
  },
  async down(knex) {
    if (isMysql(knex)) await dropIndexes(knex, 'audit_entries', ['audit_entries_fulltext']);
    for (const name of isMysql(knex) ? [] : triggers) await knex.raw('drop trigger if exists ??', [name]);
    if (!isMysql(knex)) await dropTables(knex, 'audit_entries_fts');
    if (await knex.schema.hasColumn('audit_entries', 'searchText'))
      await knex.schema.alterTable('audit_entries', (table) => table.dropColumn('searchText'));
  },
};

interface Row {
  readonly id: number;
  readonly details: string;
}

async function fillWords(knex: Knex): Promise<void> {
  for (let last = 0; ;) {
    const rows = await knex<Row>('audit_entries')
      .where('id', '>', last)
      .whereNotNull('details')
      .whereNull('searchText')
      .orderBy('id')
      .limit(rowsOfRead)
      .select('id', 'details');
    if (rows.length === 0) return;
    await knex.transaction(async (transaction) => {
      for (const { id, details } of rows)
        await transaction('audit_entries')
          .where({ id })
          .update({ searchText: wordsOf(details) });
    });
    last = rows.at(-1)?.id ?? last;
  }
}

/** As `searchTextOf` made it in November 2026: every word once, each with a space before it. */
function wordsOf(details: string): string {
  const words = textsIn(parsed(details))
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return ` ${[...new Set(words)].join(' ')} `;
}

function parsed(details: string): unknown {
  try {
    return JSON.parse(details);
  } catch {
    return null;
  }
}

function textsIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const { label, reason, changes } = details as Record<string, unknown>;
  const ofChanges = Array.isArray(changes)
    ? changes.flatMap((change: unknown) => {
        const { field, before, after } = (change ?? {}) as Record<string, unknown>;
        return [field, before, after];
      })
    : [];
  return [label, reason, ...ofChanges].filter((text) => text !== null && text !== undefined).map(String);
}

async function addSqliteWords(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('audit_entries_fts')))
    await knex.raw(
      `create virtual table audit_entries_fts using fts5(searchText, content='audit_entries', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`,
    );
  await knex.raw(`insert into audit_entries_fts(audit_entries_fts) values('rebuild')`);
  const remove = `insert into audit_entries_fts(audit_entries_fts, rowid, searchText) values ('delete', old.id, old.searchText);`;
  const add = `insert into audit_entries_fts(rowid, searchText) values (new.id, new.searchText);`;
  await knex.raw(`create trigger if not exists audit_words_insert after insert on audit_entries begin ${add} end`);
  await knex.raw(`create trigger if not exists audit_words_delete after delete on audit_entries begin ${remove} end`);
  await knex.raw(
    `create trigger if not exists audit_words_update after update of searchText on audit_entries begin ${remove} ${add} end`,
  );
}
