import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../paths.mjs';

const SOURCES = fromRoot('packages', 'embed', 'src', 'player');
/** As they are. */
const FICHIERS = ['lecteur.css', 'lecteur.webmanifest', 'icone-192.png', 'icone-512.png'];
/** The oldest browser that plays: televisions of 2020 (webOS 5). */
const PLANCHER = 'chrome68';

/**
 * The player of screens: classic scripts for browsers of another age, each in one file. Both say the version that they are of: a service
 * worker whose bytes changed is what makes screens take the new one.
 *
 * @param {string} folder
 */
export async function buildLecteur(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of FICHIERS) await copyFile(join(SOURCES, name), join(folder, name));
  await copyFile(join(SOURCES, 'page.html'), join(folder, 'page.html'));
  const script = await bundle('entree', '');
  const kept = await Promise.all(['page.html', ...FICHIERS].map((name) => readFile(join(folder, name))));
  const hash = createHash('sha256').update(script);
  for (const file of kept) hash.update(file);
  const version = hash.digest('hex').slice(0, 12);
  await writeFile(join(folder, 'lecteur.js'), await bundle('entree', version));
  await writeFile(join(folder, 'sw.js'), await bundle('sw', version));
}

/**
 * @param {string} entry
 * @param {string} version
 */
async function bundle(entry, version) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, `${entry}.ts`)],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: PLANCHER,
    charset: 'utf8',
    legalComments: 'none',
    define: { VERSION: JSON.stringify(version) },
  });
  return outputFiles[0]?.text ?? '';
}
