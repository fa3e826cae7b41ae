import { conflict, invalid, notFound } from '../../../platform/errors/app-error';

export const guideVersionNotFound = () => notFound('This version does not exist.', 'guide_version_not_found');
export const guideChanged = () =>
  conflict('Somebody saved this guide after you opened it. Compare their version with yours.', 'guide_changed');
export const guideSlugTaken = () => conflict('Another guide has this address already.', 'guide_slug_taken');
export const guideSlugFixed = () =>
  conflict('A guide that was public keeps its address: people have linked to it.', 'guide_slug_fixed');
export const guideNotPublic = () => conflict('This guide is not public.', 'guide_not_public');
export const guideIncomplete = (what: string) =>
  invalid(`Before it can be published, the guide needs ${what}.`, 'guide_incomplete');
