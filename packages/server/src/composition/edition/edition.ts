import {
  carte as carteResource,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  type Legende,
  legende as legendeResource,
  type MediaRecord,
  type ModeleEdition,
  media as mediaResource,
  type PeriodeDeRegle,
  rubriqueDynamique,
} from '@bridge/contract';
import type { Steps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import type { Cadre } from '../cadre.ts';
import { nomDeMedia } from '../legende.rules.ts';
import { dessinsDe, mediasDesLegendes } from '../legende.ts';
import { type MediaRefuse, mediaFor } from '../media.ts';
import { enLangue } from '../mots/langue.rules.ts';
import type { ObjetCompose } from '../objet-compose.ts';
import { openAnnonces } from './annonces.ts';
import { contenuDeCarte } from './carte.ts';
import type {
  AnnonceComposee,
  EditionComposee,
  GabaritsLus,
  PartieComposee,
  PlaceDeFiche,
} from './edition-composee.ts';
import { withGabaritsEpingles } from './gabarits-epingles.ts';
import { collectRemarques } from './remarques.ts';
import { composeRubrique, type RubriqueEnCours } from './section.ts';

export interface DemandeDEdition<Fiche> {
  /** The days that it covers, or null for those of the model. */
  readonly periode?: PeriodeDeRegle | null;
  /** The most fiches composed in a section; without it, all. */
  readonly most?: number;
  /** What the channel makes of an objet in its place. */
  readonly draw: (objet: ObjetCompose, place: PlaceDeFiche, pages: PagesLues) => Fiche;
  readonly steps?: Steps;
}

/** The gabarits and pictograms that pages are drawn with. */
interface PagesLues {
  readonly gabarits: GabaritsLus;
  /** The pictograms of its legends that are in the médiathèque, by the names that blocs give them. */
  readonly dessins: ReadonlyMap<string, MediaRecord>;
}

/** More fiches than any section prints. */
const MOST_FICHES = 20_000;

/** All that a model prints, in the language and at the moment of the cadre. */
export async function composeEdition<Fiche>(
  tx: Db,
  cadre: Cadre,
  modele: ModeleEdition,
  { periode = null, most = MOST_FICHES, draw, steps }: DemandeDEdition<Fiche>,
): Promise<EditionComposee<Fiche>> {
  const { langue } = cadre;
  const configuration = withGabaritsEpingles(tx, cadre.configuration, modele.gabaritsEpingles);
  const live = async <R extends Parameters<typeof configuration.live>[0]>(resource: R, id: number | null) =>
    id === null ? null : ((await configuration.live(resource, id)) ?? null);
  const gabarits: GabaritsLus = {
    edition: await live(gabaritEdition, modele.gabarit),
    couverture: await live(gabaritCouverture, modele.gabaritCouverture),
    sommaire: await live(gabaritSommaire, modele.gabaritSommaire),
  };
  const legendes = await legendesDuPlan(configuration, modele);
  const dessins = await mediasDesLegendes({ ...cadre, configuration }, 'print', [...legendes.values()]);
  const named = new Map([...dessins.values()].map((media) => [nomDeMedia(media), media]));
  const { remarques, remark } = collectRemarques();
  const annonces = openAnnonces(tx, cadre, modele, remark);
  const enCours: RubriqueEnCours<Fiche> = {
    annonces,
    remark,
    draw: (objet, place) => draw(objet, place, { gabarits, dessins: named }),
    most,
    periode: periode ?? modele.periode,
    ...(steps && { steps }),
    numero: 0,
    sujet: null,
    fiches: new Map(),
    dessins: await dessinsDe(tx, [...legendes.values()], dessins, nomDeMedia),
  };

  const mediaOf = async (id: number | null, quoi: string): Promise<MediaRecord | null> => {
    if (id === null) return null;
    const media = await mediaFor('print', cadre, id);
    if (typeof media !== 'string') return media;
    const nom = enLangue((await live(mediaResource, id))?.titre ?? {}, langue);
    const genre = media === 'droits' ? 'droits' : 'media';
    remark({ genre, gravite: 'bloque', texte: `${quoi}\u00a0: ${refusEnMots(media, nom)}` });
    return null;
  };

  const partieOf = async (rang: number): Promise<PartieComposee<Fiche> | null> => {
    const element = modele.plan[rang];
    switch (element?.genre) {
      case 'rubrique': {
        const rubrique = await configuration.live(rubriqueDynamique, element.rubrique.id);
        if (rubrique === undefined) break;
        const image = await mediaOf(rubrique.image, `Image du chapitre «\u00a0${rubrique.nom}\u00a0»`);
        const partagee = [element, modele.plan[rang + 1]].some(
          (one) => one?.genre === 'rubrique' && one.saut === 'aucun',
        );
        return composeRubrique(tx, cadre, { element, rubrique, image, cle: String(rang), partagee }, enCours);
      }
      case 'page-libre':
        return { genre: 'page-libre', element, media: await mediaOf(element.media?.id ?? null, 'Page libre') };
      case 'annonce': {
        const annonce = await annonces.ofPart(element, `a${rang}`, enCours.sujet);
        return annonce && { genre: 'annonce', annonce };
      }
      case 'carte': {
        const carte = await configuration.live(carteResource, element.carte.id);
        // The points get the numbers of their fiches, wherever these are: see below.
        if (carte === undefined) break;
        const image = await mediaOf(carte.imageDeFond, `Fond de la carte «\u00a0${carte.nom}\u00a0»`);
        return { genre: 'carte', element, carte, image, points: [], traces: [] };
      }
      case 'legende': {
        const legende = legendes.get(element.legende.id);
        if (legende === undefined) break;
        return { genre: 'legende', element, legende, dessins };
      }
      case 'notes': {
        const gabarit = await configuration.live(gabaritNotes, element.gabarit.id);
        if (gabarit !== undefined) return { genre: 'notes', element, gabarit };
        break;
      }
      case 'index':
        return { genre: 'index', element };
      case 'sommaire':
        return { genre: 'sommaire', element };
      case undefined:
        return null;
    }
    remark({
      genre: 'element',
      gravite: 'alerte',
      texte: `L’élément ${rang + 1} du plan n’existe plus, ou n’est plus partagé\u00a0: il n’est pas imprimé.`,
    });
    return null;
  };

  const parties: PartieComposee<Fiche>[] = [];
  for (const rang of modele.plan.keys()) {
    const partie = await partieOf(rang);
    if (partie !== null) parties.push(partie);
  }
  for (const [rang, partie] of parties.entries())
    if (partie.genre === 'carte')
      parties[rang] = { ...partie, ...(await contenuDeCarte(tx, cadre, partie.carte, enCours.fiches)) };

  return {
    modele,
    langue,
    gabarits,
    medias: {
      logo: await mediaOf(modele.logo, 'Logo'),
      couverture: await mediaOf(modele.couverture, 'Image de couverture'),
      deuxieme: await mediaOf(modele.deuxiemeCouverture, 'Deuxième de couverture'),
      troisieme: await mediaOf(modele.troisiemeCouverture, 'Troisième de couverture'),
      quatrieme: await mediaOf(modele.quatriemeCouverture, 'Quatrième de couverture'),
      profil: await mediaOf(modele.profilImprimeur, 'Profil de l’imprimeur'),
    },
    parties,
    complements: modele.remplissage === 'annonce' ? await complementsOf(modele, parties, annonces) : [],
    remarques,
    objets: [...enCours.fiches.keys()],
  };
}

function refusEnMots(refus: MediaRefuse, nom: string): string {
  switch (refus) {
    case 'absent':
      return 'le média n’existe plus, ou n’est plus partagé. Choisissez-en un autre.';
    case 'incomplet':
      return `le média «\u00a0${nom}\u00a0» est à compléter. Donnez son texte alternatif et son crédit dans la médiathèque.`;
    case 'droits':
      return `les droits du média «\u00a0${nom}\u00a0» ne permettent pas de l’imprimer ce jour-là. Choisissez-en un autre.`;
  }
}

/** The legends of the plan in order, which decide the pictograms of its fiches. */
async function legendesDuPlan(
  { live }: Cadre['configuration'],
  { plan }: ModeleEdition,
): Promise<ReadonlyMap<number, Legende>> {
  const legendes = new Map<number, Legende>();
  for (const element of plan) {
    const found = element.genre === 'legende' ? await live(legendeResource, element.legende.id) : undefined;
    if (found) legendes.set(found.id, found);
  }
  return legendes;
}

/** The espaces of the plan in order: those of its pages of annonces, and those between its fiches. */
function espacesDe<Fiche>({ plan }: ModeleEdition, parties: readonly PartieComposee<Fiche>[]): readonly number[] {
  const pages = plan.flatMap((element) => (element.genre === 'annonce' ? (element.espace?.id ?? []) : []));
  const between = parties.flatMap((partie) =>
    partie.genre === 'rubrique' ? (partie.rubrique.annonces.espace?.id ?? []) : [],
  );
  return [...new Set([...pages, ...between])];
}

/** The annonces that may fill the last pages of a booklet: one less than a fold has pages, espaces taking turns. */
async function complementsOf<Fiche>(
  modele: ModeleEdition,
  parties: readonly PartieComposee<Fiche>[],
  annonces: ReturnType<typeof openAnnonces>,
): Promise<readonly AnnonceComposee[]> {
  const espaces = espacesDe(modele, parties);
  const complements: AnnonceComposee[] = [];
  for (let n = 0; n < Number(modele.multiple) - 1; n += 1) {
    const espace = espaces[n % espaces.length];
    const annonce = espace === undefined ? null : await annonces.ofEspace(espace, `c${n}`, null);
    if (annonce !== null) complements.push(annonce);
  }
  return complements;
}
