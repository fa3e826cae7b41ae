import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** A person, and the free seat of another: a match is being looked for. */
export const waitingPicture: Picture = (
  <>
    <path className="dash" d="M104 90h34" />
    <Person x={76} y={90} r={32} ground="sky" />
    <circle className="paper dash" cx="166" cy="90" r="32" />
    <path className="quiet" strokeWidth="4" d="M158 82a8 8 0 1 1 10 8c-2 1-2 3-2 6M166 106h.1" />
    <circle className="sun" cx="122" cy="44" r="19" />
    <path className="over" d="M122 33v11l7 5" />
  </>
);
