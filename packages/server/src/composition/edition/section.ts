import {
  civilDay,
  type ElementDePlan,
  type MediaRecord,
  type PeriodeDeRegle,
  type RubriqueDynamique,
} from '@bridge/contract';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import type { Steps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import type { SujetDePage } from '../annonce/contexte.ts';
import type { Cadre } from '../cadre.ts';
import { openCompositeur } from '../compositeur.ts';
import type { GroupeDObjets } from '../groupes.rules.ts';
import type { Dessins } from '../legende.rules.ts';
import { motDuProduit } from '../mots/langue.rules.ts';
import type { ObjetCompose } from '../objet-compose.ts';
import { annonceursParmi } from './annonces.repository.ts';
import { type openAnnonces, placesDAnnonces } from './annonces.ts';
import type { GroupeCompose, PlaceDeFiche, Presentation, RubriqueComposee } from './edition-composee.ts';
import type { Remark } from './remarques.ts';
import { openRubrique } from './rubrique.ts';
import { isUntranslated, spread } from './section.rules.ts';

/** The state shared by the sections of a document. */
export interface RubriqueEnCours<Fiche> {
  readonly annonces: ReturnType<typeof openAnnonces>;
  readonly remark: Remark;
  readonly draw: (objet: ObjetCompose, place: PlaceDeFiche) => Fiche;
  readonly most: number;
  readonly periode: PeriodeDeRegle | null;
  readonly steps?: Steps;
  /** The last number that a fiche was given. */
  numero: number;
  /** The subject of the last chapter: a page of annonces after it stands beside it. */
  sujet: SujetDePage | null;
  /** The first place of each objet. */
  readonly fiches: Map<number, { readonly cle: string; readonly numero: number | null }>;
  /** The pictograms of the legends of the plan. */
  readonly dessins: Dessins;
}

interface Section {
  readonly element: Extract<ElementDePlan, { readonly genre: 'rubrique' }>;
  readonly rubrique: RubriqueDynamique;
  readonly image: MediaRecord | null;
  readonly cle: string;
  /** Whether another section shares its pages, so that both have the same columns. */
  readonly partagee: boolean;
}

/** A section with its fiches under their groups and annonces between them; null for an empty one that hides itself. */
export async function composeRubrique<Fiche>(
  tx: Db,
  cadre: Cadre,
  { partagee, ...section }: Section,
  enCours: RubriqueEnCours<Fiche>,
): Promise<RubriqueComposee<Fiche> | null> {
  const { element, rubrique, cle } = section;
  const { remark, periode, most } = enCours;
  const asked = {
    ...rubrique,
    selection: element.selection?.id ?? rubrique.selection,
    tri: element.tri?.id ?? rubrique.tri,
  };
  const profils = rubrique.scoring === null ? [] : [rubrique.scoring];
  const opened = await openRubrique(tx, cadre, asked, { periode, most, profils });
  const nomDeRubrique = `La rubrique «\u00a0${rubrique.nom}\u00a0»`;
  if (opened === undefined) {
    remark({
      genre: 'element',
      gravite: 'alerte',
      texte: `${nomDeRubrique} n’a plus sa sélection\u00a0: elle n’est pas imprimée.`,
    });
    return null;
  }
  const { retenus, ids, indexes } = opened;
  if (retenus === 0) {
    const hidden = rubrique.siVide === 'masquer';
    remark({
      genre: 'vide',
      gravite: 'alerte',
      texte: `${nomDeRubrique} est vide${hidden ? '\u00a0: elle n’est pas imprimée' : ''}.`,
    });
    return hidden ? null : { genre: 'rubrique', ...section, groupes: [], retenus };
  }
  const groupes = flat(opened.groupes.length === 0 ? [{ titre: '', objets: ids, sous: [] }] : opened.groupes, cadre);
  const presentationOf = await presentations(tx, cadre, rubrique, indexes);
  const laid = partagee ? section : { ...section, rubrique: spread(rubrique, numberOf(groupes)) };
  const places = placesOf(groupes, laid, enCours, presentationOf);
  const drawn = await drawEach(tx, cadre, rubrique, places, enCours);
  const sujet = { objets: [...indexes.values()], isFiche: false, tags: rubrique.tagsAnnonce };
  enCours.sujet = sujet;
  return {
    genre: 'rubrique',
    ...laid,
    retenus,
    groupes: await withAnnonces(groupes, places, drawn, { rubrique, cle, sujet, annonces: enCours.annonces }),
  };
}

interface GroupePlat {
  readonly titre: string;
  readonly niveau: number;
  readonly objets: readonly number[];
}

/** The groups in the order of printing: a group with subgroups has no fiche of its own. */
function flat(groupes: readonly GroupeDObjets[], cadre: Cadre, niveau = 1): GroupePlat[] {
  return groupes.flatMap(({ titre, objets, sous }) => {
    // A single group of the objets that no group fits needs no title.
    const named = titre === '' && groupes.length > 1 ? motDuProduit('autres', cadre) : titre;
    return sous.length === 0
      ? [{ titre: named, niveau, objets }]
      : [{ titre: named, niveau, objets: [] }, ...flat(sous, cadre, niveau + 1)];
  });
}

const numberOf = (groupes: readonly GroupePlat[]) => groupes.reduce((sum, { objets }) => sum + objets.length, 0);

async function presentations(
  tx: Db,
  { at }: Cadre,
  { variantes, scoring }: RubriqueDynamique,
  indexes: ReadonlyMap<number, ObjetIndexe>,
): Promise<(objet: number) => Presentation> {
  const asksAnnonceur = variantes.some(({ regle }) => regle === 'annonceur');
  const annonceurs = asksAnnonceur ? await annonceursParmi(tx, [...indexes.keys()], civilDay(at)) : new Set<number>();
  return (id) => {
    const indexe = indexes.get(id);
    const suits = ({ regle, seuil, tag }: RubriqueDynamique['variantes'][number]): boolean => {
      switch (regle) {
        case 'score':
          return scoring !== null && (indexe?.scores.get(scoring) ?? 0) >= (seuil ?? 0);
        case 'tag':
          return tag !== null && indexe?.tags.includes(tag) === true;
        case 'annonceur':
          return annonceurs.has(id);
      }
    };
    const found = variantes.find(suits);
    return found?.variante ?? 'standard';
  };
}

/** A place for each objet in each group, in the order of pages; a repeated fiche keeps its number. */
function placesOf<Fiche>(
  groupes: readonly GroupePlat[],
  { rubrique, cle }: Omit<Section, 'partagee'>,
  enCours: RubriqueEnCours<Fiche>,
  presentationOf: (objet: number) => Presentation,
): ReadonlyMap<number, readonly PlaceDeFiche[]> {
  const places = new Map<number, PlaceDeFiche[]>();
  let rang = 0;
  for (const { objets } of groupes)
    for (const objet of objets) {
      rang += 1;
      const known = enCours.fiches.get(objet);
      const numero = rubrique.numeroter ? (known?.numero ?? ++enCours.numero) : null;
      const place = { cle: `${cle}-${rang}`, rubrique, numero, presentation: presentationOf(objet) };
      if (known === undefined || (known.numero === null && numero !== null))
        enCours.fiches.set(objet, { cle: known?.cle ?? place.cle, numero });
      places.set(objet, [...(places.get(objet) ?? []), place]);
    }
  return places;
}

async function drawEach<Fiche>(
  tx: Db,
  cadre: Cadre,
  { blocs, nom }: RubriqueDynamique,
  places: ReadonlyMap<number, readonly PlaceDeFiche[]>,
  { draw, steps, dessins, remark }: RubriqueEnCours<Fiche>,
): Promise<ReadonlyMap<string, Fiche>> {
  const compositeur = await openCompositeur(tx, cadre, { canal: 'print', blocs, dessins });
  const drawn = new Map<string, Fiche>();
  for await (const objet of compositeur.each([...places.keys()], steps)) {
    for (const place of places.get(objet.id) ?? []) drawn.set(place.cle, draw(objet, place));
    const [first] = places.get(objet.id) ?? [];
    if (blocs.length > 0 && objet.blocs.every(({ rendu }) => rendu.vide))
      remark({
        genre: 'contenu',
        gravite: 'alerte',
        texte: `«\u00a0${objet.nom.texte}\u00a0» n’a rien de ce que montrent les blocs de «\u00a0${nom}\u00a0».`,
        cle: first?.cle ?? null,
        objet: objet.id,
      });
    if (isUntranslated(objet))
      remark({
        genre: 'traduction',
        gravite: 'alerte',
        texte: `«\u00a0${objet.nom.texte}\u00a0» a des textes qui ne sont pas traduits dans cette langue.`,
        cle: first?.cle ?? null,
        objet: objet.id,
      });
  }
  return drawn;
}

async function withAnnonces<Fiche>(
  groupes: readonly GroupePlat[],
  places: ReadonlyMap<number, readonly PlaceDeFiche[]>,
  drawn: ReadonlyMap<string, Fiche>,
  {
    rubrique,
    cle,
    sujet,
    annonces,
  }: { rubrique: RubriqueDynamique; cle: string; sujet: SujetDePage; annonces: RubriqueEnCours<Fiche>['annonces'] },
): Promise<GroupeCompose<Fiche>[]> {
  const total = groupes.reduce((sum, { objets }) => sum + objets.length, 0);
  const between = placesDAnnonces(rubrique, total);
  const used = new Map<number, number>();
  const composed: GroupeCompose<Fiche>[] = [];
  let rang = 0;
  for (const { titre, niveau, objets } of groupes) {
    const elements: GroupeCompose<Fiche>['elements'][number][] = [];
    for (const objet of objets) {
      rang += 1;
      const nth = used.get(objet) ?? 0;
      used.set(objet, nth + 1);
      const place = places.get(objet)?.[nth];
      const fiche = place && drawn.get(place.cle);
      if (fiche !== undefined) elements.push({ genre: 'fiche', fiche });
      const annonce = between?.apres.has(rang)
        ? await annonces.ofEspace(between.espace, `${cle}-a${rang}`, sujet)
        : null;
      if (annonce) elements.push({ genre: 'annonce', annonce });
    }
    composed.push({ titre, niveau, elements });
  }
  return composed;
}
