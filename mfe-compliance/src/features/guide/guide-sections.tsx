import { calendarDayText, type Guide } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { industryOptions, labelOf } from '../../guide-options';
import { isWebUrl } from '../../safe-url';
import { GuideChecklist } from './guide-checklist';
import { guideSections, hasSource, type GuideSection } from './sections-of-guide';

/** Leaves the site's header its place when the page moves to it. */
const Part = styled(Stack)`
  scroll-margin-block-start: calc(var(--cp-size-header-height) + var(--cp-space-24));
`;

function Section({ section, children }: { readonly section: GuideSection; readonly children: ReactNode }): ReactNode {
  const headingId = useId();
  return (
    <Part forwardedAs="section" gap={12} id={section.id} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {section.title}
      </Heading>
      {children}
    </Part>
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

const Changes = styled.dl`
  display: grid;
  gap: var(--cp-space-12);
  max-width: 70ch;
`;

/** Body of a guide: what it means for a business and what to do, then the law, its sources and what changed. */
export function GuideSections({ guide }: { readonly guide: Guide }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={40}>
      <Section section={guideSections.application}>
        <Prose text={guide.businessApplication} />
      </Section>
      <Section section={guideSections.industries}>
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
      <Section section={guideSections.checklist}>
        <GuideChecklist guide={guide} />
      </Section>
      <Section section={guideSections.summary}>
        <Prose text={guide.summary} />
      </Section>
      {hasSource(guide) && (
        <Section section={guideSections.source}>
          <Sources guide={guide} />
        </Section>
      )}
      {guide.changes.length > 0 && (
        <Section section={guideSections.changes}>
          <Changes>
            {guide.changes.map(({ date, note }) => (
              <div key={`${date} ${note}`}>
                <Text as="dt" size="small" tone="muted" tabular>
                  {dateText(date, 'longDay')}
                </Text>
                <Text as="dd">{note}</Text>
              </div>
            ))}
          </Changes>
        </Section>
      )}
    </Stack>
  );
}

/** 'View Source' for the official text, and the others the guide was checked against, each by name and date. */
function Sources({ guide: { officialSourceUrl, sources, lastReviewed } }: { readonly guide: Guide }): ReactNode {
  const official = sources.find(({ url }) => url === officialSourceUrl);
  const dateOf = (date: string | null) =>
    date ? calendarDayText(date, 'longDay') : `checked ${calendarDayText(lastReviewed, 'longDay')}`;
  const others = sources.filter(({ url }) => url !== officialSourceUrl && isWebUrl(url));
  return (
    <Stack gap={8}>
      {officialSourceUrl && isWebUrl(officialSourceUrl) && (
        <Text>
          <Link href={officialSourceUrl} target="_blank">
            View Source
          </Link>{' '}
          <Text as="span" size="small" tone="subtle">
            {`${official ? `${official.name} (${dateOf(official.date)}), ` : ''}${hostOf(officialSourceUrl)}, opens in a new tab`}
          </Text>
        </Text>
      )}
      {others.map(({ name, url, date }) => (
        <Text key={url} size="small">
          <Link href={url} target="_blank">
            {name}
          </Link>
          <span>{` (${dateOf(date)})`}</span>
        </Text>
      ))}
    </Stack>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
