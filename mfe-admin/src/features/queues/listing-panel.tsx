import { fullName, reviewLimits } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { DecisionForm } from './decision-form';
import { Facts, Quoted } from '../../frame/facts';
import type { PanelProps } from './panel-props';

const list = (texts: readonly string[]): string => texts.join(', ');

/** A profile that waits to be listed. */
export function ListingPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const professional = useApi('/api/admin/listings/{id}', { path: { id } });
  const decide = (decision: 'list' | 'return', note: string) =>
    settle(
      (api) => api.send('post', '/api/admin/listings/{id}/decision', { path: { id }, body: { decision, note } }),
      decision === 'list' ? 'Profile listed' : 'Profile sent back',
    );
  return (
    <Loaded of={professional} name="the profile">
      {(data) => (
        <Stack gap={24}>
          <Quoted>{data.profile?.bio}</Quoted>
          <Facts
            facts={[
              ['Name', fullName(data)],
              ['Business', data.profile?.businessName],
              ['Professions', list(data.professions)],
              ['Location', [data.city, data.state].filter(Boolean).join(', ')],
              ['Services', list(data.profile?.services ?? [])],
              ['Specialties', list(data.profile?.specialties ?? [])],
              ['Pricing', data.profile?.pricing],
              ['Website', data.profile?.website],
              ['Certifications', list(data.profile?.certifications ?? [])],
            ]}
          />
          {isOpen && (
            <DecisionForm
              draft={`listings.${id}`}
              reasonLabel="What has to change"
              reasonHelp="Needed to send it back; its owner reads it."
              reasonMin={reviewLimits.noteMin}
              reasonMax={reviewLimits.noteMax}
              approve={{ label: 'List', needsReason: false, act: () => decide('list', '') }}
              reject={{ label: 'Send Back', needsReason: true, act: (note) => decide('return', note) }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
