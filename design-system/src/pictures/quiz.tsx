import type { Picture } from '../components/illustration/illustration';
import { Person, Star } from '../internal/picture-parts';

/** Questions with one answer chosen, and the person that they lead to. */
export const quizPicture: Picture = (
  <>
    <rect className="paper" x="48" y="20" width="108" height="122" rx="12" />
    <path strokeWidth="6" d="M66 40h46" />
    <rect className="quiet" x="62" y="56" width="80" height="20" rx="10" />
    <rect className="sky" x="62" y="84" width="80" height="20" rx="10" />
    <rect className="quiet" x="62" y="112" width="80" height="20" rx="10" />
    <circle className="quiet" cx="74" cy="66" r="3" />
    <circle className="figure" cx="74" cy="94" r="4.5" />
    <circle className="quiet" cx="74" cy="122" r="3" />
    <path className="text" d="M86 66h36M86 122h28" />
    <path className="over" strokeWidth="5" opacity=".55" d="M86 94h30" />
    <rect className="paper" x="132" y="70" width="76" height="68" rx="12" />
    <Person x={158} y={94} r={13} ground="clay" />
    <path className="text" d="M180 88h14M180 101h10" />
    <Star x={150} y={123} filled />
    <Star x={170} y={123} filled />
    <Star x={190} y={123} filled />
  </>
);
