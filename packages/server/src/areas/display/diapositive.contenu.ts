import {
  type BrouillonDeGabaritDiaporama,
  carte as carteResource,
  clesDeTriSchema,
  type Diapositive,
  type DiapositiveDe,
  type Regle,
  selection as selectionResource,
  tri as triResource,
} from '@bridge/contract';
import { countOf, idsOf, pageOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { type Ordre, openQuestion, type Question } from '../../catalogue/selection/question.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { communeLisible } from '../../composition/mots/commune.rules.ts';
import { enLangue, motDuProduit } from '../../composition/mots/langue.rules.ts';
import { aujourdHuiEnMots, uniteDeTemps } from '../../composition/mots/nombre.words.ts';
import { resteAvant } from '../../rendering/ecran/compte.rules.ts';
import type { ContenuDEcran } from '../../rendering/ecran/contenu.ts';
import { blocsVus, DISPARU, type Lecture, mediaVu, nomDe, SANS_MEDIA, vu } from './lecture.ts';
import { contenuDObjet } from './objet.contenu.ts';

export interface Montre {
  readonly contenu: ContenuDEcran;
  readonly objet: { readonly id: number; readonly nom: string } | null;
  readonly total: number;
  readonly remarques: readonly string[];
}

/** What a slide shows, read as the person sees it. */
export async function contenuDeDiapositive(
  lecture: Lecture,
  gabarit: BrouillonDeGabaritDiaporama,
  slide: Diapositive,
  pas: number,
): Promise<Montre> {
  const { langue, at } = lecture;
  switch (slide.genre) {
    case 'objets':
      return desObjets(lecture, gabarit, slide, pas);
    case 'agenda':
      return deLAgenda(lecture, slide);
    case 'media': {
      const { image, remarques } = await mediaVu(lecture, slide.media.id);
      return seule({ genre: 'image', titre: enLangue(slide.titre, langue), image, cadrage: slide.cadrage }, remarques);
    }
    case 'texte':
      return seule({
        genre: 'texte',
        ton: slide.ton,
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
      });
    case 'compte': {
      const reste = resteAvant(slide.jour, slide.heure, at, langue);
      const past = reste === null ? ['L’échéance est passée\u00a0: la diapositive ne passera plus.'] : [];
      const none = uniteDeTemps(0, 'minute', langue);
      return seule({ genre: 'compte', titre: enLangue(slide.titre, langue), reste: reste ?? none }, past);
    }
    case 'qr':
      return seule({
        genre: 'qr',
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
        svg: qrSvg(slide.adresse),
      });
    case 'page': {
      const { image, remarques } = slide.secours === null ? SANS_MEDIA : await mediaVu(lecture, slide.secours.id);
      const texte = enLangue(slide.texteSecours, langue);
      const shown = 'Ici, ce que montre l’écran sans réseau\u00a0: la page elle-même s’affiche sur l’écran.';
      return image === null
        ? seule({ genre: 'texte', ton: 'information', titre: '', texte }, [...remarques, shown])
        : seule({ genre: 'image', titre: texte, image, cadrage: 'remplir' }, [shown]);
    }
    case 'carte': {
      const found = await vu(lecture, carteResource, slide.carte.id);
      const named = found === undefined ? {} : carteResource.fields.titre.schema.parse(found.titre);
      const titre = enLangue(slide.titre, langue) || enLangue(named, langue);
      return seule({ genre: 'texte', ton: 'information', titre, texte: '' }, [
        found === undefined ? DISPARU : `La carte «\u00a0${nomDe(found)}\u00a0» se dessine sur l’écran.`,
      ]);
    }
    case 'annonce':
      return seule({ genre: 'texte', ton: 'information', titre: motDuProduit('annonce', lecture), texte: '' }, [
        'L’écran choisit une annonce de cet espace à chaque passage.',
      ]);
  }
}

const seule = (contenu: ContenuDEcran, remarques: readonly string[] = []): Montre => ({
  contenu,
  objet: null,
  total: 1,
  remarques,
});

const VIDE = { genre: 'texte', ton: 'information', titre: '', texte: '' } as const;

async function desObjets(
  lecture: Lecture,
  gabarit: BrouillonDeGabaritDiaporama,
  slide: DiapositiveDe<'objets'>,
  pas: number,
): Promise<Montre> {
  const { tx, identity, at, langue } = lecture;
  const question = await questionDe(lecture, slide.selection.id, slide.tri?.id ?? null);
  if (question === null) return seule(VIDE, [DISPARU]);
  const total = Math.min(await countOf(tx, question), slide.nombre);
  const [id] = total === 0 ? [] : await idsOf(tx, question, { offset: pas % total, limit: 1 });
  const blocs = await blocsVus(
    lecture,
    slide.blocs.map((bloc) => bloc.id),
  );
  const shown = id === undefined ? null : await contenuDObjet(tx, { objet: id, blocs, gabarit, langue, identity, at });
  if (shown === null)
    return {
      ...seule(VIDE, ['Aucun objet de cette sélection aujourd’hui\u00a0: la diapositive ne passera pas.']),
      total,
    };
  return { ...shown, total };
}

const AUJOURD_HUI: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'jours', de: 0, a: 0 },
  sansDate: false,
};

async function deLAgenda(lecture: Lecture, slide: DiapositiveDe<'agenda'>): Promise<Montre> {
  const { tx, langue } = lecture;
  const question = await questionDe(lecture, slide.selection.id, null, AUJOURD_HUI);
  if (question === null) return seule(VIDE, [DISPARU]);
  const found = await pageOf(tx, question, { offset: 0, limit: slide.nombre });
  const titre = enLangue(slide.titre, langue) || aujourdHuiEnMots(langue);
  const lignes = found.map(({ nom, commune }) => ({ nom, lieu: communeLisible(commune) }));
  const none = lignes.length === 0 ? ['Rien aujourd’hui\u00a0: la diapositive ne passera pas.'] : [];
  return { ...seule({ genre: 'agenda', titre, lignes }, none), total: lignes.length };
}

/** Null where the sélection is not the person's to see. */
async function questionDe(
  lecture: Lecture,
  selection: number,
  tri: number | null,
  regle?: Regle,
): Promise<Question | null> {
  const { tx, identity, at } = lecture;
  const saved = (await vu(lecture, selectionResource, selection)) && (await savedSelection(tx, selection));
  if (saved === undefined) return null;
  const ordre = tri === null ? undefined : await ordreDe(lecture, tri);
  const question = await openQuestion(tx, {
    brouillon: saved.brouillon,
    scope: identity.scope,
    at,
    ...(ordre && { ordre }),
    ...(regle && { filtre: { genre: 'groupe', lien: 'et', regles: [regle] } }),
  });
  return settled(tx, question);
}

async function ordreDe(lecture: Lecture, id: number): Promise<Ordre | undefined> {
  const found = await vu(lecture, triResource, id);
  if (found === undefined) return undefined;
  return {
    cles: clesDeTriSchema.parse(found.cles),
    epingles: triResource.fields.epingles.schema.parse(found.epingles),
  };
}
