import Joi from 'joi';
import type { HomeCounts, HomeReview } from '../../../contract/named-types';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { countProfessionals } from '../professionals/professionals.service';
import { presentHomeReview } from './home.presenter';
import { latestGoodReviews } from './home.service';

const homeReviewSchema = Joi.object<HomeReview>({
  id: Joi.number().integer().required(),
  rating: Joi.number().integer().required(),
  comment: Joi.string().required(),
  author: Joi.string().required(),
  professionalName: Joi.string().required(),
})
  .label('HomeReview')
  .description('A published review as the home page quotes it.');

const homeCountsSchema = Joi.object<HomeCounts>({
  professionals: Joi.number().integer().required(),
  verified: Joi.number().integer().required(),
  states: Joi.number().integer().required(),
})
  .label('HomeCounts')
  .description('How many professionals are listed, how many of them are verified, and in how many states they are.');

/** Data that only the home page requests. */
export const homeModule = routesModule('home', () => [counts, reviews]);

const counts = route({
  method: 'GET',
  path: '/api/home/counts',
  access: 'anonymous',
  summary: 'Count the listed professionals, the verified ones, and their states',
  response: homeCountsSchema,
  act: () => countProfessionals(),
});

const reviews = route({
  method: 'GET',
  path: '/api/home/reviews',
  access: 'anonymous',
  summary: 'List the latest published reviews with four or more stars; authors by first name and initial',
  response: Joi.array().items(homeReviewSchema).label('HomeReviewList'),
  act: () => latestGoodReviews(),
  present: (reviews) => reviews.map(presentHomeReview),
});
