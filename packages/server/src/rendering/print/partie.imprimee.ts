import { type EntreeDeLegende, entreesParGroupe } from '@bridge/contract';
import type {
  AnnonceComposee,
  EditionComposee,
  GroupeCompose,
  PartieComposee,
  RubriqueComposee,
} from '../../composition/edition/edition-composee.ts';
import { nomDeMedia, nomDuDessin } from '../../composition/legende.rules.ts';
import { carteImprimee } from './carte.imprimee.ts';
import type { Contexte } from './contexte.ts';
import type { AnnonceImprimee, GroupeImprime, Partie } from './document/document.parties.ts';
import { encreDe } from './encre.ts';
import { type FicheTiree, ratioDe } from './fiche.imprimee.ts';
import type { ImageImprimee } from './image.imprimee.ts';
import { entreesDIndex } from './index.rules.ts';
import { titreDIndex } from './index.words.ts';
import { motsImprimes } from './mots.words.ts';
import { COULEUR, largeurDeFiche, pleinePage } from './pages/page.rules.ts';
import { paragraphesDuHtml } from './riche.ts';

type Composee<Genre> = Extract<PartieComposee<FicheTiree>, { readonly genre: Genre }>;

/** A part of the plan as gabarits read it, or none when nothing of it can be printed. */
export function partieImprimee(partie: PartieComposee<FicheTiree>, contexte: Contexte): readonly Partie[] {
  const { text } = contexte;
  switch (partie.genre) {
    case 'rubrique':
      return [rubrique(partie, contexte)];
    case 'page-libre':
      return [pageLibre(partie, contexte)];
    case 'annonce':
      return [annonce(partie.annonce, contexte, true)];
    case 'carte':
      return [carteImprimee(partie, contexte)];
    case 'legende':
      return legende(partie, contexte);
    case 'index': {
      const { cle, titre, saut } = partie.element;
      const fiches = fichesDe(contexte.edition);
      const entrees = entreesDIndex(fiches, cle, contexte.langue);
      // Two that are both called « Index » would not be told apart in the contents.
      const several = contexte.edition.parties.filter(({ genre }) => genre === 'index').length > 1;
      const usual = several ? titreDIndex(cle, contexte.langue) : motsImprimes(contexte.langue).index;
      const named = text(titre) || usual;
      return entrees.length === 0 ? [] : [{ genre: 'index', titre: named, entrees, saut }];
    }
    case 'sommaire': {
      const { modele, gabarits } = contexte.edition;
      const niveaux = Math.min(modele.niveauxSommaire, gabarits.sommaire?.niveaux ?? modele.niveauxSommaire);
      return [
        {
          genre: 'sommaire',
          base: gabarits.sommaire?.base ?? 'classique',
          colonnes: gabarits.sommaire?.colonnes ?? 1,
          niveaux,
          points: modele.pointsDeConduite,
          pictos: gabarits.sommaire?.pictogrammes ?? false,
          saut: partie.element.saut,
        },
      ];
    }
    case 'notes': {
      const { id, base, interligne, numeroter, cadrePartenaire: cadre } = partie.gabarit;
      const { pages } = partie.element;
      return [{ genre: 'notes', gabarit: String(id), base, interligne, numeroter, cadre, pages }];
    }
  }
}

/** Every fiche of the document, in the order of its pages. */
export function fichesDe({ parties }: Pick<EditionComposee<FicheTiree>, 'parties'>): readonly FicheTiree[] {
  return parties.flatMap((partie) => (partie.genre === 'rubrique' ? fichesDeRubrique(partie) : []));
}

function rubrique(composee: RubriqueComposee<FicheTiree>, contexte: Contexte): Partie {
  const { edition, images, langue, page, text } = contexte;
  const { rubrique: of, element, image, groupes, cle } = composee;
  const couleur = element.couleur ?? of.couleur ?? edition.modele.couleurs[0]?.rvb ?? COULEUR;
  return {
    genre: 'rubrique',
    cle,
    titre: text(element.titre) || text(of.titre),
    chapeau: text(of.chapeau),
    couleur: encreDe(couleur, edition.modele.couleurs),
    image:
      image && images.media(image, { ...pleinePage(page), ratio: page.largeur / (page.hauteur * OUVERTURE) }, langue),
    saut: element.saut,
    parRangee: of.parRangee,
    largeur: largeurDeFiche(page, of.parRangee),
    picto: edition.gabarits.sommaire?.pictogrammes ? pictoDe(composee, contexte) : null,
    blanc: edition.modele.remplissage === 'photo' ? blancDe(composee, contexte) : null,
    ratio: ratioDe(of.ratio),
    entreGroupes: of.saut,
    groupes: groupes.map((groupe) => groupeImprime(groupe, contexte)),
    texteVide: of.siVide === 'texte' ? text(of.texteVide) : '',
    limitePages: of.limitePages,
  };
}

