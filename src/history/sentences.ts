// What commits and publishing report to people: codes with arguments, so that a terminal prints English and the preview's pages speak the
// owner's language (src/preview/words/TAG/sentences.ts).

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

export const sentences = {
  /** Text of a program, a fault or a build, which has no translation. */
  text: (text: string) => text,
  itSaysWhy: () => 'It says why:',

  gitMissing: () => 'Git is not installed here, so copies of the site are kept instead.',
  gitSilent: () => 'Git does not answer, so copies of the site are kept instead.',
  gitIgnores: (manifest: string) => `Git ignores ${manifest}, so copies of the site are kept instead.`,
  foreignOwner: () =>
    "The folder belongs to another user, and Git does not trust it: it names the command for that in the terminal with 'git status'.",
  noRepository: () => 'The site is in no Git repository, so copies of it are kept instead.',
  needsRepository: () => 'Publishing by Git needs a repository: "git init", and "git remote add origin ADDRESS".',
  conflict: () =>
    'Two versions of a file are in conflict. Decide between the lines that Git has marked, then "git add" the file.',
  unfinishedMerge: () =>
    'A merge is not finished. End it with "git merge --continue" or "git merge --abort", then commit here.',
  unfinishedRebase: () =>
    'A rebase is not finished. End it with "git rebase --continue" or "git rebase --abort", then commit here.',
  unfinishedCherryPick: () =>
    'A cherry-pick is not finished. End it with "git cherry-pick --continue" or "--abort", then commit here.',

  cannotCommitYet: () => 'This cannot be committed yet.',
  commitWouldBeLost: () => 'No branch is checked out, so a commit would be lost.',
  nameNewBranch: () => 'Give a name for a new branch below.',
  unknownAuthor: () => 'Git does not know who commits.',
  giveNameAndAddress: () => 'Give a name and an e-mail address below.',
  nothingToCommit: () => 'There is nothing to commit.',
  asLastCommit: () => 'The site is as it was with the last commit.',
  filesRefused: () => 'Git does not take the files.',
  committedTo: (count: number, branch: string) => `Committed ${counted(count, 'file')} to ${branch}.`,
  committed: (count: number) => `Committed ${counted(count, 'file')}.`,
  committedNotPushed: (count: number) => `Committed ${counted(count, 'file')}, but not pushed:`,
  noBranchName: (branch: string) => `"${branch}" is no name for a branch.`,
  branchNameHint: () => 'Use letters, digits and dashes: "new-prices".',
  branchExists: (branch: string) => `There is a branch ${branch} already.`,
  chooseAnotherName: () => 'Choose another name.',
  branchFailed: () => 'Git cannot make the branch.',
  commitLate: () => 'Git did not end within two minutes.',
  hookMayWait: () => 'A hook may wait for something, or a signature for its password.',
  gitBusy: () => 'Another Git command is at work.',
  waitOrDeleteLock: () => 'Wait until it has ended; after a crash, delete .git/index.lock.',
  notSigned: () => 'The commit could not be signed.',
  signInTerminal: () => 'Commit in a terminal, where the key can be unlocked.',
  hookRefused: () => 'A hook of the repository refused the commit.',
  hookSaid: () => 'Nothing is committed. It said:',
  commitFailed: () => 'Git did not commit.',

  noBranch: () => 'No branch is checked out.',
  commitToNewBranch: () => 'Commit to a new branch first.',
  noRemote: () => 'There is no remote to push to.',
  addRemote: () => 'Add one with "git remote add origin ADDRESS".',
  pushed: (branch: string, remote: string) => `Pushed ${branch} to ${remote}.`,
  notInCommits: (files: string) => `The host builds without your changes of ${files}: commit and push them too.`,
  remoteIsAhead: (remote: string) => `${remote} has commits that are not here.`,
  pullFirst: () => 'Run "git pull --rebase" in a terminal, or commit to a new branch.',
  remoteDenies: (remote: string) => `${remote} does not let you in.`,
  signInToRemote: () => 'Sign in to it with Git in a terminal once, then push again.',
  remoteUnreachable: (remote: string) => `${remote} cannot be reached.`,
  checkNetwork: () => 'Look at the network and at "git remote -v".',
  branchRejected: (remote: string, branch: string) => `${remote} does not take the branch ${branch}.`,
  mayBeProtected: () => 'It may be protected: commit to a new branch.',
  remoteLate: (remote: string) => `${remote} did not answer in time.`,
  pushFailed: () => 'Git did not push.',

  notInLastCommit: (file: string) => `${file} was not there with the last commit.`,
  deleteByHand: () => 'Delete it by hand.',
  isAsItWas: (file: string) => `${file} is as it was.`,
  copyMade: () => 'A copy is made.',
  copyFailed: () => 'No copy could be made.',
  inHistoryAlready: () => 'Everything is in the history already.',
  copyKept: () => 'A copy is kept in .lectern/copies.',

  nothingWrong: () => 'Nothing is wrong.',
  problemsToFix: (count: number) => `${counted(count, 'problem')} to fix first.`,
  noDestination: () => 'The manifest does not say where the site lives.',
  writeDestination: () => 'Write "publish: { to: folder, path: /srv/site }" into it, with what is yours.',
  notReady: (count: number) => `${counted(count, 'thing')} not ready for the public.`,
  formsBehind: () => 'The hosted functions were written from other forms, and refuse what is new in these.',
  formsFollow: () =>
    'Run `npm run supabase`, then `supabase db push` and `supabase functions deploy`; or publish all the same.',
  supplyOrPublish: () => 'Supply them, or publish all the same.',
  unconfirmed: () => 'Where the site goes has not been confirmed on this machine.',
  askedOnce: () => 'You are asked once, and again when it changes.',
  publishesAlready: () => 'Publishing is under way already.',
  cannotBuild: () => 'This preview cannot build, so it cannot publish.',
  anotherProcess: () => 'Another process is publishing this site.',
  waitForOther: () => 'Wait until it has ended, then try again.',
  samePlace: (hosts: string) => `The program would put ${hosts} where the site is.`,
  writeHost: () => 'Write "run:" with "{host}", which stands for the host that each folder is for.',
  noEarlierBuild: () => 'There is no build before this one.',
  publishTwice: () => 'Once two were published from here, one can be taken back.',
  notFromCommit: () => 'The build before was not made from a commit.',
  takeBackInReview: () => 'Take the change back in Review, and publish.',
  noRevertCommit: () => 'Git cannot make the commit that takes it back.',
  notBuilt: () => 'The site could not be built.',
  liveStays: () => 'What is live stays as it is.',

  /** Empty arguments are unknown. */
  pushesBranch: (branch: string, remote: string, address: string) =>
    `Pushes the branch ${branch || 'that is checked out'} to ${remote || 'the remote'}${address && ` (${address})`}, where the host builds it.`,
  writesIntoFolders: (folders: string, count: number) =>
    `Writes the finished site into the folder${count === 1 ? '' : 's'} ${folders}.`,
  runsProgram: () => 'Runs a program of this machine:',
  runsProgramFor: (hosts: string) => `Runs a program of this machine, also for ${hosts}:`,
  notDone: () => 'Not done:',
  confirmedOnce: () => 'That is to be confirmed once on this machine.',
  buildGone: () => 'The build is not kept here any more.',
  publishAgain: () => 'Publish again.',
  forHost: (host: string) => `${host}:`,
  folderHoldsSources: (folder: string) => `The folder ${folder} holds what the site is made from.`,
  nameOwnFolder: () => 'Name a folder of its own in "path:".',
  filesWritten: (written: number, unchanged: number, removed: number) =>
    `${written} files written, ${unchanged} unchanged, ${removed} removed.`,
  checkPermissions: () => 'Check its permissions and the free space.',
  programDone: (program: string) => `${program} has ended well.`,
  programMissing: (program: string) => `The program ${program} is not on this machine.`,
  installProgram: () => 'Install it, or name another one in "run:".',
  programLate: (program: string) => `${program} was ended after a quarter of an hour.`,
  programFailed: (program: string, code: number) => `${program} ended with ${code}.`,
  saysWhyBelow: () => 'It says why below.',
  stillLive: () => 'What was live before is still live.',
  liveChanged: () => 'What is live now is not what was live before: take it back, or publish again.',
  notShownYet: (minutes: number) => `The site has not shown it within ${counted(minutes, 'minute')}.`,
  otherBuild: (url: string) => `${url} still answers with another build.`,
  /** `hosts`: hosts of languages, empty where there are none. */
  answersWithBuild: (url: string, hosts: string) =>
    hosts === '' ? `${url} answers with this build.` : `${url} and ${hosts} answer with this build.`,
  noBuildMark: (url: string) => `${url} does not say which build it is.`,
  answersStatus: (url: string, status: number) => `${url} answers ${status}.`,
  noAnswer: (url: string) => `${url} does not answer.`,
}

export type Sentences = typeof sentences

type Argument = string | number

export interface Sentence {
  code: keyof Sentences
  args: readonly Argument[]
}

export const sentence = <Code extends keyof Sentences>(code: Code, ...args: Parameters<Sentences[Code]>): Sentence => ({
  code,
  args,
})

/** Joins sentences in a language: `Committed 2 files. Pushed main to origin.` */
export const inWords = (said: readonly Sentence[], language: Sentences = sentences): string =>
  said.map(({ code, args }) => (language[code] as (...all: readonly Argument[]) => string)(...args)).join(' ')
