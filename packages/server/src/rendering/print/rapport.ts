import { readFileSync } from 'node:fs';
import { ASSETS } from '../../assets.ts';
import { finishPdf } from './pdf/pdf.ts';
import type { RapportDessine } from './rapport.dessine.ts';
import { compilerDuProduit } from './tirage/tirage.ts';

/** Draws a report, for people to read. */
export async function drawReport({ donnees, images }: RapportDessine): Promise<Buffer> {
  const { compile } = await compilerDuProduit();
  const named = Object.entries(images).map(([name, bytes]) => [`/${name}`, bytes] as const);
  const compiled = compile({
    principal: '/rapport.typ',
    textes: { '/rapport.typ': readFileSync(new URL('print/rapport.typ', ASSETS), 'utf8') },
    fichiers: {
      '/rapport.json': new TextEncoder().encode(JSON.stringify(donnees)),
      ...Object.fromEntries(named),
    },
  });
  const { pdf } = await finishPdf(compiled.pdf(), {
    boites: null,
    profil: null,
    le: null,
    pour: 'lecture',
    manques: [],
  });
  return Buffer.from(pdf);
}
