// The status item: which site the open file belongs to, in which reading it is built, and how many problems it has.
const { dirname, sep } = require('node:path')
const vscode = require('vscode')

const counted = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`

class SiteStatus {
  /** What the servers have said last, by the path of the manifest. */
  sites = new Map()
  item = vscode.window.createStatusBarItem('lectern.site', vscode.StatusBarAlignment.Left, 10)

  constructor() {
    this.item.name = 'Lectern: site'
    this.item.command = 'workbench.actions.view.problems'
  }

  dispose() {
    this.item.dispose()
  }

  /** `status`: what a server says of a site after each check. */
  take(status) {
    this.sites.set(vscode.Uri.parse(status.manifest).fsPath, status)
    this.show()
  }

  /** Nothing is known of sites whose servers have ended. */
  forget() {
    this.sites.clear()
    this.show()
  }

  /** The innermost site that a file is in, with the path of its manifest; undefined where no server has told of one. */
  of(document) {
    const file = document?.uri.fsPath ?? ''
    const around = [...this.sites].filter(([manifest]) => file.startsWith(dirname(manifest) + sep))
    const [found] = around.sort(([one], [other]) => other.length - one.length)
    return found && { path: found[0], ...found[1] }
  }

  /** Of the file that is in front. */
  show() {
    const site = this.of(vscode.window.activeTextEditor?.document)
    if (!site) return this.item.hide()
    const { name, reading, readings, errors, warnings } = site
    const problems = errors + warnings
    const sign = errors > 0 ? '$(error)' : problems > 0 ? '$(warning)' : '$(pass)'
    const said = problems === 0 ? 'no problems' : counted(problems, 'problem')
    const shown = readings.length > 1 ? `${name || 'Site'} · ${reading}` : name || 'Site'
    this.item.text = `${sign} ${shown} · ${said}`
    const of = readings.length > 1 ? `Reading ${reading} of ${readings.join(', ')}. ` : ''
    this.item.tooltip = `${of}${counted(errors, 'error')}, ${counted(warnings, 'warning')}. A click lists them.`
    this.item.accessibilityInformation = { label: `Lectern: ${shown}, ${said}` }
    this.item.backgroundColor = errors > 0 ? new vscode.ThemeColor('statusBarItem.errorBackground') : undefined
    this.item.show()
  }
}

module.exports = { SiteStatus }
