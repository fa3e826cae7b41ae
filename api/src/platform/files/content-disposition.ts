/** What a browser does with a file, and the name it saves it under (RFC 8187). */
export const contentDisposition = (disposition: 'inline' | 'attachment', name: string): string =>
  `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
