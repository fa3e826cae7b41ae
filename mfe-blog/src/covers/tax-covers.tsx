import type { ReactNode } from 'react';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A wall calendar with one day marked. */
export const calendar: ReactNode = (
  <>
    <rect className="paper" x="98" y="36" width="124" height="116" rx="8" />
    <path className="solid" d="M98 44a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v18H98z" />
    <path d="M126 28v16M194 28v16" />
    {days.map((day) => (
      <rect
        key={day}
        className={day === 9 ? 'sun' : 'quiet'}
        x={110 + (day % 4) * 26}
        y={74 + Math.floor(day / 4) * 25}
        width="18"
        height="16"
        rx="3"
      />
    ))}
    <path className="over" d="m140 132 5 5 9-11" />
  </>
);

/** A tax form with a pen. */
export const form: ReactNode = (
  <>
    <path className="paper" d="M104 28h84l24 24v100H104z" />
    <path d="M188 28v24h24" />
    <path className="solid" d="M116 44h40v8h-40z" />
    <path className="quiet" d="M116 68h84M116 84h84M116 100h56M116 116h84" />
    <rect className="sun" x="168" y="126" width="32" height="16" rx="2" />
    <path className="paper" d="m206 118 36-44 10 8-36 44-14 6z" />
    <path d="m232 86 10 8" />
  </>
);

/** Two doors, one of which leads further: a choice of entity. */
export const choice: ReactNode = (
  <>
    <path d="M160 152v-30M160 122l-44-26M160 122l44-26" />
    <rect className="paper" x="72" y="42" width="76" height="54" rx="6" />
    <rect className="sun" x="172" y="42" width="76" height="54" rx="6" />
    <path className="quiet" d="M84 58h52M84 70h52M84 82h32" />
    <path className="over" d="m192 70 12 12 24-26" />
    <circle className="solid" cx="160" cy="122" r="6" />
  </>
);

/** A map with a pin in each of some states. */
export const statesMap: ReactNode = (
  <>
    <path className="paper" d="M70 60 118 44l40 12 44-14 48 18v84l-48-16-44 14-40-12-48 16z" />
    <path className="quiet" d="M118 44v82M158 56v86M202 42v86M70 100l48-12 40 10 44-12 48 12" />
    <path className="sun" d="M138 60c12 0 20 9 20 19 0 14-20 31-20 31s-20-17-20-31c0-10 8-19 20-19z" />
    <circle className="figure" cx="138" cy="79" r="6" />
    <path className="paper" d="M218 78c8 0 13 6 13 12 0 9-13 20-13 20s-13-11-13-20c0-6 5-12 13-12z" />
    <circle className="solid" cx="218" cy="90" r="4" />
  </>
);
