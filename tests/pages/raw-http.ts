// Raw HTTP requests: no decoding, no added headers, no redirects followed.
import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export function rawRequest(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
