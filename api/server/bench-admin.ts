import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Server } from '@hapi/hapi';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { generateEntries, generateUsers } from './bench/admin-data';
import { measure, prepareBench, printHeadings, rounds } from './bench/bench-server';
import { runBench } from './bench/run-bench';
import { signIn } from './bench/sign-in';

/** Requests of an administrator. `#` is a number of the round: other people, another part of the log. */
const questions: readonly (readonly [name: string, path: string])[] = [
  ['users, by name', '/api/admin/users/search'],
  ['users, by name from the end', '/api/admin/users/search?sort=-name'],
  ['users, by name, page 1000', '/api/admin/users/search?page=1000'],
  ['users, by email', '/api/admin/users/search?sort=email'],
  ['users, by email, page 1000', '/api/admin/users/search?sort=email&page=1000'],
  ['users, by type', '/api/admin/users/search?sort=type'],
  ['users, by type from the end', '/api/admin/users/search?sort=-type'],
  ['users, by location', '/api/admin/users/search?sort=location'],
  ['users, by location, page 1000', '/api/admin/users/search?sort=-location&page=1000'],
  ['users, newest first', '/api/admin/users/search?sort=-created'],
  ['users, professionals only', '/api/admin/users/search?type=accountant'],
  ['users, suspended', '/api/admin/users/search?accountState=suspended'],
  ['users, unconfirmed by email', '/api/admin/users/search?accountState=unconfirmed&sort=email'],
  ['users, search: a last name', '/api/admin/users/search?q=garcia'],
  ['users, search: an email', '/api/admin/users/search?q=generated-client-0000#'],
  ['users, search: in vain', '/api/admin/users/search?q=xylophone'],
  ['users, search: one letter', '/api/admin/users/search?q=a&sort=-created'],
  ['audit, newest', '/api/admin/audit'],
  ['audit, deep in the log', '/api/admin/audit?cursor=2#000'],
  ['audit, sign-ins', '/api/admin/audit?action=session.started'],
  ['audit, a rare action', '/api/admin/audit?action=settings.changed'],
  ['audit, an act that never was', '/api/admin/audit?action=release.activated'],
  ['audit, one person', '/api/admin/audit?person=1#00'],
  ['audit, search: a last name', '/api/admin/audit?q=garcia'],
  ['audit, search: an email', '/api/admin/audit?q=generated-client-0000#'],
  ['audit, search: in vain', '/api/admin/audit?q=xylophone'],
  ['audit, a value before or after', '/api/admin/audit?words=omaha'],
  ['audit, words of a reason', '/api/admin/audit?words=document+matched'],
  ['audit, one reason', '/api/admin/audit?words=case+1234#'],
  ['audit, a word of every change', '/api/admin/audit?words=city'],
  ['audit, a value and a name', '/api/admin/audit?words=omaha&q=garcia'],
  ['audit, words in vain', '/api/admin/audit?words=xylophone'],
  ['audit, one day', '/api/admin/audit?from=2025-06-10&to=2025-06-10'],
  ['audit, rare action in a year', '/api/admin/audit?action=settings.changed&from=2025-01-01&to=2025-12-31'],
  ['audit, person, action, days', '/api/admin/audit?q=garcia&action=user.updated&from=2024-06-01&to=2026-06-30'],
  ['audit, one thing', '/api/admin/audit?subjectType=ticket&subjectId=#'],
  ['four cards', '/api/admin/stats'],
  ['overview', '/api/admin/overview'],
];

/** Time of one export: from the question to its last line. */
async function measureExport(server: Server, url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const start = performance.now();
  const { statusCode, payload } = await server.inject({ url, headers });
  if (statusCode !== 200) throw new StartError(`${url} answered ${statusCode}`);
  console.log(`${url}: ${payload.split('\n').length - 2} lines in ${(performance.now() - start).toFixed(0)} ms`);
}

/**
 * `npm run bench admin -- --users 50000 --entries 500000`: milliseconds (least, p50, p99) in which administrators are
 * answered about that many accounts and entries of the audit log, and how long checking the whole log takes. On an
 * embedded database of its own, or on the one of DATABASE_URL, which gets the rows.
 */
async function main(dataFolder: string): Promise<void> {
  const { values } = parseArgs({
    options: { users: { type: 'string', default: '50000' }, entries: { type: 'string', default: '500000' } },
  });
  const { settings, database, createApi } = await prepareBench('admin', dataFolder);
  await generateUsers(database, Number(values.users));
  const server = await createApi();
  await server.initialize();
  const { id, headers } = await signIn(server, 'admin');
  await generateEntries(database, Number(values.entries), id);

  const [users] = await database('users').count({ found: '*' });
  const [entries] = await database('audit_entries').count({ found: '*' });
  console.log(
    `${describeDatabase(settings.database)}: ${Number(users?.found)} users, ${Number(entries?.found)} entries, ${rounds} rounds, milliseconds`,
  );
  printHeadings();
  for (const [name, path] of questions)
    await measure(server, name, (round) => path.replace('#', String(11 + (round % 80))), headers);
  await measureExport(server, '/api/admin/users/export', headers);
  await measureExport(server, '/api/admin/audit/export', headers);
  const start = performance.now();
  const { intact, faults } = await verifyAudit();
  console.log(`audit:verify: ${intact} intact, ${faults.length} faults, ${(performance.now() - start).toFixed(0)} ms`);
  if (faults.length > 0) process.exitCode = 1;
  await server.stop();
  await database.destroy();
}

await runBench('admin', main);
