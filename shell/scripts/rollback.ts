import { rollBackArea } from '../federation/release/publish-release';
import { readCommand } from './registry-access';

/** Makes the release of an area current that was so before: `npm run rollback -w mfe-blog`. */
const { area, registry } = readCommand();
console.log(`${area} ${await rollBackArea(area, registry)} is current again.`);
