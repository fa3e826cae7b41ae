import { Alert } from '@counterpart/design-system/alert';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, useHost } from '@counterpart/shell/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { PostBody } from '../../../../post-body';
import { deadLinkSentences, type DeadLink } from '../markdown/dead-links';
import type { PostValues } from '../post-form';

const pauseMilliseconds = 400;

/** The post as its page will show it: by the server's renderer, shortly after each change. */
export function PreviewPane({ values }: { readonly values: PostValues }): ReactNode {
  const { api } = useHost();
  const { content } = values;
  const [html, setHtml] = useState<string | null>(null);
  const [dead, setDead] = useState<readonly DeadLink[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const render = async () => {
      try {
        const call = { body: { content }, signal: abort.signal };
        const { contentHtml, deadLinks } = await api.send('post', '/api/blog/admin/preview', call);
        setHtml(contentHtml);
        setDead(deadLinks);
        setFailure(null);
      } catch (error) {
        if (!abort.signal.aborted) setFailure(errorSentence(error));
      }
    };
    const timer = setTimeout(() => void render(), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, content]);

  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size="section">
          {values.title.trim() || 'Untitled'}
        </Heading>
        {values.excerpt.trim() && (
          <Text size="large" tone="muted">
            {values.excerpt}
          </Text>
        )}
        {failure && <Text tone="error" size="small" role="alert">{`The preview is not up to date: ${failure}`}</Text>}
        {deadLinkSentences(dead, values.slug).map((sentence, index) => (
          <Alert key={index} tone="warning">
            {sentence}
          </Alert>
        ))}
        {html === null ? <Text tone="muted">Rendering…</Text> : <PostBody html={html} />}
      </Stack>
    </Card>
  );
}
