import type { ReactNode } from 'react';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import type { QuizOpener } from './quiz-opener';
import { BrowseDirectory } from './sections/browse-directory';
import { Comparison } from './sections/comparison';
import { CompliancePromotion } from './sections/compliance-promotion';
import { FeatureCards } from './sections/feature-cards';
import { HowItWorks } from './sections/how-it-works';
import { Pricing } from './sections/pricing';
import { ProfessionalsCall } from './sections/professionals-call';
import { QuizPromotion } from './sections/quiz-promotion';
import { SpecialtyTiles } from './sections/specialty-tiles';
import { ComplianceStories, Testimonials } from './sections/stories';
import { TrustedBy } from './sections/trusted-by';
import { StickyQuiz } from './sticky-quiz';

/** The front door: what this is, a search, people to start with, then everything else there is to know. */
export function HomePage(opener: QuizOpener): ReactNode {
  return (
    <>
      <Hero />
      <FeaturedSection directory="accountants" raised />
      <FeaturedSection directory="advisors" />
      <FeaturedSection directory="fractional-cfos" raised />
      <TrustedBy />
      <QuizPromotion {...opener} />
      <FeatureCards />
      <HowItWorks />
      <BrowseDirectory />
      <SpecialtyTiles />
      <Comparison />
      <CompliancePromotion />
      <ComplianceStories />
      <Testimonials />
      <Pricing />
      <ProfessionalsCall />
      <StickyQuiz {...opener} />
    </>
  );
}
