import { keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/** Conversations and their messages, blocks and reports of people, quick replies and meetings. */
export const conversations: Baseline = {
  room: 'conversations',
  tables: {
    conversations: (table, knex) => {
      table.increments('id');
      // Always the smaller id first, so that two people have one conversation.
      userReference(table, 'user1Id');
      userReference(table, 'user2Id');
      moment(table, 'lastMessageAt').notNullable();
      keyColumn(knex, table, 'connection', 20).notNullable().defaultTo('accepted');
      table.integer('requestedById').unsigned().nullable();
      table.string('declineReason', 500).nullable();
      moment(table, 'answeredAt').nullable();
      // What a plan counts: when the request reached its professional.
      moment(table, 'requestDeliveredAt').nullable();
      table.unique(['user1Id', 'user2Id']);
      table.index(['user1Id', 'lastMessageAt']);
      table.index(['user2Id', 'lastMessageAt']);
      table.foreign('requestedById').references('users.id');
    },
    messages: (table, knex) => {
      table.increments('id');
      table.integer('conversationId').unsigned().notNullable().references('conversations.id');
      userReference(table, 'senderId');
      userReference(table, 'receiverId');
      table.text('content').notNullable();
      table.boolean('read').notNullable().defaultTo(false);
      // The sender's own id for the message: a retry answers the first one instead of storing a second.
      keyColumn(knex, table, 'clientMessageId', 36).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'readAt').nullable();
      // Because of a block: counts as read everywhere.
      table.boolean('withheld').notNullable().defaultTo(false);
      moment(table, 'deliveredAt').nullable();
      moment(table, 'editedAt').nullable();
      moment(table, 'deletedAt').nullable();
      // Until the professional's plan has room.
      table.boolean('waiting').notNullable().defaultTo(false);
      table.unique(['senderId', 'clientMessageId']);
      table.index(['conversationId', 'id']);
      table.index(['receiverId', 'read', 'conversationId']);
      table.index(['senderId', 'receiverId']);
      table.index(['createdAt', 'conversationId'], 'messages_by_creation');
    },
    message_attachments: (table, knex) => {
      table.increments('id');
      userReference(table, 'uploaderId');
      userReference(table, 'receiverId');
      table.integer('messageId').unsigned().nullable().references('messages.id');
      table.string('name', 120).notNullable();
      keyColumn(knex, table, 'mimeType', 100).notNullable();
      table.integer('bytes').unsigned().notNullable();
      table.integer('width').unsigned().nullable();
      table.integer('height').unsigned().nullable();
      keyColumn(knex, table, 'fileId', 60).notNullable();
      keyColumn(knex, table, 'thumbnailId', 60).nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['messageId', 'id']);
      table.index(['uploaderId', 'messageId']);
    },
    user_blocks: (table) => {
      userReference(table, 'blockerId');
      userReference(table, 'blockedId');
      moment(table, 'createdAt').notNullable();
      table.primary(['blockerId', 'blockedId']);
    },
    person_reports: (table) => {
      table.increments('id');
      userReference(table, 'reporterId');
      userReference(table, 'reportedId');
      // Without a reference: the report outlives the message.
      table.integer('messageId').unsigned().nullable();
      table.string('excerpt', 500).nullable();
      table.string('reason', 40).notNullable();
      table.string('details', 500).notNullable();
      table.string('status', 20).notNullable();
      table.string('note', 500).nullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['status', 'id']);
      table.index(['reportedId', 'status']);
      table.index(['reporterId', 'reportedId', 'status']);
    },
    quick_replies: (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('title', 60).notNullable();
      table.text('body').notNullable();
      table.integer('position').unsigned().notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
      table.index(['userId', 'position']);
    },
    booking_settings: (table, knex) => {
      userReference(table, 'userId').primary();
      table.boolean('offered').notNullable();
      keyColumn(knex, table, 'timeZone', 60).notNullable();
      table.json('hours').notNullable();
      table.integer('meetingMinutes').unsigned().notNullable();
      table.integer('bufferBefore').unsigned().notNullable();
      table.integer('bufferAfter').unsigned().notNullable();
      table.integer('noticeHours').unsigned().notNullable();
      table.integer('bookableDays').unsigned().notNullable();
      table.integer('mostPerDay').unsigned().nullable();
      keyColumn(knex, table, 'meetingKind', 20).notNullable();
      table.string('location', 500).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
    },
    meetings: (table, knex) => {
      table.increments('id');
      userReference(table, 'professionalId');
      userReference(table, 'clientId');
      keyColumn(knex, table, 'status', 20).notNullable();
      moment(table, 'startsAt').notNullable();
      moment(table, 'endsAt').notNullable();
      // Professional and beginning while the meeting holds its time: at most one such row each.
      keyColumn(knex, table, 'heldKey', 60).nullable().unique();
      moment(table, 'proposedStartsAt').nullable();
      moment(table, 'proposedEndsAt').nullable();
      keyColumn(knex, table, 'proposedBy', 20).nullable();
      table.text('note').notNullable();
      keyColumn(knex, table, 'meetingKind', 20).notNullable();
      table.string('location', 500).notNullable();
      keyColumn(knex, table, 'clientTimeZone', 60).notNullable();
      keyColumn(knex, table, 'calendarUid', 200).notNullable().unique();
      table.integer('sequence').unsigned().notNullable().defaultTo(0);
      moment(table, 'dayReminderAt').nullable();
      moment(table, 'hourReminderAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'confirmedAt').nullable();
      moment(table, 'endedAt').nullable();
      keyColumn(knex, table, 'endedBy', 20).nullable();
      table.string('endReason', 500).nullable();
      table.index(['professionalId', 'endsAt']);
      table.index(['clientId', 'endsAt']);
      table.index(['status', 'startsAt']);
    },
  },
};
