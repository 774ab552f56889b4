import type { AnnonceImprimee } from './document/document.parties.ts';
import type { DocumentImprime } from './document/document.ts';
import type { ImageDemandee } from './images.ts';
import type { PlanDePages } from './pages/pages.rules.ts';

/** A record that a document shows. */
export interface Imprime {
  readonly ressource: 'media' | 'annonce';
  readonly cible: number;
  /** The pages that it stands on, from the first of the file; empty when they are not known. */
  readonly pages: readonly number[];
}

/** The médias and the annonces of a document, each once, with the pages that they stand on. */
export function imprimesDe(
  document: DocumentImprime,
  { reperes }: PlanDePages,
  demandes: readonly ImageDemandee[],
): readonly Imprime[] {
  const pageOf = new Map(reperes.map(({ cle, page }) => [cle, page]));
  const annonces = new Map<number, Set<number>>();
  const fichiers = new Map<string, Set<number>>();
  for (const { annonce, cle, image } of annoncesDe(document)) {
    const page = pageOf.get(cle);
    // An annonce that no page had room for was not printed.
    if (page === undefined) continue;
    add(annonces, annonce, page);
    if (image) add(fichiers, image.fichier, page);
  }
  if (document.couverture?.image) add(fichiers, document.couverture.image.fichier, 1);
  const medias = new Map<number, Set<number>>();
  for (const demande of demandes)
    if (demande.genre === 'media' || demande.genre === 'pdf') {
      const { id } = demande.media;
      medias.set(id, new Set([...(medias.get(id) ?? []), ...(fichiers.get(demande.nom) ?? [])]));
    }
  return [...told('annonce', annonces), ...told('media', medias)];
}

function add<K>(places: Map<K, Set<number>>, key: K, page: number): void {
  places.set(key, (places.get(key) ?? new Set<number>()).add(page));
}

const told = (ressource: Imprime['ressource'], places: ReadonlyMap<number, ReadonlySet<number>>): Imprime[] =>
  [...places].map(([cible, pages]) => ({ ressource, cible, pages: [...pages].sort((a, b) => a - b) }));

function annoncesDe({ parties, complements }: DocumentImprime): AnnonceImprimee[] {
  const inside = parties.flatMap((partie) => {
    if (partie.genre === 'annonce') return [partie];
    return partie.genre === 'rubrique' ? partie.groupes.flatMap(({ elements }) => elements) : [];
  });
  return [...inside, ...complements].filter((one): one is AnnonceImprimee => one.genre === 'annonce');
}
