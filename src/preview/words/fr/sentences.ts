import type { Sentences } from '../../../history/sentences.ts'
import { counted } from './counted.ts'

const files = (count: number) => counted(count, { one: '# fichier', other: '# fichiers' })

export const sentences: Sentences = {
  text: (text) => text,
  itSaysWhy: () => 'Il dit pourquoi :',

  gitMissing: () => 'Git n’est pas installé ici, des copies du site sont donc conservées à la place.',
  gitSilent: () => 'Git ne répond pas, des copies du site sont donc conservées à la place.',
  gitIgnores: (manifest) => `Git ignore ${manifest}, des copies du site sont donc conservées à la place.`,
  foreignOwner: () =>
    'Le dossier appartient à un autre utilisateur et Git ne lui fait pas confiance : « git status » dans le terminal nomme la commande à utiliser.',
  noRepository: () => 'Le site n’est dans aucun dépôt Git, des copies en sont donc conservées.',
  needsRepository: () => 'Publier par Git demande un dépôt : « git init », et « git remote add origin ADRESSE ».',
  conflict: () =>
    'Deux versions d’un fichier sont en conflit. Choisissez entre les lignes que Git a marquées, puis « git add » le fichier.',
  unfinishedMerge: () =>
    'Une fusion n’est pas terminée. Terminez-la avec « git merge --continue » ou « git merge --abort », puis enregistrez ici.',
  unfinishedRebase: () =>
    'Un rebase n’est pas terminé. Terminez-le avec « git rebase --continue » ou « git rebase --abort », puis enregistrez ici.',
  unfinishedCherryPick: () =>
    'Un cherry-pick n’est pas terminé. Terminez-le avec « git cherry-pick --continue » ou « --abort », puis enregistrez ici.',

  cannotCommitYet: () => 'L’enregistrement n’est pas encore possible.',
  commitWouldBeLost: () => 'Aucune branche n’est active : ce qui serait enregistré serait perdu.',
  nameNewBranch: () => 'Donnez ci-dessous un nom à une nouvelle branche.',
  unknownAuthor: () => 'Git ne sait pas qui enregistre ici.',
  giveNameAndAddress: () => 'Donnez ci-dessous un nom et une adresse e-mail.',
  nothingToCommit: () => 'Il n’y a rien à enregistrer.',
  asLastCommit: () => 'Le site est comme au dernier état de l’historique.',
  filesRefused: () => 'Git n’accepte pas les fichiers.',
  committedTo: (count, branch) => `${files(count)} dans l’historique, sur ${branch}.`,
  committed: (count) => `${files(count)} dans l’historique.`,
  committedNotPushed: (count) => `${files(count)} dans l’historique, mais rien n’est envoyé :`,
  noBranchName: (branch) => `« ${branch} » n’est pas un nom de branche.`,
  branchNameHint: () => 'Utilisez des lettres, des chiffres et des tirets : « nouveaux-prix ».',
  branchExists: (branch) => `Il y a déjà une branche ${branch}.`,
  chooseAnotherName: () => 'Choisissez un autre nom.',
  branchFailed: () => 'Git ne peut pas créer la branche.',
  commitLate: () => 'Git n’a pas terminé en deux minutes.',
  hookMayWait: () => 'Un hook attend peut-être quelque chose, ou une signature son mot de passe.',
  gitBusy: () => 'Une autre commande Git est en cours.',
  waitOrDeleteLock: () => 'Attendez qu’elle se termine ; après un plantage, supprimez .git/index.lock.',
  notSigned: () => 'L’état n’a pas pu être signé.',
  signInTerminal: () => 'Enregistrez-le dans un terminal, où la clé peut être déverrouillée.',
  hookRefused: () => 'Un hook du dépôt a refusé l’enregistrement.',
  hookSaid: () => 'Rien n’est enregistré. Le hook dit :',
  commitFailed: () => 'Git n’a rien enregistré.',

  noBranch: () => 'Aucune branche n’est active.',
  commitToNewBranch: () => 'Enregistrez d’abord sur une nouvelle branche.',
  noRemote: () => 'Il n’y a pas de dépôt distant vers lequel envoyer.',
  addRemote: () => 'Ajoutez-en un avec « git remote add origin ADRESSE ».',
  pushed: (branch, remote) => `${branch} est envoyée vers ${remote}.`,
  notInCommits: (files) =>
    `L’hébergeur construit sans vos modifications de ${files} : validez-les et envoyez-les aussi.`,
  remoteIsAhead: (remote) => `${remote} a des états qui ne sont pas ici.`,
  pullFirst: () => 'Lancez « git pull --rebase » dans un terminal, ou prenez une nouvelle branche.',
  remoteDenies: (remote) => `${remote} vous refuse l’accès.`,
  signInToRemote: () => 'Connectez-vous-y une fois avec Git dans un terminal, puis envoyez de nouveau.',
  remoteUnreachable: (remote) => `${remote} est injoignable.`,
  checkNetwork: () => 'Vérifiez le réseau et « git remote -v ».',
  branchRejected: (remote, branch) => `${remote} n’accepte pas la branche ${branch}.`,
  mayBeProtected: () => 'Elle est peut-être protégée : prenez une nouvelle branche.',
  remoteLate: (remote) => `${remote} n’a pas répondu à temps.`,
  pushFailed: () => 'Git n’a rien envoyé.',

  notInLastCommit: (file) => `${file} n’existait pas au dernier état de l’historique.`,
  deleteByHand: () => 'Supprimez-le à la main.',
  isAsItWas: (file) => `${file} est de nouveau comme avant.`,
  copyMade: () => 'Une copie est faite.',
  copyFailed: () => 'Aucune copie n’a pu être faite.',
  inHistoryAlready: () => 'Tout est déjà dans l’historique.',
  copyKept: () => 'Une copie est conservée dans .lectern/copies.',

  nothingWrong: () => 'Tout est en ordre.',
  problemsToFix: (count) =>
    counted(count, { one: '# problème à corriger d’abord.', other: '# problèmes à corriger d’abord.' }),
  noDestination: () => 'Le manifeste ne dit pas où se trouve le site.',
  writeDestination: () => 'Écrivez-y « publish: { to: folder, path: /srv/site } », avec vos propres indications.',
  notReady: (count) =>
    counted(count, {
      one: '# élément n’est pas prêt pour le public.',
      other: '# éléments ne sont pas prêts pour le public.',
    }),
  formsBehind: () =>
    'Les fonctions hébergées connaissent d’autres formulaires et refusent ce qui est nouveau dans ceux-ci.',
  formsFollow: () =>
    'Lancez `npm run supabase`, puis `supabase db push` et `supabase functions deploy`; ou publiez quand même.',
  supplyOrPublish: () => 'Complétez-les, ou publiez quand même.',
  unconfirmed: () => 'La destination du site n’a pas été confirmée sur cet ordinateur.',
  askedOnce: () => 'La question est posée une fois, et de nouveau si elle change.',
  publishesAlready: () => 'La publication est déjà en cours.',
  cannotBuild: () => 'Cet aperçu ne peut pas construire, et donc pas publier.',
  anotherProcess: () => 'Un autre processus est en train de publier ce site.',
  waitForOther: () => 'Attendez qu’il ait terminé, puis réessayez.',
  samePlace: (hosts) => `Le programme mettrait ${hosts} là où se trouve le site.`,
  writeHost: () => 'Écrivez « run: » avec « {host} », qui représente l’hôte de chaque dossier.',
  noEarlierBuild: () => 'Il n’y a pas de version publiée avant celle-ci.',
  publishTwice: () => 'Après deux publications depuis cet ordinateur, on peut revenir à la précédente.',
  notFromCommit: () => 'La version précédente ne vient pas de l’historique.',
  takeBackInReview: () => 'Annulez la modification dans la relecture, puis publiez.',
  noRevertCommit: () => 'Git ne peut pas enregistrer l’état qui l’annule.',
  notBuilt: () => 'Le site n’a pas pu être construit.',
  liveStays: () => 'Ce qui est en ligne reste tel quel.',

  pushesBranch: (branch, remote, address) =>
    `Envoie la branche ${branch || 'active'} vers ${remote || 'le dépôt distant'}${address && ` (${address})`}, où l’hébergeur construit le site.`,
  writesIntoFolders: (folders, count) =>
    `Écrit le site terminé dans ${count === 1 ? 'le dossier' : 'les dossiers'} ${folders}.`,
  runsProgram: () => 'Lance un programme de cet ordinateur :',
  runsProgramFor: (hosts) => `Lance un programme de cet ordinateur, aussi pour ${hosts} :`,
  notDone: () => 'Pas fait :',
  confirmedOnce: () => 'C’est à confirmer une fois sur cet ordinateur.',
  buildGone: () => 'Cette version n’est plus conservée ici.',
  publishAgain: () => 'Publiez de nouveau.',
  forHost: (host) => `${host} :`,
  folderHoldsSources: (folder) => `Le dossier ${folder} contient ce dont le site est fait.`,
  nameOwnFolder: () => 'Indiquez sous « path: » un dossier à part.',
  filesWritten: (written, unchanged, removed) =>
    `${counted(written, { one: '# fichier écrit', other: '# fichiers écrits' })}, ${counted(unchanged, { one: '# inchangé', other: '# inchangés' })}, ${counted(removed, { one: '# supprimé', other: '# supprimés' })}.`,
  checkPermissions: () => 'Vérifiez ses droits d’accès et l’espace libre.',
  programDone: (program) => `${program} s’est bien terminé.`,
  programMissing: (program) => `Le programme ${program} n’existe pas sur cet ordinateur.`,
  installProgram: () => 'Installez-le, ou indiquez-en un autre sous « run: ».',
  programLate: (program) => `${program} a été arrêté au bout d’un quart d’heure.`,
  programFailed: (program, code) => `${program} s’est terminé avec ${code}.`,
  saysWhyBelow: () => 'Il en donne la raison ci-dessous.',
  stillLive: () => 'Ce qui était en ligne l’est toujours.',
  liveChanged: () => 'Ce qui est en ligne n’est plus ce qui l’était : annulez, ou publiez de nouveau.',
  notShownYet: (minutes) =>
    counted(minutes, {
      one: 'Le site ne l’a pas montré en # minute.',
      other: 'Le site ne l’a pas montré en # minutes.',
    }),
  otherBuild: (url) => `${url} répond encore avec une autre version.`,
  answersWithBuild: (url, hosts) =>
    hosts === '' ? `${url} répond avec cette version.` : `${url} et ${hosts} répondent avec cette version.`,
  noBuildMark: (url) => `${url} ne dit pas de quelle version il s’agit.`,
  answersStatus: (url, status) => `${url} répond ${status}.`,
  noAnswer: (url) => `${url} ne répond pas.`,
}
