import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Illustration } from '@counterpart/design-system/illustration';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { newsletterPicture } from '@counterpart/design-system/pictures/newsletter';
import { thanksPicture } from '@counterpart/design-system/pictures/thanks';
import { Text } from '@counterpart/design-system/text';
import { useAct } from '@counterpart/shell/sdk';
import { useLocation } from '@counterpart/shell/sdk/router';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled.div`
  min-block-size: 60dvh;
  padding-block-end: var(--cp-space-64);
`;

interface Props {
  readonly title: string;
  /** Question about the button's action. */
  readonly question: string;
  readonly label: string;
  /** Sentence shown once it is done. */
  readonly done: string;
  readonly failureTitle: string;
  /** Sends the token that stands behind the # of the link. */
  readonly send: (token: string) => Promise<unknown>;
}

const incomplete = 'This link is incomplete. Open it again from the email.';

/**
 * Page behind a mailed link. A user presses the button, so programs that follow every link of a mail change nothing.
 */
export function MailedLinkPage({ title, question, label, done, failureTitle, send }: Props): ReactNode {
  const token = useLocation().hash.slice(1);
  const { pending, failure, run } = useAct();
  const [isDone, setIsDone] = useState(false);
  const press = async () => setIsDone(await run(() => (token ? send(token) : Promise.reject(new Error(incomplete)))));
  return (
    <Page>
      <Container size="form">
        <PageHeader title={title} breadcrumbs={[{ label: 'Blog', href: '/blog' }, { label: 'Newsletter' }]} />
        <Stack gap={24} align="start" aria-live="polite">
          {isDone ? (
            <>
              <Illustration picture={thanksPicture} />
              <Alert tone="success">{done}</Alert>
              <LinkButton href="/blog">Read the Blog</LinkButton>
            </>
          ) : (
            <>
              <Illustration picture={newsletterPicture} />
              <Text size="large">{question}</Text>
              {failure && (
                <Alert tone="error" title={failureTitle}>
                  {failure}
                </Alert>
              )}
              <Inline gap={12}>
                <Button pending={pending} onClick={() => void press()}>
                  {label}
                </Button>
                <LinkButton variant="secondary" href="/blog">
                  Return to Blog
                </LinkButton>
              </Inline>
            </>
          )}
        </Stack>
      </Container>
    </Page>
  );
}
