import type { DocumentObjet } from '@bridge/contract';
import { isCodePostal, isCommune } from '../../../catalogue/commune.rules.ts';
import { readNom } from '../../clean/mots.ts';
import { type Depot, type DetailDePhotos, warn } from '../depot.ts';
import { withZero } from '../valeurs/lectures.rules.ts';

export const isQuatreChiffres = (texte: string): boolean => /^\d{4}$/.test(texte.trim());

/** « 1000 » is 01000 Bourg-en-Bresse where a spreadsheet took its zero, and 1000 Bruxelles where nothing is missing. */
export function putZero(depot: Depot): void {
  const { lieu } = depot.document;
  const { codePostal, commune, pays } = lieu;
  if (codePostal === undefined || !isQuatreChiffres(codePostal)) return;
  const isEnFrance = (pays ?? 'FR') === 'FR' && (commune === undefined || isCommune(commune));
  const entier = isEnFrance ? withZero(codePostal, isCodePostal) : null;
  if (entier !== null) lieu.codePostal = entier;
  else if ((pays ?? 'FR') === 'FR') warn(depot, 'lieu.codePostal', 'Code postal inhabituel.', codePostal);
}

export function putPrix({ prix, client, document: { tarifs } }: Depot): void {
  for (const { libelle, champ, min, max } of prix.values()) {
    tarifs.lignes.push({
      libelle: { schema: `tis:${client}`, code: champ, libelle: { fr: libelle } },
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      devise: 'EUR',
    });
    tarifs.mode ??= (max ?? min ?? 0) > 0 ? 'payant' : 'gratuit';
  }
}

/** Titles and credits written beside photos go to those whose field is named nearest; a lone one goes to all of them. */
export function putDetails(depot: Depot): void {
  const { medias } = depot.document;
  for (const detail of depot.details) {
    const places = photosDe(depot, detail);
    for (const [rang, place] of places.entries()) {
      const media = medias[place];
      const texte = detail.textes.length === 1 ? detail.textes[0] : detail.textes[rang];
      if (media === undefined || texte === undefined) continue;
      medias[place] = withDetail(media, detail, texte);
    }
  }
}

type Media = DocumentObjet['medias'][number];

function withDetail(media: Media, { quoi, langue }: DetailDePhotos, texte: string): Media {
  if (quoi === 'credit') return { ...media, credit: media.credit ?? texte };
  return { ...media, [quoi]: { [langue]: texte, ...media[quoi] } };
}

function photosDe({ photos, document: { medias } }: Depot, { champ }: DetailDePhotos): readonly number[] {
  const { rang } = readNom(champ);
  const memeRang = [...photos].filter(([photo]) => rang !== '' && readNom(photo).rang === rang);
  const [seul] = memeRang;
  if (memeRang.length === 1 && seul !== undefined) return seul[1];
  return medias.flatMap(({ genre }, place) => (genre === 'image' ? [place] : []));
}
