import { finished, PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface FichierDArchive {
  readonly nom: string;
  readonly taille: number;
  readonly read: () => Promise<Readable>;
}

/**
 * A ZIP of files, written as it is read: each file is opened in turn, none is whole in memory or compressed again. A
 * file that cannot be read breaks the archive; a reader who gives up leaves no file open.
 */
export function archiveDe(fichiers: readonly FichierDArchive[]): Readable {
  const zip = new ZipFile();
  const opened = new Set<Readable>();
  const out = new PassThrough({
    destroy: (error, done) => {
      for (const body of opened) body.destroy();
      done(error);
    },
  });
  const fail = (error: Error) => out.destroy(error);
  /** The archive does not handle errors of the bodies that it is given. */
  const watch = (body: Readable) => {
    opened.add(body);
    finished(body, { writable: false }, (error) => {
      opened.delete(body);
      if (error) fail(error);
    });
    // The reader gave up while the file was being opened.
    if (out.destroyed) body.destroy();
    return body;
  };
  zip.on('error', fail);
  const noms = nomsDistincts(fichiers.map(({ nom }) => nom));
  for (const [rang, { taille, read }] of fichiers.entries())
    zip.addReadStreamLazy(noms[rang] ?? `${rang}`, { compress: false, size: taille }, (give) => {
      read().then((body) => give(null, watch(body)), fail);
    });
  zip.end();
  zip.outputStream.pipe(out);
  return out;
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
