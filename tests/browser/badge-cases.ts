// Elements that the routine removes and elements that it keeps, as markup for the body of a page.

const corner = 'position:fixed;top:12px;left:12px'
const elsewhere = 'position:fixed;bottom:12px;right:12px'
const picture = '<svg width="40" height="16"><rect width="40" height="16"/></svg>'

export const lookAlikes: Record<string, string> = {
  'a label in the corner': `<div style="${corner}">Beta</div>`,
  'a link in the corner': `<a href="https://example.com" style="${corner}">Hosted by Example</a>`,
  'a picture in the corner': `<div style="${corner}">${picture}</div>`,
  'a bare picture in the corner': `<svg style="${corner}" width="80" height="20"><rect width="80" height="20"/></svg>`,
  'a badge flush with the corner': '<div style="position:fixed;top:0;left:0;padding:4px">Preview</div>',
  'a badge some way off the corner': '<div style="position:fixed;top:40px;left:40px">Staging</div>',
  'a button in the corner': `<button type="button" style="${corner}">Remix</button>`,
  'a badge in a wrapper of no position': `<div><span style="${corner}">Free plan</span></div>`,
  'a badge that leads nowhere': `<a href="#" style="${corner}">Made here</a>`,
  'a wide badge': `<div style="${corner};width:300px;height:60px">Built on the free plan of a host</div>`,
  "Lovable's badge": `<aside id="lovable-badge" style="${elsewhere}"><a href="https://lovable.dev">Edit with Lovable</a></aside>`,
  "Webflow's badge": `<a class="w-webflow-badge" href="https://webflow.com" style="${elsewhere}">Made in Webflow</a>`,
  "Framer's badge": `<div id="__framer-badge-container"><div style="${elsewhere}">${picture}</div></div>`,
  "Wix's banner":
    '<div id="WIX_ADS" style="position:fixed;top:0;width:100%;height:50px">This site was built on Wix</div>',
  "Tilda's label": '<div class="t-tildalabel"><a href="https://tilda.cc">Made on Tilda</a></div>',
  "Carrd's line": `<p style="${elsewhere}">Made with Carrd</p>`,
  "Bolt's link": `<a href="https://bolt.new/?ref=site" style="${elsewhere}">${picture}</a>`,
  "v0's link in a box": `<div style="${elsewhere}"><a href="https://v0.dev">v0</a></div>`,
  "Replit's element": `<replit-badge style="${elsewhere};display:block">Replit</replit-badge>`,
  'a class that says made-with': `<div class="made-with" style="${elsewhere}">A builder</div>`,
}

export const ownElements: Record<string, string> = {
  'a bar at the top': `<header style="position:fixed;top:0;left:0;width:100%">Saltmarsh Ferries</header>`,
  'a small bar in the corner': `<nav style="${corner}"><a href="/">Home</a></nav>`,
  'a logo in a bar': `<header style="position:sticky;top:0"><a href="/" style="${corner}">Example</a></header>`,
  'a bar without a landmark': '<div style="position:fixed;top:0;left:0;width:100%;height:60px">Saltmarsh Ferries</div>',
  'a bar round a navigation': `<div style="${corner}"><nav><a href="/">Home</a></nav></div>`,
  'a skip link': `<a href="#content" style="${corner}">Skip to content</a>`,
  'a notice of success': `<div role="status" style="${corner}">Thank you!</div>`,
  'a notice of failure': `<div role="alert" style="${corner}">It was not sent</div>`,
  'a layer of notices': `<div style="${corner}"><div role="status">Thank you!</div><button type="button">Close</button></div>`,
  'a polite region': `<div aria-live="polite" style="${corner}">Saved</div>`,
  'an open dialog': `<dialog open style="${corner};margin:0">Really?</dialog>`,
  'a dialog by role': `<div role="dialog" aria-label="Question" style="${corner}">Really?</div>`,
  'an alert dialog': `<div role="alertdialog" aria-label="Warning" style="${corner}">Leave?</div>`,
  'a menu button': `<button type="button" aria-expanded="false" style="${corner}">Menu</button>`,
  'a form in the corner': `<form style="${corner}"><label>Search <input name="q"></label></form>`,
  'a progress bar': '<div style="position:fixed;top:0;left:0;width:120px;height:14px;background:red"></div>',
  'a panel over the left side': '<aside style="position:fixed;top:0;left:0;width:300px;height:400px">Contents</aside>',
  'a link back to the top': `<a href="#content" style="${elsewhere}">To the top</a>`,
  'text that speaks of a builder': '<p>We helped a team that had built with Webflow find its words.</p>',
  'a heading in the corner that scrolls': '<h2 style="position:absolute;top:12px;left:12px">What we do</h2>',
}
