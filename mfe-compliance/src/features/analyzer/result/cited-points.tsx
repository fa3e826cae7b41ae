import type { AnalysisContent } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageMarker } from './page-marker';
import type { ShownQuote } from './document-view';

type Point = AnalysisContent['points']['summary'][number];

const List = styled.ul<{ $numbered: boolean }>`
  display: grid;
  gap: var(--cp-space-12);
  padding-inline-start: var(--cp-space-20);

  && {
    list-style: ${({ $numbered }) => ($numbered ? 'decimal' : 'disc')};
  }
`;

const Said = styled.p`
  max-width: 70ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

interface Props {
  readonly title: string;
  readonly points: readonly Point[];
  /** Said where there are none. */
  readonly otherwise: string;
  /** Layout of the points: a paragraph each, a list, or numbered. Default paragraphs. */
  readonly look?: 'paragraphs' | 'list' | 'numbered';
  readonly onShow: (quote: ShownQuote, from: HTMLElement) => void;
}

/** One part of an analysis: what it says, each with the page of the sentence it rests on. */
export function CitedPoints({ title, points, otherwise, look = 'paragraphs', onShow }: Props): ReactNode {
  const id = useId();
  const said = points.map(({ text, quote, page }) => (
    <Said key={text} as={look === 'paragraphs' ? 'p' : 'li'}>
      <bdi>{text}</bdi> <PageMarker quote={quote} page={page} onShow={onShow} />
    </Said>
  ));
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={4} size="large" id={id}>
        {title}
      </Heading>
      {points.length === 0 ? (
        <Text tone="muted">{otherwise}</Text>
      ) : look === 'paragraphs' ? (
        said
      ) : (
        <List as={look === 'numbered' ? 'ol' : 'ul'} $numbered={look === 'numbered'}>
          {said}
        </List>
      )}
    </Stack>
  );
}
