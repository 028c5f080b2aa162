import { findProgram } from './find-program.mjs'

/** Path of nginx: `NGINX_PATH`, then one on PATH; as root on Debian it is installed when there is none. */
export function findNginx() {
  return findProgram({ variable: 'NGINX_PATH', names: ['nginx'], packages: ['nginx-light'] })
}
