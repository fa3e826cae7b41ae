import type { Post } from '@counterpart/api/contract';
import { apiKey, errorSentence, isApiError, useDateText, useHost, useToast } from '@counterpart/shell/sdk';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { deadLinkSentences } from './markdown/dead-links';
import { postBody, type Intent, type PostValues } from './post-form';

/** Outcome of an attempt to save. `conflict` has what another user saved in between. */
export type Saved =
  | { readonly kind: 'saved'; readonly post: Post }
  | { readonly kind: 'conflict'; readonly current: Post }
  | { readonly kind: 'failed'; readonly sentence: string; readonly isSlug: boolean };

/** Saves a new post (null) or a stored one; one save at a time. Never rejects. */
export function useSavePost(post: Post | null) {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const dateText = useDateText();
  const [pending, setPending] = useState<Intent | null>(null);
  const isRunning = useRef(false);

  const send = (values: PostValues, intent: Intent, version: number): Promise<Post> => {
    const body = postBody(values, intent, post);
    if (!post) return api.send('post', '/api/blog', { body });
    return api.send('put', '/api/blog/{id}', { path: { id: post.id }, body: { ...body, version } });
  };

  async function readCurrent(id: number): Promise<Post> {
    return api.fetch(apiKey('/api/blog/{slugOrId}', { path: { slugOrId: String(id) } }));
  }

  /** Sentences about its links; none when they cannot be looked up now. */
  async function findDead({ content = '', slug }: Post): Promise<string[]> {
    if (!/\]\(|\]:|<a\s/i.test(content)) return [];
    const preview = api.send('post', '/api/blog/admin/preview', { body: { content } });
    return preview.then(
      ({ deadLinks }) => deadLinkSentences(deadLinks, slug),
      () => [],
    );
  }

  async function fail(error: unknown): Promise<Saved> {
    if (post && isApiError(error) && error.code === 'post_changed') {
      const current = await readCurrent(post.id).catch(() => null);
      if (current) return { kind: 'conflict', current };
    }
    const title = `Failed to ${post ? 'update' : 'create'} the blog post. Please try again.`;
    const sentence = errorSentence(error);
    showToast({ title, description: sentence, tone: 'destructive' });
    return { kind: 'failed', sentence: title, isSlug: isApiError(error) && error.code.startsWith('post_slug') };
  }

  async function save(values: PostValues, intent: Intent, version: number): Promise<Saved | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPending(intent);
    try {
      const saved = await send(values, intent, version);
      void mutate((key) => typeof key === 'string' && key.startsWith('/api/blog'));
      const when = saved.publishAt ? `Scheduled for ${dateText(saved.publishAt, 'moment')}.` : saved.title;
      const dead = await findDead(saved);
      const description = [when, ...dead].join(' ');
      showToast({
        title: post ? 'Post Updated' : 'Post Created',
        description,
        tone: dead.length > 0 ? 'info' : 'success',
      });
      return { kind: 'saved', post: saved };
    } catch (error) {
      return await fail(error);
    } finally {
      isRunning.current = false;
      setPending(null);
    }
  }

  return { save, pending };
}
