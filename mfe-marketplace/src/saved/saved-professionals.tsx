import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { savedPicture } from '@counterpart/design-system/pictures/saved';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { comparePath } from '../compare/compare-path';
import { counted } from '../counted';
import { ProfessionalList } from '../professionals/professional-list';
import { ProfessionalSkeletons } from '../professionals/professional-skeletons';

/** The professionals that the signed-in client saved, the newest first. */
export function SavedProfessionals(): ReactNode {
  const { data, error, isValidating, mutate } = useApi('/api/saved');
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2}>Saved Accountants</Heading>
          {data && <Text tone="muted">{counted(data.length, 'person', 'people')}</Text>}
        </Inline>
        {data && data.length > 1 && (
          <LinkButton href={comparePath(data.map(({ id }) => id))} variant="secondary" icon="scale">
            Compare
          </LinkButton>
        )}
      </Inline>
      {data?.length ? (
        <ProfessionalList label="Saved accountants" professionals={data} />
      ) : data ? (
        <EmptyState
          headingLevel={3}
          illustration={savedPicture}
          title="No one saved yet"
          description="Select the heart on a card or a profile, and the professional shows up here."
          action={<LinkButton href="/search">Find Accountants</LinkButton>}
        />
      ) : error ? (
        <ErrorState
          illustration={brokenPicture}
          compact
          headingLevel={3}
          title="We could not load your saved accountants"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <ProfessionalSkeletons count={2} label="Loading saved accountants" />
      )}
    </Stack>
  );
}
