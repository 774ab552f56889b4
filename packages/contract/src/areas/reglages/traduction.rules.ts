import type { Langue, Textes } from '../../catalogue/langue.ts';
import type { DocumentObjet } from '../../catalogue/objet.schemas.ts';
import type { ChampTraduit } from './traduction.choix.ts';

/** What an entity wrote itself, by field and language: a person's words are never replaced. */
export interface TexteEcrit {
  readonly champ: string;
  readonly langue: Langue;
}

export interface TexteATraduire {
  readonly champ: ChampTraduit;
  readonly texte: string;
}

interface Demande {
  readonly champs: readonly ChampTraduit[];
  readonly source: Langue;
  readonly cible: Langue;
  readonly ecrits?: readonly TexteEcrit[];
}

/** The texts of an objet that have no translation yet into a language. */
export function textesATraduire(document: DocumentObjet, { champs, source, cible, ecrits = [] }: Demande) {
  return champs.flatMap((champ): TexteATraduire[] => {
    if (ecrits.some((ecrit) => ecrit.champ === champ && ecrit.langue === cible)) return [];
    return textesDuChamp(document, champ).flatMap((textes) => {
      const texte = textes[source]?.trim() ?? '';
      return texte === '' || textes[cible]?.trim() ? [] : [{ champ, texte }];
    });
  });
}

function textesDuChamp(document: DocumentObjet, champ: ChampTraduit): readonly Textes[] {
  switch (champ) {
    case 'nom':
      return [document.nom];
    case 'resume':
      return [document.resume];
    case 'description':
      return [document.description];
    case 'textes':
      return document.textes.map(({ corps }) => corps);
    case 'ouverture':
      return some(document.ouverture.texte);
    case 'tarifs':
      return some(document.tarifs.texte);
    case 'acces':
      return some(document.lieu.acces);
    case 'legendes':
      return document.medias.flatMap(({ legende }) => some(legende));
  }
}

const some = (textes: Textes | undefined): Textes[] => (textes === undefined ? [] : [textes]);

/** DeepL counts characters, spaces included. */
export const caracteresDe = (textes: readonly TexteATraduire[]): number =>
  textes.reduce((total, { texte }) => total + [...texte].length, 0);

/** What DeepL Free gives each month. */
export const OFFERTS_PAR_MOIS = 500_000;

/** In euros. */
export function coutDe(caracteres: number, { fournisseur, prixMillion }: Tarif): number {
  return fournisseur === 'deepl-free' ? 0 : Math.round((caracteres / 1_000_000) * prixMillion * 100) / 100;
}

interface Tarif {
  readonly fournisseur: 'deepl-free' | 'deepl-pro';
  readonly prixMillion: number;
}

/** How many months the budget takes for so many characters; null without a budget. */
export function moisPour(caracteres: number, { fournisseur, budget }: { fournisseur: string; budget: number | null }) {
  const free = fournisseur === 'deepl-free' ? OFFERTS_PAR_MOIS : null;
  const most = budget === null ? free : Math.min(budget, free ?? budget);
  return most === null || most === 0 ? null : Math.ceil(caracteres / most);
}
