/** hls.js ships no types for its light build, which is a subset of the full one. */
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js'
}
