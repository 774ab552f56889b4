import type { EditionComposee, RemarqueDeComposition } from '../../composition/edition/edition-composee.ts';
import { fichiersIn } from '../../rendering/print/document/document.images.ts';
import type { CanalImprime, DocumentImprime } from '../../rendering/print/document/document.ts';
import type { FicheTiree } from '../../rendering/print/fiche.imprimee.ts';
import type { ImageDemandee } from '../../rendering/print/images.ts';
import { fichesDe } from '../../rendering/print/partie.imprimee.ts';
import type { Tirage } from '../../rendering/print/tirage/dossier.ts';
import type { ImagesApportees } from './images.ts';

/** An edition that was drawn. */
export interface AControler {
  readonly edition: EditionComposee<FicheTiree>;
  readonly tirage: Pick<
    Extract<Tirage, { readonly etat: 'tire' }>,
    'document' | 'plan' | 'illisibles' | 'absents' | 'acces' | 'presse'
  >;
  readonly images: readonly ImageDemandee[];
  readonly brought: ImagesApportees;
  readonly canal: CanalImprime;
}

/** The same, without what was composed and is not printed. */
export interface ALire extends AControler {
  readonly fiches: readonly FicheTiree[];
  readonly remarques: readonly RemarqueDeComposition[];
}

export function asPrinted(composee: AControler): ALire {
  const { edition, tirage, images } = composee;
  const fiches = fichesImprimees(edition, tirage.document);
  const printed = new Set(fiches);
  const lost = fichesDe(edition).filter((fiche) => !printed.has(fiche));
  const cles = new Set(lost.map(({ cle }) => cle));
  const [gone, there] = [fichiersIn(lost), fichiersIn(fiches)];
  return {
    ...composee,
    fiches,
    images: images.filter(({ genre, nom }) => genre !== 'photo' || !gone.has(nom) || there.has(nom)),
    remarques: edition.remarques.filter(({ cle }) => cle === null || !cles.has(cle)),
  };
}

/** The fiches of an edition that are in its document: a section limited in pages leaves some out. */
export function fichesImprimees(
  edition: EditionComposee<FicheTiree>,
  { parties }: Pick<DocumentImprime, 'parties'>,
): readonly FicheTiree[] {
  const cles = new Set(
    parties.flatMap((partie) =>
      partie.genre === 'rubrique' ? partie.groupes.flatMap(({ elements }) => elements.map(({ cle }) => cle)) : [],
    ),
  );
  return fichesDe(edition).filter(({ cle }) => cles.has(cle));
}
