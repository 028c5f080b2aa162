/** Every sentence a visitor reads that this library brings along. */
export const messages = {
  /** Stands in until the site’s own name is known. */
  siteName: '书院',
}
