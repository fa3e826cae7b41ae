import { useState, type ComponentType, type ReactNode } from 'react';

interface Props<Shown, Given> {
  readonly value: Shown;
  readonly onChange: (value: Given) => void;
}

/** A component that keeps its value, as a page does, and tells the story of each change. */
export const controlled = <Shown, Given extends Shown, Own>(Component: ComponentType<Own & Props<Shown, Given>>) =>
  function Controlled(props: Own & Props<Shown, Given>): ReactNode {
    const [value, setValue] = useState(props.value);
    const change = (next: Given) => {
      setValue(() => next);
      props.onChange(next);
    };
    return <Component {...props} value={value} onChange={change} />;
  };
