import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { from } from '@counterpart/design-system/layout';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { cardRules, professionalSummary } from '../../professionals/professional-summary';
import { directoryOf } from '../../professionals/professions';

/** Beside the form on wide windows; on small ones it opens below its button. */
const Frame = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;
  padding: var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-warm);
  ${from('large')} {
    position: sticky;
    top: calc(var(--cp-size-header-height) + var(--cp-space-24));
    padding: var(--cp-space-24);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-12);
  ${from('large')} {
    button {
      display: none;
    }
  }
`;

const Shown = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: var(--cp-space-12);
  ${from('large')} {
    display: grid;
  }
`;

/**
 * The card that clients see in the results, as the listing stands. It follows what is typed; nothing in it leads
 * anywhere.
 */
export function ListingPreview({ professional }: { readonly professional: Professional }): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const directory = directoryOf(professional);
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <Head>
        <Heading level={2} size="large" id={`${id}-title`}>
          Live preview
        </Heading>
        <Button
          size="small"
          variant="secondary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide Preview' : 'Show Preview'}
        </Button>
      </Head>
      <Shown id={id} $open={isOpen}>
        <Text size="small" tone="muted">
          Your card in the search results. It changes as you type.
        </Text>
        <div inert>
          <ProfessionalCard
            {...cardRules[directory]}
            headingLevel={3}
            professional={professionalSummary(professional, { directory, tags: 'short' })}
          />
        </div>
      </Shown>
    </Frame>
  );
}
