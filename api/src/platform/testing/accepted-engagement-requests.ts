import type { Engagement } from '../../contract/named-types';
import {
  acceptanceOf,
  brief,
  engagementPeople,
  proposal,
  type Pair,
} from '../../modules/conversations/engagements/testing/engagement-people';
import type { AcceptedRequest } from './request-parts';
import type { TestServer } from './test-server';

const item = { title: 'Bank statements', note: 'All accounts', dueOn: null };
const file = { name: 'notes.txt', bytes: Buffer.from('Sales by state') };

/** Accepted requests for work, by method and path; each between people made here. */
export function engagementRequests(test: TestServer): Readonly<Record<string, AcceptedRequest>> {
  const people = engagementPeople(() => test);
  const after = async (make: (pair: Pair) => Promise<Engagement>) => {
    const pair = await people.pair();
    const { id, version, items } = await make(pair);
    const [first] = items;
    return {
      ...{ pair, version, itemId: String(first?.id), fileId: String(first?.files[0]?.id) },
      params: { id: String(id), number: '1' },
      byClient: pair.client.headers,
      byProfessional: pair.professional.headers,
    };
  };
  const uploaded = async (pair: Pair) => {
    const { items } = await people.asked(pair);
    return (await people.upload(pair.client, items[0]?.id ?? 0, file)).body;
  };
  const started = async (pair: Pair) => people.step(pair.professional, await people.accepted(pair), 'start');
  const asClient = async (make: (pair: Pair) => Promise<Engagement>, body: object = {}) => {
    const { params, version, byClient } = await after(make);
    return { params, headers: byClient, body: { version, ...body } };
  };
  const asProfessional = async (make: (pair: Pair) => Promise<Engagement>, body: object = {}) => {
    const { params, version, byProfessional } = await after(make);
    return { params, headers: byProfessional, body: { version, ...body } };
  };
  const read = (make: (pair: Pair) => Promise<Engagement>) => async () => {
    const { params, byClient } = await after(make);
    return { params, headers: byClient };
  };
  const ofItem = async (make: (pair: Pair) => Promise<Engagement>) => {
    const { itemId, byProfessional } = await after(make);
    return { params: { id: itemId }, headers: byProfessional };
  };
  const ofFile = async () => {
    const { fileId, byClient } = await after(uploaded);
    return { params: { id: fileId }, headers: byClient };
  };
  const path = '/api/engagements/{id}';
  return {
    'GET /api/engagements': read(people.begin),
    'POST /api/engagements': async () => {
      const { client, professional } = await people.pair();
      return { headers: client.headers, body: { ...brief, with: professional.user.id, prefilledFrom: 'a-guide' } };
    },
    [`GET ${path}`]: read(people.begin),
    [`PUT ${path}/brief`]: () => asClient(people.begin, brief),
    [`POST ${path}/proposals`]: () => asProfessional(people.begin, proposal()),
    [`POST ${path}/proposals/{number}/accept`]: async () => {
      const { params, version, byClient, pair } = await after(people.proposed);
      return { params, headers: byClient, body: { version, ...acceptanceOf(pair.client.user) } };
    },
    [`POST ${path}/proposals/{number}/decline`]: () => asClient(people.proposed, { reason: 'Too early' }),
    [`POST ${path}/proposals/{number}/withdraw`]: () => asProfessional(people.proposed),
    [`GET ${path}/proposals/{number}/pdf`]: read(people.proposed),
    [`POST ${path}/start`]: () => asProfessional(people.accepted),
    [`POST ${path}/done`]: () => asProfessional(started),
    [`POST ${path}/reopen`]: () =>
      asClient(async (pair) => people.step(pair.professional, await started(pair), 'done')),
    [`POST ${path}/end`]: () => asClient(people.begin, { reason: 'Plans changed' }),
    [`GET ${path}/timeline`]: read(people.begin),
    'GET /api/engagement-templates': read(people.begin),
    'GET /api/engagement-draft': async () => {
      const { client, professional } = await people.pair();
      return { headers: client.headers, query: { with: String(professional.user.id) } };
    },
    [`POST ${path}/items`]: async () => {
      const { params, byProfessional } = await after(people.begin);
      return { params, headers: byProfessional, body: { items: [item] } };
    },
    'PUT /api/engagement-items/{id}': async () => ({ ...(await ofItem(people.asked)), body: item }),
    'DELETE /api/engagement-items/{id}': () => ofItem(people.asked),
    'POST /api/engagement-items/{id}/accept': () => ofItem(uploaded),
    'POST /api/engagement-items/{id}/return': async () => ({
      ...(await ofItem(uploaded)),
      body: { note: 'March is missing' },
    }),
    'POST /api/engagement-items/{id}/files': async () => ({ ...(await ofItem(people.asked)), file }),
    'GET /api/engagement-files/{id}': ofFile,
    'DELETE /api/engagement-files/{id}': ofFile,
    [`GET ${path}/documents.zip`]: read(uploaded),
  };
}
