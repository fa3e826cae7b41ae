import styled from 'styled-components';

/** The column of a page below its header. `$gap`: pixels between its sections. */
export const PageSections = styled.div<{ $gap: 40 | 64 }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => `var(--cp-space-${$gap})`};
  padding-bottom: var(--cp-space-64);
`;
