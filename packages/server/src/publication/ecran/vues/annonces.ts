import { civilDay, type DiapositiveDe, instantOf, numeroOf, textOf } from '@bridge/contract';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { motDuProduit } from '../../../composition/mots/langue.rules.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import type { Db } from '../../../schema.ts';
import { type AnnonceDEcran, annoncesDEcran } from './annonces.repository.ts';
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

/** The annonces of an espace: the screen shows one of them at each passage, by their weights. */
export async function vuesDesAnnonces(
  tx: Db,
  cadre: Cadre,
  { slide, pas, diaporama }: Demande<DiapositiveDe<'annonce'>>,
): Promise<VuesDuJour> {
  const jour = civilDay(cadre.at);
  const au = pas === null ? textOf((numeroOf(jour) ?? 0) + DAYS) : jour;
  const found = await annoncesDEcran(tx, { espace: slide.espace.id, du: jour, au, diaporama });
  const shown = (await Promise.all(found.map((annonce) => vueDe(tx, cadre, annonce)))).filter((one) => one !== null);
  const vues = shown.map((one) => one.vue);
  const cles = [...CLES, ...shown.flatMap((one) => one.cles)];
  if (vues.length === 0) {
    const titre = motDuProduit('annonce', cadre);
    const remarques = [
      'Aucune annonce de cet espace n’a de création pour les écrans ce jour-là\u00a0: rien ne passera.',
    ];
    const place = vue({ genre: 'texte', ton: 'information', titre, texte: '' });
    return { ...AUCUNE, vues: pas === null ? [] : [place], remarques, cles };
  }
  const one = pas === null ? undefined : vues[pas % vues.length];
  return { vues: one === undefined ? vues : [one], total: vues.length, remarques: [], cles };
}

/** What it shows in the language of the screen; null where it has nothing for screens. */
async function vueDe(
  tx: Db,
  cadre: Cadre,
  annonce: AnnonceDEcran,
): Promise<{ readonly vue: VueComposee; readonly cles: readonly string[] } | null> {
  const { id, annonceur, entiteId, du, au, poids, creations, formats } = annonce;
  const ofScreens = creations.filter(({ format }) => formats.includes(format.id));
  const creation =
    ofScreens.find(({ langue }) => langue === cadre.langue) ?? ofScreens.find(({ langue }) => langue === '');
  if (creation === undefined) return null;
  // The visual is of who sells the annonce, whoever owns the screen.
  const owner = { ...cadre, configuration: configurationOf(tx, await scopeOfEntity(tx, entiteId)) };
  const { image, isVideo, cles } = await mediaMontre(owner, creation.media?.id ?? null);
  const { titre, accroche: texte, url } = creation;
  if (image === null && titre === '' && texte === '') return null;
  const contenu = {
    genre: 'annonce',
    titre,
    texte,
    image: image && { ...image, alternative: creation.alternatif || image.alternative },
    mention: `${motDuProduit('annonce', cadre)} · ${annonceur}`,
    qr: url === '' ? null : qrSvg(url),
  } as const;
  const shown = isVideo && image ? ({ genre: 'video', titre, video: image, cadrage: 'contenir' } as const) : contenu;
  const fin = premier(finDuJour(au), finDesDroits(shown));
  return {
    vue: vue(shown, {
      annonce: id,
      poids,
      debut: instantOf(du, '00:00'),
      fin,
      vif: isVideo ? { genre: 'video' } : null,
    }),
    cles,
  };
}
