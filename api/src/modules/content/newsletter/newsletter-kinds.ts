/** Every kind of mail that goes to subscribers only because they asked for the newsletter. */
export const newsletterKinds = ['newsletter', 'newsletter-confirmation', 'newsletter-already-subscribed'] as const;
