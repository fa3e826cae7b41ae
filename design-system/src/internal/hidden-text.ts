import styled from 'styled-components';
import { visuallyHidden } from './visually-hidden';

/** Its rule is in every page: one of another component's own would have the browser style the whole page anew. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
