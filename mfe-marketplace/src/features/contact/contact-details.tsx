import { LinkButton } from '@counterpart/design-system/button';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-12);
  > svg {
    margin-top: 2px;
    color: var(--cp-primary);
  }
`;

interface Detail {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
}

const details: readonly Detail[] = [
  { icon: 'mail', title: 'By message', lines: ['Write to us with the form. We reply to the email address you give.'] },
  {
    icon: 'clock',
    title: 'Business Hours',
    lines: ['Monday to Friday: 9:00 AM to 6:00 PM PST', 'Saturday and Sunday: Closed'],
  },
];

/** Ways and hours to reach us, and a link to the FAQ. */
export function ContactDetails(): ReactNode {
  const supportEmail = useApi('/api/site').data?.supportEmail;
  return (
    <Stack as="aside" aria-label="Contact details" gap={32}>
      {details.map(({ icon, title, lines }) => (
        <Line key={title}>
          <Icon name={icon} size={20} />
          <Stack gap={4}>
            <Heading level={2} size="body">
              {title}
            </Heading>
            {lines.map((line) => (
              <Text key={line} tone="muted">
                {line}
              </Text>
            ))}
            {icon === 'mail' && supportEmail && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
          </Stack>
        </Line>
      ))}
      <Line>
        <Icon name="info" size={20} />
        <Stack gap={12} align="start">
          <Stack gap={4}>
            <Heading level={2} size="body">
              Frequently asked questions
            </Heading>
            <Text tone="muted">Cost, verification, contracts: your answer may already be there.</Text>
          </Stack>
          <LinkButton href="/how-it-works" variant="secondary" size="small">
            View FAQ
          </LinkButton>
        </Stack>
      </Line>
    </Stack>
  );
}
