import type { Knex } from 'knex';
import { savePicture } from '../../../src/modules/identity/avatars/avatars.service';
import type { FileStore } from '../../../src/platform/files/file-store';
import type { DemoUsers } from '../seed-users';
import { drawnOnce } from './drawn-once';
import { drawFirmMark } from './firm-mark';
import { otherLooks, professionalLooks, type FirmIcon, type Look } from './looks';
import { pictureDigits } from './picture-digits';
import { drawPortrait } from './portrait';

/** Gives the demo people portraits and their firms marks: drawn, and stored as an upload would be. */
export async function seedPictures(knex: Knex, users: DemoUsers, store: FileStore): Promise<void> {
  const save = async (subject: string, svg: string): Promise<string> =>
    savePicture(await drawnOnce(svg), store, pictureDigits(subject));
  const portrait = async (name: string, look: Look): Promise<void> => {
    const profilePicture = await save(`portrait ${name}`, drawPortrait(name, look));
    await knex('users')
      .where({ id: users.idOf(name) })
      .update({ profilePicture });
  };
  const mark = async (name: string, icon: FirmIcon, index: number): Promise<void> => {
    const logoUrl = await save(`mark ${name}`, drawFirmMark(index, icon));
    await knex('accountant_profiles')
      .where({ userId: users.idOf(name) })
      .update({ logoUrl });
  };
  const professionals = Object.entries(professionalLooks);
  await Promise.all([
    ...professionals.map(([name, [hairstyle, skin, hair]]) => portrait(name, [hairstyle, skin, hair])),
    ...Object.entries(otherLooks).map(([name, look]) => portrait(name, look)),
    ...professionals.map(([name, [, , , icon]], index) => mark(name, icon, index)),
  ]);
}
