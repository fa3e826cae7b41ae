import type { Picture } from '../components/illustration/illustration';

/** An article and a cup of coffee: nothing to read yet. */
export const articlesPicture: Picture = (
  <>
    <path className="sky" d="m64 40 78-12a6 6 0 0 1 7 5l14 92-92 14a6 6 0 0 1-7-5z" opacity=".6" />
    <rect className="paper" x="70" y="26" width="88" height="114" rx="8" />
    <path className="sky" d="M82 38h64v36H82z" />
    <circle className="sun" cx="96" cy="50" r="6" />
    <path className="tint" d="m82 74 22-18 14 10 14-14 14 12v10z" />
    <path className="text" d="M84 90h60M84 104h60M84 118h36" />
    <path className="clay" d="M158 102h36v18a16 16 0 0 1-16 16h-4a16 16 0 0 1-16-16z" />
    <path d="M194 106h6a8 8 0 0 1 0 16h-6M150 140h52" />
    <path className="quiet" d="M170 94c-4-5 4-8 0-13M182 94c-4-5 4-8 0-13" />
  </>
);
