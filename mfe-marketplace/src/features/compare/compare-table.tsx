import type { Professional } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fullName } from '../../professionals/professional-text';
import { profilePath } from '../../professionals/professions';
import { SaveButton } from '../../saved/save-button';
import { compareRows } from './compare-rows';

/** On small windows the facts stay at the left while the people pass by. Positioned, so that text for screen readers only passes by with them. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
`;

/** Columns as wide as each other, and never too narrow to read. */
const Table = styled.table<{ readonly $people: number }>`
  table-layout: fixed;
  width: 100%;
  min-width: calc(104px + ${({ $people }) => $people} * 176px);
  background: var(--cp-bg);
  border-collapse: separate;
  border-spacing: 0;
  text-align: start;

  th,
  td {
    padding: var(--cp-space-12);
    border-top: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead > tr > * {
    border-top: 0;
    font-weight: inherit;
  }

  tr > :first-child {
    position: sticky;
    left: 0;
    width: 104px;
    background: var(--cp-bg);
    border-right: 1px solid var(--cp-border);
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-semibold);
  }

  @media (min-width: 768px) {
    tr > :first-child {
      width: 152px;
    }
    th,
    td {
      padding: var(--cp-space-16);
    }
  }
`;

interface Props {
  readonly professionals: readonly Professional[];
  readonly onRemove: (id: number) => void;
}

/** Professionals side by side: one column each, one row a fact. */
export function CompareTable({ professionals, onRemove }: Props): ReactNode {
  return (
    <Scroll tabIndex={0} role="region" aria-label="Comparison">
      <Table $people={professionals.length}>
        <thead>
          <tr>
            <th scope="col">Compare</th>
            {professionals.map((professional) => (
              <th key={professional.id} scope="col">
                <Person professional={professional} onRemove={() => onRemove(professional.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(professionals).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={professionals[index]?.id}>{value || <Text tone="muted">Not stated</Text>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Person({ professional, onRemove }: { readonly professional: Professional; readonly onRemove: () => void }): ReactNode {
  const name = fullName(professional);
  const path = profilePath(professional);
  return (
    <Stack gap={8}>
      <Inline gap={4} justify="between" wrap={false}>
        <Avatar id={professional.id} name={name} src={professional.profilePicture} size="medium" />
        <Inline gap={4} wrap={false}>
          <SaveButton professional={professional} />
          <IconButton icon="close" label={`Remove ${name} from the comparison`} onClick={onRemove} />
        </Inline>
      </Inline>
      <Link href={path}>{name}</Link>
      <Rating value={professional.avgRating} count={professional.reviewCount} />
      {professional.profile?.verified && (
        <div>
          <Badge tone="verified">Verified</Badge>
        </div>
      )}
      <LinkButton href={path} size="small" variant="secondary" aria-label={`View Profile: ${name}`}>
        View Profile
      </LinkButton>
    </Stack>
  );
}
