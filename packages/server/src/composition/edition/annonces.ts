import {
  adresseSuivie,
  annonce as annonceResource,
  civilDay,
  type ElementDePlan,
  espace as espaceResource,
  MEMOIRE_VIDE,
  type Memoire,
  type ModeleEdition,
  type Pretendante,
  pretendanteDe,
  type RubriqueDynamique,
  refusDePage,
  retenue,
  tourDe,
} from '@bridge/contract';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import type { Db } from '../../schema.ts';
import { type AnnonceLue, annonceLue } from '../annonce/annonces.repository.ts';
import { contexteDe, momentDAnnonce, type Offerte, offertesPour } from '../annonce/choix.ts';
import type { SujetDePage } from '../annonce/contexte.ts';
import { creationsEn } from '../annonce/creation.rules.ts';
import { type PlaceLue, placeDuSupport } from '../annonce/places.repository.ts';
import type { Cadre } from '../cadre.ts';
import { configurationOf } from '../configuration.ts';
import { type MediaRefuse, mediaFor } from '../media.ts';
import { motDuProduit } from '../mots/langue.rules.ts';
import { isVendue } from './annonces.repository.ts';
import type { AnnonceComposee } from './edition-composee.ts';
import type { Remark } from './remarques.ts';

interface Annonces {
  /** The next annonce that an espace prints beside the subject of a chapter, each in turn; null without any. */
  ofEspace(espace: number, cle: string, sujet: SujetDePage | null): Promise<AnnonceComposee | null>;
  /** The annonce of a part of the plan. */
  ofPart(
    element: Extract<ElementDePlan, { readonly genre: 'annonce' }>,
    cle: string,
    sujet: SujetDePage | null,
  ): Promise<AnnonceComposee | null>;
}

/** The espace that an annonce is printed in, whose formats apply, or null. */
type Support = Pick<PlaceLue, 'formats' | 'mention'> | null;

const REFUS: Readonly<Record<MediaRefuse, string>> = {
  absent: 'il n’existe plus',
  incomplet: 'il est à compléter dans la médiathèque',
  droits: 'ses droits ne le permettent pas ce jour-là',
};

