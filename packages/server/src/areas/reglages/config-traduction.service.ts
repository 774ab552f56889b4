import {
  BridgeError,
  type BrouillonDeTraduction,
  brouillonDeSelectionSchema,
  CHAMPS_TRADUITS,
  coutDe,
  type Estimation,
  LANGUES_CHOIX,
  type Langue,
  MOST_ESTIMES,
  moisPour,
  type Regle,
  SANS_REGLE,
  type Systeme,
  selection as selectionResource,
} from '@bridge/contract';
import { atOnce, countOf, idsOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { readRecord } from '../../crud/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { type AutreConfig, aTraduire, autresActives, type Compte } from './config-traduction.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
}

interface Essai {
  readonly identity: Identity;
  readonly at: Date;
  /** The configuration itself, which does not overlap with itself. */
  readonly id: number | null;
  /** Objets of one system only. */
  readonly systeme?: Systeme;
  readonly plafond?: number | null;
}

/** Few at once: documents are heavy to read. */
const AT_ONCE = 500;

/** How much there is to translate, by language, and what it costs. */
export function estimate(
  { db, registry }: Dependencies,
  brouillon: BrouillonDeTraduction,
  { identity, at, id, systeme, plafond = null }: Essai,
): Promise<Estimation> {
  return atOnce(db, async (tx) => {
    const question = await openQuestion(tx, {
      brouillon: await selectionDe(tx, registry, identity, brouillon.selection),
      scope: identity.scope,
      at,
      filtre: { genre: 'groupe', lien: 'et', regles: reglesDe(brouillon.types, systeme) },
    });
    const asked = await settled(tx, question);
    const found = await countOf(tx, asked);
    const objets = plafond === null ? found : Math.min(found, plafond);
    const ids = await idsOf(tx, asked, { offset: 0, limit: Math.min(objets, MOST_ESTIMES) });
    const parLangue = await count(tx, ids, brouillon, identity.entiteId);
    // What was not read is taken to be like what was.
    const part = ids.length === 0 ? 1 : objets / ids.length;
    const langues = brouillon.languesCibles.map((langue) => {
      const { textes, caracteres, deMemoire } = parLangue.get(langue) ?? RIEN;
      const whole = (nombre: number) => Math.round(nombre * part);
      return { langue, textes: whole(textes), caracteres: whole(caracteres), deMemoire: whole(deMemoire) };
    });
    const sum = (of: (one: Compte) => number) => langues.reduce((total, one) => total + of(one), 0);
    const [caracteres, deMemoire] = [sum((one) => one.caracteres), sum((one) => one.deMemoire)];
    // What the memory has is not sent.
    const envoyes = caracteres - deMemoire;
    return {
      objets,
      lus: ids.length,
      langues,
      caracteres,
      deMemoire,
      cout: coutDe(envoyes, brouillon),
      mois: moisPour(envoyes, brouillon),
      avis: recouvrements(brouillon, await autresActives(tx, identity.scope, id)),
    };
  });
}

const TOUT = brouillonDeSelectionSchema.parse({
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
});

async function selectionDe(tx: Db, registry: Registry, identity: Identity, id: number | null) {
  if (id === null) return TOUT;
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

const RIEN: Compte = { textes: 0, caracteres: 0, deMemoire: 0 };

async function count(
  tx: Db,
  ids: readonly number[],
  brouillon: BrouillonDeTraduction,
  entite: number | null,
): Promise<ReadonlyMap<Langue, Compte>> {
  const counted = new Map<Langue, Compte>();
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const { langue, ...lot } of await aTraduire(tx, ids.slice(from, from + AT_ONCE), brouillon, entite)) {
      const known = counted.get(langue) ?? RIEN;
      counted.set(langue, {
        textes: known.textes + lot.textes,
        caracteres: known.caracteres + lot.caracteres,
        deMemoire: known.deMemoire + lot.deMemoire,
      });
    }
  return counted;
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
