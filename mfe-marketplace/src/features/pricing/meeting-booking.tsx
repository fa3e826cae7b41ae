import { termsOf } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckList } from '../../marketing/check-list';
import { bookingPoints } from '../../marketing/booking-points';

/** Below the header, which stays. */
const Section = styled.section`
  scroll-margin-top: var(--cp-space-64);
`;

/** Explains 'Direct meeting booking'; plans link to it as `/pricing#meeting-booking`. */
export function MeetingBooking(): ReactNode {
  return (
    <Section id="meeting-booking" aria-labelledby="meeting-booking-title">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="section" id="meeting-booking-title">
            Direct meeting booking
          </Heading>
          <Text tone="muted">{`Part of ${termsOf('premium').name}: clients pick a time on your profile instead of writing back and forth.`}</Text>
        </Stack>
        <CheckList items={bookingPoints} />
      </Stack>
    </Section>
  );
}
