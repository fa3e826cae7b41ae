import type { ReactNode } from 'react';

/** Around everything that is rendered: takes the probes of `isLive`. */
export function LiveRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div
      className="cp-root"
      onDragEndCapture={(event) => {
        if (event.isTrusted) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
