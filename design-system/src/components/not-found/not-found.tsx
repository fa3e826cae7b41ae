import type { ReactNode } from 'react';
import { StateFrame } from '../../internal/state-frame';

export interface NotFoundProps {
  /** Default '404 Page Not Found'. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** The way on: a LinkButton. */
  readonly action?: ReactNode;
}

/** A page or a thing that does not exist; its title is the page's `h1`. */
export function NotFound({
  title = '404 Page Not Found',
  description = 'The page you are looking for does not exist or has moved.',
  action,
}: NotFoundProps): ReactNode {
  return (
    <StateFrame
      title={title}
      description={description}
      illustration="lost"
      action={action}
      headingLevel={1}
      compact={false}
    />
  );
}
