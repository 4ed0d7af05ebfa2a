// Marks the lines of today on pages with opening hours: the holiday if there is one, otherwise the weekday. A page that stays open
// over midnight is right when the visitor returns to it.
import { dayAt } from '../../../supabase/functions/_shared/day.ts'

function mark() {
  for (const lines of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const zone = lines.dataset.zone || Intl.DateTimeFormat().resolvedOptions().timeZone
    const today = dayAt(Date.now(), zone)
    const weekday = String(new Date(today).getUTCDay())
    const of = (isToday: (line: DOMStringMap) => unknown) =>
      [...lines.querySelectorAll<HTMLElement>('[data-from],[data-weekdays]')].filter(({ dataset }) => isToday(dataset))
    const holidays = of(({ from = '~', to = '' }) => from <= today && today <= to)
    const regular = of(({ weekdays }) => weekdays?.includes(weekday))
    for (const line of lines.querySelectorAll('[aria-current]')) line.removeAttribute('aria-current')
    for (const line of holidays[0] ? holidays : regular) line.setAttribute('aria-current', 'date')
  }
}

document.addEventListener('visibilitychange', mark)
mark()
