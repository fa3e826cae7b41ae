import { indexGuide, type IndexedGuide } from '../indexed-guide';

/** A guide about bees, whose words no guide of the product has. */
export const honeyGuide = (title: string, summary: string, questions: readonly string[] = []): IndexedGuide =>
  indexGuide({
    slug: 'honey',
    title,
    summary,
    industriesImpacted: [],
    businessApplication: 'Sellers keep labels.',
    complianceChecklist: ['Register the hives.'],
    jurisdiction: 'state',
    serviceTypes: [],
    officialSourceUrl: null,
    questions,
  });
