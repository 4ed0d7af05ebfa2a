// Measures and serves the pictures of the preview's pages. They are sent as they are: only a build makes other widths and formats.
import { existsSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from '../../backend/send-file.ts'
import { pictureStamp } from '../../files/picture-fault.ts'
import { isPictureFile } from '../../files/picture-file.ts'
import type { SiteFolders } from '../../files/site-folders.ts'
import { sizeOfPicture } from '../../images/raster.ts'
import { readImage } from '../../images/read-image.ts'
import { imagesIn } from '../../images/used-images.ts'
import { isFault, orFault } from '../../problems/fault.ts'
import type { ImageSource, Images } from '../../site/images.ts'
import type { LibraryPicture } from '../edit-messages.ts'
import { endpoints } from '../endpoints.ts'

const addressOf = (file: string, stamp: string) => `${endpoints.picture}?${new URLSearchParams({ file, stamp })}`

export class Pictures {
  private readonly known = new Map<string, { stamp: string; source?: ImageSource }>()

  /** `folders` returns the folders in which a picture is looked up, in order. */
  constructor(private readonly folders: () => SiteFolders[]) {}

  /** Returns the measured pictures in these fields. New and changed ones are left out until `measure`. */
  sourcesIn(value: unknown): Images {
    const images: Record<string, ImageSource> = {}
    for (const { file } of imagesIn(value)) {
      const known = this.known.get(file)
      if (known?.source && known.stamp === this.stampOf(file)) images[file] = known.source
    }
    return images
  }

  hasUnmeasured(value: unknown): boolean {
    return this.unmeasuredIn(value).length > 0
  }

  /** Lists at most 500 pictures of the site's folder, by their names in the manifest, with the URL that shows each. */
  list(): { file: string; src: string }[] {
    const [folders] = this.folders()
    if (!folders || !existsSync(folders.imagesFolder)) return []
    return readdirSync(folders.imagesFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isPictureFile(entry.name) && !entry.name.startsWith('.'))
      .map((entry) => {
        const below = relative(folders.imagesFolder, join(entry.parentPath, entry.name)).split(sep).join('/')
        const file = `images/${below}`
        return { file, src: addressOf(file, this.stampOf(file)) }
      })
      .slice(0, 500)
  }

  /** Returns the same list with sizes in pixels and bytes. */
  async library(): Promise<Omit<LibraryPicture, 'pages' | 'isNamed'>[]> {
    const all = this.list()
    await this.measure(all)
    return all.map(({ file, src }) => {
      const { width, height } = this.known.get(file)?.source ?? {}
      return { file, src, bytes: this.bytesOf(file)?.length ?? 0, ...(width && height && { width, height }) }
    })
  }

  /** Measures the pictures that are new or have changed. */
  async measure(value: unknown): Promise<void> {
    for (const { file } of this.unmeasuredIn(value)) this.known.set(file, await this.measured(file))
  }

  private unmeasuredIn(value: unknown) {
    return imagesIn(value).filter(({ file }) => this.known.get(file)?.stamp !== this.stampOf(file))
  }

  /** Sends the bytes of a picture, or status 404. */
  answer(file: string, response: ServerResponse): void {
    const bytes = isPictureFile(file) || /\.ico$/i.test(file) ? this.bytesOf(file) : undefined
    if (!bytes) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such picture.')
    response.writeHead(200, {
      'content-type': contentTypeOf(file),
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    response.end(bytes)
  }

  private async measured(file: string): Promise<{ stamp: string; source?: ImageSource }> {
    const stamp = this.stampOf(file)
    const bytes = this.bytesOf(file)
    // The problems report an unreadable picture: the page shows the gap that a visitor would see.
    const size = bytes && (await sizeOfPicture(file, bytes).catch(() => undefined))
    return { stamp, source: size && { ...size, src: addressOf(file, stamp), variants: [] } }
  }

  private stampOf(file: string): string {
    return (
      this.folders()
        .map((folders) => pictureStamp(file, folders))
        .find(Boolean) ?? 'gone'
    )
  }

  private bytesOf(file: string): Buffer | undefined {
    for (const folders of this.folders())
      if (pictureStamp(file, folders)) {
        const bytes = orFault(() => readImage(folders, file))
        // A Fault for a symbolic link that leads out of the folder, and for a file that was just deleted.
        if (!isFault(bytes)) return bytes
      }
    return undefined
  }
}
