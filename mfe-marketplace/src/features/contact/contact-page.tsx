import { Card } from '@counterpart/design-system/card';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { MessageSent } from './message-sent';
import { useContactForm } from './use-contact-form';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-40);
  align-items: start;
  padding-bottom: var(--cp-space-64);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--cp-space-64);
  }
`;

/** Writing to the people behind the product. */
export function ContactPage(): ReactNode {
  const { form, sent, startedAgain, failure, startAgain } = useContactForm();
  return (
    <Container>
      <PageHeader title="Contact us" description="A question, a problem or an idea: tell us, and we reply as soon as possible." />
      <Columns>
        <Card padding="large">
          {sent ? <MessageSent onAgain={startAgain} /> : <ContactForm form={form} failure={failure} takesFocus={startedAgain} />}
        </Card>
        <ContactDetails />
      </Columns>
    </Container>
  );
}
