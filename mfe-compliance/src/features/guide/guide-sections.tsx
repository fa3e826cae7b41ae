import type { Guide } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { industryOptions, labelOf } from '../../guide-options';
import { isWebUrl } from '../../safe-url';
import { GuideChecklist } from './guide-checklist';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const Paragraphs = styled.div`
  display: grid;
  gap: var(--cp-space-12);
  max-width: 70ch;
`;

function Prose({ text }: { readonly text: string }): ReactNode {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
  return (
    <Paragraphs>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Paragraphs>
  );
}

/** What a guide says: the law, whom it touches, what it means and what to do, then its source. */
export function GuideSections({ guide }: { readonly guide: Guide }): ReactNode {
  return (
    <Stack gap={40}>
      <Section title="Summary of the Law">
        <Prose text={guide.summary} />
      </Section>
      <Section title="Industries Most Impacted">
        <Grid columns={2} gap={16}>
          {guide.industriesImpacted.map(({ industry, explanation }) => (
            <Card key={industry} padding="small">
              <Stack gap={4}>
                <Heading level={3} size="body">
                  {labelOf(industryOptions, industry)}
                </Heading>
                <Text size="small" tone="muted">
                  {explanation}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="How This Applies to Businesses">
        <Prose text={guide.businessApplication} />
      </Section>
      <Section title="Practical Checklist for Compliance">
        <GuideChecklist guide={guide} />
      </Section>
      {guide.officialSourceUrl && isWebUrl(guide.officialSourceUrl) && (
        <Section title="Official Source">
          <Text>
            <Link href={guide.officialSourceUrl} target="_blank">
              View Source
            </Link>{' '}
            <Text as="span" size="small" tone="subtle">
              {hostOf(guide.officialSourceUrl)}, opens in a new tab
            </Text>
          </Text>
        </Section>
      )}
    </Stack>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
