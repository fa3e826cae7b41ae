import { LinkButton } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMergedTicks } from '../features/guide/use-merged-ticks';
import { GuideLibrary } from '../features/guide-list/guide-library';
import { ComplianceTools } from './compliance-tools';

const Page = styled.div`
  padding-block-end: var(--cp-space-24);
`;

/**
 * `/compliance`: a question to the assistant first, then the guides. `?question=` hands a question over from another
 * page.
 */
export function ComplianceCenterPage(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useMergedTicks();
  const question = search.get('question')?.trim() ?? '';
  const forgetQuestion = () => {
    if (question) void navigate('/compliance', { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <Container>
        <PageHeader
          title="Compliance Center"
          description="Ask about a rule in your own words, or read the plain-English guides: what each law says, who it affects and what to do."
          actions={
            <LinkButton href="/compliance/calendar" size="small" variant="secondary" icon="calendar">
              See Your Dates
            </LinkButton>
          }
        />
        <Stack gap={32}>
          <ComplianceTools question={question} onClear={forgetQuestion} />
          <GuideLibrary />
        </Stack>
      </Container>
    </Page>
  );
}
