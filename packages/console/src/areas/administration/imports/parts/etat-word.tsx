import { ETATS_IMPORTATION, type EtatImportation } from '@bridge/contract';
import { Dot } from '../../../../resource/values/dot.tsx';
import classes from '../../parts/table.module.css';

/** Dot and word: never colour alone. */
export function EtatWord({ etat }: { readonly etat: EtatImportation }) {
  const known = ETATS_IMPORTATION.find(({ value }) => value === etat);
  return (
    <span className={classes.word}>
      <Dot colour={known?.colour ?? 'gray'} />
      {known?.label ?? etat}
    </span>
  );
}
