import { adresseDeFichier } from '@bridge/contract';
import type { SourceDImage } from '../../rendering/ecran/contenu.ts';
import { adressePhoto } from '../../rendering/photo.rules.ts';

/** Where the console finds the pictures of slides that it previews. `fichiers`: origin of their own that files are served from. */
export const adresseDApercu =
  (fichiers: string) =>
  (source: SourceDImage): string | null => {
    switch (source.genre) {
      case 'photo':
        return adressePhoto('', source, { largeur: source.largeur, ratio: 'libre', focale: 'sujet', format: 'webp' });
      case 'fichier':
        return `${fichiers}${adresseDeFichier(source.fichier, source.vue)}`;
      // Tiles are put together for screens alone: a preview shows where the points are.
      case 'tuiles':
        return null;
    }
  };
