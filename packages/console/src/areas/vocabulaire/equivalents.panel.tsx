import { type ContexteMot, critere, labelOfSysteme, type as type_ } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { recordPath } from '../../resource/record-path.ts';
import { Panel } from '../../ui/panel.tsx';
import { objetsCount } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

interface Props {
  readonly de: 'type' | 'critere';
  readonly equivalents: ContexteMot['equivalents'];
}

const RESOURCES = { type: type_, critere } as const;

/** The equivalents of a word, whichever of the two was linked to the other. */
export function EquivalentsPanel({ de, equivalents }: Props) {
  return (
    <Panel title="Équivalences" intro="Un filtre sur l’un de ces mots retient les objets de tous.">
      {equivalents.length === 0 ? (
        <Text c="dimmed">Aucun autre mot n’est relié à celui-ci.</Text>
      ) : (
        <ul className={classes.lines} aria-label="Équivalences">
          {equivalents.map(({ id, libelle, systeme, nombreObjets }) => (
            <li key={id}>
              <Anchor component={Link} to={recordPath(RESOURCES[de], id)}>
                {libelle}
              </Anchor>
              <Text size="xs" c="dimmed">
                {`${labelOfSysteme(systeme)} · ${objetsCount(nombreObjets)}`}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
