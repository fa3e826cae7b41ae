import styled, { css } from 'styled-components';

/** The native box or dot, in our colors. */
export const choiceBox = css`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  border: 1px solid var(--cp-border-control);
  background: var(--cp-bg);
  cursor: pointer;
  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    border-color var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover:not(:disabled) {
    border-color: var(--cp-primary);
  }

  &:checked {
    background: var(--cp-primary);
    border-color: var(--cp-primary);
  }

  &[aria-invalid='true'] {
    border-color: var(--cp-error);
  }

  &:disabled {
    background: var(--cp-bg-subtle);
    border-color: var(--cp-border);
    cursor: not-allowed;
  }

  &:disabled:checked {
    background: var(--cp-disabled);
    border-color: var(--cp-disabled);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A box or dot with its text; the whole line can be pressed. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 2px;
  cursor: pointer;
  line-height: var(--cp-line-height-body);

  &:has(input:disabled) {
    color: var(--cp-disabled);
    cursor: not-allowed;
  }
`;

/** A second, quieter line below a choice. */
export const ChoiceHelp = styled.span`
  display: block;
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** The number of results a choice would give. */
export const ChoiceCount = styled.span`
  margin-inline-start: auto;
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  line-height: 24px;
`;

/** The heading of a group of choices. */
export const ChoiceLegend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);
`;
