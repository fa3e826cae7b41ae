import Joi from 'joi';
import { locationLimits } from '../../../contract/limits/accounts';
import { profileLimits } from '../../../contract/limits/profile';
import type { Listing } from '../../../contract/named-types';
import { resolveTerm } from '../../../contract/taxonomy';
import type { TaxonomyKind } from '../../../contract/taxonomy-terms';
import { professionSchema } from '../../../platform/auth/user.schema';
import { readWebsite } from '../../../contract/contact-details';
import { feeModelSchema, phoneVisibilitySchema, priceUnitSchema } from '../professionals/professionals.schema';
import { lineText, longText, phoneText } from '../../../platform/text/text-schemas';

const {
  bioMin,
  bioMax,
  pricingMin,
  pricingMax,
  yearsFoundedMin,
  certificationsMax,
  certificationMax,
  businessNameMax,
  taglineMax,
  websiteMax,
  startingPriceCentsMax,
  assetShareMax,
  languagesMax,
  languageMax,
} = profileLimits;

/**
 * Ids of one kind in any spelling, stored as the taxonomy's own; an industry or a service may stand for a specialty.
 */
const terms = (kind: TaxonomyKind, accepted: readonly TaxonomyKind[] = [kind]): Joi.ArraySchema<string[]> =>
  Joi.array<string[]>()
    .items(
      lineText()
        .max(100)
        .custom((text: string, helpers) => {
          const term = resolveTerm(kind, text);
          return term && accepted.includes(term.kind) ? term.id : helpers.error('term.unknown');
        })
        .messages({ 'term.unknown': "We do not know the value '{#value}'" }),
    )
    .max(100);

const chosen = (noun: string) => {
  const none = `You must select at least one ${noun}`;
  return { 'any.required': none, 'array.base': none, 'array.min': none };
};

const shortText = (label: string, max: number): Joi.StringSchema =>
  lineText()
    .max(max)
    .allow('', null)
    .messages({ 'string.max': `${label} must be at most ${max} characters` });

/** Yes, no, or not said. */
const choice = Joi.boolean().strict().allow(null);

const priceSentence = `The starting price must be between $0 and $${(startingPriceCentsMax / 100).toLocaleString('en-US')}`;

/** A price and its unit come and go together, so that neither is ever stored alone. */
function checkPrice(listing: Listing, helpers: Joi.CustomHelpers): Listing | Joi.ErrorReport {
  const { startingPriceCents: price, priceUnit: unit } = listing;
  if (price === undefined && unit === undefined) return listing;
  const [hasPrice, hasUnit] = [typeof price === 'number', typeof unit === 'string'];
  if (hasPrice && !hasUnit) return helpers.message({ custom: 'Please say what the starting price is for' });
  if (hasUnit && !hasPrice) return helpers.message({ custom: 'Please enter a starting price' });
  if (unit === 'assets' && hasPrice && Number(price) > assetShareMax)
    return helpers.message({ custom: 'The share of assets must be between 0 and 100%' });
  return { ...listing, startingPriceCents: price ?? null, priceUnit: unit ?? null };
}

const location = (label: string): Joi.StringSchema => shortText(label, locationLimits.max);

const yearSentence = `Year founded must be between ${yearsFoundedMin} and the current year`;

/** Professional's description of their work. Optional parts that are left out stay as they are; null clears them. */
export const listingSchema = Joi.object<Listing>({
  bio: longText()
    .min(bioMin)
    .max(bioMax)
    .required()
    .messages({
      '*': `Bio must be at least ${bioMin} characters`,
      'string.max': `Bio must be less than ${bioMax} characters`,
    }),
  services: terms('service').min(1).required().messages(chosen('service')),
  specialties: terms('specialty', ['specialty', 'industry', 'service']).min(1).required().messages(chosen('specialty')),
  pricing: longText()
    .min(pricingMin)
    .max(pricingMax)
    .required()
    .messages({ '*': 'Please provide pricing information', 'string.max': 'Pricing information is too long' }),
  certifications: Joi.array()
    .items(
      lineText()
        .max(certificationMax)
        .allow('')
        .messages({ 'string.max': `A certification must be at most ${certificationMax} characters` }),
    )
    .max(certificationsMax)
    .messages({ 'array.max': `Please name at most ${certificationsMax} certifications` }),
  yearsFounded: Joi.number()
    .integer()
    .min(yearsFoundedMin)
    .custom((year: number, helpers) => (year > new Date().getUTCFullYear() ? helpers.error('number.max') : year))
    .empty('')
    .allow(null)
    .messages({ '*': yearSentence }),
  professions: Joi.array()
    .items(professionSchema)
    .min(1)
    .messages({ 'array.min': 'You must select at least one profession' }),
  industries: terms('industry'),
  clientTypes: terms('clientType'),
  businessName: shortText('Business name', businessNameMax),
  tagline: shortText('Tagline', taglineMax),
  website: shortText('Website', websiteMax)
    .custom((text: string, helpers) => readWebsite(text) ?? helpers.error('string.uri'))
    .messages({ 'string.uri': 'Please enter a web address such as https://example.com' }),
  languages: Joi.array()
    .items(
      lineText()
        .max(languageMax)
        .allow('')
        .messages({ 'string.max': `A language must be at most ${languageMax} characters` }),
    )
    .max(languagesMax)
    .messages({ 'array.max': `Please name at most ${languagesMax} languages` }),
  phone: phoneText('Please enter a phone number such as (512) 555-0143').allow('', null),
  phoneVisibility: phoneVisibilitySchema,
  remote: choice,
  inPerson: choice,
  feeModels: Joi.array().items(feeModelSchema),
  fiduciary: choice,
  // Cents, or hundredths of a percent for `assets`; sent and cleared together with its unit.
  startingPriceCents: Joi.number()
    .integer()
    .min(0)
    .max(startingPriceCentsMax)
    .allow(null)
    .messages({ '*': priceSentence }),
  priceUnit: priceUnitSchema.allow(null).messages({ '*': 'Please say what the starting price is for' }),
  // Of the owner's account, which the directories show.
  city: location('City'),
  state: location('State'),
})
  .custom(checkPrice)
  .label('Listing');
