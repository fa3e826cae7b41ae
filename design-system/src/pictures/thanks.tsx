import type { Picture } from '../components/illustration/illustration';
import { Done } from '../internal/picture-parts';

/** A letter in its envelope with a tick: it was sent, and thank you. */
export const thanksPicture: Picture = (
  <>
    <path className="sky" d="m56 66 64-42 64 42v62a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8z" />
    <path className="paper" d="M74 40a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v60H74z" />
    <path className="text" d="M90 52h60M90 66h40" />
    <path className="tint" d="M56 68v60a8 8 0 0 0 8 8h112a8 8 0 0 0 8-8V68l-56 40a14 14 0 0 1-16 0z" />
    <path d="m59 134 40-33M181 134l-40-33" />
    <Done x={184} y={48} r={19} />
  </>
);
