// Recognises pictures by their file names.

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

export const isPictureFile = (file: string): boolean => picture.test(file)
