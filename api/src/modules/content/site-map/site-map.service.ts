import { escapeHtml } from '../../../contract/escape-html';
import type { Profession } from '../../../contract/named-types';
import type { SwitchableArea } from '../../../contract/site-settings';
import { toDate, toTexts } from '../../../platform/database/base-model';
import { database } from '../../../platform/database/transaction';
import { locationPaths } from '../location-pages/location-pages.service';
import { siteMapNotFound } from './site-map.errors';

/** Most URLs that one file may hold (sitemaps.org). */
const fileMax = 50_000;

interface Entry {
  readonly path: string;
  readonly changedAt: Date | null;
}

interface Part {
  /** Switched off with it. */
  readonly area?: SwitchableArea;
  count(): Promise<number>;
  entries(offset: number): Promise<Entry[]>;
}

/** Public pages without a parameter that search engines may list. */
const pages = [
  '/',
  '/search',
  '/accountants',
  '/advisors',
  '/fractional-cfos',
  '/how-it-works',
  '/testimonials',
  '/why-join',
  '/pricing',
  '/success-stories',
  '/contact',
  '/blog',
  '/compliance',
  '/compliance/calendar',
  '/privacy-policy',
  '/terms-of-service',
  '/client-reviews-disclaimer',
  '/accessibility',
];

const profilePaths: Readonly<Record<Profession, string>> = {
  accountant: '/accountant',
  bookkeeper: '/accountant',
  advisor: '/advisors',
  cfo: '/fractional-cfos',
};

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly professions: unknown;
  readonly changedAt: unknown;
}

const countOf = async (query: PromiseLike<unknown>): Promise<number> =>
  Number(((await query) as readonly { readonly count: unknown }[])[0]?.count ?? 0);

const profileRows = () =>
  database()('accountant_profiles as p')
    .join('users as u', 'u.id', 'p.userId')
    .where({ 'p.listed': true, 'u.suspendedAt': null, 'u.userType': 'accountant' });
const postRows = () => database()('blog_posts').where('published', true);
const guideRows = () => database()('compliance_guides');

const bySlug = (folder: string, rows: readonly Row[]): Entry[] =>
  rows.map(({ slug, changedAt }) => ({ path: `${folder}/${slug}`, changedAt: toDate(changedAt) }));

const parts: Readonly<Record<string, Part>> = {
  pages: {
    count: () => Promise.resolve(pages.length),
    entries: () => Promise.resolve(pages.map((path) => ({ path, changedAt: null }))),
  },
  profiles: {
    count: () => countOf(profileRows().count({ count: '*' })),
    entries: async (offset) => {
      const rows = await profileRows()
        .orderBy('p.userId')
        .offset(offset)
        .limit(fileMax)
        .select<Row[]>({ id: 'p.userId', professions: 'p.professions', changedAt: 'p.updatedAt' });
      return rows.map(({ id, professions, changedAt }) => {
        const folder = profilePaths[toTexts(professions)[0] as Profession] as string | undefined;
        return { path: `${folder ?? profilePaths.accountant}/${id}`, changedAt: toDate(changedAt) };
      });
    },
  },
  locations: {
    count: async () => (await locationPaths()).length,
    entries: async (offset) =>
      (await locationPaths()).slice(offset, offset + fileMax).map((path) => ({ path, changedAt: null })),
  },
  posts: {
    area: 'blog',
    count: () => countOf(postRows().count({ count: '*' })),
    entries: async (offset) =>
      bySlug(
        '/blog',
        await postRows().orderBy('id').offset(offset).limit(fileMax).select({ slug: 'slug', changedAt: 'updatedAt' }),
      ),
  },
  guides: {
    area: 'compliance',
    count: () => countOf(guideRows().count({ count: '*' })),
    entries: async (offset) =>
      bySlug(
        '/compliance',
        await guideRows()
          .orderBy('id')
          .offset(offset)
          .limit(fileMax)
          .select({ slug: 'slug', changedAt: 'lastUpdated' }),
      ),
  },
};

/** Site whose pages are listed, and which of its areas are on. */
interface MappedSite {
  readonly publicUrl: string;
  readonly areas: Readonly<Record<SwitchableArea, boolean>>;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all site maps: one for each kind of page and fifty thousand of them. */
export async function writeSiteMapIndex({ publicUrl, areas }: MappedSite): Promise<string> {
  const files: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (part.area && !areas[part.area]) continue;
    const count = Math.ceil((await part.count()) / fileMax);
    for (let page = 1; page <= count; page += 1) files.push(`${name}-${page}.xml`);
  }
  const items = files.map((file) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${file}`)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${items.join('')}</sitemapindex>\n`;
}

/**
 * One site map: `profiles-1.xml`.
 * @throws AppError 404 when there is none of that name, or nothing in it
 */
export async function writeSiteMap(file: string, { publicUrl, areas }: MappedSite): Promise<string> {
  const [, name = '', page = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const isOff = part?.area !== undefined && !areas[part.area];
  const found = part && !isOff ? await part.entries((Number(page) - 1) * fileMax) : [];
  const entries = found.filter(
    ({ path }) => !(path === '/blog' && !areas.blog) && !(path.startsWith('/compliance') && !areas.compliance),
  );
  if (entries.length === 0 || (name === 'pages' && page !== '1')) throw siteMapNotFound();
  const items = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`,
  );
  return `${head}<urlset ${namespace}>\n${items.join('')}</urlset>\n`;
}
