import type { Picture } from '../components/illustration/illustration';

/** A public office and a sheet of its rules. */
export const guidesPicture: Picture = (
  <>
    <path d="M112 42V20" />
    <path className="clay" d="M112 20h22l-5 7 5 7h-22z" />
    <path className="paper" d="m56 68 56-28 56 28z" />
    <path className="sky" d="M66 74h12v40H66zM91 74h12v40H91zM121 74h12v40h-12zM146 74h12v40h-12z" />
    <path className="paper" d="M58 114h108v10H58zM48 124h128v12H48z" />
    <circle className="sun" cx="112" cy="57" r="5" />
    <rect className="paper" x="146" y="78" width="52" height="62" rx="7" />
    <path className="text" d="M158 94h28M158 107h28" />
    <path className="mark" d="m160 124 6 6 12-13" />
  </>
);
