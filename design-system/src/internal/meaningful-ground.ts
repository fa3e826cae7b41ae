import { css } from 'styled-components';

/** A bar, dot or track that says something by its ground alone: forced colors leave it one. */
export const meaningfulGround = css`
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
