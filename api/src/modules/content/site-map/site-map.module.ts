import type { Plugin } from '@hapi/hapi';
import Joi from 'joi';
import { route } from '../../../platform/routes/route';
import { exactText } from '../../../platform/text/text-schemas';
import { siteMapNotFound } from './site-map.errors';
import { writeSiteMap, writeSiteMapIndex } from './site-map.service';

/** Sitemaps with every public page for search engines; the shell shows the index at `/sitemap.xml`. */
export const siteMapModule: Plugin<void> = {
  name: 'site-map',
  register(server) {
    server.route(one);
  },
};

const one = route({
  method: 'GET',
  path: '/api/site-maps/{name}',
  access: 'anonymous',
  summary: 'Get a sitemap; index.xml lists the others',
  errors: { 404: ['not_found'] },
  validate: {
    params: Joi.object<{ name: string }>({ name: exactText().max(60).required().error(siteMapNotFound) }),
  },
  response: 'raw',
  act: async ({ params, platform, setHeader }) => {
    setHeader('Content-Type', 'application/xml; charset=utf-8');
    setHeader('Cache-Control', 'public, max-age=600');
    const { areas } = await platform.site.read();
    const site = { publicUrl: platform.settings.publicUrl, areas };
    return params.name === 'index.xml' ? writeSiteMapIndex(site) : writeSiteMap(params.name, site);
  },
});
