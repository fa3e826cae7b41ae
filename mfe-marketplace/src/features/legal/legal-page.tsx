import { calendarDayText } from '@counterpart/api/contract';
import { from, Container, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageColumns } from '../../marketing/page-columns';
import { LegalBlockView } from './legal-blocks';
import type { LegalDocument } from './legal-document';

const Contents = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  > ol {
    display: flex;
    flex-direction: column;
    gap: var(--cp-space-4);
    padding-inline-start: var(--cp-space-24);
    font-size: var(--cp-font-size-small);
  }
  li::marker {
    color: var(--cp-text-3);
  }
  li {
    padding-block: var(--cp-space-4);
  }
  ${from('large')} {
    position: sticky;
    top: calc(var(--cp-size-header-height) + var(--cp-space-24));
  }
`;

/** A legal text: title, date, contents, numbered sections with anchors. */
export function LegalPage({ text }: { readonly text: LegalDocument }): ReactNode {
  const { title, lead, effectiveDate, sections } = text;
  return (
    <Container>
      <PageHeader
        title={title}
        description={lead}
        breadcrumbs={[{ label: 'Home', href: '/' }, { label: title }]}
        meta={
          effectiveDate && (
            <Text tone="subtle" size="small">
              Effective <time dateTime={effectiveDate}>{calendarDayText(effectiveDate, 'longDay')}</time>
            </Text>
          )
        }
      />
      <PageColumns $columns="260px minmax(0, var(--cp-size-frame-reading))">
        <Contents aria-label="On this page">
          <Text size="small" weight="semibold" aria-hidden="true">
            On this page
          </Text>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link href={`#${section.id}`} tone="quiet">
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </Contents>
        <Stack gap={40}>
          {sections.map((section, index) => (
            <Stack as="section" key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} gap={16}>
              <Heading level={2} id={`${section.id}-title`}>{`${index + 1}. ${section.title}`}</Heading>
              {section.blocks.map((block, position) => (
                // Blocks never move: the text is fixed.
                <LegalBlockView key={position} block={block} />
              ))}
            </Stack>
          ))}
        </Stack>
      </PageColumns>
    </Container>
  );
}
