import {
  BridgeError,
  type BrouillonDeTraduction,
  type BrouillonDeTraductionApidae,
  CHAMPS_TRADUITS,
  coutDe,
  type Estimation,
  formatNumber,
  LANGUES_CHOIX,
  MOST_ESTIMES,
  moisPour,
  type Regle,
  type Systeme,
  selection as selectionResource,
} from '@bridge/contract';
import { parametresLus } from '../../catalogue/parametre.repository.ts';
import { codesAjoutes } from '../../catalogue/registre/champs.repository.ts';
import { atOnce, countOf, idsOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { savedSelection, TOUT_LE_CATALOGUE } from '../../catalogue/selection/saved.repository.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { bilanDe, type Lu } from './config-estimation.rules.ts';
import {
  type AutreConfig,
  aTraduire,
  autresActives,
  type Compte,
  contenusATraduire,
} from './config-traduction.repository.ts';
import { quandPourApidae } from './lots/lot.portee.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
}

interface Essai {
  readonly identity: Identity;
  readonly at: Date;
  /** The configuration itself, which does not overlap with itself. */
  readonly id: number | null;
  /** The entity whose objets count, or null for those that the person sees. */
  readonly entite: number | null;
  /** For Apidae: only its objets, by what they lack, with a limit. */
  readonly apidae?: Pick<BrouillonDeTraductionApidae, 'conditions' | 'plafond'>;
}

/** Few at once: documents are heavy to read. */
const AT_ONCE = 500;

/** How much there is to translate by language, and the cost: what a run would find now. */
export function estimate(
  { db, registry }: Dependencies,
  brouillon: BrouillonDeTraduction,
  { identity, at, id, entite, apidae }: Essai,
): Promise<Estimation> {
  return atOnce(db, async (tx) => {
    const scope = entite !== null && owns(identity.scope, entite) ? await scopeOfEntity(tx, entite) : identity.scope;
    const question = await openQuestion(tx, {
      brouillon: await selectionDe(tx, registry, identity, brouillon.selection),
      scope,
      at,
      filtre: { genre: 'groupe', lien: 'et', regles: reglesDe(brouillon.types, apidae && 'apidae') },
    });
    const asked = await settled(tx, question);
    const vises = await countOf(tx, asked);
    const ids = await idsOf(tx, asked, { offset: 0, limit: Math.min(vises, MOST_ESTIMES) });
    const voulu = {
      ...brouillon,
      scope,
      ajoutes: await codesAjoutes(tx, brouillon.champsAjoutes),
      ...(apidae && { quand: quandPourApidae(apidae.conditions) }),
    };
    const lus: Lu[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE)
      lus.push(...(await aTraduire(tx, ids.slice(from, from + AT_ONCE), voulu)));
    const contenus = brouillon.champs.includes('contenu')
      ? await contenusATraduire(tx, brouillon.languesCibles, scope)
      : [];
    // The objets that were not read are estimated like those that were.
    const part = ids.length === 0 ? 1 : vises / ids.length;
    const { objets, langues } = bilanDe(lus, brouillon.languesCibles, {
      part,
      plafond: apidae?.plafond ?? null,
      contenus,
    });
    const sum = (of: (one: Compte) => number) => langues.reduce((total, one) => total + of(one), 0);
    const [caracteres, deMemoire] = [sum((one) => one.caracteres), sum((one) => one.deMemoire)];
    // Texts in the memory are not sent.
    const envoyes = caracteres - deMemoire;
    const { traduction_plafond: plafond } = await parametresLus(tx, 'traduction_plafond');
    return {
      objets,
      vises,
      lus: ids.length,
      langues,
      caracteres,
      deMemoire,
      cout: coutDe(envoyes, brouillon),
      mois: moisPour(envoyes, { ...brouillon, plafond }),
      avis: [...recouvrements(brouillon, await autresActives(tx, identity.scope, id)), ...partage(brouillon, plafond)],
    };
  });
}

async function selectionDe(tx: Db, registry: Registry, identity: Identity, id: number | null) {
  if (id === null) return TOUT_LE_CATALOGUE;
  await readRecord(tx, registry.require(selectionResource), identity, id);
  const saved = await savedSelection(tx, id);
  if (saved === undefined) throw new BridgeError('notFound');
  return saved.brouillon;
}

function reglesDe(types: readonly string[], systeme: Systeme | undefined): Regle[] {
  return [
    ...(types.length > 0
      ? [{ genre: 'liste' as const, champ: 'typeBridge' as const, op: 'une' as const, valeurs: [...types] }]
      : []),
    ...(systeme === undefined
      ? []
      : [{ genre: 'liste' as const, champ: 'systeme' as const, op: 'une' as const, valeurs: [systeme] }]),
  ];
}

/** A remark when the instance's ceiling is below the budget of a configuration, or it has none. */
function partage({ budget }: BrouillonDeTraduction, plafond: number | null): string[] {
  if (plafond === null || (budget !== null && budget <= plafond)) return [];
  return [
    `Le plafond de l’instance est de ${formatNumber(plafond)} caractères par mois, que toutes les configurations se partagent.`,
  ];
}

/** Two that translate the same would pay twice. */
function recouvrements(brouillon: BrouillonDeTraduction, autres: readonly AutreConfig[]): string[] {
  return autres.flatMap(({ nom, langues, champs, types }) => {
    const meet =
      types.length === 0 || brouillon.types.length === 0 || brouillon.types.some((one) => types.includes(one));
    const both = LANGUES_CHOIX.filter(
      ({ value }) => langues.includes(value) && brouillon.languesCibles.includes(value),
    );
    const same = CHAMPS_TRADUITS.filter(({ value }) => champs.includes(value) && brouillon.champs.includes(value));
    if (!meet || both.length === 0 || same.length === 0) return [];
    const [quoi, vers] = [same, both].map((some) => some.map(({ label }) => label.toLowerCase()).join(', '));
    return [`«\u00a0${nom}\u00a0» traduit déjà les mêmes textes (${quoi}) vers les mêmes langues (${vers}).`];
  });
}
