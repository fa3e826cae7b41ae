import { VisuallyHidden } from '@counterpart/design-system/layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Milliseconds that a new page gets to put its heading and title in place before they are announced. */
const settleTime = 150;

/** After each move to another page: focus on its heading, and its title said to screen readers. */
export function NavigationAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    const timer = setTimeout(() => {
      shown.current = pathname;
      focusHeading();
      setAnnouncement(document.title);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [pathname, state]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {announcement}
    </VisuallyHidden>
  );
}

function focusHeading(): void {
  const main = document.getElementById('main');
  // A menu that was opened meanwhile stays: it closes when the focus leaves it.
  if (document.activeElement?.closest('[data-dismissible]')) return;
  // A page that took the focus itself, for a field or a dialog, keeps it.
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
