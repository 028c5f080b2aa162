import { useEffect, type RefObject } from 'react'

/** Has a picture show a file for as long as it is there. */
export function useFileAsSource(picture: RefObject<HTMLImageElement | null>, file: File): void {
  // The address of a file is the browser's, to be given back.
  useEffect(() => {
    const url = URL.createObjectURL(file)
    picture.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [picture, file])
}
