import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { featuredDaysDraftSchema, featuredDaysSchema } from './featured-days.schema';
import { chooseFeaturedDays, mayChooseFeaturedDays, readFeaturedDays, turnFeaturedDay } from './featured-days.service';

const aMinute = 60_000;

/** Days on which professionals are featured: Premium always, Professional on days they choose. */
export const featuredDaysModule: Plugin<void> = {
  name: 'featured-days',
  register(server) {
    const { jobs, clock, changes } = server.app.platform;
    jobs.add({
      name: 'rotate featured members',
      everyMilliseconds: aMinute,
      async run() {
        if ((await turnFeaturedDay(clock.now())) > 0) changes.announce();
      },
    });
    server.route([read, choose]);
  },
};

const read = route({
  method: 'GET',
  path: '/api/featured-days',
  access: 'signed-in',
  summary: 'Get the days on which the signed-in professional is featured',
  errors: { 403: ['accountants_only'] },
  response: featuredDaysSchema,
  authorize: mayChooseFeaturedDays,
  act: ({ viewer, platform }) => readFeaturedDays(viewer.id, platform.clock.now()),
});

const choose = route({
  method: 'PUT',
  path: '/api/featured-days',
  access: 'signed-in',
  summary: 'Choose the days from today on, five a month, on which the signed-in professional is featured',
  errors: {
    400: ['too_many_featured_days', 'featured_day_not_offered'],
    403: ['accountants_only', 'featured_days_not_in_plan'],
  },
  validate: { payload: featuredDaysDraftSchema },
  response: featuredDaysSchema,
  authorize: mayChooseFeaturedDays,
  async act({ viewer, payload, platform }) {
    const now = platform.clock.now();
    await chooseFeaturedDays(viewer.id, payload.days, now);
    return readFeaturedDays(viewer.id, now);
  },
});
