import type { Plugin } from '@hapi/hapi';
import Joi from 'joi';
import type { Reading } from '../../../hosting/metrics';
import { database } from '../../../platform/database/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { route } from '../../../platform/routes/route';
import { readBacklogs, type Backlog } from '../system/system.service';
import { isSearchAway, professionalSearch } from '../../directory/professionals/search/threads/professional-search';

/** Seconds that each backlog has waited, by its name. */
const waits = (backlogs: readonly Backlog[]): Record<string, number> =>
  Object.fromEntries(backlogs.map(({ name, oldestAt }) => [name, oldestAt ? (Date.now() - +oldestAt) / 1000 : 0]));

const readings: readonly Reading[] = [
  {
    name: 'search_ready',
    help: '1 when the search responds from its index, 0 while questions wait for it',
    read: () => Number(professionalSearch().isReady),
  },
  {
    name: 'database_up',
    help: '1 when the database responds',
    read: async () => {
      const [asked] = await Promise.allSettled([database().raw('select 1')]);
      return Number(asked.status === 'fulfilled');
    },
  },
  {
    name: 'backlog_oldest_seconds',
    help: 'Time for which the oldest thing has waited in each queue of the System page',
    label: 'queue',
    // Without a database nothing is known of it, and `database_up` shows it.
    read: () => readBacklogs().then(waits, () => ({})),
  },
];

const statusSchema = Joi.object<{ status: 'ok' }>({ status: Joi.string().valid('ok').required() }).label('Health');

/** Health checks: the process runs, takes calls (once it has read the search index), has its database. */
export const healthModule: Plugin<void> = {
  name: 'health',
  register(server) {
    server.app.readings.push(...readings);
    server.route([
      route({
        method: 'GET',
        path: '/api/healthz',
        access: 'anonymous',
        summary: 'Check that the process is running',
        response: statusSchema,
        act: () => ({ status: 'ok' }),
      }),
      route({
        method: 'GET',
        path: '/api/readyz',
        access: 'anonymous',
        summary: 'Check that the process takes calls, searches too; an outage of the database is none of its own',
        response: statusSchema,
        act: () => {
          if (isSearchAway())
            throw new AppError(503, 'service_unavailable', 'The search is being read. Please try again in a moment.');
          return { status: 'ok' };
        },
      }),
      route({
        method: 'GET',
        path: '/api/dependencies',
        access: 'anonymous',
        summary: 'Check that the database responds: for alarms, not for balancers',
        errors: { 503: ['database_unavailable'] },
        response: statusSchema,
        act: async () => {
          await database().raw('select 1');
          return { status: 'ok' };
        },
      }),
    ]);
  },
};
