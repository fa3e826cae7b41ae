import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** Results, one of them missing, under a magnifying glass: nothing was found. */
export const searchPicture: Picture = (
  <>
    <rect className="paper" x="50" y="30" width="122" height="42" rx="10" />
    <Person x={74} y={51} r={12} ground="sky" />
    <path className="text" d="M98 45h54M98 58h32" />
    <rect className="paper dash" x="50" y="84" width="122" height="42" rx="10" />
    <circle className="dash" cx="74" cy="105" r="12" />
    <path className="text" d="M98 99h40M98 112h24" />
    <path strokeWidth="8" d="m186 116 18 18" />
    <circle className="tint" cx="164" cy="94" r="29" strokeWidth="3" />
    <path className="mark" d="M146 92a18 18 0 0 1 14-16" />
  </>
);
