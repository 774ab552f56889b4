import { type AnyRecord, GENRES_DE_MEDIA, type GenreDeMedia, media } from '@bridge/contract';
import { type Fiche, type Manques, manquesDe } from '../../../catalogue/media/fiche.rules.ts';
import { textIn, translationsIn } from '../../../resource/values/read.ts';

/** What is written of a media here: what keeps it from being shown, and its name. */
export type Saisie = Pick<Fiche, 'titre' | 'alternatif' | 'decorative' | 'credit' | 'licence'>;

/** What the media before it was given, which the next one often shares. */
export type Repris = Pick<Saisie, 'credit' | 'licence'>;

export const genreDe = ({ genre }: AnyRecord): GenreDeMedia =>
  GENRES_DE_MEDIA.find(({ value }) => value === genre)?.value ?? 'photo';

/** What is there already, in one language; a credit that is not there is that of the media before. */
export function saisieDe(record: AnyRecord, langue: string, repris: Repris | null): Saisie {
  const own = textIn(record.credit);
  const licence = textIn(record.licence) || media.fields.licence.initial;
  return {
    titre: translationsIn(record.titre)[langue] ?? '',
    alternatif: translationsIn(record.alternatif)[langue] ?? '',
    decorative: record.decorative === true,
    credit: own || (repris?.credit ?? ''),
    licence: own === '' && repris ? repris.licence : licence,
  };
}

/** A text of another language tells as well what is seen, and how it is called. */
export function manquesDeSaisie(record: AnyRecord, saisie: Saisie, langue: string): Manques {
  const elsewhere = (value: unknown) =>
    Object.entries(translationsIn(value)).find(([code, text]) => code !== langue && text.trim() !== '')?.[1] ?? '';
  const told = {
    ...saisie,
    titre: saisie.titre.trim() || elsewhere(record.titre),
    alternatif: saisie.alternatif.trim() || elsewhere(record.alternatif),
    // Chosen when it was given: not asked again here.
    supports: media.fields.supports.initial,
  };
  return manquesDe(told, genreDe(record));
}

/** The body of the call that completes the media. */
export function corpsDeSaisie(record: AnyRecord, saisie: Saisie, langue: string): Record<string, unknown> {
  const { decorative, licence } = saisie;
  const written = (value: unknown, text: string) => {
    const { [langue]: _, ...others } = translationsIn(value);
    return text.trim() === '' ? others : { ...others, [langue]: text.trim() };
  };
  return {
    version: record.version,
    titre: written(record.titre, saisie.titre),
    alternatif: decorative ? {} : written(record.alternatif, saisie.alternatif),
    decorative,
    credit: saisie.credit.trim(),
    licence,
  };
}

/** The one after, or before; the row has two ends. */
export function voisin(file: readonly number[], id: number, pas: 1 | -1): number | null {
  return file[file.indexOf(id) + pas] ?? null;
}

/** The next that is still to be completed: after this one, else from the start. Null: all are. */
export function suivant(file: readonly number[], faits: readonly number[], id: number): number | null {
  const rang = file.indexOf(id);
  const left = [...file.slice(rang + 1), ...file.slice(0, rang)].filter((one) => !faits.includes(one));
  return left[0] ?? null;
}
