/** Formats bytes for people: "812 bytes", "512 KB", "1.2 MB"; a KB is 1024 bytes. */
export function byteSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < 1024 ** 2 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
