import Joi from 'joi';
import { valid, validRange } from 'semver';
import type { HeaderLink, RemoteManifest } from '../../../contract/named-types';
import { exactText, lineText } from '../../../platform/text/text-schemas';

export const areaName = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(80)
  .messages({
    'string.pattern.base': '{#label} must be the short name of an area: small letters, digits and hyphens',
  });

export const version = exactText()
  .max(80)
  .custom((text: string, helpers) => (valid(text) === text ? text : helpers.error('version.semver')))
  .messages({ 'version.semver': "{#label} must be a version such as '1.4.0'" });

const versionRange = exactText()
  .max(80)
  .custom((text: string, helpers) => (validRange(text) ? text : helpers.error('version.range')))
  .messages({ 'version.range': "{#label} must be a range of versions such as '^1.0.0'" });

/** A path of this site, starting with exactly one slash. */
const sitePath = Joi.string()
  .pattern(/^\/(?![\\/])/)
  .messages({ 'string.pattern.base': '{#label} must be a path of this site, starting with one slash' });

/** Lazy modules as an area's code imports them. */
const lazyModules = Joi.array().items(exactText().max(200));

const routeDeclaration = Joi.object({
  path: sitePath.max(200).required().description('Absolute path pattern of react-router: `/accountant/:id`'),
  access: Joi.string()
    .valid('public', 'signed-in', 'admin')
    .description('Who may open the route. `signed-in` sends a visitor to `/auth`; `admin` sends others to `/`'),
  denied: Joi.string()
    .valid('redirect', 'message')
    .description('`message` shows a refusal to whoever is no administrator instead of sending them to `/`'),
  redirectToCanonical: Joi.boolean().description(
    'Sends whoever asks for another path of the same thing (an id, a former slug) to its canonical one, for good (301)',
  ),
  staysFor: Joi.object({
    field: exactText().max(100).required(),
    values: Joi.array().items(exactText().max(100)).min(1).unique().required(),
  }).description(
    'Where `redirectToCanonical` leaves the path as it is: a list in the answers has one of these values, `{"field": "professional.professions", "values": ["cfo"]}`',
  ),
  data: Joi.object()
    .pattern(
      Joi.string(),
      Joi.string()
        .pattern(/^\/api\//)
        .messages({ 'string.pattern.base': "{#label} must be a path of the API, starting with '/api/'" }),
    )
    .description(
      'First API answers of the route, by name: `{"professional": "/api/accountants/:id"}`. `:name` is a path parameter; `*` among the parts of the query takes the page’s own query over. The first one decides between 200 and 404',
    ),
  footer: Joi.boolean().description('`false` leaves the shared footer out: the page fills the window by itself'),
  frame: Joi.string()
    .valid('focus')
    .description('`focus` leaves out the navigation, the account and the footer: the page is one task'),
  preload: lazyModules.description(
    'Lazy modules of the first view, as `remote.tsx` imports them: fetched with the HTML, or as soon as a link to the route is pointed at',
  ),
  slots: Joi.array()
    .items(exactText())
    .unique()
    .description('Slots of the first view: their fillers are fetched at the same time'),
  slotsFor: Joi.object({
    query: exactText().max(100).required(),
    values: Joi.array().items(exactText().allow('').max(100)).min(1).unique().required(),
  }).description(
    'Parts of the page that show the slots, for a page whose query names its part: `{"query": "tab", "values": ["", "messages"]}`; an empty value is a query without it. Every part when absent',
  ),
  head: Joi.object({
    title: exactText().required(),
    fallbackTitle: exactText(),
    description: exactText(),
    canonical: sitePath.description('Path of the canonical URL; the request’s own path when absent'),
    type: Joi.string().valid('website', 'article', 'profile').description('Open Graph type; `website` when absent'),
    image: Joi.object({
      path: exactText().required(),
      alt: exactText().required(),
      width: Joi.number().integer().positive().required(),
      height: Joi.number().integer().positive().required(),
    }).description('Large picture for networks: templates of a path on this site and of what it shows, and its pixels'),
    feeds: Joi.array()
      .items(Joi.object({ type: exactText().required(), title: exactText().required(), href: sitePath.required() }))
      .max(5)
      .description('Feeds that readers find from the page'),
    structuredData: Joi.array()
      .items(Joi.object().pattern(Joi.string(), Joi.any()))
      .max(5)
      .description(
        'JSON-LD of the page; its texts are templates, with `{origin}` for the site’s own. A value that is missing leaves its property out',
      ),
    noindex: Joi.boolean().description('Keeps the page out of search engines'),
    noindexIf: exactText().max(100).description('The same where a value in the answers is true: `page.isThin`'),
  })
    .required()
    .description(
      'Title and meta of the route, as templates: `{professional.firstName}` is filled from `data`. A template whose value is missing falls back to `fallbackTitle`',
    ),
})
  .label('RouteDeclaration')
  .description('One route of an area, as its `remote.json` declares it.');

/** `<area or page>.<name>`, of a slot or an event that an area brings. */
const dottedName = exactText()
  .max(100)
  .pattern(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/)
  .messages({ 'string.pattern.base': "{#label} must be a name such as 'dashboard.widgets', or 'blog.post-published'" });

const headerLink = Joi.object({
  label: lineText()
    .min(2)
    .max(30)
    .required()
    .messages({
      'string.min': '{#label} must have 2 to 30 characters',
      'string.max': '{#label} must have 2 to 30 characters',
    })
    .description('What the header shows: 2 to 30 characters'),
  href: sitePath
    .max(200)
    .pattern(/^(?:\/|(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+)$/)
    .required()
    .messages({ 'string.pattern.base': '{#label} must be a plain path, such as /year-end' })
    .description('Path of a route of the same release, without parameters'),
  isNew: Joi.boolean().description('Shows a NEW badge'),
})
  .label('HeaderLink')
  .description('A link of the header to a page of an area.');

const slotOffer = Joi.object({
  many: Joi.boolean().description('Any number of areas fill it; one when absent'),
  description: exactText().max(300).required().description('What it is for'),
})
  .label('SlotOffer')
  .description('A slot that an area renders and others fill.');

const events = Joi.object({
  emits: Joi.array().items(dottedName).max(20).unique().description('Each begins with the name of the area'),
  listens: Joi.array().items(dottedName).max(20).unique().description('Events of other areas'),
})
  .label('AreaEventNames')
  .description('Events between areas of one tab.');

/** Links that one area may have in the header: the marketplace has six. */
const mostLinks = 6;

/** Checks a `remote.json`. */
export const manifestSchema = Joi.object<RemoteManifest>({
  id: areaName.required().description('Short name, also its folder without `mfe-`'),
  title: exactText().max(100).required().description('What people read when the area is down: `Messages`'),
  owner: exactText().max(100).required().description('The team that is told'),
  version: version.required().description('Semver; a local build adds its content hash'),
  sdk: versionRange.required().description('Semver range of SDK versions it works with'),
  routes: Joi.array().items(routeDeclaration).unique('path').required(),
  query: exactText()
    .max(2000)
    .description(
      'Query parameters that its public pages and the slots it fills read, separated by spaces: `q page`. Others are for the browser alone, and visitors whose URLs differ by them share a page. Every parameter when absent',
    ),
  slots: Joi.array().items(exactText().max(200)).unique().description('Slots it fills'),
  navigation: Joi.array()
    .items(headerLink)
    .max(mostLinks)
    .unique(
      ({ label, href }: HeaderLink, other: HeaderLink) =>
        href === other.href || label.toLowerCase() === other.label.toLowerCase(),
    )
    .messages({
      'array.max': `An area has ${mostLinks} links in the header at most`,
      'array.unique': 'Two links of an area have the same label or lead to the same page',
    })
    .description('Its links in the header; administrators order and hide them'),
  offers: Joi.object()
    .pattern(dottedName, slotOffer)
    .max(20)
    .description('Slots that its pages render, by name: `{"dashboard.widgets": {"many": true, "description": "…"}}`'),
  events: events.description('Events that it emits and hears'),
  budget: Joi.number()
    .integer()
    .min(1)
    .max(10_000)
    .description('KB (1,000 bytes) that a browser may download of it for its heaviest page; 150 when absent'),
  slotPreload: Joi.object()
    .pattern(Joi.string(), lazyModules)
    .description('Lazy modules behind a filled slot, as `remote.tsx` imports them'),
})
  .label('RemoteManifest')
  .description('`remote.json`: what an area says of itself before any of its code is loaded.');
