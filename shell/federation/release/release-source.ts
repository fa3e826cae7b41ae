import type { ReleaseSource } from '@counterpart/api/contract';

/**
 * Commit and run of the pipeline that builds here, from the variables of GitHub Actions or GitLab CI; undefined on a
 * developer's machine.
 */
export function releaseSource(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ReleaseSource | undefined {
  const commit = env['GITHUB_SHA'] ?? env['CI_COMMIT_SHA'];
  const github = `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
  const url = env['GITHUB_RUN_ID'] ? github : env['CI_PIPELINE_URL'];
  if (!commit) return undefined;
  return { commit, ...(url?.startsWith('https://') && { url }) };
}
