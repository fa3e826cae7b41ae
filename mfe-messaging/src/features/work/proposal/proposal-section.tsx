import { fullName, type Engagement, type Proposal } from '@counterpart/api/contract';
import { Badge, type BadgeTone } from '@counterpart/design-system/badge';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Menu } from '@counterpart/design-system/menu';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { CompareDialog } from './compare-dialog';
import { ProposalDocument } from './proposal-document';
import { otherOf } from '../../../work/work-text';

const states: Readonly<Record<Proposal['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  open: { label: 'Waiting for an answer', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'warning' },
};

/** The newest proposal, with the ones before it behind a menu. */
export function ProposalSection({ work }: { readonly work: Engagement }): ReactNode {
  const { proposals, viewerSide } = work;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isCompared, setCompared] = useState(false);
  const shown = proposals.find(({ number }) => number === chosen) ?? proposals[0];
  const before = proposals.find(({ number }) => number === (shown?.number ?? 0) - 1);
  return (
    <Stack as="section" gap={12} aria-labelledby="work-proposal">
      <Heading level={2} id="work-proposal">
        Proposal
      </Heading>
      {shown ? (
        <ProposalDocument
          proposal={shown}
          from={work.professional}
          head={
            <Inline justify="between" gap={8}>
              <Badge tone={states[shown.status].tone}>{states[shown.status].label}</Badge>
              {proposals.length > 1 && <Versions {...{ proposals, shown }} onChoose={setChosen} />}
            </Inline>
          }
          foot={
            <Stack gap={16}>
              <Decision proposal={shown} work={work} />
              <Inline gap={8}>
                <LinkButton
                  size="small"
                  variant="secondary"
                  icon="download"
                  href={`/api/engagements/${work.id}/proposals/${shown.number}/pdf`}
                  download
                >
                  Download PDF
                </LinkButton>
                {before && (
                  <Button size="small" variant="ghost" onClick={() => setCompared(true)}>
                    {`Compare with Version ${before.number}`}
                  </Button>
                )}
              </Inline>
            </Stack>
          }
        />
      ) : (
        <Text tone="muted">
          {viewerSide === 'client'
            ? `${otherOf(work).firstName} has not sent one yet.`
            : 'You have not sent one yet. It takes a title, a price, and a start date.'}
        </Text>
      )}
      {isCompared && shown && before && (
        <CompareDialog before={before} after={shown} onClose={() => setCompared(false)} />
      )}
    </Stack>
  );
}

interface VersionsProps {
  readonly proposals: readonly Proposal[];
  readonly shown: Proposal;
  readonly onChoose: (number: number) => void;
}

function Versions({ proposals, shown, onChoose }: VersionsProps): ReactNode {
  return (
    <Menu
      label={`Version ${shown.number} of ${proposals.length}, choose another`}
      align="end"
      trigger={
        <>
          <Text as="span" size="small" weight="medium">{`Version ${shown.number} of ${proposals.length}`}</Text>
          <Icon name="chevron-down" size={16} />
        </>
      }
      items={proposals.map(({ number, status }) => ({
        kind: 'choice' as const,
        label: `Version ${number}`,
        aside: (
          <Text as="span" size="small" tone="muted">
            {states[status].label}
          </Text>
        ),
        checked: number === shown.number,
        onSelect: () => onChoose(number),
      }))}
    />
  );
}

/** Signature of an accepted proposal, or reason for a declined one. */
function Decision({ proposal, work }: { readonly proposal: Proposal; readonly work: Engagement }): ReactNode {
  const dateText = useDateText();
  const { status, acceptedName, decidedAt, declineReason } = proposal;
  if (status === 'accepted' && decidedAt)
    return (
      <div>
        <Text weight="semibold">{`Accepted by ${acceptedName ?? fullName(work.client)}`}</Text>
        <Text size="small" tone="muted">
          {dateText(decidedAt, 'moment')}
        </Text>
      </div>
    );
  return status === 'declined' && declineReason ? <Text>{`Declined: “${declineReason}”`}</Text> : null;
}
