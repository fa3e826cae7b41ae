import type { QueryBuilder } from 'objection';
import { searchWords, whereWords } from '../../../platform/text/text-search';
import { compiledSelect } from '../../../platform/database/compiled-select';
import { database } from '../../../platform/database/transaction';
import type { ListPart } from '../../../platform/paging/offset-query';
import type { GuideListQuery, GuideSearchQuery } from './compliance.schema';
import { guideNotFound } from './compliance.errors';
import { guideIndustry, guideServiceType, type GuideTag } from './guide-index';
import { Guide } from './guide.model';

const newestFirst = (query: QueryBuilder<Guide>, { offset, limit }: ListPart): QueryBuilder<Guide> =>
  query.orderBy('featured', 'desc').orderBy('lastUpdated', 'desc').orderBy('id').offset(offset).limit(limit);

/** A part of every guide, or of the featured ones: featured first, then the last updated. */
export async function listGuides({ featured, ...part }: GuideListQuery): Promise<Guide[]> {
  const query = Guide.query().where('published', true);
  if (featured !== undefined) query.where('featured', featured);
  return newestFirst(query, part);
}

const split = (values: readonly string[] | undefined): string[] =>
  (values ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.toLowerCase() !== 'all');

function whereTagged(query: QueryBuilder<Guide>, kind: GuideTag['kind'], values: readonly string[]): void {
  if (values.length > 0)
    query.whereIn(
      'id',
      database()('guide_tags')
        .select('guideId')
        .where({ kind })
        .whereIn('value', [...values]),
    );
}

/** A part of the guides that have all the words and pass each filter; any value of a filter will do. */
export async function searchGuides(search: GuideSearchQuery): Promise<Guide[]> {
  // Signs alone are a question that no guide answers; nothing at all asks for every guide.
  if (search.q && !/[\p{L}\p{N}]/u.test(search.q)) return [];
  const query = Guide.query().where('published', true);
  whereWords(query, 'searchText', searchWords(search.q));
  whereTagged(query, 'serviceType', split(search.serviceTypes).map(guideServiceType));
  whereTagged(query, 'industry', split(search.industries).map(guideIndustry));
  if (search.jurisdiction) query.where('jurisdiction', search.jurisdiction);
  return newestFirst(query, search);
}

const guideBy = (column: 'id' | 'slug') =>
  compiledSelect<object>((from, [value]) =>
    from('compliance_guides').where(column, value).where('published', true).limit(1),
  );
const guideById = guideBy('id');
const guideBySlug = guideBy('slug');

/** One guide by id or slug. @throws AppError 404 */
export async function findGuide(idOrSlug: string): Promise<Guide> {
  const isId = /^\d{1,15}$/.test(idOrSlug);
  const [row] = isId
    ? await guideById(database(), [Number(idOrSlug)])
    : await guideBySlug(database(), [idOrSlug.toLowerCase()]);
  if (!row) throw guideNotFound();
  return Guide.fromDatabaseJson(row);
}
