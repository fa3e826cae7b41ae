import { randomUUID } from 'node:crypto';
import type { Attachment, Message, QuickReply } from '../../contract/named-types';
import { engagementRequests } from './accepted-engagement-requests';
import { createUser } from './factories';
import type { PopulatedWorld } from './populated-world';
import { injected, type AcceptedRequest } from './request-parts';
import { signIn } from './sign-in';
import { createSubscriber } from './push-subscriber';
import type { TestServer } from './test-server';

/**
 * Accepted requests for conversations and work: between the client and the accountant of the world, or people made
 * here.
 */
export function messageRequests(
  test: TestServer,
  { headers: { client, accountant }, pathOf }: PopulatedWorld,
): Readonly<Record<string, AcceptedRequest>> {
  const byClient = { headers: client };
  const accountantId = Number(pathOf('/api/accountants/{id}')?.split('/').at(-1));
  const write = async (headers: Record<string, string>): Promise<Message> => {
    const payload = { receiverId: accountantId, content: 'Hello there', clientMessageId: randomUUID() };
    const response = await test.server.inject({ method: 'POST', url: '/api/messages', headers, payload });
    return response.result as Message;
  };
  /** A request of a new user to the accountant. */
  const asked = async () => {
    const { senderId } = await write(await signIn(test, await createUser()));
    return { headers: accountant, params: { otherUserId: String(senderId) } };
  };
  const ownMessage = async () => {
    const { id, receiverId } = await write(client);
    return { ...byClient, params: { otherUserId: String(receiverId), id: String(id) } };
  };
  const file = { name: 'notes.txt', bytes: Buffer.from('Sales by state') };
  const toPremium = async () => {
    const [{ id }] = (await test.database('users').where({ username: 'advisor' }).select('id')) as [{ id: number }];
    return { ...byClient, params: { otherUserId: String(id) } };
  };
  const draft = async () => {
    const { params, headers } = await toPremium();
    await test.database('message_attachments').where({ messageId: null }).delete();
    const path = '/api/conversations/{otherUserId}/attachments';
    const { result } = await test.server.inject(injected({ method: 'POST', path, params, query: {}, file, headers }));
    return { ...byClient, params: { id: String((result as Attachment).id) } };
  };
  const quickReply = { title: 'Ask for details', body: 'Could you tell me more?' };
  const addedReply = async () => {
    const url = '/api/quick-replies';
    const { result } = await test.server.inject({ method: 'POST', url, headers: accountant, payload: quickReply });
    return (result as QuickReply).id;
  };
  const ownReply = async () => ({ headers: accountant, params: { id: String(await addedReply()) } });
  const someone = async () => ({ id: String((await createUser()).id) });
  return {
    ...engagementRequests(test),
    'POST /api/messages': async () => ({
      ...byClient,
      body: { receiverId: accountantId, content: 'Hello there', clientMessageId: randomUUID() },
    }),
    'GET /api/messages/{otherUserId}': async () => byClient,
    'POST /api/messages/delivered': async () => byClient,
    'GET /api/conversations/{otherUserId}': async () => byClient,
    'POST /api/conversations/{otherUserId}/read': async () => byClient,
    'POST /api/conversations/{otherUserId}/typing': async () => byClient,
    'POST /api/conversations/{otherUserId}/accept': asked,
    'POST /api/conversations/{otherUserId}/decline': async () => ({
      ...(await asked()),
      body: { reason: 'I am not taking new clients this year.' },
    }),
    'PATCH /api/conversations/{otherUserId}/messages/{id}': async () => ({
      ...(await ownMessage()),
      body: { content: 'Other words' },
    }),
    'DELETE /api/conversations/{otherUserId}/messages/{id}': ownMessage,
    'POST /api/conversations/{otherUserId}/attachments': async () => {
      await test.database('message_attachments').where({ messageId: null }).delete();
      return { ...(await toPremium()), file };
    },
    'GET /api/attachments/{id}': draft,
    'DELETE /api/attachments/{id}': draft,
    'GET /api/push': async () => ({ headers: accountant }),
    'PUT /api/push': async () => ({
      headers: accountant,
      body: { quietHours: { from: 1320, to: 420 }, timeZone: 'America/Chicago', showsText: false },
    }),
    'PUT /api/push/subscription': async () => ({
      headers: accountant,
      body: createSubscriber('https://push.example/1').body,
    }),
    'DELETE /api/push/subscription': async () => ({ headers: accountant }),
    'GET /api/quick-replies': async () => ({ headers: accountant }),
    'POST /api/quick-replies': async () => ({ headers: accountant, body: quickReply }),
    'PUT /api/quick-replies/order': async () => {
      await test.database('quick_replies').delete();
      return { headers: accountant, body: { ids: [await addedReply()] } };
    },
    'PUT /api/quick-replies/{id}': async () => ({ ...(await ownReply()), body: quickReply }),
    'DELETE /api/quick-replies/{id}': ownReply,
    'GET /api/blocks': async () => byClient,
    'PUT /api/blocks/{id}': async () => ({ ...byClient, params: await someone() }),
    'DELETE /api/blocks/{id}': async () => {
      const params = await someone();
      await test.server.inject({ method: 'PUT', url: `/api/blocks/${params.id}`, headers: client });
      return { ...byClient, params };
    },
  };
}
