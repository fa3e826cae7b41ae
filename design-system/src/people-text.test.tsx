// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Composer } from './components/composer/composer';
import { ContentCard } from './components/content-card/content-card';
import { ConversationList } from './components/conversation-list/conversation-list';
import { MessageThread } from './components/message-thread/message-thread';
import { ProfessionalCard } from './components/professional-card/professional-card';
import { ReviewItem } from './components/review-item/review-item';
import { SearchBar } from './components/search-bar/search-bar';
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

/** Where people's own words are shown. */
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

/** Where they are written. */
const written: Readonly<Record<string, ReactNode>> = {
  'a line': <TextInput aria-label="Words" />,
  'a long text': <TextArea aria-label="Words" />,
  'a message': <Composer label="Words" value="" onChange={vi.fn()} onSend={vi.fn()} />,
  'a search': <SearchBar label="Words" value="" onChange={vi.fn()} />,
  'a list of words': <TagInput aria-label="Words" value={[]} onChange={vi.fn()} />,
};

test.each(Object.keys(written))('%s is written in the direction of its own script', (where) => {
  render(written[where]);
  expect(screen.getByLabelText('Words').getAttribute('dir')).toBe('auto');
});

test('an address reads from the left', () => {
  render(<TextInput type="email" aria-label="Email" />);
  expect(screen.getByLabelText('Email').hasAttribute('dir')).toBe(false);
});
