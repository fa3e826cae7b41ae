import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PageOutline } from '../layout/page-outline';
import { AreaErrorCard } from './area-error-card';
import { useAreas, type AreaFailure } from './areas-context';

interface Props {
  readonly area: string;
  readonly phase: AreaFailure['phase'];
  readonly error: Error;
  /** Meanwhile; the outline of a page when absent. */
  readonly meanwhile?: ReactNode;
  /** Shown when the previous release cannot be loaded either; the area's card when absent. */
  readonly instead?: ReactNode;
  /** The release before has taken the place of the broken one. */
  readonly onRecovered?: () => void;
  /** Action of the card's 'Try Again'. */
  readonly onRetry?: () => void | Promise<void>;
}

/** Stands in for what broke until the release before does, and for good when that is not possible. */
export function RecoveringArea({ area, phase, error, meanwhile, instead, onRecovered, onRetry }: Props): ReactNode {
  const { loader } = useAreas();
  const [hasFailed, setFailed] = useState(false);
  const recovered = useRef(onRecovered);
  useEffect(() => {
    recovered.current = onRecovered;
  });
  // Before the forms of what broke are closed: the host keeps what was entered in them.
  useLayoutEffect(() => {
    let isGone = false;
    void loader.fallBack(area, { phase, error }).then((module) => {
      if (isGone) return;
      if (module) recovered.current?.();
      else setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [loader, area, phase, error]);
  if (!hasFailed) return meanwhile === undefined ? <PageOutline /> : meanwhile;
  if (instead !== undefined) return instead;
  return <AreaErrorCard area={area} {...(onRetry ? { onRetry } : {})} />;
}
