import { fullName, type Professional } from '@counterpart/api/contract';
import type { CardAction, ProfessionalKind, ProfessionalSummary } from '@counterpart/design-system/professional-card';
import { directoryOf, professionText, profilePathIn, type Directory } from './professions';
import {
  clientTypeLabels,
  locationText,
  responseTimeText,
  serviceLabels,
  specialtyLabels,
  startingPriceText,
} from './professional-text';

interface CardRules {
  readonly kind: ProfessionalKind;
  readonly action: CardAction;
  readonly secondaryAction?: CardAction;
}

/** Kind of card and labels of its buttons, by directory. */
export const cardRules: Record<Directory, CardRules> = {
  accountants: { kind: 'accountant', action: { label: 'View Profile' } },
  advisors: { kind: 'advisor', action: { label: 'View Details' }, secondaryAction: { label: 'Contact' } },
  'fractional-cfos': { kind: 'cfo', action: { label: 'Connect With CFO' } },
};

/** Tags on a card, by directory, and how many. Home and search show three of the same. */
const directoryTags: Record<Directory, (profile: NonNullable<Professional['profile']>) => string[]> = {
  accountants: ({ services }) => serviceLabels(services).slice(0, 6),
  advisors: ({ specialties, clientTypes }) => [
    ...specialtyLabels(specialties).slice(0, 4),
    ...clientTypeLabels(clientTypes).slice(0, 3),
  ],
  'fractional-cfos': ({ services }) => serviceLabels(services).slice(0, 3),
};

const shortTags: Record<Directory, (profile: NonNullable<Professional['profile']>) => string[]> = {
  accountants: ({ services }) => serviceLabels(services),
  advisors: ({ specialties, services }) =>
    specialties.length > 0 ? specialtyLabels(specialties) : serviceLabels(services),
  'fractional-cfos': ({ services }) => serviceLabels(services),
};

interface Options {
  /** Default: the directory of their first profession. */
  readonly directory?: Directory;
  /** `full` for the directories, `short` elsewhere. */
  readonly tags: 'full' | 'short';
}

/** A professional in the words a card shows. What is unknown is left out, never made up. */
export function professionalSummary(
  professional: Professional,
  { directory = directoryOf(professional), tags }: Options,
): ProfessionalSummary {
  const { id, profile } = professional;
  return {
    id,
    name: fullName(professional),
    href: profilePathIn(directory, id),
    picture: professional.profilePicture,
    headline: profile?.businessName ?? profile?.tagline ?? (professionText(professional) || null),
    rating: professional.avgRating,
    reviewCount: professional.reviewCount,
    verified: profile?.verified ?? false,
    featured: profile?.featured ?? false,
    location: locationText(professional) || null,
    responseTime: profile ? (responseTimeText(profile) ?? null) : null,
    credential: profile ? credential(directory, profile) : null,
    tags: profile ? (tags === 'full' ? directoryTags : shortTags)[directory](profile) : [],
    priceFrom: profile ? (startingPriceText(profile) ?? null) : null,
    bio: profile?.bio ?? null,
  };
}

function credential(
  directory: Directory,
  { certifications, yearsFounded }: NonNullable<Professional['profile']>,
): string | null {
  if (directory === 'fractional-cfos' && yearsFounded !== null) return `Since ${yearsFounded}`;
  return certifications[0] ?? null;
}
