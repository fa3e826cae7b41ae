/** Kinds of pictures that can be uploaded; the server looks at the content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Reasons a picture is refused before it is sent, in the API's words. */
export const pictureRefusals = {
  type: 'Please choose a PNG, JPEG or WebP picture.',
  size: 'The picture may have at most 5 MB.',
} as const;
