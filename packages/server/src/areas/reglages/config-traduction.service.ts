import {
  BridgeError,
  type BrouillonDeTraduction,
  brouillonDeSelectionSchema,
  CHAMPS_TRADUITS,
  caracteresDe,
  coutDe,
  documentSchema,
  type Estimation,
  LANGUES_CHOIX,
  type Langue,
  MOST_ESTIMES,
  moisPour,
  type Regle,
  SANS_REGLE,
  type Systeme,
  selection as selectionResource,
  textesATraduire,
} from '@bridge/contract';
import { atOnce, countOf, idsOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { readRecord } from '../../crud/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { createSteps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import { type AutreConfig, autresActives, documentsDe, textesEcrits } from './config-traduction.repository.ts';

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
const AT_ONCE = 100;

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
      const { textes, caracteres } = parLangue.get(langue) ?? { textes: 0, caracteres: 0 };
      return { langue, textes: Math.round(textes * part), caracteres: Math.round(caracteres * part) };
    });
    const caracteres = langues.reduce((total, one) => total + one.caracteres, 0);
    return {
      objets,
      lus: ids.length,
      langues,
      caracteres,
      cout: coutDe(caracteres, brouillon),
      mois: moisPour(caracteres, brouillon),
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

async function count(
  tx: Db,
  ids: readonly number[],
  { champs, langueSource: source, languesCibles }: BrouillonDeTraduction,
  entite: number | null,
): Promise<ReadonlyMap<Langue, { readonly textes: number; readonly caracteres: number }>> {
  const counted = new Map(languesCibles.map((langue) => [langue, { textes: 0, caracteres: 0 }]));
  const steps = createSteps();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const lot = ids.slice(from, from + AT_ONCE);
    const [documents, ecrits] = [await documentsDe(tx, lot), await textesEcrits(tx, lot, entite)];
    for (const { id, document } of documents) {
      await steps.step(() => {
        const read = documentSchema.safeParse(document);
        if (!read.success) return;
        const own = ecrits.filter(({ objet }) => objet === id);
        for (const [cible, total] of counted) {
          const textes = textesATraduire(read.data, { champs, source, cible, ecrits: own });
          total.textes += textes.length;
          total.caracteres += caracteresDe(textes);
        }
      });
    }
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
