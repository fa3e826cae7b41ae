import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Post } from '../../contract/named-types';
import type { PopulatedWorld } from './populated-world';
import { injected, type AcceptedRequest } from './request-parts';
import type { TestServer } from './test-server';

const written = {
  title: 'What a close takes',
  excerpt: 'Five days, and why.',
  content: 'First the bank, then the cards.',
  category: 'financial-reporting',
  tags: ['close', 'books'],
  featuredImage: 'https://example.com/close.png',
  featuredImageAlt: 'A desk with receipts',
  published: false,
  publishAt: '2030-01-02T15:00:00.000Z',
};

/** Accepted requests for writing the blog. */
export function blogRequests(
  { server, database }: TestServer,
  world: PopulatedWorld,
): Readonly<Record<string, AcceptedRequest>> {
  const { admin } = world.headers;
  const byAdmin = { headers: admin };
  const slug = () => `close-${randomBytes(6).toString('hex')}`;
  const write = async () => {
    const payload = { ...written, slug: slug() };
    const { result } = await server.inject({ method: 'POST', url: '/api/blog', headers: admin, payload });
    return String((result as Post).id);
  };
  const deleted = async () => {
    const id = await write();
    await server.inject({ method: 'DELETE', url: `/api/blog/${id}`, headers: admin });
    return id;
  };
  const link = async () => {
    const id = await write();
    const url = `/api/blog/${id}/preview-links`;
    const { result } = await server.inject({ method: 'POST', url, headers: admin, payload: { hours: 1 } });
    const { id: linkId, path } = result as { id: number; path: string };
    return { id, linkId: String(linkId), token: path.split('/').at(-1) ?? '' };
  };
  const image = async () => ({
    name: 'desk.png',
    bytes: await sharp({ create: { width: 16, height: 16, channels: 3, background: '#336' } })
      .png()
      .toBuffer(),
  });
  const { published: _published, publishAt: _publishAt, ...draft } = written;
  return {
    'POST /api/blog': async () => ({ ...byAdmin, body: { ...written, slug: slug() } }),
    'PUT /api/blog/{id}': async () => ({
      ...byAdmin,
      params: { id: await write() },
      body: { ...written, slug: slug(), version: 1 },
    }),
    'DELETE /api/blog/{id}': async () => ({ ...byAdmin, params: { id: await write() } }),
    'POST /api/blog/{id}/restore': async () => ({ ...byAdmin, params: { id: await deleted() } }),
    'POST /api/blog/bulk': async () => ({ ...byAdmin, body: { ids: [Number(await write())], action: 'publish' } }),
    'GET /api/blog/admin/slug': async () => ({ ...byAdmin, query: { slug: 'A new one' } }),
    'POST /api/blog/admin/preview': async () => ({ ...byAdmin, body: { content: written.content } }),
    'GET /api/blog/{id}/revisions': async () => ({ ...byAdmin, params: { id: await write() } }),
    'GET /api/blog/admin/unsaved-posts': async () => byAdmin,
    'GET /api/blog/autosaves/{postId}': async () => ({ ...byAdmin, params: { postId: '0' } }),
    'GET /api/blog/{id}/revisions/{version}': async () => ({ ...byAdmin, params: { id: await write(), version: '1' } }),
    'POST /api/blog/{id}/revisions/{version}/restore': async () => ({
      ...byAdmin,
      params: { id: await write(), version: '1' },
      body: { seen: 1 },
    }),
    'POST /api/blog/images': async () => ({ ...byAdmin, file: await image() }),
    'GET /api/blog/images/{name}': async () => {
      const request = { method: 'POST', path: '/api/blog/images', params: {}, query: {}, headers: admin };
      const { result } = await server.inject(injected({ ...request, file: await image() }));
      return { params: { name: (result as { url: string }).url.split('/').at(-1) ?? '' } };
    },
    'GET /api/blog/cards/{name}': async () => {
      const url = `/api/blog/${await write()}`;
      await server.inject({ method: 'PUT', url, headers: admin, payload: { published: true } });
      const { cardImage = '' } = (await server.inject({ url })).result as Post;
      return { params: { name: cardImage.split('/').at(-1) ?? '' } };
    },
    'GET /api/blog/{id}/preview-links': async () => ({ ...byAdmin, params: { id: await write() } }),
    'POST /api/blog/{id}/preview-links': async () => ({
      ...byAdmin,
      params: { id: await write() },
      body: { hours: 2 },
    }),
    'DELETE /api/blog/{id}/preview-links/{linkId}': async () => {
      const { id, linkId } = await link();
      return { ...byAdmin, params: { id, linkId } };
    },
    'GET /api/blog/previews/{token}': async () => ({ params: { token: (await link()).token } }),
    'PUT /api/blog/autosaves/{postId}': async () => ({
      ...byAdmin,
      params: { postId: '0' },
      body: { ...draft, slug: 'a-slug', version: 0 },
    }),
    'DELETE /api/blog/autosaves/{postId}': async () => {
      await database('blog_autosaves').delete();
      return { ...byAdmin, params: { postId: '0' } };
    },
  };
}
