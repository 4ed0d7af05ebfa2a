import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ImageSources, Picture } from './picture.tsx'

const oven = {
  width: 1500,
  height: 1000,
  src: 'oven.jpg',
  variants: [{ type: 'image/avif', srcSet: 'oven.avif 480w' }],
}

const sizesOf = (ratio?: 'portrait' | 'panorama') =>
  /sizes="([^"]+)"/.exec(
    renderToStaticMarkup(
      <ImageSources value={{ 'oven.jpg': oven }}>
        <Picture file="oven.jpg" ratio={ratio} sizes="(min-width: 64rem) 30vw, 20rem" />
      </ImageSources>,
    ),
  )?.[1]

it('a picture whose sides are cut off is loaded as wide as it would be without the cut', () => {
  expect(sizesOf('portrait')).toBe('(min-width: 64rem) 56vw, 38rem')
})

it('a picture that is not cut at its sides is loaded as wide as it is shown', () => {
  expect(sizesOf()).toBe('(min-width: 64rem) 30vw, 20rem')
  expect(sizesOf('panorama')).toBe('(min-width: 64rem) 30vw, 20rem')
})
