import {
  civilDay,
  type DiapositiveDe,
  instantOf,
  momentsDAnnonce,
  numeroOf,
  poidsTire,
  pretendanteDe,
  refusDePage,
  textOf,
} from '@bridge/contract';
import { contexteDe, type Offerte, offertesPour } from '../../../composition/annonce/choix.ts';
import { creationsEn } from '../../../composition/annonce/creation.rules.ts';
import { type PlaceLue, placeDuSupport } from '../../../composition/annonce/places.repository.ts';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { motDuProduit } from '../../../composition/mots/langue.rules.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import type { Db } from '../../../schema.ts';
import { mediaMontre } from './media.montre.ts';
import {
  AUCUNE,
  type Demande,
  finDesDroits,
  finDuJour,
  premier,
  type VueComposee,
  type VuesDuJour,
  vue,
} from './vue.ts';

/** How many days ahead annonces are told: a screen that is cut off begins them by itself. */
const DAYS = 30;
const CLES = ['annonces'];

/** The annonces of an espace: the screen shows one of them at each passage, by their weights, at their hours. */
export async function vuesDesAnnonces(
  tx: Db,
  cadre: Cadre,
  { slide, pas, diaporama }: Demande<DiapositiveDe<'annonce'>>,
): Promise<VuesDuJour> {
  const jour = civilDay(cadre.at);
  const au = pas === null ? textOf((numeroOf(jour) ?? 0) + DAYS) : jour;
  const place = await placeDuSupport(tx, slide.espace.id, { canal: 'ecran', diaporama });
  const shown = place === undefined ? [] : await vuesDe(tx, cadre, place, { jour, au });
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

interface VueEtCles {
  readonly vue: VueComposee;
  readonly cles: readonly string[];
}

/** A slide between others has no subject: who named the espace is shown there. */
async function vuesDe(
  tx: Db,
  cadre: Cadre,
  place: PlaceLue,
  { jour, au }: { readonly jour: string; readonly au: string },
): Promise<VueEtCles[]> {
  const { scope, at, langue } = cadre;
  const offertes = await offertesPour(tx, [place], { canal: 'ecran', langue, du: jour, au });
  const contexte = await contexteDe(tx, { scope, at, langue, site: null, liste: null, sujet: null }, offertes);
  const suiting = offertes.filter((one) => refusDePage(one, place, contexte, jour) === null);
  const all = await Promise.all(suiting.map((one) => vueDe(tx, cadre, place, one)));
  return all.filter((one) => one !== null);
}

/** What it shows in the language of the screen; null where it has nothing to show, or had all that it paid for. */
async function vueDe(tx: Db, cadre: Cadre, place: PlaceLue, offerte: Offerte): Promise<VueEtCles | null> {
  const { id, lue, du, au, priorite } = offerte;
  const poids = Math.round(poidsTire(pretendanteDe(offerte, cadre.at.getTime())) * 100) / 100;
  const creation = creationsEn(lue, cadre.langue).find(({ format }) => place.formats.includes(format.id))?.creation;
  if (creation === undefined || poids <= 0) return null;
  // The visual is of who sells the annonce, whoever owns the screen.
  const owner = { ...cadre, configuration: configurationOf(tx, await scopeOfEntity(tx, lue.entiteId)) };
  const { image, isVideo, cles } = await mediaMontre(owner, creation.media?.id ?? null);
  const { titre, accroche: texte, url } = creation;
  if (image === null && titre === '' && texte === '') return null;
  const contenu = {
    genre: 'annonce',
    titre,
    texte,
    image: image && { ...image, alternative: creation.alternatif || image.alternative },
    mention: `${motDuProduit(place.mention, cadre)} · ${lue.annonceur}`,
    qr: url === '' ? null : qrSvg(url),
  } as const;
  const shown = isVideo && image ? ({ genre: 'video', titre, video: image, cadrage: 'contenir' } as const) : contenu;
  const fin = premier(finDuJour(au), finDesDroits(shown));
  const vif = isVideo ? ({ genre: 'video' } as const) : null;
  const quand = momentsDAnnonce(offerte);
  return { vue: vue(shown, { annonce: id, poids, priorite, quand, debut: instantOf(du, '00:00'), fin, vif }), cles };
}
