import { adresseDeFichier, ratioDe } from '@bridge/contract';
import type { AnnonceLue } from '../../../composition/annonce/annonces.repository.ts';
import type { CreationLue } from '../../../composition/annonce/creation.rules.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { mediaFor } from '../../../composition/media.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { adresseDImage } from '../../../rendering/web/media.rules.ts';
import type { FilmRendu } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { imageMontree } from '../medias/media.ts';
import type { CadreDeSite } from '../pages/page.ts';

const LARGEUR = 1280;
const FORME = 16 / 9;

/** The films of an annonce, where their rights allow it, with what is seen of each before it plays. */
export async function filmsDe(tx: Db, cadre: CadreDeSite, { entiteId, creations }: AnnonceLue) {
  const own = { ...cadre, configuration: configurationOf(tx, await scopeOfEntity(tx, entiteId)) };
  const films = new Map<number, { readonly src: string; readonly ratio: number; readonly description: string }>();
  const affiches = new Map<number, string>();
  for (const { media, affiche } of creations) {
    const lu = media === null ? 'absent' : await mediaFor('web', own, media.id);
    if (typeof lu !== 'string' && lu.genre === 'video')
      films.set(lu.id, {
        src: `${cadre.visite.fichiers ?? ''}${adresseDeFichier(lu.fichier.id, 'original')}`,
        ratio: lu.largeur && lu.hauteur ? lu.largeur / lu.hauteur : FORME,
        description: texteEn(lu.alternatif, cadre.lecteur).texte,
      });
    const image = affiche === null ? null : await imageMontree(own, affiche.id);
    if (affiche !== null && image !== null)
      affiches.set(affiche.id, adresseDImage(image, { largeur: LARGEUR, forme: 'libre' }));
  }
  return ({ creation, format }: CreationLue): FilmRendu | null => {
    const found = creation.media === null ? undefined : films.get(creation.media.id);
    if (found === undefined || format.genre !== 'video') return null;
    return {
      src: found.src,
      affiche: affiches.get(creation.affiche?.id ?? 0) ?? '',
      largeur: LARGEUR,
      hauteur: Math.round(LARGEUR / (ratioDe(format) ?? found.ratio)),
      description: creation.alternatif || found.description || creation.titre,
    };
  };
}
