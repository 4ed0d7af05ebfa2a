// The practice site as `npm run init` creates it, with a page that uses anchors and merge keys.
import { newSiteFiles } from '../../../src/new-site/new-site.ts'
import { root } from '../site-of.ts'

const days = `# Days on which the house is open. What all of them share is said once.
/open-days:
  title: Open days
  description: Days on which you may look round the practice, with or without your animal.
  blocks:
    - type: page-intro
      title: Open days
      text: &free It is free, and nobody has to register. # said of every day
    - type: events
      title: The next days
      events:
        - &day
          title: A morning for puppies
          day: 2030-03-09
          place: &garden The garden behind the house
          price: free
        - <<: *day
          title: A morning for kittens
          day: 2030-03-16
        - { title: An hour for rabbits, day: 2030-03-23, place: *garden }
    - type: banner
      tone: raised
      title: Come as you are
      text: *free
      action: { label: How to find us, to: /find-us }
`

/** Path → content. */
export function everydaySite(): Map<string, string> {
  const files = newSiteFiles(root, {
    template: 'practice',
    name: 'Mill Lane Vets',
    language: 'en',
    lectern: '0.1.0',
    commands: [],
  })
  files.delete('package.json')
  return files.set('pages/open-days.yaml', days)
}

const news = `  news:
    from: content/news/*.md
    fields:
      - { name: title, type: text, label: Title, required: true, max: 80 }
      - { name: date, type: date, label: Day, required: true }
      - { name: summary, type: text, label: Summary, required: true, max: 200 }
    order: [date, newest first]
`

const newsPages = `/news:
  title: News
  description: What is new in the practice.
  blocks:
    - { type: page-intro, title: News }
    - { type: entries, of: news, title: All of it }
/news/{entry}:
  for: news
  title: "{entry.title}"
  description: "{entry.summary}"
  blocks:
    - { type: article }
`

const waitingRoom = `---
title: A larger waiting room # from the builders
date: 2026-10-01
summary: Cats have a room of their own.
publish: 2026-10-02 08:00
---
Come and look.
`

/** With news in Markdown and a second language. */
export function everydaySiteWithNews(): Map<string, string> {
  const files = everydaySite()
  const text = files.get('site.yaml') ?? ''
  const languages = 'languages: { en: { name: English }, de: { name: Deutsch, at: /de } }\n'
  return files
    .set('site.yaml', `${text.replace('collections:\n', `collections:\n${news}`)}\n${languages}`)
    .set('pages/news.yaml', newsPages)
    .set('content/news/waiting-room.md', waitingRoom)
    .set('texts/de.yaml', '# What is said in German.\nServices: Leistungen\n')
}
