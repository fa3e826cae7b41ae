import type { Guide, Professional, SlotFiller, UserCard } from '@counterpart/api/contract';
import type { ComponentType } from 'react';

/** Slots that this shell knows itself, and the props their fillers receive. */
export interface ShellSlots {
  /** The primary action of a professional's page: write to them. Filled by messaging. */
  'professional.contact': {
    readonly professional: Professional;
    /** The action was asked for before its code was here: it is done as soon as it is. */
    readonly isAsked?: boolean;
    /** Label of the button; default 'Contact Me'. */
    readonly label?: string;
    /** One of several side by side: none of them is the page's primary action. */
    readonly isQuiet?: boolean;
  };
  /** The number beside 'Messages' in the header's menu. Filled by messaging. */
  'header.messages-count': Readonly<Record<string, never>>;
  /**
   * The signed-in person's messages on the dashboard: what waits for them (`overview`: requests and the last
   * conversation) or the newest of all. Filled by messaging.
   */
  'dashboard.messages': { readonly view: 'overview' | 'all' };
  /** Meetings of two people, above what they write to each other. Filled by the marketplace. */
  'conversation.meetings': { readonly person: UserCard };
  /** Sends what waits in this browser (`outboxPrefix`), from any page; it shows nothing. Filled by messaging. */
  'session.outbox': Readonly<Record<string, never>>;
  /** Below a conversation in which the signed-in person has sent something. Filled by the marketplace. */
  'conversation.sent': { readonly person: UserCard };
  /** Goes with every page while news is pushed to this browser (`pushKey`). Filled by the marketplace. */
  'session.push': Readonly<Record<string, never>>;
  /** The navigation at the side of every page of administration, of whatever area. Filled by the admin area. */
  'admin.rail': Readonly<Record<string, never>>;
  /** A guide as its page shows it, nothing of which can be ticked: for the editor. Filled by the Compliance Center. */
  'guide.preview': { readonly guide: Guide };
}

/**
 * Every slot and the props its filler receives. A slot joins two areas without an import: one area renders
 * `<Slot name=… />`, another says in its `remote.json` that it fills it. An area adds the props of slots that it offers
 * there:
 *
 *     declare module '@counterpart/shell/sdk' {
 *       interface SlotProps {
 *         'filing.aside': { readonly year: number };
 *       }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add to it
export interface SlotProps extends ShellSlots {}

export type SlotName = keyof SlotProps;

export type SlotState<Name extends SlotName> =
  | { readonly status: 'loading' | 'unavailable' | 'empty'; readonly component?: undefined }
  | { readonly status: 'ready'; readonly component: ComponentType<SlotProps[Name]> };

export interface SlotRegistry {
  /**
   * The filler's state now. The same object until it changes. Asking for it starts loading the filler's area.
   * @param area of several that fill the slot, which one; the first when absent
   */
  read<Name extends SlotName>(name: Name, area?: string): SlotState<Name>;
  /** Every area that fills the slot, in the administrators' order. The same for the life of the tab. */
  fillers(name: SlotName): readonly SlotFiller[];
  subscribe(listener: () => void): () => void;
}
