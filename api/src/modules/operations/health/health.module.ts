import type { Plugin } from '@hapi/hapi';
import Joi from 'joi';
import { database } from '../../../platform/database/transaction';
import { route } from '../../../platform/routes/route';

const statusSchema = Joi.object<{ status: 'ok' }>({ status: Joi.string().valid('ok').required() }).label('Health');

/** Health checks: the process runs, takes calls (it listens once SQL can answer searches), has its database. */
export const healthModule: Plugin<void> = {
  name: 'health',
  register(server) {
    server.route([
      route({
        method: 'GET',
        path: '/api/healthz',
        access: 'anonymous',
        summary: 'Check that the process is running',
        tags: ['service'],
        response: statusSchema,
        act: () => ({ status: 'ok' }),
      }),
      route({
        method: 'GET',
        path: '/api/readyz',
        access: 'anonymous',
        summary: 'Check that the process takes calls; an outage of the database is none of its own',
        tags: ['service'],
        response: statusSchema,
        act: () => ({ status: 'ok' }),
      }),
      route({
        method: 'GET',
        path: '/api/dependencies',
        access: 'anonymous',
        summary: 'Check that the database responds: for alarms, not for balancers',
        tags: ['service'],
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
