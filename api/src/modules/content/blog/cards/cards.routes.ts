import Joi from 'joi';
import { route } from '../../../../platform/routes/route';
import { postNotFound } from '../blog.errors';
import { findPost } from '../blog.service';
import { cardName, cardNamePattern, postCard } from './post-card';

const show = route({
  method: 'GET',
  path: '/api/blog/cards/{name}',
  access: 'anonymous',
  summary: 'Get the social card of a published post (PNG, 1200 × 630); its URL changes when the post does',
  errors: { 404: ['post_not_found'] },
  validate: {
    params: Joi.object<{ name: string }>({
      name: Joi.string().pattern(cardNamePattern).required().error(postNotFound),
    }),
  },
  response: 'raw',
  act: async ({ params: { name }, setHeader }) => {
    const post = await findPost(cardNamePattern.exec(name)?.[1] ?? '', null);
    const isCurrent = cardName(post) === name;
    setHeader('Content-Type', 'image/png');
    // A former slug shows what the post is now, and is requested again.
    setHeader('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    return postCard(post);
  },
});

export const cardRoutes = [show];
