import { cloudflare } from './cloudflare.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import type { HostFiles, HostPlan } from './plan.ts'
import { vercel } from './vercel.ts'

export interface Host {
  filesFor(plan: HostPlan): HostFiles
  /** Whether it sends the compressed files beside others. One that does not compresses by itself, and would publish them as pages. */
  sendsCompressed: boolean
}

export const hosts: Readonly<Record<string, Host>> = {
  netlify: { filesFor: netlify, sendsCompressed: false },
  cloudflare: { filesFor: cloudflare, sendsCompressed: false },
  vercel: { filesFor: vercel, sendsCompressed: false },
  nginx: { filesFor: nginx, sendsCompressed: true },
}
