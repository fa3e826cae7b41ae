import type { BlogImage } from './blog-image.model';
import { imagesPath } from './images.service';

/** An uploaded image: where it is, and how large. */
export const presentImage = ({ fileId, width, height }: BlogImage) => ({ url: imagesPath + fileId, width, height });
