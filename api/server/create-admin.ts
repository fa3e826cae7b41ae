import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import Joi from 'joi';
import { emailSchema, newPasswordSchema } from '../src/modules/identity/accounts/accounts.schema';
import { refuseWeakPassword } from '../src/modules/identity/accounts/passwords/weak-password';
import { recordAudit, productActor } from '../src/platform/audit/record-audit';
import { hashPassword } from '../src/platform/auth/passwords';
import { accountKey, User } from '../src/platform/auth/user.model';
import { BaseModel } from '../src/platform/database/base-model';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { inRetriedTransaction } from '../src/platform/database/retried-transaction';
import { AppError } from '../src/platform/errors/app-error';
import { StartError } from '../src/platform/errors/start-error';
import { nameSkeleton } from '../src/platform/text/account-key';
import { usernameText } from '../src/platform/text/text-schemas';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

const reason = 'npm run admin:create';
const usage =
  'npm run admin:create -- --email you@example.com --first-name Ada --last-name Lovelace, with the password in ADMIN_PASSWORD';

/** Asks on the terminal; nothing where there is none. */
interface Terminal {
  ask(question: string, options?: { readonly isSecret?: boolean }): Promise<string | undefined>;
  close(): void;
}

/**
 * `npm run admin:create`: the first administrator of an installation, or any further one. Takes what it needs as
 * arguments and asks for the rest; an account that exists is promoted after a yes (`--promote`), and one that is an
 * administrator already stays as it is.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      promote: { type: 'boolean', default: false },
    },
  });
  const { database: settings } = readEnvironment(process.env);
  const database = await connectDatabase(settings, { patient: true });
  const terminal = openTerminal();
  try {
    BaseModel.knex(database);
    if (!(await database.schema.hasTable('users')))
      throw new StartError(
        `${describeDatabase(settings)} is empty: start Counterpart once, then create the administrator.`,
      );
    const email = checked(emailSchema.required(), values.email ?? (await terminal.ask('Email: ')), '--email');
    const known = await User.query().findOne({ emailKey: accountKey(email), deletedAt: null });
    if (known) {
      await promote(known, values.promote, terminal);
      return;
    }
    const name = Joi.string().trim().min(1).max(100).required();
    const firstName = checked(name, values['first-name'] ?? (await terminal.ask('First name: ')), '--first-name');
    const lastName = checked(name, values['last-name'] ?? (await terminal.ask('Last name: ')), '--last-name');
    const typed = process.env['ADMIN_PASSWORD'] ?? (await terminal.ask('Password: ', { isSecret: true }));
    const password = checked(newPasswordSchema, typed, 'ADMIN_PASSWORD');
    const username = checked(usernameText().required(), values.username ?? email.split('@')[0], '--username');
    await create({ email, username, firstName, lastName, password });
    console.log(`${email} is an administrator now, with the username ${username}. Log in at /auth.`);
  } finally {
    terminal.close();
    await database.destroy();
  }
}

async function promote(user: User, isMeant: boolean, terminal: Terminal): Promise<void> {
  const { id, email, userType } = user;
  if (userType === 'admin') {
    console.log(`${email} is an administrator already.`);
    return;
  }
  const answer = isMeant
    ? 'yes'
    : await terminal.ask(`${email} has an account (${userType}). Make it an administrator? yes or no: `);
  if (answer === undefined)
    throw new StartError(`${email} has an account (${userType}). To make it an administrator, add --promote.`);
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
  await inRetriedTransaction(async (transaction) => {
    await User.query(transaction).findById(id).patch({ userType: 'admin', suspendedAt: null });
    const act = { by: productActor, action: 'user.updated', subject: { type: 'user', id }, reason } as const;
    await recordAudit({ ...act, before: { userType }, after: { userType: 'admin' } }, transaction);
  });
  console.log(`${email} is an administrator now, with the password it had.`);
}

interface NewAdmin {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

async function create({ email, username, firstName, lastName, password }: NewAdmin): Promise<void> {
  await refuseWeakPassword(password, { email, username, firstName, lastName }).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(`ADMIN_PASSWORD: ${error.sentence}`) : error;
  });
  const hashed = await hashPassword(password);
  const usernameKey = accountKey(username);
  const usernameSkeleton = nameSkeleton(username);
  if (await User.query().findOne({ usernameKey }).orWhere({ usernameSkeleton }))
    throw new StartError(`The username ${username} is taken: choose another with --username.`);
  await inRetriedTransaction(async (transaction) => {
    const now = new Date();
    const { id } = await User.query(transaction).insertAndFetch({
      username,
      usernameKey,
      usernameSkeleton,
      email,
      emailKey: accountKey(email),
      // A person who may run this has the database: the address is theirs to vouch for.
      emailConfirmedAt: now,
      password: hashed,
      firstName,
      lastName,
      userType: 'admin',
      createdAt: now,
    });
    const act = { by: productActor, action: 'account.registered', subject: { type: 'user', id }, reason } as const;
    await recordAudit({ ...act, after: { userType: 'admin' } }, transaction);
  });
}

function checked(schema: Joi.Schema, typed: string | undefined, name: string): string {
  if (typed === undefined) throw new StartError(`${name} is missing: ${usage}`);
  const { value, error } = schema.validate(typed) as { value: string; error?: Error };
  if (error) throw new StartError(`${name}: ${error.message}`);
  return value;
}

function openTerminal(): Terminal {
  if (!process.stdin.isTTY) return { ask: () => Promise.resolve(undefined), close: () => undefined };
  let isSecret = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    ask: async (question, options = {}) => {
      process.stdout.write(question);
      isSecret = options.isSecret ?? false;
      const answer = await lines.question('');
      if (isSecret) process.stdout.write('\n');
      isSecret = false;
      return answer;
    },
    close: () => lines.close(),
  };
}

await runCommand(main);
