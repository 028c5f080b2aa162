import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { applyChangesets } from './apply-changesets.mjs'
import { libraries } from './libraries.mjs'
import { runProgram } from './run-program.mjs'

/** What changesets and `npm pack` read of a workspace, in a folder where they may write. */
function copyPublished(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const copied = { name: manifest.name, version: '0.0.0', private: true, workspaces: ['libs/*'] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(copied))
  cpSync(join(root, '.changeset'), join(folder, '.changeset'), { recursive: true })
  for (const { lib, folder: source, manifest: own } of libraries(root)) {
    for (const name of ['package.json', ...(own.files ?? [])]) {
      if (!existsSync(join(source, name))) continue
      cpSync(join(source, name), join(folder, 'libs', lib, name), { recursive: true })
    }
  }
}

/**
 * What a release would publish. The workspace stays as it is: versions are made and tarballs are
 * measured in a copy.
 *
 * @param {string} root a workspace whose libraries are built
 * @returns {Promise<{ name: string, from: string, to: string, tarball: string, bytes: number, unpackedBytes: number, files: string[] }[]>}
 */
export async function planRelease(root) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'release-plan-'))
  try {
    copyPublished(root, folder)
    const before = libraries(root)
    await applyChangesets(folder)
    const after = libraries(folder)
    const printed = await runProgram(
      'npm',
      ['pack', '--workspaces', '--dry-run', '--json', '--ignore-scripts', '--no-update-notifier'],
      folder,
    )
    const packed = Object.values(JSON.parse(printed))
    return after.map(({ lib, manifest: { name, version } }) => {
      const { filename, size, unpackedSize, files } = packed.find((one) => one.name === name)
      return {
        name,
        from: before.find((one) => one.lib === lib).manifest.version,
        to: version,
        tarball: basename(filename),
        bytes: size,
        unpackedBytes: unpackedSize,
        files: files.map(({ path }) => path),
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
