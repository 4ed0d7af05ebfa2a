import { cloudflare } from './cloudflare.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import type { HostFiles, HostPlan } from './plan.ts'
import { vercel } from './vercel.ts'

export const hosts: Readonly<Record<string, (plan: HostPlan) => HostFiles>> = { netlify, cloudflare, vercel, nginx }
