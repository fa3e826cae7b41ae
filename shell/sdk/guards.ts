import { useLocation, useNavigate } from './router';

/** URL of the sign-in page that leads back to `path` (path and query of this site). */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}

/**
 * Sends a visitor to sign in, and back to this page afterwards: for an action that needs an account on a page that does
 * not.
 */
export function useGoToSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(signInPath(pathname + search));
}
