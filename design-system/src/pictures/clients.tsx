import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** A client’s screen with a professional found on it, and a question to them. */
export const clientsPicture: Picture = (
  <>
    <rect className="paper" x="44" y="22" width="138" height="92" rx="10" />
    <path className="sky" d="M28 122h170v4a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z" />
    <rect className="tint" x="58" y="36" width="110" height="18" rx="9" />
    <circle cx="70" cy="45" r="4" />
    <path d="m73 48 3 3" />
    <path className="text" d="M84 45h30" />
    <Person x={76} y={84} r={15} ground="sun" />
    <path className="text" d="M102 77h46M102 91h26" />
    <path
      className="solid"
      d="M158 70h40a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12h-4v14l-14-14h-22a12 12 0 0 1-12-12V82a12 12 0 0 1 12-12z"
    />
    <path className="on" d="M164 89h.1M178 89h.1M192 89h.1" />
  </>
);
