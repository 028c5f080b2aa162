import { findProgram } from './find-program.mjs'

/** Finds nginx: `NGINX_PATH`, then PATH. As root on Debian, installs a missing nginx. */
export function findNginx() {
  return findProgram({ variable: 'NGINX_PATH', names: ['nginx'], packages: ['nginx-light'] })
}
