import { type Groupe, LIENS, type Names, propositionDe } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useDocumentNames } from '../../resource/values/use-names.ts';
import classes from './regles.module.css';

interface Props {
  readonly id: string;
  readonly regles: Groupe;
  readonly label: string;
}

/** Rules that may only be read: a sentence for each, under the word that joins them. */
export function RegleRead({ id, regles, label }: Props) {
  const noms = useDocumentNames(regles);
  return (
    <section id={id} tabIndex={-1} aria-label={label}>
      {regles.regles.length === 0 ? (
        <Text>{'Aucune condition\u00a0: tous les objets publiés.'}</Text>
      ) : (
        <Lignes groupe={regles} noms={noms} />
      )}
    </section>
  );
}

function Lignes({ groupe, noms }: { readonly groupe: Groupe; readonly noms: Names }) {
  return (
    <div>
      <Text fw={550}>{`${LIENS.find(({ value }) => value === groupe.lien)?.label ?? ''}\u00a0:`}</Text>
      <ul className={classes.read}>
        {groupe.regles.map((regle, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name, and nothing here changes place.
          <li key={rang}>
            {regle.genre === 'groupe' ? <Lignes groupe={regle} noms={noms} /> : propositionDe(regle, noms)}
          </li>
        ))}
      </ul>
    </div>
  );
}
