import type { DocumentObjet, Langue, Textes } from '@bridge/contract';
import type { TexteDeLEntite } from './objet-rendu.ts';

type Texte = Pick<TexteDeLEntite, 'champ' | 'langue' | 'valeur'>;

/**
 * A document with the texts in force. Its name, summary and description stay as the source says: whoever shows those
 * puts the entity's words first.
 */
export function documentTraduit(document: DocumentObjet, textes: readonly Texte[]): DocumentObjet {
  const others = textes.filter(({ champ }) => champ !== 'nom' && champ !== 'resume' && champ !== 'description');
  return others.reduce(avec, document);
}

function avec(document: DocumentObjet, { champ, langue, valeur }: Texte): DocumentObjet {
  const [genre = '', ...rest] = champ.split(':');
  const cle = rest.join(':');
  const inLangue = (avant: Textes | undefined) => said(avant, langue, valeur);
  switch (genre) {
    case 'ouverture':
      return { ...document, ouverture: { ...document.ouverture, texte: inLangue(document.ouverture.texte) } };
    case 'tarifs':
      return { ...document, tarifs: { ...document.tarifs, texte: inLangue(document.tarifs.texte) } };
    case 'acces':
      return { ...document, lieu: { ...document.lieu, acces: inLangue(document.lieu.acces) } };
    case 'textes': {
      const rang = placeOf(document.textes, ({ sujet }) => `${sujet.schema}:${sujet.code}`, cle);
      const changed = document.textes.map((texte, at) =>
        at === rang ? { ...texte, corps: inLangue(texte.corps) } : texte,
      );
      return { ...document, textes: changed };
    }
    case 'legendes': {
      const rang = placeOf(document.medias, (media) => media.cle, cle);
      const changed = document.medias.map((media, at) =>
        at === rang ? { ...media, legende: inLangue(media.legende) } : media,
      );
      return { ...document, medias: changed };
    }
    case 'champs': {
      const value = document.champs[cle];
      if (typeof value !== 'object' || Array.isArray(value)) return document;
      return { ...document, champs: { ...document.champs, [cle]: inLangue(value) } };
    }
    default:
      return document;
  }
}

const said = (avant: Textes | undefined, langue: Langue, valeur: string): Textes => ({ ...avant, [langue]: valeur });

/** The position of an item by its key: « x:y#2 » is the second item with the key « x:y ». -1 without such an item. */
function placeOf<T>(parmi: readonly T[], keyOf: (one: T) => string, cle: string): number {
  const [, key = cle, fois = '1'] = /^(.*)#(\d+)$/.exec(cle) ?? [];
  const places = parmi.flatMap((one, rang) => (keyOf(one) === key ? [rang] : []));
  return places[Number(fois) - 1] ?? -1;
}
