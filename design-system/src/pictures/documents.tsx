import type { Picture } from '../components/illustration/illustration';

/** An open folder. */
export const documentsPicture: Picture = (
  <>
    <path className="sky" d="M54 50a6 6 0 0 1 6-6h34l12 14h74a6 6 0 0 1 6 6v66H54z" />
    <rect className="paper" x="72" y="34" width="92" height="70" rx="5" transform="rotate(-4 118 70)" />
    <path className="text" d="m88 54 54-4M88 69l40-3" />
    <path className="paper" d="M44 82a6 6 0 0 1 6-6h140a6 6 0 0 1 6 7l-8 49a6 6 0 0 1-6 5H58a6 6 0 0 1-6-5z" />
    <rect className="sun" x="98" y="98" width="44" height="18" rx="5" />
  </>
);
