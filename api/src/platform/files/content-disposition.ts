/** Tells browsers whether to show or save a file, and under which name (RFC 8187). */
export const contentDisposition = (disposition: 'inline' | 'attachment', name: string): string =>
  `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
