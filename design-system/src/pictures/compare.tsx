import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** A card beside a free one: there is no one to compare yet. */
export const comparePicture: Picture = (
  <>
    <rect className="paper" x="40" y="28" width="74" height="108" rx="12" />
    <Person x={77} y={54} r={15} ground="clay" />
    <path className="text" d="M58 84h38M58 100h26" />
    <path className="mark" d="M58 118h38" />
    <rect className="paper dash" x="126" y="28" width="74" height="108" rx="12" />
    <circle className="tint" cx="163" cy="54" r="15" />
    <path strokeWidth="2.5" d="M163 47v14M156 54h14" />
    <path className="text" d="M144 84h38M144 100h26M144 118h38" />
  </>
);
