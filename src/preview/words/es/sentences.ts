import type { Sentences } from '../../../history/sentences.ts'
import { counted } from './counted.ts'

const files = (count: number) => counted(count, { one: '# archivo', other: '# archivos' })

export const sentences: Sentences = {
  text: (text) => text,
  itSaysWhy: () => 'Dice por qué:',

  gitMissing: () => 'Git no está instalado aquí, así que se guardan copias del sitio.',
  gitSilent: () => 'Git no responde, así que se guardan copias del sitio.',
  gitIgnores: (manifest) => `Git ignora ${manifest}, así que se guardan copias del sitio.`,
  foreignOwner: () =>
    'La carpeta es de otro usuario y Git no se fía de ella: «git status» en la terminal dice qué orden usar.',
  noRepository: () => 'El sitio no está en ningún repositorio de Git, así que se guardan copias de él.',
  needsRepository: () => 'Publicar con Git necesita un repositorio: «git init» y «git remote add origin DIRECCIÓN».',
  conflict: () =>
    'Dos versiones de un archivo están en conflicto. Elija entre las líneas que Git ha marcado y luego haga «git add» del archivo.',
  unfinishedMerge: () =>
    'Una fusión no está terminada. Termínela con «git merge --continue» o «git merge --abort» y luego guarde aquí.',
  unfinishedRebase: () =>
    'Un rebase no está terminado. Termínelo con «git rebase --continue» o «git rebase --abort» y luego guarde aquí.',
  unfinishedCherryPick: () =>
    'Un cherry-pick no está terminado. Termínelo con «git cherry-pick --continue» o «--abort» y luego guarde aquí.',

  cannotCommitYet: () => 'Todavía no se puede guardar en el historial.',
  commitWouldBeLost: () => 'No hay ninguna rama activa, así que lo guardado se perdería.',
  nameNewBranch: () => 'Dé abajo un nombre a una rama nueva.',
  unknownAuthor: () => 'Git no sabe quién guarda aquí.',
  giveNameAndAddress: () => 'Dé abajo un nombre y una dirección de correo.',
  nothingToCommit: () => 'No hay nada que guardar.',
  asLastCommit: () => 'El sitio está como en el último estado del historial.',
  filesRefused: () => 'Git no acepta los archivos.',
  committedTo: (count, branch) => `${files(count)} en el historial, en ${branch}.`,
  committed: (count) => `${files(count)} en el historial.`,
  committedNotPushed: (count) => `${files(count)} en el historial, pero sin enviar:`,
  noBranchName: (branch) => `«${branch}» no es un nombre de rama.`,
  branchNameHint: () => 'Use letras, cifras y guiones: «precios-nuevos».',
  branchExists: (branch) => `Ya hay una rama ${branch}.`,
  chooseAnotherName: () => 'Elija otro nombre.',
  branchFailed: () => 'Git no puede crear la rama.',
  commitLate: () => 'Git no terminó en dos minutos.',
  hookMayWait: () => 'Quizá un hook espera algo, o una firma su contraseña.',
  gitBusy: () => 'Otra orden de Git está en marcha.',
  waitOrDeleteLock: () => 'Espere a que termine; tras un fallo, borre .git/index.lock.',
  notSigned: () => 'No se pudo firmar el estado.',
  signInTerminal: () => 'Guárdelo en una terminal, donde se pueda desbloquear la clave.',
  hookRefused: () => 'Un hook del repositorio lo rechazó.',
  hookSaid: () => 'No se ha guardado nada. El hook dice:',
  commitFailed: () => 'Git no guardó nada.',

  noBranch: () => 'No hay ninguna rama activa.',
  commitToNewBranch: () => 'Guarde primero en una rama nueva.',
  noRemote: () => 'No hay ningún remoto al que enviar.',
  addRemote: () => 'Añada uno con «git remote add origin DIRECCIÓN».',
  pushed: (branch, remote) => `${branch} se ha enviado a ${remote}.`,
  notInCommits: (files) => `El host compila sin sus cambios en ${files}: confírmelos y envíelos también.`,
  remoteIsAhead: (remote) => `${remote} tiene estados que no están aquí.`,
  pullFirst: () => 'Ejecute «git pull --rebase» en una terminal, o use una rama nueva.',
  remoteDenies: (remote) => `${remote} no le deja entrar.`,
  signInToRemote: () => 'Inicie sesión allí una vez con Git en una terminal y vuelva a enviar.',
  remoteUnreachable: (remote) => `No se puede llegar a ${remote}.`,
  checkNetwork: () => 'Compruebe la red y «git remote -v».',
  branchRejected: (remote, branch) => `${remote} no acepta la rama ${branch}.`,
  mayBeProtected: () => 'Quizá esté protegida: use una rama nueva.',
  remoteLate: (remote) => `${remote} no respondió a tiempo.`,
  pushFailed: () => 'Git no envió nada.',

  notInLastCommit: (file) => `${file} no estaba en el último estado del historial.`,
  deleteByHand: () => 'Bórrelo a mano.',
  isAsItWas: (file) => `${file} está otra vez como estaba.`,
  copyMade: () => 'Se ha hecho una copia.',
  copyFailed: () => 'No se pudo hacer ninguna copia.',
  inHistoryAlready: () => 'Todo está ya en el historial.',
  copyKept: () => 'Se guarda una copia en .lectern/copies.',

  nothingWrong: () => 'Todo está bien.',
  problemsToFix: (count) =>
    counted(count, { one: '# problema que corregir antes.', other: '# problemas que corregir antes.' }),
  noDestination: () => 'El manifiesto no dice dónde está el sitio.',
  writeDestination: () => 'Escriba en él «publish: { to: folder, path: /srv/site }», con sus propios datos.',
  notReady: (count) =>
    counted(count, {
      one: '# cosa no está lista para el público.',
      other: '# cosas no están listas para el público.',
    }),
  formsBehind: () => 'Las funciones alojadas conocen otros formularios y rechazan lo que es nuevo en estos.',
  formsFollow: () =>
    'Ejecute `npm run supabase`, después `supabase db push` y `supabase functions deploy`; o publique de todos modos.',
  supplyOrPublish: () => 'Complételas, o publique de todos modos.',
  unconfirmed: () => 'El destino del sitio no se ha confirmado en este equipo.',
  askedOnce: () => 'Se le pregunta una vez, y otra si cambia.',
  publishesAlready: () => 'La publicación ya está en marcha.',
  cannotBuild: () => 'Esta vista previa no puede construir, así que no puede publicar.',
  anotherProcess: () => 'Otro proceso está publicando este sitio.',
  waitForOther: () => 'Espere a que termine y vuelva a intentarlo.',
  samePlace: (hosts) => `El programa pondría ${hosts} donde está el sitio.`,
  writeHost: () => 'Escriba «run:» con «{host}», que representa el host de cada carpeta.',
  noEarlierBuild: () => 'No hay ninguna versión publicada antes de esta.',
  publishTwice: () => 'Tras publicar dos veces desde aquí, se puede volver a la anterior.',
  notFromCommit: () => 'La versión anterior no viene del historial.',
  takeBackInReview: () => 'Deshaga el cambio en la revisión y publique.',
  noRevertCommit: () => 'Git no puede guardar el estado que lo deshace.',
  notBuilt: () => 'No se pudo generar el sitio.',
  liveStays: () => 'Lo que está en línea sigue como está.',

  pushesBranch: (branch, remote, address) =>
    `Envía la rama ${branch || 'activa'} a ${remote || 'el remoto'}${address && ` (${address})`}, donde el host genera el sitio.`,
  writesIntoFolders: (folders, count) =>
    `Escribe el sitio terminado en ${count === 1 ? 'la carpeta' : 'las carpetas'} ${folders}.`,
  runsProgram: () => 'Ejecuta un programa de este equipo:',
  runsProgramFor: (hosts) => `Ejecuta un programa de este equipo, también para ${hosts}:`,
  notDone: () => 'Sin hacer:',
  confirmedOnce: () => 'Hay que confirmarlo una vez en este equipo.',
  buildGone: () => 'Esta versión ya no se guarda aquí.',
  publishAgain: () => 'Publique de nuevo.',
  forHost: (host) => `${host}:`,
  folderHoldsSources: (folder) => `La carpeta ${folder} contiene aquello de lo que se hace el sitio.`,
  nameOwnFolder: () => 'Indique en «path:» una carpeta propia.',
  filesWritten: (written, unchanged, removed) =>
    `${counted(written, { one: '# archivo escrito', other: '# archivos escritos' })}, ${unchanged} sin cambios, ${counted(removed, { one: '# eliminado', other: '# eliminados' })}.`,
  checkPermissions: () => 'Compruebe sus permisos y el espacio libre.',
  programDone: (program) => `${program} ha terminado bien.`,
  programMissing: (program) => `El programa ${program} no está en este equipo.`,
  installProgram: () => 'Instálelo, o indique otro en «run:».',
  programLate: (program) => `${program} se detuvo al cabo de un cuarto de hora.`,
  programFailed: (program, code) => `${program} terminó con ${code}.`,
  saysWhyBelow: () => 'Abajo dice por qué.',
  stillLive: () => 'Lo que estaba en línea sigue en línea.',
  liveChanged: () => 'Lo que está en línea ya no es lo de antes: deshágalo, o publique de nuevo.',
  notShownYet: (minutes) =>
    counted(minutes, {
      one: 'El sitio no lo ha mostrado en # minuto.',
      other: 'El sitio no lo ha mostrado en # minutos.',
    }),
  otherBuild: (url) => `${url} sigue respondiendo con otra versión.`,
  answersWithBuild: (url, hosts) =>
    hosts === '' ? `${url} responde con esta versión.` : `${url} y ${hosts} responden con esta versión.`,
  noBuildMark: (url) => `${url} no dice qué versión es.`,
  answersStatus: (url, status) => `${url} responde ${status}.`,
  noAnswer: (url) => `${url} no responde.`,
}
