import { type DocumentObjet, date, list, NOMS_DE_MODE_DE_TARIF, slugify, text } from '@bridge/contract';
import { z } from 'zod';

export type Tarifs = DocumentObjet['tarifs'];

/** The prices as they are typed. */
export const LIGNES_DE_TARIF = list(
  {
    libelle: text({ label: 'Tarif', placeholder: 'Adulte', required: true }),
    // Typed as text: a text that is no number is refused, and never dropped.
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

/** A line being typed, whose name or price may be missing. */
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

/** A price as typed: « 1 200,50 € » gives 1200.5; null for a text that is no price. */
export function prixLu(typed: string): number | null {
  const text = typed.replaceAll(/\s|€$/g, '');
  return PRIX.test(text) ? Number(text.replace(',', '.')) : null;
}

/** The errors, by path of their field below the list. */
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

/** The typed prices as a part of the document. A price that keeps its name keeps the words of the source. */
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

/** The bounds of a price: one price is both bounds, unless the source has it as « à partir de ». */
function bornesDe(typed: Pick<Ligne, 'min' | 'max'>, known: Tarifs['lignes'][number] | undefined) {
  const min = prixLu(typed.min);
  if (min === null) return {};
  const max = prixLu(typed.max);
  return max === null && known?.min === min && known.max === undefined ? { min } : { min, max: max ?? min };
}

export const MODES_TAPES = (['payant', 'gratuit', 'libre', 'participation', 'non-communique'] as const).map(
  (value) => ({
    value,
    label: NOMS_DE_MODE_DE_TARIF[value],
  }),
);
