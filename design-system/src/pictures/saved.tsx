import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** A professional’s card with a heart. */
export const savedPicture: Picture = (
  <>
    <rect className="paper" x="44" y="42" width="122" height="88" rx="12" />
    <Person x={72} y={72} r={15} ground="sky" />
    <path className="text" d="M98 65h42M98 79h28M62 104h62" />
    <path className="clay" d="M166 92c-23-15-34-27-34-41a18 18 0 0 1 34-9 18 18 0 0 1 34 9c0 14-11 26-34 41z" />
    <path className="mark" d="M143 52a9 9 0 0 1 8-9" />
  </>
);
