import {
  calendarDayText,
  countText,
  durationText,
  type AdminReports,
  type ReportFigures,
} from '@counterpart/api/contract';
import { from } from '@counterpart/design-system/layout';
import { RankedList } from '@counterpart/design-system/ranked-list';
import type { ComponentProps, ReactNode } from 'react';
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

const contactsText = ({ contacts, profileViews, clients, clientsInContact }: ReportFigures): string =>
  `First messages: ${countText(contacts)}. Profile views: ${countText(profileViews)}. Responses count for 3 days. Contact rate: ${countText(clientsInContact)} of ${countText(clients)} new clients wrote to a professional within 3 days.`;

type Chart = Pick<ComponentProps<typeof ReportPanel>, 'description' | 'empty'> &
  Pick<ComponentProps<typeof Lines>, 'lines' | 'format'>;
type List = Pick<ComponentProps<typeof ReportPanel>, 'description'> &
  Pick<ComponentProps<typeof RankedList>, 'headings' | 'rows'> & { readonly empty: string };

/** Every report of the range. */
export function ReportPanels({ reports }: { readonly reports: AdminReports }): ReactNode {
  const { totals, states, services, plans, refusalReasons, posts, listedAt } = reports;
  const csv = (report: string) => ({ report, from: reports.from, to: reports.to });
  const asOf = listedAt ? `Listed professionals on ${calendarDayText(listedAt.slice(0, 10))}.` : undefined;
  const chart = (title: string, report: string, { description, empty, ...lines }: Chart) => (
    <ReportPanel title={title} description={description} csv={csv(report)} empty={empty}>
      <Lines reports={reports} label={title} {...lines} />
    </ReportPanel>
  );
  const list = (title: string, report: string, { description, empty, ...list }: List) => (
    <ReportPanel title={title} description={description} csv={csv(report)} empty={nothing(list.rows.length, empty)}>
      <RankedList label={title} {...list} />
    </ReportPanel>
  );
  const listed = (title: string, report: string, heading: string, counts: Parameters<typeof compared>[0][]) =>
    list(title, report, {
      description: asOf,
      empty: 'No one was listed on these days',
      headings: [heading, 'Professionals'],
      rows: counts.map(compared),
    });
  return (
    <Panels>
      {chart('Sign-ups', 'sign-ups', {
        empty: nothing(signUps(totals), 'No sign-ups on these days'),
        lines: [
          { label: 'Clients', of: ({ clients }) => clients },
          { label: 'Professionals', of: ({ professionals }) => professionals },
        ],
      })}
      {chart('Reviews', 'reviews', {
        description: totals.rating === null ? undefined : `Average rating ${totals.rating.toFixed(2)} of 5.`,
        empty: nothing(totals.reviews, 'No reviews on these days'),
        lines: [{ label: 'Reviews', of: ({ reviews }) => reviews }],
      })}
      {searchReports.map((report) => (
        <SearchPanels key={report.noun} report={report} reports={reports} />
      ))}
      {chart('Contacts and responses', 'contacts', {
        description: contactsText(totals),
        empty: nothing(totals.contacts, 'No one messaged a new professional on these days'),
        lines: [
          { label: 'Contacts', of: ({ contacts }) => contacts },
          { label: 'Answered', of: ({ answered }) => answered },
        ],
      })}
      {chart('Response time', 'contacts', {
        description: 'Half of the first responses came within this time.',
        empty: nothing(totals.answered, 'No responses on these days'),
        lines: [{ label: 'Median', of: ({ responseMinutes }) => responseMinutes }],
        format: durationText,
      })}
      {chart('Blog reads', 'reads', {
        description: 'Articles that stayed open for at least 10 seconds.',
        empty: nothing(totals.reads, 'No articles were read on these days'),
        lines: [{ label: 'Reads', of: ({ reads }) => reads }],
      })}
      {list('Most-read articles', 'posts', {
        empty: 'No articles were read on these days',
        headings: ['Article', 'Reads'],
        rows: posts.map(({ id, title, slug, reads }) => ({ id, label: title, href: `/blog/${slug}`, count: reads })),
      })}
      {chart('Compliance Assistant', 'assistant', {
        description: 'Questions, and those that our guides did not answer.',
        empty: nothing(totals.questions, 'No questions on these days'),
        lines: [
          { label: 'Questions', of: ({ questions }) => questions },
          { label: 'Not answered', of: ({ refusals }) => refusals },
        ],
      })}
      {list('Questions not answered', 'refusals', {
        empty: 'Every question was answered',
        headings: ['Reason', 'Questions'],
        rows: refusalReasons.map(compared),
      })}
      {listed('Active professionals by state', 'professionals-by-state', 'State', states)}
      {listed('Active professionals by service', 'professionals-by-service', 'Service', services)}
      {listed('Plans', 'plans', 'Plan', plans)}
    </Panels>
  );
}
