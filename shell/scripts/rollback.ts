import { rollBackArea } from '../federation/release/publish-release';
import { readArea, readRegistry } from './registry-access';

/** Makes the release of an area current that was so before: `npm run rollback -w mfe-blog`. */
const area = readArea();
console.log(`${area} ${await rollBackArea(area, readRegistry())} is current again.`);
