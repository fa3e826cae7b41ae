import { listLimits, type GuideContent, type GuideVersionSummary } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { documentsPicture } from '@counterpart/design-system/pictures/documents';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useAct, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { DifferencesDialog } from './differences-dialog';

const statusLabels: Record<GuideVersionSummary['status'], string> = {
  draft: 'Draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

interface Compared {
  readonly number: number;
  readonly content: GuideContent;
}

/** Every version, the newest first: compare it with what is in the editor, or make it the newest draft. */
export function GuideVersions({
  guideId,
  current,
  onRestore,
}: {
  readonly guideId: number;
  readonly current: GuideContent;
  readonly onRestore: (number: number) => void;
}): ReactNode {
  const { run } = useAct();
  const path = { id: guideId };
  const versions = useApi('/api/admin/guides/{id}/versions', { path });
  const more = useMoreOf(versions, listLimits.pageSize, 'number', (part) =>
    apiKey('/api/admin/guides/{id}/versions', { path, query: part }),
  );
  const [compared, setCompared] = useState<Compared | null>(null);

  const compare = (number: number) =>
    run(
      async (api) =>
        setCompared(
          await api.fetch(apiKey('/api/admin/guides/{id}/versions/{number}', { path: { id: guideId, number } })),
        ),
      { failed: 'Error loading version' },
    );

  return (
    <Stack gap={12}>
      <Loaded of={versions} name="the versions" compact>
        {(data) =>
          data.length === 0 ? (
            <EmptyState
              headingLevel={2}
              illustration={documentsPicture}
              title="No versions yet"
              description="What the guide says now is stored with its first change."
            />
          ) : (
            <Stack gap={12}>
              {data.map((version) => (
                <VersionCard
                  key={version.number}
                  version={version}
                  onCompare={() => void compare(version.number)}
                  onRestore={() => onRestore(version.number)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <ShowMore more={more} what="versions" />
      {compared && (
        <DifferencesDialog
          title={`Version ${compared.number} and what is in the editor`}
          before={compared.content}
          after={current}
          onClose={() => setCompared(null)}
        />
      )}
    </Stack>
  );
}

interface CardProps {
  readonly version: GuideVersionSummary;
  readonly onCompare: () => void;
  readonly onRestore: () => void;
}

function VersionCard({ version, onCompare, onRestore }: CardProps): ReactNode {
  const { number, status, note, author, createdAt } = version;
  const dateText = useDateText();
  return (
    <Card as="article" padding="small" aria-label={`Version ${number}`}>
      <Inline gap={16} justify="between">
        <Stack gap={4}>
          <Inline gap={8}>
            <Heading level={2} size="body">
              {`Version ${number}`}
            </Heading>
            <Badge tone={status === 'published' ? 'success' : 'neutral'}>{statusLabels[status]}</Badge>
          </Inline>
          <Text size="small" tone="muted">
            {[dateText(createdAt, 'moment'), author].filter(Boolean).join(', ')}
          </Text>
          {note && <Text size="small">{note}</Text>}
        </Stack>
        <Inline gap={8}>
          <Button variant="secondary" size="small" onClick={onCompare}>
            Compare
          </Button>
          <Button variant="ghost" size="small" onClick={onRestore}>
            Restore
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
