import { manifestDifferences } from '@counterpart/shell/sdk/testing';
import { expect, it } from 'vitest';
import manifest from '../remote.json';
import { remote } from './remote';

it('has the routes and slots that the area declares, and no others', () => {
  expect(manifestDifferences(remote, manifest)).toEqual([]);
});
