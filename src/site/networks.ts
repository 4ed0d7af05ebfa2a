// Recognises social networks by the host of an address.

export type Network = keyof typeof networks

/** Name and hosts of each network. */
export const networks = {
  bluesky: { name: 'Bluesky', hosts: ['bsky.app'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  github: { name: 'GitHub', hosts: ['github.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  mastodon: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'fosstodon.org', 'mas.to'] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.com'] },
  telegram: { name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
} as const

/** Returns undefined for an unknown host. */
export function networkOf(address: string): Network | undefined {
  const host = hostOf(address)
  if (host === '') return undefined
  return (Object.keys(networks) as Network[]).find((name) =>
    networks[name].hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  )
}

/** Returns the name of the network, or the host. */
export function placeName(address: string): string {
  const network = networkOf(address)
  return network ? networks[network].name : hostOf(address) || address
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}
