/** @type {import('next').NextConfig} */
export default {
  // `npm run typecheck` has done it; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
}
