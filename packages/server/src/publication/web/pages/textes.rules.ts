import { LANGUES, type Langue } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';

type ParLangue = Readonly<Partial<Record<string, string>>>;

export interface Texte {
  readonly texte: string;
  /** Told where it is not the one of the page. */
  readonly langue: Langue | null;
}

export const SANS_TEXTE: Texte = { texte: '', langue: null };

/** Who reads, and what the site falls back to. */
export interface Lecteur {
  readonly langue: Langue;
  readonly parDefaut: Langue;
}

/** In the language of the visitor, else of the site, else in French. */
const languesLues = ({ langue, parDefaut }: Lecteur): readonly Langue[] => [
  ...new Set([langue, parDefaut, 'fr' as const]),
];

export function texteEn(textes: ParLangue, lecteur: Lecteur): Texte {
  return texteParmi([textes], languesLues(lecteur), lecteur.langue);
}

/** A name has to be there: any language does. */
export function nomEn(textes: ParLangue, lecteur: Lecteur): Texte {
  return texteParmi([textes], [...new Set([...languesLues(lecteur), ...LANGUES])], lecteur.langue);
}

/** What an objet is called. Proper names are the same everywhere. */
export function nomDObjet(objet: ObjetRendu, lecteur: Lecteur): Texte {
  const found = texteParmi(auteurs(objet, 'nom'), [...new Set([...languesLues(lecteur), ...LANGUES])], lecteur.langue);
  return found.texte === '' ? { texte: objet.indexe.nom, langue: null } : found;
}

export function texteDObjet(objet: ObjetRendu, champ: 'resume' | 'description', lecteur: Lecteur): Texte {
  return texteParmi(auteurs(objet, champ), languesLues(lecteur), lecteur.langue);
}

/** What the entity wrote goes before what the source says. */
function auteurs({ textes, document }: ObjetRendu, champ: 'nom' | 'resume' | 'description'): ParLangue[] {
  const ecrits = textes.filter((texte) => texte.champ === champ).map(({ langue, valeur }) => [langue, valeur]);
  return [Object.fromEntries(ecrits), document[champ]];
}

function texteParmi(dits: readonly ParLangue[], langues: readonly Langue[], voulue: Langue): Texte {
  for (const langue of langues) {
    for (const dit of dits) {
      const texte = dit[langue]?.trim();
      if (texte) return { texte, langue: langue === voulue ? null : langue };
    }
  }
  return SANS_TEXTE;
}
