import { fullName } from '../../../../contract/full-name';
import type {
  EditedGuide,
  GuideOverview,
  GuideVersion as PresentedVersion,
  GuideVersionSummary,
} from '../../../../contract/named-types';
import type { Guide } from '../guide.model';
import type { GuideInEditor, ListedGuide } from './guide-drafts.service';
import type { GuideVersion } from './guide-version.model';

const stateOf = (guide: Guide, hasDraft: boolean): GuideOverview['state'] => {
  if (!guide.published) return 'draft';
  return hasDraft ? 'changed' : 'published';
};

/** A guide as the editor's list shows it. */
export const presentOverview = ({ guide, hasDraft }: ListedGuide): GuideOverview => ({
  id: guide.id,
  slug: guide.slug,
  title: guide.title,
  jurisdiction: guide.jurisdiction,
  featured: guide.featured,
  state: stateOf(guide, hasDraft),
  lastUpdated: guide.lastUpdated.toISOString(),
  lastReviewed: (guide.lastReviewed ?? guide.lastUpdated).toISOString(),
  reviewDue: guide.reviewDue?.toISOString() ?? null,
});

/** A guide with what its editor changes. */
export const presentEdited = ({ guide, content, hasDraft, followers, wasPublic }: GuideInEditor): EditedGuide => ({
  id: guide.id,
  revision: guide.revision,
  state: stateOf(guide, hasDraft),
  published: guide.published,
  content,
  lastUpdated: guide.lastUpdated.toISOString(),
  followers,
  wasPublic,
});

export const presentVersionSummary = ({
  number,
  status,
  note,
  author,
  createdAt,
}: GuideVersion): GuideVersionSummary => ({
  number,
  status,
  note,
  author: author ? fullName(author) : null,
  createdAt: createdAt.toISOString(),
});

export const presentVersion = (version: GuideVersion): PresentedVersion => ({
  ...presentVersionSummary(version),
  content: version.content,
});
