import Joi from 'joi';
import type {
  Facet,
  FeeModel,
  ListingStatus,
  LocationSuggestion,
  PhoneVisibility,
  PriceUnit,
  Profession,
  Professional,
  Profile,
  SearchPage,
  TypicalPrice,
} from '../../../contract/named-types';
import { priceUnits } from '../../../contract/prices';
import { eachProfileFact, profileFactNames } from '../../../contract/profile-facts';
import { professionSchema } from '../../../platform/auth/user.schema';
import { idSchema } from '../../../platform/routes/common-schemas';
import { professionalNotFound } from './professionals.errors';
import { exactText } from '../../../platform/text/text-schemas';

export const featuredQuerySchema = Joi.object<{ profession?: Profession }>({
  profession: professionSchema.empty(Joi.valid('', 'all')),
})
  .options({ stripUnknown: true })
  .label('FeaturedQuery');

/** The id in a professional's URL; whatever cannot be one is a professional that does not exist. */
export const professionalParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(professionalNotFound),
});

/**
 * Up to four ids with commas, in the order in which they are compared. Whatever is no id is left aside, so that a
 * shortened link still shows the rest.
 */
export const compareQuerySchema = Joi.object<{ ids: string }>({
  ids: exactText().max(200).allow('').default(''),
}).label('CompareQuery');

const ids = Joi.array().items(Joi.string()).required();
const nullableText = Joi.string().allow(null).required();
const nullableNumber = Joi.number().allow(null).required();
const nullableChoice = Joi.boolean().allow(null).required();

export const feeModelSchema = Joi.string<FeeModel>()
  .valid('hourly', 'fixed', 'retainer', 'assets', 'fee-only')
  .label('FeeModel')
  .description('Pricing model of a professional; `assets` is a percentage of the assets they manage.');
export const priceUnitSchema = Joi.string<PriceUnit>()
  .valid(...priceUnits)
  .label('PriceUnit')
  .description("Unit of a professional's starting price; `assets` is a percentage of the assets they manage.");

export const phoneVisibilitySchema = Joi.string<PhoneVisibility>()
  .valid('nobody', 'clients', 'everyone')
  .label('PhoneVisibility')
  .description("Audience of a professional's phone number; `clients` are those who got a reply from them.");
const listingStatusSchema = Joi.string<ListingStatus>()
  .valid('listed', 'pending', 'needs_changes')
  .label('ListingStatus')
  .description('Outcome of the review of a listing; `pending` waits for an administrator.');

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
  priceUnit: priceUnitSchema.allow(null).required(),
  responseTimeHours: nullableNumber,
  languages: ids,
  feeModels: Joi.array().items(feeModelSchema).required(),
  phone: nullableText,
  remote: nullableChoice,
  inPerson: nullableChoice,
  fiduciary: nullableChoice,
  verified: Joi.boolean().required(),
  featured: Joi.boolean().required(),
})
  .label('Profile')
  .description(
    'The listing a professional wrote. Services, specialties, industries and client types are taxonomy ids.',
  );

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
})
  .label('Professional')
  .description('A professional as the directory, the search and the profile page show them.');

export const professionalListSchema = Joi.array().items(professionalSchema).label('ProfessionalList');

const facetSchema = Joi.object<Facet>({
  value: Joi.string().required(),
  label: Joi.string().required(),
  count: Joi.number().integer().required(),
  isCapped: Joi.boolean().required(),
})
  .label('Facet')
  .description('A filter value, its label and how many results it would leave.');
const facetList = Joi.array().items(facetSchema).required();

const loosened = [
  'services',
  'specialties',
  'industry',
  'clientTypes',
  'radius',
  'location',
  'meetings',
  'words',
  'price',
  'rating',
  'languages',
  ...profileFactNames,
  'responseTime',
] as const;

/** Filters to drop when nothing matches, and how many match then: of all, or of those who work remotely. */
const rescueSchema = Joi.object<SearchPage['rescues'][number]>({
  without: Joi.array()
    .items(Joi.string().valid(...loosened))
    .min(1)
    .required(),
  remote: Joi.boolean().required(),
  total: Joi.number().integer().required(),
  totalIsCapped: Joi.boolean().required(),
}).label('Rescue');

/** Usual prices of services: see `typical-prices.ts`. */
export const typicalPriceListSchema = Joi.array()
  .items(
    Joi.object<TypicalPrice>({
      service: Joi.string().required(),
      unit: priceUnitSchema.required(),
      low: Joi.number().integer().required(),
      high: Joi.number().integer().required(),
      listings: Joi.number().integer().required(),
    })
      .label('TypicalPrice')
      .description(
        'The range in which most listings of a service price it: without the lowest and the highest tenth. Cents, or hundredths of a percent for `assets`.',
      ),
  )
  .label('TypicalPriceList');

export const searchPageSchema = Joi.object<SearchPage>({
  items: Joi.array().items(professionalSchema).required(),
  total: Joi.number().integer().required(),
  totalIsCapped: Joi.boolean().required(),
  page: Joi.number().integer().required(),
  pageSize: Joi.number().integer().required(),
  correctedTo: nullableText,
  around: nullableText.description('The city that a radius is or can be around; null without a known one.'),
  rescues: Joi.array().items(rescueSchema).required(),
  typicalPrices: typicalPriceListSchema.required(),
  remoteInstead: Joi.array().items(professionalSchema).required(),
  facets: Joi.object({
    services: facetList,
    specialties: facetList,
    industries: facetList,
    clientTypes: facetList,
    languages: facetList,
    meetings: facetList,
    ratings: facetList,
    responseTimes: facetList,
    ...eachProfileFact(() => facetList),
    priceUnits: facetList,
    priceSteps: Joi.array()
      .items(Joi.number().integer())
      .required()
      .description(
        'How many prices lie between the steps of the chosen unit (`searchLimits.priceSteps`); empty without one.',
      ),
  })
    .required()
    .label('Facets'),
})
  .label('SearchPage')
  .description('One page of search results with the counts of every filter value.');

export const locationListSchema = Joi.array()
  .items(
    Joi.object<LocationSuggestion>({
      kind: Joi.string().valid('city', 'state').required(),
      label: Joi.string().required(),
      count: Joi.number().integer().required(),
      isCapped: Joi.boolean().required(),
      remote: Joi.number().integer().allow(null).required(),
    })
      .label('LocationSuggestion')
      .description('A city or state that has listings, with how many match; where none do, how many work remotely.'),
  )
  .label('LocationSuggestionList');
