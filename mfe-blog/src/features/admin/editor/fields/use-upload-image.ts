import { blogLimits } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Uploads an image; answers its address, or null when it was refused (a toast says why). */
export function useUploadImage(): (file: File) => Promise<string | null> {
  const { api } = useHost();
  const showToast = useToast();
  return async (file) => {
    try {
      if (file.size > blogLimits.imageBytes) throw new Error('The picture may have at most 10 MB.');
      const form = new FormData();
      form.append('file', file);
      return (await api.send('post', '/api/blog/images', { body: form })).url;
    } catch (error) {
      showToast({ title: 'Failed to upload the image', description: errorSentence(error), tone: 'destructive' });
      return null;
    }
  };
}

/** Default alternative text of an image: the name of its file. */
export const altOf = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[[\]()]/g, '')
    .replace(/[-_]+/g, ' ')
    .trim() || 'Image';
