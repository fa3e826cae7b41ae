import type { Professional } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ProfileAbout } from '../features/profile/profile-about';
import { ProfileCredentials } from '../features/profile/profile-credentials';
import { ProfileServices } from '../features/profile/profile-services';
import { ProfileSummary } from '../features/profile/profile-summary';

/** A profile as visitors see it, without what they can do with it. */
export function ProfilePreview({ professional }: { readonly professional: Professional }): ReactNode {
  return (
    <>
      <ProfileSummary professional={professional} controls={null} headingLevel={2} />
      {professional.profile && <ProfileCredentials profile={professional.profile} />}
      <ProfileAbout professional={professional} />
      <ProfileServices professional={professional} />
    </>
  );
}
