import { Container } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** Frame of a page of work, with room below for the bar that a phone shows. */
export const Page = styled(Container)`
  padding-block-end: var(--cp-space-96);
`;
