import type { Apercu } from '@bridge/contract';
import { Text } from '@mantine/core';
import { Jauge } from '../lignes/jauge.tsx';
import classes from './apercu.module.css';

/** Sums over the twenty records: the fill rate of each target, the fields that go nowhere, the unknown values. */
export function ApercuSums({ apercu: { remplissage, nonRelies, valeursInconnues } }: { readonly apercu: Apercu }) {
  return (
    <>
      <details className={classes.fold}>
        <summary>{`Taux de remplissage par cible (${remplissage.length})`}</summary>
        <dl className={classes.rates}>
          {remplissage.map(({ cible, libelle, taux }) => (
            <Rate key={cible} label={libelle} taux={taux} />
          ))}
        </dl>
      </details>
      {nonRelies.length > 0 && (
        <details className={classes.fold}>
          <summary>{`Champs non reliés (${nonRelies.length})`}</summary>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {nonRelies.join(', ')}
          </Text>
        </details>
      )}
      {valeursInconnues.length > 0 && (
        <details className={classes.fold}>
          <summary>{`Valeurs inconnues (${valeursInconnues.length})`}</summary>
          <ul className={classes.words}>
            {valeursInconnues.map(({ champ, valeurs }) => (
              <li key={champ}>{`${champ}\u00a0: ${valeurs.join(', ')}`}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Rate({ label, taux }: { readonly label: string; readonly taux: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Jauge taux={taux} name={label} />
      </dd>
    </>
  );
}
