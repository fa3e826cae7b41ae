import type { ReactNode } from 'react';

/** A table with an empty chair: a position to fill. */
export const emptyChair: ReactNode = (
  <>
    <rect className="paper" x="80" y="98" width="160" height="16" rx="6" />
    <path d="M98 114v38M222 114v38" />
    <circle className="paper" cx="108" cy="60" r="14" />
    <path className="paper" d="M88 98c0-14 8-22 20-22s20 8 20 22z" />
    <circle className="paper" cx="212" cy="60" r="14" />
    <path className="paper" d="M192 98c0-14 8-22 20-22s20 8 20 22z" />
    <path className="sun" d="M144 52a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v46h-32z" />
    <path className="over" d="M160 58v20M150 68h20" />
  </>
);

/** A price tag with a step up. */
export const priceTag: ReactNode = (
  <>
    <path className="paper" d="M92 96 152 36h60a8 8 0 0 1 8 8v60l-60 60z" transform="translate(4 -14)" />
    <circle className="solid" cx="204" cy="42" r="7" />
    <path className="quiet" d="m132 92 32 32M146 78l32 32" />
    <circle className="sun" cx="222" cy="112" r="26" />
    <path className="over" d="M222 126V98m-10 10 10-11 10 11" />
  </>
);

/** A key that changes hands. */
export const handover: ReactNode = (
  <>
    <path className="paper" d="M70 142V84l44-30 44 30v58z" />
    <path d="M104 142v-30h20v30" />
    <path className="quiet" d="M84 92h12M132 92h12" />
    <circle className="sun" cx="206" cy="76" r="20" />
    <circle cx="206" cy="76" r="7" />
    <path className="mark" d="M206 96v46M206 126h14M206 140h10" />
  </>
);

/** A plant that grows out of coins. */
export const growth: ReactNode = (
  <>
    <ellipse className="sun" cx="160" cy="142" rx="42" ry="9" />
    <ellipse className="sun" cx="160" cy="130" rx="42" ry="9" />
    <ellipse className="sun" cx="160" cy="118" rx="42" ry="9" />
    <path d="M160 116V58" />
    <path className="paper" d="M160 84c-26 2-38-12-40-32 24-2 38 10 40 32z" />
    <path className="paper" d="M160 68c22 0 34-12 36-32-22 0-34 12-36 32z" />
  </>
);

/** An envelope of pay with a clock. */
export const payday: ReactNode = (
  <>
    <rect className="paper" x="80" y="58" width="124" height="84" rx="6" />
    <path d="m80 66 62 44 62-44" />
    <path className="quiet" d="M96 126h40" />
    <circle className="sun" cx="214" cy="66" r="28" />
    <path className="over" d="M214 50v16l12 8" />
  </>
);
