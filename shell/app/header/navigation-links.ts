/** The links of the shared header. */
export const navigationLinks = [
  { label: 'Search', href: '/search' },
  { label: 'Accountants', href: '/accountants' },
  { label: 'Financial Advisors', href: '/advisors' },
  { label: 'Fractional CFOs', href: '/fractional-cfos' },
  { label: 'FAQ', href: '/how-it-works' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Compliance Center', href: '/compliance', area: 'compliance', isNew: true },
] as const;
