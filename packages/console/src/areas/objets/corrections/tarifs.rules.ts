import { type DocumentObjet, date, list, money, slugify, text } from '@bridge/contract';
import { z } from 'zod';

export type Tarifs = DocumentObjet['tarifs'];

/** Prices as they are typed. */
export const LIGNES_DE_TARIF = list(
  {
    libelle: text({ label: 'Tarif', placeholder: 'Adulte', required: true }),
    min: money({ label: 'Prix' }),
    max: money({ label: 'Jusqu’à', help: 'Vide\u00a0: un seul prix.', beside: true }),
    du: date({ label: 'Du' }),
    au: date({ label: 'Au', beside: true }),
    note: text({ label: 'Précision', longest: 300 }),
  },
  {
    label: 'Prix',
    itemTitle: 'libelle',
    most: 60,
    words: { noun: { one: 'Prix', many: 'Prix' }, add: 'Ajouter un prix', none: 'Aucun prix.' },
  },
);

/** What is still being typed: a name may be missing, a price too. */
const ligneSchema = z.object({
  libelle: z.string().catch(''),
  min: z.number().nullable().catch(null),
  max: z.number().nullable().catch(null),
  du: z.iso.date().nullable().catch(null),
  au: z.iso.date().nullable().catch(null),
  note: z.string().catch(''),
});
type Ligne = z.output<typeof ligneSchema>;

export const tarifsTapesSchema = z.object({ mode: z.string(), lignes: z.array(ligneSchema), texte: z.string() });
export type TarifsTapes = z.output<typeof tarifsTapesSchema>;

export function tarifsATaper({ mode, lignes, texte }: Tarifs): TarifsTapes {
  return {
    mode: mode ?? '',
    lignes: lignes.map(
      ({ libelle, min, max, du, au, note }): Ligne => ({
        libelle: libelle.libelle.fr ?? Object.values(libelle.libelle)[0] ?? libelle.code,
        min: min ?? max ?? null,
        max: min !== undefined && max !== undefined && max !== min ? max : null,
        du: du ?? null,
        au: au ?? null,
        note: note?.fr ?? '',
      }),
    ),
    texte: texte?.fr ?? '',
  };
}

const SCHEMA = 'bridge:correction';

/** What was typed, as documents say it. A price that keeps its name keeps the word of the source, and its translations. */
export function tarifsTapes({ mode, lignes, texte }: TarifsTapes, source: Tarifs): Tarifs {
  const known = (nom: string) => source.lignes.find(({ libelle }) => libelle.libelle.fr === nom)?.libelle;
  const found = MODES_TAPES.find(({ value }) => value === mode)?.value;
  return {
    ...(found === undefined ? {} : { mode: found }),
    lignes: lignes.map(({ libelle, min, max, du, au, note }) => ({
      libelle: known(libelle) ?? { schema: SCHEMA, code: slugify(libelle) || 'tarif', libelle: { fr: libelle } },
      ...(min === null ? {} : { min, max: max ?? min }),
      ...(min === null && max !== null ? { max } : {}),
      devise: 'EUR',
      ...(du === null ? {} : { du }),
      ...(au === null ? {} : { au }),
      ...(note === '' ? {} : { note: { fr: note } }),
    })),
    ...(texte.trim() === '' ? {} : { texte: { fr: texte.trim() } }),
    paiements: source.paiements,
  };
}

export const MODES_TAPES = [
  { value: 'payant', label: 'Payant' },
  { value: 'gratuit', label: 'Gratuit' },
  { value: 'libre', label: 'Prix libre' },
  { value: 'participation', label: 'Participation aux frais' },
  { value: 'non-communique', label: 'Tarifs non communiqués' },
] as const satisfies readonly { readonly value: NonNullable<Tarifs['mode']>; readonly label: string }[];
