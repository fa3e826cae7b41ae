import Joi from 'joi';
import { limits } from '../../contract/limits';
import type {
  Facet,
  FeeModel,
  ListingStatus,
  PhoneVisibility,
  Profession,
  Professional,
  Profile,
  SearchPage,
} from '../../contract/named-types';
import { professionNames, professionSchema } from '../../platform/auth/user.schema';
import { idSchema, pageSchema } from '../../platform/routes/common-schemas';
import { professionalNotFound } from './professionals.errors';
import { exactText, lineText, searchText } from '../../platform/text/text-schemas';

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

// 'tax,audit', repeated or both; the parts are told apart after validation.
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
  city: text(limits.place.max),
  state: text(limits.place.max),
  location: text(2 * limits.place.max),
  q: searchText().allow(''),
  profession: professionsQuery,
  remote: Joi.boolean().empty(''),
  sort: Joi.string()
    .valid(...sorts)
    .empty('')
    .default('rating'),
  page: pageSchema,
};

// A page hands its own address on, so parameters that mean nothing here (a tab, a campaign) are left aside.
export const listQuerySchema = Joi.object<ListQuery>({
  ...filters,
  after: exactText().max(limits.search.placeMax).allow(''),
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

export const featuredQuerySchema = Joi.object<{ profession?: Profession }>({
  profession: professionSchema.empty(Joi.valid('', 'all')),
})
  .options({ stripUnknown: true })
  .label('FeaturedQuery');

/** The id in a professional's address; whatever cannot be one is a professional that does not exist. */
export const professionalParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(professionalNotFound),
});

/** Up to four ids with commas, in the order in which they are compared. Whatever is no id is left aside, so that a shortened link still shows the rest. */
export const compareQuerySchema = Joi.object<{ ids: string }>({
  ids: exactText().max(200).allow('').default(''),
}).label('CompareQuery');

const ids = Joi.array().items(Joi.string()).required();
const nullableText = Joi.string().allow(null).required();
const nullableNumber = Joi.number().allow(null).required();
const nullableChoice = Joi.boolean().allow(null).required();

export const feeModelSchema = Joi.string<FeeModel>()
  .valid('hourly', 'fixed', 'retainer', 'assets', 'fee-only')
  .label('FeeModel');
export const phoneVisibilitySchema = Joi.string<PhoneVisibility>()
  .valid('nobody', 'clients', 'everyone')
  .label('PhoneVisibility');
const listingStatusSchema = Joi.string<ListingStatus>()
  .valid('listed', 'pending', 'needs_changes')
  .label('ListingStatus');

const profileSchema = Joi.object<Profile>({
  services: ids,
  specialties: ids,
  industries: ids,
  clientTypes: ids,
  certifications: ids,
  yearsFounded: nullableNumber,
  bio: Joi.string().allow('').required(),
  pricing: Joi.string().allow('').required(),
  businessName: nullableText,
  tagline: nullableText,
  logoUrl: nullableText,
  website: nullableText,
  startingPriceCents: nullableNumber,
  responseTimeHours: nullableNumber,
  languages: ids,
  feeModels: Joi.array().items(feeModelSchema).required(),
  phone: nullableText,
  remote: nullableChoice,
  inPerson: nullableChoice,
  fiduciary: nullableChoice,
  verified: Joi.boolean().required(),
  featured: Joi.boolean().required(),
}).label('Profile');

export const professionalSchema = Joi.object<Professional>({
  id: Joi.number().integer().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  email: nullableText,
  profilePicture: nullableText,
  city: nullableText,
  state: nullableText,
  avgRating: nullableNumber,
  reviewCount: Joi.number().integer().required(),
  professions: Joi.array().items(professionSchema).required(),
  directory: Joi.string<Professional['directory']>().valid('accountant', 'advisors', 'fractional-cfos').required(),
  profile: profileSchema.allow(null).required(),
  listing: Joi.object({
    status: listingStatusSchema.required(),
    notes: Joi.array().items(Joi.string()).required(),
    phoneVisibility: phoneVisibilitySchema.required(),
  })
    .allow(null)
    .required()
    .label('OwnListing'),
  permissions: Joi.object({
    message: Joi.boolean().required(),
    review: Joi.boolean().required(),
    alreadyReviewed: Joi.boolean().required(),
  })
    .required()
    .label('ProfessionalPermissions'),
}).label('Professional');

export const professionalListSchema = Joi.array().items(professionalSchema).label('ProfessionalList');

const facetSchema = Joi.object<Facet>({
  value: Joi.string().required(),
  label: Joi.string().required(),
  count: Joi.number().integer().required(),
  isCapped: Joi.boolean().required(),
}).label('Facet');
const facetList = Joi.array().items(facetSchema).required();

const loosened = ['services', 'specialties', 'industry', 'clientTypes', 'place', 'remote', 'words'] as const;

/** What to leave out when nobody fits, and how many there are then: of all, or of those who work remotely. */
const rescueSchema = Joi.object<SearchPage['rescues'][number]>({
  without: Joi.array()
    .items(Joi.string().valid(...loosened))
    .min(1)
    .required(),
  remote: Joi.boolean().required(),
  total: Joi.number().integer().required(),
  totalIsCapped: Joi.boolean().required(),
}).label('Rescue');

export const searchPageSchema = Joi.object<SearchPage>({
  items: Joi.array().items(professionalSchema).required(),
  total: Joi.number().integer().required(),
  totalIsCapped: Joi.boolean().required(),
  page: Joi.number().integer().required(),
  pageSize: Joi.number().integer().required(),
  correctedTo: nullableText,
  rescues: Joi.array().items(rescueSchema).required(),
  facets: Joi.object({
    services: facetList,
    specialties: facetList,
    industries: facetList,
    clientTypes: facetList,
    states: facetList,
  })
    .required()
    .label('Facets'),
}).label('SearchPage');
