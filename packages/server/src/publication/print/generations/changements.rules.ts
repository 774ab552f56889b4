import { type ChangementDEdition, formatNumber } from '@bridge/contract';
import type {
  BlocImprime,
  FicheImprimee,
  Mot,
  NoeudImprime,
} from '../../../rendering/print/document/document.fiche.ts';
import type { DocumentImprime } from '../../../rendering/print/document/document.ts';
import type { PlanDePages } from '../../../rendering/print/pages/pages.rules.ts';

interface Lu {
  readonly document: Pick<DocumentImprime, 'parties'>;
  readonly plan: Pick<PlanDePages, 'reperes'>;
}

interface Ensemble {
  readonly document: Pick<DocumentImprime, 'titre' | 'sousTitre' | 'mention' | 'parties'> & {
    readonly page: Pick<DocumentImprime['page'], 'largeur' | 'hauteur'>;
    readonly charte: Pick<DocumentImprime['charte'], 'pied'>;
  };
  readonly plan: Pick<PlanDePages, 'pages'>;
}

/** The differences between two documents as wholes: cover, page, number of pages, titles of parts. */
export function changementsDEnsemble(avant: Ensemble, apres: Ensemble): readonly Champ[] {
  return [...compared(linesOfEnsemble(avant), linesOfEnsemble(apres)), ...retitled(avant, apres)];
}

const linesOfEnsemble = ({ document, plan }: Ensemble): ReadonlyMap<string, string> =>
  new Map([
    ['Titre', document.titre],
    ['Sous-titre', document.sousTitre],
    ['Date ou numéro', document.mention],
    ['Pied de page', document.charte.pied],
    ['Format', `${formatNumber(document.page.largeur)} × ${formatNumber(document.page.hauteur, 'mm')}`],
    ['Nombre de pages', formatNumber(plan.pages)],
  ]);

/** Pairs removed titles with added ones when their numbers are equal; otherwise each is told alone. */
function retitled(avant: Ensemble, apres: Ensemble): readonly Champ[] {
  const [before, after] = [titresOf(avant), titresOf(apres)];
  const gone = before.filter((titre) => !after.includes(titre));
  const come = after.filter((titre) => !before.includes(titre));
  const pairs =
    gone.length === come.length
      ? gone.map((titre, rank) => [titre, come[rank] ?? ''] as const)
      : [...gone.map((titre) => [titre, ''] as const), ...come.map((titre) => ['', titre] as const)];
  return pairs.map(([was, is], rank) => ({
    champ: rank === 0 ? 'Titre de partie' : `Titre de partie (${rank + 1})`,
    avant: was,
    apres: is,
  }));
}

const titresOf = ({ document }: Ensemble): readonly string[] =>
  document.parties.flatMap((partie) =>
    partie.genre !== 'annonce' && 'titre' in partie && partie.titre !== '' ? partie.titre : [],
  );

/** The differences between two documents, in the order of the newer one's pages. */
export function changementsEntre(avant: Lu, apres: Lu): readonly ChangementDEdition[] {
  const [before, after] = [objetsOf(avant), objetsOf(apres)];
  const added = [...after.values()].flatMap(({ fiche, page }): ChangementDEdition[] => {
    const old = before.get(fiche.objet);
    const named = { objet: fiche.objet, nom: fiche.nom, page };
    if (old === undefined) return [{ ...named, genre: 'ajoute', champs: [] }];
    const champs = differences(old.fiche, fiche);
    return champs.length === 0 ? [] : [{ ...named, genre: 'change', champs: [...champs] }];
  });
  const removed = [...before.values()]
    .filter(({ fiche }) => !after.has(fiche.objet))
    .map(
      ({ fiche, page }): ChangementDEdition => ({
        objet: fiche.objet,
        nom: fiche.nom,
        genre: 'retire',
        page,
        champs: [],
      }),
    );
  return [...added.sort((a, b) => (a.page ?? 0) - (b.page ?? 0)), ...removed];
}

interface Placee {
  readonly fiche: FicheImprimee;
  readonly page: number | null;
}

/** The objets of a document, each at its first place. */
function objetsOf({ document, plan }: Lu): ReadonlyMap<number, Placee> {
  const pages = new Map(plan.reperes.map(({ cle, page }) => [cle, page]));
  const found = new Map<number, Placee>();
  for (const partie of document.parties)
    if (partie.genre === 'rubrique')
      for (const { elements } of partie.groupes)
        for (const fiche of elements)
          if (fiche.genre === 'fiche' && !found.has(fiche.objet))
            found.set(fiche.objet, { fiche, page: pages.get(fiche.cle) ?? null });
  return found;
}

type Champ = ChangementDEdition['champs'][number];

function differences(avant: FicheImprimee, apres: FicheImprimee): readonly Champ[] {
  const lines = (fiche: FicheImprimee) =>
    distinct([
      ['Nom', fiche.nom],
      ['Commune', fiche.commune],
      ['Type', fiche.type],
      ['Présentation', fiche.presentation],
      ['Photo', fiche.photo?.fichier.replace(/-\d+-\w+\.\w+$/, '') ?? ''],
      ['Crédit', fiche.photo?.credit ?? ''],
      ...fiche.blocs.flatMap(linesOfBloc),
    ]);
  return compared(lines(avant), lines(apres)).map(({ champ, avant: was, apres: is }) =>
    // The file name of a photo means nothing to people.
    champ === 'Photo'
      ? { champ, avant: was && 'Une photo', apres: is && (was ? 'Une autre photo' : 'Une photo') }
      : { champ, avant: was, apres: is },
  );
}

function compared(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly Champ[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((champ) => ({ champ, avant: before.get(champ) ?? '', apres: after.get(champ) ?? '' }))
    .filter(({ avant, apres }) => avant !== apres);
}

/** Numbers lines that have the same name: « Tél. », « Tél. (2) ». */
function distinct(lines: readonly [string, string][]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [named, line] of lines) {
    let key = named;
    for (let rank = 2; found.has(key); rank += 1) key = `${named} (${rank})`;
    found.set(key, line);
  }
  return found;
}

/** The lines of a bloc by name: their label, else the bloc and the position. */
function linesOfBloc({ titre, noeuds }: BlocImprime, rank: number): [string, string][] {
  const usual = titre || `Bloc ${rank + 1}`;
  return noeuds.flatMap((noeud, at): [string, string][] => {
    const named = at === 0 ? usual : `${usual} (${at + 1})`;
    if (noeud.genre !== 'paires') return [[named, wordsOf(noeud)]];
    return noeud.paires.map(({ libelle, valeur }, line) => [
      said(libelle) || `${named}, ligne ${line + 1}`,
      said(valeur),
    ]);
  });
}

const said = (mots: readonly Mot[]) =>
  mots
    .map(({ texte }) => texte)
    .join('')
    .trim();

function wordsOf(noeud: Exclude<NoeudImprime, { readonly genre: 'paires' }>): string {
  switch (noeud.genre) {
    case 'paragraphes':
      return noeud.paragraphes.map(said).join('\n');
    case 'puces':
      return noeud.lignes.map(said).join('\n');
    case 'tarifs':
      return noeud.lignes.map(({ libelle, prix }) => `${said(libelle)} ${prix}`.trim()).join('\n');
    case 'images':
      return noeud.images.map(({ alternative }) => alternative).join(', ');
    case 'qr':
      return noeud.href;
  }
}
