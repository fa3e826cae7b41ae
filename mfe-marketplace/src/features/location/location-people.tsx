import { accountantsSubject, type LocationPage } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { placementPromise } from '../../professionals/placement';
import { ProfessionalRows } from '../../professionals/professional-list';
import { listPath, totalText } from './location-text';

/** People of the city, best rated first, and where it has few, those who work remotely. */
export function LocationPeople({ page }: { readonly page: LocationPage }): ReactNode {
  const { city, state, professionals, total, totalIsCapped, remote, remoteTotal, remoteTotalIsCapped } = page;
  return (
    <>
      {professionals.length > 0 && (
        <People page={page} heading={`Based in ${city}`} people={professionals}>
          {professionals.length > 1 && (
            <Text size="small" tone="muted">
              {`Highest rated first. ${placementPromise}`}
            </Text>
          )}
          {total > professionals.length && (
            <div>
              <LinkButton variant="secondary" href={listPath(page, { city, state })}>
                {`See All ${totalText(total, totalIsCapped)}`}
              </LinkButton>
            </div>
          )}
        </People>
      )}
      {remote.length > 0 && (
        <People page={page} heading="Available Remotely" people={remote}>
          {remoteTotal > remote.length && (
            <div>
              <LinkButton variant="secondary" href={listPath(page, { remote: 'true' })}>
                {`See All ${totalText(remoteTotal, remoteTotalIsCapped)} Who Work Remotely`}
              </LinkButton>
            </div>
          )}
        </People>
      )}
    </>
  );
}

interface PeopleProps {
  readonly page: LocationPage;
  readonly heading: string;
  readonly people: LocationPage['professionals'];
  readonly children?: ReactNode;
}

function People({ page: { subject }, heading, people, children }: PeopleProps): ReactNode {
  const id = useId();
  const rules = subject === accountantsSubject ? ({ directory: 'accountants' } as const) : {};
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <ProfessionalRows label={heading} professionals={people} {...rules} />
      {children}
    </Stack>
  );
}
