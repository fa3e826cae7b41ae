import type { Professional, Profile } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import { maySeeEmail, permissionsFor } from './professionals.policy';
import type { ProfessionalRecord, ProfileRecord } from './professional-rows';

function presentProfile({ professions: _professions, listed: _listed, ...shown }: ProfileRecord): Profile {
  return shown;
}

/** A professional as this viewer may see them. */
export function presentProfessional(record: ProfessionalRecord, viewer: User | null, reviewed: ReadonlySet<number>): Professional {
  const { user, profile, avgRating, reviewCount } = record;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: maySeeEmail(viewer, user.id) ? user.email : null,
    profilePicture: user.profilePicture,
    city: user.city,
    state: user.state,
    avgRating: avgRating === null ? null : Math.round(avgRating * 100) / 100,
    reviewCount,
    professions: profile?.professions ?? [],
    profile: profile && presentProfile(profile),
    permissions: permissionsFor(viewer, user.id, reviewed.has(user.id)),
  };
}
