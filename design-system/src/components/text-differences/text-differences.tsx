import { diffArrays, diffLines } from 'diff';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack, VisuallyHidden } from '../layout/layout';
import { Heading, Text } from '../text/text';

const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: 24rem;
  overflow: auto;
  padding: var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);

  del {
    background: var(--cp-error-bg);
    color: var(--cp-error);
  }
  ins {
    background: var(--cp-success-bg);
    color: var(--cp-success);
    text-decoration: underline;
  }
`;

/** Words are compared up to this many characters, lines beyond. */
const mostForWords = 20_000;

/** An amount with its unit ('$1,650 a month'), a date ('Jan 4, 2027', '2027-01-04'), a word, or what lies between. */
const tokens = new RegExp(
  [
    /\p{Lu}\p{L}{2,8}\.? \d{1,2}(?:, \d{4})?(?!\d)/u,
    /\p{Sc}\d+(?:[.,]\d+)*(?: (?:an?|per) \p{L}+)?/u,
    /\d+(?:[.,:/-]\d+)*[\p{L}%]*/u,
    /[\p{L}\p{M}\p{N}_]+|\r?\n|[^\S\r\n]+|[^]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const tokensOf = (text: string): readonly string[] => text.match(tokens) ?? [];

const differencesOf = (before: string, after: string) =>
  before.length + after.length > mostForWords
    ? diffLines(before, after)
    : diffArrays([...tokensOf(before)], [...tokensOf(after)]).map(({ value, ...kind }) => ({
        ...kind,
        value: value.join(''),
      }));

/** A field of both versions. */
export interface ComparedField {
  /** Unique among the fields. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface TextDifferencesProps {
  /** Fields in the order of the page; those that are the same are left out. */
  readonly fields: readonly ComparedField[];
}

/** Differences of two versions, field by field: removed text is struck out, added text is underlined. */
export function TextDifferences({ fields }: TextDifferencesProps): ReactNode {
  const changed = fields.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return <Text tone="muted">The two versions say the same.</Text>;
  return (
    <Stack gap={16}>
      {changed.map(({ label, before, after }) => (
        <Stack key={label} gap={4} as="section" aria-label={label}>
          <Heading level={3} size="body">
            {label}
          </Heading>
          <Words tabIndex={0} role="group" aria-label={`Changes: ${label}`}>
            {differencesOf(before, after).map(({ value, added, removed }, index) => {
              if (!added && !removed) return <span key={index}>{value}</span>;
              const Change = added ? 'ins' : 'del';
              return (
                <Change key={index}>
                  <VisuallyHidden>{added ? 'added: ' : 'removed: '}</VisuallyHidden>
                  <span>{value}</span>
                </Change>
              );
            })}
          </Words>
        </Stack>
      ))}
    </Stack>
  );
}
