import type { Thing } from 'schema-dts'

/**
 * Structured data (schema.org) for search engines. It is part of the page and not of the route's `head`,
 * because the code of all heads loads on the first visit.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
