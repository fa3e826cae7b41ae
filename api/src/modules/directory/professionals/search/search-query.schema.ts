import Joi from 'joi';
import { locationLimits } from '../../../../contract/limits/accounts';
import { profileLimits } from '../../../../contract/limits/profile';
import { searchLimits } from '../../../../contract/limits/search';
import type { PriceUnit } from '../../../../contract/named-types';
import { priceUnits } from '../../../../contract/prices';
import { eachProfileFact, type ProfileFactName } from '../../../../contract/profile-facts';
import { professionNames } from '../../../../platform/auth/user.schema';
import { pageSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../../../platform/text/text-schemas';

/** The orders of the plain list. The rank of `recommended` is no number that a cursor could hold on every database. */
const listSorts = ['rating', 'reviews', 'nameAsc', 'nameDesc', 'price'] as const;
const sorts = [...listSorts, 'recommended'] as const;

/** Filters of a list or search of professionals, in every spelling that has ever been in use. */
export interface SearchFilters extends Readonly<Partial<Record<ProfileFactName, boolean>>> {
  readonly services?: string[];
  readonly service?: string[];
  readonly specialties?: string[];
  readonly specialty?: string[];
  readonly industry?: string[];
  readonly industries?: string[];
  readonly clientTypes?: string[];
  readonly clientType?: string[];
  readonly city?: string;
  readonly state?: string;
  readonly location?: string;
  /** Miles around a known city, one of `searchLimits.radii`; elsewhere it says nothing. */
  readonly radius?: number;
  readonly q?: string;
  readonly profession?: string;
  /** Those who work remotely; with `inPerson` those who do either. */
  readonly remote?: boolean;
  readonly inPerson?: boolean;
  readonly languages?: string[];
  /** The lowest rating, as it is shown. */
  readonly minRating?: number;
  /** The longest time to a first reply. */
  readonly responseHours?: number;
  readonly priceUnit?: PriceUnit;
  /** In dollars, or percent of assets; only with `priceUnit`. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

/** Query of a list or search of professionals. */
export interface ProfessionalQuery extends SearchFilters {
  readonly sort: (typeof sorts)[number];
  readonly page: number;
}

/** The plain list can also be asked for what comes after a place that the list before it named. */
export interface ListQuery extends ProfessionalQuery {
  readonly after?: string;
}

export interface SearchQuery extends ProfessionalQuery {
  readonly pageSize: number;
  readonly featured?: 'only' | 'exclude';
}

// 'tax,audit', repeated or both; the parts are separated after validation.
const values = Joi.array().items(lineText().max(1000).allow('')).single().max(50);
const text = (max: number): Joi.StringSchema => lineText().max(max).allow('');

// One profession, or several with commas: bookkeepers stand in the accountants' directory.
const professionsQuery = Joi.string()
  .pattern(new RegExp(`^(${professionNames.join('|')})(,(${professionNames.join('|')}))*$`))
  .empty(Joi.valid('', 'all'))
  .messages({ 'string.pattern.base': `{#label} must be one or several of ${professionNames.join(', ')}` });

const priceMax = profileLimits.startingPriceCentsMax / 100;
const price = Joi.number()
  .min(0)
  .max(priceMax)
  .precision(2)
  .empty('')
  .messages({ '*': `{#label} must be an amount between 0 and ${priceMax.toLocaleString('en-US')}` });

/** One of a few numbers. */
const step = (numbers: readonly number[]): Joi.NumberSchema =>
  Joi.number()
    .valid(...numbers)
    .empty('');

/** Prices of different units are never compared: neither filtered nor sorted together. */
function checkPrice<Query extends ProfessionalQuery>(
  query: Query,
  helpers: Joi.CustomHelpers,
): Query | Joi.ErrorReport {
  const { priceUnit, minPrice, maxPrice, sort } = query;
  const asksForPrices = minPrice !== undefined || maxPrice !== undefined || sort === 'price';
  if (asksForPrices && !priceUnit)
    return helpers.message({
      custom: `Please say what the price is for: priceUnit is one of ${priceUnits.join(', ')}.`,
    });
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return helpers.message({ custom: 'The lowest price must not be above the highest price.' });
  return query;
}

const filters = {
  services: values,
  service: values,
  specialties: values,
  specialty: values,
  industry: values,
  industries: values,
  clientTypes: values,
  clientType: values,
  city: text(locationLimits.max),
  state: text(locationLimits.max),
  location: text(2 * locationLimits.max),
  q: searchText().allow(''),
  profession: professionsQuery,
  remote: Joi.boolean().empty(''),
  inPerson: Joi.boolean().empty(''),
  ...eachProfileFact(() => Joi.boolean().empty('')),
  languages: values,
  minRating: step(searchLimits.ratings),
  responseHours: step(searchLimits.responseHours),
  priceUnit: Joi.string()
    .valid(...priceUnits)
    .empty(''),
  minPrice: price,
  maxPrice: price,
};

/** Parameters that only lists of people have. */
const ofLists = { radius: step(searchLimits.radii), page: pageSchema };

const sortBy = (names: readonly ProfessionalQuery['sort'][]): Joi.StringSchema =>
  Joi.string()
    .valid(...names)
    .empty('')
    .default('rating');

// A page hands its own URL on, so parameters that mean nothing here (a tab, a campaign) are left aside.
export const listQuerySchema = Joi.object<ListQuery>({
  ...filters,
  ...ofLists,
  sort: sortBy(listSorts),
  after: exactText().max(searchLimits.cursorMax).allow(''),
})
  .custom(checkPrice)
  .options({ stripUnknown: true })
  .label('ProfessionalQuery');

export const searchQuerySchema = Joi.object<SearchQuery>({
  ...filters,
  ...ofLists,
  sort: sortBy(sorts),
  pageSize: Joi.number().integer().min(1).max(searchLimits.pageSizeMax).default(searchLimits.pageSizeDefault),
  featured: Joi.string().valid('only', 'exclude').empty(''),
})
  .custom(checkPrice)
  .options({ stripUnknown: true })
  .label('SearchQuery');

/** Text typed into a location field, beside the other filters that are on. */
export interface LocationQuery extends SearchFilters {
  readonly typed: string;
}

export const locationQuerySchema = Joi.object<LocationQuery>({
  ...filters,
  typed: text(locationLimits.max).default(''),
})
  .options({ stripUnknown: true })
  .label('LocationQuery');

/** The services whose prices are wanted; default all that a profile can name. */
export interface TypicalPriceQuery {
  readonly services?: string[];
}

export const typicalPriceQuerySchema = Joi.object<TypicalPriceQuery>({ services: values })
  .options({ stripUnknown: true })
  .label('TypicalPriceQuery');
