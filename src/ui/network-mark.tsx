import type { Network } from '../site/networks.ts'

/** SVG paths in a 24 by 24 box, drawn for this project: they suggest each network and are not its trademark. */
const drawings: Record<Network | 'link' | 'mail', string> = {
  bluesky: 'M12 11C10 7 6 4 4 4c-1 4 0 8 4 8-4 1-4 4-1 7 3 1 4-2 5-5 1 3 2 6 5 5 3-3 3-6-1-7 4 0 5-4 4-8-2 0-6 3-8 7z',
  facebook: 'M13 22V9q0-4 4-4M8.5 13H16',
  github:
    'M8 21v-4c-3 .6-4-1-4.5-2M16 21v-4c3-1 4-3 4-6 0-1.5-.5-3-1.5-4 .3-1 .2-2-.2-3-1.5 0-2.5.7-3.3 1.300a12 12 0 0 0-6 0C8.2 4.7 7.2 4 5.7 4c-.4 1-.5 2-.2 3C4.5 8 4 9.5 4 11c0 3 1 5 4 6',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.700v.1',
  linkedin: 'M6 10v9M6 5.500v.1M11 19v-9M11 14c0-5 7-6 7 0v5',
  link: 'M10 14l4-4M8 12l-2.5 2.500a3.5 3.5 0 0 0 5 5L13 17M16 12l2.5-2.500a3.5 3.5 0 0 0-5-5L11 7',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  mastodon: 'M7 15V9c0-3 5-3 5 0v4-4c0-3 5-3 5 0v6M4 17c4 3 12 3 16 0',
  pinterest: 'M9 21l3-11M8 13c-3-5 1-9 5-8.5 5 .5 5 6.5 2 9-1.5 1.2-3.5 1-4-.5',
  telegram: 'M3 11.500L21 4l-3 16-6-4.5-3 3V13z',
  tiktok: 'M13 4v11a4 4 0 1 1-4-4M13 4c.5 3 2.5 5 6 5',
  vimeo: 'M3 8l4-3c3 0 2 10 5 10 2 0 4-4 4-6s-1-2-2.5-1.500C15 3 20 3 20 7c0 5-6 13-9 13-4 0-3-11-6-11z',
  whatsapp: 'M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19zM9 9c0 4 2 6 6 6l1-2-2.5-1-1 1c-1-.3-2-1.3-2.3-2.300l1-1L10 7.500z',
  x: 'M5 4l14 16M19 4L5 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
}

export function NetworkMark({ of }: { of: keyof typeof drawings }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="network-mark">
      <path d={drawings[of]} />
    </svg>
  )
}
