/**
 * Builds the pipeline of an area outside of this repository: it does what `.github/workflows/area.yml` does with one
 * inside.
 */
export const releaseWorkflow = (name: string): string => `name: ${name}
on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

# One run at a time: a release is not overtaken by the next.
concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      - name: The newest contract of the site that package.json accepts
        run: npm update @counterpart/api @counterpart/design-system @counterpart/shell
      - name: Types, against that contract
        run: npm run types
      - name: Test
        run: npm test
      - name: Build, for browsers and for the server
        run: npm run build

  # The registry checks modules, slots, routes and files against the live shells before anything is served.
  release:
    needs: check
    if: github.ref == 'refs/heads/main' && github.event_name != 'pull_request'
    runs-on: ubuntu-latest
    # Four steps of a quarter of an hour at least, each until enough visitors have reported.
    timeout-minutes: 350
    environment: production
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      # The registry compares it with the release before and stops it when it does worse; then this step fails.
      - name: Build, publish and try on a growing share of the visitors
        id: release
        run: npm run release -- --canary
        env:
          NODE_ENV: production
          API_URL: \${{ vars.API_URL }}
          DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
      - name: The site serves it
        id: served
        run: |
          version=$(node -p "require('./dist/production/release.json').version")
          for attempt in 1 2 3 4 5 6 7 8 9 10; do
            curl -fsS "$API_URL/api/platform/discovery" | grep -qF "\\"$version\\"" && exit 0
            sleep 1
          done
          echo "$version of ${name} is not served." >&2
          exit 1
        env:
          API_URL: \${{ vars.API_URL }}
      - name: Teardown of a release that is not served
        if: failure() && steps.release.outcome == 'success' && steps.served.outcome == 'failure'
        run: npm run rollback
        env:
          API_URL: \${{ vars.API_URL }}
          DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
`;
