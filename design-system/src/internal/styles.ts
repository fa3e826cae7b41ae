import { css } from 'styled-components';

/** A native button without the browser's look. */
export const bareButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
`;

/** A one-line text of unknown length. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Text cut after some lines. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

/** A raised panel: menus, dialogs, toasts. */
export const floating = css`
  background: var(--cp-bg);
  color: var(--cp-text);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  box-shadow: var(--cp-shadow);
`;

/** The box of an input, with its hover, focus, error and disabled looks. Forced colors show the outline. */
export const inputBox = css`
  appearance: none;
  width: 100%;
  min-height: var(--cp-size-control);
  padding: var(--cp-space-8) var(--cp-space-12);
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  color: var(--cp-text);
  font-size: var(--cp-font-size-body);
  line-height: 1.375;
  transition:
    border-color var(--cp-motion-fast) var(--cp-motion-ease),
    box-shadow var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover:not(:disabled) {
    border-color: var(--cp-text-3);
  }

  &:focus-visible {
    outline-color: transparent;
    border-color: var(--cp-primary);
    box-shadow: 0 0 0 1px var(--cp-primary);
  }

  &[aria-invalid='true'] {
    border-color: var(--cp-error);
  }

  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 1px var(--cp-error);
  }

  &:disabled {
    background: var(--cp-bg-subtle);
    color: var(--cp-disabled);
    border-color: var(--cp-border);
    cursor: not-allowed;
  }
`;
