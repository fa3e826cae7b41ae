import type { ReactNode } from 'react';
import { StateFrame } from '../../internal/state-frame';
import { lostPicture } from '../../pictures/lost';
import type { Picture } from '../illustration/illustration';

export interface NotFoundProps {
  /** Default '404 Page Not Found'. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** The way on: a LinkButton. */
  readonly action?: ReactNode;
  /** Default: a signpost. */
  readonly illustration?: Picture;
}

/** A page or a thing that does not exist; its title is the page's `h1`. */
export function NotFound({
  title = '404 Page Not Found',
  description = 'The page you are looking for does not exist or has moved.',
  action,
  illustration = lostPicture,
}: NotFoundProps): ReactNode {
  return (
    <StateFrame
      title={title}
      description={description}
      illustration={illustration}
      action={action}
      headingLevel={1}
      compact={false}
    />
  );
}
