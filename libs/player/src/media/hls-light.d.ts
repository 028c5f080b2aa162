/** The package ships no types for this entry; it is the full one with parts left out. */
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js'
}
