import type { Picture } from '../components/illustration/illustration';

/** A page behind a padlock. */
export const lockedPicture: Picture = (
  <>
    <rect className="paper" x="46" y="28" width="124" height="104" rx="12" />
    <path className="text" d="M66 50h56M66 68h84M66 86h40" />
    <path strokeWidth="6" d="M138 92V80a20 20 0 0 1 40 0v12" />
    <rect className="sun" x="124" y="90" width="68" height="50" rx="10" />
    <circle className="figure" cx="158" cy="110" r="6" />
    <path className="over" d="M158 112v12" />
  </>
);
