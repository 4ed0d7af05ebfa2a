// What a page of the preview shows until its script draws it, by styles alone: a turning ring, and the place of the bar.
import { styleElement } from './static-document.ts'

const css = `
#lectern-waiting { position: fixed; inset: 0; z-index: 2147483000; background: Canvas; pointer-events: none }
#lectern-waiting::before {
  content: ""; position: absolute; inset: 0; width: 2rem; height: 2rem; margin: auto; border-radius: 50%;
  border: 3px solid color-mix(in srgb, GrayText 35%, transparent); border-block-start-color: LinkText;
}
#lectern-waiting.bar::after {
  content: ""; position: absolute; inset: auto 0 0; height: 43px; background: Canvas;
  border-block-start: 1px solid color-mix(in srgb, GrayText 35%, transparent);
}
[id=root]:not(:empty) ~ #lectern-waiting { background: none }
[id=root]:not(:empty) ~ #lectern-waiting::before { content: none }
[id=root]:not(:empty) ~ #lectern-waiting:not(.bar), #lectern-waiting:has(~ lectern-preview) { display: none }
@media (prefers-reduced-motion: no-preference) {
  #lectern-waiting::before { animation: lectern-turn 1s linear infinite }
  @keyframes lectern-turn { to { rotate: 1turn } }
}`

/** HTML for the end of the body. `hasBar`: whether the script will draw the bar. */
export const waiting = (hasBar: boolean): string =>
  `${styleElement(css)}<div id="lectern-waiting"${hasBar ? ' class="bar"' : ''} aria-hidden="true"></div>`
