import type { ServerRoute } from '@hapi/hapi';

/** Files that programs look for at a path of the site, and where the API has them. */
const files: Readonly<Record<string, string>> = {
  '/blog/rss.xml': '/api/blog/feeds/rss.xml',
  '/blog/feed.json': '/api/blog/feeds/feed.json',
  '/sitemap.xml': '/api/site-maps/index.xml',
};

/** Feeds, site maps and what robots may read. */
export function feedRoutes({
  apiUrl,
  publicUrl,
}: {
  readonly apiUrl: string;
  readonly publicUrl: string;
}): ServerRoute[] {
  const untouched = { state: { parse: false, failAction: 'ignore' as const } };
  return [
    ...Object.entries(files).map(([path, apiPath]): ServerRoute => ({
      method: 'GET',
      path,
      options: untouched,
      handler: { proxy: { mapUri: () => ({ uri: apiUrl + apiPath }), passThrough: true } },
    })),
    {
      method: 'GET',
      path: '/sitemaps/{name}',
      options: untouched,
      handler: {
        proxy: {
          mapUri: ({ params }) => ({
            uri: `${apiUrl}/api/site-maps/${encodeURIComponent(String(params['name']))}`,
          }),
          passThrough: true,
        },
      },
    },
    {
      method: 'GET',
      path: '/robots.txt',
      handler: (_request, h) =>
        h.response(robots(publicUrl)).type('text/plain').header('cache-control', 'public, max-age=3600'),
    },
  ];
}

/** Builds `robots.txt`: pages of one person need a sign-in anyway, so robots are spared the visit. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/admin', '/blog/admin', '/dashboard', '/messages', '/profile'].map(
      (path) => `Disallow: ${path}$\nDisallow: ${path}/`,
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
