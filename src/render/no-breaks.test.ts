import { expect, it } from 'vitest'
import { withNoBreaks } from './no-breaks.ts'

const rendered = (body: string) => withNoBreaks(body).replaceAll('\u00a0', '~')

it.each([
  ['<h2>Que cherchez-vous ?</h2>', '<h2>Que cherchez-vous~?</h2>'],
  ['<p>Il dit : « oui », <b>vraiment</b> !</p>', '<p>Il dit~: «~oui~», <b>vraiment</b>~!</p>'],
  ['<p>35,5 % ; puis</p>', '<p>35,5~%~; puis</p>'],
  ['<td>500 g</td><td>1,5 kg, 32 €</td><td>140 m²</td>', '<td>500~g</td><td>1,5~kg, 32~€</td><td>140~m²</td>'],
  ['Où ?<br>Nombre :', 'Où~?<br>Nombre~:'],
  ['<p>« <b>oui</b> »</p>', '<p>« <b>oui</b>~»</p>'],
])('a sign or a unit of %s does not begin or end a line', (body, kept) => expect(rendered(body)).toBe(kept))

it.each([
  '<p>Ring :heart: on the 5 high roads, a –b</p>',
  // Fonts kern a dash with the blanks around it.
  '<p>Das Mehl – frisch – kommt.</p>',
  '<p title="so – weil">ja</p>',
  '<p title="Où ? « 5 kg">ja</p>',
  '<pre><code>a <span>b</span> ? c : d</code></pre><p><code>x ? 1 : 2</code></p>',
  '<form><label>Nom : </label></form>',
  '<div data-island-root=""><div>Où ?</div></div>',
  '<script type="application/json">{"a":"Où ? – b"}</script>',
])('%s stays as it is', (body) => expect(rendered(body)).toBe(body))

it('texts behind an island are texts again', () =>
  expect(rendered('<div data-island-root=""><div>Où ?</div> ?</div><p>Où ?</p>')).toBe(
    '<div data-island-root=""><div>Où ?</div> ?</div><p>Où~?</p>',
  ))
