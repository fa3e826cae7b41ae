import { navigationOf } from '../../page-contract/navigation';
import type { ApiReader } from '../api/api-reader';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import type { PageRenderer } from '../render/page-renderer';
import type { Rendered } from '../render/render-job';
import type { PageFrames } from './page-frames';
import { pageHtml } from './page-html';
import { planPage, type PagePlan, type PageRequest } from './page-plan';
import { startRendering, type BegunRendering } from './page-rendering';

export interface PageServices {
  readonly environment: ShellEnvironment;
  readonly api: ApiReader;
  readonly assets: ShellAssets;
  /** `null` leaves every page to the browser. */
  readonly renderer: PageRenderer | null;
  readonly frames: PageFrames;
}

/** An HTML answer, or where the visitor is sent instead. */
export type MadePage = {
  readonly setCookies: readonly string[];
  /** True when waiting longer would bring nothing better: not a frame in place of the page, and no data missing. */
  readonly isFinal: boolean;
  /** True when nothing of it is missing or belongs to one person. */
  readonly isWhole: boolean;
} & (
  | { readonly redirect: string; readonly isPermanent: boolean }
  | {
      readonly redirect?: undefined;
      readonly html: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** Renderer of the page: with `browser` the HTML holds the page's frame. */
      readonly renderedBy: 'server' | 'browser';
    }
);

/** A page in the making. */
export interface PageMaking {
  /** Result at the deadline: the page, or its frame for the browser to fill. Rejects when not even that can be made. */
  readonly inTime: Promise<MadePage>;
  /** The page, however late; `null` when it is left to the browser. */
  readonly finished: Promise<MadePage | null>;
}

/** A page whose data are read and whose rendering, if it is done here, has begun. */
interface BegunPage {
  readonly plan: PagePlan;
  readonly rendering: BegunRendering | null;
}

/** Begins to make the HTML of a path for a visitor: plan, render, write. */
export function makePage(services: PageServices, request: PageRequest): PageMaking {
  const begun = beginPage(services, request);
  const finished = begun.then((page) => finishPage(services, page));
  const inTime = begun.then(async (page) => {
    const isInTime = redirectOf(page.plan) !== null || (await page.rendering?.inTime);
    return (isInTime ? await finished : null) ?? leaveToBrowser(services, page.plan);
  });
  // The error reaches the request through `inTime`.
  finished.catch(() => undefined);
  return { inTime, finished };
}

async function beginPage(services: PageServices, request: PageRequest): Promise<BegunPage> {
  const plan = await planPage(services.api, request);
  return { plan, rendering: redirectOf(plan) === null ? await startRendering(services, plan) : null };
}

/** The redirect of visitors who may not see the page, or the rendered page; `null` when the browser renders it. */
async function finishPage(services: PageServices, { plan, rendering }: BegunPage): Promise<MadePage | null> {
  if (plan.deniedTo !== null) return redirectTo(plan.deniedTo, plan);
  if (plan.movedTo !== null) return redirectTo(plan.movedTo, plan, true);
  const rendered = await rendering?.finished;
  return rendering && rendered ? takeRendered(services, plan, rendered, rendering.areas) : null;
}

/** The HTML of a page that was rendered here, or where its loader sends the visitor. */
async function takeRendered(
  services: PageServices,
  plan: PagePlan,
  rendered: Rendered,
  areas: readonly string[],
): Promise<MadePage> {
  if (rendered.location !== undefined) return redirectTo(rendered.location, plan);
  const { page } = rendered;
  const boot = { ...plan.boot, rendered: { areas, loaderData: page.loaderData } };
  const html = await pageHtml(services, plan, { boot, rendered: page });
  const isWhole = plan.visitor.user === null && plan.data.status === 200;
  return { ...html, renderedBy: 'server', isFinal: true, isWhole };
}

/** Marks a provisional status: it is not known yet whether the page's subject exists. */
const unindexed = { 'x-robots-tag': 'noindex' } as const;

/** The HTML of a page that the browser renders: until then it shows the page's frame. */
async function leaveToBrowser(services: PageServices, plan: PagePlan): Promise<MadePage> {
  const { request, visitor, data, boot } = plan;
  const frame = await services.frames.of({
    pathname: request.pathname,
    account: visitor.user,
    responses: visitor.responses,
    site: boot.site,
    navigation: navigationOf(request.releases.releaseSet),
  });
  const html = await pageHtml(services, plan, { boot, frame });
  return {
    ...html,
    headers: data.isWhole ? html.headers : { ...html.headers, ...unindexed },
    renderedBy: 'browser',
    isFinal: data.status === 404,
    isWhole: false,
  };
}

const redirectOf = ({ deniedTo, movedTo }: PagePlan): string | null => deniedTo ?? movedTo;

function redirectTo(redirect: string, { visitor }: PagePlan, isPermanent = false): MadePage {
  return { redirect, isPermanent, setCookies: visitor.setCookies, isFinal: true, isWhole: false };
}
