import { LRUCache } from 'lru-cache';
import { blogLimits } from '../../../../contract/limits/blog';
import { plainHtml } from './plain-html';
import type { RenderedText } from './renderer-messages';
import { RendererNotReady, RendererProcess } from './renderer-process';

/** A text as HTML. `failure` says why it is shown as plain text, `null` when it is not. */
export interface Rendering extends RenderedText {
  readonly failure: string | null;
}

/** Milliseconds until a text that failed is retried. */
const retryMilliseconds = 60_000;

const renderer = new RendererProcess();

/** Texts that nothing was ready to render, until something is. */
const missed = new Set<string>();

/** The same text always gives the same HTML, and posts are read far more often than written. Counted in characters. */
const rendered = new LRUCache<string, Rendering>({
  maxSize: 32_000_000,
  sizeCalculation: ({ html }, content) => html.length + content.length + 1,
  fetchMethod: async (content, _stale, { options }) => {
    const rendering = await render(content);
    if (rendering.failure !== null) options.ttl = retryMilliseconds;
    return rendering;
  },
});

/**
 * The one renderer of what authors write: Markdown (older HTML passes too) to HTML that is safe to put on a page, in a
 * feed or a mail. Never rejects: a text that takes too long or too much is answered as plain text.
 */
export async function renderMarkdown(content: string): Promise<Rendering> {
  return (await rendered.fetch(content)) ?? plain(content, 'Nothing was rendered.');
}

/** Milliseconds that a start waits for the renderer: posts can be read without it, as plain text. */
const startMilliseconds = 5_000;

/**
 * Has the renderer ready before a request waits for it. Resolves once it is, or when that takes long.
 * @param onRecovered called when texts that were answered as plain text for lack of a renderer can be rendered again
 */
export function startRenderer(onRecovered: () => void): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, startMilliseconds).unref();
    renderer.start(() => {
      resolve();
      if (missed.size === 0) return;
      for (const content of missed) rendered.delete(content);
      missed.clear();
      onRecovered();
    });
  });
}

/** True when a text can be rendered immediately; until then new ones are returned as plain text. */
export const isRendererReady = (): boolean => renderer.isReady;

/** Ends what `startRenderer` began. */
export const stopRenderer = (): void => renderer.stop();

async function render(content: string): Promise<Rendering> {
  if (content.length > blogLimits.contentMax) return plain(content, 'The text is too long.');
  try {
    return { ...(await renderer.render(content)), failure: null };
  } catch (error) {
    if (error instanceof RendererNotReady) missed.add(content);
    return plain(content, (error as Error).message);
  }
}

const plain = (content: string, failure: string): Rendering => ({ html: plainHtml(content), headings: [], failure });
