import { createHash } from 'node:crypto';
import type { Site, SiteBanner, SiteSettings, StoredSiteSettings } from '../../../contract/named-types';
import type { SwitchableArea } from '../../../contract/site-settings';
import type { ModelState } from '../../../platform/model/model-state';
import type { Settings } from '../../../platform/settings';
import { defaultsOf, type StoredSettings } from '../../../platform/site/site-settings';

/** Host of the OpenAI API, when no other endpoint is set. */
const usualHost = 'api.openai.com';

/**
 * The settings as administrators see them, with the state of what they cannot change here; never a key or a password.
 */
export function presentSettings(
  { version, settings }: StoredSettings,
  state: ModelState,
  installation: Settings,
): StoredSiteSettings {
  const { mail, model } = installation;
  return {
    version,
    settings,
    defaults: defaultsOf(installation),
    mail: { from: mail.from.email, server: mail.smtpUrl && new URL(mail.smtpUrl).hostname },
    model: model && {
      host: model.baseUrl ? new URL(model.baseUrl).host : usualHost,
      name: model.name,
      lastSuccessAt: state.lastSuccessAt?.toISOString() ?? null,
      lastFailureAt: state.lastFailureAt?.toISOString() ?? null,
      lastFailure: state.lastFailure,
    },
  };
}

/** Presents what every page shows of the settings at a moment. */
export function presentSite(
  { siteName, supportEmail, banner, areas, navigation }: SiteSettings,
  now = new Date(),
): Site {
  return {
    name: siteName,
    supportEmail,
    banner: banner && isDue(banner, now) ? presentBanner(banner) : null,
    switchedOff: (Object.keys(areas) as SwitchableArea[]).filter((area) => !areas[area]),
    navigation,
  };
}

type Banner = NonNullable<SiteSettings['banner']>;

const isDue = ({ from, until }: Banner, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

/** The id is a hash of the content: users who dismissed one banner see the next. */
function presentBanner({ text, tone, link }: Banner): SiteBanner {
  const id = createHash('sha256')
    .update(JSON.stringify([text, tone, link]))
    .digest('hex')
    .slice(0, 12);
  return { id, text, tone, link };
}
