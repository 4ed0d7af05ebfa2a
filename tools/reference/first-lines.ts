// Puts the first commands of a new site, and of an upgrade, into the documents: from a clone until npm has the package.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text between the marks of a document, before and after the package is published. */
const firstLines: Record<string, { cloned: string; published: string }> = {
  begin: {
    cloned: `\`\`\`sh
cd lectern                        # this repository, cloned or unpacked
npm run init -- ../my-site        # installs what is needed, packs Lectern, makes the site beside it
cd ../my-site
npm run dev                       # the live preview: every save is on the page at once
\`\`\`
`,
    published: `\`\`\`sh
npm create lectern my-site        # or: npx lectern init my-site
cd my-site
npm run dev                       # the live preview: every save is on the page at once
\`\`\`
`,
  },
  options: {
    cloned: `\`npm run init -- ../my-site --template practice --name "Oak Vets" --language en\`. There is no release of Lectern on npm yet. The site depends
on the packed file \`vendor/lectern-0.1.0.tgz\` in its own folder: keep it in version control, and the site installs anywhere without the clone.
`,
    published: `\`npx lectern init my-site --template practice --name "Oak Vets" --language en\`. From a packed file it is
\`npx ./lectern-0.1.0.tgz init my-site\`.
`,
  },
  upgrade: {
    cloned: `\`\`\`sh
cd lectern                        # the clone, once it holds the newer one
npm run init -- --upgrade ../my-site
cd ../my-site
npm run migrate                   # brings the manifest to the present format; comments stay
npm run validate
\`\`\`
`,
    published: `\`\`\`sh
npm install --save-exact lectern@latest
npm run migrate                   # brings the manifest to the present format; comments stay
npm run validate
\`\`\`
`,
  },
  create: {
    cloned: `Not published yet: the README of Lectern says how a site begins from a clone.
`,
    published: `\`npm create lectern my-site\` makes a website that is one file, \`site.yaml\`. It is the same as \`npx lectern init my-site\`.
`,
  },
}

const documents = ['README.md', 'docs/owner.md', 'create-lectern/README.md']

/** Returns the documents with the current texts, by path below the engine's folder. `"private": true` in package.json means unpublished. */
export function documentsWithFirstLines(engine: string): Map<string, string> {
  const read = (file: string) => readFileSync(join(engine, file), 'utf8')
  const isPublished = (JSON.parse(read('package.json')) as { private?: boolean }).private !== true
  const marked = /(<!-- begin: ([a-z]+) .*-->\n)[\s\S]*?(<!-- end: \2 -->)/g
  return new Map(
    documents.map((file) => [
      file,
      read(file).replace(marked, (_all, before: string, name: string, after: string) => {
        const lines = firstLines[name]
        if (!lines) throw new Error(`${file}: nothing is called "${name}" in tools/reference/first-lines.ts.`)
        return before + (isPublished ? lines.published : lines.cloned) + after
      }),
    ]),
  )
}
