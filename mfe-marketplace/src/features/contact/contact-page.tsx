import { Card } from '@counterpart/design-system/card';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import { PageColumns } from '../../marketing/page-columns';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { MessageSent } from './message-sent';
import { useContactForm } from './use-contact-form';

/** Writing to the people behind the product. */
export function ContactPage(): ReactNode {
  const { form, sent, startedAgain, failure, startAgain } = useContactForm();
  return (
    <Container>
      <PageHeader
        title="Contact us"
        description="A question, a problem or an idea: tell us, and we reply as soon as possible."
      />
      <PageColumns $columns="minmax(0, 2fr) minmax(0, 1fr)">
        <Card padding="large">
          {sent ? (
            <MessageSent onAgain={startAgain} />
          ) : (
            <ContactForm form={form} failure={failure} takesFocus={startedAgain} />
          )}
        </Card>
        <ContactDetails />
      </PageColumns>
    </Container>
  );
}
