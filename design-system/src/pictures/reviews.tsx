import type { Picture } from '../components/illustration/illustration';
import { Star } from '../internal/picture-parts';

/** A review being written. */
export const reviewsPicture: Picture = (
  <>
    <path
      className="paper"
      d="M56 28h128a12 12 0 0 1 12 12v54a12 12 0 0 1-12 12h-86l-22 20v-20H56a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12z"
    />
    <Star x={70} y={56} filled />
    <Star x={95} y={56} filled />
    <Star x={120} y={56} filled />
    <Star x={145} y={56} filled={false} />
    <Star x={170} y={56} filled={false} />
    <path className="text" d="M64 82h66" />
    <g transform="rotate(42 172 104)">
      <path className="clay" d="M164 64h16v56h-16z" />
      <path className="paper" d="m164 120 8 18 8-18z" />
      <path className="sky" d="M164 68a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8h-16z" />
    </g>
  </>
);
