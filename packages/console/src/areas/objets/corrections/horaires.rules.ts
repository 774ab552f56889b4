import {
  boolean,
  type Creneau,
  choices,
  type DocumentObjet,
  date,
  isCreneauALEnvers,
  JOURS,
  JOURS_DE_SEMAINE,
  list,
  type Periode,
  periodeEnMots,
  text,
} from '@bridge/contract';
import { z } from 'zod';

export type Ouverture = DocumentObjet['ouverture'];

/** A field of an hour, longer than any hour: a wrong one is explained rather than cut. */
const heure = (label: string, placeholder: string, beside: boolean) =>
  text({ label, placeholder, longest: 40, beside });

/** Opening hours as they are typed: periods with their days, and one or two stretches a day. */
export const PERIODES = list(
  {
    du: date({ label: 'Du' }),
    au: date({ label: 'Au', beside: true }),
    chaqueAnnee: boolean({ label: 'Revient chaque année' }),
    jours: choices(JOURS_DE_SEMAINE, { label: 'Jours', help: 'Vide\u00a0: tous les jours.' }),
    ouvre: heure('Ouvre', '09:00', false),
    ferme: heure('Ferme', '12:00', true),
    rouvre: heure('Rouvre', '14:00', true),
    referme: heure('Referme', '18:30', true),
  },
  {
    label: 'Périodes d’ouverture',
    itemTitle: (item) => periodeEnMots(periodeTapee(ligneSchema.parse(item))),
    most: 40,
    words: {
      noun: { one: 'Période', many: 'Périodes', feminine: true },
      byPlace: true,
      add: 'Ajouter une période',
      none: 'Aucune période\u00a0: on ne sait pas quand c’est ouvert.',
    },
  },
);

/** A line being typed, whose hours may be incomplete. */
const ligneSchema = z.object({
  du: z.iso.date().nullable().catch(null),
  au: z.iso.date().nullable().catch(null),
  chaqueAnnee: z.boolean().catch(false),
  jours: z.array(z.enum(JOURS)).catch([]),
  ouvre: z.string().catch(''),
  ferme: z.string().catch(''),
  rouvre: z.string().catch(''),
  referme: z.string().catch(''),
});
type Ligne = z.output<typeof ligneSchema>;

export const horairesTapesSchema = z.object({
  periodes: z.array(ligneSchema),
  texte: z.string(),
  fermeTemporairement: z.boolean(),
});
export type HorairesTapes = z.output<typeof horairesTapesSchema>;

/** Whether a period can be typed here: days of the month and lists of dates cannot. */
const isTypable = ({ regle, creneaux }: Periode) =>
  regle !== 'mensuel' &&
  regle !== 'dates' &&
  creneaux.length <= 2 &&
  creneaux.every(({ jours }) => jours === undefined);

/** The periods of the source that would be lost, since they cannot be typed here. */
export const periodesPerdues = ({ periodes }: Ouverture): number =>
  periodes.filter((periode) => !isTypable(periode)).length;

export function horairesATaper({ periodes, texte, fermeTemporairement }: Ouverture): HorairesTapes {
  return {
    periodes: periodes.filter(isTypable).map(({ du, au, chaqueAnnee, regle, jours = [], creneaux }): Ligne => {
      const [premier, second] = creneaux;
      return {
        du: du ?? null,
        au: au ?? null,
        chaqueAnnee,
        jours:
          regle === 'sauf' ? JOURS.filter((jour) => !jours.includes(jour)) : regle === 'quotidien' ? [] : [...jours],
        ouvre: premier?.ouvre ?? '',
        ferme: premier?.ferme ?? '',
        rouvre: second?.ouvre ?? '',
        referme: second?.ferme ?? '',
      };
    }),
    texte: texte?.fr ?? '',
    fermeTemporairement: fermeTemporairement ?? false,
  };
}

const HEURE = /^([01]?\d|2[0-3])\s*[:hH]\s*([0-5]\d)?$|^24:00$/;

/** An hour as typed: « 9h30 » gives « 09:30 »; null for a text that is no hour. */
export function heureLue(typed: string): string | null {
  const text = typed.trim();
  const found = HEURE.exec(text);
  if (!found) return null;
  return text === '24:00' ? text : `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`;
}

const A_L_ENVERS =
  'La fermeture précède l’ouverture. Une nuit qui finit après 07:00 se dit en deux fois\u00a0: 19:00–24:00, puis 00:00–09:00.';

/** The errors, by path of their field below the list. */
export function horairesFaux({ periodes }: Pick<HorairesTapes, 'periodes'>): Record<string, string> {
  const wrong: Record<string, string> = {};
  periodes.forEach((periode, rank) => {
    for (const name of ['ouvre', 'ferme', 'rouvre', 'referme'] as const)
      if (periode[name].trim() !== '' && heureLue(periode[name]) === null)
        wrong[`${rank}.${name}`] = 'Une heure comme 09:30.';
    for (const [from, to] of [
      ['ouvre', 'ferme'],
      ['rouvre', 'referme'],
    ] as const)
      if (creneau(periode[from], periode[to]).some(isCreneauALEnvers)) wrong[`${rank}.${to}`] = A_L_ENVERS;
    if (!periode.chaqueAnnee && periode.du !== null && periode.au !== null && periode.au < periode.du)
      wrong[`${rank}.au`] = 'La fin précède le début.';
    if (periode.chaqueAnnee && (periode.du === null || periode.au === null))
      wrong[`${rank}.du`] = 'Ce qui revient chaque année a un début et une fin.';
  });
  return wrong;
}

/** The typed hours as a part of the document. Closed days stay those of the source. */
export function horairesTapes({ periodes, texte, fermeTemporairement }: HorairesTapes, source: Ouverture): Ouverture {
  return {
    periodes: periodes.map(periodeTapee),
    ...(texte.trim() === '' ? {} : { texte: { fr: texte.trim() } }),
    ...(fermeTemporairement ? { fermeTemporairement } : {}),
    fermetures: source.fermetures,
  };
}

function periodeTapee({ du, au, chaqueAnnee, jours, ...heures }: Ligne): Periode {
  return {
    ...(du === null ? {} : { du }),
    ...(au === null ? {} : { au }),
    chaqueAnnee,
    ...(jours.length === 0
      ? { regle: 'quotidien' as const }
      : { regle: 'hebdomadaire' as const, jours: JOURS.filter((jour) => jours.includes(jour)) }),
    creneaux: [creneau(heures.ouvre, heures.ferme), creneau(heures.rouvre, heures.referme)].flat(),
  };
}

function creneau(ouvre: string, ferme: string): Creneau[] {
  const [from, to] = [heureLue(ouvre), heureLue(ferme)];
  return from === null && to === null
    ? []
    : [{ ...(from === null ? {} : { ouvre: from }), ...(to === null ? {} : { ferme: to }) }];
}
