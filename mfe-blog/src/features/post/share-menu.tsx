import { Icon } from '@counterpart/design-system/icon';
import { Menu } from '@counterpart/design-system/menu';
import { copyText, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { networks } from './share-links';

/** Share on a network, or copy the post's address. */
export function ShareMenu({ slug, title }: { readonly slug: string; readonly title: string }): ReactNode {
  const showToast = useToast();
  const postUrl = () => `${window.location.origin}/blog/${slug}`;

  async function copy(): Promise<void> {
    if (await copyText(postUrl())) showToast({ title: 'Link copied to clipboard!', tone: 'success' });
    else
      showToast({
        title: 'The link could not be copied',
        description: `Copy it from here: ${postUrl()}`,
        tone: 'destructive',
      });
  }

  const shareOn = networks.map(({ label, href }) => ({
    kind: 'action' as const,
    label,
    onSelect: () => void window.open(href(postUrl(), title), '_blank', 'noopener,noreferrer'),
  }));

  return (
    <Menu
      label="Share this article"
      trigger={
        <>
          <Icon name="external" size={20} />
          <span aria-hidden="true">Share</span>
        </>
      }
      items={[...shareOn, { kind: 'action', label: 'Copy Link', icon: 'link', onSelect: () => void copy() }]}
    />
  );
}
