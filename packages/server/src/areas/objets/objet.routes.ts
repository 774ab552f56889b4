import {
  BridgeError,
  documentSchema,
  getChangementObjet,
  getFiche,
  type Langue,
  listPoints,
  MOST_POINTS,
  objet,
  type TexteLocal,
  writeTexte,
} from '@bridge/contract';
import { documentEnMots } from '../../catalogue/bloc/noms.repository.ts';
import { champsPublics } from '../../catalogue/champs-publics.repository.ts';
import { differencesBetween } from '../../catalogue/difference.rules.ts';
import {
  documentOf,
  identitiesOf,
  localTexts,
  removeText,
  runsOf,
  saveText,
} from '../../catalogue/fiche.repository.ts';
import { sharedDocument } from '../../catalogue/fiche-partagee.rules.ts';
import { nextOccurrences } from '../../catalogue/jours/occurrences.rules.ts';
import { pointsFound } from '../../catalogue/points.repository.ts';
import { unitsOf } from '../../catalogue/unite.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { all, filtered, matching, visible } from '../../crud/read/condition.repository.ts';
import { namesIn, readRecord } from '../../crud/read/read.service.ts';
import { emit } from '../../crud/write/evenement.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { bothStates } from '../../sources/import/rapport/rapport.repository.ts';
import { entiteQuiTravaille, worksInNobodysName } from '../cadre.ts';
import { correctionsLues } from './correction.routes.ts';
import { nomsDesProprietaires } from './qualite/proprietaires.repository.ts';

const NEXT = 12;

/** The routes of what the catalogue knows of an objet beyond its columns, and of what people add. */
export function objetRoutes(bind: Bind, dependencies: CrudDependencies & { readonly clock: Clock }): void {
  const { db, write, registry, clock } = dependencies;
  const entry = registry.require(objet);

  bind(getFiche, async ({ identity, params }) => {
    const record = await readRecord(db, entry, identity, params.id);
    const lu = await documentOf(db, record.id);
    if (lu === undefined) throw new BridgeError('notFound');
    const isOwn = owns(identity.scope, record.entiteId);
    const source = documentSchema.parse(lu.document);
    // Others read what pages show: what was corrected, not that it was, when or by whom. Where a correction no longer
    // has the shape of its part, pages leave the objet out, and nobody else is told what was corrected away.
    const montre = isOwn ? source : documentSchema.safeParse(lu.montre).data;
    if (montre === undefined) throw new BridgeError('notFound');
    const document = isOwn ? source : sharedDocument(montre, await champsPublics(db));
    const [unites, textesLocaux, corrections, identites, historique, names, proprietaires] = await Promise.all([
      unitsOf(db, record.criteres, Object.keys(document.champs)),
      textsOf(db, record.id, entiteQuiTravaille(identity, record.entiteId)),
      isOwn ? correctionsLues(db, record.id) : [],
      identitiesOf(db, record.id),
      // Imports are for colleagues: they tell the feed and what the objet was before it was shared.
      isOwn ? runsOf(db, record.id) : [],
      namesIn(registry, db, entry.resource, [record], identity),
      nomsDesProprietaires(db, identity.scope, [record.proprietaire]),
    ]);
    return {
      objet: record,
      proprietaire: proprietaires.get(record.proprietaire) ?? null,
      names,
      document: await documentEnMots(db, document),
      unites,
      textesLocaux,
      corrections,
      // Fingerprints are what corrections start from, and would tell a guess of the source's value right.
      empreintes: isOwn ? lu.empreintes : null,
      // Warnings quote the raw record.
      avertissements: isOwn ? lu.avertissements : [],
      brut: isOwn ? lu.brut : null,
      format: lu.brut.trimStart().startsWith('<') ? ('xml' as const) : ('json' as const),
      completude: lu.completude,
      occurrences: [...nextOccurrences(document.ouverture, { at: clock.now() }, NEXT)],
      identites,
      historique: historique.map((run) => ({ ...run, le: run.le.toISOString() })),
    };
  });

  bind(getChangementObjet, async ({ identity, params }) => {
    const { entiteId } = await readRecord(db, entry, identity, params.id);
    if (!owns(identity.scope, entiteId)) throw new BridgeError('accessDenied');
    const found = await bothStates(db, identity.scope, params.importation, { objet: params.id });
    if (found === undefined) throw new BridgeError('notFound');
    return { differences: differencesBetween(found.avant, found.apres) };
  });

  bind(listPoints, ({ identity, query }) => {
    const { q, filter } = query;
    const where = all([
      visible(entry, identity.scope),
      filtered(entry, identity.scope, filter),
      matching(entry, identity.scope, q),
    ]);
    return pointsFound(db, where, MOST_POINTS);
  });

  bind(writeTexte, (input) =>
    write(input.demande, async (writing) => {
      const { identity, params, body } = input;
      const record = await readRecord(writing.tx, entry, identity, params.id);
      const entite = entityOf(identity, record.entiteId);
      if ((await documentOf(writing.tx, params.id)) === undefined) throw new BridgeError('notFound');
      if (await writeText(writing, { objet: params.id, entite, ...body }))
        await emit(dependencies, writing, {
          entry,
          id: params.id,
          action: body.valeur === null ? 'rendre-texte' : 'ecrire-texte',
          before: record,
          after: record,
          details: { champ: body.champ, langue: body.langue },
        });
      return { textesLocaux: await textsOf(writing.tx, params.id, entite) };
    }),
  );
}

/** The entity whose texts are written: the person's own or, for a person without one, the objet's if it is theirs to change. */
function entityOf(identity: Identity, owner: number | null): number {
  if (worksInNobodysName(identity, owner)) throw new BridgeError('accessDenied');
  const entite = entiteQuiTravaille(identity, owner);
  if (entite === null)
    throw new BridgeError('invalidInput', {
      errors: [
        {
          path: 'valeur',
          message: 'Ni votre compte ni cet objet n’ont d’entité\u00a0: un texte local appartient à une entité.',
        },
      ],
    });
  return entite;
}

interface Texte {
  readonly objet: number;
  readonly entite: number;
  readonly champ: 'nom' | 'resume' | 'description';
  readonly langue: Langue;
  readonly valeur: string | null;
}

/** Writes or removes a text; tells whether anything changed. */
async function writeText({ tx, acteur, at }: Writing, { valeur, ...where }: Texte): Promise<boolean> {
  if (valeur === null) return removeText(tx, where);
  await saveText(tx, { ...where, valeur, by: acteur.userId, at });
  return true;
}

async function textsOf(db: Db, id: number, entite: number | null): Promise<TexteLocal[]> {
  const texts = await localTexts(db, id, entite);
  return texts.map(({ maj_le, ...text }) => ({ ...text, majLe: maj_le.toISOString() }));
}
