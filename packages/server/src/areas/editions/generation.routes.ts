import {
  approveGeneration,
  BridgeError,
  changementsDeGeneration,
  fichierDeGeneration,
  freezeGeneration,
  generateEdition,
  modeleEdition,
  pageDeGeneration,
  redoGeneration,
  refuseGeneration,
  removeGeneration,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Write, Writing } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import { type Identity, isOfNoEntity, owns } from '../../platform/auth/identity.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import { changementsDEnsemble, changementsEntre } from '../../publication/print/generations/changements.rules.ts';
import { eraseDossier } from '../../publication/print/generations/dossiers.service.ts';
import {
  askAgain,
  askGenerations,
  noteDernier,
  validateGeneration,
} from '../../publication/print/generations/generation.service.ts';
import {
  decide,
  forgetGeneration,
  freeze,
  type GenerationLue,
  generationById,
  isBeingRedone,
  isUnderWay,
  lockGeneration,
  previousOf,
} from '../../publication/print/generations/generations.repository.ts';
import { canalDe, clePdf, readInstantane } from '../../publication/print/generations/instantane.ts';
import type { Pages } from '../../publication/print/pages.ts';
import type { Db } from '../../schema.ts';
import { mayDecide, notNow } from './decision.ts';
import { askEnvois } from './envois/envoi.service.ts';
import { planificationLue } from './parutions/planification.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly write: Write;
  readonly files: Files;
  readonly pages: Pages;
}

const PDF = 'application/pdf';

