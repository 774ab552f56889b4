import {
  type BrouillonDeSelection,
  brouillonDeSelectionSchema,
  countOf,
  objet,
  SANS_REGLE,
  selection,
} from '@bridge/contract';

/** The fields that decide which objets a sélection holds. */
export const DECISIFS = [
  'mode',
  'regles',
  'inclusions',
  'exclusions',
  'tri',
  'limite',
  'dedoublonnage',
  'entiteId',
] as const;

export type BrouillonLu =
  | { readonly ok: true; readonly brouillon: BrouillonDeSelection }
  /** The labels of the fields that are not complete. */
  | { readonly ok: false; readonly manquent: readonly string[] };

/** The sélection in a form, once it is complete. The fields that its mode hides decide of nothing. */
export function readBrouillon(values: Readonly<Record<string, unknown>>): BrouillonLu {
  const { mode } = values;
  const reading = brouillonDeSelectionSchema.safeParse({
    mode,
    regles: mode === 'manuelle' ? SANS_REGLE : values.regles,
    inclusions: mode === 'dynamique' ? [] : values.inclusions,
    exclusions: mode === 'manuelle' ? [] : values.exclusions,
    tri: values.tri,
    limite: values.limite,
    dedoublonnage: values.dedoublonnage,
    entiteId: values.entiteId,
  });
  if (reading.success) return { ok: true, brouillon: reading.data };
  const names = new Set(reading.error.issues.map(({ path }) => String(path[0])));
  return {
    ok: false,
    manquent: DECISIFS.filter((name) => names.has(name)).map((name) => selection.fields[name].label),
  };
}

/** The words for objets that the person sees and that the channels of the sélection do not show. */
export function enPlusEnMots(nombre: number): string {
  return nombre > 1
    ? `Vous voyez ${countOf(objet.noun, nombre)} de plus, qui ne seront pas publiés\u00a0: l’entité de la sélection ne les voit pas.`
    : 'Vous voyez un objet de plus, qui ne sera pas publié\u00a0: l’entité de la sélection ne le voit pas.';
}

/** The missing fields: « Complétez « Règles » et « Nombre maximal » : le nombre d’objets viendra ensuite. » */
export function manqueEnMots(manquent: readonly string[]): string {
  const quoted = manquent.map((label) => `«\u00a0${label}\u00a0»`);
  const last = quoted.at(-1) ?? 'la sélection';
  const all = quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} et ${last}` : last;
  return `Complétez ${all}\u00a0: le nombre d’objets viendra ensuite.`;
}
