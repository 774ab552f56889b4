import { depositAdresse, media, type PropositionDeLegende } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../explain.ts';

export interface PropositionsDessinees {
  readonly proposees: readonly PropositionDeLegende[];
  /** The reasons why drawings could not be had: their entries keep a pictogram of the product. */
  readonly echecs: readonly string[];
}

/** Gives proposals the drawings of their sources, after a deposit in the médiathèque. */
export async function withDessins(proposees: readonly PropositionDeLegende[]): Promise<PropositionsDessinees> {
  const drawn: PropositionDeLegende[] = [];
  const echecs: string[] = [];
  // All drawings come from one source, which is asked for one at a time.
  for (const proposee of proposees) {
    const { entree, nom, dessinSource } = proposee;
    if (dessinSource === '') {
      drawn.push(proposee);
      continue;
    }
    try {
      const id = await mediaDe(proposee);
      drawn.push({ ...proposee, entree: { ...entree, picto: { genre: 'media', media: { ref: 'media', id } } } });
    } catch (error) {
      drawn.push(proposee);
      echecs.push(`${nom}\u00a0: ${error instanceof PasUnDessin ? error.message : sentenceOf(error)}`);
    }
  }
  return { proposees: drawn, echecs };
}

class PasUnDessin extends Error {
  override readonly name = 'PasUnDessin';
}

const DOSSIER = 'Pictogrammes';

/** The id of the media that holds a drawing: the one already deposited, else a new one. */
async function mediaDe({ entree, nom, critere, dessinSource: url }: PropositionDeLegende): Promise<number> {
  const { fichier, genre, doublons } = await call(depositAdresse, { body: { url } });
  if (genre !== 'picto') throw new PasUnDessin('la source donne une image, pas un dessin SVG.');
  const [known] = doublons;
  if (known !== undefined) return known.id;
  const { fr = nom } = entree.libelle;
  const body = media.creation.parse({
    fichier,
    titre: { fr },
    alternatif: entree.libelle,
    credit: critere || nom,
    dossier: DOSSIER,
  });
  return (await call(media.calls.create, { body })).id;
}
