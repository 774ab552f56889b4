import { formatNumber } from '@bridge/contract';
import { Text } from '@mantine/core';
import classes from '../web.module.css';

interface Props {
  readonly choix: readonly { readonly slug: string; readonly libelle: string; readonly nombre: number }[];
}

/** The count of objets of each choice. A choice that keeps none says so by a word, not by a colour alone. */
export function ComptesDesChoix({ choix }: Props) {
  return (
    <ul className={classes.lines} data-close>
      {choix.map(({ slug, libelle, nombre }) => (
        <li key={slug} className={classes.line}>
          <Text size="sm">{libelle || slug}</Text>
          <Text size="sm" {...(nombre === 0 ? { className: classes.dead } : { c: 'dimmed' })}>
            {nombre === 0 ? 'aucun objet' : formatNumber(nombre)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
