import { empreinteDePhoto } from '../../catalogue/photos/photo-source.rules.ts';
import type { ContenuDEcran, Ecran } from './contenu.ts';

type Photos = Extract<ContenuDEcran, { readonly genre: 'objet' }>['photos'];

const IMAGE = /<img src="([^"]*)"([^>]*)>/g;
const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Screens ask nothing of sources: photos of the objet in blocs come with the slide, others are left out. */
export function sansReseau(html: string, photos: Photos, { adresse }: Pick<Ecran, 'adresse'>): string {
  return html.replace(IMAGE, (_, src: string, rest: string) => {
    const empreinte = empreinteDePhoto(unescaped(src));
    const photo = photos.find((one) => one.empreinte === empreinte);
    const found = photo && adresse({ genre: 'photo', largeur: 1_280, ...photo });
    return found === undefined || found === null ? '' : `<img src="${found}"${rest}>`;
  });
}
