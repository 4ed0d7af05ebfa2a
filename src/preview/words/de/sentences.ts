import type { Sentences } from '../../../history/sentences.ts'
import { counted } from './counted.ts'

const files = (count: number) => counted(count, { one: '# Datei', other: '# Dateien' })

export const sentences: Sentences = {
  text: (text) => text,
  itSaysWhy: () => 'Es sagt, warum:',

  gitMissing: () => 'Git ist hier nicht installiert, deshalb werden stattdessen Kopien der Website aufbewahrt.',
  gitSilent: () => 'Git antwortet nicht, deshalb werden stattdessen Kopien der Website aufbewahrt.',
  gitIgnores: (manifest) => `Git lässt ${manifest} aus, deshalb werden stattdessen Kopien der Website aufbewahrt.`,
  foreignOwner: () =>
    'Der Ordner gehört einem anderen Benutzer, und Git traut ihm nicht: „git status“ im Terminal nennt den Befehl dafür.',
  noRepository: () => 'Die Website liegt in keinem Git-Repository, deshalb werden Kopien von ihr aufbewahrt.',
  needsRepository: () =>
    'Veröffentlichen mit Git braucht ein Repository: „git init“ und „git remote add origin ADRESSE“.',
  conflict: () =>
    'Zwei Fassungen einer Datei stehen im Konflikt. Wählen Sie zwischen den Zeilen, die Git markiert hat, dann „git add“ für die Datei.',
  unfinishedMerge: () =>
    'Ein Merge ist nicht abgeschlossen. Beenden Sie ihn mit „git merge --continue“ oder „git merge --abort“, dann halten Sie hier fest.',
  unfinishedRebase: () =>
    'Ein Rebase ist nicht abgeschlossen. Beenden Sie ihn mit „git rebase --continue“ oder „git rebase --abort“, dann halten Sie hier fest.',
  unfinishedCherryPick: () =>
    'Ein Cherry-Pick ist nicht abgeschlossen. Beenden Sie ihn mit „git cherry-pick --continue“ oder „--abort“, dann halten Sie hier fest.',

  cannotCommitYet: () => 'Das lässt sich noch nicht festhalten.',
  commitWouldBeLost: () => 'Kein Zweig ist ausgewählt, ein neuer Stand ginge also verloren.',
  nameNewBranch: () => 'Geben Sie unten einen Namen für einen neuen Zweig an.',
  unknownAuthor: () => 'Git weiß nicht, wer hier etwas festhält.',
  giveNameAndAddress: () => 'Geben Sie unten Name und E-Mail-Adresse an.',
  nothingToCommit: () => 'Es gibt nichts festzuhalten.',
  asLastCommit: () => 'Die Website ist wie beim letzten Stand der Historie.',
  filesRefused: () => 'Git nimmt die Dateien nicht an.',
  committedTo: (count, branch) => `${files(count)} auf ${branch} festgehalten.`,
  committed: (count) => `${files(count)} festgehalten.`,
  committedNotPushed: (count) => `${files(count)} festgehalten, aber nicht gesendet:`,
  noBranchName: (branch) => `„${branch}“ ist kein Name für einen Zweig.`,
  branchNameHint: () => 'Nehmen Sie Buchstaben, Ziffern und Bindestriche: „neue-preise“.',
  branchExists: (branch) => `Einen Zweig ${branch} gibt es schon.`,
  chooseAnotherName: () => 'Wählen Sie einen anderen Namen.',
  branchFailed: () => 'Git kann den Zweig nicht anlegen.',
  commitLate: () => 'Git wurde in zwei Minuten nicht fertig.',
  hookMayWait: () => 'Vielleicht wartet ein Hook auf etwas oder eine Signatur auf ihr Passwort.',
  gitBusy: () => 'Ein anderer Git-Befehl ist bei der Arbeit.',
  waitOrDeleteLock: () => 'Warten Sie, bis er fertig ist; nach einem Absturz löschen Sie .git/index.lock.',
  notSigned: () => 'Der Stand konnte nicht signiert werden.',
  signInTerminal: () => 'Halten Sie ihn in einem Terminal fest, wo sich der Schlüssel entsperren lässt.',
  hookRefused: () => 'Ein Hook des Repositorys hat den Stand abgelehnt.',
  hookSaid: () => 'Nichts ist festgehalten. Der Hook sagt:',
  commitFailed: () => 'Git hat nichts festgehalten.',

  noBranch: () => 'Kein Zweig ist ausgewählt.',
  commitToNewBranch: () => 'Halten Sie zuerst auf einem neuen Zweig fest.',
  noRemote: () => 'Es gibt kein Remote, an das gesendet werden kann.',
  addRemote: () => 'Fügen Sie eines hinzu: „git remote add origin ADRESSE“.',
  pushed: (branch, remote) => `${branch} ist an ${remote} gesendet.`,
  notInCommits: (files) => `Der Host baut ohne Ihre Änderungen an ${files}: Committen und senden Sie auch diese.`,
  remoteIsAhead: (remote) => `${remote} hat Stände, die hier fehlen.`,
  pullFirst: () => 'Führen Sie „git pull --rebase“ in einem Terminal aus, oder nehmen Sie einen neuen Zweig.',
  remoteDenies: (remote) => `${remote} lässt Sie nicht hinein.`,
  signInToRemote: () => 'Melden Sie sich dort einmal mit Git in einem Terminal an, dann senden Sie noch einmal.',
  remoteUnreachable: (remote) => `${remote} ist nicht zu erreichen.`,
  checkNetwork: () => 'Prüfen Sie das Netz und „git remote -v“.',
  branchRejected: (remote, branch) => `${remote} nimmt den Zweig ${branch} nicht an.`,
  mayBeProtected: () => 'Vielleicht ist er geschützt: Nehmen Sie einen neuen Zweig.',
  remoteLate: (remote) => `${remote} hat nicht rechtzeitig geantwortet.`,
  pushFailed: () => 'Git hat nichts gesendet.',

  notInLastCommit: (file) => `${file} war beim letzten Stand der Historie nicht da.`,
  deleteByHand: () => 'Löschen Sie die Datei von Hand.',
  isAsItWas: (file) => `${file} ist wieder, wie es war.`,
  copyMade: () => 'Eine Kopie ist gemacht.',
  copyFailed: () => 'Es konnte keine Kopie gemacht werden.',
  inHistoryAlready: () => 'Alles steht schon in der Historie.',
  copyKept: () => 'Eine Kopie liegt in .lectern/copies.',

  nothingWrong: () => 'Alles in Ordnung.',
  problemsToFix: (count) =>
    counted(count, { one: 'Zuerst ist # Problem zu beheben.', other: 'Zuerst sind # Probleme zu beheben.' }),
  noDestination: () => 'Das Manifest sagt nicht, wo die Website liegt.',
  writeDestination: () => 'Schreiben Sie „publish: { to: folder, path: /srv/site }“ hinein, mit Ihren eigenen Angaben.',
  notReady: (count) =>
    counted(count, {
      one: '# Stelle ist noch nicht für die Öffentlichkeit fertig.',
      other: '# Stellen sind noch nicht für die Öffentlichkeit fertig.',
    }),
  formsBehind: () => 'Die gehosteten Funktionen kennen andere Formulare und lehnen ab, was in diesen neu ist.',
  formsFollow: () =>
    'Führen Sie `npm run supabase` aus, dann `supabase db push` und `supabase functions deploy`; oder veröffentlichen Sie trotzdem.',
  supplyOrPublish: () => 'Ergänzen Sie sie, oder veröffentlichen Sie trotzdem.',
  unconfirmed: () => 'Wohin die Website geht, ist auf diesem Rechner noch nicht bestätigt.',
  askedOnce: () => 'Sie werden einmal gefragt, und wieder, wenn es sich ändert.',
  publishesAlready: () => 'Es wird schon veröffentlicht.',
  cannotBuild: () => 'Diese Vorschau kann nicht bauen und deshalb nicht veröffentlichen.',
  anotherProcess: () => 'Ein anderer Vorgang veröffentlicht diese Website gerade.',
  waitForOther: () => 'Warten Sie, bis er fertig ist, dann versuchen Sie es noch einmal.',
  samePlace: (hosts) => `Das Programm würde ${hosts} dorthin legen, wo die Website ist.`,
  writeHost: () => 'Schreiben Sie „run:“ mit „{host}“, das für den Host des jeweiligen Ordners steht.',
  noEarlierBuild: () => 'Vor diesem Stand gibt es keinen.',
  publishTwice: () => 'Sobald zweimal von hier veröffentlicht wurde, lässt sich ein Stand zurücknehmen.',
  notFromCommit: () => 'Der vorige Stand stammt nicht aus der Historie.',
  takeBackInReview: () => 'Nehmen Sie die Änderung unter „Durchsehen“ zurück, und veröffentlichen Sie.',
  noRevertCommit: () => 'Git kann den Stand nicht festhalten, der das zurücknimmt.',
  notBuilt: () => 'Die Website konnte nicht gebaut werden.',
  liveStays: () => 'Was online ist, bleibt, wie es ist.',

  pushesBranch: (branch, remote, address) =>
    `Sendet ${branch ? `den Zweig ${branch}` : 'den ausgewählten Zweig'} an ${remote || 'das Remote'}${address && ` (${address})`}, wo der Host ihn baut.`,
  writesIntoFolders: (folders, count) =>
    `Schreibt die fertige Website in ${count === 1 ? 'den Ordner' : 'die Ordner'} ${folders}.`,
  runsProgram: () => 'Führt ein Programm dieses Rechners aus:',
  runsProgramFor: (hosts) => `Führt ein Programm dieses Rechners aus, auch für ${hosts}:`,
  notDone: () => 'Nicht getan:',
  confirmedOnce: () => 'Das ist auf diesem Rechner einmal zu bestätigen.',
  buildGone: () => 'Dieser Stand ist hier nicht mehr aufbewahrt.',
  publishAgain: () => 'Veröffentlichen Sie noch einmal.',
  forHost: (host) => `${host}:`,
  folderHoldsSources: (folder) => `Im Ordner ${folder} liegt das, woraus die Website gemacht wird.`,
  nameOwnFolder: () => 'Nennen Sie unter „path:“ einen eigenen Ordner.',
  filesWritten: (written, unchanged, removed) =>
    `${files(written)} geschrieben, ${unchanged} unverändert, ${removed} entfernt.`,
  checkPermissions: () => 'Prüfen Sie die Rechte und den freien Platz.',
  programDone: (program) => `${program} ist gut zu Ende gegangen.`,
  programMissing: (program) => `Das Programm ${program} gibt es auf diesem Rechner nicht.`,
  installProgram: () => 'Installieren Sie es, oder nennen Sie unter „run:“ ein anderes.',
  programLate: (program) => `${program} wurde nach einer Viertelstunde beendet.`,
  programFailed: (program, code) => `${program} endete mit ${code}.`,
  saysWhyBelow: () => 'Den Grund nennt es unten.',
  stillLive: () => 'Was vorher online war, ist es noch.',
  liveChanged: () =>
    'Online ist nicht mehr, was vorher online war: Nehmen Sie es zurück, oder veröffentlichen Sie noch einmal.',
  notShownYet: (minutes) =>
    counted(minutes, {
      one: 'Die Website hat es nach # Minute noch nicht gezeigt.',
      other: 'Die Website hat es nach # Minuten noch nicht gezeigt.',
    }),
  otherBuild: (url) => `${url} antwortet noch mit einem anderen Stand.`,
  answersWithBuild: (url, hosts) =>
    hosts === '' ? `${url} antwortet mit diesem Stand.` : `${url} und ${hosts} antworten mit diesem Stand.`,
  noBuildMark: (url) => `${url} sagt nicht, welcher Stand es ist.`,
  answersStatus: (url, status) => `${url} antwortet mit ${status}.`,
  noAnswer: (url) => `${url} antwortet nicht.`,
}
