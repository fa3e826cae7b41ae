import { createBookingSettings } from '../../modules/conversations/booking/booking-factory';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import type { BusyCalendar, Meeting, MeetingTimes } from '../../contract/named-types';
import { startCalendarServer } from './calendar-server';
import { createUser } from './factories';
import type { AcceptedRequest } from './request-parts';
import { signIn } from './sign-in';
import type { TestServer } from './test-server';

/** Accepted requests for meetings, by method and path; each between people made here. */
export function bookingRequests(test: TestServer): Readonly<Record<string, AcceptedRequest>> {
  const people = async () => {
    const professional = await createProfessional({}, { plan: 'premium' });
    await createBookingSettings(professional.id);
    const client = await createUser();
    const [byProfessional, byClient] = [await signIn(test, professional), await signIn(test, client)];
    const url = `/api/accountants/${professional.id}/meeting-times`;
    const { times } = (await test.server.inject({ url, headers: byClient })).result as MeetingTimes;
    const [startsAt = '', other = ''] = times.filter((_, index) => index % 8 === 0);
    const body = { startsAt, timeZone: 'America/Chicago', note: 'About my taxes' };
    return { id: String(professional.id), byProfessional, byClient, body, other };
  };
  const requested = async () => {
    const { id, byProfessional, byClient, body, other } = await people();
    const url = `/api/accountants/${id}/meetings`;
    const { result } = await test.server.inject({ method: 'POST', url, headers: byClient, payload: body });
    const meeting = { params: { id: String((result as Meeting).id) } };
    const path = `/api/meetings/${meeting.params.id}`;
    const { startsAt } = body;
    return { ...meeting, path, byProfessional, byClient, startsAt, other };
  };
  const proposed = async () => {
    const { path, params, byProfessional, byClient, other } = await requested();
    const url = `${path}/proposal`;
    await test.server.inject({ method: 'PUT', url, headers: byProfessional, payload: { startsAt: other } });
    return { params, headers: byClient, body: { startsAt: other } };
  };
  const confirmed = async () => {
    const { path, params, byProfessional, byClient, startsAt } = await requested();
    await test.server.inject({
      method: 'POST',
      url: `${path}/confirm`,
      headers: byProfessional,
      payload: { startsAt },
    });
    return { params, headers: byClient };
  };
  const calendar = async () => {
    const { byProfessional: headers } = await people();
    const url = '/api/booking/calendars';
    const body = { name: 'Work', url: `${(await startCalendarServer()).origin}/a.ics` };
    const add = async () => {
      const { result } = await test.server.inject({ method: 'POST', url, headers, payload: body });
      return { headers, params: { id: String((result as BusyCalendar).id) } };
    };
    return { headers, body, add };
  };
  return {
    'GET /api/booking/calendars': async () => ({ headers: (await people()).byProfessional }),
    'POST /api/booking/calendars': async () => {
      const { headers, body } = await calendar();
      return { headers, body };
    },
    'POST /api/booking/calendars/{id}/check': async () => (await calendar()).add(),
    'DELETE /api/booking/calendars/{id}': async () => (await calendar()).add(),
    'GET /api/booking/settings': async () => ({ headers: (await people()).byProfessional }),
    'PUT /api/booking/settings': async () => {
      const { byProfessional } = await people();
      const { result } = await test.server.inject({ url: '/api/booking/settings', headers: byProfessional });
      const { isInPlan: _isInPlan, ...body } = result as Record<string, unknown>;
      return { headers: byProfessional, body: { ...body, meetingKind: 'place', location: '12 Main St' } };
    },
    'POST /api/booking/preview': async () => {
      const { byProfessional } = await people();
      const { result } = await test.server.inject({ url: '/api/booking/settings', headers: byProfessional });
      const { isInPlan: _isInPlan, ...body } = result as Record<string, unknown>;
      return { headers: byProfessional, body };
    },
    'GET /api/accountants/{id}/meeting-offer': async () => {
      const { id, byClient } = await people();
      return { params: { id }, headers: byClient };
    },
    'GET /api/accountants/{id}/meeting-times': async () => {
      const { id, byClient } = await people();
      return { params: { id }, headers: byClient };
    },
    'POST /api/accountants/{id}/meetings': async () => {
      const { id, byClient, body } = await people();
      return { params: { id }, headers: byClient, body };
    },
    'GET /api/meetings': async () => ({ headers: (await requested()).byClient }),
    'GET /api/meetings/{id}': async () => {
      const { params, byClient } = await requested();
      return { params, headers: byClient };
    },
    'GET /api/meetings/{id}/times': async () => {
      const { params, byClient } = await requested();
      return { params, headers: byClient };
    },
    'GET /api/meetings/{id}/calendar': confirmed,
    'POST /api/meetings/{id}/confirm': async () => {
      const { params, byProfessional, startsAt } = await requested();
      return { params, headers: byProfessional, body: { startsAt } };
    },
    'POST /api/meetings/{id}/decline': async () => {
      const { params, byProfessional } = await requested();
      return { params, headers: byProfessional, body: { reason: 'I am away.' } };
    },
    'PUT /api/meetings/{id}/proposal': async () => {
      const { params, byProfessional, other } = await requested();
      return { params, headers: byProfessional, body: { startsAt: other } };
    },
    'POST /api/meetings/{id}/proposal/accept': proposed,
    'DELETE /api/meetings/{id}/proposal': async () => {
      const { params, headers } = await proposed();
      return { params, headers };
    },
    'POST /api/meetings/{id}/cancel': async () => ({ ...(await confirmed()), body: { reason: 'I am ill.' } }),
  };
}
