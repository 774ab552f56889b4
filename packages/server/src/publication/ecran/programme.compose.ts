import {
  type BrouillonDeDiaporama,
  type Diapositive,
  type Fenetre,
  instantOf,
  type Langue,
  numeroOf,
  tailleDe,
  textOf,
} from '@bridge/contract';
import { type Cadre, type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { keyOf } from '../../composition/cles.ts';
import type { BandeauDEcran } from '../../rendering/ecran/contenu.ts';
import type { Db } from '../../schema.ts';
import { fenetresDe } from './conditions.ts';
import { clesDesDiapositives } from './diapositive.cle.ts';
import { bandeauDe, type GabaritLu, gabaritDe, type SecoursCompose, secoursDe } from './habillage.ts';
import { annoncesDuJour, avecEncarts } from './vues/encarts.ts';
import { AUCUNE, type VueComposee } from './vues/vue.ts';
import { isParJour, vuesDeDiapositive } from './vues/vues.ts';

/** A view in one language and for one day, or for every day when null. */
export interface VueDatee extends VueComposee {
  readonly langue: Langue;
  readonly jour: string | null;
}

export interface DiapositiveComposee {
  readonly cle: string;
  readonly rang: number;
  readonly slide: Diapositive;
  readonly fenetres: readonly Fenetre[] | null;
  readonly vues: readonly VueDatee[];
}

/** A diaporama with all that it shows in the days to come, before drawing. */
export interface ProgrammeCompose extends GabaritLu {
  readonly id: number;
  readonly diaporama: BrouillonDeDiaporama;
  readonly langues: readonly Langue[];
  /** The days that are told. */
  readonly jours: readonly string[];
  readonly bandeaux: ReadonlyMap<Langue, BandeauDEcran>;
  readonly diapositives: readonly DiapositiveComposee[];
  readonly secours: SecoursCompose;
  readonly fuseau: string;
  readonly cles: readonly string[];
}

interface Demande extends Omit<CadreDemande, 'langue' | 'at'> {
  /** 0 for a diaporama that is not saved yet. */
  readonly id: number;
  readonly diaporama: BrouillonDeDiaporama;
  readonly langues: readonly Langue[];
  /** The time zone where it is played. */
  readonly fuseau: string;
  /** The first civil day that is told, and how many. */
  readonly jour: string;
  readonly avance: number;
  /** Objets to try out in place of those of the sélection. */
  readonly essayes?: readonly number[] | undefined;
}

/** Composes a diaporama; undefined when its gabarit is gone. */
export async function composeProgramme(tx: Db, demande: Demande): Promise<ProgrammeCompose | undefined> {
  const { id, diaporama, langues, fuseau, jour, avance, essayes, ...around } = demande;
  const jours = Array.from({ length: avance }, (_, plus) => textOf((numeroOf(jour) ?? 0) + plus));
  // One moment for each day, whatever the place: what is told of a day stays the same while nothing changes.
  const cadreOf = (langue: Langue, day: string): Cadre =>
    openCadre(tx, { ...around, langue, at: instantOf(day, '12:00') });
  const [usual = 'fr'] = langues;
  const first = cadreOf(usual, jour);
  const lu = await gabaritDe(first, diaporama.gabarit);
  if (lu === undefined) return undefined;
  const secours = await secoursDe(first, diaporama);
  const cles = new Set<string>(['gabarits', keyOf('diaporama', id), ...secours.cles, ...lu.clesDePolices]);
  const bandeaux = new Map<Langue, BandeauDEcran>();
  for (const langue of langues) {
    const { bandeau, cles: own } = await bandeauDe(cadreOf(langue, jour), diaporama);
    if (bandeau !== null) bandeaux.set(langue, bandeau);
    for (const cle of own) cles.add(cle);
  }
  const { sequence } = diaporama;
  const names = clesDesDiapositives(sequence);
  const espace = sequence.filter((slide) => slide.genre === 'annonce').find(({ active }) => active);
  const diapositives: DiapositiveComposee[] = [];
  for (const [rang, slide] of sequence.entries()) {
    // A slide that is hidden or over for good takes no room on screens.
    if (!slide.active || (slide.au !== null && slide.au < jour)) continue;
    const vues: VueDatee[] = [];
    for (const langue of slide.langue === null ? langues : [slide.langue])
      for (const day of isParJour(slide) ? jours : [null]) {
        const asked = {
          gabarit: lu.gabarit,
          slide,
          taille: tailleDe(diaporama.resolution),
          fuseau,
          pas: null,
          diaporama: id === 0 ? null : id,
          essayes,
          sequence,
        };
        const cadre = cadreOf(langue, day ?? jour);
        const told = await vuesDeDiapositive(tx, cadre, asked);
        const beside = slide.genre === 'objets' ? await annoncesDuJour(tx, cadre, { ...asked, slide: espace }) : AUCUNE;
        vues.push(...avecEncarts(told.vues, beside.vues).map((one) => ({ ...one, langue, jour: day })));
        for (const cle of [...told.cles, ...beside.cles]) cles.add(cle);
      }
    const { fenetres, cles: awaited } = await fenetresDe(tx, {
      slide,
      diaporama,
      fuseau,
      jours,
      cadreOf: (day) => cadreOf(usual, day),
    });
    for (const cle of awaited) cles.add(cle);
    diapositives.push({ cle: names[rang] ?? '', rang, slide, fenetres, vues });
  }
  return { ...lu, id, diaporama, langues, fuseau, jours, bandeaux, diapositives, secours, cles: [...cles] };
}
