import {
  adresseSuivie,
  civilDay,
  type DiapositiveDe,
  debutDuJour,
  dernierJourDAnnonce,
  diaporama as diaporamaResource,
  finDuJour,
  momentsDAnnonce,
  numeroOf,
  PARIS,
  poidsTire,
  pretendanteDe,
  refusDePage,
  textOf,
} from '@bridge/contract';
import type { AnnonceLue } from '../../../composition/annonce/annonces.repository.ts';
import { contexteDe, type Offerte, offertesPour } from '../../../composition/annonce/choix.ts';
import { aChoisir, creationsEn } from '../../../composition/annonce/creation.rules.ts';
import { type PlaceLue, placeDuSupport } from '../../../composition/annonce/places.repository.ts';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { motDuProduit } from '../../../composition/mots/langue.rules.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { Db } from '../../../schema.ts';
import { sujetDuDiaporama } from './annonces.sujet.ts';
import { mediaMontre } from './media.montre.ts';
import { AUCUNE, type Demande, finDesDroits, premier, type VueComposee, type VuesDuJour, vue } from './vue.ts';

/** How many days ahead annonces are told: a screen that is cut off starts them by itself. */
const DAYS = 30;
const CLES = ['annonces'];

type SlideDAnnonce = Demande<DiapositiveDe<'annonce'>>;

/** The annonces of an espace: the screen shows one of them each time, by weight and by hour. */
export async function vuesDesAnnonces(tx: Db, cadre: Cadre, demande: SlideDAnnonce): Promise<VuesDuJour> {
  const { slide, pas, diaporama } = demande;
  const place = await placeDuSupport(tx, slide.espace.id, { canal: 'ecran', diaporama });
  const shown = place === undefined ? [] : await vuesDe(tx, cadre, place, demande);
  const vues = shown.map((one) => one.vue);
  const cles = [...CLES, ...shown.flatMap((one) => one.cles)];
  if (vues.length === 0) {
    const titre = motDuProduit('annonce', cadre);
    const remarques = [
      'Aucune annonce de cet espace n’a de création pour les écrans ce jour-là\u00a0: rien ne passera.',
    ];
    const empty = vue({ genre: 'texte', ton: 'information', titre, texte: '' });
    return { ...AUCUNE, vues: pas === null ? [] : [empty], remarques, cles };
  }
  const one = pas === null ? undefined : vues[pas % vues.length];
  return { vues: one === undefined ? vues : [one], total: vues.length, remarques: [], cles };
}

/** One annonce tried out in an espace, without regard to approvals, dates and neighbours. */
export async function vueEssayee(
  tx: Db,
  cadre: Cadre,
  place: PlaceLue,
  lue: AnnonceLue,
): Promise<readonly VueComposee[]> {
  const { objectif: _, ...offerte } = aChoisir(lue, 'ecran', cadre.langue);
  const asked = { offerte: { ...offerte, objectif: null }, fuseau: PARIS, source: 'ecran' };
  const shown = await vueDe(tx, cadre, place, asked);
  return shown === null ? [] : [shown.vue];
}

interface VueEtCles {
  readonly vue: VueComposee;
  readonly cles: readonly string[];
}

/** The annonces that suit the diaporama: those that name the espace, and those that aim at one of its tags. */
async function vuesDe(tx: Db, cadre: Cadre, place: PlaceLue, demande: SlideDAnnonce): Promise<VueEtCles[]> {
  const { scope, at, langue } = cadre;
  const jour = civilDay(at);
  const au = demande.pas === null ? textOf((numeroOf(jour) ?? 0) + DAYS) : jour;
  const offertes = await offertesPour(tx, [place], { canal: 'ecran', langue, du: jour, au });
  const byTags = offertes.some(({ espaces }) => espaces.length === 0);
  const sujet = byTags ? await sujetDuDiaporama(tx, cadre, demande) : null;
  const page = { scope, at, langue, site: null, liste: null, sujet, isBeside: true };
  const contexte = await contexteDe(tx, page, offertes);
  const suiting = offertes.filter((one) => refusDePage(one, place, contexte, jour) === null);
  const source = demande.diaporama && (await cadre.configuration.live(diaporamaResource, demande.diaporama));
  const all = await Promise.all(
    suiting.map((one) =>
      vueDe(tx, cadre, place, { offerte: one, fuseau: demande.fuseau, source: source ? source.code : 'ecran' }),
    ),
  );
  return all.filter((one) => one !== null);
}

interface AMontrer extends Pick<Demande, 'fuseau'> {
  readonly offerte: Offerte;
  /** The source in the address, which tells the advertiser where visitors come from. */
  readonly source: string;
}

/** An annonce in the language of the screen, or null when it has nothing to show or has had all showings paid for. */
async function vueDe(
  tx: Db,
  cadre: Cadre,
  place: PlaceLue,
  { offerte, fuseau, source }: AMontrer,
): Promise<VueEtCles | null> {
  const { id, lue, du, priorite } = offerte;
  const poids = Math.round(poidsTire(pretendanteDe(offerte, cadre.at.getTime())) * 100) / 100;
  const creation = creationsEn(lue, cadre.langue).find(({ format }) => place.formats.includes(format.id))?.creation;
  if (creation === undefined || poids <= 0) return null;
  // The visual is read as the entity that sells the annonce, whoever owns the screen.
  const owner = { ...cadre, configuration: configurationOf(tx, await scopeOfEntity(tx, lue.entiteId)) };
  const { image, isVideo, cles } = await mediaMontre(owner, creation.media?.id ?? null);
  const { titre, accroche: texte } = creation;
  if (image === null && titre === '' && texte === '') return null;
  const suivi = { source, canal: 'ecran', campagne: lue.campagne || lue.nom };
  const url = lue.utm ? adresseSuivie(creation.url, suivi) : creation.url;
  const annonce = {
    mention: `${motDuProduit(place.mention, cadre)} · ${lue.annonceur}`,
    qr: url === '' ? null : qrSvg(url),
  };
  const contenu =
    isVideo && image
      ? ({ genre: 'video', titre, video: image, cadrage: 'contenir', annonce } as const)
      : ({
          genre: 'annonce',
          titre,
          texte,
          image: image && { ...image, alternative: creation.alternatif || image.alternative },
          ...annonce,
        } as const);
  const fin = premier(finDuJour(fuseau, dernierJourDAnnonce(offerte)), finDesDroits(contenu, fuseau));
  const vif = isVideo ? ({ genre: 'video' } as const) : null;
  const quand = momentsDAnnonce(offerte);
  return { vue: vue(contenu, { annonce: id, poids, priorite, quand, debut: debutDuJour(fuseau, du), fin, vif }), cles };
}
