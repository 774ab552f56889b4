import {
  annonce as annonceResource,
  civilDay,
  type ElementDePlan,
  espace as espaceResource,
  MEMOIRE_VIDE,
  type Memoire,
  type Pretendante,
  pretendanteDe,
  type RubriqueDynamique,
  refusDePage,
  retenue,
  tourDe,
} from '@bridge/contract';
import { scopeOfEntity } from '../../crud/portee.repository.ts';
import type { Db } from '../../schema.ts';
import { contexteDe, momentDAnnonce, offertesPour } from '../annonce/choix.ts';
import { type PlaceLue, placeDuSupport } from '../annonce/places.repository.ts';
import type { Cadre } from '../cadre.ts';
import { configurationOf } from '../configuration.ts';
import { mediaFor } from '../media.ts';
import { type AnnonceLue, annonceById, isVendue } from './annonces.repository.ts';
import type { AnnonceComposee } from './edition-composee.ts';
import type { Remarquer } from './remarques.ts';

interface Annonces {
  /** The next one that an espace prints: each in its turn, the first again after the last. Null where it has none. */
  ofEspace(espace: number, cle: string): Promise<AnnonceComposee | null>;
  /** What a part of the plan asks for. */
  ofPart(element: Extract<ElementDePlan, { readonly genre: 'annonce' }>, cle: string): Promise<AnnonceComposee | null>;
}

/** The annonces of a document: those of an espace follow one another through all of it. */
export function openAnnonces(tx: Db, cadre: Cadre, modele: number, remarquer: Remarquer): Annonces {
  const jour = civilDay(cadre.at);
  const files = new Map<number, File>();

  const compose = async (id: number, cle: string): Promise<AnnonceComposee | null> => {
    const lue = await annonceById(tx, id);
    const creation = lue && creationFor(lue, cadre);
    if (lue === undefined || creation === undefined) {
      remarquer({
        genre: 'annonce',
        gravite: 'alerte',
        texte: `L’annonce «\u00a0${lue?.nom ?? id}\u00a0» n’a pas de création pour l’édition dans cette langue\u00a0: elle n’est pas imprimée.`,
      });
      return null;
    }
    const { nom, annonceur, entiteId, formats } = lue;
    const owner = { configuration: configurationOf(tx, await scopeOfEntity(tx, entiteId)), at: cadre.at };
    const media = creation.media === null ? null : await mediaFor('print', owner, creation.media.id);
    if (media === 'droits' || media === 'absent') {
      remarquer({
        genre: media === 'droits' ? 'droits' : 'media',
        gravite: 'bloque',
        texte: `Le visuel de l’annonce «\u00a0${nom}\u00a0» ne peut pas être imprimé\u00a0: ${media === 'droits' ? 'ses droits ne le permettent pas ce jour-là' : 'il n’existe plus'}.`,
        cle,
      });
      return null;
    }
    const { largeur, hauteur } = formats.find((one) => one.id === creation.format.id) ?? {
      largeur: null,
      hauteur: null,
    };
    return {
      cle,
      id,
      nom,
      annonceur,
      titre: creation.titre,
      accroche: creation.accroche,
      url: creation.url,
      media,
      taille: largeur === null || hauteur === null ? null : { largeur, hauteur },
    };
  };

  /** A plan that is not saved yet may name what is not its entity’s to see. */
  const fileDe = async (espace: number): Promise<File> => {
    const isSeen = (await cadre.configuration.live(espaceResource, espace)) !== undefined;
    const place = isSeen ? await placeDuSupport(tx, espace, { canal: 'print', modele }) : undefined;
    return { place, pretendantes: place === undefined ? [] : await aImprimer(tx, cadre, place), memoire: MEMOIRE_VIDE };
  };

  const ofEspace = async (espace: number, cle: string): Promise<AnnonceComposee | null> => {
    const file = files.get(espace) ?? (await fileDe(espace));
    const { place, pretendantes, memoire } = file;
    // Each time is another page: what was printed before only decides of whose turn it is.
    const before = { page: MEMOIRE_VIDE.page, visite: memoire.visite };
    const next = place && tourDe(aTour(place), pretendantes, momentDAnnonce(cadre.at), before, () => 0);
    files.set(espace, next === undefined ? file : { ...file, memoire: retenue(memoire, espace, next.id) });
    return next === undefined ? null : compose(next.id, cle);
  };

  return {
    ofEspace,
    ofPart: async ({ espace, annonce }, cle) => {
      if (espace !== null) return ofEspace(espace.id, cle);
      if (annonce === null) return null;
      const isSeen = (await cadre.configuration.live(annonceResource, annonce.id)) !== undefined;
      if (isSeen && (await isVendue(tx, annonce.id, jour))) return compose(annonce.id, cle);
      remarquer({
        genre: 'annonce',
        gravite: 'alerte',
        texte:
          'L’annonce choisie n’existe plus, n’est pas validée, ou ses dates sont passées\u00a0: sa page n’est pas imprimée.',
        cle,
      });
      return null;
    },
  };
}

/** Nothing is left to chance: the same document is the same twice. */
const aTour = (place: PlaceLue): PlaceLue =>
  place.rotation === 'ponderee' ? { ...place, rotation: 'equitable' } : place;

/** What an espace may print, and what it printed so far in the document. */
interface File {
  readonly place: PlaceLue | undefined;
  readonly pretendantes: readonly Pretendante[];
  readonly memoire: Memoire;
}

/**
 * What is printed is read on any day and at any hour: dates count, days and hours do not. Between two fiches or two chapters, a page has no
 * subject. Weights are those of one document, whatever was printed before it.
 */
async function aImprimer(tx: Db, { scope, at, langue }: Cadre, place: PlaceLue): Promise<Pretendante[]> {
  const jour = civilDay(at);
  const offertes = await offertesPour(tx, [place], { canal: 'print', langue, du: jour, au: jour });
  const contexte = await contexteDe(tx, { scope, at, langue, site: null, liste: null, sujet: null }, offertes);
  return offertes
    .filter((one) => refusDePage(one, place, contexte, jour) === null)
    .map((one) =>
      pretendanteDe({ ...one, objectif: one.objectif && { ...one.objectif, lissage: false } }, at.getTime()),
    )
    .map((one) => ({ ...one, faites: 0, jours: [], deHeure: null, aHeure: null, plafondVisite: null }));
}

/** The creation of a format of editions, in the language or in all of them. */
function creationFor({ creations, formats }: AnnonceLue, { langue }: Cadre) {
  const printed = creations.filter(({ format }) => formats.some(({ id }) => id === format.id));
  return printed.find((one) => one.langue === langue) ?? printed.find((one) => one.langue === '');
}

/** After which fiches of a section an annonce comes. */
export function placesDAnnonces(
  { annonces: { espace, chaque, finDeChapitre } }: Pick<RubriqueDynamique, 'annonces'>,
  fiches: number,
): { readonly espace: number; readonly apres: ReadonlySet<number> } | null {
  if (espace === null || fiches === 0) return null;
  const between =
    chaque === null ? [] : Array.from({ length: Math.floor((fiches - 1) / chaque) }, (_, n) => (n + 1) * chaque);
  return { espace: espace.id, apres: new Set([...between, ...(finDeChapitre ? [fiches] : [])]) };
}
