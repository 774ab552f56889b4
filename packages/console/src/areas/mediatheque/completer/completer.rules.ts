import { type AnyRecord, GENRES_DE_MEDIA, type GenreDeMedia, media } from '@bridge/contract';
import { type Fiche, type Manques, manquesDe } from '../../../catalogue/media/fiche.rules.ts';
import { textIn, translationsIn } from '../../../resource/values/read.ts';

/** The fields filled in here: those that keep a media from being shown, and its title. */
export type Saisie = Pick<Fiche, 'titre' | 'alternatif' | 'decorative' | 'credit' | 'licence'>;

/** The credit and the licence of the media before, which the next media often shares. */
export type Repris = Pick<Saisie, 'credit' | 'licence'>;

export const genreDe = ({ genre }: AnyRecord): GenreDeMedia =>
  GENRES_DE_MEDIA.find(({ value }) => value === genre)?.value ?? 'photo';

/** The fields of a media in one language; a missing credit is that of the media before. */
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

/** What is still missing. A title or a description in another language counts. */
export function manquesDeSaisie(record: AnyRecord, saisie: Saisie, langue: string): Manques {
  const elsewhere = (value: unknown) =>
    Object.entries(translationsIn(value)).find(([code, text]) => code !== langue && text.trim() !== '')?.[1] ?? '';
  const told = {
    ...saisie,
    titre: saisie.titre.trim() || elsewhere(record.titre),
    alternatif: saisie.alternatif.trim() || elsewhere(record.alternatif),
    // The supports were chosen with the file, and are not asked for here.
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

/** The id of the media after this one, or before; null at the ends of the row. */
export function voisin(file: readonly number[], id: number, pas: 1 | -1): number | null {
  return file[file.indexOf(id) + pas] ?? null;
}

/** The id of the next media to complete: after this one, else from the start; null when all are complete. */
export function suivant(file: readonly number[], faits: readonly number[], id: number): number | null {
  const rang = file.indexOf(id);
  const left = [...file.slice(rang + 1), ...file.slice(0, rang)].filter((one) => !faits.includes(one));
  return left[0] ?? null;
}
