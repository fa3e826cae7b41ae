import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { copyText, useAct, useApi, useDateText, useToast, type ApiClient } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

const lifetimes = [
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
] as const;

interface Props {
  readonly postId: number;
  readonly onClose: () => void;
}

/** Creates and revokes links that expire and show the saved post to anyone who has them, published or not. */
export function PreviewLinksDialog({ postId, onClose }: Props): ReactNode {
  const showToast = useToast();
  const { run } = useAct();
  const dateText = useDateText();
  const { data: links, mutate } = useApi(
    '/api/blog/{id}/preview-links',
    { path: { id: postId } },
    { revalidateOnMount: true },
  );
  const [hours, setHours] = useState<(typeof lifetimes)[number]['value']>('72');
  const [created, setCreated] = useState<{ readonly id: number; readonly url: string } | null>(null);

  const change = (work: (api: ApiClient) => Promise<unknown>, done = '') =>
    run(work, { done, failed: 'Error changing preview links', after: () => mutate() });
  const create = () =>
    change(async (api) => {
      const body = { hours: Number(hours) };
      const { id, path } = await api.send('post', '/api/blog/{id}/preview-links', { path: { id: postId }, body });
      setCreated({ id, url: window.location.origin + path });
    });
  const revoke = (linkId: number) =>
    change(async (api) => {
      await api.send('delete', '/api/blog/{id}/preview-links/{linkId}', { path: { id: postId, linkId } });
      if (created?.id === linkId) setCreated(null);
    }, 'Preview link revoked');
  const copy = async () => {
    if (!created) return;
    if (await copyText(created.url)) showToast({ title: 'Link copied to clipboard!', tone: 'success' });
    else
      showToast({
        title: 'The link could not be copied',
        description: 'Select it and copy it yourself.',
        tone: 'destructive',
      });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Preview links"
      description="Anyone with a link can read the saved post until the link expires or you revoke it."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={24}>
        <Inline gap={12} align="end">
          <Field label="Expires after">
            <Select options={lifetimes} value={hours} onChange={setHours} />
          </Field>
          <Button onClick={() => void create()}>Create Link</Button>
        </Inline>
        {created && (
          <Inline gap={12} align="end">
            <Field label="New link" help="Copy it now: it is shown only once.">
              <TextInput readOnly value={created.url} onFocus={(event) => event.target.select()} />
            </Field>
            <Button variant="secondary" icon="copy" onClick={() => void copy()}>
              Copy
            </Button>
          </Inline>
        )}
        {links && links.length > 0 ? (
          <Stack gap={8} as="ul" aria-label="Links that still work">
            {links.map(({ id, expiresAt }) => (
              <li key={id}>
                <Inline gap={12} justify="between">
                  <Text size="small" tabular>{`Expires ${dateText(expiresAt, 'moment')}`}</Text>
                  <Button variant="ghost" size="small" onClick={() => void revoke(id)}>
                    Revoke
                  </Button>
                </Inline>
              </li>
            ))}
          </Stack>
        ) : (
          <Text tone="muted" size="small">
            No link works at the moment.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
