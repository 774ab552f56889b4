import { type Creation, isRef, LANGUES, nouvelleCreation } from '@bridge/contract';
import { entriesIn, listIn, textIn } from '../../resource/values/read.ts';

/** What is drawn of créations that are half written: what does not fit reads as empty. */
export function creationsIn(value: unknown): Creation[] {
  return listIn(value).map((one) => {
    const { format, langue, media, titre, accroche, bouton, url, alternatif } = entriesIn(one);
    return {
      ...nouvelleCreation(isRef(format) ? format.id : 0),
      langue: LANGUES.find((code) => code === langue) ?? '',
      media: isRef(media) ? { ref: 'media', id: media.id } : null,
      titre: textIn(titre),
      accroche: textIn(accroche),
      bouton: textIn(bouton),
      url: textIn(url),
      alternatif: textIn(alternatif),
    };
  });
}
