import {
  type apercuEnContexte,
  type ElementDePlan,
  type EndpointAnswer,
  FICHES_D_APERCU,
  instantOf,
  type ModeleEdition,
  modeleEdition,
  type RubriqueDynamique,
  rubriqueDynamique,
} from '@bridge/contract';
import type { PlaceLue } from '../../composition/annonce/places.repository.ts';
import { type Cadre, openCadre } from '../../composition/cadre.ts';
import { type Configuration, withBrouillon } from '../../composition/configuration.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Apercus } from '../../publication/print/apercus.ts';
import type { FauteTypst } from '../../rendering/print/tirage/typst.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { type QuestionDApercu, RIEN_A_VOIR } from './apercu.question.ts';
import { modeleDeLEspace, rubriquesDeLEspace } from './couverture.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly filesUrl: string;
  readonly imprimes: Pick<Apercus, 'draw' | 'page'>;
}

interface Lecteur {
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

const LARGEUR = 960;
const told = (...remarques: string[]) => ({ ...RIEN_A_VOIR, remarques });

/** The preview of an espace of editions, on a page of a model that prints it: a page of its own, or in a chapter. */
export async function apercuImprime(
  { db, filesUrl, imprimes }: Dependencies,
  { identity, signal }: Lecteur,
  { espace, entiteId }: PlaceLue,
  { jour, heure, langue, annonce }: QuestionDApercu,
): Promise<EndpointAnswer<typeof apercuEnContexte>> {
  const asked = { owner: entiteId, at: instantOf(jour, heure), langue };
  const cadre = {
    ...(await cadreOf(db, identity, asked)),
    fichiers: filesUrl,
    ...(annonce === undefined ? {} : { essai: { espace, annonce } }),
  };
  const found = await supportDe(db, openCadre(db, cadre), espace);
  if (found === null) return told('Aucun modèle d’édition que vous voyez n’imprime cet espace.');
  const { modele, element, rubrique } = found;
  const alone: ModeleEdition = {
    ...modele,
    gabaritCouverture: null,
    gabaritSommaire: null,
    multiple: '1',
    plan: [element],
  };
  const qui = String(identity.userId);
  const sooner = rubrique && rapprochee(rubrique);
  const drawn = await imprimes.draw({
    cadre,
    modele: alone,
    ...(sooner && {
      configuration: (saved: Configuration) =>
        withBrouillon(saved, { resource: rubriqueDynamique, record: sooner.rubrique }),
    }),
    canal: 'ecran',
    entier: false,
    qui,
    signal,
  });
  const [faute] = drawn.erreurs;
  if (faute !== undefined) return told(fauteEnMots(faute, modele));
  const [page] = drawn.imprimes.flatMap(({ ressource, cible, pages }) =>
    ressource === 'annonce' && cible === (annonce ?? cible) ? pages : [],
  );
  if (page === undefined)
    return told(
      ...drawn.remarques.flatMap(({ genre, texte }) => (genre === 'annonce' ? [texte] : [])),
      `Rien de cet espace ne s’imprime dans «\u00a0${modele.nom}\u00a0» à ce moment.`,
    );
  const image = await imprimes.page(qui, { jeton: drawn.jeton, page, largeur: LARGEUR });
  return {
    ...RIEN_A_VOIR,
    image,
    remarques: [`Dans le modèle «\u00a0${modele.nom}\u00a0».`, ...(sooner?.remarques ?? [])],
  };
}

const fauteEnMots = ({ message, ligne }: FauteTypst, { nom }: ModeleEdition) =>
  `Le gabarit du modèle «\u00a0${nom}\u00a0» contient une erreur${ligne === null ? '' : `, ligne\u00a0${ligne}`} («\u00a0${message}\u00a0»)\u00a0: rien ne s’imprime. Faites-le corriger, ou choisissez-en un autre dans le modèle.`;

interface Support {
  readonly modele: ModeleEdition;
  readonly element: ElementDePlan;
  /** The chapter whose fiches the annonces stand between, if any. */
  readonly rubrique: RubriqueDynamique | undefined;
}

/** The first model that prints an espace, with the part of its plan that does. */
async function supportDe(
  tx: Db,
  { configuration, scope }: Pick<Cadre, 'configuration' | 'scope'>,
  espace: number,
): Promise<Support | null> {
  const rubriques = await rubriquesDeLEspace(tx, scope, espace);
  const prints = (element: ElementDePlan) =>
    (element.genre === 'annonce' && element.espace?.id === espace) ||
    (element.genre === 'rubrique' && rubriques.includes(element.rubrique.id));
  const id = await modeleDeLEspace(tx, scope, espace, rubriques);
  const modele = id === undefined ? undefined : await configuration.live(modeleEdition, id);
  const element = modele?.plan.find(prints);
  if (modele === undefined || element === undefined) return null;
  const rubrique =
    element.genre === 'rubrique' ? await configuration.live(rubriqueDynamique, element.rubrique.id) : undefined;
  return { modele, element, rubrique };
}

/** The chapter with annonces after each fiche, when they would otherwise come later than a preview draws; else null. */
function rapprochee(rubrique: RubriqueDynamique) {
  const { chaque, finDeChapitre } = rubrique.annonces;
  if (chaque === null || chaque < FICHES_D_APERCU || finDeChapitre) return null;
  return {
    rubrique: { ...rubrique, annonces: { ...rubrique.annonces, chaque: 1 } },
    remarques: [
      `«\u00a0${rubrique.nom}\u00a0» place une annonce toutes les ${chaque}\u00a0fiches, s’il y en a plus\u00a0: l’aperçu, qui en dessine ${FICHES_D_APERCU} au plus, la montre dès la première.`,
    ],
  };
}
