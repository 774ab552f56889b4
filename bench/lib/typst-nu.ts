import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPolices } from '@bridge/server/rendering/print/polices';
import { projetDe } from '@bridge/server/rendering/print/projet';
import { openTypst } from '@bridge/server/rendering/print/typst';

/** Typst and nothing else: the document of a folder, compiled once. */
const dossier = process.argv[2] ?? '';
const { compile } = await openTypst(readPolices());
const json = async (name: string) => JSON.parse(await readFile(join(dossier, name), 'utf8'));
const names = await readdir(join(dossier, 'images')).catch(() => []);
const images = await Promise.all(
  names.map(async (name) => [`images/${name}`, await readFile(join(dossier, 'images', name))] as const),
);
const projet = projetDe(await json('document.json'), await json('gabarits.json'), Object.fromEntries(images));
await writeFile(join(dossier, 'nu.pdf'), compile(projet).pdf());
