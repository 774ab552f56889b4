import {
  annonce,
  approveAnnonce,
  BridgeError,
  checkMedia,
  civilDay,
  conflitsDAnnonce,
  espace,
  formatsDAnnonces,
  mediaControle,
  mediaRemarques,
  nomSuivant,
  occupationDEspace,
  occupationDe,
  refuseAnnonce,
  requestValidation,
  saisonSuivante,
  unAnApres,
  type Validation,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { createRecord, saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { conflitsDe, manquesDAnnonce, partagesDe } from './annonce.controle.ts';
import { annoncesPlacees, espacesSeen, formatsSeen, holdEspaces, mediasSeen } from './annonce.repository.ts';
import { fautesDeConflits } from './annonce.rules.ts';

/** The decisions about annonces, and the occupation of espaces. */
export function annonceRoutes(bind: Bind, dependencies: CrudDependencies): void {
  const { db, write, registry } = dependencies;
  const [entry, espaces] = [registry.require(annonce), registry.require(espace)];

  const take = async (writing: Writing, id: number, version: number) => {
    const record = await takeRecord(writing, entry, id, { version });
    if (record.supprimeLe !== null) throw new BridgeError('inTrash');
    return record;
  };
  const decide = async (
    writing: Writing,
    before: Awaited<ReturnType<typeof take>>,
    validation: Validation,
    motifRefus = '',
  ) => {
    const by = { decideLe: writing.at.toISOString(), decidePar: writing.acteur.userId };
    const decided = validation === 'a-valider' ? {} : by;
    const change = { validation, motifRefus, ...decided };
    return await saveChanges(dependencies, writing, entry, before, change, 'modifier');
  };

  bind(requestValidation, (input) =>
    write(input.demande, async (writing) => {
      const asked = await take(writing, input.params.id, input.body.version);
      if (asked.validation === 'validee') return asked;
      refuse(await manquesDAnnonce(writing.tx, asked, civilDay(writing.at)));
      return decide(writing, asked, 'a-valider');
    }),
  );

  bind(approveAnnonce, (input) =>
    write(input.demande, async (writing) => {
      const asked = await take(writing, input.params.id, input.body.version);
      await holdEspaces(writing.tx, asked.espaces);
      refuse(await manquesDAnnonce(writing.tx, asked, civilDay(writing.at)));
      refuse(fautesDeConflits(await conflitsDe(writing.tx, writing.acteur.scope, asked)));
      return decide(writing, asked, 'validee');
    }),
  );

  bind(refuseAnnonce, (input) =>
    write(input.demande, async (writing) => {
      const before = await take(writing, input.params.id, input.body.version);
      return decide(writing, before, 'refusee', input.body.motif);
    }),
  );

  bind(saisonSuivante, (input) =>
    write(input.demande, async (writing) => {
      const seen = await readRecord(writing.tx, entry, writing.acteur, input.params.id);
      if (seen.supprimeLe !== null) throw new BridgeError('inTrash');
      const { nom, du, au } = seen;
      const written = Object.entries(seen).filter(([name]) => name in annonce.creation.shape);
      const body = annonce.creation.parse({
        ...Object.fromEntries(written),
        nom: nomSuivant(nom, { du, au }).slice(0, annonce.fields.nom.longest),
        du: unAnApres(du),
        au: unAnApres(au),
        // An annonce of another entity is copied into one's own.
        ...(seen.modifiable === false ? { entiteId: writing.acteur.entiteId, annonceur: null } : {}),
        facture: '',
      });
      return await createRecord(dependencies, writing, entry, body, 'dupliquer');
    }),
  );

  bind(conflitsDAnnonce, async ({ identity, body }) => {
    const { tagsCibles, canaux, formats, ...placee } = body;
    const seen = (await espacesSeen(db, identity.scope, body.espaces)).map(({ id }) => id);
    // A saved annonce belongs to its entity, or to all; a new one will belong to its author's entity.
    const { entiteId } = body.id === 0 ? identity : await readRecord(db, entry, identity, body.id);
    const asked = { ...placee, espaces: seen };
    return {
      items: await conflitsDe(db, identity.scope, asked),
      // An annonce that names espaces looks for no others.
      partages: await partagesDe(db, identity.scope, asked, {
        ...{ canaux, formats, entiteId },
        tagsCibles: body.espaces.length > 0 ? [] : tagsCibles,
      }),
    };
  });

  bind(occupationDEspace, async ({ identity, params, query: { du, au } }) => {
    const { id, capacite } = await readRecord(db, espaces, identity, params.id);
    const placees = await annoncesPlacees(db, identity.scope, { espaces: [id], du, au, sauf: 0 });
    return {
      capacite,
      annonces: placees.map(({ id: numero, nom, espaces: _, vises: __, ...placee }) => ({
        ...placee,
        annonce: nom === null ? null : { id: numero, nom },
      })),
      troncons: occupationDe(
        placees.filter(({ validee, parTags }) => validee && !parTags),
        { du, au },
        capacite,
      ),
    };
  });

  bind(formatsDAnnonces, async ({ identity, query }) => ({
    items: await formatsSeen(db, identity.scope, query.ids),
  }));

  bind(checkMedia, async ({ identity, body }) => {
    const [format] = await formatsSeen(db, identity.scope, [body.format]);
    const [media] = await mediasSeen(db, identity.scope, [body.media]);
    if (format === undefined || media === undefined) throw new BridgeError('notFound');
    return { fautes: mediaControle(format, media), remarques: mediaRemarques(format, media) };
  });
}
