import { css } from 'styled-components';

/**
 * The inks of the family, all of them tokens: lines in the color of action, white paper, three flat colors and a warm
 * ground. What lies on a flat color (`figure`, `over`) is as dark in both themes. Teal is never used: it means
 * verified.
 */
export const pictureInks = css`
  fill: none;
  stroke: var(--cp-primary);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* Lighter than whatever it lies on, a tinted panel too: else it is a hole on dark. */
  .ground {
    fill: var(--cp-bg-warm);
    fill: color-mix(in srgb, var(--cp-bg-warm), var(--cp-picture-1) 12%);
    stroke: none;
  }
  .paper {
    fill: var(--cp-bg);
  }
  .tint {
    fill: var(--cp-primary-bg);
  }
  .sky {
    fill: var(--cp-picture-0);
  }
  .sun {
    fill: var(--cp-picture-1);
  }
  .clay {
    fill: var(--cp-picture-5);
  }
  .solid {
    fill: var(--cp-primary);
    stroke: none;
  }
  .figure {
    fill: var(--cp-avatar-0);
    stroke: none;
  }
  .over {
    stroke: var(--cp-avatar-0);
    stroke-width: 3;
  }
  .plain {
    stroke: none;
  }
  .dash {
    stroke-dasharray: 5 5;
  }
  .quiet {
    stroke: var(--cp-primary-border);
  }
  .text {
    stroke: var(--cp-border);
    stroke-width: 6;
  }
  .mark {
    stroke: var(--cp-star);
    stroke-width: 3;
  }
  .on {
    stroke: var(--cp-on-primary);
    stroke-width: 7;
  }
`;
