/** To another page of the site, as a link of the page would. */
export function followLink(path: string) {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
  link.remove()
}
