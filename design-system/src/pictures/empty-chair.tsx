import type { Picture } from '../components/illustration/illustration';

/** A client at a table whose other chair is empty: this professional is not here. */
export const emptyChairPicture: Picture = (
  <>
    <path className="quiet" d="M36 140h168" />
    <path className="paper dash" d="M154 52a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v46h-44z" />
    <path className="dash" d="M158 98v42M194 98v42" />
    <path className="sky" d="M44 98c0-22 10-32 26-32s26 10 26 32z" />
    <circle className="sun" cx="70" cy="50" r="15" />
    <path className="solid" d="M55 50c0-12 7-18 16-18 8 0 14 5 14 13-8 2-14 0-18-4-2 5-6 8-12 9z" />
    <rect className="clay" x="52" y="98" width="136" height="10" rx="5" />
    <path d="M68 108v32M172 108v32" />
    <path className="paper" d="m116 94 5-13h28l-5 13z" />
    <path className="paper" d="M92 84h14v6a7 7 0 0 1-14 0z" />
  </>
);
