import { useState } from 'react'

/**
 * Whether an image has failed, so that a placeholder replaces it. Pass `imageProps` to its `<img>`. An image of a
 * server-rendered page may fail before hydration, when React misses its error.
 */
export function useBrokenImage(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const onError = () => setBrokenSrc(src)
  return {
    isBroken: src !== null && src === brokenSrc,
    imageProps: {
      onError,
      ref(image: HTMLImageElement | null) {
        // An SVG without a size has no width either, but can be decoded.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
      },
    },
  }
}
