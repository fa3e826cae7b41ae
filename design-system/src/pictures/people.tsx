import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** Three people. */
export const peoplePicture: Picture = (
  <>
    <Person x={74} y={94} r={28} ground="sky" />
    <Person x={166} y={94} r={28} ground="clay" />
    <Person x={120} y={76} r={38} ground="sun" />
    <path className="quiet" d="M52 138h136" />
  </>
);
