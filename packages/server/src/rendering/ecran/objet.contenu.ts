import { type BrouillonDeGabaritDiaporama, tailleDe } from '@bridge/contract';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { cutText } from '../../composition/mots/coupe.rules.ts';
import { blocsMontres, type ObjetCompose } from '../../composition/objet-compose.ts';
import type { ContenuDEcran, ImageDEcran } from './contenu.ts';

type Gabarit = Pick<BrouillonDeGabaritDiaporama, 'maxTitre' | 'maxTexte' | 'zoneQr' | 'zoneAnnonce' | 'resolution'>;

/** An objet on a screen: its name, its place, its photo, its blocs or its short text, and what was left out. */
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
      titre: cutText(nom.texte, gabarit.maxTitre),
      lieu: commune,
      texte: cutText(texte, gabarit.maxTexte),
      photo: photoDe(objet, gabarit),
      blocs,
      photos: objet.photos.map(({ objet: of, rang, empreinte }) => ({ objet: of, rang, empreinte })),
      qr: gabarit.zoneQr === 'aucun' || site === null ? null : qrSvg(site),
      encart: gabarit.zoneAnnonce ? 'vide' : null,
    },
    remarques: [
      ...(nom.texte.length > gabarit.maxTitre ? ['Le titre est coupé.'] : []),
      ...(texte.length > gabarit.maxTexte ? ['Le texte est coupé.'] : []),
      ...(asked.length > 0 && asked.every(({ rendu }) => rendu.vide)
        ? ['Aucun de ces blocs n’a quelque chose à montrer de cet objet.']
        : []),
    ],
  };
}

/** The first photo, no wider than the screen, from the product's resizer. */
function photoDe({ photos: [photo] }: ObjetCompose, { resolution }: Gabarit): ImageDEcran | null {
  if (photo === undefined) return null;
  const { objet, rang, empreinte, alternative, credit, jusquAu } = photo;
  const largeur = tailleDe(resolution).largeur > 1_280 ? 1_920 : 1_280;
  return { source: { genre: 'photo', objet, rang, empreinte, largeur }, alternative, credit, jusquAu };
}
