import type { BrouillonDeGabaritDiaporama } from '@bridge/contract';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { coupe } from '../../composition/mots/coupe.rules.ts';
import { blocsMontres, type ObjetCompose } from '../../composition/objet-compose.ts';
import { adressePhoto } from '../photo.rules.ts';
import type { ContenuDEcran, ImageDEcran } from './contenu.ts';

type Gabarit = Pick<BrouillonDeGabaritDiaporama, 'maxTitre' | 'maxTexte' | 'zoneQr'>;

/** What a screen shows of an objet: its name, its place, its photo, and the blocs or its short text; with what was left out of it. */
export function contenuDObjet(
  objet: ObjetCompose,
  gabarit: Gabarit,
): { readonly contenu: ContenuDEcran; readonly remarques: readonly string[] } {
  const { nom, commune, resume, blocs: asked, site } = objet;
  const blocs = blocsMontres(objet).map(({ rendu }) => rendu);
  const texte = asked.length === 0 ? resume.texte : '';
  return {
    contenu: {
      genre: 'objet',
      titre: coupe(nom.texte, gabarit.maxTitre),
      lieu: commune,
      texte: coupe(texte, gabarit.maxTexte),
      photo: photoDe(objet),
      blocs,
      qr: gabarit.zoneQr === 'aucun' || site === null ? null : qrSvg(site),
    },
    remarques: [
      ...(nom.texte.length > gabarit.maxTitre ? ['Le titre est coupé.'] : []),
      ...(texte.length > gabarit.maxTexte ? ['Le texte est coupé.'] : []),
      ...(asked.length > 0 && blocs.length === 0
        ? ['Aucun de ces blocs n’a quelque chose à montrer de cet objet.']
        : []),
    ],
  };
}

const VUE = { largeur: 1920, ratio: 'libre', focale: 'sujet', format: 'webp' } as const;

/** Its first photo, through our own server: a screen asks nothing of the source. */
function photoDe({ photos: [photo] }: ObjetCompose): ImageDEcran | null {
  if (photo === undefined) return null;
  return { url: adressePhoto('', photo, VUE), alternative: photo.alternative, credit: photo.credit };
}
