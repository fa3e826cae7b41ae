import { Icon } from '@counterpart/design-system/icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HomeSection } from './home-section';

const ROWS = [
  { what: 'Industry-specific matching', here: 'Search by industry and specialty', there: 'Whoever is near, or whom a friend knows' },
  { what: 'Verified reviews and credentials', here: 'Reviews by clients, licenses checked by a person', there: 'Claims on a website' },
  { what: 'Direct messaging before commitment', here: 'Write first, decide later', there: 'Phone calls and waiting rooms' },
  { what: 'Upfront pricing', here: 'Prices on the profile', there: 'A quote after the first meeting' },
  { what: 'No long-term contracts', here: 'Agree on one piece of work at a time', there: 'Retainers by default' },
] as const;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: var(--cp-space-12) var(--cp-space-16);
    border-bottom: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
    font-weight: var(--cp-weight-regular);
  }

  thead th,
  tbody th {
    font-weight: var(--cp-weight-semibold);
  }

  td:last-child {
    color: var(--cp-text-2);
  }

  @media (max-width: 639.98px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }

    tr {
      display: grid;
      padding-block: var(--cp-space-12);
      border-bottom: 1px solid var(--cp-border);
    }

    th,
    td {
      padding: 2px 0;
      border: 0;
    }
  }
`;

const Line = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-8);
`;

const Yes = styled(Line)`
  svg {
    color: var(--cp-success);
  }
`;

const No = styled(Line)`
  svg {
    color: var(--cp-text-3);
  }
`;

/** M §2: compared with traditional methods. */
export function Comparison(): ReactNode {
  return (
    <HomeSection title="Compared with the usual way" raised>
      <Table>
        <thead>
          <tr>
            <th scope="col">What matters</th>
            <th scope="col">Counterpart</th>
            <th scope="col">Traditional methods</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, here, there }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <Yes>
                  <Icon name="check" label="Counterpart:" />
                  {here}
                </Yes>
              </td>
              <td>
                <No>
                  <Icon name="minus" label="Traditional methods:" />
                  {there}
                </No>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </HomeSection>
  );
}
