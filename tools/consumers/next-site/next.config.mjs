/** @type {import('next').NextConfig} */
export default {
  // `npm run typecheck` checks the types.
  typescript: { ignoreBuildErrors: true },
}
