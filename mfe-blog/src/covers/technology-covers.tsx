import type { ReactNode } from 'react';

/** A laptop with rows to compare. */
export const laptop: ReactNode = (
  <>
    <rect className="paper" x="92" y="38" width="136" height="88" rx="6" />
    <path className="paper" d="M74 134h172l-8 16H82z" />
    <path className="solid" d="M106 52h36v8h-36z" />
    <path className="quiet" d="M106 76h70M106 92h70M106 108h70" />
    <path className="mark" d="m192 76 5 5 10-12M192 94l5 5 10-12" />
    <path className="quiet" d="M193 106h12" />
  </>
);

/** A bill that passes through a gear and comes out approved. */
export const gears: ReactNode = (
  <>
    <path className="paper" d="M64 60h44v58H64z" />
    <path className="quiet" d="M74 74h24M74 86h24M74 98h14" />
    <path
      className="sun"
      d="m154 52 12 0 3 12 10 5 11-6 9 9-6 11 5 10 12 3v12l-12 3-5 10 6 11-9 9-11-6-10 5-3 12h-12l-3-12-10-5-11 6-9-9 6-11-5-10-12-3V96l12-3 5-10-6-11 9-9 11 6 10-5z"
      transform="translate(0 -6)"
    />
    <circle className="paper" cx="160" cy="96" r="16" />
    <path className="paper" d="M222 68h38v56h-38z" />
    <path className="mark" d="m230 96 7 8 14-17" />
  </>
);

/** A book of accounts with a conversation over it. */
export const assistant: ReactNode = (
  <>
    <rect className="paper" x="84" y="84" width="120" height="66" rx="6" />
    <path className="quiet" d="M98 102h60M98 116h60M98 130h36" />
    <path
      className="sun"
      d="M150 32h84a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-44l-18 16V84h-22a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8z"
    />
    <circle className="figure" cx="172" cy="58" r="4" />
    <circle className="figure" cx="192" cy="58" r="4" />
    <circle className="figure" cx="212" cy="58" r="4" />
  </>
);

/** A padlock before a document. */
export const padlock: ReactNode = (
  <>
    <path className="paper" d="M88 30h84l20 20v100H88z" />
    <path className="quiet" d="M104 56h60M104 72h68M104 88h40" />
    <path d="M182 98V84a22 22 0 0 1 44 0v14" />
    <rect className="sun" x="172" y="96" width="64" height="52" rx="8" />
    <circle className="figure" cx="204" cy="118" r="6" />
    <path className="over" d="M204 122v12" />
  </>
);