/** The part of the height of a page that the photo of a chapter takes. */
const OUVERTURE = 0.27;
/** The ratio of a photo at the end of a section: the photo is cut to it. */
const BLANC = 1.6;

const fichesDeRubrique = ({ groupes }: RubriqueComposee<FicheTiree>): readonly FicheTiree[] =>
  groupes.flatMap(({ elements }) => elements.flatMap((one) => (one.genre === 'fiche' ? [one.fiche] : [])));

/** The pictogram that most fiches of the section have. */
function pictoDe(rubrique: RubriqueComposee<FicheTiree>, { images }: Contexte): ImageImprimee | null {
  const count = new Map<string, number>();
  for (const { dessin } of fichesDeRubrique(rubrique)) count.set(dessin, (count.get(dessin) ?? 0) + 1);
  const [most] = [...count].filter(([dessin]) => dessin !== '').sort(([, a], [, b]) => b - a);
  const fichier = most && images.picto(most[0]);
  return fichier ? { fichier, alternative: '', credit: null } : null;
}

function blancDe(rubrique: RubriqueComposee<FicheTiree>, { images, page }: Contexte): ImageImprimee | null {
  const found = fichesDeRubrique(rubrique).find(({ autre }) => autre !== null)?.autre;
  return found ? images.photo(found, { largeur: largeurDeFiche(page, 1), ratio: BLANC }) : null;
}

function groupeImprime({ titre, niveau, elements }: GroupeCompose<FicheTiree>, contexte: Contexte): GroupeImprime {
  return {
    titre,
    niveau,
    elements: elements.map((one) => {
      if (one.genre === 'annonce') return annonce(one.annonce, contexte, false);
      const { labels: _, dessin: __, autre: ___, ...fiche } = one.fiche;
      return fiche;
    }),
  };
}

export function annonce(
  composee: AnnonceComposee,
  { images, langue, page }: Contexte,
  pleine: boolean,
): AnnonceImprimee {
  const { cle, id, annonceur, mention, titre, accroche, url, media, taille } = composee;
  const ratio = taille?.recadrage ? taille.largeur / taille.hauteur : null;
  const room = pleine ? { ...pleinePage(page), ratio: null } : { largeur: taille?.largeur ?? page.largeur, ratio };
  return {
    genre: 'annonce',
    cle,
    annonce: id,
    annonceur,
    mention,
    image: media && images.media(media, room, langue),
    titre,
    texte: accroche,
    url,
    pleinePage: pleine,
    taille: pleine || taille === null ? null : { largeur: taille.largeur, hauteur: taille.hauteur },
  };
}

function pageLibre({ element, media }: Composee<'page-libre'>, { images, langue, page, text }: Contexte): Partie {
  const image: ImageImprimee | null = media && images.media(media, pleinePage(page), langue);
  return {
    genre: 'page-libre',
    titre: text(element.titre),
    texte: paragraphesDuHtml(text(element.texte)),
    images: image === null ? [] : [image],
    saut: element.saut,
  };
}

/** A legend explains the pictograms of the document: one that stands nowhere in it is left out. */
function legende(composee: Composee<'legende'>, { images, langue, text }: Contexte): readonly Partie[] {
  const { legende: of, element, dessins } = composee;
  const drawn = images.pictos();
  const isMet = (entree: EntreeDeLegende) => drawn.has(nomDuDessin(entree, dessins, nomDeMedia) ?? '');
  const met = of.comportement === 'tous' ? of.entrees : of.entrees.filter(isMet);
  const pictoOf = ({ picto, libelle, alternatif }: EntreeDeLegende): ImageImprimee | null => {
    const alternative = text(alternatif) || text(libelle);
    if (picto.genre === 'produit') {
      const fichier = images.picto(picto.nom);
      return fichier === null ? null : { fichier, alternative, credit: null };
    }
    const media = dessins.get(picto.media.id);
    return media === undefined ? null : images.media(media, { largeur: 6, ratio: null }, langue);
  };
  const groupes = entreesParGroupe(met, of.groupes).map(({ nom, entrees }) => ({
    titre: text(nom),
    entrees: entrees.map((entree) => ({ picto: pictoOf(entree), mots: text(entree.libelle) })),
  }));
  if (groupes.length === 0) return [];
  return [
    {
      genre: 'legende',
      titre: text(of.titre),
      colonnes: of.colonnes,
      style: of.style,
      exacte: of.comportement !== 'tous',
      groupes,
      saut: element.saut,
    },
  ];
}
