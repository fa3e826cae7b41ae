import type { Picture } from '../components/illustration/illustration';
import { Person, Star } from '../internal/picture-parts';

/** A professional’s own page, its rating, and a request that comes in. */
export const professionalsPicture: Picture = (
  <>
    <rect className="paper" x="40" y="24" width="112" height="114" rx="12" />
    <path className="clay" d="M40 36a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v20H40z" />
    <Person x={70} y={58} r={18} ground="sky" />
    <path className="text" d="M58 92h72M58 108h48" />
    <Star x={66} y={125} filled />
    <Star x={86} y={125} filled />
    <Star x={106} y={125} filled />
    <rect className="paper" x="116" y="62" width="92" height="46" rx="12" />
    <circle className="sun" cx="138" cy="85" r="12" />
    <path className="over" d="M138 79v12M132 85h12" />
    <path className="text" d="M162 79h30M162 92h18" />
    <circle className="solid" cx="206" cy="64" r="7" />
  </>
);
