import {
  type BlocRendu,
  type BrouillonDeBloc,
  bloc,
  brouillonDeBlocSchema,
  type DocumentObjet,
  documentVide,
  type LigneDeBloc,
  nouvelleLigne,
  type SourceDeLigne,
  type Terme,
} from '@bridge/contract';
import { AUCUN_NOM, type ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { contexteAt, RIEN_A_RESOUDRE } from '../../../catalogue/regle/contexte.ts';
import type { ObjetIndexe } from '../../../catalogue/regle/objet-indexe.ts';
import { objetDe } from '../../../catalogue/regle/testing/objet-indexe.ts';
import { htmlOfBloc } from '../../../rendering/bloc.html.ts';
import { composeBloc } from '../bloc.compose.ts';
import type { RenderOptions } from '../scene.ts';

const INITIAL = Object.fromEntries(
  Object.entries(bloc.fields).map(([name, field]) => [name, 'initial' in field ? field.initial : undefined]),
);

/** A new bloc with some changes. */
export function unBloc(changes: Partial<BrouillonDeBloc> = {}): BrouillonDeBloc {
  const values = Object.keys(brouillonDeBlocSchema.shape).map((name) => [name, INITIAL[name]]);
  return brouillonDeBlocSchema.parse({ ...Object.fromEntries(values), ...changes });
}

export function uneLigne(
  source: SourceDeLigne | Extract<SourceDeLigne, { genre: 'champ' }>['champ'],
  changes: Partial<LigneDeBloc> = {},
): LigneDeBloc {
  const of = typeof source === 'string' ? { genre: 'champ' as const, champ: source } : source;
  return { ...nouvelleLigne(of), ...changes };
}

export const terme = (code: string, libelle: Terme['libelle'], schema = 'essai:services'): Terme => ({
  schema,
  code,
  libelle,
});

export function unObjet(
  document: Partial<DocumentObjet> = {},
  { indexe = {}, textes = [] }: { readonly indexe?: Partial<ObjetIndexe>; readonly textes?: ObjetRendu['textes'] } = {},
): ObjetRendu {
  return {
    indexe: objetDe({ nom: 'Auberge du Lac', typeBridge: 'hotel', commune: 'Valbrune', ...indexe }),
    document: { ...documentVide(), nom: { fr: 'Auberge du Lac' }, ...document },
    textes,
  };
}

const AT = new Date('2026-11-15T10:00:00Z');

export const OPTIONS: RenderOptions = {
  langue: 'fr',
  canal: 'web',
  contexte: contexteAt(AT, RIEN_A_RESOUDRE),
  noms: AUCUN_NOM,
};

export function rendu(
  changes: Partial<BrouillonDeBloc>,
  objet: ObjetRendu,
  options: Partial<RenderOptions> = {},
): BlocRendu | null {
  const done = composeBloc(unBloc(changes), objet, { ...OPTIONS, ...options });
  return done.vide ? null : done.rendu;
}

export function html(
  changes: Partial<BrouillonDeBloc>,
  objet: ObjetRendu,
  options: Partial<RenderOptions> = {},
): string {
  const done = rendu(changes, objet, options);
  return done === null ? '' : htmlOfBloc(done);
}

/** The words of a line alone, as one text. */
export function ligneEcrite(
  ligne: LigneDeBloc,
  objet: ObjetRendu,
  options: Partial<RenderOptions> = {},
): string | null {
  const noeud = rendu({ lignes: [ligne] }, objet, options)?.noeuds[0];
  const paire = noeud?.genre === 'paires' ? noeud.paires[0] : undefined;
  return paire === undefined ? null : paire.fragments.map(({ texte }) => texte).join(paire.separateur);
}
