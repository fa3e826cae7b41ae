/** Data of a professional's card, already in words. */
export interface ProfessionalSummary {
  readonly id: number;
  /** First and last name. */
  readonly name: string;
  /** The profile's path. */
  readonly href: string;
  readonly picture?: string | null;
  /** Business or tagline; default the kind: 'Accountant', 'Financial Advisor', 'Fractional CFO'. */
  readonly headline?: string | null;
  /** Average of the reviews, 1 to 5; `null` shows 'New'. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly verified: boolean;
  readonly featured?: boolean;
  /** City and state. */
  readonly location: string | null;
  /** Usual time to a first answer, for example 'Replies within 4 hours'. */
  readonly responseTime?: string | null;
  /** A short certification or experience, for example 'CPA' or '12 years'. */
  readonly credential?: string | null;
  /** Labels of services or specialties, most important first. */
  readonly tags: readonly string[];
  /** With its unit: 'From $65 / hour'. */
  readonly priceFrom?: string | null;
  /** Two lines are shown. */
  readonly bio: string | null;
}

/** One of a card's buttons. */
export interface CardAction {
  /** For example 'View Profile', 'View Details', 'Connect With CFO'. */
  readonly label: string;
  /** Default: the profile. */
  readonly href?: string;
  readonly onClick?: () => void;
}
