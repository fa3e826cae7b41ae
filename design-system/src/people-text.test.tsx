// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Alert } from './components/alert/alert';
import { Button } from './components/button/button';
import { Checkbox } from './components/checkbox/checkbox';
import { EmptyState } from './components/empty-state/empty-state';
import { Field } from './components/field/field';
import { IconButton } from './components/icon-button/icon-button';
import { Link } from './components/link/link';
import { Heading, Text } from './components/text/text';
import { ToastRegion } from './components/toast/toast';
import { Composer } from './components/composer/composer';
import { ContentCard } from './components/content-card/content-card';
import { ConversationList } from './components/conversation-list/conversation-list';
import { MessageThread } from './components/message-thread/message-thread';
import { ProfessionalCard } from './components/professional-card/professional-card';
import { ReviewItem } from './components/review-item/review-item';
import { FilterChips } from './components/filter-chips/filter-chips';
import { SearchBar } from './components/search-bar/search-bar';
import { Tag } from './components/tag/tag';
import { TagInput } from './components/tag-input/tag-input';
import { TextArea, TextInput } from './components/text-input/text-input';

const name = 'نور';
const words = 'مرحبا 123';
const at = '2026-11-20T12:00:00.000Z';
const professional = {
  id: 1,
  name,
  href: '/accountant/1',
  headline: words,
  rating: null,
  reviewCount: 0,
  verified: false,
  location: null,
  tags: [],
  bio: words,
};
const action = { label: 'View Profile' };

/** Components that show users' words. */
const shown: Readonly<Record<string, ReactNode>> = {
  'a message': (
    <MessageThread
      timeZone="UTC"
      label="Messages"
      messages={[{ id: 1, sent: false, sender: { id: 1, name: 'Nour' }, content: words, createdAt: at }]}
    />
  ),
  'a conversation': (
    <ConversationList
      timeZone="UTC"
      conversations={[{ id: 1, name, preview: words, lastAt: at, unreadCount: 2 }]}
      selectedId={null}
      onSelect={vi.fn()}
    />
  ),
  'a review': (
    <ReviewItem
      timeZone="UTC"
      author={{ id: 1, name }}
      rating={5}
      comment={words}
      createdAt={at}
      reply={{ from: name, text: words }}
    />
  ),
  'a card of a directory': (
    <ProfessionalCard kind="accountant" layout="row" professional={professional} action={action} />
  ),
  'a card of the home page': <ProfessionalCard kind="accountant" professional={professional} action={action} />,
  'a post': <ContentCard href="/blog/a" title={words} excerpt={words} />,
};

test.each(Object.keys(shown))('%s reads in the direction of its own script', (where) => {
  render(shown[where]);
  const ofPeople = [...document.body.querySelectorAll(':not([aria-hidden])')].filter(({ childNodes }) =>
    [...childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(nodeValue ?? ''),
    ),
  );
  expect(ofPeople.length).toBeGreaterThan(0);
  // A hidden repetition, for screen readers and search engines, is not read by eye.
  const lost = ofPeople.filter((element) => !element.closest('bdi, [dir="auto"]') && !/^: /.test(element.textContent));
  expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

const sentence = `Message to ${name} (2)`;

/** Components whose sentences name a person. */
const naming: Readonly<Record<string, ReactNode>> = {
  'a heading': <Heading level={2}>{sentence}</Heading>,
  'a text': <Text>{sentence}</Text>,
  'a toast': <ToastRegion toast={{ id: 1, title: sentence }} onClose={vi.fn()} />,
  'an alert': <Alert title={sentence}>{sentence}</Alert>,
  'a field': <Field label={sentence}>{null}</Field>,
  'a composer': <Composer label={sentence} value="" onChange={vi.fn()} onSend={vi.fn()} />,
  'a button': <Button>{sentence}</Button>,
  'a link': <Link href="/messages">{sentence}</Link>,
  'the name of a button': <Button aria-label={sentence}>Reply</Button>,
  'the name of a link': (
    <Link href="/messages" aria-label={sentence}>
      Reply
    </Link>
  ),
  'the name of what takes a tag away': (
    <Tag removeLabel={sentence} onRemove={vi.fn()}>
      Tag
    </Tag>
  ),
  'the name of a chip': <FilterChips chips={[{ id: 'a', label: sentence }]} onRemove={vi.fn()} onClear={vi.fn()} />,
  'the name of messages': <MessageThread timeZone="UTC" label={sentence} messages={[]} />,
  'a checkbox': <Checkbox label={sentence} checked={false} onChange={vi.fn()} />,
  'a drawing as a button': <IconButton icon="close" label={sentence} />,
  'an empty place': <EmptyState title={sentence} description={sentence} illustration={null} />,
};

test.each(Object.keys(naming))('in %s a name stands apart from the words beside it', (where) => {
  render(naming[where]);
  const html = document.body.innerHTML;
  expect(html.split(name)).toHaveLength(html.split(`\u2068${name}\u2069 (2)`).length);
  expect(html).toContain(`Message to \u2068${name}\u2069 (2)`);
});

test('a text of one direction is shown as it is', () => {
  render(
    <>
      <Text>{words}</Text>
      <Text dir="auto">{`${words} CPA`}</Text>
      <Heading level={2}>Message to Clara (2)</Heading>
    </>,
  );
  expect(document.body.textContent).not.toMatch(/[\u2066-\u2069]/);
});

/** Controls that users write in. */
const written: Readonly<Record<string, ReactNode>> = {
  'a line': <TextInput aria-label="Words" />,
  'a long text': <TextArea aria-label="Words" />,
  'a message': <Composer label="Words" value="" onChange={vi.fn()} onSend={vi.fn()} />,
  'a search': <SearchBar label="Words" value="" onChange={vi.fn()} />,
  'a list of words': (
    <Field label="Words">
      <TagInput value={[]} onChange={vi.fn()} />
    </Field>
  ),
};

test.each(Object.keys(written))('%s is written in the direction of its own script', (where) => {
  render(written[where]);
  expect(screen.getByLabelText('Words').getAttribute('dir')).toBe('auto');
});

test('an address reads from the left', () => {
  render(<TextInput type="email" aria-label="Email" />);
  expect(screen.getByLabelText('Email').hasAttribute('dir')).toBe(false);
});
