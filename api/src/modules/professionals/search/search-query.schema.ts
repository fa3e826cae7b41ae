import Joi from 'joi';
import { limits } from '../../../contract/limits';
import { professionNames } from '../../../platform/auth/user.schema';
import { pageSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../../platform/text/text-schemas';

const sorts = ['rating', 'reviews', 'nameAsc', 'nameDesc'] as const;

/** What a list or search of professionals can be asked, in every spelling that has ever been in use. */
export interface ProfessionalQuery {
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
  readonly q?: string;
  readonly profession?: string;
  /** Only those who work remotely. */
  readonly remote?: boolean;
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

const filters = {
  services: values,
  service: values,
  specialties: values,
  specialty: values,
  industry: values,
  industries: values,
  clientTypes: values,
  clientType: values,
  city: text(limits.location.max),
  state: text(limits.location.max),
  location: text(2 * limits.location.max),
  q: searchText().allow(''),
  profession: professionsQuery,
  remote: Joi.boolean().empty(''),
  sort: Joi.string()
    .valid(...sorts)
    .empty('')
    .default('rating'),
  page: pageSchema,
};

// A page hands its own URL on, so parameters that mean nothing here (a tab, a campaign) are left aside.
export const listQuerySchema = Joi.object<ListQuery>({
  ...filters,
  after: exactText().max(limits.search.cursorMax).allow(''),
})
  .options({ stripUnknown: true })
  .label('ProfessionalQuery');

export const searchQuerySchema = Joi.object<SearchQuery>({
  ...filters,
  pageSize: Joi.number().integer().min(1).max(limits.search.pageSizeMax).default(limits.search.pageSizeDefault),
  featured: Joi.string().valid('only', 'exclude').empty(''),
})
  .options({ stripUnknown: true })
  .label('SearchQuery');
