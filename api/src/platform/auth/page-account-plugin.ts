import type { Plugin, Request } from '@hapi/hapi';
import { pageAccountHeader, pageAccountOf } from '../../contract/page-account';
import { conflict, notSignedIn } from '../errors/app-error';
import { isWrite } from './csrf-plugin';
import { viewerOf } from './session-plugin';

/** 409: what came would be saved into another account than the one it was written in. */
export const accountChanged = () =>
  conflict("You're signed in to another account now, so this was not saved.", 'account_changed');

/**
 * Refuses what a page asks that shows another account than the one signed in: it would save into that account, or show
 * its data. Programs name no page, and what is said without an account (`anonymous` routes, beacons) has none. Signing
 * in, up and out is meant for every user.
 */
export const pageAccountPlugin: Plugin<void> = {
  name: 'page-account',
  register(server) {
    server.ext('onCredentials', (request, h) => {
      const contract = request.route.settings.plugins?.contract;
      if (contract && contract.access !== 'anonymous' && !contract.anyAccount) checkPage(request);
      return h.continue;
    });
  },
};

/** A visitor's page may read what everyone may, and a page whose session has ended reads as a visitor. */
function checkPage(request: Request): void {
  const page = request.headers[pageAccountHeader] as string | undefined;
  const viewer = viewerOf(request);
  if (page === undefined || page === pageAccountOf(viewer)) return;
  if (isWrite(request) && !viewer) throw notSignedIn();
  if (isWrite(request)) throw accountChanged();
  if (viewer && page !== pageAccountOf(null))
    throw conflict('You’re signed in to another account now. Reload this page.', 'account_changed');
}
