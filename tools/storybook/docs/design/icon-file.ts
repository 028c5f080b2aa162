/** Path of the SVG file of an icon: `icons/share-2.svg` for `Share2`. */
export function iconFile(name: string): string {
  return `icons/${name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}.svg`
}
