import type { Knex } from 'knex';
import { savePicture } from '../../../src/modules/identity/avatars/avatars.service';
import type { FileStore } from '../../../src/platform/files/file-store';
import { demoProfessionals } from '../professionals';
import type { DemoUsers } from '../seed-users';
import { drawnOnce } from './drawn-once';
import { drawFirmMark } from './firm-mark';
import { looks, type Look } from './looks';
import { pictureDigits } from './picture-digits';
import { drawPortrait } from './portrait';

/** Gives the demo people portraits and their firms marks: drawn, and stored as an upload would be. */
export async function seedPictures(knex: Knex, users: DemoUsers, store: FileStore): Promise<void> {
  const save = async (subject: string, svg: string): Promise<string> =>
    savePicture(await drawnOnce(svg), store, pictureDigits(subject));
  const portrait = async (name: string, look: Look): Promise<void> => {
    const id = users.idOf(name);
    const profilePicture = await save(`portrait ${name}`, drawPortrait(name, id, look));
    await knex('users').where({ id }).update({ profilePicture });
  };
  const mark = async (name: string, business: string, index: number): Promise<void> => {
    const logoUrl = await save(`mark ${name}`, await drawFirmMark(index, business));
    await knex('accountant_profiles')
      .where({ userId: users.idOf(name) })
      .update({ logoUrl });
  };
  await Promise.all([
    ...Object.entries(looks).map(([name, look]) => portrait(name, look)),
    ...demoProfessionals.map(({ name, business }, index) => mark(name, business, index)),
  ]);
}
