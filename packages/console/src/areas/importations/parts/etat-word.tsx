import { ETATS_IMPORTATION, type EtatImportation } from '@bridge/contract';
import classes from '../../../resource/rows/table.module.css';
import { Dot } from '../../../ui/dot.tsx';

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
