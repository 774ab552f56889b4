import { type DocumentObjet, date, list, slugify, text } from '@bridge/contract';
import { z } from 'zod';

export type Tarifs = DocumentObjet['tarifs'];

/** Prices as they are typed. */
export const LIGNES_DE_TARIF = list(
  {
    libelle: text({ label: 'Tarif', placeholder: 'Adulte', required: true }),
    // Typed as words: what is no number is said to be none, and never dropped.
    min: text({ label: 'Prix', help: 'En euros.', placeholder: '12,50' }),
    max: text({ label: 'Jusqu’à', help: 'Vide\u00a0: un seul prix.', beside: true }),
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

/** What is still being typed: a name may be missing, a price be none yet. */
const ligneSchema = z.object({
  libelle: z.string().catch(''),
  min: z.string(),
  max: z.string(),
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
        min: prixTape(min),
        max: max === min ? '' : prixTape(max),
        du: du ?? null,
        au: au ?? null,
        note: note?.fr ?? '',
      }),
    ),
    texte: texte?.fr ?? '',
  };
}

const prixTape = (prix: number | undefined): string => (prix === undefined ? '' : String(prix).replace('.', ','));

const PRIX = /^\d{1,7}([.,]\d{1,2})?$/;

/** « 1 200,50 € » → 1200.5; null where it is no price. */
export function prixLu(typed: string): number | null {
  const text = typed.replaceAll(/\s|€$/g, '');
  return PRIX.test(text) ? Number(text.replace(',', '.')) : null;
}

/** What is wrong, by the path of its field below the list. */
export function tarifsFaux({ lignes }: Pick<TarifsTapes, 'lignes'>): Record<string, string> {
  const wrong: Record<string, string> = {};
  lignes.forEach((ligne, rank) => {
    for (const name of ['min', 'max'] as const)
      if (ligne[name].trim() !== '' && prixLu(ligne[name]) === null) wrong[`${rank}.${name}`] = 'Un prix comme 12,50.';
    const [min, max] = [prixLu(ligne.min), prixLu(ligne.max)];
    if (max !== null && ligne.min.trim() === '') wrong[`${rank}.min`] = 'Dites aussi le prix de départ.';
    if (min !== null && max !== null && max < min) wrong[`${rank}.max`] = 'Le maximum est inférieur au prix de départ.';
  });
  return wrong;
}

const SCHEMA = 'bridge:correction';

/** What was typed, as documents say it. A price that keeps its name keeps the word of the source, and its translations. */
export function tarifsTapes({ mode, lignes, texte }: TarifsTapes, source: Tarifs): Tarifs {
  const found = MODES_TAPES.find(({ value }) => value === mode)?.value;
  return {
    ...(found === undefined ? {} : { mode: found }),
    lignes: lignes.map(({ libelle, du, au, note, ...prix }) => {
      const known = source.lignes.find((ligne) => ligne.libelle.libelle.fr === libelle);
      return {
        libelle: known?.libelle ?? { schema: SCHEMA, code: slugify(libelle) || 'tarif', libelle: { fr: libelle } },
        ...bornesDe(prix, known),
        devise: 'EUR',
        ...(du === null ? {} : { du }),
        ...(au === null ? {} : { au }),
        ...(note === '' ? {} : { note: { fr: note } }),
      };
    }),
    ...(texte.trim() === '' ? {} : { texte: { fr: texte.trim() } }),
    paiements: source.paiements,
  };
}

/** One price is both its bounds; one that begins at the source's stays « à partir de ». */
function bornesDe(typed: Pick<Ligne, 'min' | 'max'>, known: Tarifs['lignes'][number] | undefined) {
  const min = prixLu(typed.min);
  if (min === null) return {};
  const max = prixLu(typed.max);
  return max === null && known?.min === min && known.max === undefined ? { min } : { min, max: max ?? min };
}

export const MODES_TAPES = [
  { value: 'payant', label: 'Payant' },
  { value: 'gratuit', label: 'Gratuit' },
  { value: 'libre', label: 'Prix libre' },
  { value: 'participation', label: 'Participation aux frais' },
  { value: 'non-communique', label: 'Tarifs non communiqués' },
] as const satisfies readonly { readonly value: NonNullable<Tarifs['mode']>; readonly label: string }[];
