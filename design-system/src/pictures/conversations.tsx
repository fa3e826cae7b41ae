import type { Picture } from '../components/illustration/illustration';
import { Person } from '../internal/picture-parts';

/** Two people who talk: there are no conversations yet. */
export const conversationsPicture: Picture = (
  <>
    <path
      className="paper"
      d="M74 26h84a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H86L70 92V78a12 12 0 0 1-8-12V38a12 12 0 0 1 12-12z"
    />
    <path className="text" d="M80 44h70M80 60h44" />
    <path
      className="solid"
      d="M98 88h64a12 12 0 0 1 12 12v16a12 12 0 0 1-8 11v13l-15-12H98a12 12 0 0 1-12-12v-16a12 12 0 0 1 12-12z"
    />
    <path className="on" d="M112 108h.1M130 108h.1M148 108h.1" />
    <Person x={46} y={104} r={18} ground="sun" />
    <Person x={200} y={82} r={18} ground="clay" />
  </>
);
