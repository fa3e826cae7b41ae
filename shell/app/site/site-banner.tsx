import { IconButton } from '@counterpart/design-system/icon-button';
import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bannerKey } from '../../page-contract/banner-boot';
import { localStore } from '../../sdk/browser/browser-storage';
import { useSite } from './site-context';

const grounds = { info: 'primary', success: 'success', warning: 'warning' } as const;

const Bar = styled.section<{ $id: string; $tone: keyof typeof grounds }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-8);
  padding: var(--cp-space-4) var(--cp-space-8) var(--cp-space-4) var(--cp-space-16);
  background: ${({ $tone }) => `var(--cp-${grounds[$tone]}-bg)`};
  color: var(--cp-text);
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;

  html[data-${bannerKey}='${({ $id }) => $id}'] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Hidden by an attribute of the document, as the head's script does it on the next page. */
function dismiss(id: string): void {
  document.documentElement.dataset[bannerKey] = id;
  document.getElementById('main')?.focus({ preventScroll: true });
  localStore.write(bannerKey, id);
}

/** The notice of the site's settings, above the header of every page, until it is dismissed. */
export function SiteBanner(): ReactNode {
  const { banner } = useSite();
  if (!banner) return null;
  const { id, text, tone, link } = banner;
  return (
    <Bar $id={id} $tone={tone} aria-label="Site notice">
      <p>
        <span>{`${text} `}</span>
        {link && <Link href={link.href}>{link.label}</Link>}
      </p>
      <IconButton icon="close" label="Dismiss the notice" size="small" onClick={() => dismiss(id)} />
    </Bar>
  );
}
