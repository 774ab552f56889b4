import { type Diapositive, diaporama, diapositives, formOf, type Programme } from '@bridge/contract';

/** The slides of a form, complete or not: an incomplete slide tells what it lacks. */
export function diapositivesIn(value: unknown): readonly Diapositive[] {
  // The widget or the server wrote the value: each slide has its kind, though not always all that it needs.
  return Array.isArray(value) ? (value as readonly Diapositive[]) : [];
}

/** Name of the pictogram of the kind of a slide. */
export const iconOf = (slide: Diapositive): string => formOf(diapositives, slide)?.icon ?? '';

const f = diaporama.fields;

/** The programme in a form; parts that cannot be read are as in a new record. */
export function programmeIn(values: Readonly<Record<string, unknown>>): Programme {
  const langues = f.langues.schema.safeParse(values.langues);
  const plages = f.plages.schema.safeParse(values.plages);
  return {
    sequence: diapositivesIn(values.sequence),
    langues: langues.success ? langues.data : ['fr'],
    alternance: values.alternance === 'diapositive' ? 'diapositive' : 'boucle',
    ordre: values.ordre === 'melange' ? 'melange' : 'sequence',
    partAnnonces: typeof values.partAnnonces === 'number' ? values.partAnnonces : null,
    plages: plages.success ? plages.data : [],
  };
}

/** The names of the time ranges (plages) in a form. */
export const plagesIn = (value: unknown): readonly string[] => {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const { nom } = Object(item);
    return typeof nom === 'string' && nom !== '' ? [nom] : [];
  });
};
