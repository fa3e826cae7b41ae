import type { ReactNode } from 'react';

/** A domed capitol: the federal government. */
const capitol: ReactNode = (
  <>
    <path d="M124 40V22" />
    <path className="clay" d="M124 22h20l-5 6 5 6h-20z" />
    <path className="sky" d="M96 76c0-20 12-36 28-36s28 16 28 36z" />
    <path className="paper" d="M86 76h76v14H86zM60 90h128v12H60z" />
    <path className="paper" d="M68 102h112v42H68z" />
    <path className="sky" d="M80 110h12v34H80zM104 110h12v34h-12zM132 110h12v34h-12zM156 110h12v34h-12z" />
    <path className="paper" d="M56 144h136v10H56z" />
  </>
);

/** A map folded in four with a pin: one of the states. */
const stateMap: ReactNode = (
  <>
    <path className="paper" d="m56 56 34-14 34 14 34-14 34 14v92l-34-14-34 14-34-14-34 14z" />
    <path className="sky" d="m90 42 34 14v92l-34-14zM158 42l34 14v92l-34-14z" />
    <path className="quiet dash" d="M68 124c16-30 30 4 46-22" />
    <path className="sun" d="M124 50c16 0 26 11 26 25 0 18-26 39-26 39S98 93 98 75c0-14 10-25 26-25z" />
    <circle className="paper" cx="124" cy="75" r="9" />
  </>
);

/** A town hall between its houses: a city or a county. */
const townHall: ReactNode = (
  <>
    <path className="sky" d="M52 106h36v48H52zM160 98h36v56h-36z" />
    <path className="clay" d="m46 106 24-20 24 20zM154 98l24-20 24 20z" />
    <path className="paper" d="M86 78h76v76H86z" />
    <path className="sun" d="m80 78 44-30 44 30z" />
    <circle className="paper" cx="124" cy="66" r="6" />
    <path d="M124 48V30h16l-4 6 4 6h-16" />
    <path className="sky" d="M98 92h14v16H98zM136 92h14v16h-14z" />
    <path className="clay" d="M114 154v-24a10 10 0 0 1 20 0v24z" />
    <path className="paper" d="M62 120h14v14H62zM172 114h14v14h-14z" />
  </>
);

/** A globe with a way around it: other countries. */
const globe: ReactNode = (
  <>
    <circle className="sky" cx="120" cy="92" r="56" />
    <path d="M64 92h112M120 36c-36 34-36 78 0 112M120 36c36 34 36 78 0 112M72 64c28 16 68 16 96 0M72 120c28-16 68-16 96 0" />
    <path className="mark dash" d="M46 128c24 36 92 40 130 6" />
    <path className="sun" d="M86 46c9 0 15 6 15 14 0 11-15 23-15 23S71 71 71 60c0-8 6-14 15-14z" />
    <circle className="paper" cx="86" cy="60" r="5" />
  </>
);

/** Drawings by jurisdiction; a guide may name one that is not here. */
export const jurisdictionDrawings: Readonly<Partial<Record<string, ReactNode>>> = {
  federal: capitol,
  state: stateMap,
  local: townHall,
  international: globe,
};
