import type { Media, Noeud } from '@bridge/contract';
import { isMontrable } from '../../../catalogue/photos/photo-source.rules.ts';
import { urlOf } from '../../../catalogue/url.rules.ts';
import { textesDeMedia } from '../../mots/alternative.rules.ts';
import { texteEn } from '../../mots/langue.rules.ts';
import { valeursDuChamp } from '../champ.values.ts';
import type { Scene } from '../scene.ts';

/** The images whose rights allow it, each with its credit. */
export function composeGalerie(scene: Scene): Noeud[] {
  const { bloc, objet, contexte, canal } = scene;
  const images = objet.document.medias
    .filter((media) => media.genre === 'image' && isMontrable(media, contexte.jour, canal))
    .flatMap((media) => {
      // A picture with words in it may have one file per language.
      const url = urlOf(media.adresses?.[scene.langue] ?? media.url);
      return url === null ? [] : [imageDe(media, url, scene)];
    })
    .slice(0, bloc.maxPhotos ?? undefined);
  return images.length === 0 ? [] : [{ genre: 'galerie', colonnes: bloc.colonnes ?? 1, images }];
}

function imageDe({ titre, legende, decorative = false, credit, licence }: Media, url: string, scene: Scene) {
  const [nom] = valeursDuChamp('nom', scene);
  const caption = texteEn(textesDeMedia(legende), scene);
  const said = decorative ? { texte: '' } : (texteEn(textesDeMedia(titre), scene) ?? caption);
  const names = [credit?.trim(), licence?.trim()].filter(Boolean).join(' – ');
  return {
    url,
    alternative: said ?? (nom?.genre === 'texte' ? nom.fragment : { texte: '' }),
    legende: scene.bloc.legendes ? caption : null,
    credit: names === '' ? null : names,
  };
}
