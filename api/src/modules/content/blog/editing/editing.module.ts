import type { Plugin } from '@hapi/hapi';
import { autosaveRoutes } from './autosaves.routes';
import { forgetAutosaves } from './autosaves.service';
import { editingRoutes } from './editing.routes';
import { forgetDeletedPosts, renewPosts } from './editing.service';
import { imageRoutes } from './images.routes';
import { forgetOrphanImages, imageStore } from './images.service';
import { previewLinkRoutes } from './preview-links.routes';
import { forgetPreviewLinks } from './preview-links.service';
import { revisionRoutes } from './revisions.routes';
import { createPublicationWatch, publishDuePosts } from './schedule';

const second = 1_000;
const hour = 60 * 60 * second;

/** Writing the blog: for administrators, with a schedule that publishes and jobs that tidy up. */
export const blogEditingModule: Plugin<void> = {
  name: 'blog editing',
  register(server) {
    const { changes, jobs, settings } = server.app.platform;
    const hasNewPosts = createPublicationWatch();
    jobs.add({
      name: 'publish scheduled posts',
      everyMilliseconds: 5 * second,
      run: async () => {
        await publishDuePosts();
      },
    });
    jobs.add(renewPosts);
    jobs.add({
      name: 'announce published posts',
      everyMilliseconds: 5 * second,
      perProcess: true,
      run: async () => {
        if (await hasNewPosts()) changes.announceHere();
      },
    });
    jobs.add({
      name: 'purge old blog data',
      everyMilliseconds: 6 * hour,
      run: async () => {
        await forgetDeletedPosts();
        await forgetAutosaves();
        await forgetPreviewLinks();
        await forgetOrphanImages(imageStore(settings));
      },
    });
    server.route([...editingRoutes, ...revisionRoutes, ...imageRoutes, ...previewLinkRoutes, ...autosaveRoutes]);
  },
};
