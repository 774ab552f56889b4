import {
  type apercuEnContexte,
  type ElementDePlan,
  type EndpointAnswer,
  instantOf,
  type ModeleEdition,
  modeleEdition,
} from '@bridge/contract';
import type { PlaceLue } from '../../composition/annonce/places.repository.ts';
import { type Cadre, openCadre } from '../../composition/cadre.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Apercus } from '../../publication/print/apercus.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { type QuestionDApercu, RIEN_A_VOIR } from './apercu.question.ts';
import { modelesDeLEspace, rubriquesDeLEspace } from './couverture.repository.ts';

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

/** An espace of editions on the page of a model that prints it: a page of its own, or between the fiches of a chapter. */
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
  const { modele, element } = found;
  const alone: ModeleEdition = {
    ...modele,
    gabaritCouverture: null,
    gabaritSommaire: null,
    multiple: '1',
    plan: [element],
  };
  const qui = String(identity.userId);
  const drawn = await imprimes.draw({ cadre, modele: alone, canal: 'ecran', entier: false, qui, signal });
  const [page] = drawn.imprimes.flatMap(({ ressource, cible, pages }) =>
    ressource === 'annonce' && cible === (annonce ?? cible) ? pages : [],
  );
  if (page === undefined)
    return told(
      ...drawn.remarques.flatMap(({ genre, texte }) => (genre === 'annonce' ? [texte] : [])),
      `Rien de cet espace ne s’imprime dans «\u00a0${modele.nom}\u00a0» à ce moment.`,
    );
  const image = await imprimes.page(qui, { jeton: drawn.jeton, page, largeur: LARGEUR });
  return { ...RIEN_A_VOIR, image, remarques: [`Dans le modèle «\u00a0${modele.nom}\u00a0».`] };
}

/** The first model that prints an espace, with the part of its plan that does. */
async function supportDe(
  tx: Db,
  { configuration }: Pick<Cadre, 'configuration'>,
  espace: number,
): Promise<{ readonly modele: ModeleEdition; readonly element: ElementDePlan } | null> {
  const rubriques = await rubriquesDeLEspace(tx, espace);
  const prints = (element: ElementDePlan) =>
    (element.genre === 'annonce' && element.espace?.id === espace) ||
    (element.genre === 'rubrique' && rubriques.includes(element.rubrique.id));
  for (const id of await modelesDeLEspace(tx, espace, rubriques)) {
    const modele = await configuration.live(modeleEdition, id);
    const element = modele?.plan.find(prints);
    if (modele !== undefined && element !== undefined) return { modele, element };
  }
  return null;
}