/** The actions on documents. */
export function generationRoutes(bind: Bind, { db, registry, write, files, pages }: Dependencies): void {
  const modeles = registry.require(modeleEdition);

  /** A document of the reader's own entities; others are not found. */
  const mine = (identity: Pick<Identity, 'scope'>, found: GenerationLue | undefined): GenerationLue => {
    if (found === undefined || !owns(identity.scope, found.entite_id)) throw new BridgeError('notFound');
    return found;
  };
  const held = async ({ tx, acteur }: Writing, id: number) => mine(acteur, await lockGeneration(tx, id));
  const told = (writing: Writing, action: string, id: number, details: Record<string, unknown> = {}) =>
    auditChange(writing, { action: `generation.${action}`, target: { kind: 'generation', id }, details });

  bind(generateEdition, ({ identity, demande, params, body }) =>
    write(demande, async ({ tx, acteur, at }) => {
      const record = await readRecord(tx, modeles, identity, params.id);
      const modele = modeleEdition.record.parse(record);
      // A person who may only read a shared model prints their own objets with it.
      const isShared = record.modifiable === false;
      // In nobody's name, it would print the objets of all.
      if (isShared && isOfNoEntity(acteur)) throw new BridgeError('accessDenied');
      const entiteId = isShared ? acteur.entiteId : (Object(record).entiteId ?? null);
      const { langues, periode } = body;
      return {
        generations: await askGenerations(tx, { modele, entiteId, langues, periode, demandePar: acteur.userId }, at),
      };
    }),
  );

  bind(redoGeneration, ({ identity, demande, params }) =>
    write(demande, async (writing) => {
      const found = await held(writing, params.id);
      const { nom } = modeleEdition.record.parse(await readRecord(writing.tx, modeles, identity, found.modele));
      return askAgain(writing.tx, found, { nom, demandePar: writing.acteur.userId }, writing.at);
    }),
  );

  bind(approveGeneration, ({ demande, params, body }) =>
    write(demande, async (writing) => {
      const { tx, at, acteur } = writing;
      const found = await held(writing, params.id);
      const { id, etat, bloquantes } = found;
      await mustDecide(writing, found);
      mustBeReady(etat);
      if (bloquantes && !body.malgreLeControle)
        throw notNow(
          'Le contrôle avant impression a relevé des points bloquants\u00a0: corrigez-les, ou validez malgré eux.',
        );
      await validateGeneration(tx, found, acteur.userId, at);
      await told(writing, 'valider', id);
      await askEnvois(tx, found, { demandePar: acteur.userId }, at);
      return null;
    }),
  );

  bind(refuseGeneration, ({ demande, params, body }) =>
    write(demande, async (writing) => {
      const found = await held(writing, params.id);
      const { id, etat } = found;
      await mustDecide(writing, found);
      mustBeReady(etat);
      await decide(writing.tx, id, { etat: 'refusee', message: body.motif, par: writing.acteur.userId }, writing.at);
      await told(writing, 'refuser', id, { motif: body.motif });
      return null;
    }),
  );

  bind(freezeGeneration, ({ demande, params, body }) =>
    write(demande, async (writing) => {
      const { id } = await held(writing, params.id);
      await freeze(writing.tx, id, body.figee);
      await told(writing, body.figee ? 'figer' : 'liberer', id);
      return null;
    }),
  );

  bind(removeGeneration, ({ demande, params }) =>
    write(demande, async (writing) => {
      const found = await held(writing, params.id);
      const { id, dossier } = found;
      if (await isUnderWay(writing.tx, found))
        throw notNow('Ce document est en préparation\u00a0: arrêtez d’abord sa tâche.');
      if (await isBeingRedone(writing.tx, id))
        throw notNow(
          'Un autre document se prépare avec les données de celui-ci\u00a0: attendez-le, ou arrêtez sa tâche.',
        );
      await forgetGeneration(writing.tx, id);
      await noteDernier(writing.tx, found);
      await told(writing, 'supprimer', id);
      // If the server is killed before this, the maintenance removes the folder.
      if (dossier !== null) writing.afterCommit(() => void eraseDossier({ db, files }, dossier).catch(() => undefined));
      return null;
    }),
  );

  bind(fichierDeGeneration, async ({ identity, params }): Promise<FileAnswer> => {
    const found = mine(identity, await generationById(db, params.id));
    const fichier = found.fichiers.find(({ sortie }) => sortie === params.sortie);
    // A document to leaf through is no file: it has an address.
    const isFile = fichier !== undefined && fichier.sortie !== 'feuilletable';
    const body = isFile && found.dossier && (await files.read(clePdf(found.dossier, canalDe(params.sortie))));
    if (!fichier || !body) throw new BridgeError('notFound');
    return { type: PDF, body, fileName: fichier.nom, headers: { 'content-length': String(fichier.poids) } };
  });

  bind(pageDeGeneration, async ({ identity, params, query }) => {
    const found = mine(identity, await generationById(db, params.id));
    const sortie = query.sortie ?? found.fichiers[0]?.sortie ?? 'ecran';
    if (found.dossier === null || params.page > (found.pages ?? 0)) throw new BridgeError('notFound');
    const cle = clePdf(found.dossier, canalDe(sortie));
    return { image: await pages.ofStored(String(identity.userId), { cle, page: params.page, largeur: query.largeur }) };
  });

  bind(changementsDeGeneration, async ({ identity, params, query }) => {
    const found = mine(identity, await generationById(db, params.id));
    const other =
      query.avec === undefined ? await previousOf(db, found) : mine(identity, await generationById(db, query.avec));
    const [avant, apres] = [
      other && (await readInstantane(files, other.dossier)),
      await readInstantane(files, found.dossier),
    ];
    if (!other || !avant || !apres) return { avec: null, ensemble: [], changements: [] };
    return {
      avec: { id: other.id, creeLe: other.cree_le.toISOString() },
      ensemble: [...changementsDEnsemble(avant, apres)],
      changements: [...changementsEntre(avant, apres)],
    };
  });
}

async function mustDecide({ tx, acteur }: Writing, { planification }: GenerationLue): Promise<void> {
  if (!mayDecide(acteur, await planificationLue(tx, planification))) throw new BridgeError('accessDenied');
}

function mustBeReady(etat: GenerationLue['etat']): void {
  if (etat === 'prete') return;
  throw notNow('Ce document n’attend pas de décision.');
}
