import type { ListedGuide } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { jurisdictionOptions, labelOf } from '../../guide-options';

const Titles = styled.ul`
  li > a {
    display: block;
    padding-block: var(--cp-space-8);
  }
`;

/** Titles of guides by jurisdiction, each from A to Z. */
export function GuideIndex({ guides }: { readonly guides: readonly ListedGuide[] }): ReactNode {
  const sorted = [...guides].sort((one, other) => one.title.localeCompare(other.title, 'en'));
  const known = jurisdictionOptions.map(({ value }) => value);
  const named = new Set([...known, ...guides.map(({ jurisdiction }) => jurisdiction)]);
  const groups = [...named].map((value) => ({ value, own: sorted.filter((guide) => guide.jurisdiction === value) }));
  const content = (
    <Grid columns={2} gap={24}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ value, own }) => (
          <Stack key={value} gap={4}>
            <Heading level={3} size="large">
              {labelOf(jurisdictionOptions, value)}
            </Heading>
            <Titles>
              {own.map(({ id, slug, title }) => (
                <li key={id}>
                  <Link href={`/compliance/${slug}`}>{title}</Link>
                </li>
              ))}
            </Titles>
          </Stack>
        ))}
    </Grid>
  );
  return <Accordion headingLevel={2} items={[{ id: 'index', title: 'Guides A to Z', content }]} />;
}
