/** Navigates to another page of the site, as a click on a link would. */
export function followLink(path: string) {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
  link.remove()
}
