import type { ReactNode } from 'react';

/** Money that comes in and goes out of a tank: cash flow. */
export const cashFlow: ReactNode = (
  <>
    <rect className="paper" x="112" y="56" width="96" height="96" rx="8" />
    <path className="sky plain" d="M114 104c16-10 32 10 48 0s30-10 44 0v40a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6z" />
    <path d="M112 104c16-10 32 10 48 0s32-10 48 0" />
    <path className="mark" d="M72 40h40c14 0 24 8 24 22v14m-10-10 10 12 10-12" />
    <path d="M208 132h34m-10-10 12 10-12 10" />
    <circle className="sun" cx="76" cy="62" r="12" />
    <path className="over" d="M76 56v12" />
  </>
);

/** A ledger with every line ticked. */
export const ledger: ReactNode = (
  <>
    <path className="paper" d="M160 50c-22-14-56-14-84-6v98c28-8 62-8 84 6z" />
    <path className="paper" d="M160 50c22-14 56-14 84-6v98c-28-8-62-8-84 6z" />
    <path className="quiet" d="M92 66c16-3 34-2 50 4M92 86c16-3 34-2 50 4M92 106c16-3 34-2 50 4" />
    <path className="mark" d="m182 68 6 6 12-14M182 92l6 6 12-14M182 116l6 6 12-14" />
    <path className="quiet" d="M210 64c8-1 14-1 20 0M210 88c8-1 14-1 20 0M210 112c8-1 14-1 20 0" />
  </>
);

/** A bank's front with a document at its door. */
export const bank: ReactNode = (
  <>
    <path className="paper" d="M84 72 160 32l76 40z" />
    <path className="paper" d="M92 132h136v20H92z" />
    <path d="M104 78v48M136 78v48M184 78v48M216 78v48" />
    <circle className="solid" cx="160" cy="56" r="6" />
    <rect className="sun" x="146" y="88" width="28" height="44" rx="2" />
    <path className="over" d="M152 100h16M152 110h16M152 120h8" />
  </>
);

/** A report with a chart, under a magnifying glass. */
export const statement: ReactNode = (
  <>
    <rect className="paper" x="92" y="30" width="104" height="122" rx="6" />
    <path className="solid" d="M106 46h46v8h-46z" />
    <path className="quiet" d="M106 68h76M106 80h76M106 92h44" />
    <path className="sky plain" d="M108 120h12v22h-12zM128 110h12v32h-12zM148 124h12v18h-12z" />
    <circle className="sun" cx="200" cy="104" r="28" />
    <path className="over" d="m188 110 8-10 8 6 8-12" />
    <path className="mark" d="m220 124 22 22" />
  </>
);
