import { countText, durationText, type AnalyticsPeers } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';

export type FigureName = keyof AnalyticsPeers['medians'];

/** A figure of a professional, as cards and tables name and write it. */
export interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly icon: IconName;
  /** Counts show their change in percent; other figures show the earlier value. */
  readonly isCount: boolean;
  readonly text: (value: number | null) => string;
}

const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`);
/** Medians lie between whole numbers at times. */
const tenthText = (value: number | null): string => countText(value === null ? null : Math.round(value * 10) / 10);

/** In the order of the page: from being found to being answered. */
export const figures: readonly Figure[] = [
  { name: 'views', label: 'Profile views', icon: 'eye', isCount: true, text: tenthText },
  { name: 'appearances', label: 'Search appearances', icon: 'search', isCount: true, text: tenthText },
  { name: 'contacts', label: 'Contacts', icon: 'message', isCount: true, text: tenthText },
  { name: 'conversion', label: 'Conversion', icon: 'percent', isCount: false, text: percentText },
  {
    name: 'responseMinutes',
    label: 'Response time',
    icon: 'clock',
    isCount: false,
    text: (minutes) => durationText(minutes === null ? null : Math.round(minutes)),
  },
];
