import { complianceOptions } from '@counterpart/api/contract';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AskSpecialistButton } from '../features/assistant/specialist/ask-specialist-button';
import { RememberedQuestion } from '../features/assistant/specialist/remembered-question';
import { ComplianceCalendar } from '../features/calendar/compliance-calendar';

const Page = styled.div`
  min-block-size: 100dvh;
  padding-block-end: var(--cp-space-64);
`;

/** Industries that professionals are found by. */
const isAsked = (industry: string): boolean => complianceOptions.assistantIndustries.some(({ id }) => id === industry);

/** `/compliance/calendar`: six questions give what applies to a business, and when it is due. */
export function ComplianceCalendarPage(): ReactNode {
  return (
    <Page>
      <Container>
        <PageHeader
          title="Compliance Calendar"
          description="Answer six questions to see which rules apply to you and when they are due, each date with its source."
        />
        <ComplianceCalendar
          ask={({ guide }, question, industry) => (
            <AskSpecialistButton
              question={{ question, guides: [guide.slug] }}
              industry={isAsked(industry) ? industry : null}
            />
          )}
        />
        <RememberedQuestion />
      </Container>
    </Page>
  );
}
