/** @type {import('next').NextConfig} */
export default {
  cacheComponents: true,
  // `npm run typecheck` checks the types.
  typescript: { ignoreBuildErrors: true },
}
