import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { findDeclaredRoute, routeDataPaths } from '../../page-contract/declared-routes';
import { isUnknown } from '../../page-contract/release-set';
import { deniedRedirect, isDenied } from '../../page-contract/route-access';
import { deniedHead, fillHead, notFoundHead, unavailableHead, type FilledHead } from '../../page-contract/route-head';
import { isSwitchedOff, switchedOffHead } from '../../page-contract/site';
import { useSession } from '../../sdk/host/use-session';
import { useAreas } from '../areas/areas-context';
import { useSite } from '../site/site-context';
import { CachedResponses } from './cached-responses';

/** Sets title and meta of the page as its area declares them, as soon as the data they name is known. */
export function RouteHead(): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const declared = findDeclaredRoute(releaseSet, pathname);
  const site = useSite();
  if (isSwitchedOff(site, declared)) return <AppliedHead {...switchedOffHead(site.name)} />;
  if (!declared) return <AppliedHead {...(isUnknown(releaseSet) ? unavailableHead : notFoundHead)(site.name)} />;
  if (isDenied(declared.declaration, user)) return <AppliedHead {...deniedHead(site.name)} />;
  // After a log-out the page is left shortly later: until then it must not revalidate what it may no longer request.
  const paths = deniedRedirect(declared.declaration, user, pathname) ? {} : routeDataPaths(declared, search);
  return (
    <CachedResponses paths={paths}>
      {(answers) => <AppliedHead {...fillHead(declared.declaration.head, answers, site.name)} />}
    </CachedResponses>
  );
}

function AppliedHead({ title, description }: FilledHead): ReactNode {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  }, [title, description]);
  return null;
}
