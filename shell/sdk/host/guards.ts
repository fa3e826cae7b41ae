import { useLocation, useNavigate } from '../router';

/** URL of the sign-in page that leads back to `path` (path and query of this site). */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}

/** URL of the settings that set up a second step, which lead back to `path`. */
export function secondStepPath(path: string): string {
  return `/profile?tab=security&next=${encodeURIComponent(path)}`;
}

/**
 * Sends a visitor to sign in, and back to this page afterwards: for an action that needs an account on a page that does
 * not. What the returned function gets is added to the query of the URL to return to, so that the page can go on with
 * the action.
 */
export function useGoToSignIn(): (resume?: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (resume = {}) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(resume)) query.set(name, value);
    void navigate(signInPath(query.size > 0 ? `${pathname}?${query}` : pathname));
  };
}