/** The annonces of a document: those of an espace take turns through all of it. */
export function openAnnonces(
  tx: Db,
  cadre: Cadre,
  modele: Pick<ModeleEdition, 'id' | 'code'>,
  remark: Remark,
): Annonces {
  const jour = civilDay(cadre.at);
  const places = new Map<number, PlaceLue | undefined>();
  const printed = new Map<number, Memoire['visite']>();
  /** The annonces by subject and by espace, read once for a whole chapter. */
  const files = new Map<SujetDePage | null, Map<number, readonly (Offerte & Pretendante)[]>>();

  const compose = async (lue: AnnonceLue, cle: string, support: Support): Promise<AnnonceComposee | null> => {
    const { id, nom, annonceur, entiteId, utm, campagne } = lue;
    const shown = creationsEn(lue, cadre.langue).find(({ format }) => support?.formats.includes(format.id) ?? true);
    if (shown === undefined) {
      remark({
        genre: 'annonce',
        gravite: 'alerte',
        texte: `L’annonce «\u00a0${nom}\u00a0» n’a pas de création pour l’édition dans cette langue\u00a0: elle n’est pas imprimée.`,
      });
      return null;
    }
    const { creation, format } = shown;
    const owner = { configuration: configurationOf(tx, await scopeOfEntity(tx, entiteId)), at: cadre.at };
    const media = creation.media === null ? null : await mediaFor('print', owner, creation.media.id);
    if (typeof media === 'string') {
      remark({
        genre: media === 'droits' ? 'droits' : 'media',
        gravite: 'bloque',
        texte: `Le visuel de l’annonce «\u00a0${nom}\u00a0» ne peut pas être imprimé\u00a0: ${REFUS[media]}.`,
        cle,
      });
      return null;
    }
    const { largeur, hauteur, unite, recadrage } = format;
    const hasSize = unite === 'mm' && largeur !== null && hauteur !== null;
    const suivi = { source: modele.code, canal: 'print', campagne: campagne || nom };
    return {
      cle,
      id,
      nom,
      annonceur,
      mention: motDuProduit(support?.mention ?? 'annonce', cadre),
      titre: creation.titre,
      accroche: creation.accroche,
      url: utm ? adresseSuivie(creation.url, suivi) : creation.url,
      media,
      taille: hasSize ? { largeur, hauteur, recadrage } : null,
    };
  };

  /** An unsaved plan may name records that its entity does not see. */
  const placeDe = async (espace: number): Promise<PlaceLue | undefined> => {
    if (!places.has(espace)) {
      const isSeen = (await cadre.configuration.live(espaceResource, espace)) !== undefined;
      const place = isSeen ? await placeDuSupport(tx, espace, { canal: 'print', modele: modele.id }) : undefined;
      places.set(espace, place && aTour(place));
    }
    return places.get(espace);
  };

  const ofEspace: Annonces['ofEspace'] = async (espace, cle, sujet) => {
    const place = await placeDe(espace);
    if (place === undefined) return null;
    if (cadre.essai?.espace === espace) {
      const tried = await annonceLue(tx, 'print', cadre.essai.annonce);
      return tried ? compose(tried, cle, place) : null;
    }
    const beside = files.get(sujet) ?? new Map<number, readonly (Offerte & Pretendante)[]>();
    const pretendantes = beside.get(espace) ?? (await aImprimer(tx, cadre, place, sujet));
    files.set(sujet, beside.set(espace, pretendantes));
    // Each time is on another page: what was printed before only decides whose turn it is.
    const memoire = { page: MEMOIRE_VIDE.page, visite: printed.get(espace) ?? new Map() };
    const next = tourDe(place, pretendantes, momentDAnnonce(cadre.at), memoire, () => 0);
    if (next === undefined) return null;
    printed.set(espace, retenue(memoire, espace, next.id).visite);
    return compose(next.lue, cle, place);
  };

  return {
    ofEspace,
    ofPart: async ({ espace, annonce }, cle, sujet) => {
      if (espace !== null) return ofEspace(espace.id, cle, sujet);
      if (annonce === null) return null;
      const isSeen = (await cadre.configuration.live(annonceResource, annonce.id)) !== undefined;
      const lue = isSeen && (await isVendue(tx, annonce.id, jour)) ? await annonceLue(tx, 'print', annonce.id) : null;
      if (lue) return compose(lue, cle, null);
      remark({
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

/** No annonce is drawn at random: a document made twice is the same. */
const aTour = (place: PlaceLue): PlaceLue =>
  place.rotation === 'ponderee' ? { ...place, rotation: 'equitable' } : place;

/**
 * The annonces to print. Paper is read on any day and at any hour: dates count, days of the week and hours do not.
 * Weights are those of one document, whatever was printed before.
 */
async function aImprimer(
  tx: Db,
  { scope, at, langue }: Cadre,
  place: PlaceLue,
  sujet: SujetDePage | null,
): Promise<(Offerte & Pretendante)[]> {
  const jour = civilDay(at);
  const offertes = await offertesPour(tx, [place], { canal: 'print', langue, du: jour, au: jour });
  const contexte = await contexteDe(
    tx,
    { scope, at, langue, site: null, liste: null, sujet, isBeside: true },
    offertes,
  );
  return offertes
    .filter((one) => refusDePage(one, place, contexte, jour) === null)
    .map((one) =>
      pretendanteDe({ ...one, objectif: one.objectif && { ...one.objectif, lissage: false } }, at.getTime()),
    )
    .map((one) => ({ ...one, faites: 0, jours: [], deHeure: null, aHeure: null, plafondVisite: null }));
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
