import { adresseDeFichier } from '@bridge/contract';
import { nomDeSource } from '../../publication/ecran/medias/medias.ts';
import type { Adresse } from '../../publication/ecran/programme.dessin.ts';
import { adressePhoto } from '../../rendering/photo.rules.ts';

/**
 * The addresses of pictures in slides previewed by the console. `fichiers`: the origin of files; `emprunts`: media made
 * for screens, which previews borrow.
 */
export const adresseDApercu =
  (fichiers: string, emprunts: ReadonlyMap<string, string>): Adresse =>
  (source) => {
    const emprunt = emprunts.get(nomDeSource(source));
    if (emprunt !== undefined) return emprunt;
    switch (source.genre) {
      case 'photo':
        return adressePhoto('', source, { largeur: source.largeur, ratio: 'libre', focale: 'sujet', format: 'webp' });
      case 'fichier':
        return source.type.startsWith('font/') ? null : `${fichiers}${adresseDeFichier(source.fichier, source.vue)}`;
      case 'police':
      case 'tuiles':
        return null;
    }
  };
