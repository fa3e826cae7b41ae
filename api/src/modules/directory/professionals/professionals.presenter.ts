import type { Professional, Profile } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { profileDirectory } from './professional-path';
import { maySeeEmail, maySeePhone, permissionsFor } from './professionals.policy';
import type { ProfessionalRecord, ProfileRecord } from './professional-rows';

function presentProfile(profile: ProfileRecord, showPhone: boolean, isOwn: boolean): Profile {
  const {
    professions: _professions,
    listed: _listed,
    phoneVisibility: _visibility,
    listingStatus: _status,
    listingNotes: _notes,
    phone,
    ...shown
  } = profile;
  // Without its unit a price means nothing; its owner still sees it in the form, to say what it is for.
  const startingPriceCents = shown.priceUnit || isOwn ? shown.startingPriceCents : null;
  return { ...shown, startingPriceCents, phone: showPhone ? phone : null };
}

const presentListing = ({ listingStatus, listingNotes, phoneVisibility }: ProfileRecord): Professional['listing'] => ({
  status: listingStatus,
  notes: listingNotes,
  phoneVisibility,
});

/**
 * A professional as this viewer may see them.
 * @param reviewed ids of the professionals that the viewer has reviewed
 * @param inConversation the viewer and the professional have written to each other; lists do not look
 */
export function presentProfessional(
  record: ProfessionalRecord,
  viewer: User | null,
  reviewed: ReadonlySet<number>,
  inConversation = false,
): Professional {
  const { user, profile, avgRating, reviewCount } = record;
  const professions = profile?.professions ?? [];
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: maySeeEmail(viewer, user.id) ? user.email : null,
    profilePicture: user.profilePicture,
    city: user.city,
    state: user.state,
    avgRating,
    reviewCount,
    professions,
    directory: profileDirectory(professions),
    profile: profile && presentProfile(profile, maySeePhone(viewer, record, inConversation), viewer?.id === user.id),
    listing: profile && maySeeEmail(viewer, user.id) ? presentListing(profile) : null,
    permissions: permissionsFor(viewer, user.id, reviewed.has(user.id)),
  };
}
