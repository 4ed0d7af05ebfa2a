import { counted } from './counted.ts'

export const sheets = {
  problems: {
    name: 'Problems',
    held: 'The page shows the last state without errors.',
    none: 'There is nothing wrong.',
    asYaml: (line: number, file: string) => `Show line ${line} of ${file} as YAML`,
    around: (line: number) => `Lines around ${line}`,
    apply: (fix: string) => `Apply: ${fix}`,
  },
  origin: {
    name: 'Origin',
    title: 'Where it comes from',
    what: {
      page: 'written on the page',
      layout: 'written in the layout of the version',
      use: 'where the page uses the shared section',
      with: 'written where the page uses the shared section',
      fragment: 'written in the shared section',
      fact: 'a fact in it',
      site: 'said of the site',
      texts: 'among the texts',
      form: 'written in the form',
      default: "the format's own word: write it under texts to change it",
    },
  },
  post: {
    name: 'Requests',
    last: 'The last request, sent as a test',
    signInMails: 'Mails of the sign-in emulator',
    none: 'No request has been sent yet.',

    /** Commands stand between backticks. */
    about: (command: string) =>
      `Send the form of a page: it is stored in a database of the preview, and nothing leaves this machine. ${command} lists what was sent.`,
    signIn: (command: string) => `People sign in by an emulator for development; add one with ${command}.`,
    answer: 'Answer',
    row: 'Stored row',
    noMail: 'No mail would leave.',
    mail: 'Mail that would leave',
  },
  comparing: {
    inEvery: (path: string) => `${path} in every version`,
    markDifferences: 'Mark differences',
    scrollTogether: 'Scroll together',
    same: 'nothing differs',
    ofItsOwn: (count: number) => counted(count, { one: '# text of its own', other: '# texts of its own' }),
    threeWidths: (path: string) => `${path} at three widths`,
    fit: 'Fit into the window',
    pixels: (width: number) => `${width} px`,
  },
  noSuchPage: 'There is no such page.',
  yaml: {
    titleSaved: (file: string) => `${file}, saved`,
    titleNotSaved: (file: string) => `${file}, not saved`,
    toBlock: 'Go to the block shown',

    /** Keys stand between backticks. */
    keys: '`Ctrl` `S` saves, `Ctrl` `Space` offers words, `Escape` then `Tab` leaves',
    conflict: 'Conflict',
    bothKept: 'Both texts are kept until you decide.',
    beforeSaved: 'Before it is saved',
    cannotFollow: 'The database cannot follow.',
    hasToFollow: 'The database has to follow.',
    nameIsFree: (name: string) => `The name ${name} is free.`,
    nothingToSave: 'There is nothing to save.',
    notSaved: (message: string) => `Not saved: ${message}`,
    takenOver: 'Changed by another hand meanwhile, and taken over.',
    typedNotSaved: 'This was typed and not saved.',
  },
}
