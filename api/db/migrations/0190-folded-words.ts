import type { Knex } from 'knex';
import type { Migration } from './table-helpers';

const rowsOfRead = 500;
/** Compared columns, by table, after the column that its rows are read by. */
const columns: Readonly<Record<string, readonly [key: string, ...names: string[]]>> = {
  accountant_profiles: ['id', 'cityKey', 'regionKey', 'nameKey', 'searchText'],
  blog_posts: ['id', 'searchText'],
  compliance_guides: ['id', 'searchText'],
  audit_entries: ['id', 'searchText'],
};

/** Texts in which letters parted by dots are looked for, by table. */
const texts: Readonly<Record<string, readonly string[]>> = {
  accountant_profiles: ['businessName', 'tagline', 'bio'],
  blog_posts: ['title', 'excerpt', 'content'],
  compliance_guides: ['title', 'summary', 'businessApplication', 'complianceChecklist', 'industriesImpacted'],
};

const simpler: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', þ: 'th', ŧ: 't' },
};
const cityWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'port' };

/**
 * Rewrites compared texts the way searches now write them: strokes and ligatures as plain letters, 'St.' as 'Saint',
 * letters separated by dots as one word. Texts that people read stay as they are.
 */
export const foldedWords: Migration = {
  name: '0190-folded-words',
  async up(knex) {
    for (const [table, [key, ...names]] of Object.entries(columns)) await foldTable(knex, table, key, names);
    for (const [table, names] of Object.entries(texts)) await joinLetters(knex, table, names);
  },
  // What was folded once is found by the words of before, too.
  down: () => Promise.resolve(),
};

type Row = Readonly<Record<string, string | number | null>>;

async function eachRow(query: () => Knex.QueryBuilder, key: string, act: (row: Row) => Promise<void>): Promise<void> {
  for (let last = 0; ;) {
    const rows: Row[] = (await query().where(key, '>', last).orderBy(key).limit(rowsOfRead)) as Row[];
    for (const row of rows) await act(row);
    if (rows.length < rowsOfRead) return;
    last = Number(rows.at(-1)?.[key] ?? last);
  }
}

async function foldTable(knex: Knex, table: string, key: string, names: readonly string[]): Promise<void> {
  const query = () => knex(table).select(key, ...names);
  await eachRow(query, key, async (row) => {
    const changed = names.flatMap((name): [string, string][] => {
      const before = row[name];
      if (typeof before !== 'string') return [];
      const after = folded(name, before);
      return after === before ? [] : [[name, after]];
    });
    if (changed.length > 0)
      await knex(table)
        .where(key, row[key] ?? 0)
        .update(Object.fromEntries(changed));
  });
}

function folded(name: string, text: string): string {
  const plain = text.replace(/[ßæœøđðħıłŋþŧ]/g, (letter) => simpler[letter] ?? letter);
  if (name !== 'cityKey' && name !== 'regionKey') return plain;
  return plain.replace(/^(ste?|ft|mt|pt)(?= )/, (short) => cityWords[short] ?? short);
}

/** 'Hart Tax, L.L.C.' is found by 'LLC' as well. */
async function joinLetters(knex: Knex, table: string, names: readonly string[]): Promise<void> {
  const query = () =>
    knex(table)
      .where((any) => {
        for (const name of names) void any.orWhere(name, 'like', '%._.%');
      })
      .select('id', 'searchText', ...names);
  await eachRow(query, 'id', async (row) => {
    const { id, searchText } = row;
    const text = names
      .map((name) => row[name])
      .filter(Boolean)
      .join(' ')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '');
    const words = [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?:\.|(?![\p{L}\p{N}]))/gu)];
    const known = String(searchText ?? ' ');
    const missing = words
      .map(([letters]) => letters.replaceAll('.', ''))
      .filter((word) => !known.includes(` ${word} `));
    if (missing.length > 0)
      await knex(table)
        .where('id', id ?? 0)
        .update({ searchText: `${known}${[...new Set(missing)].join(' ')} ` });
  });
}
