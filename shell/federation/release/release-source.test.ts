import { expect, it } from 'vitest';
import { releaseSource } from './release-source';

it('is what GitHub Actions or GitLab CI says of the run, and nothing on a developer’s machine', () => {
  const github = { GITHUB_SHA: 'a1', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'team/blog' };
  const url = 'https://github.com/team/blog/actions/runs/7';
  expect(releaseSource({ ...github, GITHUB_RUN_ID: '7' })).toEqual({ commit: 'a1', url });
  expect(releaseSource({ CI_COMMIT_SHA: 'b2', CI_PIPELINE_URL: 'http://gitlab.internal/1' })).toEqual({ commit: 'b2' });
  expect(releaseSource({})).toBeUndefined();
});
