import type { Plugin } from '@hapi/hapi';
import Joi from 'joi';
import type { HomeReview } from '../../../contract/named-types';
import { route } from '../../../platform/routes/route';
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

/** Data that only the home page requests. */
export const homeModule: Plugin<void> = {
  name: 'home',
  register(server) {
    server.route([reviews]);
  },
};

const reviews = route({
  method: 'GET',
  path: '/api/home/reviews',
  access: 'anonymous',
  summary: 'List the latest published reviews with four or more stars; authors by first name and initial',
  tags: ['home'],
  response: Joi.array().items(homeReviewSchema).label('HomeReviewList'),
  act: () => latestGoodReviews(),
  present: (reviews) => reviews.map(presentHomeReview),
});
