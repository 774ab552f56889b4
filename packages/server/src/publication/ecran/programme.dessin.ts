import { createHash } from 'node:crypto';
import {
  type BandeauDuManifeste,
  type DiapositiveDEcran,
  finDuJour,
  type Langue,
  type PoliceDEcran,
  type ProgrammeDEcran,
  type SecoursDEcran,
  tailleDe,
  type VueDEcran,
} from '@bridge/contract';
import type { BandeauDEcran, Ecran, PoliceEmbarquee, SourceDImage } from '../../rendering/ecran/contenu.ts';
import { htmlDeVue, htmlDuBandeau } from '../../rendering/ecran/diapositive.html.ts';
import { stylesDEcran } from '../../rendering/ecran/ecran.styles.ts';
import type { DiapositiveComposee, ProgrammeCompose } from './programme.compose.ts';
import { finDesDroits } from './vues/vue.ts';

export type Adresse = (source: SourceDImage) => string | null;

/** A diaporama as screens play it, without the hours at which a screen plays it. */
export type ProgrammeDessine = Omit<ProgrammeDEcran, 'quand' | 'prioritaire'>;

/** All sources that a drawing asks for. */
export function sourcesDe(draw: (adresse: Adresse) => unknown): SourceDImage[] {
  const sources: SourceDImage[] = [];
  draw((source) => {
    sources.push(source);
    return '';
  });
  return sources;
}

/** Draws all of a diaporama: pure, so that the same things give the same bytes. */
export function drawProgramme(
  compose: ProgrammeCompose,
  adresse: Adresse,
): { readonly programme: ProgrammeDessine; readonly secours: SecoursDEcran } {
  const { id, diaporama, gabarit, polices, langues } = compose;
  const { parametres, resolution } = diaporama;
  const taille = tailleDe(resolution);
  const ecranIn = (langue: Langue): Ecran => ({ gabarit, polices, parametres, ...taille, langue, adresse });
  const [usual = 'fr'] = langues;
  const styles = stylesDEcran(ecranIn(usual), ':host');
  const programme = {
    diaporama: id,
    nom: diaporama.nom,
    ...taille,
    styles,
    ...(polices.length === 0 ? {} : { polices: policesDessinees(polices, adresse) }),
    ordre: diaporama.ordre,
    alternance: diaporama.alternance,
    langues,
    plages: diaporama.plages.map(({ dates, ...plage }) => ({
      ...plage,
      du: dates?.du ?? null,
      au: dates?.au ?? null,
    })),
    partAnnonces: diaporama.partAnnonces,
    bandeau: bandeauDessine(compose, ecranIn),
    sequence: compose.diapositives.map((one) => diapositiveDessinee(one, compose, ecranIn)),
  };
  return { programme, secours: { styles, ...secoursDessine(compose, ecranIn(usual)) } };
}

function secoursDessine({ secours, diaporama, fuseau }: ProgrammeCompose, ecran: Ecran): Omit<SecoursDEcran, 'styles'> {
  const html = htmlDeVue(secours.contenu, ecran);
  const { ancienneteMax, dateDeMaj, majApres } = diaporama;
  const fin = finDesDroits(secours.contenu, fuseau);
  return {
    html,
    medias: mediasIn(html),
    ...(fin && { ensuite: { des: fin.toISOString(), html: htmlDeVue(secours.sansMedia, ecran) } }),
    ancienneteMax,
    dateDeMaj,
    // Diaporamas published before this field existed lack it.
    ...(typeof majApres === 'number' && { majApres }),
  };
}

function bandeauDessine(
  { bandeaux, fuseau }: ProgrammeCompose,
  ecranIn: (langue: Langue) => Ecran,
): BandeauDuManifeste | null {
  const [first] = bandeaux.values();
  if (first === undefined) return null;
  const drawn = (of: (bandeau: BandeauDEcran) => BandeauDEcran) =>
    Object.fromEntries(
      [...bandeaux].map(([langue, one]) => [langue, htmlDuBandeau(enDirect(of(one)), ecranIn(langue))]),
    );
  const jusquAu = first.logo?.jusquAu ?? null;
  return {
    place: first.place,
    html: drawn((one) => one),
    ...(jusquAu !== null && {
      ensuite: { des: finDuJour(fuseau, jusquAu).toISOString(), html: drawn((one) => ({ ...one, logo: null })) },
    }),
  };
}

const policesDessinees = (polices: readonly PoliceEmbarquee[], adresse: Adresse): PoliceDEcran[] =>
  polices.flatMap(({ famille, graisse, source }) => {
    const found = adresse(source);
    return found === null ? [] : [{ famille, graisse, source: found }];
  });

function diapositiveDessinee(
  { cle, rang, slide, fenetres, vues }: DiapositiveComposee,
  { transition, jours }: ProgrammeCompose,
  ecranIn: (langue: Langue) => Ecran,
): DiapositiveDEcran {
  const { genre, plage, jours: days, de, a, du, au, langue, maxParHeure, duree } = slide;
  const drawn = vues.map(({ contenu, jour, ...one }) => {
    const html = htmlDeVue(contenu, ecranIn(one.langue));
    const vue = {
      langue: one.langue,
      html,
      medias: mediasIn(html),
      debut: one.debut?.toISOString() ?? null,
      fin: one.fin?.toISOString() ?? null,
      vif: one.vif,
      objet: one.objet?.id ?? null,
      annonce: one.annonce,
      poids: one.poids,
      ...(one.quand && { quand: one.quand }),
      ...(one.priorite && { priorite: one.priorite }),
    };
    return {
      jour,
      vue: { cle: empreinte(JSON.stringify([one.langue, html, vue.debut, vue.fin, vue.objet, vue.annonce])), ...vue },
    };
  });
  return {
    cle,
    rang,
    genre,
    plage,
    quand: { jours: days, de, a, du, au },
    fenetres,
    langue,
    maxParHeure,
    transition: slide.transition === 'gabarit' ? transition : slide.transition,
    duree,
    tousLes: slide.genre === 'annonce' ? slide.tousLes : null,
    vues: reunies(drawn, jours),
  };
}

/** The hour and the day are the player's to write. */
const enDirect = ({ heure, date, ...bandeau }: BandeauDEcran): BandeauDEcran => ({
  ...bandeau,
  heure: heure === null ? null : '',
  date: date === null ? null : '',
});

interface Dessinee {
  readonly jour: string | null;
  readonly vue: Omit<VueDEcran, 'jours'>;
}

/** Merges equal views of several days into one with its days, or without days when it is shown on every one. */
function reunies(drawn: readonly Dessinee[], jours: readonly string[]): VueDEcran[] {
  const all = new Map<string, { readonly vue: Dessinee['vue']; readonly jours: Set<string | null> }>();
  for (const { jour, vue } of drawn) {
    const known = all.get(vue.cle) ?? { vue, jours: new Set() };
    known.jours.add(jour);
    all.set(vue.cle, known);
  }
  return [...all.values()].map(({ vue, jours: its }) => {
    const isAlways = its.has(null) || jours.every((jour) => its.has(jour));
    return { ...vue, jours: isAlways ? null : jours.filter((jour) => its.has(jour)) };
  });
}

const MEDIA = /media:([0-9a-f]{64})/g;
export const mediasIn = (html: string): string[] => [...new Set([...html.matchAll(MEDIA)].map(([, one = '']) => one))];

const empreinte = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);
