import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mark, type TimerHost } from './timer-host.ts'

/** The repository's top folder, the only place where GitHub looks for workflows; `root` outside a repository. */
function topOf(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return root
  }
}

const file = 'scheduled-build.yml'

export default {
  files: {
    folder: (root) => join(topOf(root), '.github/workflows'),
    isOne: /^scheduled-build\.yml$/,
    of: (timers, { whenOf }) =>
      new Map(
        timers.length === 0
          ? []
          : [
              [
                file,
                `# ${mark}
name: scheduled build
on:
  workflow_dispatch:
  schedule: # in UTC
${timers.map((timer) => `    - cron: "${timer.cron}" # ${whenOf(timer)}\n`).join('')}permissions:
  actions: write
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - name: The site is built and published again
        env:
          BUILD_HOOK: \${{ secrets.BUILD_HOOK }}
          PUBLISHING_WORKFLOW: \${{ vars.PUBLISHING_WORKFLOW }}
          GH_TOKEN: \${{ github.token }}
        run: |
          if [ -n "$BUILD_HOOK" ]; then
            curl --fail --silent --show-error --request POST "$BUILD_HOOK"
          elif [ -n "$PUBLISHING_WORKFLOW" ]; then
            gh workflow run "$PUBLISHING_WORKFLOW" --repo "$GITHUB_REPOSITORY"
          else
            echo "::error::Set the secret BUILD_HOOK, or the variable PUBLISHING_WORKFLOW."
            exit 1
          fi
`,
              ],
            ],
      ),
  },
  next: `Commit it, and say what it starts, in the settings of the repository: the secret BUILD_HOOK, which is the address of a build hook of
your host, or the variable PUBLISHING_WORKFLOW, which is the file of the workflow that publishes the site (with "workflow_dispatch:").`,
} satisfies TimerHost
