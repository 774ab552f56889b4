import { type AnnonceAChoisir, type Canal, type Creation, type Langue, nouvelleCreation } from '@bridge/contract';
import type { AnnonceLue, FormatLu } from './annonces.repository.ts';

/** The content of an annonce in a format. */
export interface CreationLue {
  readonly creation: Creation;
  readonly format: FormatLu;
}

/** The créations by format: that of the language, else that of all languages; an establishment gives a native. */
export function creationsEn(annonce: AnnonceLue, langue: Langue): CreationLue[] {
  return annonce.formats.flatMap((format) => {
    const own = annonce.creations.filter((one) => one.format.id === format.id);
    const creation = own.find((one) => one.langue === langue) ?? own.find((one) => one.langue === '');
    if (creation !== undefined) return [{ creation, format }];
    const isMade =
      own.length === 0 && format.genre === 'native' && annonce.objet !== null && annonce.format === format.id;
    return isMade ? [{ creation: nouvelleCreation(format.id), format }] : [];
  });
}

/** An annonce as it is chosen on a channel, in a language. */
export function aChoisir(
  annonce: AnnonceLue,
  canal: Canal,
  langue: Langue,
): AnnonceAChoisir & { readonly lue: AnnonceLue } {
  const { faits, lissage, tagsCibles, ...rest } = annonce;
  return {
    ...rest,
    lue: annonce,
    tags: tagsCibles,
    formats: creationsEn(annonce, langue).map(({ format }) => format.id),
    ...comptesDu(annonce, canal),
  };
}

/** The counts on a channel beside what was sold there. Clicks are the objective when views are none. */
function comptesDu(
  { faits, lissage, objectifVues, objectifClics, objectifPassages, objectifParutions }: AnnonceLue,
  canal: Canal,
): Pick<AnnonceAChoisir, 'faites' | 'objectif'> {
  const of = (nombre: number | null, done: number) => (nombre === null ? null : { nombre, faits: done, lissage });
  switch (canal) {
    case 'web':
      return { faites: faits.vues, objectif: of(objectifVues, faits.vues) ?? of(objectifClics, faits.clics) };
    case 'ecran':
      return { faites: faits.passages, objectif: of(objectifPassages, faits.passages) };
    case 'print':
      return { faites: faits.parutions, objectif: of(objectifParutions, faits.parutions) };
  }
}
