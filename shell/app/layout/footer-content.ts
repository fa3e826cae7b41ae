/** The links of the shared footer. */
export const footerContent = {
  blurb: (siteName: string) =>
    `${siteName} connects businesses and individuals with accountants, bookkeepers, financial advisors and fractional CFOs. Free for clients, and never a commission.`,
  columns: [
    {
      title: 'For Clients',
      links: [
        { label: 'Find a professional', href: '/search' },
        { label: 'Accountants', href: '/accountants' },
        { label: 'Financial Advisors', href: '/advisors' },
        { label: 'Fractional CFOs', href: '/fractional-cfos' },
        { label: 'How it works', href: '/how-it-works#for-clients' },
        { label: 'Success Stories', href: '/success-stories' },
      ],
    },
    {
      title: 'For Professionals',
      links: [
        { label: 'Why join', href: '/why-join' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Create your profile', href: '/auth?signup=true&accountant=true' },
        { label: 'How it works', href: '/how-it-works#for-professionals' },
        { label: 'Blog', href: '/blog', area: 'blog' },
      ],
    },
    {
      title: 'Contact',
      links: [
        { label: 'Contact us', href: '/contact' },
        { label: 'Compliance Center', href: '/compliance', area: 'compliance' },
        { label: 'FAQ', href: '/how-it-works' },
      ],
    },
  ],
  supportHref: '/contact?subject=support',
  legalLinks: [
    { label: 'Privacy & Cookies Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
    { label: 'Client Reviews Disclaimer', href: '/client-reviews-disclaimer' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
} as const;
