import { ErrorState } from '@counterpart/design-system/error-state';
import { Container } from '@counterpart/design-system/layout';
import { renewedPicture } from '@counterpart/design-system/pictures/renewed';
import { unavailablePicture } from '@counterpart/design-system/pictures/unavailable';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '../site/site-context';
import { useAreas } from './areas-context';

interface Props {
  readonly area: string;
  /** Action of 'Try Again'; by default it reloads the area and opens the URL again. */
  readonly onRetry?: () => void | Promise<void>;
}

/**
 * Stands in for an area that cannot be shown: names it, and retries, inside an otherwise working app, by itself when
 * the browser is online again. In a tab whose releases are not served any more, trying again would not help: it is
 * loaded anew.
 */
export function AreaErrorCard({ area, onRetry }: Props): ReactNode {
  const { loader, releaseSet, renewal } = useAreas();
  const [isOutdated, setOutdated] = useState(false);
  const { name: siteName } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [isRetrying, setRetrying] = useState(false);
  const title = releaseSet.areas[area]?.manifest.title ?? area;

  const retry = async () => {
    setRetrying(true);
    if (onRetry) await onRetry();
    else {
      await loader.load(area, true);
      await navigate(location, { replace: true });
    }
    setRetrying(false);
  };

  useEffect(() => {
    void renewal?.isOutdated().then(setOutdated);
  }, [renewal]);
  const online = useEffectEvent(() => void retry());
  useEffect(() => {
    const retryOnce = () => online();
    addEventListener('online', retryOnce);
    return () => removeEventListener('online', retryOnce);
  }, []);
  if (renewal && isOutdated)
    return (
      <Container>
        <ErrorState
          illustration={renewedPicture}
          title={`A new version of ${siteName} is ready`}
          description="This tab still runs the old one, which is no longer available. Reload to continue. Anything you typed stays."
          headingLevel={1}
          retryLabel="Reload"
          onRetry={() => renewal.reload()}
        />
      </Container>
    );
  return (
    <Container>
      <ErrorState
        illustration={unavailablePicture}
        title={`${title} is not available right now`}
        description={`The rest of ${siteName} works. This part did not load; trying again usually helps.`}
        headingLevel={1}
        onRetry={() => void retry()}
        retrying={isRetrying}
      />
    </Container>
  );
}
