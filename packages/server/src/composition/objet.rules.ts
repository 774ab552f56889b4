import type { Canal, Langue } from '@bridge/contract';
import type { ObjetRendu } from '../catalogue/bloc/objet-rendu.ts';
import { photosMontrables } from '../catalogue/photos/photo-source.rules.ts';
import { cleDe } from '../catalogue/termes.rules.ts';
import { urlOf } from '../catalogue/url.rules.ts';
import { textesDeMedia } from './mots/alternative.rules.ts';
import { enLangue } from './mots/langue.rules.ts';
import { webHref } from './mots/lien.rules.ts';
import { texteDuHtml } from './mots/riche.rules.ts';
import { type Lecteur, nomDObjet, type ObjetANommer, type Texte, texteDObjet, texteEn } from './mots/texte.rules.ts';
import { typeDuProduit } from './mots/types.words.ts';
import type { ObjetCompose, PhotoRendue } from './objet-compose.ts';

/** The facts of an objet that its photos need. */
interface ObjetAMontrer extends ObjetANommer {
  readonly indexe: Pick<ObjetRendu['indexe'], 'id' | 'nom'>;
  readonly document: Pick<ObjetRendu['document'], 'nom' | 'medias'>;
}

/** The photos of an objet whose rights allow that day, with their texts. */
export function photosDe(
  objet: ObjetAMontrer,
  lecteur: Lecteur,
  { jour, canal }: { readonly jour: string; readonly canal: Canal },
): PhotoRendue[] {
  const { texte: nom } = nomDObjet(objet, lecteur);
  return photosMontrables(objet.document.medias, jour, canal).flatMap((media) => {
    if (urlOf(media.url) === null) return [];
    const legende = texteEn(textesDeMedia(media.legende), lecteur).texte;
    const credit = [media.credit?.trim(), media.licence?.trim()].filter(Boolean).join(' – ');
    return [
      {
        objet: objet.indexe.id,
        rang: media.rang,
        empreinte: media.empreinte,
        alternative: media.decorative ? '' : texteEn(textesDeMedia(media.titre), lecteur).texte || legende || nom,
        legende: legende === '' ? null : legende,
        credit: credit === '' ? null : credit,
        jusquAu: media.jusquAu ?? null,
      },
    ];
  });
}

/** The summary of an objet, else its description, as plain words. */
export function resumeDe(objet: ObjetRendu, lecteur: Lecteur): Texte {
  const own = texteDObjet(objet, 'resume', lecteur);
  const { texte, langue } = own.texte === '' ? texteDObjet(objet, 'description', lecteur) : own;
  return { texte: texteDuHtml(texte), langue };
}

/** The first site of an objet that the public may be led to. */
export function siteDe({ document }: ObjetRendu): string | null {
  const sites = document.contacts.filter(
    ({ genre, role }) => genre === 'site' && (role === 'public' || role === 'reservation'),
  );
  return sites.map(({ valeur }) => webHref(urlOf(valeur) ?? '')).find((href) => href !== null) ?? null;
}

type ObjetAClasser = Pick<ObjetCompose, 'connu' | 'mots'>;

/** The type of an objet: the product's word in French; else the source's word in that language, else the product's. */
export function typeEnMots(
  { connu: { indexe, document }, mots }: ObjetAClasser,
  { langue }: { readonly langue: Langue },
): string {
  const [terme] = document.types;
  const ours = typeDuProduit(indexe.typeBridge, langue);
  if (langue === 'fr' || terme === undefined) return ours;
  const mot = mots.get(`type ${cleDe(terme)}`);
  const dit = [mot?.libelleLocal, mot?.libelle, terme.libelle].map((textes) => textes?.[langue]?.trim());
  return dit.find(Boolean) ?? ours;
}

/** The names of its labels, as people call them. */
export function labelsEnMots({ connu, mots }: ObjetAClasser, langue: Langue): readonly string[] {
  return connu.document.labels.flatMap((terme) => {
    const mot = mots.get(`modalite ${cleDe(terme)}`);
    const dit = [mot?.libelleLocal, mot?.libelle, terme.libelle].map((textes) => enLangue(textes, langue));
    return dit.find(Boolean) ?? [];
  });
}

/** The name of the pictogram of its type, or null when nobody chose one. */
export function pictoDuType({ connu, mots }: ObjetAClasser): string | null {
  const [terme] = connu.document.types;
  return (terme && mots.get(`type ${cleDe(terme)}`)?.picto) ?? null;
}
