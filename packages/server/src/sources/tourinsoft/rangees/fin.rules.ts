import type { DocumentObjet, Periode } from '@bridge/contract';
import { A_L_ENVERS } from '../../clean/periode.words.ts';
import { type Depot, type DetailDePhotos, warn } from '../depot.ts';
import { readNom } from '../suggestion/mots.ts';

/** Periods whose ends came in fields of their own. */
export function putBouts(depot: Depot): void {
  for (const { du, au, ouvre, ferme } of depot.bouts.values()) {
    if (du !== undefined && au !== undefined && au < du) warn(depot, 'periode', A_L_ENVERS, `${du} – ${au}`);
    const creneau = { ...(ouvre === undefined ? {} : { ouvre }), ...(ferme === undefined ? {} : { ferme }) };
    const periode: Periode = {
      ...(du === undefined ? {} : { du }),
      ...(au === undefined ? {} : { au }),
      chaqueAnnee: false,
      regle: 'quotidien',
      creneaux: Object.keys(creneau).length === 0 ? [] : [creneau],
    };
    depot.document.ouverture.periodes.push(periode);
  }
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
