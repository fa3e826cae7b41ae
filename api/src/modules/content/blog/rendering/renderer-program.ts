import { markdownToHtml } from './markdown-to-html';
import type { FromRenderer } from './renderer-messages';

const say = (message: FromRenderer): void => void process.send?.(message);

process.on('message', (content: string) => {
  try {
    say({ kind: 'rendered', ...markdownToHtml(content) });
  } catch (error) {
    say({ kind: 'failed', reason: (error as Error).message.slice(0, 200) });
  }
});
process.on('disconnect', () => process.exit());
say({ kind: 'ready' });
