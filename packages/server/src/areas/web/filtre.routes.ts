import {
  BridgeError,
  type FieldError,
  type Filtre,
  filtre as filtreResource,
  LANGUES_CHOIX,
  moteur as moteurResource,
  norme,
  offerInMoteurs,
  readChoixCsv,
  TYPES_BRIDGE,
  type ValeurDeChoix,
} from '@bridge/contract';
import { modalitesOffertes } from '../../catalogue/bloc/noms.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { parseBrouillon } from '../brouillon.rules.ts';
import { choixDesLignes, readLignes, TableauIllisible } from './choix-csv.rules.ts';
import { tagsOfferts } from './filtre.repository.ts';

/** The actions on filters besides changes: add one to several moteurs, read its choices from a table. */
export function filtreRoutes(bind: Bind, context: CrudDependencies): void {
  const { db, write, registry } = context;

  bind(offerInMoteurs, ({ identity, body, demande }) =>
    write(demande, async (writing) => {
      const moteurs = registry.require(moteurResource);
      for (const id of body.filtres) await readRecord(writing.tx, registry.require(filtreResource), identity, id);
      let changes = 0;
      for (const id of [...new Set(body.moteurs)].sort((a, b) => a - b)) {
        const before = await takeRecord(writing, moteurs, id, { unversioned: true });
        if (before.supprimeLe !== null) throw new BridgeError('inTrash');
        const has = new Set(before.filtres.map(({ filtre }) => filtre));
        const added = [...new Set(body.filtres)].filter((filtre) => !has.has(filtre));
        if (added.length === 0) continue;
        const filtres = [...before.filtres, ...added.map((filtre) => ({ filtre, libelle: {}, replie: false }))];
        if (!moteurResource.fields.filtres.schema.safeParse(filtres).success) refuse([tooMany(before.nom)]);
        await saveChanges(context, writing, moteurs, before, { filtres }, 'modifier');
        changes += 1;
      }
      return { changes };
    }),
  );

  bind(readChoixCsv, async ({ identity, body }) => {
    const { record } = parseBrouillon(filtreResource, { code: 'essai', ...body.valeurs });
    const find = await valeursConnues(db, identity, record);
    try {
      return choixDesLignes(readLignes(body.contenu), find);
    } catch (error) {
      if (!(error instanceof TableauIllisible)) throw error;
      throw new BridgeError('invalidInput', { errors: [{ path: 'contenu', message: error.message }] });
    }
  });
}

const tooMany = (nom: string): FieldError => ({
  path: 'moteurs',
  message: `Le moteur «\u00a0${nom}\u00a0» a déjà tous les filtres qu’il peut avoir\u00a0: retirez-en d’abord.`,
});

type Find = (ecrit: string) => ValeurDeChoix | null;

/** How to find the value of a cell: by its code or its words, without regard to capitals and accents. */
async function valeursConnues(db: Db, { scope, language }: Identity, { cible, critere }: Filtre): Promise<Find> {
  switch (cible) {
    case 'typeBridge':
      return among(TYPES_BRIDGE.map(({ value, label }) => ({ valeur: value, mots: [value, label] })));
    case 'languesParlees':
      return among(LANGUES_CHOIX.map(({ value, label }) => ({ valeur: value, mots: [value, label] })));
    case 'critere': {
      const offered = critere === null ? [] : await modalitesOffertes(db, critere, { scope, langue: language });
      return among(offered.map(({ id, libelle }) => ({ valeur: { ref: 'modalite', id }, mots: [libelle] })));
    }
    case 'tag': {
      const offered = await tagsOfferts(db, scope, language);
      return among(offered.map(({ id, libelle }) => ({ valeur: { ref: 'tag', id }, mots: [libelle] })));
    }
    default:
      // A commune, or the value of a field, is the text itself.
      return (ecrit) => (ecrit.length > 200 ? null : ecrit);
  }
}

function among(offered: readonly { readonly valeur: ValeurDeChoix; readonly mots: readonly string[] }[]): Find {
  const known = new Map(offered.toReversed().flatMap(({ valeur, mots }) => mots.map((mot) => [norme(mot), valeur])));
  return (ecrit) => known.get(norme(ecrit)) ?? null;
}
