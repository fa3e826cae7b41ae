import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../db/migrations/migration-source';
import type { DatabaseSettings } from '../database/database-settings';
import { openDatabase } from '../database/open-database';
import { createOnServer, openServer, testServerSettings } from './test-server-databases';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The migrated database that every file's own is a copy of: an SQLite file, or the name of a database on the
     * server.
     */
    template: string;
  }
}

async function migrated(settings: DatabaseSettings): Promise<void> {
  const database = openDatabase(settings, { patient: true });
  await migrate(database);
  // Only the file is copied: what waits beside it belongs in it.
  if (settings.engine === 'sqlite') await database.raw('pragma wal_checkpoint(truncate)');
  await database.destroy();
}

/**
 * Migrates one database before the API's tests, so that no test file has to: on a server the steps take seconds.
 * @returns what removes it
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const onServer = testServerSettings();
  if (!onServer) {
    const folder = mkdtempSync(join(tmpdir(), 'counterpart-template-'));
    const file = join(folder, 'template.db');
    await migrated({ engine: 'sqlite', file });
    provide('template', file);
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const name = `${onServer.name}_template_${process.pid}_${Date.now().toString(36)}`;
  const server = openServer(onServer);
  await createOnServer(server, name);
  await migrated({ ...onServer, name });
  provide('template', name);
  return async () => {
    await server.raw('drop database ??', [name]);
    await server.destroy();
  };
}
