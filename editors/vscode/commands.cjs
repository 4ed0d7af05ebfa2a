// What the command palette has under "Lectern".
const { basename, dirname, join } = require('node:path')
const vscode = require('vscode')
const { programOf, runLectern } = require('./run-lectern.cjs')
const { showPage } = require('./show-page.cjs')

const say = (message, ...answers) => vscode.window.showInformationMessage(message, ...answers)

/** `clients` serve the sites, `status` knows what their servers say. Gives each command by its name. */
function commandsOf(clients, status) {
  /** The site of the open file; of several the one that is chosen. */
  async function chosenSite() {
    const open = status.of(vscode.window.activeTextEditor?.document)
    const all = [...status.sites].map(([path, site]) => ({ path, ...site }))
    if (open || all.length < 2) return open ?? all[0] ?? void say('Open site.yaml, or a file of a site, first.')
    const items = all.map((site) => ({
      label: site.name || basename(dirname(site.path)),
      description: site.path,
      site,
    }))
    return (await vscode.window.showQuickPick(items, { title: 'Which site?' }))?.site
  }

  async function openPreview() {
    const site = await chosenSite()
    if (!site) return
    const editor = vscode.window.activeTextEditor
    const isOfSite = editor && status.of(editor.document)?.path === site.path
    const { line, character } = isOfSite ? editor.selection.active : { line: 0, character: 0 }
    const uri = isOfSite ? editor.document.uri.toString() : site.manifest
    const client = clients.of({ uri: vscode.Uri.file(site.path) })
    const page = await client?.sendRequest('lectern/page', { textDocument: { uri }, position: { line, character } })
    if (page) await showPage(page.address, dirname(site.path))
  }

  async function validate() {
    const site = await chosenSite()
    const words = ['--no-color', '--max', '1000']
    if (site) await runLectern(dirname(site.path), ['validate', site.path, ...words], { name: 'Check the site' })
  }

  async function switchReading() {
    const site = await chosenSite()
    if (!site) return
    if (site.readings.length < 2) return void say(`${site.name || 'This site'} has one reading.`)
    const items = site.readings.map((label) => ({ label, description: label === site.reading ? 'now' : '' }))
    const chosen = await vscode.window.showQuickPick(items, { title: 'Which reading is built?' })
    const client = chosen && clients.of({ uri: vscode.Uri.file(site.path) })
    if (!client || chosen.label === site.reading) return
    const params = { manifest: site.manifest, reading: chosen.label }
    const edit = await client.sendRequest('lectern/switchReading', params)
    if (!edit) return void say('The manifest cannot be read. Fix its problems first.')
    await vscode.workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(edit))
  }

  async function newSite() {
    const folders = [
      ...[...status.sites.keys()].map(dirname),
      ...(vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath),
    ]
    const home = folders.find((folder) => programOf(folder))
    if (!home)
      return void say(
        'A new site is made by Lectern itself. Open a clone of Lectern, or a site that has it, and try again.',
      )
    const options = {
      title: 'Where is the new site to be? Its folder goes in here.',
      canSelectFolders: true,
      canSelectFiles: false,
    }
    const [place] = (await vscode.window.showOpenDialog({ ...options, openLabel: 'Make it here' })) ?? []
    const name =
      place && (await vscode.window.showInputBox({ title: 'Name of the folder', value: 'my-site', validateInput }))
    // In a terminal: it asks for the template, the language and the name of the business.
    if (name) await runLectern(home, ['init', join(place.fsPath, name)], { name: 'New site' })
  }

  return {
    'lectern.openPreview': openPreview,
    'lectern.validate': validate,
    'lectern.switchReading': switchReading,
    'lectern.newSite': newSite,
    'lectern.restart': () => clients.restart(),
  }
}

const validateInput = (name) =>
  /^[\w.-]+$/.test(name) && !/^\.+$/.test(name) ? undefined : 'Letters, digits, dashes, dots and underscores.'

module.exports = { commandsOf }
