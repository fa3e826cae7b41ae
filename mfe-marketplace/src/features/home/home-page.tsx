import type { ReactNode } from 'react';
import { FeaturedTabs } from './featured-section';
import { Hero } from './hero';
import type { QuizOpener } from './quiz-opener';
import { BrowseDirectory } from './sections/browse-directory';
import { Comparison } from './sections/comparison';
import { CompliancePromotion } from './sections/compliance-promotion';
import { FeatureCards } from './sections/feature-cards';
import { Band, Columns } from './sections/home-section';
import { HowItWorks } from './sections/how-it-works';
import { Pricing } from './sections/pricing';
import { ProfessionalsCall } from './sections/professionals-call';
import { QuizPromotion } from './sections/quiz-promotion';
import { Testimonials } from './sections/stories';
import { StickyQuiz } from './sticky-quiz';

/** The front door in seven bands: search, how it works, people to start with, the quiz, compliance, reviews, plans. */
export function HomePage(opener: QuizOpener): ReactNode {
  return (
    <>
      <Hero />
      <Band tone="raised">
        <HowItWorks />
        <FeatureCards />
      </Band>
      <Band>
        <FeaturedTabs />
        <BrowseDirectory />
      </Band>
      <Band tone="warm">
        <Columns $wide="minmax(0, 1fr) minmax(0, 1.5fr)">
          <QuizPromotion {...opener} />
          <Comparison />
        </Columns>
      </Band>
      <CompliancePromotion />
      <Band>
        <Testimonials />
      </Band>
      <Band tone="tinted">
        <Pricing />
        <ProfessionalsCall />
      </Band>
      <StickyQuiz {...opener} />
    </>
  );
}
