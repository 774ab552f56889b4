import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface FichierDArchive {
  readonly nom: string;
  readonly taille: number;
  readonly lire: () => Promise<Readable>;
}

/** A ZIP of files, written as it is read: each is opened when its turn comes, and none is in memory. What they hold is packed already. */
export function archiveDe(fichiers: readonly FichierDArchive[]): Readable {
  const zip = new ZipFile();
  const opened = new Set<Readable>();
  const noms = nomsDistincts(fichiers.map(({ nom }) => nom));
  for (const [rang, { taille, lire }] of fichiers.entries())
    zip.addReadStreamLazy(noms[rang] ?? `${rang}`, { compress: false, size: taille }, (give) => {
      lire().then(
        (body) => {
          opened.add(body.once('close', () => opened.delete(body)));
          give(null, body);
        },
        (error: unknown) => zip.emit('error', error),
      );
    });
  zip.end();
  // Its types know an older kind of stream.
  const out = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error: Error) => out.destroy(error));
  // Whoever gives up leaves no file open.
  return out.once('close', () => {
    for (const body of opened) body.destroy();
  });
}

/** « lac.jpg » twice is « lac.jpg » and « lac (2).jpg ». */
export function nomsDistincts(noms: readonly string[]): string[] {
  const taken = new Set<string>();
  return noms.map((nom) => {
    const [, base = nom, end = ''] = /^(.*?)(\.[^.]*)?$/s.exec(nom) ?? [];
    let free = nom;
    for (let rang = 2; taken.has(free.toLowerCase()); rang += 1) free = `${base} (${rang})${end}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
