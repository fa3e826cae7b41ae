import Joi from 'joi';
import { siteLimits } from '../../../contract/limits/site';
import type { Site, SiteSettings, StoredSiteSettings, SettingsChange } from '../../../contract/named-types';
import { adjustableLimits, retentionBounds, secondStepRules, switchableAreas } from '../../../contract/site-settings';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { emailText, exactText, lineText } from '../../../platform/text/text-schemas';

const { nameMin, nameMax, bannerMax, linkLabelMax, linkMax, orderMax } = siteLimits;
const tones = ['info', 'success', 'warning'] as const;

/** Paths of this site and secure addresses: nothing that a browser would run or read as another site. */
const linkPattern = /^(?:\/(?![/\\])|https:\/\/[^/\s\\])[^\s\\]*$/;

/** Whole numbers within bounds, for each name. */
function bounded(bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>>): Joi.SchemaMap {
  return Object.fromEntries(
    Object.entries(bounds).map(([name, { min, max }]) => [
      name,
      Joi.number()
        .integer()
        .min(min)
        .max(max)
        .required()
        .messages({ '*': `Enter a whole number from ${min} to ${max}.` }),
    ]),
  );
}

const moment = exactText()
  .isoDate()
  .allow(null)
  .required()
  .messages({ '*': 'Choose a date and a time, or leave it empty.' });

const bannerEnd = moment
  .custom((until: string | null, helpers) => {
    const { from } = (helpers.state.ancestors as { from?: string | null }[])[0] ?? {};
    return until && from && until <= from ? helpers.error('banner.order') : until;
  })
  .messages({ 'banner.order': 'The banner has to end after it begins.' });

const newBanner = Joi.object({
  text: lineText()
    .max(bannerMax)
    .required()
    .messages({
      'string.empty': 'Enter the text of the banner, or switch it off.',
      'string.max': `A banner can have ${bannerMax} characters.`,
    }),
  tone: exactText()
    .valid(...tones)
    .required(),
  link: Joi.object({
    label: lineText()
      .max(linkLabelMax)
      .required()
      .messages({ '*': `A link needs a text, of up to ${linkLabelMax} characters.` }),
    href: exactText()
      .max(linkMax)
      .pattern(linkPattern)
      .required()
      .messages({ '*': 'Link to a page on this site (/pricing) or to a URL that starts with https://.' }),
  })
    .label('NewBannerLink')
    .allow(null)
    .required(),
  from: moment,
  until: bannerEnd,
}).label('NewBanner');

const areas = Object.fromEntries(Object.keys(switchableAreas).map((area) => [area, Joi.boolean().required()]));
const mapOf = (keys: Joi.SchemaMap, label: string): Joi.ObjectSchema => Joi.object(keys).label(label).required();

/** Names of what areas bring; one that no area brings is passed over. */
const placed = Joi.array().items(exactText().min(1).max(200)).max(orderMax).unique().required();
const newNavigation = Joi.object({ order: placed, hidden: placed })
  .label('NewNavigation')
  .description('Stays as it is when absent: releases of administration before it do not send it');

const secondStep = exactText()
  .valid(...secondStepRules)
  .messages({ '*': 'Choose who needs a second step.' });

const newSettings = Joi.object<SettingsChange['settings']>({
  siteName: lineText()
    .min(nameMin)
    .max(nameMax)
    .required()
    .messages({ '*': `The site name has ${nameMin} to ${nameMax} characters.` }),
  supportEmail: emailText('Enter an email address, or leave it empty.').allow(null),
  banner: newBanner.allow(null).required(),
  areas: mapOf(areas, 'NewAreaSwitches'),
  navigation: newNavigation,
  secondStep: secondStep.description('Stays as it is when absent'),
  limits: mapOf(bounded(adjustableLimits), 'NewLimits'),
  retention: mapOf(bounded(retentionBounds), 'NewRetention'),
}).label('NewSiteSettings');

export const settingsChangeSchema = Joi.object<SettingsChange>({
  version: Joi.number().integer().min(0).required(),
  settings: newSettings.required(),
}).label('SettingsChange');

const numbers = (names: object): Joi.SchemaMap =>
  Object.fromEntries(Object.keys(names).map((name) => [name, Joi.number().integer().required()]));
const shownLink = Joi.object({ label: Joi.string().required(), href: Joi.string().required() }).label('BannerLink');
const shownBanner = {
  text: Joi.string().required(),
  tone: Joi.string()
    .valid(...tones)
    .required(),
  link: shownLink.allow(null).required(),
};

const navigation = Joi.object({
  order: Joi.array().items(Joi.string()).required().description('First to last; what is not named comes behind'),
  hidden: Joi.array().items(Joi.string()).required(),
})
  .label('Navigation')
  .required()
  .description('What areas bring to header and dashboard: paths of links, and `<slot> <area>` of what fills a slot');

const settingsSchema = Joi.object<SiteSettings>({
  siteName: Joi.string().required(),
  supportEmail: Joi.string().allow(null).required().description('Null is the address of `MAIL_FROM`'),
  banner: Joi.object({
    ...shownBanner,
    from: momentSchema.allow(null).required(),
    until: momentSchema.allow(null).required(),
  })
    .label('Banner')
    .allow(null)
    .required(),
  areas: mapOf(areas, 'AreaSwitches'),
  navigation,
  secondStep: secondStep.required(),
  limits: mapOf(numbers(adjustableLimits), 'AdjustedLimits'),
  retention: mapOf(numbers(retentionBounds), 'Retention'),
})
  .label('SiteSettings')
  .description('Site-wide settings that administrators set.');

export const storedSettingsSchema = Joi.object<StoredSiteSettings>({
  version: Joi.number().integer().required(),
  settings: settingsSchema.required(),
  defaults: settingsSchema.required(),
  mail: Joi.object({
    from: Joi.string().required(),
    server: Joi.string().allow(null).required().description('Host of the mail server; null keeps mails in the outbox'),
  })
    .label('MailService')
    .required(),
  model: Joi.object({
    host: Joi.string().required(),
    name: Joi.string().required(),
    lastSuccessAt: momentSchema.allow(null).required(),
    lastFailureAt: momentSchema.allow(null).required(),
    lastFailure: Joi.string().allow(null).required(),
  })
    .label('ModelService')
    .allow(null)
    .required()
    .description('The AI model that words answers; null when none is set'),
})
  .label('StoredSiteSettings')
  .description('The settings with the version that a change has to begin from, and what they are without any change.');

export const sentTestMailSchema = Joi.object<{ mailId: number }>({
  mailId: Joi.number().integer().required(),
}).label('SentTestMail');

export const siteSchema = Joi.object<Site>({
  name: Joi.string().required(),
  supportEmail: Joi.string().allow(null).required(),
  banner: Joi.object({ id: Joi.string().required(), ...shownBanner })
    .label('SiteBanner')
    .allow(null)
    .required(),
  switchedOff: Joi.array()
    .items(Joi.string().valid(...Object.keys(switchableAreas)))
    .required()
    .description('Areas that are switched off'),
  navigation,
})
  .label('Site')
  .description('Site settings that every page shows.');
