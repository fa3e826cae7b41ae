import { VisuallyHidden } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { Absent, Body, Corner, Head, Name, Row, Table, Value } from './comparison-table';
import { planFeatures } from './plan-features';
import { plans } from './plans';

/** What each plan has, line by line. */
export function PlanComparison({ labelledBy }: { readonly labelledBy: string }): ReactNode {
  return (
    <Table role="table" aria-labelledby={labelledBy}>
      <Head role="rowgroup">
        <Row role="row">
          <Corner scope="col" role="columnheader">
            Feature
          </Corner>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {planFeatures.map(({ name, values }) => (
          <Row key={name} role="row">
            <Name scope="row" role="rowheader">
              {name}
            </Name>
            {plans.map(({ id }) => (
              <Value key={id} role="cell">
                {values[id] ?? (
                  <Absent>
                    <span aria-hidden="true">–</span>
                    <VisuallyHidden>Not included</VisuallyHidden>
                  </Absent>
                )}
              </Value>
            ))}
          </Row>
        ))}
      </Body>
    </Table>
  );
}
