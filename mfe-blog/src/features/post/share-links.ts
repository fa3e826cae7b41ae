interface Network {
  readonly label: string;
  /** Builds the link that shares a URL. */
  readonly href: (url: string, title: string) => string;
}

/** The networks of the Share menu, in its order. */
export const networks: readonly Network[] = [
  { label: 'Facebook', href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  {
    label: 'Twitter',
    href: (url, title) =>
      `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
  {
    label: 'LinkedIn',
    href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
];
