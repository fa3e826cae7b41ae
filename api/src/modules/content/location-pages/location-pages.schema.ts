import Joi from 'joi';
import type { LocationLink, LocationPage, LocationReview } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { exactText } from '../../../platform/text/text-schemas';
import { priceUnitSchema, professionalListSchema } from '../../directory/professionals/professionals.schema';
import { locationPageNotFound } from './location-pages.errors';

/** Subject and city as a URL has them, in any spelling. */
export interface LocationParams {
  readonly subject: string;
  readonly state: string;
  readonly city: string;
}

const segment = exactText().max(100).required().error(locationPageNotFound);

export const subjectParamsSchema = Joi.object<Pick<LocationParams, 'subject'>>({ subject: segment });

export const locationParamsSchema = Joi.object<LocationParams>({ subject: segment, state: segment, city: segment });

const text = Joi.string().required();
const count = Joi.number().integer().required();

const linkSchema = Joi.object<LocationLink>({ label: text, path: text, count })
  .label('LocationLink')
  .description('A page about a subject in a city, with how many do it there.');

export const linkListSchema = Joi.array().items(linkSchema).label('LocationLinkList');

const reviewSchema = Joi.object<LocationReview>({
  id: count,
  rating: count,
  comment: text,
  createdAt: momentSchema.required(),
  author: text,
  professionalId: count,
  professionalName: text,
})
  .label('LocationReview')
  .description('A review by a verified client, as a page about a city quotes it.');

export const locationPageSchema = Joi.object<LocationPage>({
  slug: text.description('Canonical path without its first slash: other spellings of city and service lead to it.'),
  title: text,
  description: text,
  subject: text.description('`accountants`, or the id of a service.'),
  city: text,
  state: text,
  isThin: Joi.boolean().required().description('Too little to be listed by search engines.'),
  total: count,
  totalIsCapped: Joi.boolean().required(),
  verified: count,
  professionals: professionalListSchema.required(),
  remoteTotal: count,
  remoteTotalIsCapped: Joi.boolean().required(),
  /** Those who work remotely, where the city has few. */
  remote: professionalListSchema.required(),
  prices: Joi.array()
    .items(
      Joi.object({ unit: priceUnitSchema.required(), low: count, high: count, listings: count }).label('PriceRange'),
    )
    .required(),
  specialties: Joi.array()
    .items(Joi.object({ label: text, count }).label('SpecialtyCount'))
    .required(),
  reviews: Joi.array().items(reviewSchema).required(),
  guides: Joi.array()
    .items(Joi.object({ slug: text, title: text, summary: text }).label('GuideLink'))
    .required(),
  nearby: linkListSchema.required(),
  subjects: linkListSchema.required(),
})
  .label('LocationPage')
  .description('A page about a subject in a city: who does it there, and what the listings say.');
