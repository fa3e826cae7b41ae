import { LinkButton } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly fileName: string;
  /** Name of the list, on a page with several; for screen readers. */
  readonly list?: string;
}

/** Saves what is listed as a CSV file. */
export function DownloadButton({ href, fileName, list }: Props): ReactNode {
  return (
    <LinkButton
      href={href}
      download={fileName}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="small"
      icon="download"
      aria-label={list && `Export CSV: ${list}`}
    >
      Export CSV
    </LinkButton>
  );
}
