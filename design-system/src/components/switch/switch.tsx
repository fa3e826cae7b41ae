import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--cp-space-16);
`;

const Help = styled.p`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

const Label = styled.label`
  font-weight: var(--cp-weight-medium);
  cursor: pointer;
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  margin: 0;
  cursor: pointer;
  flex: none;
  width: 44px;
  height: 24px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg-subtle);
  transition:
    background-color var(--cp-motion-normal) var(--cp-motion-ease),
    border-color var(--cp-motion-normal) var(--cp-motion-ease);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--cp-border-control);
    transition:
      transform var(--cp-motion-normal) var(--cp-motion-ease),
      background-color var(--cp-motion-normal) var(--cp-motion-ease);
  }

  &:checked {
    background: var(--cp-primary);
    border-color: var(--cp-primary);
  }

  &:checked::before {
    background: var(--cp-on-primary);
    transform: translateX(20px);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &::before {
      background: CanvasText;
    }

    &:checked::before {
      background: HighlightText;
    }

    &:disabled::before {
      background: GrayText;
    }
  }
`;

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, checked, onChange, help, disabled = false }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <Root>
      <div>
        <Label htmlFor={id} id={`${id}-label`}>
          {label}
        </Label>
        {help && <Help id={`${id}-help`}>{help}</Help>}
      </div>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Of a checkbox, the browser would send the form.
          event.preventDefault();
          event.currentTarget.click();
        }}
      />
    </Root>
  );
}
