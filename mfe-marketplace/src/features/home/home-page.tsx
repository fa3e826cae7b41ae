import type { ReactNode } from 'react';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import type { QuizOpener } from './quiz-opener';
import { BrowseDirectory } from './sections/browse-directory';
import { Comparison } from './sections/comparison';
import { CompliancePromotion } from './sections/compliance-promotion';
import { FeatureCards } from './sections/feature-cards';
import { Band } from './sections/home-section';
import { HowItWorks } from './sections/how-it-works';
import { Pricing } from './sections/pricing';
import { ProfessionalsCall } from './sections/professionals-call';
import { QuizPromotion } from './sections/quiz-promotion';
import { SpecialtyTiles } from './sections/specialty-tiles';
import { ComplianceStories, Testimonials } from './sections/stories';
import { TrustedBy } from './sections/trusted-by';
import { StickyQuiz } from './sticky-quiz';

const equal = 'repeat(3, minmax(0, 1fr))';
const wideFirst = 'minmax(0, 2.4fr) minmax(0, 1fr)';
const halves = 'repeat(2, minmax(0, 1fr))';

/** The front door: what this is, a search, how it works, people to start with, then all else there is to know. */
export function HomePage(opener: QuizOpener): ReactNode {
  return (
    <>
      <Hero />
      <TrustedBy />
      <Band>
        <HowItWorks />
      </Band>
      <Band tone="raised" columns={equal}>
        <FeaturedSection directory="accountants" />
        <FeaturedSection directory="advisors" />
        <FeaturedSection directory="fractional-cfos" />
      </Band>
      <Band columns={wideFirst}>
        <Comparison />
        <QuizPromotion {...opener} />
      </Band>
      <Band tone="raised">
        <FeatureCards />
      </Band>
      <Band columns={halves}>
        <BrowseDirectory />
        <SpecialtyTiles />
      </Band>
      <Band tone="raised">
        <CompliancePromotion />
        <ComplianceStories />
      </Band>
      <Band>
        <Testimonials />
      </Band>
      <Band tone="raised">
        <Pricing />
      </Band>
      <Band tone="warm">
        <ProfessionalsCall />
      </Band>
      <StickyQuiz {...opener} />
    </>
  );
}
