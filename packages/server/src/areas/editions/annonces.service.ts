import { type FieldError, refsIn } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { annoncesNonImprimables, espacesNonImprimes } from './annonces.repository.ts';

const D_UN_AUTRE_CANAL = {
  espace: 'Cet espace n’est pas du canal Édition\u00a0: ses annonces ne s’impriment pas. Choisissez-en un autre.',
  annonce: 'Cette annonce n’a pas de format du canal Édition\u00a0: elle ne s’imprime pas. Choisissez-en une autre.',
};

/** Refuses annonces and espaces sold for sites or screens: they are not printed. */
export async function fautesDeCanal(tx: Db, value: unknown, field: string): Promise<FieldError[]> {
  const refs = refsIn(value);
  const idsOf = (ref: string) => refs.filter((one) => one.ref === ref).map(({ id }) => id);
  const wrong = {
    espace: await espacesNonImprimes(tx, idsOf('espace')),
    annonce: await annoncesNonImprimables(tx, idsOf('annonce')),
  };
  return refs.flatMap(({ ref, id, path }) =>
    (ref === 'espace' || ref === 'annonce') && wrong[ref].includes(id)
      ? [{ path: `${field}.${path}`, message: D_UN_AUTRE_CANAL[ref] }]
      : [],
  );
}
