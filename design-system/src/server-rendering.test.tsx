import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conversations, maria, messages } from '../.storybook/samples';
import { Accordion } from './components/accordion/accordion';
import { Avatar } from './components/avatar/avatar';
import { Composer } from './components/composer/composer';
import { ConversationList } from './components/conversation-list/conversation-list';
import { ContentCard } from './components/content-card/content-card';
import { Dialog } from './components/dialog/dialog';
import { Drawer } from './components/drawer/drawer';
import { Field } from './components/field/field';
import { FilterPanel } from './components/filter-panel/filter-panel';
import { LinkProvider, type AnchorProps } from './components/link/link';
import { Menu } from './components/menu/menu';
import { MessageThread } from './components/message-thread/message-thread';
import { Pagination } from './components/pagination/pagination';
import { ProfessionalCard } from './components/professional-card/professional-card';
import { RatingInput } from './components/rating-input/rating-input';
import { ReviewItem } from './components/review-item/review-item';
import { SiteFooter } from './components/site-footer/site-footer';
import { SiteHeader } from './components/site-header/site-header';
import { Tabs } from './components/tabs/tabs';
import { PasswordInput } from './components/text-input/text-input';
import { ToastRegion } from './components/toast/toast';

const nothing = () => undefined;

/** What a server has to draw; each stands for the parts it is made of. */
const pages: Record<string, ReactNode> = {
  accordion: <Accordion items={[{ id: 'a', title: 'Question', content: 'Answer' }]} />,
  avatar: <Avatar id={-1} name="Maria Castellanos" />,
  composer: <Composer label="Message" value="" onChange={nothing} onSend={nothing} />,
  'conversation list': <ConversationList conversations={conversations} selectedId={null} onSelect={nothing} search={{ value: '', onChange: nothing }} />,
  'content card': <ContentCard href="/blog/a" title="A post" image={null} />,
  dialog: <Dialog open onClose={nothing} title="Dialog" />,
  drawer: (
    <Drawer open onClose={nothing} title="Drawer">
      Inside
    </Drawer>
  ),
  field: (
    <Field label="Password" error="Password is required">
      <PasswordInput autoComplete="current-password" />
    </Field>
  ),
  filters: <FilterPanel showLabel="Show">Filters</FilterPanel>,
  menu: <Menu label="Menu" trigger="Menu" items={[]} />,
  'message thread': <MessageThread label="Messages" messages={messages} firstUnreadId={5} />,
  pagination: <Pagination page={1} pageSize={5} total={23} hrefForPage={(page) => `?page=${page}`} />,
  'professional card': <ProfessionalCard kind="accountant" layout="row" professional={maria} action={{ label: 'View Profile' }} />,
  'rating input': <RatingInput label="Rating" value={null} onChange={nothing} />,
  review: <ReviewItem author={null} rating={4} comment="Good" createdAt="2026-11-05T00:30:00.000Z" />,
  footer: <SiteFooter blurb="" columns={[]} supportHref="/contact" legalLinks={[]} year={2026} />,
  header: (
    <SiteHeader
      currentPath="/search"
      links={[{ label: 'Search', href: '/search' }]}
      member={{ id: 1, name: 'Dana Whitfield', email: 'dana@example.test', items: [] }}
      notifications={{ unreadCount: 10, items: null, onReadAll: nothing, onSelect: nothing }}
      logInHref="/auth"
      signUpHref="/auth?signup=true"
    />
  ),
  tabs: <Tabs label="Profile" items={[{ id: 'a', label: 'About', content: 'Text' }]} value="a" onChange={nothing} />,
  toasts: <ToastRegion toast={null} onClose={nothing} />,
};

describe('on a server', () => {
  test.each(Object.entries(pages))('%s renders without a browser', (_name, page) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(page)).not.toBe('');
  });

  test('links of the product go through the provider, links to elsewhere do not', () => {
    const RouterLink = ({ children, ...rest }: AnchorProps) => (
      <a data-routed {...rest}>
        {children}
      </a>
    );
    const html = renderToString(
      <LinkProvider component={RouterLink}>
        <SiteFooter
          blurb=""
          columns={[]}
          supportHref="/contact?subject=support"
          legalLinks={[{ label: 'IRS', href: 'https://www.irs.gov/' }]}
          year={2026}
        />
      </LinkProvider>,
    );
    expect(html).toMatch(/<a data-routed="true"[^>]*href="\/contact\?subject=support"/);
    expect(html).toMatch(/<a (?!data-routed)[^>]*href="https:\/\/www\.irs\.gov\/"/);
  });
});
