import type { Picture } from '../components/illustration/illustration';

/** A list with a conversation beside it, and a pointer on one of the rows. */
export const chooseConversationPicture: Picture = (
  <>
    <rect className="paper" x="36" y="26" width="168" height="108" rx="12" />
    <path d="M98 26v108" />
    <rect className="tint plain" x="43" y="59" width="48" height="26" rx="7" />
    <circle className="sky" cx="56" cy="45" r="7" />
    <circle className="sun" cx="56" cy="72" r="7" />
    <circle className="clay" cx="56" cy="99" r="7" />
    <path className="text" d="M71 45h14M71 72h14M71 99h14M56 121h24" />
    <path className="text" d="M118 46h40" />
    <rect className="tint plain" x="112" y="60" width="58" height="20" rx="10" />
    <rect className="solid" x="138" y="88" width="54" height="20" rx="10" />
    <path className="text" d="M118 121h30" />
    <path className="sun" d="m80 78 2 31 8-7 6 12 7-3-6-12 10-1z" />
  </>
);
