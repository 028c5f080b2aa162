import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const nginx = process.env.NGINX_PATH ?? 'nginx'
let root = ''
let siteUrl = ''
let api: Awaited<ReturnType<typeof startSandbox>>
let steps: ReturnType<typeof spawnSync>

/** Returns the commands of docs/deployment.md for a bare Debian machine. */
function readSteps(): string {
  const text = readFileSync(join(repository, 'docs/deployment.md'), 'utf8')
  const [, section = ''] = text.split('#### On a bare Debian machine\n')
  return /```sh\n([^]*?)```/.exec(section)?.[1] ?? ''
}

/** Moves absolute paths into the folder tree, and ports to free ones. */
function createMoves(port: number, serverPorts: number[], apiUrl: string): string {
  const ports = serverPorts.map((free, which) => `s/\\b${4173 + which}\\b/${free}/g`)
  return [
    `s#(^|[ >])/(srv|etc|var|run)/#\\1${root}/\\2/#g`,
    `s#https://api.example.com#${apiUrl}#`,
    `s#listen 80;#listen 127.0.0.1:${port};#`,
    `s#http://127.0.0.1/#http://127.0.0.1:${port}/#`,
    `s#/usr/bin/node#${process.execPath}#`,
    // Otherwise root's workers run as a user without access to the folder tree.
    ...(userInfo().uid === 0 ? ['s/^user www-data;/user root;/'] : ['/^user /d']),
    `s#^http \\{$#http { client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy;#`,
    ...ports,
  ].join('\n')
}

/** Replaces what needs root, the network or systemd. */
const stubs = `
set -eu
apt-get() { :; }
npm() { ln -s "$REPOSITORY/node_modules" "$ROOT/srv/shuyuan/node_modules"; }
nginx() {
  find "$ROOT/etc/nginx" -name '*.conf' -exec sed -i -E -f "$ROOT/moves" {} +
  "$NGINX_PATH" -c "$ROOT/etc/nginx/nginx.conf" "$@"
}
start_server() {
  set -a
  . "$ROOT/etc/shuyuan.env"
  cd "$ROOT/srv/shuyuan"
  eval "exec $(sed -n -E "s/^ExecStart=//; T; s/%i/$1/g; p" "$ROOT/etc/systemd/system/shuyuan@.service")"
}
systemctl() {
  if [ "$1" = enable ]; then
    sed -i -E -f "$ROOT/moves" "$ROOT/etc/systemd/system/shuyuan@.service"
    for unit in "\${@:3}"; do
      start_server "\${unit#shuyuan@}" > "$ROOT/$unit.log" 2>&1 &
      echo $! >> "$ROOT/processes"
    done
  elif [ "$*" = 'restart nginx' ]; then
    nginx
  fi
}
`

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shuyuan-debian-'))
  const [port = 0, apiPort = 0] = await freePorts(2)
  siteUrl = `http://127.0.0.1:${port}`
  // The unit puts a 1 before each of these ports for the metrics.
  const serverPorts: number[] = []
  for (let from = 4200 + (process.pid % 100) * 10; serverPorts.length < 3;) {
    serverPorts.push(await freePort(from))
    from = (serverPorts.at(-1) ?? 0) + 1
  }
  api = await startSandbox(apiPort, siteUrl)
  await cp('/etc/nginx', join(root, 'etc/nginx'), { recursive: true })
  for (const folder of ['etc/systemd/system', 'var/log/nginx', 'var/lib/nginx', 'run']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await writeFile(join(root, 'moves'), createMoves(port, serverPorts, api.apiUrl))
  await writeFile(join(root, 'steps'), readSteps())
  const moved = spawnSync('sed', ['-E', '-f', join(root, 'moves'), join(root, 'steps')])
  steps = spawnSync('bash', ['-c', stubs + moved.stdout.toString()], {
    cwd: resolve(repository),
    env: { ...process.env, ROOT: root, REPOSITORY: resolve(repository), NGINX_PATH: nginx },
    // Servers in the background keep the output open.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
})

afterAll(async () => {
  for (const file of ['processes', 'run/nginx.pid']) {
    for (const pid of readFileSync(join(root, file), 'utf8').trim().split('\n')) {
      process.kill(Number(pid))
    }
  }
  await api.stop()
  await rm(root, { recursive: true, force: true, maxRetries: 10 })
})

it('the documented commands succeed, and the site has content', async () => {
  expect(steps.status).toBe(0)
  await vi.waitFor(
    async () => {
      const response = await fetch(siteUrl)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<main')
    },
    { timeout: 50_000, interval: 500 },
  )
})
