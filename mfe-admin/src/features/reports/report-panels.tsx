import {
  calendarDayText,
  countText,
  durationText,
  type AdminReports,
  type ReportFigures,
} from '@counterpart/api/contract';
import { from } from '@counterpart/design-system/layout';
import { RankedList } from '@counterpart/design-system/ranked-list';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ReportLines as Lines } from './report-lines';
import { ReportPanel } from './report-panel';
import { compared, nothing, signUps } from './report-text';
import { SearchPanels, searchReports } from './search-panels';

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);

  ${from('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const directory = { lists: 'Professionals', empty: 'No one was listed on these days' } as const;

const contactsText = ({ contacts, profileViews, clients, clientsInContact }: ReportFigures): string =>
  `First messages: ${countText(contacts)}. Profile views: ${countText(profileViews)}. Responses count for 3 days. Contact rate: ${countText(clientsInContact)} of ${countText(clients)} new clients wrote to a professional within 3 days.`;

/** Every report of the range. */
export function ReportPanels({ reports }: { readonly reports: AdminReports }): ReactNode {
  const { totals, states, services, plans, refusalReasons, posts, listedAt } = reports;
  const csv = (report: string) => ({ report, from: reports.from, to: reports.to });
  const asOf = listedAt ? `Listed professionals on ${calendarDayText(listedAt.slice(0, 10))}.` : undefined;
  return (
    <Panels>
      <ReportPanel title="Sign-ups" csv={csv('sign-ups')} empty={nothing(signUps(totals), 'No sign-ups on these days')}>
        <Lines
          reports={reports}
          label="Sign-ups"
          lines={[
            { label: 'Clients', of: ({ clients }) => clients },
            { label: 'Professionals', of: ({ professionals }) => professionals },
          ]}
        />
      </ReportPanel>
      <ReportPanel
        title="Reviews"
        description={totals.rating === null ? undefined : `Average rating ${totals.rating.toFixed(2)} of 5.`}
        csv={csv('reviews')}
        empty={nothing(totals.reviews, 'No reviews on these days')}
      >
        <Lines reports={reports} label="Reviews" lines={[{ label: 'Reviews', of: ({ reviews }) => reviews }]} />
      </ReportPanel>
      {searchReports.map((report) => (
        <SearchPanels key={report.noun} report={report} reports={reports} />
      ))}
      <ReportPanel
        title="Contacts and responses"
        description={contactsText(totals)}
        csv={csv('contacts')}
        empty={nothing(totals.contacts, 'No one messaged a new professional on these days')}
      >
        <Lines
          reports={reports}
          label="Contacts and responses"
          lines={[
            { label: 'Contacts', of: ({ contacts }) => contacts },
            { label: 'Answered', of: ({ answered }) => answered },
          ]}
        />
      </ReportPanel>
      <ReportPanel
        title="Response time"
        description="Half of the first responses came within this time."
        csv={csv('contacts')}
        empty={nothing(totals.answered, 'No responses on these days')}
      >
        <Lines
          reports={reports}
          label="Response time"
          lines={[{ label: 'Median', of: ({ responseMinutes }) => responseMinutes }]}
          format={durationText}
        />
      </ReportPanel>
      <ReportPanel
        title="Blog reads"
        description="Articles that stayed open for at least 10 seconds."
        csv={csv('reads')}
        empty={nothing(totals.reads, 'No articles were read on these days')}
      >
        <Lines reports={reports} label="Blog reads" lines={[{ label: 'Reads', of: ({ reads }) => reads }]} />
      </ReportPanel>
      <ReportPanel
        title="Most-read articles"
        csv={csv('posts')}
        empty={nothing(posts.length, 'No articles were read on these days')}
      >
        <RankedList
          label="Most-read articles"
          headings={['Article', 'Reads']}
          rows={posts.map(({ id, title, slug, reads }) => ({ id, label: title, href: `/blog/${slug}`, count: reads }))}
        />
      </ReportPanel>
      <ReportPanel
        title="Compliance Assistant"
        description="Questions, and those that our guides did not answer."
        csv={csv('assistant')}
        empty={nothing(totals.questions, 'No questions on these days')}
      >
        <Lines
          reports={reports}
          label="Compliance Assistant"
          lines={[
            { label: 'Questions', of: ({ questions }) => questions },
            { label: 'Not answered', of: ({ refusals }) => refusals },
          ]}
        />
      </ReportPanel>
      <ReportPanel
        title="Questions not answered"
        csv={csv('refusals')}
        empty={nothing(refusalReasons.length, 'Every question was answered')}
      >
        <RankedList
          label="Questions not answered"
          headings={['Reason', 'Questions']}
          rows={refusalReasons.map(compared)}
        />
      </ReportPanel>
      <ReportPanel
        title="Active professionals by state"
        description={asOf}
        csv={csv('professionals-by-state')}
        empty={nothing(states.length, directory.empty)}
      >
        <RankedList
          label="Active professionals by state"
          headings={['State', directory.lists]}
          rows={states.map(compared)}
        />
      </ReportPanel>
      <ReportPanel
        title="Active professionals by service"
        description={asOf}
        csv={csv('professionals-by-service')}
        empty={nothing(services.length, directory.empty)}
      >
        <RankedList
          label="Active professionals by service"
          headings={['Service', directory.lists]}
          rows={services.map(compared)}
        />
      </ReportPanel>
      <ReportPanel title="Plans" description={asOf} csv={csv('plans')} empty={nothing(plans.length, directory.empty)}>
        <RankedList label="Plans" headings={['Plan', directory.lists]} rows={plans.map(compared)} />
      </ReportPanel>
    </Panels>
  );
}
