import type { User } from '../../../../platform/auth/user.model';
import { createUser } from '../../../../platform/testing/factories';
import type { TestServer } from '../../../../platform/testing/test-server';

/** Words that stand in every row of the person, to be looked for afterwards. */
export const mark = 'Quillfeather';
/** Timestamp of all rows of the person. */
export const moment = new Date('2026-02-03T04:05:06.000Z');

/** A row in every table that knows people, with the person in every column that can name one. */
export async function fillEverything({ database }: TestServer, person: User, other: User): Promise<void> {
  const [userId, otherId] = [person.id, other.id];
  const insert = async (table: string, row: object): Promise<number> => {
    await database(table).insert(row);
    return Number((await database(table).max({ id: 'id' }).first())?.['id']);
  };
  const plain = (table: string, row: object) => database(table).insert(row);
  const json = JSON.stringify;
  await plain('idempotent_calls', {
    keyHash: 'b'.repeat(64),
    fingerprint: 'c'.repeat(64),
    userId,
    startedAt: moment,
    finishedAt: moment,
    expiresAt: moment,
    body: json({ content: `Dear ${mark}` }),
  });
  await plain('account_tokens', {
    tokenHash: 'a'.repeat(64),
    userId,
    purpose: 'confirm-email',
    emailKey: person.emailKey,
    createdAt: moment,
    expiresAt: moment,
  });
  await plain('passkeys', {
    ...{ userId, credentialHash: 'd'.repeat(64), credentialId: mark, publicKey: 'a key', counter: 1, transports: '' },
    ...{ name: `${mark}’s phone`, createdAt: moment, lastUsedAt: moment },
  });
  await plain('authenticator_apps', {
    ...{ userId, secret: `sealed for ${mark}`, lastStep: 1, createdAt: moment, confirmedAt: moment },
    lastUsedAt: moment,
  });
  await plain('recovery_codes', { codeHash: 'e'.repeat(64), userId, createdAt: moment, usedAt: moment });
  await plain('trusted_browsers', {
    ...{ tokenHash: 'f'.repeat(64), userId, userAgent: `${mark} on Windows` },
    ...{ createdAt: moment, lastUsedAt: moment, expiresAt: moment },
  });
  await plain('second_factor_recoveries', { userId, requestedAt: moment, dueAt: moment });
  await plain('pending_sign_ins', { tokenHash: 'a1'.repeat(32), userId, remember: false, expiresAt: moment });
  await plain('passkey_challenges', {
    ...{ challengeHash: 'b1'.repeat(32), purpose: 'confirm', userId, expiresAt: moment },
  });
  await plain('notification_preferences', { userId, kind: 'message', byMail: false });
  await plain('sessions', {
    ...{
      idHash: 'c1'.repeat(32),
      userId,
      createdAt: moment,
      lastSeenAt: moment,
      expiresAt: new Date(Date.now() + 1e9),
    },
    remember: false,
  });
  await plain('push_subscriptions', {
    ...{ userId, sessionHash: 'c1'.repeat(32), endpointHash: 'd1'.repeat(32), sealed: `sealed for ${mark}` },
    createdAt: moment,
  });
  await plain('push_settings', { userId, quietFrom: 1320, quietTo: 420, timeZone: 'America/Chicago', showsText: true });
  await plain('quick_replies', {
    ...{ userId, title: mark, body: `Dear ${mark}`, position: 1 },
    createdAt: moment,
    updatedAt: moment,
  });
  await plain('presence_choices', { userId, hidden: true });
  await plain('live_presence', { userId, processId: 'a process', aliveAt: new Date() });
  await insert('notifications', {
    userId,
    fromId: otherId,
    kind: 'review',
    title: `About ${mark}`,
    body: '',
    href: '/',
    read: false,
    createdAt: moment,
  });
  await insert('notifications', {
    userId: otherId,
    fromId: userId,
    kind: 'message',
    title: `New message from ${mark}`,
    body: '',
    href: `/messages?with=${userId}`,
    read: false,
    createdAt: moment,
  });
  await insert('mails', {
    kind: 'news',
    userId,
    toEmail: person.email,
    toName: mark,
    subject: `For ${mark}`,
    content: json({ paragraphs: [mark] }),
    status: 'sent',
    notBefore: moment,
    createdAt: moment,
    sentAt: moment,
  });
  await insert('mails', {
    kind: 'contact-acknowledgement',
    toEmail: person.email,
    toName: mark,
    subject: 'Thank you',
    content: null,
    status: 'sent',
    notBefore: moment,
    createdAt: moment,
    sentAt: moment,
  });
  const conversationId = await insert('conversations', {
    user1Id: Math.min(userId, otherId),
    user2Id: Math.max(userId, otherId),
    lastMessageAt: moment,
    connection: 'declined',
    requestedById: userId,
    declineReason: 'No time',
    answeredAt: moment,
  });
  const thirdId = (await createUser()).id;
  await insert('conversations', {
    user1Id: Math.min(thirdId, userId),
    user2Id: Math.max(thirdId, userId),
    lastMessageAt: moment,
  });
  await insert('messages', {
    conversationId,
    senderId: userId,
    receiverId: otherId,
    content: 'To you',
    read: true,
    createdAt: moment,
  });
  await insert('messages', {
    conversationId,
    senderId: otherId,
    receiverId: userId,
    content: 'To me',
    read: true,
    createdAt: moment,
  });
  const file = { messageId: null, name: `${mark}.pdf`, mimeType: 'application/pdf', bytes: 8, fileId: 'a.pdf' };
  await insert('message_attachments', { ...file, uploaderId: userId, receiverId: otherId, createdAt: moment });
  const theirFile = { ...file, name: 'theirs.pdf', fileId: 'b.pdf' };
  await insert('message_attachments', { ...theirFile, uploaderId: otherId, receiverId: userId, createdAt: moment });
  const invitation = { note: mark, automatic: false, createdAt: moment };
  await plain('review_invitations', { ...invitation, professionalId: userId, clientId: otherId });
  await plain('review_invitations', { ...invitation, professionalId: otherId, clientId: userId });
  await plain('review_invitation_settings', { userId, automaticSince: moment, daysAfter: 7, note: mark });
  const [couponId] = await database('billing_coupons').insert({
    code: `CODE${userId}`,
    percent: 10,
    createdAt: moment,
  });
  await plain('billing_coupon_uses', { couponId, userId, usedAt: moment });
  await plain('featured_days', { userId, day: '2026-11-24' });
  await plain('professional_counts', {
    ...{ professionalId: userId, day: '2026-11-24', counter: 'view', subject: '', amount: 3 },
  });
  await plain('booking_settings', {
    ...{ userId, offered: true, timeZone: 'America/Chicago', hours: json([{ day: 1, from: 540, to: 600 }]) },
    ...{ meetingMinutes: 30, bufferBefore: 0, bufferAfter: 0, noticeHours: 24, bookableDays: 30, mostPerDay: null },
    ...{ meetingKind: 'video', location: `https://video.example/${mark}`, createdAt: moment, updatedAt: moment },
  });
  const calendarId = await insert('busy_calendars', {
    ...{ userId, name: `${mark}’s calendar`, host: 'calendar.example', sealedUrl: `sealed for ${mark}` },
    ...{ createdAt: moment, readAt: moment, dueAt: moment, failures: 0 },
  });
  await plain('busy_times', { calendarId, userId, startsAt: moment, endsAt: moment });
  const meetingOf = (professionalId: number, clientId: number) =>
    plain('meetings', {
      ...{ professionalId, clientId, status: 'cancelled', startsAt: moment, endsAt: moment },
      ...(clientId === userId ? { note: mark, location: '' } : { note: '', location: `https://video.example/${mark}` }),
      ...{ meetingKind: 'video', clientTimeZone: 'America/Chicago', calendarUid: `${professionalId}-${clientId}` },
      ...{ createdAt: moment, endedAt: moment, endReason: mark },
      endedBy: clientId === userId ? 'client' : 'professional',
    });
  await meetingOf(userId, otherId);
  await meetingOf(otherId, userId);
  const workOf = async (professionalId: number, clientId: number) => {
    const people = { professionalId, clientId };
    const engagementId = await insert('engagements', {
      ...{ ...people, status: 'done', title: 'Monthly books', need: 'Each month', createdBy: 'client' },
      ...{ createdAt: moment, updatedAt: moment, doneAt: moment },
    });
    await insert('proposals', {
      ...{ ...people, engagementId, number: 1, status: 'accepted', lines: json([]), startsOn: '2026-02-10', terms: '' },
      ...{ validUntil: '2026-02-20', expiresAt: moment, createdAt: moment },
    });
    const itemId = await insert('engagement_items', {
      ...{ engagementId, askedById: professionalId, owedById: clientId, title: 'Bank statements', note: '' },
      ...{ status: 'received', createdAt: moment },
    });
    await insert('engagement_files', {
      ...{ itemId, uploaderId: clientId, name: clientId === userId ? `${mark}.pdf` : 'theirs.pdf' },
      ...{ mimeType: 'application/pdf', bytes: 8, fileId: `work-${clientId}.pdf`, createdAt: moment },
    });
  };
  await workOf(otherId, userId);
  await workOf(userId, otherId);
  await plain('user_blocks', { blockerId: userId, blockedId: otherId, createdAt: moment });
  await plain('user_blocks', { blockerId: otherId, blockedId: userId, createdAt: moment });
  await plain('saved_professionals', { clientId: userId, accountantId: otherId, createdAt: moment });
  await plain('saved_professionals', { clientId: otherId, accountantId: userId, createdAt: moment });
  const answers = json({ firstName: mark, email: person.email });
  const matches = json([{ professionalId: otherId, reasons: ['Works in your city'] }]);
  const own = await insert('quiz_requests', { publicId: '1'.repeat(36), userId, answers, matches, createdAt: moment });
  const theirs = await insert('quiz_requests', {
    publicId: '2'.repeat(36),
    userId: otherId,
    answers: json({ firstName: 'Olga', email: other.email }),
    matches: json([]),
    createdAt: moment,
  });
  await insert('quiz_requests', { publicId: '3'.repeat(36), userId: null, answers, matches, createdAt: moment });
  await plain('quiz_contacts', { quizRequestId: own, professionalId: otherId, clientId: userId, consentedAt: moment });
  await plain('quiz_contacts', {
    quizRequestId: theirs,
    professionalId: userId,
    clientId: otherId,
    consentedAt: moment,
  });
  const received = await insert('reviews', {
    accountantId: userId,
    clientId: otherId,
    rating: 4,
    comment: `${mark} did it`,
    createdAt: moment,
  });
  const written = await insert('reviews', {
    accountantId: otherId,
    clientId: userId,
    rating: 5,
    comment: 'Very good',
    createdAt: moment,
  });
  await insert('review_versions', {
    reviewId: received,
    accountantId: userId,
    clientId: otherId,
    rating: 1,
    comment: `${mark} did not`,
    change: 'edited',
    writtenAt: moment,
    replacedAt: moment,
  });
  await insert('review_versions', {
    reviewId: written,
    accountantId: otherId,
    clientId: userId,
    rating: 1,
    comment: `${mark} says no`,
    change: 'edited',
    writtenAt: moment,
    replacedAt: moment,
  });
  await insert('review_reports', {
    reviewId: received,
    reporterId: userId,
    reason: 'spam',
    details: '',
    status: 'dismissed',
    decidedById: otherId,
    createdAt: moment,
  });
  await insert('review_reports', {
    reviewId: written,
    reporterId: otherId,
    reason: 'spam',
    details: '',
    status: 'dismissed',
    decidedById: userId,
    createdAt: moment,
  });
  for (const [reporterId, reportedId] of [
    [userId, otherId],
    [otherId, userId],
  ])
    await insert('person_reports', {
      reporterId,
      reportedId,
      reason: 'spam',
      details: '',
      status: 'dismissed',
      decidedById: reporterId,
      createdAt: moment,
    });
  await insert('queue_decisions', {
    queue: 'quiz',
    itemId: own,
    outcome: 'closed',
    reason: '',
    decidedById: userId,
    decidedAt: moment,
  });
  await plain('queue_assignments', { queue: 'quiz', itemId: own, assigneeId: userId, assignedAt: moment });
  const ticketId = await insert('contact_tickets', {
    name: 'Olga',
    email: 'olga@example.com',
    subject: 'support',
    userId,
    message: 'A question',
    createdAt: moment,
    status: 'open',
  });
  await insert('ticket_replies', { ticketId, authorId: userId, body: 'An answer', createdAt: moment });
  const requestId = await insert('verification_requests', {
    userId,
    licenceNumber: `${mark}-1`,
    issuer: 'Texas State Board',
    stateCode: 'TX',
    status: 'approved',
    decidedById: otherId,
    createdAt: moment,
  });
  await insert('verification_requests', {
    userId: otherId,
    licenceNumber: 'CPA-2',
    issuer: 'Texas State Board',
    stateCode: 'TX',
    status: 'approved',
    decidedById: userId,
    createdAt: moment,
  });
  await insert('verification_documents', {
    userId,
    requestId,
    name: `${mark}.pdf`,
    mimeType: 'application/pdf',
    bytes: 9,
    fileId: `${'e'.repeat(32)}.pdf`,
    createdAt: moment,
  });
  const guideId = await insert('compliance_guides', {
    title: 'Payroll taxes',
    slug: 'payroll-taxes',
    summary: '',
    industriesImpacted: json([]),
    businessApplication: '',
    complianceChecklist: json(['File it.']),
    jurisdiction: 'federal',
    serviceTypes: json([]),
    lastUpdated: moment,
    createdAt: moment,
    searchText: '',
  });
  await plain('saved_answers', {
    userId,
    answerId: 'a',
    title: `${mark} asked`,
    question: mark,
    response: json({ answer: mark }),
    savedAt: moment,
  });
  await plain('saved_analyses', {
    userId,
    analysisId: 'a',
    title: `${mark} analyzed`,
    fileName: `${mark}.pdf`,
    industry: 'retail',
    analysis: json({ summary: mark }),
    savedAt: moment,
  });
  await insert('deploy_tokens', {
    area: 'blog',
    label: 'Pipeline',
    digest: 'd'.repeat(64),
    hint: 'wxyz',
    createdById: person.id,
    createdAt: moment,
    lastUsedAt: moment,
    revokedAt: moment,
  });
  await insert('area_backends', {
    ...{ area: 'blog', url: 'https://blog.example.com', timeoutSeconds: 5, version: 1 },
    ...{ setById: person.id, setAt: moment },
  });
  await insert('area_overrides', {
    area: 'blog',
    origin: 'http://localhost:4100',
    digest: 'e'.repeat(64),
    createdById: person.id,
    createdAt: moment,
    linkUntil: moment,
    usedById: person.id,
    usedAt: moment,
    expiresAt: moment,
    endedAt: moment,
  });
  await insert('guide_versions', {
    guideId,
    number: 1,
    status: 'draft',
    content: json({ title: 'A guide' }),
    note: '',
    authorId: userId,
    createdAt: moment,
  });
  await plain('ticked_steps', { userId, guideId, stepHash: 'a', step: 'File it.', tickedAt: moment });
  await plain('compliance_calendars', { userId, answers: json({ entity: 'nonprofit' }), savedAt: moment });
  const dateId = await insert('guide_dates', {
    guideId,
    ...{ label: 'File it', onlyIf: '', rule: json({ kind: 'always' }), audience: json({}), weekendRule: 'none' },
    ...{ sourceTitle: 'The law', sourceUrl: 'https://www.irs.gov', checkedOn: '2026-11-28' },
  });
  await plain('calendar_marks', { userId, dateId, setOn: '2027-01-31', mark: 'done', markedAt: moment });
  await plain('calendar_reminders', { userId, dateId, setOn: '2027-01-31', daysBefore: 7, sentAt: moment });
  const empty = json([]);
  await insert('accountant_profiles', {
    userId,
    bio: `${mark} keeps books`,
    professions: json(['accountant']),
    services: empty,
    specialties: empty,
    industries: empty,
    clientTypes: empty,
    certifications: empty,
    languages: empty,
    pricing: 'From $100',
    phone: '512 555 0143',
    businessName: `${mark} LLC`,
    website: `https://${mark}.example`,
    searchText: mark,
    nameKey: mark,
    createdAt: moment,
    updatedAt: moment,
  });
  const postId = await insert('blog_posts', {
    title: 'A post',
    slug: 'a-post',
    content: '',
    excerpt: '',
    authorId: userId,
    published: true,
    createdAt: moment,
    updatedAt: moment,
    category: 'technology',
    tags: empty,
    searchText: '',
  });
  await insert('blog_post_revisions', {
    postId,
    version: 1,
    editorId: userId,
    title: 'A post',
    slug: 'a-post',
    content: '',
    excerpt: '',
    category: 'technology',
    tags: empty,
    published: true,
    createdAt: moment,
  });
  await plain('billing_accounts', {
    userId,
    cardBrand: 'Visa',
    cardLast4: '4242',
    customerId: mark,
    createdAt: moment,
  });
  const periods = { periodStart: moment, periodEnd: moment };
  const subscriptionId = await insert('subscriptions', {
    ...{ userId, liveKey: userId, plan: 'premium', billingInterval: 'monthly', status: 'active', ...periods },
    ...{ anchorAt: moment, periodIndex: 0, createdAt: moment },
  });
  const invoiceId = await insert('billing_invoices', {
    ...{ number: 1, userId, subscriptionId, invoiceKey: 'period:1', status: 'open', lines: empty, ...periods },
    ...{ billedName: mark, billedEmail: `${mark}@example.com`, currency: 'USD', issuedAt: moment },
    ...{ subtotalCents: 5900, taxCents: 0, totalCents: 5900 },
  });
  await insert('billing_payments', {
    ...{ userId, subscriptionId, invoiceId, paymentKey: 'a key', purpose: 'renewal', details: '{}', gateway: 'test' },
    ...{ amountCents: 5900, status: 'failed', customerId: 'test_cus_1', cardToken: 'tok', createdAt: moment },
  });
  await plain('blog_autosaves', { editorId: userId, postId: 0, draft: mark, savedAt: moment });
  await insert('blog_images', {
    fileId: `${'d'.repeat(32)}.webp`,
    uploaderId: userId,
    width: 1,
    height: 1,
    bytes: 1,
    createdAt: moment,
  });
  await insert('blog_preview_links', {
    postId,
    tokenHash: 'd'.repeat(64),
    creatorId: userId,
    createdAt: moment,
    expiresAt: moment,
  });
}
