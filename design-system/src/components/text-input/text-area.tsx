import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';

const Area = styled.textarea`
  ${inputBox}
  min-height: 96px;
  line-height: var(--cp-line-height-body);
  resize: vertical;
`;

const Count = styled.span<{ $over: boolean }>`
  display: block;
  margin-top: var(--cp-space-4);
  color: ${({ $over }) => ($over ? 'var(--cp-error)' : 'var(--cp-text-3)')};
  font-size: var(--cp-font-size-small);
  text-align: end;
`;

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /**
   * Shows 'n / limit' below. Text beyond it is kept, so that nothing typed is lost; the form says what to mend. Needs
   * `value`.
   */
  readonly countLimit?: number;
}

/** Several lines of text, with a count when there is a limit. */
export function TextArea({ countLimit, rows = 4, required, ...rest }: TextAreaProps): ReactNode {
  const countId = useId();
  const length = typeof rest.value === 'string' ? rest.value.length : 0;
  const describedBy =
    [rest['aria-describedby'], countLimit === undefined ? '' : countId].filter(Boolean).join(' ') || undefined;
  const attributes = useControlAttributes({ ...rest, required, 'aria-describedby': describedBy });
  return (
    <div>
      <Area dir="auto" {...rest} {...attributes} rows={rows} />
      {countLimit !== undefined && (
        <Count id={countId} $over={length > countLimit}>
          <span>{`${length} / ${countLimit}`}</span>
          <HiddenText> characters used</HiddenText>
        </Count>
      )}
    </div>
  );
}
