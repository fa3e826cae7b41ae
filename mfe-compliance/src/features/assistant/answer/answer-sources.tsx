import type { ComplianceAnswer } from '@counterpart/api/contract';
import { Icon } from '@counterpart/design-system/icon';
import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { isSafeUrl } from '../../../safe-url';

/** Sources of an answer: links that open in a new tab. */
export function AnswerSources({ sources }: Pick<ComplianceAnswer, 'sources'>): ReactNode {
  return (
    <Stack as="ul" gap={12}>
      {sources.map(({ title, url, description }) => (
        <li key={url}>
          {isSafeUrl(url) ? (
            <Link href={url} target="_blank" rel="noopener noreferrer">
              <span>{`${title} `}</span>
              <Icon name="external" size={16} />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          ) : (
            <span>{title}</span>
          )}
          <Text size="small" tone="muted">
            {description}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
